"""The IP address a request comes from, as far as it is counted."""

from __future__ import annotations

import ipaddress
from typing import Final

from litestar.types import Scope

_FORWARDED: Final = b"x-forwarded-for"
_LONGEST: Final = 64
_HOME_NETWORK: Final = 64
"""So many bits of an IPv6 address one household has in common."""


def ip_address(scope: Scope, *, trust_proxy: bool) -> str:
    """The address, of IPv6 the network, for one person has many.

    What a proxy says is believed only where `trust_proxy` says so, and of that only the last
    entry, which the proxy itself has added.
    """
    client = scope.get("client")
    given = client[0] if client else ""
    if trust_proxy:
        said = [value for name, value in scope["headers"] if name == _FORWARDED]
        last = said[-1].decode("latin-1").rpartition(",")[2].strip() if said else ""
        given = last or given
    return counted(given)


def counted(given: str) -> str:
    """An address as it is counted.

    >>> counted("192.0.2.7"), counted("::ffff:192.0.2.7"), counted("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::')
    """
    try:
        parsed = ipaddress.ip_address(given)
    except ValueError:
        return given[:_LONGEST]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    network = ipaddress.IPv6Network((int(parsed), _HOME_NETWORK), strict=False)
    return str(network.network_address)

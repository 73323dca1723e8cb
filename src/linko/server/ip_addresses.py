"""The IP address of a client, as the limits count it."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

from litestar.types import Scope

_FORWARDED: Final = b"x-forwarded-for"
_LONGEST: Final = 64
_HOME_NETWORK: Final = 64
"""Number of leading bits of an IPv6 address that one household shares."""


def ip_address(scope: Scope, *, trust_proxy: bool) -> str:
    """Return the client's address; for IPv6 its network, since one person has many addresses.

    With `trust_proxy`, it is the last entry of X-Forwarded-For, which the proxy has added.
    """
    client = scope.get("client")
    given = client[0] if client else ""
    if trust_proxy:
        said = [value for name, value in scope["headers"] if name == _FORWARDED]
        last = said[-1].decode("latin-1").rpartition(",")[2].strip() if said else ""
        given = last or given
    return counted(given)


@lru_cache(4096)
def counted(given: str) -> str:
    """Return an address as the limits count it.

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

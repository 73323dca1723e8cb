"""Who asks, and how often."""

from __future__ import annotations

import ipaddress
from typing import Any, Final

from litestar.connection import ASGIConnection

from linko.errors import ServerError
from linko.server.hub import Hub
from linko.server.identities import COOKIE
from linko.store import Identity

_BEARER: Final = "Bearer "

Connection = ASGIConnection[Any, Any, Any, Any]


def hub_of(connection: Connection) -> Hub:
    """What the server consists of."""
    found: Hub = connection.app.state.hub
    return found


def address(connection: Connection) -> str:
    """Whose address it is; of IPv6 the network, for one person has many."""
    given = connection.client.host if connection.client is not None else ""
    if hub_of(connection).settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "")
        given = forwarded.rpartition(",")[2].strip() or given
    try:
        parsed = ipaddress.ip_address(given)
    except ValueError:
        return given[:64]
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
    return str(parsed)


def limit(connection: Connection, kind: str, identity: Identity | None = None) -> None:
    """Count a request for its address and its identity; refuse it if there are too many."""
    hub = hub_of(connection)
    now = hub.now()
    hub.limits.check(kind, address(connection), now)
    if identity is not None:
        hub.limits.check(kind, identity.id, now)


async def identity_or_none(connection: Connection) -> Identity | None:
    """Who asks, by cookie or by bearer token."""
    authorization = connection.headers.get("authorization", "")
    if authorization.startswith(_BEARER):
        token: str | None = authorization.removeprefix(_BEARER).strip()
    else:
        token = connection.cookies.get(COOKIE)
    return await hub_of(connection).identities.find(token)


async def identity_of(connection: Connection) -> Identity:
    """Who asks; a `ServerError` if nobody knows."""
    found = await identity_or_none(connection)
    if found is None:
        raise ServerError("server_not_signed_in")
    return found

"""Who asks, and how often."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection

from linko.server import ip_addresses
from linko.server.errors import ServerError
from linko.server.hub import Hub
from linko.server.identities import COOKIE
from linko.server.limits import HOUSE
from linko.store import Identity

_BEARER: Final = "Bearer "

Connection = ASGIConnection[Any, Any, Any, Any]


def hub_of(connection: Connection) -> Hub:
    """What the server consists of."""
    found: Hub = connection.app.state.hub
    return found


def ip_address(connection: Connection) -> str:
    """The IP address a request comes from, as it is counted."""
    trust_proxy = hub_of(connection).settings.trust_proxy
    return ip_addresses.ip_address(connection.scope, trust_proxy=trust_proxy)


def limit(connection: Connection, kind: str) -> None:
    """Count a request for its address; refuse it if there are too many."""
    hub = hub_of(connection)
    hub.limits.check(kind, ip_address(connection), hub.now())


def is_nobody_yet(connection: Connection) -> bool:
    """Whether somebody asks who never said who they are."""
    return "authorization" not in connection.headers and COOKIE not in connection.cookies


async def identity_or_none(connection: Connection) -> Identity | None:
    """Who asks, by cookie or by bearer token."""
    authorization = connection.headers.get("authorization", "")
    if authorization.startswith(_BEARER):
        token: str | None = authorization.removeprefix(_BEARER).strip()
    else:
        token = connection.cookies.get(COOKIE)
    return await hub_of(connection).identities.find(token)


async def asker(connection: Connection, kind: str) -> Identity:
    """Who asks; a `ServerError` if nobody knows, or if it is too often.

    The address is counted before the token is looked at, so that nobody can try out many.
    """
    hub = hub_of(connection)
    hub.limits.check(kind, f"house {ip_address(connection)}", hub.now(), people=HOUSE)
    found = await identity_or_none(connection)
    if found is None:
        limit(connection, kind)
        raise ServerError("server_not_signed_in")
    hub.limits.check(kind, found.id, hub.now())
    return found

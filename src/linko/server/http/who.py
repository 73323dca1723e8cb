"""The identity and address of a client, and its limits."""

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
    """Return the hub of the server that got the request."""
    found: Hub = connection.app.state.hub
    return found


def ip_address(connection: Connection) -> str:
    """Return the IP address of a request, as the limits count it."""
    trust_proxy = hub_of(connection).settings.trust_proxy
    return ip_addresses.ip_address(connection.scope, trust_proxy=trust_proxy)


def limit(connection: Connection, kind: str) -> None:
    """Count a request for its address; raise a `ServerError` if there are too many."""
    hub = hub_of(connection)
    hub.limits.check(kind, ip_address(connection), hub.now())


def is_nobody_yet(connection: Connection) -> bool:
    """Whether a request has neither cookie nor token."""
    return "authorization" not in connection.headers and COOKIE not in connection.cookies


async def identity_or_none(connection: Connection) -> Identity | None:
    """Return the identity of a request, by cookie or bearer token; refuse a banned one."""
    authorization = connection.headers.get("authorization", "")
    if authorization.startswith(_BEARER):
        token: str | None = authorization.removeprefix(_BEARER).strip()
    else:
        token = connection.cookies.get(COOKIE)
    hub = hub_of(connection)
    found = await hub.identities.find(token)
    if found is not None:
        hub.board.check_person(found)
    return found


async def asker(connection: Connection, kind: str) -> Identity:
    """Return the identity of a request; raise a `ServerError` without one, or beyond a limit.

    The address is counted before the token is looked up, so that nobody can try many tokens.
    """
    hub = hub_of(connection)
    if is_nobody_yet(connection):  # must not use up the limit that the people at this address share
        limit(connection, kind)
        raise ServerError("server_not_signed_in")
    hub.limits.check(kind, f"house {ip_address(connection)}", hub.now(), people=HOUSE)
    found = await identity_or_none(connection)
    if found is None:
        limit(connection, kind)
        raise ServerError("server_not_signed_in")
    hub.limits.check(kind, found.id, hub.now())
    return found

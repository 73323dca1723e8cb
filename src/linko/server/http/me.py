"""Requests of guests: their name, their cookie, their bots."""

from __future__ import annotations

from hmac import compare_digest
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from linko.bus import EVERYBODY
from linko.bus.messages import Renamed, Revoked
from linko.server.errors import ServerError
from linko.server.http.refusals import specs, status_of
from linko.server.http.who import asker, hub_of, is_nobody_yet, limit
from linko.server.identities import COOKIE, LONGEST_NAME, checked_name, person, token_hash
from linko.store import Identity
from linko.table import Person
from linko.wire import close_codes

YEAR = 365 * 24 * 3600

AnyRequest = Request[Any, Any, Any]


class NameBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that a guest or a bot wants."""

    name: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]


class Me(Struct, frozen=True):
    """A guest or a bot."""

    id: str
    name: str
    kind: str


class NewBot(Struct, frozen=True):
    """A new bot and its token, which is shown only once."""

    id: str
    name: str
    token: str


@get("/api/me", responses=specs(401), operation_id="me")
async def me(request: AnyRequest) -> Response[Me | None]:
    """Return the current user and renew the cookie; null if there is none."""
    if is_nobody_yet(request):
        limit(request, "request")
        return Response(None)
    identity = await asker(request, "request")
    token = request.cookies.get(COOKIE)
    cookies = [_cookie(request, token)] if token and _is_its(token, identity) else []
    return Response(_me(identity), cookies=cookies)


@post("/api/me", responses=specs(409), operation_id="become_guest")
async def become_guest(request: AnyRequest, data: JSONBody[NameBody]) -> Response[Me]:
    """Make a new guest; the cookie identifies the guest from then on."""
    limit(request, "guest")
    hub = hub_of(request)
    identity, token = await hub.identities.new_guest(data.name)
    return Response(_me(identity), status_code=201, cookies=[_cookie(request, token)])


@patch("/api/me", responses=specs(401, 409), operation_id="rename")
async def rename(request: AnyRequest, data: JSONBody[NameBody]) -> Me:
    """Change the name of the current user, also at tables where they sit."""
    identity = await asker(request, "rename")
    hub = hub_of(request)
    hub.tables.check_name(Person(identity.id, checked_name(data.name)))
    renamed = await hub.identities.rename(identity, data.name)
    await hub.tables.rename(person(renamed))
    hub.bus.publish(EVERYBODY, Renamed(renamed.id, renamed.name, renamed.token_hash))
    return _me(renamed)


@get("/api/my/bots", responses=specs(401), operation_id="my_bots")
async def my_bots(request: AnyRequest) -> list[Me]:
    """Return the bots of the current user."""
    identity = await asker(request, "request")
    return [_me(bot) for bot in await hub_of(request).store.bots_of(identity.id)]


@post("/api/my/bots", responses=specs(401, 403, 409), operation_id="new_bot")
async def new_bot(request: AnyRequest, data: JSONBody[NameBody]) -> NewBot:
    """Make a bot of the current user, with its token (docs/bot-api.md)."""
    identity = await asker(request, "bot")
    bot, token = await hub_of(request).identities.new_bot(identity, data.name)
    return NewBot(bot.id, bot.name, token)


@delete("/api/my/bots/{bot:str}", responses=specs(401, 404), operation_id="remove_bot")
async def remove_bot(request: AnyRequest, bot: FromPath[str]) -> None:
    """Remove a bot; its token is no longer valid and its sockets are closed."""
    identity = await asker(request, "request")
    hub = hub_of(request)
    removed = await hub.identities.remove_bot(identity, bot)
    hub.bus.publish(EVERYBODY, Revoked(removed.id, removed.token_hash))
    hub.tables.hang_up(bot, close_codes.refused(status_of(ServerError("server_not_signed_in"))))


def _cookie(request: AnyRequest, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=hub_of(request).settings.is_https,
        path="/",
    )


def _is_its(token: str, identity: Identity) -> bool:
    """Whether this token belongs to the identity; a bearer token may have identified it instead."""
    return compare_digest(token_hash(token), identity.token_hash)


def _me(identity: Identity) -> Me:
    return Me(identity.id, identity.name, identity.kind.value)

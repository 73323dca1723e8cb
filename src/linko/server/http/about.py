"""Requests about this server: what it offers, whether it is ready, and the texts of its clients."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from linko import __version__
from linko.options import EDITIONS, Options
from linko.server.errors import ServerError
from linko.server.http.refusals import specs
from linko.server.http.who import hub_of, identity_or_none, limit
from linko.table import LEVELS
from linko.table.talk import PHRASES
from linko.wire.to_client import Bulletin

AnyRequest = Request[Any, Any, Any]


class EditionData(Struct, frozen=True):
    """An edition: its options and its number of players."""

    options: Options
    seats: tuple[int, int]
    """Minimum and maximum number of players."""


class About(Struct, frozen=True):
    """What a client needs to know about the server."""

    version: str
    levels: tuple[str, ...]
    """The bots, weakest first."""
    phrases: tuple[str, ...]
    languages: dict[str, str]
    editions: dict[str, EditionData]
    address: str
    """The URL at which others reach the server."""


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: str
    """`ok`, or the code of the reason why it cannot do its work."""


@get("/api/about", responses=specs(), operation_id="about")
async def about(request: AnyRequest) -> About:
    """Return what can be played here, with which bots and in which languages."""
    from linko.server.links import site_url
    from linko.texts import LANGUAGES

    limit(request, "request")
    editions = {
        name: EditionData(options, options.seats_allowed) for name, options in EDITIONS.items()
    }
    others = site_url(hub_of(request).settings, str(request.base_url))
    return About(__version__, LEVELS, PHRASES, dict(LANGUAGES), editions, others)


@get(
    "/api/texts/{language:str}", responses=specs(404), media_type="text/plain", operation_id="texts"
)
async def texts(request: AnyRequest, language: FromPath[str]) -> Response[str]:
    """Return all messages of a language in the Fluent format."""
    from linko.texts import LANGUAGES, source

    limit(request, "request")
    if language not in dict(LANGUAGES):
        raise ServerError("server_not_found")
    return Response(source(language), media_type="text/plain; charset=utf-8")


@get("/api/bulletin", responses=specs(403), operation_id="bulletin")
async def bulletin(request: AnyRequest) -> Bulletin:
    """Return the host's message to everybody; it is also sent on sockets when it changes.

    A banned person is refused here too, so that any page can show the ban.
    """
    limit(request, "request")
    await identity_or_none(request)
    return hub_of(request).board.message


@get("/healthz", operation_id="healthz")
async def healthz() -> Health:
    """Answer as long as the process runs; nothing else is checked."""
    return Health("ok")


@get("/readyz", operation_id="readyz")
async def readyz(request: AnyRequest) -> Response[Health]:
    """Write a heartbeat; answer 503 with a reason if that fails or the server is not serving."""
    limit(request, "request")
    hub = hub_of(request)
    fault = await hub.readiness.fault() if hub.is_ready else "not_serving"
    return Response(Health(fault or "ok"), status_code=200 if fault is None else 503)

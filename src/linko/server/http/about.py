"""What this server is, whether it is well, and the texts of its clients."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from linko import __version__
from linko.options import EDITIONS, Options
from linko.server.errors import ServerError
from linko.server.http.refusals import specs
from linko.server.http.who import hub_of, limit
from linko.table import LEVELS
from linko.table.talk import PHRASES

AnyRequest = Request[Any, Any, Any]


class EditionData(Struct, frozen=True):
    """An edition: its options, and for how many players it is."""

    options: Options
    seats: tuple[int, int]
    """The fewest and the most."""


class About(Struct, frozen=True):
    """What a client needs to know of the server."""

    version: str
    levels: tuple[str, ...]
    """The bots, weakest first."""
    phrases: tuple[str, ...]
    languages: dict[str, str]
    editions: dict[str, EditionData]
    address: str
    """Where others reach the server."""


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: str


@get("/api/about", responses=specs(), operation_id="about")
async def about(request: AnyRequest) -> About:
    """What can be played here, with whom, in which languages."""
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
    """All messages in a language, in the Fluent format."""
    from linko.texts import LANGUAGES, source

    limit(request, "request")
    if language not in dict(LANGUAGES):
        raise ServerError("server_not_found")
    return Response(source(language), media_type="text/plain; charset=utf-8")


@get("/healthz", operation_id="healthz")
async def healthz() -> Health:
    """Whether the process answers."""
    return Health("ok")


@get("/readyz", operation_id="readyz")
async def readyz(request: AnyRequest) -> Response[Health]:
    """Whether it can serve: started, not stopping, the database answers."""
    limit(request, "request")
    hub = hub_of(request)
    if not hub.is_ready:
        return Response(Health("starting or stopping"), status_code=503)
    try:
        await hub.store.table("")
    except Exception:
        return Response(Health("the database does not answer"), status_code=503)
    return Response(Health("ok"))

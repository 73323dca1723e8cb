"""The pages: the files of the browser client, and plain pages without scripts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, FromQuery
from litestar.static_files import create_static_files_router

from linko.server.errors import ServerError
from linko.server.http.games import game_page
from linko.server.http.previews import preview_tags
from linko.server.http.who import limit

AnyRequest = Request[Any, Any, Any]

_SERVER: Final = Path(__file__).parent.parent
BUILT: Final = _SERVER / "page"
"""Folder of the built browser client."""
PLAIN: Final = _SERVER / "plain"
HTML: Final = "text/html; charset=utf-8"
YEAR: Final = 365 * 24 * 3600
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404

_PLAIN_PAGE: Final = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Linko</title>'
    '<link rel="stylesheet" href="/plain.css"></head><body></body></html>'
)

Problem = TypeVar("Problem", bound=Exception)

CLIENT_PATHS: Final = (
    "/",
    "/table/{_:str}",
    "/join/{_:str}",
    "/new",
    "/games",
    "/replay",
    "/lesson",
    "/lesson/{_:str}",
    "/facts",
    "/rules",
    "/you",
    "/daily",
    "/rules/{_:str}",
    "/settings",
)
"""Paths of the browser client, which reads the path itself."""


@cache
def _index() -> bytes:
    built = BUILT / "index.html"
    return (built if built.exists() else PLAIN / "index.html").read_bytes()


@get(list(CLIENT_PATHS), include_in_schema=False, sync_to_thread=False)
def client(request: AnyRequest) -> Response[bytes]:
    """Return the page of the browser client."""
    limit(request, "request")
    return Response(_index(), media_type=HTML, headers={"cache-control": "no-cache"})


Refuses = Callable[[AnyRequest, Problem], Response[Any]]


def with_page(refuse: Refuses[Problem]) -> Refuses[Problem]:
    """Return the same handler, but with a page for people who open one that does not exist."""

    def answer(request: AnyRequest, problem: Problem) -> Response[Any]:
        said = refuse(request, problem)
        path, wanted = request.scope["path"], request.headers.get("accept", "")
        is_page = "text/html" in wanted and not path.startswith(("/api/", "/assets/"))
        if said.status_code != NOT_FOUND or not is_page:
            return said
        return Response(
            _index(),
            status_code=NOT_FOUND,
            media_type=HTML,
            headers={"cache-control": "no-cache"},
        )

    return answer


@get("/game/{game:str}", include_in_schema=False)
async def finished_game(
    request: AnyRequest,
    game: FromPath[str],
    seat: FromQuery[str | None] = None,
    at: FromQuery[str | None] = None,
) -> Response[str]:
    """Return the replay of a finished game, for anyone with the link.

    Messaging apps show a sentence and a picture of it.

    Without scripts, or in an installation without the browser client, it shows the result.
    """
    limit(request, "request")
    try:
        result = await game_page(request, game)
    except ServerError as error:
        if error.code != "server_daily_closed":
            raise
        return Response(  # the client says why
            (_index() if BUILT.exists() else _PLAIN_PAGE.encode()).decode(),
            status_code=FORBIDDEN,
            media_type=HTML,
            headers={"cache-control": "no-cache"},
        )
    page = _index().decode() if BUILT.exists() else _PLAIN_PAGE
    result = f"<noscript>{result}</noscript>" if BUILT.exists() else result
    tags = await preview_tags(request, game, seat, at)
    page = page.replace("</head>", f"{tags}</head>", 1)
    return Response(
        page.replace("<body>", f"<body>{result}", 1),
        media_type=HTML,
        headers={"cache-control": "no-cache"},
    )


@get("/plain.css", include_in_schema=False, sync_to_thread=False)
def plain_style() -> Response[bytes]:
    """Return the style sheet of plain pages."""
    return Response((PLAIN / "plain.css").read_bytes(), media_type="text/css")


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def top_file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Return one of the client's other files, such as the icon."""
    limit(request, "request")
    kinds = {
        ".svg": "image/svg+xml",
        ".png": "image/png",
        ".ico": "image/x-icon",
        ".txt": "text/plain",
    }
    path = BUILT / name
    if path.suffix not in kinds or path.parent != BUILT or not path.is_file():
        raise ServerError("server_not_found")
    return Response(path.read_bytes(), media_type=kinds[path.suffix])


def assets() -> Router | None:
    """Return the router of scripts and styles, whose names change with their content."""
    folder = BUILT / "assets"
    if not folder.is_dir():
        return None
    return create_static_files_router(
        path="/assets",
        directories=[folder],
        include_in_schema=False,
        cache_control=CacheControlHeader(public=True, max_age=YEAR, immutable=True),
    )

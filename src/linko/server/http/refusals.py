"""How HTTP says no: one JSON object with a code, whatever went wrong."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from linko.game_errors import OptionsError
from linko.refusal import LinkoError
from linko.server.errors import ServerError
from linko.store.errors import StoreConflict, StoreError
from linko.wire import refused

log = logging.getLogger("linko.http")

_STATUS: Final = {
    "server_not_signed_in": 401,
    "server_other_site": 403,
    "server_people_only": 403,
    "server_no_such_table": 404,
    "server_no_such_code": 404,
    "server_no_such_game": 404,
    "server_no_such_bot": 404,
    "server_not_found": 404,
    "server_not_allowed": 405,
    "server_too_large": 413,
    "server_too_fast": 429,
    "server_broken": 500,
    "server_stopping": 503,
    "server_bad_name": 400,
    "server_bad_message": 400,
    "server_bad_host": 421,
}
_CONFLICT: Final = 409
_BAD: Final = 400
_SERVER_MISTAKE: Final = 500

_BY_STATUS: Final = {
    404: ServerError("server_not_found"),
    405: ServerError("server_not_allowed"),
    413: ServerError("server_too_large"),
}
LONGEST_PROBLEM: Final = 300


VERSION: Final = "version"
"""Where a request keeps the version of the table it is about."""


class Refusal(Struct, frozen=True):
    """Why a request was refused; nothing has changed."""

    code: str
    """With `params` it can be worded in any language."""
    params: dict[str, Any]
    clause: str | None
    """The clause of the rules behind it."""
    sentence: str
    """The reason in English."""
    version: int | None = None
    """The version of the table, where a command to one was refused."""


def status_of(error: LinkoError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, OptionsError):
        return _BAD
    return _STATUS.get(error.code, _CONFLICT)


def refusal(error: LinkoError, version: int | None = None) -> Refusal:
    """A refusal as it is sent."""
    message = refused(error, None, 0)
    return Refusal(message.code, message.params, message.clause, message.sentence, version)


def for_clients(error: LinkoError) -> LinkoError:
    """The refusal as clients may know it: what the database says is told in the log only."""
    if not isinstance(error, StoreError):
        return error
    if isinstance(error, StoreConflict):
        return ServerError("server_try_again")
    if error.code == "store_closed":
        return ServerError("server_stopping")
    log.error("the database failed", exc_info=error)
    return ServerError("server_broken")


def headers_of(error: LinkoError) -> dict[str, str]:
    """The headers that go with a refusal."""
    if error.code == "server_too_fast":
        return {"Retry-After": str(error.params["seconds"])}
    return {}


def on_linko_error(request: Request[Any, Any, Any], error: LinkoError) -> Response[Refusal]:
    """Something Linko refuses."""
    said = for_clients(error)
    version = request.scope.get("state", {}).get(VERSION)
    return Response(refusal(said, version), status_code=status_of(said), headers=headers_of(said))


def on_http_exception(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Something the framework refuses."""
    said = _BY_STATUS.get(error.status_code)
    if said is None:
        if error.status_code >= _SERVER_MISTAKE:
            return on_mistake(request, error)
        said = ServerError("server_bad_message", problem=_problem(error))
    allowed = {name: value for name, value in (error.headers or {}).items() if name == "Allow"}
    return Response(refusal(said), status_code=error.status_code, headers=allowed)


def on_depth(_: Request[Any, Any, Any], __: RecursionError) -> Response[Refusal]:
    """A body whose brackets are nested deeper than anybody could read."""
    said = ServerError("server_bad_message", problem="it is nested too deeply")
    return Response(refusal(said), status_code=status_of(said))


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """A mistake of our own: told in the log, not to the client."""
    log.error(
        "a request failed",
        exc_info=error,
        extra={"method": request.method, "path": request.scope.get("path_template", "")},
    )
    return Response(refusal(ServerError("server_broken")), status_code=_SERVER_MISTAKE)


def _problem(error: HTTPException) -> str:
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra else None
    words = first.get("message") if isinstance(first, dict) else None
    said = f"{words} ({first['key']})" if words and first and first.get("key") else words
    return " ".join(str(said or error.detail).split())[:LONGEST_PROBLEM]


def specs(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a request can meet, for the OpenAPI document."""
    return {
        status: ResponseSpec(Refusal, description="refused", generate_examples=False)
        for status in (400, 429, *statuses)
    }

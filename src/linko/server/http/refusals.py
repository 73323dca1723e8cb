"""Refusals over HTTP: one JSON object with a code, whatever went wrong."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Send
from msgspec import Struct, json

from linko.game_errors import OptionsError
from linko.refusal import LinkoError
from linko.server.errors import ServerError
from linko.store.errors import StoreConflict, StoreError
from linko.wire import refused

log = logging.getLogger("linko.http")

_STATUS: Final = {
    "server_not_signed_in": 401,
    "server_other_site": 403,
    "server_banned": 403,
    "server_people_only": 403,
    "server_daily_closed": 403,
    "table_daily_closed": 403,
    "server_no_daily": 404,
    "server_no_such_table": 404,
    "server_no_such_code": 404,
    "server_no_such_game": 404,
    "server_no_such_bot": 404,
    "server_not_found": 404,
    "server_not_allowed": 405,
    "server_too_large": 413,
    "server_too_fast": 429,
    "server_broken": 500,
    "server_cannot_save": 503,
    "server_stopping": 503,
    "server_no_hint_now": 503,
    "server_bad_name": 400,
    "server_bad_message": 400,
    "server_no_such_moment": 400,
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
_CLIENT_GONE: Final = "client disconnected prematurely"
"""The framework's message when a client closes its connection before its body is complete."""

LONGEST_PROBLEM: Final = 300

SOCKET_SECONDS: Final = 10
"""Seconds after which a client with too many open sockets may try to open another."""


VERSION: Final = "version"
"""Key of the table's version in the state of a request."""


class Refusal(Struct, frozen=True):
    """Why a request was refused; nothing has changed."""

    code: str
    """Together with `params`, enough to state the reason in any language."""
    params: dict[str, Any]
    clause: str | None
    """The clause of the rules that it is based on."""
    sentence: str
    """The reason in English."""
    version: int | None = None
    """The version of the table, if a command to a table was refused."""


def status_of(error: LinkoError) -> int:
    """Return the HTTP status of a refusal."""
    if isinstance(error, OptionsError):
        return _BAD
    return _STATUS.get(error.code, _CONFLICT)


def refusal(error: LinkoError, version: int | None = None) -> Refusal:
    """Return a refusal as it is sent."""
    message = refused(error, None, 0)
    return Refusal(message.code, message.params, message.clause, message.sentence, version)


def for_clients(error: LinkoError) -> LinkoError:
    """Return the refusal that clients receive; what the database said is only logged."""
    if not isinstance(error, StoreError):
        return error
    if isinstance(error, StoreConflict):
        return ServerError("server_try_again")
    if error.code == "store_closed":
        return ServerError("server_stopping")
    reason = str(error.params.get("reason", ""))
    log.error("the database failed", extra={"code": error.code, "reason": reason})
    return ServerError("server_cannot_save")


def headers_of(error: LinkoError) -> dict[str, str]:
    """Return the headers of a refusal."""
    if error.code == "server_too_fast":
        return {"Retry-After": str(error.params["seconds"])}
    return {}


def answer_of(error: LinkoError) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Return a refusal as an HTTP answer: status, headers and body."""
    body = json.encode(refusal(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [
        (name.lower().encode(), value.encode()) for name, value in headers_of(error).items()
    ]
    return status_of(error), headers, body


async def refuse_socket(error: LinkoError, send: Send) -> None:
    """Refuse a WebSocket before it is accepted, with an HTTP answer."""
    status, headers, body = answer_of(error)
    if error.code == "server_too_many":  # temporary: another socket may close soon
        status = HTTPStatus.TOO_MANY_REQUESTS
        headers.append((b"retry-after", b"%d" % SOCKET_SECONDS))
    start = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    await send(start)  # type: ignore[arg-type] # an extension that the framework does not know
    end = {"type": "websocket.http.response.body", "body": body, "more_body": False}
    await send(end)  # type: ignore[arg-type] # the same


def on_linko_error(request: Request[Any, Any, Any], error: LinkoError) -> Response[Refusal]:
    """Answer an error of Linko."""
    said = for_clients(error)
    _count(request, said)
    version = request.scope.get("state", {}).get(VERSION)
    return Response(refusal(said, version), status_code=status_of(said), headers=headers_of(said))


def on_http_exception(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Answer an error of the web framework."""
    said = _BY_STATUS.get(error.status_code)
    if said is None:
        if error.status_code >= _SERVER_MISTAKE and error.detail != _CLIENT_GONE:
            return on_mistake(request, error)
        said = ServerError("server_bad_message", problem=_problem(error))
    _count(request, said)
    allowed = {name: value for name, value in (error.headers or {}).items() if name == "Allow"}
    return Response(refusal(said), status_code=error.status_code, headers=allowed)


def on_depth(_: Request[Any, Any, Any], __: RecursionError) -> Response[Refusal]:
    """Answer a body that is nested too deeply."""
    said = ServerError("server_bad_message", problem="it is nested too deeply")
    return Response(refusal(said), status_code=status_of(said))


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Answer a failure inside the server; the details go to the log, not to the client."""
    log.error(
        "a request failed",
        exc_info=error,
        extra={"method": request.method, "path": request.scope.get("path_template", "")},
    )
    return Response(refusal(ServerError("server_broken")), status_code=_SERVER_MISTAKE)


def _count(request: Request[Any, Any, Any], said: LinkoError) -> None:
    request.app.state.hub.metrics.refusals[said.code] += 1


def _problem(error: HTTPException) -> str:
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra else None
    words = first.get("message") if isinstance(first, dict) else None
    said = f"{words} ({first['key']})" if words and first and first.get("key") else words
    return " ".join(str(said or error.detail).split())[:LONGEST_PROBLEM]


def specs(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the refusals of a request for the OpenAPI document."""
    return {
        status: ResponseSpec(Refusal, description="refused", generate_examples=False)
        for status in (400, 429, *statuses)
    }

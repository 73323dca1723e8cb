"""A WebSocket as the application sees it: its ASGI scope, and how it is accepted or refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Final, Protocol
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from websockets.http11 import Request

from linko.server.websocket_frames import Message
from linko.wire import close_codes

EXTENSION: Final = "linko.websocket"
"""Key of the socket in the ASGI scope."""

HTTP_RESPONSE: Final = "websocket.http.response"
"""ASGI's extension for refusing a socket with any HTTP answer."""

_HTTP_STATUS: Final = range(400, 600)


class AskingSocket(Protocol):
    """A socket that the application is asked to accept."""

    @property
    def is_accepted(self) -> bool:
        """Whether the application has accepted it."""

    def accept(self) -> None:
        """Answer that the connection is a WebSocket now."""

    def reject(
        self, status: int, headers: Iterable[tuple[bytes, bytes]] = (), body: bytes = b""
    ) -> None:
        """Refuse with this answer."""

    def close(self, code: int) -> None:
        """Send a close frame."""

    async def next_message(self) -> Message | None:
        """Return the client's next message; None if no more can come."""


def asgi_scope(
    request: Request,
    transport: asyncio.Transport,
    config: Config,
    app_state: dict[str, Any],
    socket: AskingSocket,
) -> dict[str, Any]:
    """Return the scope of an upgrade request."""
    raw_path, _, query = request.path.partition("?")
    return {
        "type": "websocket",
        "asgi": {"version": config.asgi_version, "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss" if is_ssl(transport) else "ws",
        "server": get_local_addr(transport),
        "client": get_remote_addr(transport),
        "root_path": config.root_path,
        "path": config.root_path + unquote(raw_path),
        "raw_path": config.root_path.encode("ascii") + raw_path.encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": [
            (name.lower().encode("ascii"), value.encode("latin-1"))
            for name, value in request.headers.raw_items()
        ],
        "subprotocols": [],
        "state": app_state.copy(),
        "extensions": {EXTENSION: socket, HTTP_RESPONSE: {}},
    }


async def ask(socket: AskingSocket, config: Config, scope: dict[str, Any]) -> None:
    """Run the application for a socket until it returns."""
    is_asked = False
    status, headers = HTTPStatus.FORBIDDEN.value, list[tuple[bytes, bytes]]()

    async def receive() -> dict[str, Any]:
        nonlocal is_asked
        if not is_asked:
            is_asked = True
            return {"type": "websocket.connect"}
        while await socket.next_message() is not None:
            pass
        return {"type": "websocket.disconnect", "code": close_codes.NO_CODE}

    async def send(message: dict[str, Any]) -> None:
        nonlocal status, headers
        kind = message["type"]
        if socket.is_accepted:
            if kind != "websocket.close":
                raise RuntimeError(f"{kind} is not for this socket")
            socket.close(message.get("code", close_codes.NORMAL))
        elif kind == "websocket.accept":
            socket.accept()
        elif kind == "websocket.close":
            code = message.get("code", 0) - close_codes.REFUSED
            socket.reject(code if code in _HTTP_STATUS else HTTPStatus.FORBIDDEN)
        elif kind == "websocket.http.response.start":
            status, headers = message["status"], message["headers"]
        elif kind == "websocket.http.response.body":
            socket.reject(status, headers, message.get("body", b""))
        else:
            raise RuntimeError(f"{kind} is not for this socket")

    await config.loaded_app(scope, receive, send)

"""A WebSocket on uvicorn's port, leaner than through ASGI.

The application is asked by ASGI whether it accepts a socket. From then on it reads and writes
directly, as `scope["extensions"][EXTENSION]`: frames are written as they are, without a task or a
queue between table and transport.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from linko.server.websocket_frames import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    TEXT,
    FrameError,
    FrameReader,
    Message,
    close_frame,
    frame,
)
from linko.wire import close_codes

log = logging.getLogger("linko.websocket")

EXTENSION: Final = "linko.websocket"
"""Where an application finds the socket in the scope of ASGI."""

MOST_UNREAD: Final = 4
"""While this many messages wait for the application, no further frame is taken."""

PING_SIZE: Final = 4
"""Number of random bytes in a ping; only a pong with the same bytes answers it."""

BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""The answer to a request to upgrade that cannot be read."""

CLOSE_SECONDS: Final = 10.0
"""How long the other side may take to answer that it closes too."""

LAST_SECONDS: Final = 2.0
"""How long what is still to be sent may take once the socket is to end.

To close a connection is to send first what was written. To somebody who has stopped reading that
never succeeds: nobody would notice that they are gone, and a server could not stop.
"""


class WebSocket(asyncio.Protocol):
    """One socket, from the request to upgrade to its end."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self.is_writable = False
        """Whether the other side reads as quickly as is written; False before and after."""
        self.on_writable: Callable[[], None] | None = None
        """Called when `is_writable` is true again."""
        self._config = config
        self._state = server_state
        self._app_state = app_state
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._handshake: ServerProtocol | None = ServerProtocol(max_size=config.ws_max_size)
        self._response: Response | None = None
        """The answer to the request, until it is sent."""
        self._early = b""
        """What came before the application has accepted."""
        self._reader = FrameReader(config.ws_max_size)
        self._messages: deque[Message] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._held: Iterator[tuple[int, Message]] | None = None
        """Frames that have come but are not taken yet; meanwhile nothing is read."""
        self._is_closing = False
        """Whether nothing more may be written: a close frame or a rejection was."""
        self._is_gone = False
        """Whether nothing more will be received."""
        self._timer: asyncio.TimerHandle | None = None
        """The next ping, or the end of a socket that is to close."""
        self._unanswered = b""
        """The content of a ping that has not been answered."""

    # What the application calls

    async def next_message(self) -> Message | None:
        """The next message of the client; None when there will be none."""
        while not self._messages:
            if self._is_gone:
                return None
            self._waiter = self._loop.create_future()
            await self._waiter
        message = self._messages.popleft()
        if self._held is not None and not self._messages:
            self._take_held()
        return message

    def write(self, data: bytes) -> None:
        """Send a frame."""
        if not self._is_closing:
            self._transport.write(data)

    def close(self, code: int) -> None:
        """Send that this is the end, and wait a while for the other side to say the same."""
        if self._is_closing or self._is_gone:
            return
        self._say_closing(code)
        self._end_after(CLOSE_SECONDS)
        self._go()

    # What uvicorn and the event loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request to upgrade has come."""
        self._transport = transport  # type: ignore[assignment] # as every TCP transport is
        self._state.connections.add(self)  # type: ignore[arg-type] # it only calls `shutdown`

    def data_received(self, data: bytes) -> None:
        """Read what has come."""
        if self._handshake is not None:
            self._receive_early(self._handshake, data)
            return
        self._take(self._reader.feed(data))

    def eof_received(self) -> None:
        """The other side writes no more."""

    def connection_lost(self, _: Exception | None) -> None:
        """The connection is gone."""
        self._state.connections.discard(self)
        self._stop_timer()
        self._go()

    def pause_writing(self) -> None:
        """The other side reads too slowly."""
        self.is_writable = False

    def resume_writing(self) -> None:
        """The other side has read."""
        if not self._is_closing and not self._is_gone and self._handshake is None:
            self.is_writable = True
            if self.on_writable is not None:
                self.on_writable()

    def shutdown(self) -> None:
        """The server stops; one socket that fails must not keep it from that."""
        try:
            if self._handshake is not None:
                self._reject(503)
            else:
                self._say_closing(close_codes.RESTARTING)
                self._go()
                self._end()
        except Exception:
            log.exception("a socket cannot be closed")
            self._transport.abort()

    # Frames

    def _take(self, frames: Iterator[tuple[int, Message]]) -> None:
        """Take frames until too many messages wait; hold the others."""
        try:
            for kind, content in frames:
                if kind in (TEXT, BINARY):
                    if not self._is_closing:
                        self._messages.append(content)
                        self._wake()
                        if len(self._messages) >= MOST_UNREAD:
                            self._held = frames
                            self._transport.pause_reading()
                            return
                elif kind == PING:
                    if self.is_writable:  # who does not read is owed no answer
                        self.write(frame(content, PONG))  # type: ignore[arg-type] # bytes
                elif kind == PONG:
                    if content == self._unanswered:
                        self._unanswered = b""
                elif kind == CLOSE:
                    self._receive_close(content)  # type: ignore[arg-type] # bytes
                    return
        except FrameError as error:
            self._fail(error.code)

    def _take_held(self) -> None:
        frames, self._held = self._held, None
        assert frames is not None
        if not self._transport.is_closing():
            self._transport.resume_reading()
        self._take(frames)

    # The handshake

    def _receive_early(self, handshake: ServerProtocol, data: bytes) -> None:
        if self._response is not None:
            self._early += data
            if len(self._early) > self._config.ws_max_size:
                self._transport.abort()
            return
        handshake.receive_data(data)
        for event in handshake.events_received():
            if isinstance(event, Request):
                self._response = handshake.accept(event)
                if self._response.status_code == 101:
                    task = self._loop.create_task(self._ask(self._scope(event)))
                    self._state.tasks.add(task)
                    task.add_done_callback(self._state.tasks.discard)
                else:
                    self._answer(handshake)
                    self._end()
        if self._response is None and handshake.handshake_exc is not None:
            self._transport.write(b"".join(handshake.data_to_send()) or BAD_REQUEST)
            self._end()

    def _scope(self, request: Request) -> dict[str, Any]:
        raw_path, _, query = request.path.partition("?")
        transport = self._transport
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(transport) else "ws",
            "server": get_local_addr(transport),
            "client": get_remote_addr(transport),
            "root_path": self._config.root_path,
            "path": self._config.root_path + unquote(raw_path),
            "raw_path": self._config.root_path.encode("ascii") + raw_path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: self},
        }

    async def _ask(self, scope: dict[str, Any]) -> None:
        """Let the application serve the socket."""
        is_asked = False

        async def receive() -> dict[str, Any]:
            nonlocal is_asked
            if not is_asked:
                is_asked = True
                return {"type": "websocket.connect"}
            while await self.next_message() is not None:
                pass
            return {"type": "websocket.disconnect", "code": close_codes.NO_CODE}

        async def send(message: dict[str, Any]) -> None:
            kind = message["type"]
            if kind == "websocket.accept" and self._handshake is not None:
                self._accept(self._handshake)
            elif kind == "websocket.close" and self._handshake is not None:
                self._reject(403)
            elif kind == "websocket.close":
                self.close(message.get("code", close_codes.NORMAL))
            else:
                raise RuntimeError(f"{kind} is not for this socket")

        try:
            await self._config.loaded_app(scope, receive, send)
        except Exception:
            log.exception("a socket failed")
            if self._handshake is None:
                self.close(close_codes.INTERNAL_ERROR)
        finally:
            if self._handshake is not None:
                self._reject(500)
            elif not self._is_closing and not self._is_gone:
                self._end_after(CLOSE_SECONDS)  # no longer counted by the application

    def _accept(self, handshake: ServerProtocol) -> None:
        if self._transport.is_closing():
            return
        self._answer(handshake)
        self._handshake = self._response = None
        self.is_writable = True
        if self._config.ws_ping_interval:
            self._timer = self._loop.call_later(self._config.ws_ping_interval, self._ping)
        early, self._early = self._early, b""
        if early:
            self.data_received(early)

    def _reject(self, status: int) -> None:
        """Answer with this status, unless the request was answered already, and end."""
        self._is_closing = True
        handshake = self._handshake
        if self._transport.is_closing():
            return
        if handshake is not None and not handshake.eof_sent:
            self._response = handshake.reject(status, "")
            self._answer(handshake)
        self._end()

    def _answer(self, handshake: ServerProtocol) -> None:
        assert self._response is not None
        handshake.send_response(self._response)
        self._transport.write(b"".join(handshake.data_to_send()))

    # The end

    def _ping(self) -> None:
        """Ask whether somebody is there; hang up if the last such question was not answered."""
        interval = self._config.ws_ping_interval
        assert interval
        if self._unanswered:
            self._say_closing(close_codes.INTERNAL_ERROR)
            self._go()
            self._end()
            return
        self._unanswered = secrets.token_bytes(PING_SIZE)
        self.write(frame(self._unanswered, PING))
        self._timer = self._loop.call_later(interval, self._ping)

    def _receive_close(self, content: bytes) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._transport.write(frame(content[:2], CLOSE))
        self._go()
        self._end()

    def _fail(self, code: int) -> None:
        """The other side broke the protocol."""
        self._say_closing(code)
        self._go()
        self._end()

    def _say_closing(self, code: int) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._transport.write(close_frame(code))

    def _go(self) -> None:
        """Nothing more will be received."""
        self._is_gone = True
        self.is_writable = False
        self._wake()
        if self._held is not None and self._is_closing:
            self._take_held()  # for the answer to a close frame

    def _end(self) -> None:
        self._transport.close()
        self._stop_timer()
        self._timer = self._loop.call_later(LAST_SECONDS, self._transport.abort)

    def _end_after(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self._loop.call_later(seconds, self._end)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        if self._waiter is not None:
            if not self._waiter.done():
                self._waiter.set_result(None)
            self._waiter = None

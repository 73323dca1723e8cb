"""A WebSocket on uvicorn's port that costs less than one through ASGI.

The application accepts or refuses a socket by ASGI. Then it reads and writes directly, through
`scope["extensions"]` (`websocket_asgi.py`), without a task or a queue between table and transport.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from http import HTTPStatus
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from linko.server import reader_watch
from linko.server.gate import Gate
from linko.server.limits import RATES
from linko.server.reader_watch import ReaderWatch
from linko.server.websocket_asgi import asgi_scope, ask
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

MOST_UNREAD: Final = 4
"""Maximum number of messages that wait for the application; beyond it, no frame is taken."""

FRAME_RATE: Final = RATES["message"]
"""How many control frames and fragments a client may send; each counts as a message."""

PING_SIZE: Final = 4
"""Number of random bytes in a ping; only a pong with the same bytes is an answer."""

BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""The answer to an upgrade request that cannot be read."""

HANDSHAKE_SECONDS: Final = 10.0
"""Seconds within which the application must accept or refuse a socket."""

CLOSE_SECONDS: Final = 5.0
"""Seconds within which a client must answer a close frame."""

_UPGRADED: Final = 101


class WebSocket(asyncio.Protocol):
    """One socket, from the upgrade request to its end.

    There are many of them, and most are idle, so each of them keeps little in memory.
    """

    __slots__ = (
        "_allowance",
        "_app_state",
        "_config",
        "_counted_at",
        "_early",
        "_gate",
        "_handshake",
        "_held",
        "_is_closing",
        "_is_gone",
        "_loop",
        "_messages",
        "_reader",
        "_reader_watch",
        "_response",
        "_state",
        "_timer",
        "_transport",
        "_unanswered",
        "_waiter",
        "_work",
        "is_seated",
        "is_writable",
        "on_writable",
    )

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        gate: Gate,
    ) -> None:
        self.is_writable = False
        """Whether the client keeps up with what is written; False unless the socket is open."""
        self.on_writable: Callable[[], None] | None = None
        """Called when `is_writable` is true again."""
        self.is_seated: Callable[[], bool] = _never
        """Whether somebody seated at a table uses the socket; the application sets it."""
        self._gate = gate
        self._config = config
        self._state = server_state
        self._app_state = app_state
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._handshake: ServerProtocol | None = ServerProtocol(max_size=config.ws_max_size)
        self._response: Response | None = None
        """The answer to the request, until it is sent."""
        self._early = b""
        """The bytes that arrived before the application accepted the socket."""
        self._reader = FrameReader(config.ws_max_size)
        self._messages: list[Message] = []  # holds few; an empty deque is ten times as large
        self._waiter: asyncio.Future[None] | None = None
        self._held: Iterator[tuple[int, Message]] | None = None
        """Frames that have arrived but are not taken yet; meanwhile nothing is read."""
        self._allowance = float(FRAME_RATE.at_once)
        """Number of control frames and fragments that may arrive now."""
        self._counted_at = self._loop.time()
        """When the allowance was last brought up to date."""
        self._is_closing = False
        """Whether a close frame or a refusal was written, so that nothing may follow."""
        self._is_gone = False
        """Whether nothing more will be received."""
        self._timer: asyncio.TimerHandle | None = None
        """The timer for the end of the handshake, the next ping, or the end of a closing socket."""
        self._reader_watch: ReaderWatch
        self._work: Callable[[], Awaitable[None]] | None = None
        """Work to be done after the application has returned."""
        self._unanswered = b""
        """The content of a ping that has not been answered."""

    # What the application calls

    @property
    def is_accepted(self) -> bool:
        """Whether the application has accepted the socket."""
        return self._handshake is None

    def accept(self) -> None:
        """Answer that the connection is a WebSocket now, unless it is closing."""
        handshake = self._handshake
        if handshake is None or self._transport.is_closing():
            return
        self._answer(handshake)
        self._handshake = self._response = None
        self._stop_timer()
        self.is_writable = True
        if self._config.ws_ping_interval:
            self._timer = self._loop.call_later(self._config.ws_ping_interval, self._ping)
        early, self._early = self._early, b""
        if early:
            self.data_received(early)

    def reject(
        self, status: int, headers: Iterable[tuple[bytes, bytes]] = (), body: bytes = b""
    ) -> None:
        """Refuse the request with this answer, unless it was answered already, and close."""
        self._is_closing = True
        handshake = self._handshake
        if self._transport.is_closing():
            return
        if handshake is not None and not handshake.eof_sent:
            given = Headers((name.decode(), value.decode("latin-1")) for name, value in headers)
            given["Connection"] = "close"
            if "Content-Length" not in given:
                given["Content-Length"] = str(len(body))
            self._response = Response(status, HTTPStatus(status).phrase, given, body)
            self._answer(handshake)
        self._end()

    async def next_message(self) -> Message | None:
        """Return the client's next message; None if no more can come."""
        while not self._messages:
            if self._is_gone:
                return None
            self._waiter = self._loop.create_future()
            await self._waiter
        message = self._messages.pop(0)
        if self._held is not None and not self._messages:
            self._take_held()
        return message

    def write(self, data: bytes) -> None:
        """Send a frame."""
        if not self._is_closing:
            self._transport.write(data)

    def close(self, code: int) -> None:
        """Send a close frame, and wait a few seconds for the client's."""
        if self._is_closing or self._is_gone:
            return
        self._say_closing(code)
        self._end_after(CLOSE_SECONDS)
        self._go()

    def go_on(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do `work` once the application has returned; it is not started before.

        The application's frames, the request and its headers take more than half of the memory of a
        socket. By then they are freed.
        """
        self._work = work

    def enter(self, is_seated: Callable[[], bool]) -> None:
        """Note that the socket is at a table; `is_seated` tells whether its user is seated."""
        self.is_seated = is_seated
        if not self._is_closing and not self._is_gone:
            self._gate.connections.set_at_table(self)

    # What uvicorn and the event loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """An upgrade request has arrived."""
        self._transport = transport  # type: ignore[assignment] # as every TCP transport is
        self._reader_watch = ReaderWatch(self._transport)
        self._state.connections.add(self)  # type: ignore[arg-type] # it only calls `shutdown`
        self._timer = self._loop.call_later(HANDSHAKE_SECONDS, self._give_up_handshake)

    def data_received(self, data: bytes) -> None:
        """Read what has arrived."""
        if self._handshake is not None:
            self._receive_early(self._handshake, data)
            return
        self._take(self._reader.feed(data))

    def eof_received(self) -> None:
        """The client writes no more."""

    def connection_lost(self, _: Exception | None) -> None:
        """The connection is gone."""
        self._state.connections.discard(self)
        self._gate.connections.remove(self)
        self._stop_timer()
        self._reader_watch.stop()
        self._go()

    def pause_writing(self) -> None:
        """The client reads too slowly."""
        self.is_writable = False
        self._reader_watch.start()

    def resume_writing(self) -> None:
        """The client has read what was waiting."""
        self._reader_watch.stop()
        if not self._is_closing and not self._is_gone and self._handshake is None:
            self.is_writable = True
            if self.on_writable is not None:
                self.on_writable()

    def shutdown(self) -> None:
        """Close because the server stops; a failure must not keep it from stopping."""
        try:
            if self._handshake is not None:
                self.reject(503)
            else:
                self._close_now(close_codes.RESTARTING)
        except Exception:
            log.exception("a socket cannot be closed")
            self._transport.abort()

    @property
    def is_playing(self) -> bool:
        """Whether the socket is used by somebody seated at a table."""
        return self.is_seated()

    def evict(self) -> None:
        """Close at once to make room for another connection.

        A client that has not read everything would keep its file descriptor for some seconds,
        although the connection is no longer counted.
        """
        is_unread = self._transport.get_write_buffer_size() > 0
        if self._handshake is not None or self._is_closing or is_unread:
            self._transport.abort()
        else:
            self._close_now(close_codes.RESTARTING)

    # Frames

    def _take(self, frames: Iterator[tuple[int, Message]]) -> None:
        """Take frames until too many messages wait; hold the rest."""
        try:
            for kind, content in frames:
                if kind in (TEXT, BINARY) and not self._is_closing:
                    self._messages.append(content)
                    self._wake()
                    if len(self._messages) >= MOST_UNREAD:
                        self._held = frames
                        self._transport.pause_reading()
                        return
                elif not self._may_send():
                    self._close_now(close_codes.POLICY_VIOLATION)
                    return
                elif kind == PING:
                    if self.is_writable:  # a client that does not read gets no answer
                        self.write(frame(content, PONG))  # type: ignore[arg-type] # bytes
                elif kind == PONG:
                    if content == self._unanswered:
                        self._unanswered = b""
                elif kind == CLOSE:
                    self._receive_close(content)  # type: ignore[arg-type] # bytes
                    return
        except FrameError as error:
            self._close_now(error.code)

    def _may_send(self) -> bool:
        """Count a control frame or a fragment; False if the client has sent too many."""
        now = self._loop.time()
        grown = self._allowance + (now - self._counted_at) * FRAME_RATE.per_second
        self._allowance = min(FRAME_RATE.at_once, grown) - 1
        self._counted_at = now
        return self._allowance >= 0

    def _take_held(self) -> None:
        frames, self._held = self._held, None
        assert frames is not None
        if not self._transport.is_closing():
            self._transport.resume_reading()
        self._take(frames)  # which may stop reading again

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
                if self._response.status_code == _UPGRADED:
                    scope = asgi_scope(event, self._transport, self._config, self._app_state, self)
                    if not self._gate.turns.start(partial(self._start, scope)):
                        self.reject(HTTPStatus.SERVICE_UNAVAILABLE)
                else:
                    self._answer(handshake)
                    self._end()
        if self._response is None and handshake.handshake_exc is not None:
            self._transport.write(b"".join(handshake.data_to_send()) or BAD_REQUEST)
            self._end()

    def _start(self, scope: dict[str, Any]) -> None:
        if not self._is_gone:
            task = self._loop.create_task(self._ask(scope))
            self._state.tasks.add(task)
            task.add_done_callback(self._state.tasks.discard)

    async def _ask(self, scope: dict[str, Any]) -> None:
        """Run the application for this socket."""
        try:
            await ask(self, self._config, scope)
            del scope
            work, self._work = self._work, None
            if work is not None:
                await work()
        except Exception:
            log.exception("a socket failed")
            if self._handshake is None:
                self.close(close_codes.INTERNAL_ERROR)
        finally:
            if self._handshake is not None:
                self.reject(500)
            elif not self._is_closing and not self._is_gone:
                self._end_after(CLOSE_SECONDS)  # no longer counted by the application

    def _give_up_handshake(self) -> None:
        """The application did not answer in time."""
        self.reject(HTTPStatus.SERVICE_UNAVAILABLE)
        self._go()

    def _answer(self, handshake: ServerProtocol) -> None:
        assert self._response is not None
        handshake.send_response(self._response)
        self._transport.write(b"".join(handshake.data_to_send()))

    # The end

    def _ping(self) -> None:
        """Send a ping; close the socket if the last one was not answered."""
        interval = self._config.ws_ping_interval
        assert interval
        if self._unanswered:
            self._close_now(close_codes.INTERNAL_ERROR)
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

    def _close_now(self, code: int) -> None:
        """Close without waiting for the client's close frame."""
        self._say_closing(code)
        self._go()
        self._end()

    def _say_closing(self, code: int) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._transport.write(close_frame(code))

    def _go(self) -> None:
        """Note that nothing more will be received."""
        self._is_gone = True
        self.is_writable = False
        self._wake()
        if self._held is not None and self._is_closing:
            self._take_held()  # for the answer to a close frame

    def _end(self) -> None:
        self._wait()
        self._transport.close()
        self._stop_timer()
        self._timer = self._loop.call_later(reader_watch.LAST_SECONDS, self._transport.abort)

    def _end_after(self, seconds: float) -> None:
        self._wait()
        self._stop_timer()
        self._timer = self._loop.call_later(seconds, self._end)

    def _wait(self) -> None:
        """Count the connection among those that may be closed to make room."""
        self._gate.connections.set_waiting(self)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        if self._waiter is not None:
            if not self._waiter.done():
                self._waiter.set_result(None)
            self._waiter = None


def _never() -> bool:
    return False

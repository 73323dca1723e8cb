"""HTTP on a connection: uvicorn's protocol, with limits on what a client sends and how slowly.

uvicorn and its parser collect a request's head without limits on size and time. Here bytes are
counted before the parser gets them, so that a head, a URL or a body that is too long is refused
before it takes memory.
"""

from __future__ import annotations

import asyncio
from functools import cache, partial
from http import HTTPStatus
from typing import Any, Final, NoReturn

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.server import ServerState

from linko.server import reader_watch
from linko.server.errors import ServerError
from linko.server.gate import Gate
from linko.server.http.refusals import answer_of
from linko.server.ip_addresses import counted, ip_address
from linko.server.reader_watch import ReaderWatch
from linko.server.websocket import WebSocket

LONGEST_HEAD: Final = 16 * 1024
"""Maximum number of bytes of a request up to its body: first line and headers."""

MOST_HEADERS: Final = 100
"""Maximum number of headers of a request."""

LONGEST_URL: Final = 8 * 1024
"""Maximum number of bytes of a URL."""

LONGEST_BODY: Final = 64 * 1024
"""Maximum number of bytes of a body and its encoding; the application allows less."""

MOST_PIPELINED: Final = 4
"""Maximum number of requests on a connection that wait for the answer to an earlier one."""

HEAD_SECONDS: Final = 10.0
"""Seconds within which a whole head must arrive, counted from the opening or the first byte."""

BODY_SECONDS: Final = 20.0
"""Seconds within which a whole body must arrive."""

LINGER_SECONDS: Final = 1.0
"""Seconds that a client has to read a refusal while it is still sending."""

_BUSY: Final = ServerError("server_too_fast", seconds=1)
_TOO_LARGE: Final = ServerError("server_too_large")
_REASONS: Final = {
    HTTPStatus.BAD_REQUEST: ServerError("server_bad_message", problem="it is not HTTP/1.1"),
    HTTPStatus.REQUEST_TIMEOUT: ServerError(
        "server_bad_message", problem="it did not arrive in time"
    ),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: _TOO_LARGE,
    HTTPStatus.REQUEST_URI_TOO_LONG: _TOO_LARGE,
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: _TOO_LARGE,
    HTTPStatus.TOO_MANY_REQUESTS: _BUSY,
    HTTPStatus.SERVICE_UNAVAILABLE: _BUSY,
}
"""The error in the body of a refusal, by its status."""


class _TooMuch(Exception):  # noqa: N818 - it only stops the parser
    """The parser must not go on."""


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it is closed or becomes a WebSocket."""

    is_playing: Final = False

    def __init__(
        self,
        gate: Gate,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = gate
        self._address = ""
        """The address that the limits count, as soon as it is known."""
        self._is_in_head = True
        """Whether the next byte belongs to the head of a request."""
        self._part = 0
        """Number of heads and bodies that were complete; grows by two with each request."""
        self._size = 0
        """Number of bytes of the head or body that is not complete yet."""
        self._headers_size = 0
        """Number of bytes of the first line and the headers that are complete."""
        self._is_over = False
        """Whether nothing more is read."""
        self._is_closed = False
        """Whether nothing more is written."""
        self._is_stopping = False
        """Whether the server is stopping."""
        self._status = HTTPStatus.BAD_REQUEST
        """The status of the refusal if the parser fails."""
        self._timer: asyncio.TimerHandle | None = None
        """The timer that limits a head or body, or that ends the connection."""
        self._timed_part = 0
        """The part whose end the timer waits for."""
        self._reader_watch: ReaderWatch

    # What the event loop calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Accept a connection, or refuse it if there are too many."""
        super().connection_made(transport)
        self._reader_watch = ReaderWatch(transport)
        if not self._gate.trust_proxy:
            self._address = counted(self.client[0] if self.client else "")
        status = self._gate.connections.add(self, self._address)
        if status is None:
            self._timer = self.loop.call_later(HEAD_SECONDS, self._is_late)
        else:
            self._is_over = True
            self.transport.write(_refusal(status))
            self._close(has_unread=False)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._gate.connections.remove(self)
        self._stop_timer()
        self._reader_watch.stop()
        self._unset_keepalive_if_required()
        self.pipeline.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Feed the parser, in pieces that do not exceed the limit of the current head or body."""
        self._unset_keepalive_if_required()
        at, end = 0, len(data)
        while at < end and not self._is_over:
            longest = LONGEST_HEAD if self._is_in_head else LONGEST_BODY
            room = longest - self._size
            piece = data if not at and room >= end else data[at : at + room]
            at += len(piece)
            part = self._part
            try:
                self.parser.feed_data(piece)
            except httptools.HttpParserUpgrade as upgrade:
                self._upgrade(data[at - len(piece) + upgrade.args[0] :])
                return
            except httptools.HttpParserError:  # not kept: it would keep this frame and its data
                self._refuse(
                    self._status, has_unread=at < end or self._status != HTTPStatus.BAD_REQUEST
                )
                break
            if self._part != part:
                self._size = 0
            else:
                self._size += len(piece)
                if self._size >= longest:
                    self._refuse(
                        HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
                        if self._is_in_head
                        else HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
                        has_unread=True,
                    )
        if self._is_over:
            self._forget_request()
        else:
            self._time_part()

    def pause_writing(self) -> None:
        """The client does not read its answer."""
        super().pause_writing()
        self._gate.connections.set_waiting(self)
        self._reader_watch.start()

    def resume_writing(self) -> None:
        """The client has read what was waiting."""
        super().resume_writing()
        self._reader_watch.stop()
        if self._is_over:
            self._reader_watch.start()
        elif not self._is_answered:
            self._gate.connections.set_busy(self)

    def shutdown(self) -> None:
        """The server stops: close now, or after the current answer."""
        super().shutdown()
        self._is_stopping = True
        self._stop_timer()
        self._timer = self.loop.call_later(reader_watch.LAST_SECONDS, self._end_if_unread)

    def _end_if_unread(self) -> None:
        """End a connection whose client keeps the server from stopping."""
        if self._is_closed or self.transport.is_closing() or self.flow.write_paused:
            self.transport.abort()

    def timeout_keep_alive_handler(self) -> None:
        """No further request has arrived."""
        if not self.transport.is_closing():
            self._close(has_unread=False)

    def evict(self) -> None:
        """Close at once to make room for another connection."""
        self._is_over = True
        self.transport.abort()

    # What the parser calls

    def on_message_begin(self) -> None:
        """A request begins; after a refusal, no further request is accepted."""
        if self._is_over:
            self._stop(self._status)
        super().on_message_begin()
        self._headers_size = 0

    def on_url(self, url: bytes) -> None:
        """A part of the URL has arrived."""
        if len(self.url) + len(url) > LONGEST_URL:
            self._stop(HTTPStatus.REQUEST_URI_TOO_LONG)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer of a body, is complete."""
        if not self._is_in_head:
            return  # nobody reads trailers
        self._headers_size += len(name) + len(value)
        if len(self.headers) >= MOST_HEADERS or self._headers_size > LONGEST_HEAD:
            self._stop(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """A head is complete."""
        gate = self._gate
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop(HTTPStatus.TOO_MANY_REQUESTS)
        if gate.trust_proxy:
            scope: Any = self.scope
            self._address = ip_address(scope, trust_proxy=True)
            if not gate.connections.set_address(self, self._address):
                self._stop(HTTPStatus.TOO_MANY_REQUESTS)
        if gate.is_too_fast(self._address):  # the application would refuse it too, at a higher cost
            self._stop(HTTPStatus.TOO_MANY_REQUESTS)
        self._is_in_head = False
        self._part += 1
        if not self.flow.write_paused:  # else the client has not read the last answer
            gate.connections.set_busy(self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._is_in_head = True
        self._part += 1
        super().on_message_complete()

    def _stop(self, status: HTTPStatus) -> NoReturn:
        """Stop the parser: the request is refused with this status."""
        self._status = status
        raise _TooMuch

    # Requests

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        if self._gate.turns.start(partial(self._start_in_turn, cycle, app)):
            return
        if self._is_in_head:  # a request that waited for the answer to an earlier one
            self.transport.abort()
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, has_unread=True)

    def _start_in_turn(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        if not self.transport.is_closing() and not cycle.disconnected:
            super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """An answer is written; go on with the next request."""
        super().on_response_complete()
        if self.transport.is_closing() or self._is_over:
            self._close(has_unread=not self._is_in_head)
        elif self._is_answered:
            if self._gate.trust_proxy:
                self._gate.connections.set_address(self, "")
            self._gate.connections.set_waiting(self)

    @property
    def _is_answered(self) -> bool:
        """Whether the server owes no answer."""
        return not self.pipeline and self._open_cycle is None

    @property
    def _open_cycle(self) -> RequestResponseCycle | None:
        """The latest request whose answer is not completely written."""
        cycle: RequestResponseCycle | None = self.cycle
        return None if cycle is None or cycle.response_complete else cycle

    def _upgrade(self, rest: bytes) -> None:
        """Let a WebSocket take over the connection; other protocols are not supported."""
        if not self._should_upgrade():
            self._is_over = True  # the request is answered, and nothing after it is read
            self.flow.pause_reading()
            self.cycle.keep_alive = False
            return
        if not self._is_answered or self.flow.write_paused:
            self._refuse(HTTPStatus.BAD_REQUEST, has_unread=True)
            return
        self._stop_timer()
        self.connections.discard(self)
        head = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n"]
        for name, value in self.scope["headers"]:
            head += [name, b": ", value, b"\r\n"]
        head.append(b"\r\n")
        socket = WebSocket(self.config, self.server_state, self.app_state, self._gate)
        self._gate.connections.replace(self, socket)
        self.transport.set_protocol(socket)
        socket.connection_made(self.transport)
        socket.data_received(b"".join(head))
        if rest:
            socket.data_received(rest)

    # Limits

    def _time_part(self) -> None:
        """Make sure that a head or body that is not complete has a time limit."""
        is_complete = self._is_in_head and not self._size
        if self._timer is not None and (is_complete or self._timed_part != self._part):
            self._stop_timer()
        if self._timer is None and not is_complete:
            seconds = HEAD_SECONDS if self._is_in_head else BODY_SECONDS
            self._timed_part = self._part
            self._timer = self.loop.call_later(seconds, self._is_late)

    def _is_late(self) -> None:
        """A head or body did not arrive in time; a connection that sent nothing is just closed."""
        self._timer = None
        if self._is_in_head and not self._size:
            self._close(has_unread=False)
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, has_unread=False)

    def _refuse(self, status: HTTPStatus, *, has_unread: bool) -> None:
        """Answer a request with a refusal, and close.

        If an earlier request is still being answered, its answer is the last one. Nothing happens
        if the connection is closed already: the parser continues to the end of its input.
        """
        if self._is_closed:
            return
        self._is_over = True
        is_pipelined = bool(self.pipeline)
        self.pipeline.clear()
        cycle = self._open_cycle
        if cycle is not None and self._is_in_head:
            cycle.keep_alive = False
            self.flow.pause_reading()
            return
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started or is_pipelined:
                self.transport.abort()
                return
        if cycle is not None or self._is_in_head:  # else the request is already answered
            self.transport.write(_refusal(status))
        self._close(has_unread=has_unread)

    def _close(self, *, has_unread: bool) -> None:
        """Close; if the client may still be sending, give it time to read the answer first.

        The system resets a connection that is closed while something is unread, and the client
        would lose the answer.
        """
        self._is_over = self._is_closed = True
        self._unset_keepalive_if_required()
        self._gate.connections.set_waiting(self)
        seconds = reader_watch.LAST_SECONDS
        if not self.transport.is_closing():
            if has_unread:
                seconds = LINGER_SECONDS
                self.flow.pause_reading()
                self.transport.write_eof()
            else:
                self.transport.close()
        self._stop_timer()
        if self.transport.get_write_buffer_size() and not self._is_stopping:
            self._reader_watch.start()
        else:
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _forget_request(self) -> None:
        """Free what the parser has collected; connections may take seconds to end."""
        self.parser = None  # type: ignore[assignment] # as uvicorn does in the end
        self.headers, self.url = [], b""
        if self._open_cycle is None:
            self.scope = None  # type: ignore[assignment] # no request is left
            self.cycle = None  # type: ignore[assignment] # the same

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


@cache
def _refusal(status: HTTPStatus) -> bytes:
    """Return a complete answer with this status."""
    _, headers, body = answer_of(_REASONS[status])
    headers += [(b"connection", b"close"), (b"x-content-type-options", b"nosniff")]
    lines = b"".join(b"%s: %s\r\n" % header for header in headers)
    return STATUS_LINE[status] + lines + b"\r\n" + body

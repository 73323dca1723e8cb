"""One open socket: its queue of messages, and how slow readers are handled."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from linko.refusal import LinkoError
from linko.server.websocket_frames import frame
from linko.table import Person
from linko.wire import close_codes

log = logging.getLogger("linko.connection")

LONGEST_QUEUE: Final = 64
"""Maximum number of queued messages; beyond it a reader gets a snapshot instead."""

LARGEST_QUEUE: Final = 256 * 1024
"""Maximum number of queued bytes; beyond it a reader gets a snapshot instead."""

DRAIN_SECONDS: Final = 2.0
"""Seconds that a closed connection waits for its reader to read the queue."""


class Socket(Protocol):
    """The socket that a connection writes to."""

    is_writable: bool
    on_writable: Callable[[], None] | None

    def write(self, data: bytes) -> None:
        """Send a frame."""

    def close(self, code: int) -> None:
        """Send a close frame."""


class Connection:
    """Sends messages in order; nobody has to wait for a slow reader.

    A message is written at once if the socket takes it, or else queued. A client that reads too
    slowly loses the queue and receives a snapshot as soon as the socket takes one.
    """

    __slots__ = (
        "_ended",
        "_queue",
        "_queued_bytes",
        "_resync",
        "_socket",
        "_task",
        "_timer",
        "close_code",
        "is_closed",
        "is_lost",
        "person",
        "resyncs",
        "targets",
    )

    def __init__(
        self,
        person: Person,
        socket: Socket,
        resync: Callable[[Connection], Awaitable[bytes]],
        targets: tuple[str, ...] = (),
    ) -> None:
        self.person = person
        """The person who is connected, with their current name."""
        self.targets = targets
        """The targets whose ban ends this connection: the person, a bot's owner, the address."""
        self.is_lost = False
        """Whether messages were dropped, so that a snapshot must be sent before the next one."""
        self.is_closed = False
        self.close_code: int | None = None
        """The code with which the server closes the connection after the queue is written."""
        self.resyncs = 0
        self._socket = socket
        self._resync = resync
        self._queue: list[bytes] = []  # mostly empty; an empty deque is ten times as large
        self._queued_bytes = 0
        self._timer: asyncio.TimerHandle | None = None
        """The timer after which a closed connection drops its queue."""
        self._task: asyncio.Task[None] | None = None
        self._ended: asyncio.Event | None = None
        socket.on_writable = self._flush

    @property
    def is_behind(self) -> bool:
        """Whether a message passed to `send` has not been written yet."""
        return self.is_lost or bool(self._queue)

    def send(self, message: bytes) -> None:
        """Send a message."""
        if self.is_closed or self.is_lost:
            return
        if self._socket.is_writable and not self._queue:
            self._socket.write(frame(message))
        elif self._queue and (
            len(self._queue) >= LONGEST_QUEUE or self._queued_bytes + len(message) > LARGEST_QUEUE
        ):
            self.lose_track()
        else:
            data = frame(message)
            self._queue.append(data)
            self._queued_bytes += len(data)

    def lose_track(self) -> None:
        """Drop the queue; a snapshot takes its place."""
        if self.is_closed or self.is_lost:
            return
        self._clear()
        self.is_lost = True
        self.resyncs += 1
        if self._socket.is_writable:
            self._begin_resync()

    def close(self, code: int) -> None:
        """Close when the queue is written, at the latest after a few seconds; send nothing more."""
        self.is_closed = True
        self.close_code = self.close_code or code
        if not self._queue:
            self._end()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(DRAIN_SECONDS, self.drop)

    def drop(self) -> None:
        """Close at once and drop the queue: the client is gone or does not read."""
        self._clear()
        self.close(close_codes.NORMAL)

    async def wait_until_ended(self) -> None:
        """Wait until nothing more will be written."""
        if not self.is_closed or self._queue:
            self._ended = self._ended or asyncio.Event()
            await self._ended.wait()

    def _flush(self) -> None:
        while self._queue and self._socket.is_writable:
            self._queued_bytes -= len(self._queue[0])
            self._socket.write(self._queue.pop(0))
        if not self._queue:
            if self.is_closed:
                self._end()
            elif self.is_lost:
                self._begin_resync()

    def _clear(self) -> None:
        self._queue.clear()
        self._queued_bytes = 0

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._socket.on_writable = None
        if self.close_code is not None:
            self._socket.close(self.close_code)
        if self._ended is not None:
            self._ended.set()

    def _begin_resync(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            message = await self._resync(self)
        except LinkoError:  # the table is no longer in memory; there is nothing to show
            return
        except Exception:
            log.exception("a snapshot failed")
            self.close(close_codes.RESTARTING)
            return
        finally:
            self._task = None
        self.send(message)

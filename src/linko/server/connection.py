"""One open socket: what is still to be sent, and what becomes of slow readers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from linko.refusal import LinkoError
from linko.server.websocket_frames import frame
from linko.table import Person

LONGEST_QUEUE: Final = 64
"""A reader so many messages behind is dropped to a fresh snapshot."""


class Socket(Protocol):
    """What a connection writes to."""

    is_writable: bool
    on_writable: Callable[[], None] | None

    def write(self, data: bytes) -> None:
        """Send a frame."""

    def close(self, code: int) -> None:
        """Send that this is the end."""


class Connection:
    """Sends messages in order without ever making anybody wait.

    A message is written at once if the socket takes it, else it waits in a queue. Whoever reads too
    slowly loses the queue and receives a snapshot, made when there is room again.
    """

    __slots__ = (
        "_ended",
        "_queue",
        "_resync",
        "_socket",
        "_task",
        "close_code",
        "is_closed",
        "is_lost",
        "person",
        "resyncs",
    )

    def __init__(
        self, person: Person, socket: Socket, resync: Callable[[Connection], Awaitable[bytes]]
    ) -> None:
        self.person = person
        """Whose it is, under the name of now."""
        self.is_lost = False
        """Whether messages were dropped; a snapshot must come before the next one."""
        self.is_closed = False
        self.close_code: int | None = None
        """Why the server closes the connection, once the queue is written."""
        self.resyncs = 0
        self._socket = socket
        self._resync = resync
        self._queue: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None
        self._ended: asyncio.Event | None = None
        socket.on_writable = self._flush

    def send(self, message: bytes) -> None:
        """Send a message."""
        if self.is_closed or self.is_lost:
            return
        if self._socket.is_writable and not self._queue:
            self._socket.write(frame(message))
        elif len(self._queue) >= LONGEST_QUEUE:
            self.lose_track()
        else:
            self._queue.append(frame(message))

    def lose_track(self) -> None:
        """Drop what is queued: a snapshot takes its place."""
        if self.is_closed or self.is_lost:
            return
        self._queue.clear()
        self.is_lost = True
        self.resyncs += 1
        if self._socket.is_writable:
            self._begin_resync()

    def close(self, code: int) -> None:
        """Close once everything queued is written; nothing more can be sent."""
        self.is_closed = True
        self.close_code = self.close_code or code
        if not self._queue:
            self._end()

    def drop(self) -> None:
        """The other side is gone; nothing more needs to be written."""
        self._queue.clear()
        self.close(0)

    async def wait_until_ended(self) -> None:
        """Wait until nothing more will be written."""
        if not self.is_closed or self._queue:
            self._ended = self._ended or asyncio.Event()
            await self._ended.wait()

    def _flush(self) -> None:
        while self._queue and self._socket.is_writable:
            self._socket.write(self._queue.popleft())
        if not self._queue:
            if self.is_closed:
                self._end()
            elif self.is_lost:
                self._begin_resync()

    def _end(self) -> None:
        self._socket.on_writable = None
        if self.close_code:
            self._socket.close(self.close_code)
        if self._ended is not None:
            self._ended.set()

    def _begin_resync(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            message = await self._resync(self)
        except LinkoError:  # the table was given up; there is nothing to show
            return
        finally:
            self._task = None
        self.send(message)

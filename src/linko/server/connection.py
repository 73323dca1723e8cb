"""One open socket: what is still to be sent, and what becomes of slow readers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from linko.refusal import LinkoError
from linko.table import Person

LONGEST_QUEUE: Final = 64
"""A reader so many messages behind is dropped to a fresh snapshot."""

Send = Callable[[str], Awaitable[None]]


class Connection:
    """Sends messages in order without ever making anybody wait.

    `send` only puts a message in the queue; one task writes. Whoever reads too slowly loses the
    queue and receives a snapshot, made when there is room again.
    """

    def __init__(
        self, person: Person, write: Send, resync: Callable[[Connection], Awaitable[bytes]]
    ) -> None:
        self.person = person
        """Whose it is, under the name of now."""
        self.is_lost = False
        """Whether messages were dropped; a snapshot must come before the next one."""
        self.is_closed = False
        self.close_code: int | None = None
        """Why the server closes the connection, once the queue is written."""
        self.ended = asyncio.Event()
        """Set when nothing more will be written."""
        self.resyncs = 0
        self._write = write
        self._resync = resync
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Queue a message."""
        if self.is_closed or self.is_lost:
            return
        if len(self._queue) >= LONGEST_QUEUE:
            self.lose_track()
        else:
            self._queue.append(message)
            self._wake.set()

    def lose_track(self) -> None:
        """Drop what is queued: a snapshot takes its place."""
        if self.is_closed or self.is_lost:
            return
        self._queue.clear()
        self.is_lost = True
        self.resyncs += 1
        self._wake.set()

    def close(self, code: int) -> None:
        """Close once everything queued is written; nothing more can be sent."""
        self.is_closed = True
        self.close_code = self.close_code or code
        self._wake.set()

    async def run(self) -> None:
        """Write what is queued until the connection is closed."""
        queue, wake, write = self._queue, self._wake, self._write
        while True:
            while queue or self.is_lost:
                if self.is_lost:
                    try:
                        message = await self._resync(self)
                    except LinkoError:  # the table was given up; there is nothing to show
                        return
                else:
                    message = queue.popleft()
                await write(message.decode())
            if self.is_closed:
                return
            wake.clear()
            await wake.wait()

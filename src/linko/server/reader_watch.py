"""A watch on a client that does not read what is written to it."""

from __future__ import annotations

import asyncio
from typing import Final

READ_SECONDS: Final = 20.0
"""Seconds within which a client must continue to read if data waits for it."""

LEAST_READ: Final = 256 * 1024
"""Number of bytes that it must read in this time if more than that are waiting."""

LAST_SECONDS: Final = 2.0
"""Seconds after which a closing connection is dropped if the client does not read.

Closing first sends what was written. A client that has stopped reading would keep the connection
open, and would keep the server from stopping.
"""


class ReaderWatch:
    """Ends a connection whose client has read nothing, or too little, for `READ_SECONDS`."""

    __slots__ = ("_timer", "_transport")

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Watch the client, unless it is watched already."""
        if self._timer is None:
            size = self._transport.get_write_buffer_size()
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(READ_SECONDS, self._check, size)

    def stop(self) -> None:
        """Stop watching: the client has read again, or is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check(self, size: int) -> None:
        self._timer = None
        most = size - LEAST_READ if size > LEAST_READ else size - 1
        if 0 < self._transport.get_write_buffer_size() <= most:
            self.start()
        else:
            self._transport.abort()

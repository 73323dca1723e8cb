"""A line of requests that are computed one at a time, so that tables are not held up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from linko.server.errors import ServerError

RETRY_SECONDS: Final = 3
"""Seconds after which somebody who was refused may try again."""


class WaitingLine:
    """Lets one request through at a time, and refuses new ones while the line is full."""

    def __init__(self, longest: int) -> None:
        """`longest` includes the request that is being computed."""
        self._longest = longest
        self._length = 0
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn; raise a `ServerError` if too many wait already."""
        if self._length >= self._longest:
            raise ServerError("server_too_fast", seconds=RETRY_SECONDS)
        self._length += 1
        try:
            async with self._lock:
                yield
        finally:
            self._length -= 1

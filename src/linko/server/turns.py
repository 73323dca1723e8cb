"""Turns in which new requests start, so that a burst of them does not delay players."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

MOST_PER_TURN: Final = 8
"""Maximum number of requests that start in one turn of the event loop."""

MOST_WAITING: Final = 1000
"""Maximum number of requests that wait for their turn."""


class Turns:
    """Starts work at once, or in a later turn of the event loop if much has started in this one.

    Messages on open sockets need no turn: they are handled at once.
    """

    def __init__(self, most: int = MOST_PER_TURN) -> None:
        self._most = most
        self._started = 0
        """Number of requests that have started in this turn."""
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_scheduled = False

    def start(self, work: Callable[[], None]) -> bool:
        """Call `work` in its turn, in order; return False if too many wait already."""
        if len(self._waiting) >= MOST_WAITING:
            return False
        if not self._is_scheduled:
            self._is_scheduled = True
            self._started = 0
            asyncio.get_running_loop().call_soon(self._next_turn)
        if self._started < self._most and not self._waiting:
            self._started += 1
            work()
        else:
            self._waiting.append(work)
        return True

    def _next_turn(self) -> None:
        self._started = 0
        self._is_scheduled = bool(self._waiting)
        if self._is_scheduled:
            asyncio.get_running_loop().call_soon(self._next_turn)
        while self._waiting and self._started < self._most:
            self._started += 1
            self._waiting.popleft()()

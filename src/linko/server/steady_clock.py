"""The server's clock: seconds since 1970 that jumps of the system clock cannot change.

`docs/decisions/0010-a-clock-that-cannot-jump.md` explains the limits.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from linko.server.settings import DAY

LONGEST_LEAP: Final = 30 * DAY
"""Maximum number of seconds by which the clock advances from one run of the server to the next."""

CORRECTION: Final = 0.01
"""Fraction by which the clock may run faster or slower to approach the system clock."""


class SteadyClock:
    """Tells the time by the monotonic clock, and follows the system clock slowly.

    It never goes back. While the process runs it gains or loses at most `CORRECTION` of the time
    that passes, whatever happens to the system clock.

    >>> wall, passed = [1000.0], [0.0]
    >>> now = SteadyClock(wall=lambda: wall[0], monotonic=lambda: passed[0])
    >>> wall[0], passed[0] = 1_000_000.0, 100.0
    >>> now()
    1101.0
    """

    def __init__(
        self,
        *,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._at = wall()
        self._since = monotonic()

    def __call__(self) -> float:
        """Return the time."""
        since = self._monotonic()
        passed = since - self._since
        self._since = since
        most = passed * CORRECTION
        self._at += passed
        self._at += max(-most, min(most, self._wall() - self._at))
        return self._at

    def start_after(self, last: float) -> None:
        """Set the clock at the start of a server whose last known time is `last`."""
        self._at = max(last, min(self._wall(), last + LONGEST_LEAP))
        self._since = self._monotonic()

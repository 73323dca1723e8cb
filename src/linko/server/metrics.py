"""Counters and histograms of one server process, cheap enough for every move.

They are plain numbers; `metrics_page.py` renders them for Prometheus. No label names a table, a
person or an address, and nothing here depends on a card.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from typing import Final

SECONDS: Final = (
    *(0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.05),
    *(0.1, 0.25, 0.5, 1.0, 2.5, 5.0),
)
"""Upper bounds of the buckets of times: fine for the times of a healthy server, coarse above."""

BOT_SECONDS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 5.0, 10.0)
"""The same for decisions of bots, which may think for seconds."""

REVIEW_SECONDS: Final = (1.0, 2.0, 5.0, 10.0, 20.0, 60.0, 120.0, 300.0, 900.0)
"""The same for reviews of whole games."""

SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
"""Upper bounds of the buckets of group sizes."""

DELAY_SECONDS: Final = 0.5
"""Seconds between two measurements of the event loop's delay."""


class Histogram:
    """Counts values in buckets; several times cheaper than the histogram of prometheus-client.

    >>> times = Histogram((0.1, 1.0))
    >>> for seconds in (0.05, 0.1, 0.5, 7.0):
    ...     times.observe(seconds)
    >>> times.counts, times.count
    ([2, 1, 1], 4)
    """

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)
        """Number of values in each bucket; the last one has no upper bound."""
        self.total = 0.0
        """Sum of all values."""

    @property
    def count(self) -> int:
        """Number of values."""
        return sum(self.counts)

    def observe(self, value: float) -> None:
        """Count a value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Metrics:
    """Everything that one server process counts."""

    def __init__(self) -> None:
        self.moves_of_people = 0
        self.moves_of_bots = 0
        self.durable = Histogram(SECONDS)
        """From receiving a person's move until it is durable."""
        self.told = Histogram(SECONDS)
        """From receiving a person's move until it is written to everybody's socket."""
        self.group_sizes = Histogram(SIZES)
        """Number of appends in one transaction."""
        self.group_seconds = Histogram(SECONDS)
        """How long such a transaction takes."""
        self.bus_delay = Histogram(SECONDS)
        """From publishing a message in another process to receiving it in this one."""
        self.loop_delay = Histogram(SECONDS)
        """How late the event loop starts a scheduled call."""
        self.bot_seconds: dict[str, Histogram] = {}
        """From asking a bot until its decision, by level."""
        self.review_seconds = Histogram(REVIEW_SECONDS)
        """How long the review of a game takes once it has begun."""
        self.failed_reviews = 0
        self.refusals: Counter[str] = Counter()
        """Number of refusals by code."""
        self.errors: Counter[str] = Counter()
        """Number of errors in the log, by the part of the program that logged them."""
        self._handler = _ErrorCounter(self.errors)

    def moved(self, by_bot: bool, received: float, durable: float, told: float) -> None:  # noqa: FBT001 - hot
        """Count a move with the times at which it was received, made durable and sent."""
        if by_bot:
            self.moves_of_bots += 1
        else:
            self.moves_of_people += 1
            self.durable.observe(durable - received)
            self.told.observe(told - received)

    def group_written(self, size: int, seconds: float) -> None:
        """Count a group of appends."""
        self.group_sizes.observe(size)
        self.group_seconds.observe(seconds)

    def bot_decided(self, level: str, seconds: float) -> None:
        """Count a decision of a bot."""
        times = self.bot_seconds.get(level)
        if times is None:
            times = self.bot_seconds[level] = Histogram(BOT_SECONDS)
        times.observe(seconds)

    def reviewed(self, seconds: float, *, failed: bool) -> None:
        """Count a review."""
        self.review_seconds.observe(seconds)
        self.failed_reviews += failed

    async def keep_measuring_delay(self) -> None:
        """Measure the delay of the event loop forever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + DELAY_SECONDS
            await asyncio.sleep(DELAY_SECONDS)
            self.loop_delay.observe(max(0.0, loop.time() - due))

    def start_counting_errors(self) -> None:
        """Count what the server logs as an error from now on."""
        logging.getLogger("linko").addHandler(self._handler)

    def stop_counting_errors(self) -> None:
        """Count no more errors."""
        logging.getLogger("linko").removeHandler(self._handler)


class _ErrorCounter(logging.Handler):
    """Counts errors by the logger's name."""

    def __init__(self, counts: Counter[str]) -> None:
        super().__init__(logging.ERROR)
        self._counts = counts

    def emit(self, record: logging.LogRecord) -> None:
        self._counts[record.name] += 1

"""Counts what clients have open: exactly in this process, and in others as they report it.

Only large enough numbers are reported, so that the many clients with one or two sockets cost
nothing.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from typing import Final

TOLD_SHARE: Final = 20
"""A process reports a client that has at least 1/TOLD_SHARE of what one client may have."""

FEWEST_TOLD: Final = 3
"""Smallest number that is reported, however small the limit is."""

Numbers = tuple[tuple[str, int], ...]
"""Clients, and the number that each has open."""


class SharedCount:
    """The number of things that each client has open, through all processes.

    >>> sockets = SharedCount(most=3)
    >>> sockets.add("ann")
    >>> sockets.hear("another process", (("ann", 2),), is_all=True)
    >>> sockets["ann"], sockets.own["ann"]
    (3, 1)
    >>> sockets.forget("another process")
    >>> sockets["ann"]
    1
    """

    def __init__(self, most: int) -> None:
        """`most` is the number that a client may have; 0: no limit, and nothing is reported."""
        self.own: Counter[str] = Counter()
        """What this process has counted; a client with nothing open is not in it."""
        self._told_from = max(FEWEST_TOLD, most // TOLD_SHARE) if most else sys.maxsize
        self._changed: set[str] = set()
        """Clients whose number the others do not know yet."""
        self._elsewhere: dict[str, dict[str, int]] = {}
        """What each other process has reported."""
        self._sums: Counter[str] = Counter()
        """The sum of what all other processes have reported."""

    def __getitem__(self, who: str) -> int:
        return self.own.get(who, 0) + self._sums.get(who, 0)

    def add(self, who: str) -> None:
        """Count one more."""
        number = self.own[who] = self.own[who] + 1
        if number >= self._told_from:
            self._changed.add(who)

    def remove(self, who: str) -> None:
        """Count one fewer."""
        number = self.own[who] = self.own[who] - 1
        if number <= 0:
            del self.own[who]
        if number >= self._told_from - 1:
            self._changed.add(who)

    def take_changes(self) -> Numbers:
        """Return what others do not know yet; 0 for a client that is no longer worth reporting."""
        changed, self._changed = self._changed, set()
        return tuple((who, self._told(who)) for who in changed)

    def take_all(self) -> Numbers:
        """Return everything worth reporting; afterwards nothing counts as changed."""
        self._changed.clear()
        return tuple((who, number) for who, number in self.own.items() if self._told(who))

    def hear(self, sender: str, numbers: Iterable[tuple[str, int]], *, is_all: bool) -> None:
        """Note what another process has reported; with `is_all`, it has nothing else."""
        if is_all:
            self.forget(sender)
        known = self._elsewhere.setdefault(sender, {})
        for who, number in numbers:
            self._add_sum(who, number - known.pop(who, 0))
            if number:
                known[who] = number

    def forget(self, sender: str) -> None:
        """Forget what a process has reported."""
        for who, number in self._elsewhere.pop(sender, {}).items():
            self._add_sum(who, -number)

    def forget_all(self) -> None:
        """Forget what all processes have reported."""
        self._elsewhere.clear()
        self._sums.clear()

    def _told(self, who: str) -> int:
        number = self.own.get(who, 0)
        return number if number >= self._told_from else 0

    def _add_sum(self, who: str, number: int) -> None:
        self._sums[who] += number
        if not self._sums[who]:
            del self._sums[who]

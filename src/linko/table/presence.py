"""Who is at the table right now; never stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container


class Presence:
    """Counts everybody's connections."""

    def __init__(self) -> None:
        self._connections: Counter[str] = Counter()

    def add(self, person: str) -> None:
        """One more connection of a person."""
        self._connections[person] += 1

    def remove(self, person: str) -> None:
        """One connection fewer."""
        self._connections[person] -= 1
        if self._connections[person] <= 0:
            del self._connections[person]

    def is_here(self, person: str) -> bool:
        """Whether a person has a connection."""
        return person in self._connections

    def count_without(self, seated: Container[str]) -> int:
        """How many people are here besides these."""
        return sum(person not in seated for person in self._connections)

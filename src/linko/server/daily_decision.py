"""A bot's decision in a deal of the day: the key under which its answer is stored."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Decision:
    """A bot's decision in a deal of the day."""

    day: int
    seat: int
    moves: tuple[str, ...]
    """The moves made before it."""

    @property
    def number(self) -> int:
        """The number of the decision, from 1."""
        return len(self.moves) + 1

    @property
    def position(self) -> str:
        """The key of the position in the store."""
        return hashlib.sha256(" ".join(self.moves).encode()).hexdigest()

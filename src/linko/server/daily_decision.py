"""A bot's decision in a deal of the day, by which its answer is stored."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Decision:
    """A bot's decision in a deal of the day."""

    day: int
    seat: int
    moves: tuple[str, ...]
    """The decisions before it."""

    @property
    def number(self) -> int:
        """The number of the decision, from 1."""
        return len(self.moves) + 1

    @property
    def position(self) -> str:
        """The position as the store knows it."""
        return hashlib.sha256(" ".join(self.moves).encode()).hexdigest()

"""What a search found out about a move."""

from __future__ import annotations

from dataclasses import dataclass

from linko.rules import Move


@dataclass(frozen=True, slots=True)
class AnalysedMove:
    """A move, and what came of it in the worlds in which it was tried."""

    move: Move
    visits: int
    """In how many worlds it was tried."""
    win_share: float
    """How likely it wins; a shared win counts in parts."""
    score: float
    """The points to be expected."""

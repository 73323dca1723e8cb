"""The result of a search for one move."""

from __future__ import annotations

from dataclasses import dataclass

from linko.rules import Move


@dataclass(frozen=True, slots=True)
class AnalysedMove:
    """A move, and its results in the worlds in which it was tried."""

    move: Move
    visits: int
    """Number of worlds in which it was tried."""
    win_share: float
    """Probability of winning; a shared win counts as a fraction."""
    score: float
    """Expected points."""

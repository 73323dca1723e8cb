"""The bot that plays anything: every legal move is equally likely."""

from __future__ import annotations

from linko.game import random_source
from linko.rules import Move, View


class RandomBot:
    """Chooses blindly; the baseline for everything that thinks."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random_source(seed)

    def choose(self, view: View) -> Move:
        """Any of the legal moves."""
        return view.legal_moves[int(self._rng.random() * len(view.legal_moves))]

"""A bot that plays at random: every legal move is equally likely."""

from __future__ import annotations

from linko.game import random_source
from linko.rules import Move, View


class RandomBot:
    """Chooses a random legal move; the baseline for all other bots."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random_source(seed)

    def choose(self, view: View) -> Move:
        """Return a random legal move."""
        return view.legal_moves[int(self._rng.random() * len(view.legal_moves))]

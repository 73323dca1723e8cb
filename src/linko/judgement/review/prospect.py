"""What a seat can expect: its view, played on in worlds that agree with it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from linko.engine.kernel.generator import seeds
from linko.judgement.beliefs import PULL, beliefs_of
from linko.judgement.search import rollouts_of
from linko.judgement.worlds import AS_A_ROLLOUT, Hands, Played, dealt_hands, played_on
from linko.rules import View


class Prospect:
    """The worlds that agree with a seat's view of one game; a match is not considered.

    The seeds of the worlds depend only on the view, so the cards that the seat cannot see change
    nothing. `salt` gives other worlds.
    """

    def __init__(self, view: View, salt: int = 0) -> None:
        assert view.seat is not None
        self.view = View(replace(view.board, standing=None), view.own)
        self.seat = int(view.seat)
        self._beliefs = beliefs_of(self.view, PULL)
        self._rollouts = rollouts_of(self.view)
        known = self._beliefs.world.tobytes() + self._beliefs.hidden.tobytes()
        self._digest = hashlib.sha256(known + f"{self.seat} {salt}".encode()).digest()

    def seed(self, purpose: str) -> int:
        """Return the seed of the worlds for one purpose; each purpose has independent worlds."""
        digest = hashlib.sha256(self._digest + purpose.encode()).digest()
        return int.from_bytes(digest[:8], "big")

    def played_on(
        self, purpose: str, worlds: int, codes: Sequence[int] = (AS_A_ROLLOUT,)
    ) -> Played:
        """Play each of these codes, or what a rollout would play, in fresh worlds."""
        states = seeds(self.seed(purpose), worlds)
        return played_on(self._beliefs, self._rollouts, states, np.array(codes, np.int16))

    def hands(self, purpose: str, worlds: int) -> Hands:
        """Return counts by world, seat and card: everybody's hands in fresh worlds."""
        return dealt_hands(self._beliefs, seeds(self.seed(purpose), worlds))

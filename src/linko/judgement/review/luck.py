"""Separates luck from skill: a seat's result as a sum of deal, draws, own and others' decisions.

`docs/review.md` has the definition and the proof that the parts add up.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from linko.judgement.review.result import Parts


@dataclass(slots=True)
class LuckSplit:
    """The parts of one seat's result, as far as the game has been reviewed."""

    parity: float
    deal: float = 0.0
    draws: float = 0.0
    own: float = 0.0
    deal_variance: float = 0.0
    draws_variance: float = 0.0
    own_variance: float = 0.0

    def add_deal(self, value: float, error: float) -> None:
        """Count the value of the first view."""
        self.deal = value - self.parity
        self.deal_variance = error**2

    def add_draw(self, before: tuple[float, float], after: tuple[float, float]) -> None:
        """Count cards turned up: the values before and after, each with its error."""
        self.draws += after[0] - before[0]
        self.draws_variance += before[1] ** 2 + after[1] ** 2

    def add_own(self, gain: tuple[float, float]) -> None:
        """Count a decision of the seat: its gain over what a rollout would play, and the error."""
        self.own += gain[0]
        self.own_variance += gain[1] ** 2

    def parts(self, result: float) -> Parts:
        """Return the parts; the rest of the result is the part of the others' decisions."""
        deal, draws, own = self.deal_variance, self.draws_variance, self.own_variance
        return Parts(
            parity=self.parity,
            deal=self.deal,
            draws=self.draws,
            own=self.own,
            others=result - self.parity - self.deal - self.draws - self.own,
            errors=(
                math.sqrt(deal),
                math.sqrt(draws),
                math.sqrt(own),
                math.sqrt(deal + draws + own),
            ),
        )

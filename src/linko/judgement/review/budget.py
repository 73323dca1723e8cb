"""How the rollouts of a review are shared out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from linko.judgement.errors import ReviewError
from linko.judgement.search import FULL_ATTENTION
from linko.refusal import quote
from linko.rules import Phase, View

USUAL_ROLLOUTS: Final = 2000
LEAST_ROLLOUTS: Final = 100
MOST_ROLLOUTS: Final = 10**7

CONFIRMED: Final = 0.75
"""Number of worlds that check a doubtful loss, as a part of the budget."""

ROW: Final = 0.04
"""Number of worlds that estimate a seat's chances before a decision, as a part of the budget."""

REVEALED: Final = 0.125
"""The same after cards were turned up, when the difference from the previous row matters."""


@dataclass(frozen=True, slots=True)
class Shares:
    """The numbers of worlds and rollouts for one decision."""

    choosing: int
    """Rollouts to choose the best move; the search may use fewer."""
    judging: int
    """Fresh worlds in which played and best are judged."""
    confirming: int
    """Further fresh worlds that judge a doubtful loss alone."""


LONG_GAME: Final = 100
"""A game with more decisions gets as many rollouts in total as a game of this length, but each
decision gets at least `THINNEST` of the usual number. The rule depends only on the length, which is
public."""

THINNEST: Final = 0.25


@dataclass(frozen=True, slots=True)
class ReviewBudget:
    """A budget of rollouts for each decision: half to choose the best move, half to judge it."""

    rollouts: float

    def for_game(self, decisions: int) -> ReviewBudget:
        """Return the budget for a decision of a game of this length."""
        return ReviewBudget(self.rollouts * min(1.0, max(THINNEST, LONG_GAME / decisions)))

    def shares(self, view: View) -> Shares:
        """Return the shares of a decision; judging gets less if there is little to choose from."""
        few = view.phase is not Phase.PLAY
        attention = min(1.0, len(view.legal_moves) / FULL_ATTENTION) if few else 1.0
        half = self.rollouts / 2
        return Shares(
            choosing=int(half),  # the search itself spends less on few moves
            judging=max(_LEAST, int(half * attention / 2)),
            confirming=max(_LEAST, int(self.rollouts * CONFIRMED)),
        )

    @property
    def row(self) -> int:
        """Number of worlds that estimate a row of chances."""
        return max(_LEAST, int(self.rollouts * ROW))

    @property
    def revealed(self) -> int:
        """Number of worlds that estimate a row of chances after cards were turned up."""
        return max(_LEAST, int(self.rollouts * REVEALED))


_LEAST: Final = 40


def checked_budget(rollouts: object) -> ReviewBudget:
    """Return the budget; raise a `ReviewError` if the number is impossible."""
    if type(rollouts) is not int or not LEAST_ROLLOUTS <= rollouts <= MOST_ROLLOUTS:
        raise ReviewError(
            "review_bad_budget", least=LEAST_ROLLOUTS, most=MOST_ROLLOUTS, given=quote(rollouts)
        )
    return ReviewBudget(rollouts)

"""The judgement of one decision: the best move found, and what the played one lost.

The best move is chosen in some worlds and judged in others, because the highest of many uncertain
values is usually too high. A loss that could be chance is judged again in fresh worlds,
and only these count.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from linko.judgement.review.budget import ReviewBudget
from linko.judgement.review.estimates import mean_and_error, share_estimate
from linko.judgement.review.prospect import Prospect
from linko.judgement.review.reasons import Comparison, reason_for
from linko.judgement.review.result import ReviewedDecision
from linko.judgement.search import Budget, analyse
from linko.judgement.worlds import AS_A_ROLLOUT, Figures, Played
from linko.rules import Move

FLAG_ERRORS: Final = 2.0
"""Standard errors that a loss must exceed."""

FLAG_LOSS: Final = 0.01
"""The share of the win that a loss must exceed to be flagged."""

DOUBT: Final = (1.0, 6.0)
"""A loss between these numbers of standard errors is judged again."""


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A reviewed decision with the worlds behind it."""

    reviewed: ReviewedDecision
    shares: Figures
    """By world and seat: the shares of the win if the seat had played as in a rollout."""
    gain: tuple[float, float]
    """How much more the played move was worth than a rollout's move, and the standard error."""
    after: Figures
    """By world: the seat's share after the played move."""


PLAYED, ROLLOUT, BEST = range(3)
"""The columns of the results: one for each move that was tried."""


def judged_decision(
    prospect: Prospect, number: int, played: Move, budget: ReviewBudget
) -> JudgedDecision:
    """Judge a decision with at least two legal moves."""
    shares = budget.shares(prospect.view)
    best = analyse(prospect.view, prospect.seed("choose"), Budget(0, shares.choosing))[0].move
    codes = (played.code, AS_A_ROLLOUT, best.code)
    fresh = prospect.played_on("judge", shares.judging, codes)
    loss, error = _loss(fresh, prospect.seat)
    if DOUBT[0] * error < loss < DOUBT[1] * error:
        fresh = prospect.played_on("confirm", shares.confirming, codes)
        loss, error = _loss(fresh, prospect.seat)
    if best == played or loss <= FLAG_ERRORS * error:
        best, column, loss = played, PLAYED, 0.0
    else:
        column = BEST
    own = fresh.shares[:, :, prospect.seat]
    played_wins, best_wins = share_estimate(own[:, PLAYED]), share_estimate(own[:, column])
    is_flagged = loss > FLAG_LOSS
    compared = Comparison(prospect, best, played, best_wins.value, played_wins.value)
    reviewed = ReviewedDecision(
        number=number,
        seat=prospect.seat,
        played=played.text,
        best=best.text,
        options=len(prospect.view.legal_moves),
        chance_played=played_wins,
        chance_best=best_wins,
        points_played=float(fresh.points[:, PLAYED].mean()),
        points_best=float(fresh.points[:, column].mean()),
        loss=loss,
        loss_error=error,
        is_flagged=is_flagged,
        reason=reason_for(compared) if is_flagged else None,
    )
    gain = mean_and_error(own[:, PLAYED] - own[:, ROLLOUT])
    return JudgedDecision(reviewed, fresh.shares[:, ROLLOUT], gain, own[:, PLAYED])


def _loss(fresh: Played, seat: int) -> tuple[float, float]:
    own = fresh.shares[:, :, seat]
    return mean_and_error(own[:, BEST] - own[:, PLAYED])

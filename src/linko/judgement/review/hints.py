"""A hint: the strong bot's choice for a seat, and why."""

from __future__ import annotations

from linko.judgement.errors import ReviewError
from linko.judgement.review.budget import USUAL_ROLLOUTS, checked_budget
from linko.judgement.review.prospect import Prospect
from linko.judgement.review.reasons import Comparison, reason_for
from linko.judgement.review.result import Hint
from linko.judgement.search import Budget, analyse
from linko.rules import View


def hint(view: View, rollouts: int = USUAL_ROLLOUTS) -> Hint:
    """Return the best move of a view in which its seat must decide."""
    if not view.legal_moves:
        raise ReviewError("review_not_to_move")
    prospect = Prospect(view)
    checked_budget(rollouts)
    if len(view.legal_moves) == 1:
        return Hint(view.legal_moves[0].text, None)
    found = analyse(prospect.view, prospect.seed("hint"), Budget(0, rollouts))
    best, other = found[0], found[1]
    compared = Comparison(prospect, best.move, other.move, best.win_share, other.win_share)
    return Hint(best.move.text, reason_for(compared))

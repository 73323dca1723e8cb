"""Why one move is better than another, from facts that the seat can see."""

from __future__ import annotations

from linko.judgement.review.result import Reason
from linko.rules import Move, View


def reason_for(view: View, played: Move, best: Move) -> Reason:
    """Return the fact that most likely makes the best move better."""
    return Reason("better", {"played": played.text, "best": best.text})

"""Why one move is better than another: one fact that the seat could see, as the code of a sentence.

The facts are looked for in a fixed order, the weightiest first. If none applies, the sentence says
only how often each move wins. A reason is about cards, never about the person.
"""

from __future__ import annotations

from dataclasses import dataclass

from linko.judgement.review.gathering import gathering_reason
from linko.judgement.review.laying import laying_reason
from linko.judgement.review.prospect import Prospect
from linko.judgement.review.result import Facts, Reason
from linko.rules import Move, MoveKind, Phase
from linko.rules.moves import entry_text


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two moves in a position, and the share of the win of each."""

    prospect: Prospect
    best: Move
    other: Move
    best_wins: float
    other_wins: float


def reason_for(comparison: Comparison) -> Reason:
    """Return the weightiest fact that makes the best move better than the other."""
    prospect, best, other = comparison.prospect, comparison.best, comparison.other
    if prospect.view.phase is Phase.PLAY:
        found = laying_reason(prospect, best, other)
    else:
        found = gathering_reason(prospect.view, best, other)
    return found or _by_wins(comparison)


def _by_wins(comparison: Comparison) -> Reason:
    other = round(100 * comparison.other_wins)
    wins: Facts = {
        "best_wins": max(other + 1, round(100 * comparison.best_wins)),
        "other_wins": other,
    }
    best_name, other_name = _named(comparison.best), _named(comparison.other)
    if best_name is None or other_name is None:
        return Reason("better_choice", wins)
    return Reason("better", {"best": best_name, "other": other_name, **wins})


def _named(move: Move) -> str | None:
    """Return the cards that a move names, or None if it names none."""
    if move.kind is MoveKind.ROW:
        return entry_text(move.cards)
    return move.text if move.kind is MoveKind.PLAY else None

"""A fast bot that chooses the move with the best sum of weighted features."""

from __future__ import annotations

from typing import Final

from linko.bots.errors import BotError
from linko.judgement.search import compile_all
from linko.judgement.valuation import judged_best
from linko.judgement.weights import BY_HAND, Weights, learned, trained
from linko.options import Options
from linko.refusal import quote
from linko.rules import Move, View


def by_hand(options: Options, seats: int) -> Weights:
    """The hand-tuned weights, the same for all games."""
    del options, seats
    return BY_HAND


WEIGHTS: Final = {"hand": by_hand, "trained": trained, "learned": learned}


class Heuristic:
    """Adds up weighted features of every legal move and makes the best; it is deterministic.

    The features and their weights are in `linko.judgement.features`. With `weights=trained` it
    uses the trained weights; with `weights=learned` a network evaluates the sets, as in the
    rollouts of `search`.
    """

    def __init__(self, seed: int | None = None, *, weights: str = "hand") -> None:
        del seed
        if weights not in WEIGHTS:
            raise BotError(
                "bot_bad_option",
                bot=quote("heuristic"),
                option="weights",
                expected="hand, trained or learned",
                given=quote(weights),
            )
        self._weights = WEIGHTS[weights]
        compile_all()

    def choose(self, view: View) -> Move:
        """Return the move with the highest sum; among equals, the one with the lowest code."""
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        weights = self._weights(view.options, view.seats)
        return Move.from_code(judged_best(view, weights), view.options.ranks)

"""The bot that weighs: the best move by documented features, at once."""

from __future__ import annotations

from linko.engine.deciding import compile_all, judged_best
from linko.engine.features import BY_HAND, trained
from linko.errors import BotError, quote
from linko.rules import Move, View


class Heuristic:
    """Adds up weighted features of every legal move and makes the best; chance plays no part.

    The features and their weights are in `linko.engine.features`. With `weights=trained` it plays
    with those that were found by playing, as the rollouts of `search` do.
    """

    def __init__(self, seed: int | None = None, *, weights: str = "hand") -> None:
        del seed
        if weights not in {"hand", "trained"}:
            raise BotError(
                "bot_bad_option",
                bot=quote("heuristic"),
                option="weights",
                expected="hand or trained",
                given=quote(weights),
            )
        self._trained = weights == "trained"
        compile_all()

    def choose(self, view: View) -> Move:
        """The move with the highest sum, of several the one with the lowest code."""
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        weights = trained(view.options, view.seats) if self._trained else BY_HAND
        return Move.from_code(judged_best(view, weights), view.options.ranks)

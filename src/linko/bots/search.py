"""The strongest bot: it samples hidden cards that fit its view and plays each move out."""

from __future__ import annotations

from typing import Final

from linko.bots.errors import BotError
from linko.engine.simulation.threads import MOST_THREADS
from linko.game import drawn_seed, random_source
from linko.judgement.analysis import AnalysedMove
from linko.judgement.beliefs import EVEN, PULL
from linko.judgement.search import Budget, analyse, compile_all
from linko.refusal import quote
from linko.rules import Move, View

USUAL_MS: Final = 200
MOST_MS: Final = 600_000
MOST_GAMES: Final = 10**8


class Search:
    """Tries its moves in deals sampled from its view and from what the others' choices suggest.

    `ms` is the time for a decision in milliseconds. `games` is the number of rollouts instead; the
    answer then depends only on the seed, not on the number of threads. Easy decisions use part of
    this budget, forced moves none. With `guess=false`, hidden cards are sampled without regard to
    the others' choices, to measure how much that guessing is worth.
    """

    def __init__(
        self,
        seed: int | None = None,
        *,
        ms: int | None = None,
        games: int | None = None,
        threads: int = 1,
        guess: bool = True,
    ) -> None:
        if ms is not None and games is not None:
            raise _refused("games", "only one of ms and games", games)
        _check("ms", ms, MOST_MS)
        _check("games", games, MOST_GAMES)
        _check("threads", threads, MOST_THREADS)
        self._budget = Budget(USUAL_MS if ms is None else ms, games)
        self._threads = threads
        self._pull = PULL if guess else EVEN
        compile_all()
        self._rng = random_source(seed)

    def choose(self, view: View) -> Move:
        """Return the move that wins in most of the sampled deals."""
        seed = drawn_seed(self._rng)
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        return self._analysed(view, seed)[0].move

    def analyse(self, view: View) -> tuple[AnalysedMove, ...]:
        """Return the evaluation of the moves tried, best first; empty if there are no moves."""
        return self._analysed(view, drawn_seed(self._rng)) if view.legal_moves else ()

    def _analysed(self, view: View, seed: int) -> tuple[AnalysedMove, ...]:
        return analyse(view, seed, self._budget, threads=self._threads, pull=self._pull)


def _check(option: str, given: int | None, most: int) -> None:
    if given is not None and not (type(given) is int and 1 <= given <= most):
        raise _refused(option, f"a whole number from 1 to {most}", given)


def _refused(option: str, expected: str, given: object) -> BotError:
    return BotError(
        "bot_bad_option",
        bot=quote("search"),
        option=option,
        expected=expected,
        given=quote(given),
    )

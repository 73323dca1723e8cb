"""The strong bot: it deals worlds that agree with what it knows and plays its moves out in them."""

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
    """Tries its moves in worlds dealt as its view and the others' choices suggest.

    `ms` milliseconds for a decision, or `games` rollouts, which give the same answer for a seed
    whatever the number of threads. Small decisions take a part of it, forced ones nothing. With
    `guess=false` hidden cards are dealt blindly, to measure what guessing is worth.
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
        """The move that wins most of the worlds."""
        seed = drawn_seed(self._rng)
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        return self._analysed(view, seed)[0].move

    def analyse(self, view: View) -> tuple[AnalysedMove, ...]:
        """What was found about the moves that were tried, best first; nothing if there are none."""
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

"""An arena run from its first deal to its last."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import fmean
from typing import Final

from linko.arena.bout import check_bots, play_game
from linko.arena.errors import ArenaError
from linko.arena.executors import executor_results
from linko.arena.files import Key
from linko.arena.intervals import Interval, share_interval
from linko.arena.journal import Journal
from linko.arena.played_game import PlayedGame
from linko.arena.result import Result
from linko.arena.sequential import SequentialTest
from linko.arena.setup import Setup
from linko.arena.workers import Workers
from linko.processes.cores import usable_cores
from linko.refusal import quote

USUAL_GAMES: Final = 400


class Run:
    """The games of one setup: those already played and those still to play.

    The constructor checks all arguments and changes nothing. `play` plays the games; if it is
    interrupted, the finished games are kept.
    """

    def __init__(
        self,
        setup: Setup,
        *,
        games: int = USUAL_GAMES,
        first_deal: int = 0,
        workers: int | None = None,
        executor: Executor | None = None,
        results: Path | str | None = None,
        records: Path | str | None = None,
        resume: bool = False,
        test: SequentialTest | None = None,
    ) -> None:
        """Without `workers`, use a process for every core; with 0, play in this process.

        With an `executor` of `concurrent.futures`, the games are played there instead. It is not
        shut down. The executor must then handle processes that die or freeze.
        """
        if executor is not None and workers is not None:
            raise ArenaError("arena_two_ways", one="workers", other="executor")
        _check_count("games", games, 1)
        _check_count("first_deal", first_deal, 0)
        self.setup = setup
        self._executor = executor
        self._workers = usable_cores() if workers is None else _check_count("workers", workers, 0)
        self._first = first_deal
        self._last = first_deal - (-games // setup.seats)
        self._journal = Journal(setup, results, records, resume=resume)
        self._test = test
        self._shares: dict[int, list[float]] = {}
        self._games: list[PlayedGame] = []
        self._tested = first_deal
        for game in self._journal.games:
            self._count(game)

    @property
    def total(self) -> int:
        """Total number of games, played and to play."""
        here = sum(self._first <= game.deal < self._last for game in self._games)
        return (self._last - self._first) * self.setup.seats + len(self._games) - here

    @property
    def done(self) -> int:
        """Number of games played."""
        return len(self._games)

    @property
    def is_decided(self) -> bool:
        """Whether the sequential test has reached a verdict."""
        return self._test is not None and self._test.verdict != "undecided"

    @property
    def estimate(self) -> Interval | None:
        """The first bot's share of the wins so far; None before the first complete deal."""
        seats = self.setup.seats
        whole = [fmean(shares) for shares in self._shares.values() if len(shares) == seats]
        return share_interval(whole) if whole else None

    @property
    def result(self) -> Result:
        """The result so far.

        After a verdict, only the deals up to the verdict count. Otherwise the result would depend
        on which games other processes were playing at that moment.
        """
        if self._test is None:
            return Result.of(self.setup, self._games)
        games = self._games
        if self.is_decided:
            games = [game for game in games if self._first <= game.deal < self._tested]
        return Result.of(self.setup, games, outcome=self._test.outcome)

    def play(self, watch: Callable[[], None] = lambda: None) -> None:
        """Play the missing games; `watch` is called after every game."""
        missing = self._missing()
        with ExitStack() as stack:
            answers = self._answers(missing, stack)
            journal = stack.enter_context(self._journal)
            for game, record in answers:
                journal.add(game, record)
                self._count(game)
                watch()
                if self.is_decided:
                    return

    def _missing(self) -> list[Key]:
        """The games still to be played, in order; none after a verdict."""
        if self.is_decided:
            return []
        done = {(game.deal, game.rotation) for game in self._games}
        return [
            (deal, rotation)
            for deal in range(self._first, self._last)
            for rotation in range(self.setup.seats)
            if (deal, rotation) not in done
        ]

    def _answers(self, games: list[Key], stack: ExitStack) -> Iterator[tuple[PlayedGame, str]]:
        """Create every bot once, and return the games as they are played."""
        if self._executor is None and self._workers:
            workers = stack.enter_context(Workers(self.setup, self._workers))
            if games:
                workers.check()
            return workers.results(games)
        if games:
            check_bots(self.setup)
        if self._executor is None:
            return self._alone(games)
        return stack.enter_context(closing(executor_results(self._executor, self.setup, games)))

    def _alone(self, games: list[Key]) -> Iterator[tuple[PlayedGame, str]]:
        for deal, rotation in games:
            yield play_game(self.setup, deal, rotation)

    def _count(self, game: PlayedGame) -> None:
        self._games.append(game)
        self._shares.setdefault(game.deal, []).append(game.shares[game.seating.index(0)])
        while (
            self._test is not None
            and not self.is_decided
            and self._tested < self._last
            and len(self._shares.get(self._tested, ())) == self.setup.seats
        ):
            self._test.add(fmean(self._shares[self._tested]))
            self._tested += 1


def run(
    setup: Setup,
    *,
    games: int = USUAL_GAMES,
    first_deal: int = 0,
    workers: int | None = None,
    executor: Executor | None = None,
    results: Path | str | None = None,
    records: Path | str | None = None,
    resume: bool = False,
    test: SequentialTest | None = None,
) -> Result:
    """Play the games of a setup and return the result; `Run` explains the arguments."""
    arena = Run(
        setup,
        games=games,
        first_deal=first_deal,
        workers=workers,
        executor=executor,
        results=results,
        records=records,
        resume=resume,
        test=test,
    )
    arena.play()
    return arena.result


def _check_count(name: str, given: int, lowest: int) -> int:
    if type(given) is not int or given < lowest:
        raise ArenaError("arena_bad_count", name=name, lowest=lowest, given=quote(given))
    return given

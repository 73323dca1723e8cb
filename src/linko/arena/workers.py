"""Processes that play games; one that dies is replaced, and its games are played again."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import connection, resource_tracker
from multiprocessing.sharedctypes import RawValue
from types import TracebackType
from typing import Final, Self

from linko.arena.errors import ArenaError
from linko.arena.files import Key
from linko.arena.played import Played
from linko.arena.setup import Setup
from linko.arena.worker import NOBODY, RETIRED, Answer, Order, work
from linko.bots.registry import keeps_time
from linko.bots.timed import START_SECONDS
from linko.refusal import LinkoError

MOST_DEATHS: Final = 3
"""So many processes may die of the same thing, one after the other."""

PATIENCE: Final = 3.0
"""A process has so many seconds to end before it is ended."""

SPARE: Final = START_SECONDS + 10.0
"""A process that has stood still so many seconds longer than a decision may take has frozen."""

GLANCE: Final = 1.0
"""So often, in seconds, the processes are looked at."""


class _Worker:
    """A process, the line to it, and the game it plays."""

    def __init__(self, setup: Setup) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.thinking = RawValue("i", NOBODY)
        self.game: Key | None = None
        self.is_ready = False
        self.is_frozen = False
        self._beats = RawValue("L", 0)
        self._seen = 0
        self._still = 0.0
        self.process = context.Process(
            target=work,
            args=(setup, theirs, self.thinking, self._beats),
            daemon=True,
            name="linko arena",
        )
        with interrupts_held():
            self.process.start()
        theirs.close()

    def order(self, order: Order) -> None:
        """Send an order; a process that is dead is noticed when its answer is read."""
        try:
            self.line.send(order)
        except OSError:
            return

    def answer(self) -> Answer | None:
        """The next answer; None if the process has died."""
        try:
            answer: Answer = self.line.recv()
        except (EOFError, OSError):
            return None
        return answer

    def stood_still(self, seconds: float) -> float:
        """For how long no bot has got the process, now that so many seconds more are over."""
        if self._beats.value != self._seen or self.thinking.value == NOBODY:
            self._seen = self._beats.value
            self._still = 0.0
        else:
            self._still += seconds
        return self._still

    def end_frozen(self) -> None:
        """End at once a process that hears nothing; its death is noticed as any other."""
        self.is_frozen = True
        self.process.kill()

    def stop(self) -> None:
        """End the process; politely first, so that it ends what its bots have started."""
        self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.line.close()


class Workers:
    """Some processes that play the games of a setup. Leaving it ends them all."""

    def __init__(self, setup: Setup, count: int, *, spare: float = SPARE) -> None:
        self._setup = setup
        self._count = count
        self._limit = setup.seconds + spare
        self._foreign = frozenset(
            place for place, name in enumerate(setup.bots) if not keeps_time(name)
        )
        self._workers: list[_Worker] = []
        self._waiting: deque[Key] = deque()
        self._deaths: Counter[Key | None] = Counter()
        self._guilty: set[int] = set()
        self._absent: dict[Key, frozenset[int]] = {}
        self._benched: frozenset[int] = frozenset()
        """Bots that have frozen a process; to let them try again would cost too much time."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for worker in self._workers:
            worker.process.terminate()
        while self._workers:
            self._workers.pop().stop()

    def check(self) -> None:
        """Start one process and wait until it has made every bot; a `BotError` if it cannot.

        The others start later and find compiled what this one compiled.
        """
        while not any(worker.is_ready for worker in self._workers):
            if not self._workers:
                self._workers.append(_Worker(self._setup))
            for _ in self._answers():
                raise AssertionError("no game was ordered")

    def play(self, games: Iterable[Key]) -> Iterator[tuple[Played, str]]:
        """Play the games, and give each with its record as it ends."""
        self._waiting.extend(games)
        while True:
            for worker in self._workers:
                if worker.is_ready and worker.game is None and self._waiting:
                    worker.game = game = self._waiting.popleft()
                    worker.order((*game, self._absent_in(game)))
            free = sum(worker.game is None for worker in self._workers)
            for _ in range(min(self._count - len(self._workers), len(self._waiting) - free)):
                self._workers.append(_Worker(self._setup))
            if not self._waiting and free == len(self._workers):
                return
            yield from self._answers()

    def _answers(self) -> Iterator[tuple[Played, str]]:
        """Wait for something to happen; the games that ended."""
        lines = {worker.line: worker for worker in self._workers}
        started = time.monotonic()
        ready = connection.wait(list(lines), timeout=GLANCE)
        # No longer than asked for: who was suspended together with the processes has not waited.
        self._end_frozen(min(time.monotonic() - started, GLANCE))
        for line in ready:
            worker = lines[line]  # type: ignore[index] # one of those waited for
            answer = worker.answer()
            if answer is None:
                self._bury(worker)
            elif isinstance(answer, LinkoError):
                raise answer
            elif answer == RETIRED:
                self._take_back(worker)
            elif isinstance(answer, str):
                worker.is_ready = True
                self._deaths[None] = 0
            else:
                worker.game = None
                yield answer

    def _end_frozen(self, seconds: float) -> None:
        """End processes in which a bot lets nobody else run, not even the clock."""
        for worker in self._workers:
            is_late = worker.stood_still(seconds) > self._limit
            if is_late and worker.thinking.value in self._foreign and not worker.is_frozen:
                worker.end_frozen()

    def _bury(self, worker: _Worker) -> None:
        """Take back the game of a dead process; if it goes on dying, ask whose fault it is."""
        self._take_back(worker)
        if worker.is_ready and worker.game is None:
            return
        game, thinking = worker.game, worker.thinking.value
        absent = self._absent_in(game)
        self._deaths[game] += 1
        is_clear = worker.is_frozen or thinking in self._guilty - absent
        if self._deaths[game] < MOST_DEATHS and not is_clear:
            return
        suspects = self._suspects(thinking, absent)
        if game is None or not suspects:
            raise ArenaError("arena_process_dies", status=_status(worker.process.exitcode))
        self._deaths[game] = 0
        if suspects == {thinking}:
            self._guilty.add(thinking)
        if worker.is_frozen:
            self._benched |= suspects
        self._absent[game] = absent | suspects

    def _absent_in(self, game: Key | None) -> frozenset[int]:
        return (
            self._benched if game is None else self._absent.get(game, frozenset()) | self._benched
        )

    def _suspects(self, thinking: int, absent: frozenset[int]) -> frozenset[int]:
        """Whose fault a death is: who was thinking, unless only another can have done it."""
        theirs = self._foreign - absent
        if thinking in theirs:
            return frozenset({thinking})
        return theirs or frozenset({thinking}) - absent - {NOBODY}

    def _take_back(self, worker: _Worker) -> None:
        self._workers.remove(worker)
        worker.stop()
        if worker.game is not None:
            self._waiting.appendleft(worker.game)


def _status(code: int | None) -> str:
    if code is not None and code < 0:
        return f"signal {-code}"
    return f"exit status {code}"


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits meanwhile: a process that is just being born would not know how to die."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # starting it would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

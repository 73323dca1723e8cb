"""The worker processes of the arena, and which bot is blamed when a process dies or freezes."""

from __future__ import annotations

from functools import partial
from typing import Final

from linko.arena.errors import ArenaError
from linko.arena.files import Key
from linko.arena.setup import Setup
from linko.arena.worker import Answer, Order, work
from linko.bots.registry import keeps_time
from linko.bots.time_limits import START_SECONDS
from linko.processes.pool import Pool, Worker
from linko.processes.pulse import NOTHING

SPARE: Final = START_SECONDS + 10.0
"""Seconds beyond a decision's limit after which a process without progress counts as frozen."""


class Workers(Pool[Key, Answer]):
    """Worker processes that play the games of a setup; leaving the context ends them."""

    def __init__(self, setup: Setup, count: int, *, spare: float = SPARE) -> None:
        super().__init__(partial(work, setup), count)
        self._limit = setup.seconds + spare
        self._foreign = frozenset(
            place for place, name in enumerate(setup.bots) if not keeps_time(name)
        )
        self._guilty: set[int] = set()
        self._absent: dict[Key, frozenset[int]] = {}
        self._benched: frozenset[int] = frozenset()
        """Bots that froze a process; they are never tried again, because that takes too long."""

    def order(self, game: Key) -> Order:
        """The game and the bots to leave out of it."""
        return (*game, self._absent_in(game))

    def has_frozen(self, worker: Worker[Key], still_for: float) -> bool:
        """Return whether a third-party bot blocks the whole process, including its timer."""
        return still_for > self._limit and worker.pulse.at in self._foreign

    def is_explained(self, worker: Worker[Key]) -> bool:
        """Return whether the running bot has ended processes before, or froze this one."""
        return worker.is_frozen or worker.pulse.at in self._guilty - self._absent_in(worker.job)

    def blame(self, worker: Worker[Key]) -> None:
        """Leave out the suspected bots; raise an `ArenaError` if no bot is suspected."""
        game, thinking = worker.job, worker.pulse.at
        absent = self._absent_in(game)
        suspects = self._suspects(thinking, absent)
        if game is None or not suspects:
            raise ArenaError("arena_process_dies", status=worker.status)
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
        """The bots to blame: third-party before built-in bots, the running bot before others."""
        theirs = self._foreign - absent
        if thinking in theirs:
            return frozenset({thinking})
        return theirs or frozenset({thinking}) - absent - {NOTHING}

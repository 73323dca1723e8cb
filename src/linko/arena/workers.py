"""The processes of the arena, and which bot is to blame when one dies or freezes."""

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
"""A process that has stood still so many seconds longer than a decision may take has frozen."""


class Workers(Pool[Key, Answer]):
    """Some processes that play the games of a setup. Leaving it ends them all."""

    def __init__(self, setup: Setup, count: int, *, spare: float = SPARE) -> None:
        super().__init__(partial(work, setup), count)
        self._limit = setup.seconds + spare
        self._foreign = frozenset(
            place for place, name in enumerate(setup.bots) if not keeps_time(name)
        )
        self._guilty: set[int] = set()
        self._absent: dict[Key, frozenset[int]] = {}
        self._benched: frozenset[int] = frozenset()
        """Bots that have frozen a process; to let them try again would cost too much time."""

    def order(self, game: Key) -> Order:
        """The game, and which bots are left out."""
        return (*game, self._absent_in(game))

    def has_frozen(self, worker: Worker[Key], still_for: float) -> bool:
        """Whether a bot of somebody else's lets nobody run, not even the clock."""
        return still_for > self._limit and worker.pulse.at in self._foreign

    def is_explained(self, worker: Worker[Key]) -> bool:
        """Whether the bot that was thinking has ended processes before, or froze this one."""
        return worker.is_frozen or worker.pulse.at in self._guilty - self._absent_in(worker.job)

    def blame(self, worker: Worker[Key]) -> None:
        """Leave the bots out that can have done it; an `ArenaError` if there are none."""
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
        """Whose fault a death is: who was thinking, unless only another can have done it."""
        theirs = self._foreign - absent
        if thinking in theirs:
            return frozenset({thinking})
        return theirs or frozenset({thinking}) - absent - {NOTHING}

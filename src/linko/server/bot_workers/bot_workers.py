"""The bots of a server: which process each thinks in, and which simpler bot stands in for it."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from linko.bots.errors import BotError
from linko.judgement.review import Hint
from linko.processes.cores import usable_cores
from linko.rules import Move, View
from linko.server.bot_workers.crew import Conduct, Crew
from linko.server.bot_workers.job import Job
from linko.server.bot_workers.levels import FALLBACK, LEVELS, check_level, is_plain
from linko.server.bot_workers.table_queues import TableQueues

LIMIT: Final = 10.0
"""Seconds a strong bot may think before its process is killed."""

LIGHT_LIMIT: Final = 5.0
"""Seconds a plain bot may think; it usually needs less than a millisecond."""

PATIENCE: Final = 2.0
"""Seconds a person waits for a free strong worker before a simpler bot answers."""

IDLE_PATIENCE: Final = 30.0
"""The same at a table where no person waits."""

HINT: Final = "hint"
"""The name under which the thinking times of hints are averaged, separate from the levels."""

NICENESS: Final = 10
"""Niceness of strong workers, so that the event loop comes first."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BotWorkersState:
    """The state of the workers, for logs and for readiness."""

    light_ready: bool
    """Whether plain bots answer at once."""
    strong_ready: int
    """Number of strong workers that are ready."""
    strong_workers: int
    """Configured number of strong workers."""
    thinking: int
    """Number of decisions being made."""
    waiting: int
    """Number of decisions that wait for a worker, or for another decision of their table."""
    restarts: int
    """Number of processes that were replaced."""
    fallbacks: int
    """Number of decisions that a simpler bot made for a strong one."""


class BotWorkers:
    """Worker processes in which bots think: a light one for plain bots, and strong ones.

    The light one imports no compiler and starts quickly. It answers for strong bots when they
    cannot: before the first strong worker is warm, when too many jobs wait, when workers die. All
    methods must be called in one event loop.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        levels: Mapping[str, str] = LEVELS,
        limit: float = LIMIT,
        light_limit: float = LIGHT_LIMIT,
        patience: float = PATIENCE,
        idle_patience: float = IDLE_PATIENCE,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """With `workers=0` there are no strong workers, and plain bots make all decisions.

        `now` measures how long bots think.
        """
        count = max(1, usable_cores() - 1) if workers is None else workers
        plain = {level: bot for level, bot in levels.items() if is_plain(bot)}
        self._levels = levels
        self._plain = plain.keys()
        self._patience = patience
        self._tables = TableQueues()
        self._starting: asyncio.Task[None] | None = None
        self._is_open = False
        self._fallbacks = 0
        self._strong_count = count
        self._light = Crew(
            Conduct(
                name="light",
                levels=plain | {FALLBACK: FALLBACK},
                count=1,
                niceness=0,
                limit=light_limit,
                patience=math.inf,
                idle_patience=math.inf,
                tries=3,
                stalls_are_final=False,
                longest_pause=1.0,
            ),
            done=self._settle,
            give_back=self._settle_anyhow,
            now=now,
        )
        self._strong = Crew(
            Conduct(
                name="strong",
                levels={level: bot for level, bot in levels.items() if level not in plain},
                count=count,
                niceness=NICENESS,
                limit=limit,
                patience=patience,
                idle_patience=idle_patience,
                tries=2,
                stalls_are_final=True,
                longest_pause=30.0,
            ),
            done=self._settle,
            give_back=self._fall_back,
            now=now,
        )

    @property
    def state(self) -> BotWorkersState:
        """The current state of the workers."""
        return BotWorkersState(
            light_ready=self._light.ready > 0,
            strong_ready=self._strong.ready,
            strong_workers=self._strong_count,
            thinking=self._light.thinking + self._strong.thinking,
            waiting=self._light.waiting + self._strong.waiting + self._tables.waiting,
            restarts=self._light.restarts + self._strong.restarts,
            fallbacks=self._fallbacks,
        )

    @property
    def has_strong(self) -> bool:
        """Whether there are strong workers, ready or not."""
        return self._strong_count > 0

    async def start(self) -> None:
        """Start the processes; questions may be asked at once."""
        self._is_open = True
        self._light.start()
        self._starting = asyncio.create_task(self._start_strong())

    async def _start_strong(self) -> None:
        """Start the strong workers after the light one: compiling takes all of a core."""
        await self._light.wait_until_ready(LIGHT_LIMIT)
        self._strong.start()

    async def close(self) -> None:
        """End all processes. Calls that still wait for a move raise `bots_away`."""
        if not self._is_open:
            return
        self._is_open = False
        for job in self._tables.all_jobs():
            if not job.is_unwanted:
                job.answer.set_exception(BotError("bots_away"))
        self._tables = TableQueues()
        if self._starting is not None:
            self._starting.cancel()
        await asyncio.gather(self._light.close(), self._strong.close())

    async def choose(self, bot: str, view: View, *, table: str, urgent: bool = True) -> Move:
        """Return the move of a bot, one of `LEVELS`, for the seat of the view.

        It is always a legal move; the docstring of the class says which bot makes it. Jobs that are
        not `urgent`, because no person waits, come after the others. Only one decision per table is
        made at a time, and further ones wait. Cancelling the call withdraws the question.
        """
        level = check_level(bot, self._levels)
        if type(view) is not View:
            raise TypeError(f"bots see a View, never a {type(view).__name__}")
        if not view.legal_moves:
            raise ValueError("this view is not of the seat that must decide")
        if not self._is_open:
            raise BotError("bots_away")
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        job = Job(level, view, table, urgent, asyncio.get_running_loop().create_future())
        if self._tables.enter(job):
            self._route(job)
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._withdraw(job)
            raise

    async def hint(self, view: View, *, table: str) -> Hint:
        """Return the strong bot's choice and its reason; raise `BotError` if it is away.

        No simpler bot answers in its place. Otherwise it is treated as an urgent job of its table.
        """
        if not self._is_open or self._strong.expected_wait() > self._patience:
            raise BotError("bots_away")
        answer = asyncio.get_running_loop().create_future()
        job = Job(HINT, view, table, is_urgent=True, answer=answer, is_hint=True)
        if self._tables.enter(job):
            self._route(job)
        try:
            move = await job.answer
        except asyncio.CancelledError:
            self._withdraw(job)
            raise
        return Hint(move.text, job.reason)

    async def repeat(
        self, bot: str, seed: int, view: View, *, table: str, urgent: bool = True
    ) -> Move:
        """Return the move of a bot, named with its options; it depends only on seed and view.

        No other bot stands in for it: if it cannot answer, `BotError` is raised; ask again later.
        A bot that needs the compiled engine must have a budget of rollouts, not of time.
        """
        if not self._is_open:
            raise BotError("bots_away")
        answer = asyncio.get_running_loop().create_future()
        job = Job(bot, view, table, urgent, answer, seed=seed)
        if self._tables.enter(job):
            self._route(job)
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._withdraw(job)
            raise

    def _route(self, job: Job) -> None:
        """Give a job to the crew that can do it soon."""
        if job.seed is not None:
            (self._light if is_plain(job.level) else self._strong).add(job)
            return
        if job.level in self._plain:
            self._light.add(job)
            return
        wait = self._strong.expected_wait()
        if wait > self._patience if job.is_urgent else wait == math.inf:
            self._fall_back(job)
        else:
            self._strong.add(job)

    def _fall_back(self, job: Job) -> None:
        """Let a plain bot decide in place of a strong one; hints and seeded jobs fail instead."""
        if (job.is_hint or job.seed is not None) and not job.is_unwanted:
            job.answer.set_exception(BotError("bots_away"))
        if job.is_unwanted:
            self._leave_table(job)
            return
        self._fallbacks += 1
        log.debug("%s falls back to %s", job.level, FALLBACK)
        job.level = FALLBACK
        job.deaths = 0
        self._light.add(job)

    def _settle_anyhow(self, job: Job) -> None:
        """Make the first legal move if not even a plain bot can decide."""
        if job.seed is not None:
            self._fall_back(job)
            return
        if not job.is_unwanted:
            log.error("no bot can decide; the first legal move is made")
        self._settle(job, job.view.legal_moves[0])

    def _settle(self, job: Job, move: Move) -> None:
        if not job.is_unwanted:
            job.answer.set_result(move)
        self._leave_table(job)

    def _withdraw(self, job: Job) -> None:
        """Drop a job that nobody waits for; if it has begun, its result is ignored."""
        if self._tables.is_waiting(job) or self._light.discard(job) or self._strong.discard(job):
            self._leave_table(job)

    def _leave_table(self, job: Job) -> None:
        following = self._tables.leave(job)
        if following is not None and self._is_open:
            self._route(following)

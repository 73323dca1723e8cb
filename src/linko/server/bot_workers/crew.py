"""Workers of one kind, and the jobs that wait for them.

A crew finishes every job that is still wanted, or gives it back. A worker that dies or stalls is
replaced. Only one is started at a time, so that the next one finds the compiled code.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, assert_never

from linko.processes.async_worker import AsyncWorker
from linko.processes.jobs import Ready
from linko.rules import Move
from linko.server.bot_workers.job import Job
from linko.server.bot_workers.job_queue import JobQueue
from linko.server.bot_workers.question import Choice, Failure, Message, Question

MODULE: Final = "linko.server.bot_workers.worker"
"""The module that the processes run."""

START_LIMIT: Final = 300.0
"""Seconds a worker may take to start; compiling takes half a minute on a slow machine."""

FIRST_PAUSE: Final = 0.25
"""Seconds before a worker is replaced after the second death in a row; doubled each time."""

MOST_FAILED_STARTS: Final = 3
"""Number of failed starts in a row after which all jobs are given back."""

USUAL_SECONDS: Final = 0.2
"""Assumed thinking time of a bot that has not decided yet."""

MEMORY: Final = 0.8
"""Smoothing factor of the average thinking time."""

GRACE: Final = 1.0
"""Seconds for a process to end before it is killed."""

Worker = AsyncWorker[Job, Message]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Conduct:
    """How a crew works."""

    name: str
    levels: Mapping[str, str]
    """The bots it loads."""
    count: int
    """Number of workers."""
    niceness: int
    """Niceness of the processes."""
    limit: float
    """Seconds for a decision; a worker that takes longer has stalled."""
    patience: float
    """Seconds an urgent job waits for a worker before it is given back."""
    idle_patience: float
    """The same for a job that no person waits for."""
    tries: int
    """Number of times that a job's worker dies before the job is given back."""
    stalls_are_final: bool
    """Whether a job that stalled is given back at once."""
    longest_pause: float
    """Maximum number of seconds before a worker that keeps dying is replaced."""


class Crew:
    """The workers. `done` is called with every job that is done, `give_back` with the others."""

    def __init__(
        self,
        conduct: Conduct,
        *,
        done: Callable[[Job, Move], None],
        give_back: Callable[[Job], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`now` measures how long bots think."""
        self.restarts = 0
        """Number of workers that were or will be replaced."""
        self._conduct = conduct
        self._done = done
        self._give_back = give_back
        self._now = now
        self._queue = JobQueue()
        self._workers: list[Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        """Background tasks that start processes and clean up dead ones."""
        self._pause: asyncio.TimerHandle | None = None
        self._deaths = 0
        """Number of workers that died since the last decision."""
        self._failed_starts = 0
        """Number of workers that died since one last became ready."""
        self._hired = 0
        self._seconds: dict[str, float] = {}
        """Average thinking time of each level."""
        self._is_open = False
        self._was_ready = asyncio.Event()

    @property
    def ready(self) -> int:
        """Number of workers that are ready, thinking or not."""
        return sum(worker.is_ready for worker in self._workers)

    @property
    def waiting(self) -> int:
        """Number of jobs that wait for a worker."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """Number of workers that think."""
        return sum(worker.job is not None for worker in self._workers)

    @property
    def pids(self) -> tuple[int, ...]:
        """The process IDs of the workers."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    def start(self) -> None:
        """Start the workers in the background, one after the other."""
        self._is_open = True
        self._hire()

    async def wait_until_ready(self, seconds: float) -> None:
        """Wait until the first worker is ready, at most for `seconds`."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._was_ready.wait(), seconds)

    def add(self, job: Job) -> None:
        """Accept a job, which is done or given back later."""
        self._queue.add(job)
        self._watch(job)
        if self._failed_starts >= MOST_FAILED_STARTS:
            self._give_all_back()
        self._dispatch()

    def discard(self, job: Job) -> bool:
        """Drop a job that waits; return False if it has begun or is done."""
        job.stop_waiting()
        return self._queue.discard(job)

    def expected_wait(self) -> float:
        """Return the seconds until a worker could begin another urgent job; infinite if none can.

        A job that no person waits for counts only if it has begun; otherwise it comes later.
        """
        now = self._now()
        ready = [worker for worker in self._workers if worker.is_ready]
        if not ready:
            return math.inf
        work = sum(self._seconds_of(job) for job in self._queue.urgent)
        for worker in ready:
            if worker.job is None:
                return 0.0
            work += max(0.0, self._seconds_of(worker.job) - (now - worker.since))
        return work / len(ready)

    async def close(self) -> None:
        """End all processes; jobs are not given back."""
        self._is_open = False
        if self._pause is not None:
            self._pause.cancel()
        for job in self._queue:
            job.stop_waiting()
        self._queue = JobQueue()
        await asyncio.gather(*self._tasks)
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.stop_clock()
        await asyncio.gather(*(worker.end(GRACE) for worker in workers))

    def _hire(self) -> None:
        """Start a worker if one is missing and none is starting."""
        self._pause = None
        is_starting = any(not worker.is_ready for worker in self._workers)
        if not self._is_open or is_starting or len(self._workers) >= self._conduct.count:
            return
        self._hired += 1
        name = f"{self._conduct.name} worker {self._hired}"
        worker = Worker(name, heard=self._heard, died=self._died)
        self._workers.append(worker)
        worker.start_clock(self._now(), START_LIMIT, self._stalled)
        bots = (f"{level}={bot}" for level, bot in self._conduct.levels.items())
        self._do(worker.start(MODULE, (str(self._conduct.niceness), *bots)))

    def _dispatch(self) -> None:
        """Give every free worker a job; jobs that no person waits for never get the last worker."""
        most_idle = max(1, self.ready - 1)
        for worker in self._workers:
            if not worker.is_ready or worker.job is not None:
                continue
            idle = sum(other.job is not None and not other.job.is_urgent for other in self._workers)
            job = self._queue.next(idle_too=idle < most_idle)
            if job is None:
                return
            job.stop_waiting()
            worker.start_clock(self._now(), self._conduct.limit, self._stalled)
            worker.job = job
            worker.send(Question(job.level, job.view, job.is_hint, job.seed))

    def _heard(self, worker: Worker, message: Message) -> None:
        """Handle a message from a worker."""
        seconds = self._now() - worker.since
        worker.stop_clock()
        if not self._is_open:
            return
        match message:
            case Ready():
                log.info("%s is ready after %.2f s", worker.name, seconds)
                worker.is_ready = True
                self._was_ready.set()
                self._failed_starts = 0
                self._hire()
            case Choice(index, reason):
                self._deaths = 0
                job = worker.release()
                job.reason = reason
                known = self._seconds_of(job)
                self._seconds[job.level] = MEMORY * known + (1 - MEMORY) * seconds
                self._done(job, job.view.legal_moves[index])
            case Failure(reason):
                job = worker.release()
                log.error("%s failed as %s: %s", worker.name, job.level, reason)
                self._give_back(job)
            case _:
                assert_never(message)
        self._dispatch()

    def _died(self, worker: Worker) -> None:
        """Replace a worker that has ended, and give its job to another."""
        worker.stop_clock()
        if not self._is_open:
            return
        self._workers.remove(worker)
        self._do(worker.end(GRACE))
        self.restarts += 1
        self._deaths += 1
        self._failed_starts += 1
        if worker.job is not None:
            self._take_back(worker.release(), is_final=False)
        if self._failed_starts >= MOST_FAILED_STARTS:
            self._give_all_back()
        if self._deaths == 1:
            self._hire()
        elif self._pause is None:
            pause = min(self._conduct.longest_pause, FIRST_PAUSE * 2 ** min(self._deaths - 2, 20))
            log.warning(
                "%s workers keep dying; the next one starts in %.2f s", self._conduct.name, pause
            )
            self._pause = asyncio.get_running_loop().call_later(pause, self._hire)
        self._dispatch()

    def _stalled(self, worker: Worker) -> None:
        """Kill a worker that took too long to decide or to start."""
        log.warning("%s takes too long and is killed", worker.name)
        worker.kill()
        if worker.job is not None:
            self._take_back(worker.release(), is_final=self._conduct.stalls_are_final)

    def _take_back(self, job: Job, *, is_final: bool) -> None:
        """Return a job that has lost its worker to the queue, or give it back."""
        job.deaths += 1
        if is_final or job.is_unwanted or job.deaths >= self._conduct.tries:
            self._give_back(job)
        else:
            self._queue.put_back(job)
            self._watch(job)

    def _give_all_back(self) -> None:
        while (job := self._queue.next(idle_too=True)) is not None:
            job.stop_waiting()
            self._give_back(job)

    def _watch(self, job: Job) -> None:
        """Limit how long a job waits."""
        patience = self._conduct.patience if job.is_urgent else self._conduct.idle_patience
        if patience < math.inf:
            loop = asyncio.get_running_loop()
            job.patience = loop.call_later(patience, self._waited_too_long, job)

    def _waited_too_long(self, job: Job) -> None:
        if self.discard(job):
            self._give_back(job)

    def _do(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _seconds_of(self, job: Job) -> float:
        return self._seconds.get(job.level, USUAL_SECONDS)

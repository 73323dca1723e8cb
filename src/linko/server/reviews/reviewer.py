"""The process that reviews games, one at a time; it exists only while games are reviewed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, assert_never

from linko.processes.async_worker import AsyncWorker
from linko.processes.jobs import Ready
from linko.server.reviews.task import Failure, Message, Part, Stop, Stopped, Task, Whole

MODULE: Final = "linko.server.reviews.worker"
"""The module that the process runs."""

ANALYSER: Final = "linko.server.reviews.analysis"
"""The module that judges."""

SILENCE_LIMIT: Final = 900.0
"""Seconds without a message from the process after which it counts as stalled.

On a busy machine it gets hardly any processor time, even while it starts.
"""

STOP_LIMIT: Final = 5.0
"""Seconds that the process has to stop in the middle of a game before it is killed."""

GRACE: Final = 1.0
"""Seconds for the process to end before it is killed."""

log = logging.getLogger(__name__)

Worker = AsyncWorker[Task, Message]
Outcome = Whole | Failure


class ReviewerDied(Exception):  # noqa: N818 - an event, not an error of ours
    """The process has ended in the middle of its work, which may be tried again."""


class Reviewer:
    """One process, started when it is first needed, and again after it has died."""

    def __init__(self, analyser: str = ANALYSER, *, silence_limit: float = SILENCE_LIMIT) -> None:
        """`analyser` is the module that judges; the tests have their own."""
        self._module = analyser
        self._silence_limit = silence_limit
        self._worker: Worker | None = None
        self._ready: asyncio.Future[None] | None = None
        self._outcome: asyncio.Future[Outcome] | None = None
        self._heard_part: Callable[[Part], None] = lambda _: None
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def pid(self) -> int | None:
        """The id of the process; None if there is none."""
        return None if self._worker is None else self._worker.pid

    async def review(self, task: Task, heard: Callable[[Part], None]) -> Outcome:
        """Review a game; cancelling the call stops the work.

        `heard` is called with each finished part. Raise `ReviewerDied` if the process has ended.
        """
        worker = await self._started()
        self._heard_part = heard
        outcome = self._outcome = asyncio.get_running_loop().create_future()
        self._watch(worker)
        worker.send(task)
        try:
            return await asyncio.shield(outcome)
        except asyncio.CancelledError:
            await self._stop(worker, outcome)
            raise
        finally:
            worker.stop_clock()
            outcome.cancel()
            self._outcome = None

    async def close(self) -> None:
        """End the process, if there is one."""
        worker = self._forget()
        if worker is not None:
            await worker.end(GRACE)
        if self._ending:
            await asyncio.wait(self._ending)

    async def _started(self) -> Worker:
        """Return the process as soon as it is ready; start it if there is none."""
        if self._worker is None or self._ready is None:
            self._ready = ready = asyncio.get_running_loop().create_future()
            self._worker = worker = Worker("reviewer", heard=self._heard, died=self._died)
            self._watch(worker)
            await worker.start(MODULE, (self._module,))
        else:
            worker, ready = self._worker, self._ready
        await asyncio.shield(ready)
        return worker

    async def _stop(self, worker: Worker, outcome: asyncio.Future[Outcome]) -> None:
        """Tell the process to stop; kill it if it does not."""
        worker.send(Stop())
        await asyncio.wait([outcome], timeout=STOP_LIMIT)
        if not outcome.done():
            log.warning("%s does not stop and is killed", worker.name)
            worker.kill()
            self._forget()

    def _heard(self, worker: Worker, message: Message) -> None:
        """Handle a message from the process."""
        worker.stop_clock()
        outcome = self._outcome
        match message:
            case Ready():
                worker.is_ready = True
                if self._ready is not None and not self._ready.done():
                    self._ready.set_result(None)
            case Part():
                if outcome is not None and not outcome.done():
                    self._watch(worker)
                    self._heard_part(message)
            case Stopped():
                _fail(outcome)
            case Whole() | Failure():
                if outcome is not None and not outcome.done():
                    outcome.set_result(message)
            case _:
                assert_never(message)

    def _died(self, worker: Worker) -> None:
        """Note that the process has ended, and clean up after it."""
        worker.stop_clock()
        if worker is self._worker:
            self._forget()
        task = asyncio.create_task(worker.end(GRACE))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    def _forget(self) -> Worker | None:
        """Fail everything that waits for the process; return the process."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.stop_clock()
        _fail(self._ready)
        _fail(self._outcome)
        return worker

    def _watch(self, worker: Worker) -> None:
        """Kill the process if it sends nothing for too long."""
        worker.stop_clock()
        worker.start_clock(0.0, self._silence_limit, self._stalled)

    def _stalled(self, worker: Worker) -> None:
        log.warning("%s says nothing and is killed", worker.name)
        worker.kill()


def _fail(waiting: asyncio.Future[None] | asyncio.Future[Outcome] | None) -> None:
    """Tell the caller that waits, if there still is one, that the process has ended or stopped."""
    if waiting is not None and not waiting.done():
        waiting.set_exception(ReviewerDied())
        with suppress(ReviewerDied):
            waiting.result()

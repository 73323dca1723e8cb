"""Worker processes for a caller that waits; a dead one is replaced and its job done again."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import connection, parent_process
from types import TracebackType
from typing import Final, Generic, NamedTuple, Self, TypeVar

from linko.processes.child import end_with_parent, ignore_interrupts, print_to_standard_error
from linko.processes.interrupts import interrupts_held
from linko.processes.jobs import Jobs, Ready
from linko.processes.pulse import Pulse
from linko.refusal import LinkoError

Job = TypeVar("Job")
Answer = TypeVar("Answer")

Work = Callable[[Jobs[Job, Answer], Pulse], None]
"""The work of a process: it prepares itself, and answers jobs until it retires or none are left."""

MOST_DEATHS: Final = 3
"""Number of processes that die of the same job, or at their start, before `blame` is called."""

PATIENCE: Final = 3.0
"""Seconds a process has to end before it is killed."""

GLANCE: Final = 1.0
"""Seconds between two checks of the processes."""


class Retired(NamedTuple):
    """From a worker: it is about to end, and another must replace it."""


class WorkerDied(Exception):  # noqa: N818 - an event, not an error
    """Several processes died of the same job or at their start; the text says how."""


class Worker(Generic[Job]):
    """A process, the pipe to it, and its current job."""

    def __init__(self, work: Work[Job, Answer]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.pulse = Pulse()
        self.job: Job | None = None
        self.is_ready = False
        self.is_frozen = False
        """Whether it was killed because it made no progress."""
        self._process = context.Process(
            target=_run, args=(work, theirs, self.pulse), daemon=True, name="linko worker"
        )
        with interrupts_held():
            self._process.start()
        theirs.close()

    @property
    def status(self) -> str:
        """How a dead process ended."""
        code = self._process.exitcode
        return f"signal {-code}" if code is not None and code < 0 else f"exit status {code}"

    def send(self, order: object) -> None:
        """Send an order; if the process is dead, reading its answer will show it."""
        try:
            self.pipe.send(order)
        except OSError:
            return

    def answer(self) -> object:
        """Return the next answer; None if the process has died."""
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            return None

    def kill(self) -> None:
        """Kill a process that does not respond; its death is then noticed like any other."""
        self.is_frozen = True
        self._process.kill()

    def ask_to_end(self) -> None:
        """Tell the process to end, together with the processes it started."""
        self._process.terminate()

    def end(self) -> None:
        """End the process; kill it if it does not end by itself."""
        self._process.terminate()
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self.pipe.close()


class Pool(Generic[Job, Answer]):
    """Several processes that do the same work; leaving the context ends them all.

    Subclasses can override the public methods below `results`: which order to send for a job, which
    process has frozen, and what to do about deaths.
    """

    def __init__(self, work: Work[Job, Answer], count: int) -> None:
        self._work = work
        self._count = count
        self._workers: list[Worker[Job]] = []
        self._waiting: deque[Job] = deque()
        self._deaths: Counter[Job | None] = Counter()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for worker in self._workers:
            worker.ask_to_end()
        while self._workers:
            self._workers.pop().end()

    def check(self) -> None:
        """Start one process and wait until it is ready; raise the `LinkoError` that it raises.

        The others start later and find the code already compiled.
        """
        while not any(worker.is_ready for worker in self._workers):
            if not self._workers:
                self._workers.append(Worker(self._work))
            for _ in self._answers():
                raise AssertionError("no job was given")

    def results(self, jobs: Iterable[Job]) -> Iterator[Answer]:
        """Do the jobs, and yield each answer as it arrives."""
        self._waiting.extend(jobs)
        while True:
            for worker in self._workers:
                if worker.is_ready and worker.job is None and self._waiting:
                    worker.job = job = self._waiting.popleft()
                    worker.send(self.order(job))
            free = sum(worker.job is None for worker in self._workers)
            for _ in range(min(self._count - len(self._workers), len(self._waiting) - free)):
                self._workers.append(Worker(self._work))
            if not self._waiting and free == len(self._workers):
                return
            yield from self._answers()

    def order(self, job: Job) -> object:
        """Return the message that gives the job to a worker."""
        return job

    def has_frozen(self, worker: Worker[Job], still_for: float) -> bool:  # noqa: ARG002 - a hook
        """Whether to kill a worker that has made no progress for `still_for` seconds."""
        return False

    def is_explained(self, worker: Worker[Job]) -> bool:  # noqa: ARG002 - a hook
        """Whether the cause of a worker's death is known, so that its job is not retried."""
        return False

    def blame(self, worker: Worker[Job]) -> None:
        """Handle a job that keeps killing workers, or raise."""
        raise WorkerDied(worker.status)

    def _answers(self) -> Iterator[Answer]:
        """Wait until something happens, and yield the answers that arrived."""
        pipes = {worker.pipe: worker for worker in self._workers}
        started = time.monotonic()
        ready = connection.wait(list(pipes), timeout=GLANCE)
        # Capped at the timeout, so that time in which everything was suspended does not count.
        passed = min(time.monotonic() - started, GLANCE)
        for worker in self._workers:
            if self.has_frozen(worker, worker.pulse.still_for(passed)) and not worker.is_frozen:
                worker.kill()
        for pipe in ready:
            worker = pipes[pipe]  # type: ignore[index] # one of the pipes waited for
            answer = worker.answer()
            match answer:
                case None:
                    self._bury(worker)
                case LinkoError():
                    raise answer
                case Retired():
                    self._take_back(worker)
                case Ready():
                    worker.is_ready = True
                    self._deaths[None] = 0
                case _:
                    worker.job = None
                    yield answer  # type: ignore[misc] # an answer of this work

    def _bury(self, worker: Worker[Job]) -> None:
        self._take_back(worker)
        if worker.is_ready and worker.job is None:
            return
        self._deaths[worker.job] += 1
        if self._deaths[worker.job] >= MOST_DEATHS or self.is_explained(worker):
            self._deaths[worker.job] = 0
            self.blame(worker)

    def _take_back(self, worker: Worker[Job]) -> None:
        self._workers.remove(worker)
        worker.end()
        if worker.job is not None:
            self._waiting.appendleft(worker.job)


def _run(work: Work[Job, Answer], pipe: connection.Connection, pulse: Pulse) -> None:
    """The main function of every process of a pool."""
    ignore_interrupts()
    signal.signal(signal.SIGTERM, _exit_once)
    print_to_standard_error()
    parent = parent_process()
    assert parent is not None
    end_with_parent(parent.join, lambda: os.kill(os.getpid(), signal.SIGTERM))
    with suppress(ConnectionError):  # the parent is gone
        try:
            work(Jobs(pipe), pulse)
            signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it is already ending
            pipe.send(Retired())
        except LinkoError as error:
            pipe.send(error)


def _exit_once(*_: object) -> None:
    """Exit and end the processes that the work started; a second signal is ignored."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(0)

"""The order of jobs: those that a person waits for first, otherwise first come, first served."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator

from linko.server.bot_workers.job import Job


class JobQueue:
    """The jobs that wait for a worker."""

    def __init__(self) -> None:
        self._urgent: OrderedDict[Job, None] = OrderedDict()
        self._idle: OrderedDict[Job, None] = OrderedDict()

    def __len__(self) -> int:
        return len(self._urgent) + len(self._idle)

    def __iter__(self) -> Iterator[Job]:
        yield from self._urgent
        yield from self._idle

    @property
    def urgent(self) -> Iterator[Job]:
        """The jobs that a person waits for, in order."""
        return iter(self._urgent)

    def add(self, job: Job) -> None:
        """Add a job at the end."""
        self._queue_of(job)[job] = None

    def put_back(self, job: Job) -> None:
        """Add a job at the head, where it was before."""
        queue = self._queue_of(job)
        queue[job] = None
        queue.move_to_end(job, last=False)

    def discard(self, job: Job) -> bool:
        """Remove a job; return False if it is not in the queue."""
        queue = self._queue_of(job)
        if job not in queue:
            return False
        del queue[job]
        return True

    def next(self, *, idle_too: bool) -> Job | None:
        """Remove and return the next job; with `idle_too`, also one that no person waits for."""
        for queue in (self._urgent, self._idle) if idle_too else (self._urgent,):
            if queue:
                return queue.popitem(last=False)[0]
        return None

    def _queue_of(self, job: Job) -> OrderedDict[Job, None]:
        return self._urgent if job.is_urgent else self._idle

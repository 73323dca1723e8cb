"""Who is next: those a person waits for before those nobody waits for, else as they came."""

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
        """Those a person waits for, in order."""
        return iter(self._urgent)

    def add(self, job: Job) -> None:
        """Take a place at the end."""
        self._queue_of(job)[job] = None

    def put_back(self, job: Job) -> None:
        """Take a place at the head again, for a job that has been there."""
        queue = self._queue_of(job)
        queue[job] = None
        queue.move_to_end(job, last=False)

    def discard(self, job: Job) -> bool:
        """Leave the queue; False if the job is not in it."""
        queue = self._queue_of(job)
        if job not in queue:
            return False
        del queue[job]
        return True

    def next(self, *, idle_too: bool) -> Job | None:
        """Take the next job out; one that nobody waits for only if such are wanted."""
        for queue in (self._urgent, self._idle) if idle_too else (self._urgent,):
            if queue:
                return queue.popitem(last=False)[0]
        return None

    def _queue_of(self, job: Job) -> OrderedDict[Job, None]:
        return self._urgent if job.is_urgent else self._idle

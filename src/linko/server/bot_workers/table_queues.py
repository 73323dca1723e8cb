"""The limit per table: one decision is made at a time, and the others wait."""

from __future__ import annotations

from collections import deque

from linko.server.bot_workers.job import Job


class TableQueues:
    """The job in progress of each table, and the jobs that wait behind it."""

    def __init__(self) -> None:
        self._queues: dict[str, deque[Job]] = {}
        """The jobs of each table in order, the one in progress first."""

    @property
    def waiting(self) -> int:
        """Number of jobs that wait behind another one of their table."""
        return sum(len(queue) - 1 for queue in self._queues.values())

    def all_jobs(self) -> tuple[Job, ...]:
        """Return every job in progress or waiting."""
        return tuple(job for queue in self._queues.values() for job in queue)

    def enter(self, job: Job) -> bool:
        """Add a job; return whether it may begin now."""
        queue = self._queues.setdefault(job.table, deque())
        queue.append(job)
        return len(queue) == 1

    def leave(self, job: Job) -> Job | None:
        """Remove a job; return the job of its table that may begin now, if any."""
        queue = self._queues[job.table]
        was_first = queue[0] is job
        queue.remove(job)
        if not queue:
            del self._queues[job.table]
            return None
        return queue[0] if was_first else None

    def is_waiting(self, job: Job) -> bool:
        """Return whether a job waits behind another one of its table."""
        queue = self._queues.get(job.table)
        return queue is not None and queue[0] is not job and job in queue

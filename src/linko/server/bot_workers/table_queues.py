"""The limit per table: one decision at a time is thought about, the others wait their turn."""

from __future__ import annotations

from collections import deque

from linko.server.bot_workers.job import Job


class TableQueues:
    """Which job each table has under way, and which wait behind it."""

    def __init__(self) -> None:
        self._queues: dict[str, deque[Job]] = {}
        """The jobs of each table in order, the one under way first."""

    @property
    def waiting(self) -> int:
        """How many jobs wait behind another of their table."""
        return sum(len(queue) - 1 for queue in self._queues.values())

    def all_jobs(self) -> tuple[Job, ...]:
        """Every job that is not over, under way or waiting."""
        return tuple(job for queue in self._queues.values() for job in queue)

    def enter(self, job: Job) -> bool:
        """Whether the job may go on now; else it waits."""
        queue = self._queues.setdefault(job.table, deque())
        queue.append(job)
        return len(queue) == 1

    def leave(self, job: Job) -> Job | None:
        """The job is over, done or not; the job of its table that may go on now, if any."""
        queue = self._queues[job.table]
        was_first = queue[0] is job
        queue.remove(job)
        if not queue:
            del self._queues[job.table]
            return None
        return queue[0] if was_first else None

    def is_waiting(self, job: Job) -> bool:
        """Whether it waits behind another of its table."""
        queue = self._queues.get(job.table)
        return queue is not None and queue[0] is not job and job in queue

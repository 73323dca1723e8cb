"""The limit per table: one decision at a time is thought about, the others wait their turn."""

from __future__ import annotations

from collections import deque

from linko.server.thinking.job import Job


class OnePerTable:
    """Which job each table has under way, and which wait behind it."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[Job]] = {}
        """The jobs of each table in order, the one under way first."""

    @property
    def waiting(self) -> int:
        """How many jobs wait behind another of their table."""
        return sum(len(line) - 1 for line in self._lines.values())

    def all_jobs(self) -> tuple[Job, ...]:
        """Every job that is not over, under way or waiting."""
        return tuple(job for line in self._lines.values() for job in line)

    def enter(self, job: Job) -> bool:
        """Whether the job may go on now; else it waits."""
        line = self._lines.setdefault(job.table, deque())
        line.append(job)
        return len(line) == 1

    def leave(self, job: Job) -> Job | None:
        """The job is over, done or not; the job of its table that may go on now, if any."""
        line = self._lines[job.table]
        was_first = line[0] is job
        line.remove(job)
        if not line:
            del self._lines[job.table]
            return None
        return line[0] if was_first else None

    def is_waiting(self, job: Job) -> bool:
        """Whether it waits behind another of its table."""
        line = self._lines.get(job.table)
        return line is not None and line[0] is not job and job in line

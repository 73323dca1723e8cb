"""A worker process in which bots think, as its crew sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final, cast

from linko.processes.async_worker import AsyncWorker
from linko.server.bot_workers.job import Job
from linko.server.bot_workers.messages import Ask, Message

MODULE: Final = "linko.server.bot_workers.worker"


class CrewMember(AsyncWorker):
    """A worker with its bots, and the job it thinks about."""

    def __init__(
        self,
        name: str,
        *,
        heard: Callable[[CrewMember, Message], None],
        died: Callable[[CrewMember], None],
    ) -> None:
        super().__init__(name)
        self.job: Job | None = None
        """What it thinks about."""
        self.since = 0.0
        """When it began with that, or with starting."""
        self._deadline: asyncio.TimerHandle | None = None
        self._heard = heard
        self._died = died

    async def start_with(self, levels: Mapping[str, str], niceness: int) -> None:
        """Start the process, which loads these bots."""
        bots = (f"{level}={bot}" for level, bot in levels.items())
        await self.start(MODULE, (str(niceness), *bots))

    def ask(self, job: Job) -> None:
        """Let it think about the job."""
        self.job = job
        self.send(Ask(job.level, job.view))

    def release(self) -> Job:
        """Its job, which it no longer thinks about."""
        job, self.job = self.job, None
        assert job is not None
        return job

    def start_clock(self, now: float, limit: float, stalled: Callable[[CrewMember], None]) -> None:
        """Call `stalled` if nothing is heard within so many seconds."""
        self.since = now
        self._deadline = asyncio.get_running_loop().call_later(limit, stalled, self)

    def stop_clock(self) -> None:
        """It was heard, or is to end."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def heard(self, message: object) -> None:
        """Tell the crew what the process said."""
        self._heard(self, cast("Message", message))

    def died(self) -> None:
        """Tell the crew that the process has ended."""
        self._died(self)

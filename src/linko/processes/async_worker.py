"""A worker process that an event loop talks to and never waits for."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Generic, TypeVar, cast

from linko.processes.frames import Frames, framed

Job = TypeVar("Job")
Message = TypeVar("Message")

ONE_THREAD: Final = {
    "NUMBA_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
}
"""Compiled code keeps to the one core of its process."""

LONGEST_COMPLAINT: Final = 2000
"""So many bytes of a line on standard error go to the log."""

LAST_WORDS: Final = 1.0
"""Seconds to hear what a process said that has ended."""

_COMPLAINTS: Final = 2

log = logging.getLogger(__name__)


class AsyncWorker(asyncio.SubprocessProtocol, Generic[Job, Message]):
    """A process that runs a module of ours, the pipes to it, and the job it does.

    `heard` is called with every message, `died` once, when the process has ended for any reason.
    What it prints goes to the log. In the worker, `linko.processes.child.standard_pipe` is the
    other end.
    """

    def __init__(
        self,
        name: str,
        *,
        heard: Callable[[AsyncWorker[Job, Message], Message], None],
        died: Callable[[AsyncWorker[Job, Message]], None],
    ) -> None:
        self.name = name
        self.is_ready = False
        """Whether it takes jobs; set by whoever hears it, and over when it is to be ended."""
        self.job: Job | None = None
        """What it does."""
        self.since = 0.0
        """When it began with that, or with starting."""
        self._deadline: asyncio.TimerHandle | None = None
        self._heard = heard
        self._died = died
        self._frames = Frames()
        self._is_listened_to = True
        self._complaint = bytearray()
        self._transport: asyncio.SubprocessTransport | None = None
        self._ended = asyncio.Event()
        self._silent = asyncio.Event()

    @property
    def pid(self) -> int | None:
        """The process's number; None before it exists."""
        return None if self._transport is None else self._transport.get_pid()

    async def start(self, module: str, arguments: Sequence[str]) -> None:
        """Start the process; if it cannot be started, it has died."""
        command = (sys.executable, "-P", "-m", module, *arguments)
        try:
            # In a session of its own, Ctrl-C does not reach it even before it can ignore it.
            await asyncio.get_running_loop().subprocess_exec(
                lambda: self, *command, env=os.environ | ONE_THREAD, start_new_session=True
            )
        except OSError as error:
            log.warning("%s cannot be started: %s", self.name, error)
            self._ended.set()
            self._died(self)

    def send(self, message: object) -> None:
        """Send a message; that nobody is there to hear it is noticed when the process dies."""
        pipe = self._pipe
        if pipe is not None and not pipe.is_closing():
            pipe.write(framed(message))

    def release(self) -> Job:
        """Its job, which it no longer does."""
        job, self.job = self.job, None
        assert job is not None
        return job

    def start_clock(
        self, now: float, limit: float, stalled: Callable[[AsyncWorker[Job, Message]], None]
    ) -> None:
        """Call `stalled` after so many seconds, unless the clock is stopped before."""
        self.since = now
        self._deadline = asyncio.get_running_loop().call_later(limit, stalled, self)

    def stop_clock(self) -> None:
        """It was heard, or is to end."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def kill(self) -> None:
        """End it at once, whatever it does; it is not heard any more."""
        self._hang_up()
        if self._transport is not None:
            with suppress(ProcessLookupError):
                self._transport.kill()

    async def end(self, seconds: float) -> None:
        """Close the pipe, at which the process ends by itself; after so many seconds, kill it."""
        self._hang_up()
        if self._pipe is not None:
            self._pipe.close()
        try:
            await asyncio.wait_for(self._ended.wait(), seconds)
        except TimeoutError:
            log.warning("%s does not end and is killed", self.name)
            self.kill()
            await self._ended.wait()
        if self._transport is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._silent.wait(), LAST_WORDS)
            self._transport.close()

    @property
    def _pipe(self) -> asyncio.WriteTransport | None:
        pipe = None if self._transport is None else self._transport.get_pipe_transport(0)
        return cast("asyncio.WriteTransport | None", pipe)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by the loop when the process exists."""
        self._transport = cast("asyncio.SubprocessTransport", transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Called by the loop when the process has said something."""
        if fd == _COMPLAINTS:
            self._complain(data)
        elif self._is_listened_to:
            for message in self._frames.add(data):
                self._heard(self, cast("Message", message))

    def process_exited(self) -> None:
        """Called by the loop when the process has ended."""
        assert self._transport is not None
        self._ended.set()
        self._hang_up()
        log.info("%s ended with status %s", self.name, self._transport.get_returncode())
        self._died(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the loop when the process has ended and all it said was heard."""
        del exc
        self._silent.set()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """Called by the loop when a pipe is closed; the last words may lack a line's end."""
        del exc
        if fd == _COMPLAINTS:
            self._complain(b"\n" if self._complaint else b"")

    def _hang_up(self) -> None:
        self.is_ready = False
        self._is_listened_to = False

    def _complain(self, data: bytes) -> None:
        self._complaint += data
        *lines, rest = self._complaint.split(b"\n")
        self._complaint = rest[:LONGEST_COMPLAINT]
        for line in lines:
            words = line[:LONGEST_COMPLAINT].decode(errors="replace")
            log.warning("%s says: %s", self.name, words)

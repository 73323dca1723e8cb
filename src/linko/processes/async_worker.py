"""A worker process for an event loop, which never has to wait for it."""

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
"""Environment variables that limit compiled code to one core."""

LONGEST_COMPLAINT: Final = 2000
"""Maximum number of bytes of a line on standard error that are logged."""

LAST_WORDS: Final = 1.0
"""Seconds to wait for the remaining output of a process that has ended."""

_COMPLAINTS: Final = 2

log = logging.getLogger(__name__)


class AsyncWorker(asyncio.SubprocessProtocol, Generic[Job, Message]):
    """A process that runs one of our modules, the pipes to it, and its current job.

    `heard` is called with every message. `died` is called once, when the process has ended for any
    reason. The output of the process is logged. The other end of the pipes, in the worker, is
    `linko.processes.child.standard_pipe`.
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
        """Whether it accepts jobs; set by the owner, and False once it must end."""
        self.job: Job | None = None
        """The current job."""
        self.since = 0.0
        """When the current job, or the start of the process, began."""
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
        """The process ID; None before the process exists."""
        return None if self._transport is None else self._transport.get_pid()

    async def start(self, module: str, arguments: Sequence[str]) -> None:
        """Start the process; if that fails, call `died`."""
        command = (sys.executable, "-P", "-m", module, *arguments)
        try:
            # In its own session, Ctrl-C does not reach it even before it ignores the signal.
            await asyncio.get_running_loop().subprocess_exec(
                lambda: self, *command, env=os.environ | ONE_THREAD, start_new_session=True
            )
        except OSError as error:
            log.warning("%s cannot be started: %s", self.name, error)
            self._ended.set()
            self._died(self)

    def send(self, message: object) -> None:
        """Send a message; it is dropped if the process has ended."""
        pipe = self._pipe
        if pipe is not None and not pipe.is_closing():
            pipe.write(framed(message))

    def release(self) -> Job:
        """Return its job and clear it."""
        job, self.job = self.job, None
        assert job is not None
        return job

    def start_clock(
        self, now: float, limit: float, stalled: Callable[[AsyncWorker[Job, Message]], None]
    ) -> None:
        """Call `stalled` after `limit` seconds, unless the clock is stopped first."""
        self.since = now
        self._deadline = asyncio.get_running_loop().call_later(limit, stalled, self)

    def stop_clock(self) -> None:
        """Stop the clock, because the worker answered or is to end."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def kill(self) -> None:
        """Kill the process at once; further messages are ignored."""
        self._hang_up()
        if self._transport is not None:
            with suppress(ProcessLookupError):
                self._transport.kill()

    async def end(self, seconds: float) -> None:
        """Close the pipe, which makes the process end; kill it if it still runs after `seconds`."""
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
        """Called by the loop when the process has written something."""
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
        """Called by the loop when the process has ended and all its output was read."""
        del exc
        self._silent.set()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """Called by the loop when a pipe is closed; the last line may lack a line break."""
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

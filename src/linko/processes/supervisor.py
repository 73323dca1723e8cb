"""Several processes behind one listening socket, started, watched and replaced by their parent.

A worker that dies is started again. `SIGHUP` replaces all workers one after the other: the new one
must be ready before the old one is told to leave, so connections are always accepted.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

log = logging.getLogger("linko.supervisor")

READY: Final = b"+"
"""What a worker writes when it is ready."""

SOCKETS: Final = "LINKO_WORKER_SOCKETS"
"""Environment variable with the numbers of a worker's sockets: listening, and to its parent."""

START_SECONDS: Final = 60.0
"""Seconds that a worker has to become ready."""

STOP_SECONDS: Final = 20.0
"""Seconds that workers have to end before they are killed."""

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
"""Maximum pause before a dead worker is started again; it doubles with each death in a row."""

CALM_SECONDS: Final = 30.0
"""Seconds after which a worker counts as stable; its death then counts as the first in a row."""


class Worker:
    """A worker process, and the parent's end of a socket pair, which closes if the parent dies."""

    def __init__(self, process: asyncio.subprocess.Process, line: socket.socket) -> None:
        self.process = process
        self._line = line
        self.is_dismissed = False
        """Whether it was told to end, so that it is not started again."""

    async def is_ready(self) -> bool:
        """Wait until the worker is ready; False if it died or takes too long."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.sock_recv(self._line, 1), START_SECONDS) == READY
        except (OSError, TimeoutError):
            return False

    def tell(self, number: signal.Signals) -> None:
        """Send a signal that makes the worker end."""
        self.is_dismissed = True
        with suppress(ProcessLookupError):
            self.process.send_signal(number)

    async def end(self, seconds: float) -> None:
        """Wait until the worker has ended; kill it if it does not end in time."""
        try:
            await asyncio.wait_for(self.process.wait(), seconds)
        except TimeoutError:
            log.warning("a worker does not end and is killed", extra={"pid": self.process.pid})
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        self.forget()

    def forget(self) -> None:
        """Close the connection to a process that has ended."""
        self._line.close()


class Supervisor:
    """Several workers that run the same command."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        listening: socket.socket,
        count: int,
        on_start: Callable[[], None] = lambda: None,
    ) -> None:
        """`on_start` is called when all workers are ready for the first time."""
        self._command = command
        self._environment = environment
        self._listening = listening
        self._count = count
        self._on_start = on_start
        self._workers: list[Worker] = []
        self._watching: set[asyncio.Task[None]] = set()
        self._must_stop = asyncio.Event()
        self._replacing: asyncio.Task[None] | None = None

    async def run(self) -> int:
        """Run until SIGTERM or SIGINT; return the exit status.

        If the very first worker cannot start, its status is returned; it has already said why.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._must_stop.set)
        loop.add_signal_handler(signal.SIGHUP, self._begin_replacing)
        first = await self._started()
        if not await first.is_ready():
            first.tell(signal.SIGTERM)
            await first.end(STOP_SECONDS)
            return 0 if self._must_stop.is_set() else first.process.returncode or 1
        self._hire(first)
        others = [await self._started() for _ in range(self._count - 1)]
        for worker in others:
            await worker.is_ready()
            self._hire(worker)
        self._on_start()
        await self._must_stop.wait()
        await self._stop()
        return 0

    async def _started(self) -> Worker:
        ours, theirs = socket.socketpair()
        ours.settimeout(0)
        with theirs:
            sockets = (self._listening.fileno(), theirs.fileno())
            process = await asyncio.create_subprocess_exec(
                *self._command,
                env={**self._environment, SOCKETS: f"{sockets[0]} {sockets[1]}"},
                pass_fds=sockets,
                stdin=asyncio.subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for us; we tell the workers
            )
        return Worker(process, ours)

    def _hire(self, worker: Worker) -> None:
        self._workers.append(worker)
        task = asyncio.create_task(self._watch(worker))
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)

    async def _watch(self, worker: Worker) -> None:
        """Replace a worker that dies by itself."""
        loop = asyncio.get_running_loop()
        pause = FIRST_PAUSE
        while True:
            began = loop.time()
            status = await worker.process.wait()
            if worker.is_dismissed or self._must_stop.is_set():
                return
            self._workers.remove(worker)
            pause = FIRST_PAUSE if loop.time() - began > CALM_SECONDS else pause * 2
            log.error("a worker has died", extra={"pid": worker.process.pid, "status": status})
            worker.forget()
            await asyncio.sleep(min(pause, LONGEST_PAUSE))
            worker = await self._started()
            self._workers.append(worker)
            await worker.is_ready()

    def _begin_replacing(self) -> None:
        if self._replacing is None or self._replacing.done():
            self._replacing = asyncio.create_task(self._replace_all())

    async def _replace_all(self) -> None:
        """Replace the workers one after the other; stop at the first that cannot start."""
        log.info("all workers are replaced")
        for old in tuple(self._workers):
            new = await self._started()
            if self._must_stop.is_set() or not await new.is_ready():
                log.error("a new worker cannot start; the old ones stay")
                new.tell(signal.SIGTERM)
                await new.end(STOP_SECONDS)
                return
            self._hire(new)
            if old in self._workers:
                self._workers.remove(old)
            old.tell(signal.SIGHUP)
            await old.end(STOP_SECONDS)
        log.info("all workers are new")

    async def _stop(self) -> None:
        if self._replacing is not None:
            self._replacing.cancel()
        workers = tuple(self._workers)
        for worker in workers:
            worker.tell(signal.SIGTERM)
        await asyncio.gather(*(worker.end(STOP_SECONDS) for worker in workers))
        for task in tuple(self._watching):
            task.cancel()


class ParentLine:
    """A worker's connection to its supervisor."""

    def __init__(self, given: str) -> None:
        """`given` is the value of the environment variable `SOCKETS`."""
        listening, line = map(int, given.split())
        self.listening = socket.socket(fileno=listening)
        self._line = socket.socket(fileno=line)
        for number in (listening, line):
            os.set_inheritable(number, False)  # noqa: FBT003 - takes no keyword

    def tell_ready(self) -> None:
        """Tell the supervisor that this worker is ready."""
        with suppress(OSError):
            self._line.send(READY)

    def wait_for_end(self) -> None:
        """Wait until the supervisor is gone."""
        with suppress(OSError):
            self._line.settimeout(None)
            self._line.recv(1)

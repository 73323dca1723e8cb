"""The real server in its own process, which tests start, kill and stop.

with ServerProcess(tmp_path, database) as server:
    server.kill()
    server.start()
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import psutil

PATIENCE: Final = 60.0
"""Maximum seconds to wait for anything on a slow machine."""

LOOK_SECONDS: Final = 0.02
"""Seconds between two checks of a condition."""


class ServerProcess:
    """`python -m linko serve` on a free port of 127.0.0.1; gone when the context ends.

    By default, rate limits are off and bots have one strong worker. Settings have the names of
    their environment variables, without the prefix. Every start uses a new port.
    """

    def __init__(self, folder: Path, database: str, **settings: object) -> None:
        self.database = database
        self.port = 0
        self.program: tuple[str, ...] = ("-m", "linko")
        """The arguments of Python."""
        self.starts = 0
        self._folder = folder
        usual: dict[str, object] = {"rate_scale": 0, "bot_workers": 1}
        self._settings = {
            f"LINKO_{name.upper()}": str(value) for name, value in (usual | settings).items()
        }
        self._process: subprocess.Popen[bytes] | None = None
        self._started: dict[int, float] = {}
        """All workers seen so far, with their start time, because pids are reused."""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
        for worker in self._living_workers():
            with suppress(psutil.NoSuchProcess):
                worker.kill()

    @property
    def pid(self) -> int:
        """The pid of the running process."""
        assert self._process is not None, "the server is not running"
        return self._process.pid

    @property
    def url(self) -> str:
        """Its URL since the last start."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log_text(self) -> str:
        """Its whole log since the last start."""
        return self._log_file.read_text()

    @property
    def log(self) -> list[dict[str, Any]]:
        """The whole lines it has logged since the last start."""
        lines = self.log_text.split("\n")[:-1]
        return [json.loads(line) for line in lines if line.startswith("{")]

    @property
    def workers(self) -> tuple[int, ...]:
        """The pids of the processes in which bots think."""
        try:
            children = psutil.Process(self.pid).children(recursive=True)
        except psutil.NoSuchProcess:
            return ()
        for child in children:
            with suppress(psutil.NoSuchProcess):
                self._started[child.pid] = child.create_time()
        return tuple(child.pid for child in children)

    @property
    def serving(self) -> tuple[int, ...]:
        """The pids of the processes that serve people: the children of a supervisor, or itself."""
        if not self.is_running:
            return ()
        if "LINKO_REDIS" not in self._settings:
            return (self.pid,)
        with suppress(psutil.NoSuchProcess):
            return tuple(child.pid for child in psutil.Process(self.pid).children())
        return ()

    @property
    def orphans(self) -> tuple[int, ...]:
        """The pids of workers that still run although the server has ended."""
        return () if self.is_running else tuple(worker.pid for worker in self._living_workers())

    @property
    def is_running(self) -> bool:
        """Whether the process has not ended."""
        return self._process is not None and self._process.poll() is None

    def launch(self, port: int = 0) -> None:
        """Start the process without waiting for anything."""
        assert not self.is_running
        self.starts += 1
        command = [sys.executable, *self.program, "serve"]
        command += ["--host", "127.0.0.1", "--port", str(port)]
        with self._log_file.open("wb") as log:
            self._process = subprocess.Popen(
                [*command, "--database", self.database],
                env=os.environ | self._settings,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def start(self) -> None:
        """Start it and wait until it is ready."""
        self.launch()
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Wait until it listens and is ready."""
        wait_until(lambda: self._finds_port() or not self.is_running, "the server listens")
        assert self.is_running, f"the server did not start:\n{self.log_text}"
        wait_until(self._is_ready, "the server is ready")

    def kill(self) -> None:
        """Kill it as a crash does; a supervisor's serving processes die too, but their bots remain.

        Nothing happens if it has ended.
        """
        if self._process is not None:
            _ = self.workers
            for pid in self.serving:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.kill_parent()

    def kill_parent(self) -> None:
        """Kill only the process that was started; a supervisor's serving processes notice it."""
        assert self._process is not None
        _ = self.workers
        self._process.kill()
        self._process.wait(PATIENCE)

    def kill_worker(self, pid: int) -> None:
        """Kill one of its workers."""
        assert pid in self.workers
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, wait, and return its exit status."""
        self.ask_to_stop()
        return self.wait()

    def ask_to_stop(self) -> None:
        """Ask it to end."""
        assert self._process is not None
        _ = self.workers
        self._process.send_signal(signal.SIGTERM)

    def wait(self) -> int:
        """Wait until it has ended and return its exit status."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    @property
    def _log_file(self) -> Path:
        return self._folder / f"server-{self.starts}.log"

    def _finds_port(self) -> bool:
        for line in self.log:
            if line["message"] == "listening":
                self.port = line["port"]
                return True
        return False

    def _is_ready(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            assert self.is_running, f"the server has ended:\n{self.log_text}"
            return False
        finally:
            connection.close()

    def _living_workers(self) -> list[psutil.Process]:
        found = []
        for pid, born in self._started.items():
            with suppress(psutil.NoSuchProcess):
                process = psutil.Process(pid)
                if process.create_time() == born and process.status() != psutil.STATUS_ZOMBIE:
                    found.append(process)
        return found


def wait_until(is_so: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Wait until a condition is true; fail if it takes too long."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, f"still not true after {seconds:g} s: {what}"
        time.sleep(LOOK_SECONDS)


async def until(is_so: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Do the same in a coroutine, without blocking others."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, f"still not true after {seconds:g} s: {what}"
        await asyncio.sleep(LOOK_SECONDS)

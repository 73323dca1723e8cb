"""A real Redis for the tests: a private one, which a test may kill, stop and start again."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from types import TracebackType
from typing import Self

PROGRAMS = ("redis-server", "valkey-server")
SECONDS = 20.0


class Unavailable(Exception):  # noqa: N818 - it is a state
    """No Redis can be started here."""


class RedisServer:
    """A Redis on a free port of 127.0.0.1 that keeps nothing on disk."""

    def __init__(self) -> None:
        found = next(filter(None, map(shutil.which, PROGRAMS)), None)
        if found is None:
            raise Unavailable(f"none of {', '.join(PROGRAMS)} is installed")
        self._program: str = found
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

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

    def start(self) -> None:
        """Start it and wait until it answers."""
        self._process = subprocess.Popen(
            [self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""],
            cwd=tempfile.gettempdir(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + SECONDS
        while not self._answers():
            assert time.monotonic() < end, "Redis does not start"
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill it; everything it stored is gone."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(SECONDS)
            self._process = None

    def freeze(self) -> None:
        """Stop it: its connections stay open, but it answers nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it continue after `freeze`."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as asked:
            asked.sendall(b"PING\r\n")
            return asked.recv(16).startswith(b"+PONG")
        return False

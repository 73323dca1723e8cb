"""A private PostgreSQL that can be killed or stopped, and whose disk can be filled."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import psutil
from tests.server.process import PATIENCE, wait_until
from tests.store.postgres import free_port, program, unprivileged

DISK_BYTES: Final = 512 << 20
"""Size of PostgreSQL's own file system, so that it can be filled."""


class Postgres:
    """PostgreSQL with a small file system of its own where that is possible."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._folder = folder
        self._user = unprivileged()
        self._disk = folder / "disk"
        made = [str(program("initdb")), "-D", str(self._data), "-A", "trust", "-U", "postgres"]
        made += ["-E", "UTF8", "--no-locale"]
        self._disk.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", str(self._disk)]
        self.has_own_disk = subprocess.run(mount, check=False, capture_output=True).returncode == 0
        """Whether its disk can be filled without filling the machine's own disk."""
        if self._user is not None:
            os.chown(self._disk, self._user, -1)
        folder.chmod(0o755)
        try:
            subprocess.run(made, user=self._user, check=True, capture_output=True, cwd=self._disk)
        except BaseException:
            self._unmount()
            raise

    @property
    def is_running(self) -> bool:
        """Whether the process has not ended."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it unless it is already running, and wait until it can be used."""
        if not self.is_running:
            self._process = self.launch()
        wait_until(self.answers, "PostgreSQL answers")

    def kill(self) -> None:
        """Kill it and its children, as a crash does."""
        family = self._family()
        for process in family:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(family, timeout=PATIENCE)
        if self._process is not None:
            self._process.wait(PATIENCE)

    def freeze(self) -> None:
        """Stop it without closing any connection."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it continue after `freeze`."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        for process in self._family():
            with suppress(psutil.NoSuchProcess):
                process.send_signal(number)

    def _family(self) -> list[psutil.Process]:
        if not self.is_running:
            return []
        assert self._process is not None
        parent = psutil.Process(self._process.pid)
        return [parent, *parent.children(recursive=True)]

    @property
    def url(self) -> str:
        """The URL for servers."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    @property
    def _data(self) -> Path:
        return self._disk / "data"

    def launch(self) -> subprocess.Popen[bytes]:
        """Start it without waiting; this fails while processes of a killed server still run."""
        with (self._folder / "postgres.log").open("ab") as log:
            return subprocess.Popen(
                [
                    *(program("postgres"), "-D", self._data, "-p", str(self.port)),
                    *("-c", "listen_addresses=127.0.0.1", "-k", self._disk),
                    *("-c", "max_connections=500", "-c", "max_wal_size=128MB"),
                ],
                user=self._user,
                cwd=self._disk,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def answers(self) -> bool:
        """Whether it accepts connections; it is started again if it has given up."""
        if not self.is_running:
            self._process = self.launch()
        ready = [str(program("pg_isready")), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0

    def fill_disk(self) -> Path:
        """Fill the disk; removing the returned file frees it again."""
        assert self.has_own_disk
        ballast = self._disk / "ballast"
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(1 << 20))
        return ballast

    def close(self) -> None:
        """End it and give the disk back."""
        self.kill()
        self._unmount()

    def _unmount(self) -> None:
        if self.has_own_disk:
            deadline = time.monotonic() + PATIENCE
            while subprocess.run(
                ["umount", self._disk], check=False, capture_output=True
            ).returncode:
                assert time.monotonic() < deadline, "the disk is still in use"
                time.sleep(0.1)

"""Workers behind one listening socket: each is replaced when it dies, and all on SIGHUP."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil

SUPERVISOR = """
import asyncio, os, socket, sys
from linko.processes.supervisor import Supervisor

listening = socket.create_server(("127.0.0.1", 0))
command = (sys.executable, sys.argv[1])
supervisor = Supervisor(
    command, os.environ, listening, 2, lambda: print(listening.getsockname()[1], flush=True)
)
sys.exit(asyncio.run(supervisor.run()))
"""

WORKER = """
import os, signal, sys
from linko.processes.child import end_with_parent
from linko.processes.supervisor import SOCKETS, ParentLine

signal.signal(signal.SIGHUP, lambda *_: sys.exit(0))
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
line = ParentLine(os.environ[SOCKETS])
end_with_parent(line.wait_for_end, lambda: os.kill(os.getpid(), signal.SIGTERM))
line.listening.settimeout(None)
line.tell_ready()
while True:
    connection, _ = line.listening.accept()
    with connection:
        connection.sendall(str(os.getpid()).encode())
"""


class Supervised:
    """A supervisor with two workers that tell everybody their pid."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self._port = port

    def ask(self) -> int:
        """The pid of a worker; a connection is never refused, but a dying worker may drop it."""
        while True:
            with socket.create_connection(("127.0.0.1", self._port), 20) as connection:
                if said := connection.recv(20):
                    return int(said)

    def pids(self) -> set[int]:
        """The pids of all workers, after one of them has answered."""
        assert self.ask() > 0
        return {child.pid for child in psutil.Process(self.process.pid).children()}


@contextmanager
def supervised(worker: Path) -> Iterator[Supervised]:
    worker.write_text(WORKER)
    process = subprocess.Popen(
        [sys.executable, "-c", SUPERVISOR, str(worker)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        yield Supervised(process, int(process.stdout.readline()))
    finally:
        process.kill()
        process.communicate()


def until(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < end, f"this never happened: {what}"
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def test_a_worker_that_dies_is_replaced_and_nobody_is_refused(tmp_path: Path) -> None:
    with supervised(tmp_path / "worker.py") as two:
        first = two.ask()
        os.kill(first, signal.SIGKILL)
        until(lambda: len(two.pids() - {first}) == 2, "two others answer")


def test_a_hangup_replaces_all_workers(tmp_path: Path) -> None:
    with supervised(tmp_path / "worker.py") as two:
        before = two.pids()
        two.process.send_signal(signal.SIGHUP)
        until(lambda: not two.pids() & before, "all are new")
        assert not any(is_alive(pid) for pid in before)


def test_the_old_workers_stay_if_a_new_one_cannot_start(tmp_path: Path) -> None:
    worker = tmp_path / "worker.py"
    with supervised(worker) as two:
        before = two.pids()
        tried = tmp_path / "tried"
        worker.write_text(f"open({str(tried)!r}, 'w').close(); raise SystemExit(3)")
        two.process.send_signal(signal.SIGHUP)
        until(tried.exists, "a new one has tried to start")
        time.sleep(0.3)
        assert two.pids() <= before
        assert all(is_alive(pid) for pid in before)


def test_all_workers_end_with_their_supervisor(tmp_path: Path) -> None:
    for number in (signal.SIGTERM, signal.SIGKILL):
        with supervised(tmp_path / "worker.py") as two:
            pids = two.pids()
            two.process.send_signal(number)
            assert two.process.wait(30) in (0, -signal.SIGKILL)
            until(lambda pids=pids: not any(map(is_alive, pids)), "all have ended")  # type: ignore[misc]


def test_the_status_of_a_first_worker_that_cannot_start_is_returned(tmp_path: Path) -> None:
    worker = tmp_path / "worker.py"
    worker.write_text("raise SystemExit(3)")
    ran = subprocess.run([sys.executable, "-c", SUPERVISOR, str(worker)], check=False, timeout=30)
    assert ran.returncode == 3

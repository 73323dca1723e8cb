"""A program that answers each line with a line; it is ended together with its child processes."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import IO, Final

from linko.processes.foreign_words import harmless
from linko.processes.timed_thread import Raised, TimedThread

GRACE_SECONDS: Final = 1.0
"""Seconds that a program has to end when asked, before it is killed."""

LONGEST_LINE: Final = 100_000
"""Maximum number of bytes in an answer."""

COMPLAINT_LINES: Final = 20
"""Number of lines that are kept from the end of the program's standard error."""


class ProgramEnded(Exception):  # noqa: N818 - an event, not an error
    """The program has ended by itself."""

    def __init__(self, status: int | None) -> None:
        super().__init__(status)
        self.status = status


class LineProgram:
    """A running program with its pipes."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start the program; raise `OSError` if it cannot be started."""
        process = subprocess.Popen(  # noqa: S603 - running the user's command is the purpose
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=os.name == "posix",  # Ctrl-C must not reach it; we end it ourselves
        )
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._in, self._out = process.stdin, process.stdout
        self._complaints: deque[bytes] = deque(maxlen=COMPLAINT_LINES)
        self._listener = threading.Thread(
            target=_listen, args=(process.stderr, self._complaints), daemon=True
        )
        self._listener.start()
        self._thread = TimedThread()
        # Runs even if `end` is never called: on garbage collection and when Python exits.
        self._end = weakref.finalize(self, _end, process, self._thread)

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Send a line and return the answer; after `Stalled` or `ProgramEnded`, call `end`."""
        try:
            line = self._thread.call(
                partial(_exchange, self._in, self._out, question + b"\n"), seconds
            )
        except Raised:  # the pipe is broken
            line = b""
        if not line:
            _await_end(self._process)  # let it end by itself, to keep its exit status
            self.end()
            raise ProgramEnded(self._process.returncode)
        return line

    def end(self) -> None:
        """End the process, by force if necessary, and read the rest of its standard error."""
        self._end()
        self._listener.join(GRACE_SECONDS)

    def last_words(self) -> str:
        """End the program and return its last output on standard error, safe for a terminal."""
        self.end()
        return harmless(b"".join(self._complaints).decode("utf-8", "replace")) or "nothing"


def _exchange(to_program: IO[bytes], from_program: IO[bytes], question: bytes) -> bytes:
    to_program.write(question)
    to_program.flush()
    return from_program.readline(LONGEST_LINE)


def _listen(complaints: IO[bytes], kept: deque[bytes]) -> None:
    with complaints:
        while line := complaints.readline(LONGEST_LINE):
            kept.append(line)


def _end(process: subprocess.Popen[bytes], thread: TimedThread) -> None:
    """Ask the process to end, then kill it; the processes it started end with it."""
    if process.returncode is None:
        _signal(process, insist=False)
        _await_end(process)
        _signal(process, insist=True)
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE_SECONDS)
    # The thread that reads closes the pipes: another thread cannot close a pipe being read.
    thread.end(partial(_close, process))


def _close(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        with suppress(OSError):  # unwritten data has no reader any more
            pipe.close()


def _await_end(process: subprocess.Popen[bytes]) -> None:
    """Give the process time to end by itself.

    Where the system has `waitid`, the process is not reaped. Its ID, which is also the ID of its
    process group, is therefore not yet reused for another process.
    """
    if not hasattr(os, "waitid"):
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE_SECONDS)
        return
    deadline = time.monotonic() + GRACE_SECONDS
    pause = 0.001
    with suppress(ChildProcessError):  # it was already reaped elsewhere
        while os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
            if time.monotonic() > deadline:
                return
            time.sleep(pause)
            pause = min(2 * pause, 0.05)


def _signal(process: subprocess.Popen[bytes], *, insist: bool) -> None:
    if os.name != "posix":
        process.kill() if insist else process.terminate()
        return
    with suppress(ProcessLookupError, PermissionError):  # the group is empty
        os.killpg(process.pid, signal.SIGKILL if insist else signal.SIGTERM)

"""How a worker process behaves for its parent's sake: it ends with it and keeps out of its way."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
from collections.abc import Callable
from typing import Final

from linko.processes.frames import FramePipe

FAREWELL: Final = 0.2
"""A thread that is to end has so many seconds for it."""


class _ParentWatch(threading.Thread):
    """Waits for the parent's end, however it ends, and then lets this process end."""


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent, which ends its workers in order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with_parent(wait: Callable[[], object], leave: Callable[[], None]) -> None:
    """Call `leave` as soon as `wait` returns because the parent has ended, whatever runs then."""

    def watch() -> None:
        wait()
        leave()

    _ParentWatch(target=watch, daemon=True).start()


def print_to_standard_error() -> None:
    """Let prints go to standard error: what is on standard output belongs to the parent."""
    if sys.stdout is not None and sys.stderr is not None:
        sys.stdout.flush()
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())


def standard_pipe() -> FramePipe:
    """Take the pipes to the parent away from everybody else, and end at once when they do.

    From now on nothing can be read from standard input. Where pipes cannot be watched, a worker
    notices its parent's end when it asks for the next job.
    """
    reader, writer = os.dup(sys.stdin.fileno()), os.dup(sys.stdout.fileno())
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)
    print_to_standard_error()
    if hasattr(select, "poll"):
        hang_up = select.poll()
        hang_up.register(reader, 0)  # only its end, which is always told, not the messages
        end_with_parent(hang_up.poll, vanish)
    return FramePipe(os.fdopen(reader, "rb"), os.fdopen(writer, "wb"))


def vanish() -> None:
    """End at once: nothing is left to tidy up, and compiled code would take a second for it."""
    os._exit(0)


def give_way(niceness: int) -> None:
    """Give priority away, to the parent above all."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def is_haunted() -> bool:
    """Whether work that was given up still runs in a thread, at the cost of everybody else."""
    others = [
        thread
        for thread in threading.enumerate()
        if thread is not threading.main_thread() and not isinstance(thread, _ParentWatch)
    ]
    for thread in others:
        thread.join(FAREWELL)
    return any(thread.is_alive() for thread in others)

"""How a worker process behaves: it ends with its parent and leaves Ctrl-C and output to it."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from linko.processes.frames import FramePipe

_HIGHEST_NICENESS: Final = 19

FAREWELL: Final = 0.2
"""Seconds to wait for the end of each thread."""


class _ParentWatch(threading.Thread):
    """Waits until the parent has ended for any reason, and then ends this process."""


def ignore_interrupts() -> None:
    """Ignore Ctrl-C; the parent handles it and ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with_parent(wait: Callable[[], object], leave: Callable[[], None]) -> None:
    """Call `leave` from a thread as soon as `wait` returns because the parent has ended."""

    def watch() -> None:
        wait()
        leave()

    _ParentWatch(target=watch, daemon=True).start()


def print_to_standard_error() -> None:
    """Redirect prints to standard error, because standard output carries messages to the parent."""
    if sys.stdout is not None and sys.stderr is not None:
        sys.stdout.flush()
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())


def standard_pipe() -> FramePipe:
    """Return the pipes to the parent, reserved for messages; this process ends when they close.

    Afterwards nothing can be read from standard input. On systems that cannot watch pipes, a worker
    notices the end of its parent when it asks for the next job.
    """
    reader, writer = os.dup(sys.stdin.fileno()), os.dup(sys.stdout.fileno())
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)
    print_to_standard_error()
    if hasattr(select, "poll"):
        hang_up = select.poll()
        hang_up.register(reader, 0)  # no messages, only the hang-up, which poll always reports
        end_with_parent(hang_up.poll, vanish)
    return FramePipe(os.fdopen(reader, "rb"), os.fdopen(writer, "wb"))


def vanish() -> None:
    """End at once, without cleanup: nothing needs it, and with compiled code it takes a second."""
    os._exit(0)


def give_way(niceness: int) -> None:
    """Lower the priority of this process, in favour of the parent."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def give_way_to_all() -> None:
    """Leave the processor to every other process that wants it.

    Linux has a class of processes for this; elsewhere the highest niceness is nearly the same.
    """
    give_way(_HIGHEST_NICENESS)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def is_haunted() -> bool:
    """Whether abandoned work still runs in a thread and uses processor time."""
    others = [
        thread
        for thread in threading.enumerate()
        if thread is not threading.main_thread() and not isinstance(thread, _ParentWatch)
    ]
    for thread in others:
        thread.join(FAREWELL)
    return any(thread.is_alive() for thread in others)

"""The `linko` command, which Ctrl-C ends from its first moment on."""

from __future__ import annotations

import _thread
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from typing import Final

INTERRUPTED_STATUS: Final = 130

PAUSE: Final = 0.05
"""After so many seconds a Ctrl-C that got lost comes again."""

was_dropped = Event()
"""Whether one got lost: what fails from then on may have failed because of it."""


def main() -> None:
    """Load and run the command line; Ctrl-C ends it whenever it comes."""
    with _interrupts_repeated():
        try:
            from linko.cli.subcommands import run

            run()
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # to come again, it is too late
            sys.exit(INTERRUPTED_STATUS)


@contextmanager
def _interrupts_repeated() -> Iterator[None]:
    """A Ctrl-C that Python drops comes again.

    It is an exception in whatever runs just then. Where that is a callback (of the compiler while
    it makes machine code, of a weak reference while a module is imported, of the garbage collector)
    nobody can catch it: Python reports it, and goes on as if nobody had pressed anything.
    """

    def dropped(what: sys.UnraisableHookArgs) -> None:
        if issubclass(what.exc_type, KeyboardInterrupt):
            was_dropped.set()
            _thread.start_new_thread(_interrupt_again, ())
        else:
            before(what)

    before = sys.unraisablehook
    sys.unraisablehook = dropped
    try:
        yield
    finally:
        sys.unraisablehook = before


def _interrupt_again() -> None:
    time.sleep(PAUSE)  # the callback is over by then; if not, it is dropped and comes once more
    _thread.interrupt_main()

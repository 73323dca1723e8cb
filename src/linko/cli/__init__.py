"""The `linko` command; Ctrl-C ends it at any moment, even while it is loading."""

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
"""Seconds after which a lost Ctrl-C is raised again."""

was_dropped = Event()
"""Set when a Ctrl-C was lost: any later failure may be a consequence of that."""


def main() -> None:
    """Load and run the command line; Ctrl-C ends it at any moment."""
    with _interrupts_repeated():
        try:
            from linko.cli.subcommands import run

            run()
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # too late to raise it again
            sys.exit(INTERRUPTED_STATUS)


@contextmanager
def _interrupts_repeated() -> Iterator[None]:
    """Raise Ctrl-C again if Python drops it.

    Ctrl-C is an exception in the code that is running. If that is a callback (of the compiler, of a
    weak reference during an import, of the garbage collector), nobody can catch the exception:
    Python only reports it and continues as if no key had been pressed.
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
    time.sleep(PAUSE)  # the callback has ended by then; if not, this is repeated
    _thread.interrupt_main()

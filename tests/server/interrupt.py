"""How tests start a command on which they press Ctrl-C."""

from __future__ import annotations

import os
import signal


def hear_interrupts() -> None:
    """Undo a shell that lets its background jobs ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def unmeasured() -> dict[str, str]:
    """The environment of a command whose lines are not counted.

    The count takes a lock in whatever runs. An interrupt that comes just then leaves it locked, and
    the command waits for it for ever: seen in one of fifteen runs.
    """
    return {name: text for name, text in os.environ.items() if name != "COVERAGE_PROCESS_CONFIG"}

"""Helpers to start a command that tests interrupt with Ctrl-C."""

from __future__ import annotations

import os
import signal


def hear_interrupts() -> None:
    """Restore the default handling of Ctrl-C, because some shells ignore it in background jobs."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def unmeasured() -> dict[str, str]:
    """The environment of a command that runs without coverage measurement.

    Coverage holds a lock while it counts. An interrupt at that moment leaves the lock held, and the
    command waits for it forever; this happened in one of fifteen runs.
    """
    return {name: text for name, text in os.environ.items() if name != "COVERAGE_PROCESS_CONFIG"}

"""Reserves standard output for results, so that a bot that prints does not corrupt them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from linko.cli.console import out


@contextmanager
def own_output() -> Iterator[None]:
    """Let `out` keep the real standard output; all other prints go to standard error."""
    try:
        stdout, stderr = sys.stdout.fileno(), sys.stderr.fileno()
    except (AttributeError, OSError):  # closed, or not a file
        yield
        return
    sys.stdout.flush()
    with open(  # noqa: PTH123 - a descriptor has no path
        os.dup(stdout), "w", encoding=sys.stdout.encoding, errors=sys.stdout.errors
    ) as ours:
        os.dup2(stderr, stdout)
        out.file = ours
        try:
            yield
        finally:
            out.file = sys.stdout
            sys.stdout.flush()
            os.dup2(ours.fileno(), stdout)

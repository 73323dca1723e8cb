"""Where the command line writes: results to standard output, everything else to standard error."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from linko.errors import OptionsError, quote
from linko.options import Options

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

INTERRUPTED_STATUS = 130


class Ticker:
    """The progress bar of one piece of work."""

    def __init__(self, progress: Progress, total: int | None, words: str) -> None:
        self._progress = progress
        self._task = progress.add_task(words, total=total)

    def tick(self) -> None:
        """One more is done."""
        self._progress.advance(self._task)


@contextmanager
def progress(words: str, total: int | None) -> Iterator[Ticker]:
    """A progress bar on a terminal, nothing in a pipe."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=err, transient=True, disable=not err.is_terminal
    ) as bar:
        yield Ticker(bar, total, words)


def read_edition(text: str) -> Options:
    """The options of `--edition`: a name, or a JSON object of options as in a record (R48)."""
    if not text.lstrip().startswith("{"):
        return Options.from_record(text)
    try:
        return Options.from_record(json.loads(text))
    except (ValueError, RecursionError):
        raise OptionsError("edition_not_text", given=quote(text)) from None

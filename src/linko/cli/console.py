"""The console: results go to standard output, everything else to standard error."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from linko.game_errors import OptionsError
from linko.options import Options
from linko.players import printable
from linko.refusal import quote

out = Console(highlight=False, markup=False, emoji=False)
err = Console(stderr=True, highlight=False, markup=False, emoji=False)

LARGEST_SEED: Final = 2**32
"""Upper bound of a random seed, so that it is short enough to type again."""


class Ticker:
    """The progress bar of one task."""

    def __init__(self, progress: Progress, total: int | None, words: str) -> None:
        self._progress = progress
        self._task = progress.add_task(words, total=total)

    def tick(self, amount: int = 1) -> None:
        """Advance by this amount."""
        self._progress.advance(self._task, amount)


@contextmanager
def progress(words: str, total: int | None) -> Iterator[Ticker]:
    """Show a progress bar on a terminal, nothing in a pipe.

    If results go to the same terminal, the bar uses the same console, which keeps them apart.
    """
    console = out if out.is_terminal else err
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True,
        disable=not console.is_terminal,
    ) as bar:  # fmt: skip
        yield Ticker(bar, total, words)


def opened_records(file: Path) -> AbstractContextManager[BinaryIO]:
    """Open a file of records for reading; - is standard input."""
    if str(file) != "-":
        return file.open("rb")
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return nullcontext(sys.stdin.buffer)


def shown_path(file: Path | str) -> str:
    """A file's name, safe to print on a terminal."""
    return printable(file)


def read_edition(text: str) -> Options:
    """Parse `--edition`: a name, or a JSON object of options as in a record (R48)."""
    if not text.lstrip().startswith("{"):
        return Options.from_record(text)
    try:
        options = json.loads(text)
    except RecursionError:
        raise OptionsError("edition_not_json", given=quote(text), reason="too deep") from None
    except ValueError as error:
        raise OptionsError("edition_not_json", given=quote(text), reason=str(error)) from None
    return Options.from_record(options)

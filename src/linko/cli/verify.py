"""`linko verify`: replays every record of a file and reports what is wrong.

A record from a server has a commitment to its shuffle, which is checked too.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from linko.cli import INTERRUPTED_STATUS
from linko.cli.console import err, opened_records, out, progress, shown_path
from linko.game_errors import RecordError
from linko.records import RecordLine, read_records
from linko.verification import verified


@dataclass(slots=True)
class _Tally:
    """The number of records of each kind."""

    finished: int = 0
    unfinished: int = 0
    wrong: int = 0
    committed: int = 0
    """Number of records whose shuffle matches the commitment."""
    uncommitted: int = 0

    def add(self, line: RecordLine) -> None:
        """Replay and count a record; raise a `RecordError` if it is wrong."""
        try:
            found = verified(line)
        except RecordError:
            self.wrong += 1
            raise
        self.finished += found.game.is_over
        self.unfinished += not found.game.is_over
        self.committed += found.is_committed
        self.uncommitted += not found.is_committed

    @property
    def is_empty(self) -> bool:
        """Whether there was no record."""
        return not (self.finished or self.unfinished or self.wrong)


def verify(
    file: Annotated[Path, typer.Argument(help="A file of records; - for standard input.")],
) -> None:
    """Replay every record of a file and check its shuffle against the commitment, if it has one.

    The exit status is 1 if any record is wrong or if there are no records.
    """
    tally = _Tally()
    interrupted = False
    size = None if str(file) == "-" else file.stat().st_size
    with opened_records(file) as source, progress("verifying", size) as bar:
        try:
            for line in read_records(source):
                try:
                    tally.add(line)
                except RecordError as error:
                    message = f"{shown_path(file)}, line {line.number}: {error}"
                    out.print(message, soft_wrap=True)
                bar.tick(line.size)
        except KeyboardInterrupt:
            interrupted = True
    out.print(
        f"records: {tally.finished} finished, {tally.unfinished} unfinished, {tally.wrong} wrong"
    )
    out.print(f"shuffles: {tally.committed} as committed, {tally.uncommitted} without a commitment")
    if interrupted:
        err.print("interrupted before the end of the file")
        raise typer.Exit(INTERRUPTED_STATUS)
    if tally.is_empty:
        err.print(f"{shown_path(file)} holds no records", soft_wrap=True)
    if tally.wrong or tally.is_empty:
        raise typer.Exit(1)

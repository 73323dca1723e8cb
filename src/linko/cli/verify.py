"""`linko verify`: replay every record of a file and say what is wrong with which."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from linko.cli.console import INTERRUPTED_STATUS, err, out, progress
from linko.errors import RecordError
from linko.game import Game
from linko.notation import Line, read_records


def verify(
    file: Annotated[Path, typer.Argument(help="A file of records; - for standard input.")],
) -> None:
    """Replay every record of a file; the exit status is 1 if any is wrong."""
    good = bad = 0
    interrupted = False
    source = sys.stdin.buffer if str(file) == "-" else file.open("rb")
    with source, progress("verifying", None) as bar:
        try:
            for line in read_records(source):
                error = _mistake(line)
                if error is None:
                    good += 1
                else:
                    bad += 1
                    message = f"{file}, line {line.number}: {error}"
                    out.print(message, markup=False, soft_wrap=True)
                bar.tick()
        except KeyboardInterrupt:
            interrupted = True
    out.print(f"{good + bad} records: {good} replay, {bad} do not")
    if interrupted:
        err.print("interrupted before the end of the file")
        raise typer.Exit(INTERRUPTED_STATUS)
    if bad:
        raise typer.Exit(1)


def _mistake(line: Line) -> RecordError | None:
    if isinstance(line.data, RecordError):
        return line.data
    try:
        Game.from_record(line.data)
    except RecordError as error:
        return error
    return None

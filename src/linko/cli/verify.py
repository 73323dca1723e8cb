"""`linko verify`: replay every record of a file and say what is wrong with which."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from linko.cli import INTERRUPTED_STATUS
from linko.cli.console import err, opened_records, out, progress, shown_path
from linko.game import Game
from linko.game_errors import RecordError
from linko.notation import Line, read_records


def verify(
    file: Annotated[Path, typer.Argument(help="A file of records; - for standard input.")],
) -> None:
    """Replay every record of a file; the exit status is 1 if any is wrong, or if there is none."""
    found: Counter[str] = Counter()
    interrupted = False
    size = None if str(file) == "-" else file.stat().st_size
    with opened_records(file) as source, progress("verifying", size) as bar:
        try:
            for line in read_records(source):
                verdict = _verdict(line)
                wrong = isinstance(verdict, RecordError)
                found["wrong" if wrong else str(verdict)] += 1
                if wrong:
                    message = f"{shown_path(file)}, line {line.number}: {verdict}"
                    out.print(message, soft_wrap=True)
                bar.tick(line.size)
        except KeyboardInterrupt:
            interrupted = True
    counts = ", ".join(f"{found[word]} {word}" for word in ("finished", "unfinished", "wrong"))
    out.print(f"records: {counts}")
    if interrupted:
        err.print("interrupted before the end of the file")
        raise typer.Exit(INTERRUPTED_STATUS)
    if not found:
        err.print(f"{shown_path(file)} holds no records", soft_wrap=True)
    if found["wrong"] or not found:
        raise typer.Exit(1)


def _verdict(line: Line) -> str | RecordError:
    if isinstance(line.data, RecordError):
        return line.data
    try:
        game = Game.from_record(line.data)
    except RecordError as error:
        return error
    return "finished" if game.is_over else "unfinished"

"""Writes each game to the files as soon as it ends, without losses or duplicates."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from linko.arena.errors import ArenaError
from linko.arena.files import check_writable, header_line, read_stored, records_size, whole_lines
from linko.arena.played_game import PlayedGame
from linko.arena.setup import Setup
from linko.players import printable


class Journal:
    """The result file and the record file of one run, both optional.

    The constructor only reads and checks the files. Entering the journal opens them for writing and
    cuts off incomplete lines left by a killed run. A journal can be entered again to continue.
    """

    def __init__(
        self,
        setup: Setup,
        results: Path | str | None,
        records: Path | str | None,
        *,
        resume: bool = False,
    ) -> None:
        results = None if results is None else Path(results)
        records = None if records is None else Path(records)
        self._setup = setup
        self._results = results
        self._files = [file for file in (records, results) if file is not None]
        self._resume = resume
        self.games: tuple[PlayedGame, ...] = ()
        """The games already in the result file."""
        if resume and results is None:
            raise ArenaError("arena_nothing_to_resume")
        if results is not None and records is not None and _same(results, records):
            raise ArenaError("arena_one_file", file=printable(results))
        for file in (results, records):
            if file is None:
                continue
            if file.exists() and not resume:
                raise ArenaError("arena_file_exists", file=printable(file))
            check_writable(file)
        self._sizes = {file: _size(file) for file in self._files}
        """Size of each file in bytes, to detect writes by another run."""
        self._kept: dict[Path, int] = {}
        """Number of bytes to keep in each file."""
        if results is not None:
            self._kept[results] = self._read_results(results)
        if records is not None:
            self._kept[records] = records_size(records, self.games, setup)
        self._open: list[BinaryIO] = []

    def add(self, game: PlayedGame, record: str) -> None:
        """Write a game; the record is written first, so every result has its record."""
        for file, out in zip(self._files, self._open, strict=True):
            line = game.to_line() if file is self._results else record
            out.write((line + "\n").encode())
            out.flush()
        for file, out in zip(self._files, self._open, strict=True):
            self._kept[file] = out.tell()

    def __enter__(self) -> Self:
        made: list[Path] = []
        try:
            for file in self._files:
                out = file.open("ab")
                self._open.append(out)
                _lock(out, file)
                self._check_unchanged(out, file)
                if self._sizes[file] is None:
                    made.append(file)
                out.truncate(self._kept[file])
                if file is self._results and self._kept[file] == 0:
                    out.write(header_line(self._setup))
                    out.flush()
        except BaseException:
            self._close()
            for file in made:
                file.unlink(missing_ok=True)
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._close()
        self._sizes = {file: _size(file) for file in self._files}

    def _close(self) -> None:
        while self._open:
            self._open.pop().close()

    def _check_unchanged(self, out: BinaryIO, file: Path) -> None:
        """Raise an error if another run has written the file since it was read."""
        if os.fstat(out.fileno()).st_size != (self._sizes[file] or 0):
            is_new = self._sizes[file] is None and not self._resume
            code = "arena_file_exists" if is_new else "arena_file_in_use"
            raise ArenaError(code, file=printable(file))

    def _read_results(self, file: Path) -> int:
        """Read the games from the file; return the number of bytes to keep."""
        if not file.exists():
            return 0
        if not whole_lines(file) and header_line(self._setup).startswith(file.read_bytes()):
            return 0  # the run was killed while writing the first line
        stored = read_stored(file)
        if (difference := self._setup.difference(stored.setup)) is not None:
            raise ArenaError("arena_resume_other", file=printable(file), difference=difference)
        self.games = stored.games
        return stored.size


def _size(file: Path) -> int | None:
    """The size of a file in bytes; None if it does not exist."""
    return file.stat().st_size if file.exists() else None


def _same(one: Path, other: Path) -> bool:
    return one.resolve() == other.resolve()


def _lock(out: BinaryIO, file: Path) -> None:
    """Lock the file, or raise an error if another run holds the lock."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(out, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ArenaError("arena_file_in_use", file=printable(file)) from None
    except OSError:
        return  # a file system without locks

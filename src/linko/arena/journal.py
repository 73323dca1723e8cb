"""Writing games down as they end, so that nothing is lost and nothing is there twice."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from linko.arena.files import check_writable, header_line, read_stored, records_size, whole_lines
from linko.arena.played import Played
from linko.arena.setup import Setup
from linko.errors import ArenaError
from linko.names import printable


class Journal:
    """The result file and the file of records of one run, both optional.

    Making one only reads and refuses; the files are touched when it is entered. What a killed run
    left half written is then cut off.
    """

    def __init__(
        self, setup: Setup, results: Path | None, records: Path | None, *, resume: bool = False
    ) -> None:
        self._setup = setup
        self._results = results
        self._records = records
        self.games: tuple[Played, ...] = ()
        """The games that are written down already."""
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
        self._results_size = self._read_results() if results is not None else 0
        self._records_size = records_size(records, self.games, setup) if records is not None else 0
        self._open: list[BinaryIO] = []

    def add(self, game: Played, record: str) -> None:
        """Write down a game; the record first, so that a result always has its record."""
        lines = {self._records: record, self._results: game.to_line()}
        files = [file for file in (self._records, self._results) if file is not None]
        for file, out in zip(files, self._open, strict=True):
            out.write((lines[file] + "\n").encode())
            out.flush()

    def __enter__(self) -> Self:
        made: list[Path] = []
        try:
            for file, size in (
                (self._records, self._records_size),
                (self._results, self._results_size),
            ):
                if file is None:
                    continue
                if not file.exists():
                    made.append(file)
                out = file.open("ab")
                self._open.append(out)
                _lock(out, file)
                out.truncate(size)
                if file is self._results and size == 0:
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

    def _close(self) -> None:
        while self._open:
            self._open.pop().close()

    def _read_results(self) -> int:
        """Take in the games of the file; how many of its bytes stay."""
        file = self._results
        assert file is not None
        if not file.exists():
            return 0
        if not whole_lines(file) and header_line(self._setup).startswith(file.read_bytes()):
            return 0  # killed while it wrote the first line
        stored = read_stored(file)
        if (difference := self._setup.difference(stored.setup)) is not None:
            raise ArenaError("arena_resume_other", file=printable(file), difference=difference)
        self.games = stored.games
        return stored.size


def _same(one: Path, other: Path) -> bool:
    return one.resolve() == other.resolve()


def _lock(out: BinaryIO, file: Path) -> None:
    """Refuse a file that another run is writing, where the system can tell."""
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

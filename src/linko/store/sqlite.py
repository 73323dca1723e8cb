"""SQLite: one file, one thread that writes and a few threads that read.

A whole group of appends is handed to the writing thread at once, because handing over costs more
than writing a row.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.pool import QueuePool

from linko.players import printable
from linko.store.errors import StoreError
from linko.store.faults import FAULTS, DiskFull, outage
from linko.store.threads import Threads

T = TypeVar("T")

READERS: Final = 4
BUSY_SECONDS: Final = 4
"""Seconds that a transaction waits for a lock of another process."""
BUSY_STEP: Final = 0.01
"""Seconds between two attempts to change a setting of a file that another connection holds."""
ANSWER_SECONDS: Final = 8.0
"""Seconds that a caller waits for a thread, which a dead disk can block forever."""
BACKUP_SECONDS: Final = 3600.0
"""The same for a copy of the whole database."""
CLOSE_SECONDS: Final = 2.0
"""The same for closing all connections."""
LEAST_ROOM: Final = 1024 * 1024
"""Free bytes below which the disk counts as full: the next checkpoint may not fit."""
PRIVATE: Final = 0o600

WRITING: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
READING: Final = ("query_only = ON",)
"""Nothing in a file is changed, not even its journal mode, before it is known to be ours."""


class Sqlite:
    """The database in one file, which must exist; `create` makes an empty one."""

    def __init__(self, path: Path, seconds: float = ANSWER_SECONDS) -> None:
        """`seconds` is the time limit of one read or one transaction."""
        self._path = path
        self._seconds = seconds
        self._writing = _engine(path, 1, WRITING)
        event.listen(self._writing, "begin", _begin_immediately)
        self._connection: Connection | None = None
        """The connection that writes; used only in the thread of the writer."""
        self._reading = _engine(path, READERS, READING)
        self._writer = Threads(1, "store-writer")
        self._readers = Threads(READERS, "store-reader")
        self._is_stuck = False
        """Whether the writing thread is still busy with work whose caller has given up."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return the result of `work`, which must not write."""

        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        return await self._readers.run(run, self._seconds)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in one transaction, committed and durable afterwards.

        After a `TimeoutError` the transaction may still be committed later. Until it has ended
        everything else is refused at once, so nothing can be written in the wrong order.
        """
        if self._is_stuck:
            raise TimeoutError("the disk has not answered an earlier write")
        is_running = False

        def run() -> T:
            nonlocal is_running
            is_running = True
            try:
                return self._write(work)
            finally:
                is_running = False
                self._is_stuck = False

        try:
            return await self._writer.run(run, self._seconds)
        except TimeoutError:
            self._is_stuck = True
            if not is_running:  # it never began, or ended at the very moment we gave up
                self._is_stuck = False
            raise

    def _write(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._writing.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except FAULTS as fault:
            if outage(fault) is not None:  # a new connection starts clean
                connection, self._connection = self._connection, None
                connection.invalidate()
                connection.close()
            raise

    async def check(self) -> None:
        """Raise `DiskFull` if hardly any room is left on the disk.

        A full disk may take a small write, because the journal reuses its own space. The free
        space is read in a thread, because a dead disk never answers.
        """
        usage = await self._readers.run(lambda: shutil.disk_usage(self._path.parent), self._seconds)
        if usage.free < LEAST_ROOM:
            raise DiskFull

    async def backup(self, path: Path) -> None:
        """Copy everything as of now into a new file, while others write."""
        await self._readers.run(lambda: copy(self._path, path), BACKUP_SECONDS)

    async def close(self) -> None:
        """Close all connections, or give up on those that do not answer.

        The last process to close its connections merges the journal into the file.
        """

        def close_writer() -> None:
            if self._connection is not None:
                self._connection.close()
                self._connection = None
            self._writing.dispose()

        with suppress(TimeoutError, ConnectionError):
            await self._readers.run(self._reading.dispose, CLOSE_SECONDS)
        with suppress(TimeoutError, ConnectionError):
            await self._writer.run(close_writer, CLOSE_SECONDS)
        self._readers.close()
        self._writer.close()


def _engine(path: Path, size: int, settings: tuple[str, ...]) -> Engine:
    return create_engine(
        "sqlite://",
        creator=lambda: _connect(path, settings),
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,  # what is written may be secret, and errors are logged
    )


def _connect(path: Path, settings: tuple[str, ...]) -> sqlite3.Connection:
    """Open an existing file; transactions begin and end only through statements."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        for setting in settings:
            _set(connection, setting)
    except BaseException:
        connection.close()
        raise
    return connection


def _set(connection: sqlite3.Connection, setting: str) -> None:
    """Change a setting, and try again while another connection holds the file.

    SQLite waits for most locks by itself, but two connections that change the journal mode of one
    new file would wait for each other, so it refuses one of them at once.
    """
    last = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute(f"PRAGMA {setting}")
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() > last:
                raise
            time.sleep(BUSY_STEP)
        else:
            return


def _begin_immediately(connection: Connection) -> None:
    """Take the lock first: a transaction that has already read something cannot wait for it."""
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.execute("BEGIN IMMEDIATE")


def create(path: Path) -> None:
    """Make an empty database that only its owner may read, unless the file exists."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))


def copy(source: Path, target: Path) -> None:
    """Make a consistent copy; it gets its name only when it is complete."""
    if target.exists():
        raise StoreError("store_backup_exists", file=printable(target))
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)  # left by a copy that was killed
        create(part)
        with closing(_connect(source, READING)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            part.unlink()
        raise StoreError("store_no_backup", reason=str(error)) from error

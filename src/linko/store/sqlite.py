"""SQLite: a file, one thread that writes and a few that read.

A whole group of appends is written in one visit to the thread; visits, not rows, are what costs.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.pool import QueuePool

from linko.players import printable
from linko.store.errors import StoreError

T = TypeVar("T")

READERS = 4
BUSY_SECONDS = 10
"""So long a transaction waits for one of another process."""
PRIVATE = 0o600

WRITING = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
READING = ("query_only = ON",)
"""Not even the journal of a file is changed before it is known to be ours."""


class Sqlite:
    """The database in one file, which must exist; `create` makes an empty one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writing = _engine(path, 1, WRITING)
        event.listen(self._writing, "begin", _begin_immediately)
        self._connection: Connection | None = None
        """The one that writes; used only in the thread of the writer."""
        self._reading = _engine(path, READERS, READING)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` finds; it must not write."""

        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        return await _in(self._readers, run)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in one transaction, committed and durable afterwards."""

        def run() -> T:
            if self._connection is None:
                self._connection = self._writing.connect()
            with self._connection.begin():
                return work(self._connection)

        return await _in(self._writer, run)

    async def backup(self, path: Path) -> None:
        """Copy everything as of now into a new file, while others write."""
        await _in(self._readers, lambda: copy(self._path, path))

    async def close(self) -> None:
        """Let go of all connections; the last process to do so folds the journal into the file."""

        def run() -> None:
            if self._connection is not None:
                self._writer.submit(self._connection.close).result()
                self._connection = None
            for threads, engine in ((self._readers, self._reading), (self._writer, self._writing)):
                threads.shutdown()
                engine.dispose()

        await asyncio.to_thread(run)


async def _in(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, work)


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
    """A connection that commits only when told, to a file that is there."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        for setting in settings:
            connection.execute(f"PRAGMA {setting}")
    except BaseException:
        connection.close()
        raise
    return connection


def _begin_immediately(connection: Connection) -> None:
    """Take the lock first: a transaction that reads before it writes could not wait for it."""
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.execute("BEGIN IMMEDIATE")


def create(path: Path) -> None:
    """An empty database that only its owner may read, unless the file is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))


def copy(source: Path, target: Path) -> None:
    """A consistent copy; under its name only when it is whole."""
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

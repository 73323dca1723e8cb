"""Copies a whole database to a file, and loads such a copy.

A copy may be older than the program: `linko migrate` brings it up to date afterwards.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, TextClause
from sqlalchemy import text as sql

from linko.players import printable
from linko.store import postgres_tools, processes
from linko.store.database import check_known, database_at, revision
from linko.store.errors import StoreError
from linko.store.faults import FAULTS, plainly
from linko.store.urls import DatabaseUrl, PostgresUrl, SqliteUrl, read_url

SECONDS: Final = 600.0
"""Time limit in seconds of a query or of a schema change."""

_TABLES: Final = sql(
    "SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = current_schema()"
)
_KEEP: Final = (sql("ALTER SCHEMA public RENAME TO linko_replaced"), sql("CREATE SCHEMA public"))
_BRING_BACK: Final = (
    sql("DROP SCHEMA public CASCADE"),
    sql("ALTER SCHEMA linko_replaced RENAME TO public"),
)
_DROP: Final = (sql("DROP SCHEMA linko_replaced CASCADE"),)


async def backup(url: str, target: Path) -> None:
    """Copy a database to a new file, as of one moment, even while servers write."""
    given = read_url(url)
    if isinstance(given, SqliteUrl) and not given.path.exists():
        raise StoreError("store_not_migrated")
    database = database_at(given)
    try:
        found = await database.read(revision)
        if found is None:
            raise StoreError("store_not_migrated")
        check_known(found)
        await database.backup(target)
    except FAULTS as error:
        raise StoreError("store_unreachable", reason=plainly(error)) from error
    finally:
        await database.close()


async def restore(url: str, source: Path, *, replace: bool, now: float) -> None:
    """Load a copy into an empty database; with `replace`, in place of what is there.

    Nothing changes if that fails. `now` is the current time; it shows whether servers are running.
    """
    given = read_url(url)
    match given:
        case SqliteUrl(path):
            await asyncio.to_thread(_check_sqlite_copy, source)
            is_empty = not path.exists() or path.stat().st_size == 0
        case PostgresUrl():
            postgres_tools.check_dump(source)
            is_empty = await _ask(given, _has_no_tables)
    if not is_empty and not replace:
        raise StoreError("store_not_empty")
    if not is_empty and await _ask(given, lambda connection: _is_in_use(connection, now)):
        raise StoreError("store_being_used")
    match given:
        case SqliteUrl(path):
            await asyncio.to_thread(_replace_sqlite, source, path)
        case PostgresUrl(text):
            await _restore_postgres(given, text, source, is_empty=is_empty)
    await _tidy(given)


async def _ask(given: DatabaseUrl, work: Callable[[Connection], bool]) -> bool:
    database = database_at(given, SECONDS)
    try:
        return await database.read(work)
    except FAULTS as error:
        raise StoreError("store_unreachable", reason=plainly(error)) from error
    finally:
        await database.close()


def _has_no_tables(connection: Connection) -> bool:
    return bool(connection.execute(_TABLES).scalar_one() == 0)


def _is_in_use(connection: Connection, now: float) -> bool:
    """Return whether a server process has reported lately."""
    if not connection.dialect.has_table(connection, "processes"):
        return False
    return bool(processes.running(connection, now))


async def _restore_postgres(given: PostgresUrl, url: str, source: Path, *, is_empty: bool) -> None:
    """Load a copy; what was there is set aside until that has succeeded."""
    if not is_empty:
        await _change(given, _KEEP)
    try:
        await asyncio.to_thread(postgres_tools.undump, url, source)
    except BaseException:
        if not is_empty:
            await _change(given, _BRING_BACK)
        raise
    if not is_empty:
        await _change(given, _DROP)


async def _change(given: DatabaseUrl, statements: Sequence[TextClause]) -> None:
    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    database = database_at(given, SECONDS)
    try:
        await database.write(work)
    except FAULTS as error:
        raise StoreError("store_no_backup", reason=plainly(error)) from error
    finally:
        await database.close()


def _check_sqlite_copy(source: Path) -> None:
    """Raise StoreError unless a file is a Linko database with a schema that this program knows."""
    try:
        uri = f"{source.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise StoreError("store_bad_backup", file=printable(source), reason=str(error)) from error
    check_known(None if found is None else found[0])


def _replace_sqlite(source: Path, target: Path) -> None:
    """Replace a file by a copy in one step, after merging the old file's journal into it."""
    from linko.store.sqlite import copy

    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(target.name + ".restored")
    fresh.unlink(missing_ok=True)  # left by a restore that was killed
    copy(source, fresh)
    try:
        if target.exists():
            with closing(sqlite3.connect(target)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for journal in ("-wal", "-shm"):
            target.with_name(target.name + journal).unlink(missing_ok=True)
        fresh.replace(target)
    except (OSError, sqlite3.Error) as error:
        fresh.unlink(missing_ok=True)
        raise StoreError("store_no_backup", reason=str(error)) from error


async def _tidy(given: DatabaseUrl) -> None:
    """Forget the server processes that ran when the copy was made."""

    def work(connection: Connection) -> None:
        if connection.dialect.has_table(connection, "processes"):
            connection.execute(sql("DELETE FROM processes"))

    database = database_at(given, SECONDS)
    try:
        await database.write(work)
    finally:
        await database.close()

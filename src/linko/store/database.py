"""What the store needs of a database: reads, and write transactions, one at a time.

Everything the store does is a plain function of a SQLAlchemy `Connection`. SQLite runs it in a
thread (`sqlite.py`), PostgreSQL on the event loop (`postgres.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy import text as sql

from linko.store.errors import StoreError
from linko.store.faults import FAULTS, plainly
from linko.store.urls import DatabaseUrl, PostgresUrl, SqliteUrl, read_url

T = TypeVar("T")

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006")
"""The revisions of `migrations/versions`, oldest first; this program needs the last one."""


class Database(Protocol):
    """A database. A method that would wait longer than a few seconds raises one of `FAULTS`."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return the result of `work`, which must not write."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in one transaction, committed and durable afterwards; one call at a time.

        If `work` raises, all its changes are undone. After a lost connection `work` may be called
        again. A `TimeoutError` leaves open whether the transaction was or will be committed.
        """

    async def check(self) -> None:
        """Raise one of `FAULTS` if it is already known that writing will fail."""

    async def backup(self, path: Path) -> None:
        """Copy everything as of now into a new file."""

    async def close(self) -> None:
        """Close all connections."""


def database_at(url: DatabaseUrl, seconds: float | None = None) -> Database:
    """Return a database that is not connected yet; `seconds` replaces the usual time limit.

    The driver of the other kind is not imported.
    """
    match url:
        case SqliteUrl(path):
            from linko.store.sqlite import Sqlite

            return Sqlite(path) if seconds is None else Sqlite(path, seconds)
        case PostgresUrl(text):
            from linko.store.postgres import Postgres

            return Postgres(text) if seconds is None else Postgres(text, seconds)


async def open_database(url: str, seconds: float | None = None) -> Database:
    """Return a database whose schema is what this program needs, or raise StoreError."""
    given = read_url(url)
    if isinstance(given, SqliteUrl) and not given.path.exists():
        raise StoreError("store_not_migrated")
    database = database_at(given, seconds)
    try:
        check_current(await database.read(revision))
    except FAULTS as error:
        await database.close()
        raise StoreError("store_unreachable", reason=plainly(error)) from error
    except BaseException:
        await database.close()
        raise
    return database


def revision(connection: Connection) -> str | None:
    """Return the revision of the schema; None if there is no schema yet."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    found: str | None = connection.execute(sql("SELECT version_num FROM alembic_version")).scalar()
    return found


def check_current(found: str | None) -> None:
    """Raise StoreError unless the schema is what this program needs."""
    check_known(found)
    if found != REVISIONS[-1]:
        raise StoreError("store_not_migrated")


def check_known(found: str | None) -> None:
    """Raise StoreError for a schema that only a newer program knows."""
    if found is not None and found not in REVISIONS:
        raise StoreError("store_too_new", found=found, known=REVISIONS[-1])

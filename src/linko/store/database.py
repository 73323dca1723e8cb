"""What the store needs of a database: to read, and to write in one transaction at a time.

Everything the store does is a plain function of a SQLAlchemy `Connection`. Where it runs differs:
SQLite in a thread (`sqlite.py`), PostgreSQL on the event loop (`postgres.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy import text as sql
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from linko.store.errors import StoreError
from linko.store.urls import DatabaseUrl, PostgresUrl, SqliteUrl, read_url

T = TypeVar("T")

REVISIONS = ("0001",)
"""The revisions of `migrations/versions`, oldest first; the last is what this program needs."""

FAULTS = (SQLAlchemyError, OSError)
"""All that a `Database` raises when it is the database that fails."""


class Database(Protocol):
    """A database somewhere."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` finds; it must not write."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in one transaction, committed and durable afterwards; one call at a time.

        If `work` raises, nothing of it stays. It may be called again after a lost connection.
        """

    async def backup(self, path: Path) -> None:
        """Copy everything as of now into a new file."""

    async def close(self) -> None:
        """Let go of all connections."""


def database_at(url: DatabaseUrl) -> Database:
    """A database that is not connected yet. The driver of the other kind is not imported."""
    match url:
        case SqliteUrl(path):
            from linko.store.sqlite import Sqlite

            return Sqlite(path)
        case PostgresUrl(text):
            from linko.store.postgres import Postgres

            return Postgres(text)


async def open_database(url: str) -> Database:
    """A database whose schema is what this program needs, or StoreError."""
    given = read_url(url)
    if isinstance(given, SqliteUrl) and not given.path.exists():
        raise StoreError("store_not_migrated")
    database = database_at(given)
    try:
        check_current(await database.read(revision))
    except FAULTS as error:
        await database.close()
        raise StoreError("store_unreachable", reason=plainly(error)) from error
    except BaseException:
        await database.close()
        raise
    return database


def plainly(error: Exception) -> str:
    """What the database said, without the statement and its parameters, which may be private."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return str(said) or type(said).__name__


def revision(connection: Connection) -> str | None:
    """The revision the schema has; None where there is none yet."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    found: str | None = connection.execute(sql("SELECT version_num FROM alembic_version")).scalar()
    return found


def check_current(found: str | None) -> None:
    """StoreError unless the schema is what this program needs."""
    check_known(found)
    if found != REVISIONS[-1]:
        raise StoreError("store_not_migrated")


def check_known(found: str | None) -> None:
    """StoreError for a schema that only a newer program knows."""
    if found is not None and found not in REVISIONS:
        raise StoreError("store_too_new", found=found, known=REVISIONS[-1])

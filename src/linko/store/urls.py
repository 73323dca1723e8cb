"""Database URLs as people write them, without the names of drivers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from linko.store.errors import StoreError

SQLITE = ("sqlite", "sqlite+aiosqlite", "sqlite+pysqlite")
POSTGRES = ("postgresql", "postgres", "postgresql+asyncpg")


@dataclass(frozen=True, slots=True)
class SqliteUrl:
    """A database in one file."""

    path: Path


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    """A database on a server; PostgreSQL's own programs accept the text too."""

    text: str


DatabaseUrl = SqliteUrl | PostgresUrl


def read_url(url: str) -> DatabaseUrl:
    """Read a URL; raise StoreError, which never repeats a password, if it is not valid.

    >>> read_url("sqlite:///games/linko.db")
    SqliteUrl(path=PosixPath('games/linko.db'))
    >>> read_url("postgres://linko:secret@db/linko?sslmode=require").text
    'postgresql://linko:secret@db/linko?sslmode=require'
    """
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError("store_bad_url", scheme="none") from None
    if parts.drivername in SQLITE and parts.database not in (None, "", ":memory:"):
        assert parts.database is not None
        return SqliteUrl(Path(parts.database))
    if parts.drivername in POSTGRES and parts.database:
        plain = parts.set(drivername="postgresql")
        return PostgresUrl(plain.render_as_string(hide_password=False))
    raise StoreError("store_bad_url", scheme=parts.drivername)

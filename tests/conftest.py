"""Fixtures for all tests."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest
from hypothesis import settings

from tests.bus import redis_server
from tests.bus.redis_server import RedisServer
from tests.store import postgres

settings.register_profile("linko", deadline=None, print_blob=True)
settings.load_profile("linko")


@dataclass(frozen=True, slots=True)
class Ran:
    """The result of a command: its exit status and its output."""

    returncode: int
    stdout: str
    stderr: str


class Command(Protocol):
    """Runs `linko` with these arguments."""

    def __call__(self, *arguments: str) -> Ran: ...


@pytest.fixture
def linko(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run the command in this process, which is faster than starting another."""
    from linko.cli import main

    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: str) -> Ran:
        monkeypatch.setattr(sys, "argv", ["linko", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        status = ended.value.code
        assert isinstance(status, int)
        return Ran(status, *capsys.readouterr())

    return run


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a PostgreSQL database for this session.

    Without PostgreSQL the test is skipped with a message, or fails if CI=true.
    """
    with ExitStack() as stack:
        try:
            url = stack.enter_context(postgres.database())
        except postgres.Unavailable as reason:
            said = f"NOT TESTED against PostgreSQL: {reason}"
            if os.environ.get("CI") == "true":
                pytest.fail(said, pytrace=False)
            pytest.skip(said)
        yield url


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """A private Redis, which the test may kill.

    Without Redis the test is skipped with a message, or fails if CI=true.
    """
    try:
        server = RedisServer()
    except redis_server.Unavailable as reason:
        said = f"NOT TESTED with Redis: {reason}"
        if os.environ.get("CI") == "true":
            pytest.fail(said, pytrace=False)
        pytest.skip(said)
    with server:
        yield server


@pytest.fixture
def empty_sqlite(tmp_path: Path) -> str:
    """The URL of an SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path}/linko.db"


@pytest.fixture
def empty_postgres(postgres_server: str) -> str:
    """The URL of a PostgreSQL database without a schema."""
    postgres.execute(postgres_server, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return postgres_server


@pytest.fixture(params=["sqlite", "postgres"])
def empty_database(request: pytest.FixtureRequest) -> str:
    """The URL of a database without a schema, of either kind."""
    url: str = request.getfixturevalue(f"empty_{request.param}")
    return url


def migrated(url: str) -> str:
    from linko.store import migrate

    asyncio.run(migrate(url))
    return url


@pytest.fixture
def sqlite_database(empty_sqlite: str) -> str:
    """The URL of an SQLite file with the schema of the store."""
    return migrated(empty_sqlite)


@pytest.fixture
def postgres_database(empty_postgres: str) -> str:
    """The URL of a PostgreSQL database with the schema of the store."""
    return migrated(empty_postgres)


@pytest.fixture
def database(empty_database: str) -> str:
    """The URL of a database of either kind with the schema of the store."""
    return migrated(empty_database)

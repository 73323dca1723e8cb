"""What was acknowledged survives a killed process, a lost connection and a copy."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, text

from linko.store import Entry, Store, StoreError
from linko.store.database import Database, database_at, open_database
from linko.store.urls import read_url
from tests import ROOT
from tests.store import postgres
from tests.store.entries import add_table, entry, move, with_store

T = TypeVar("T")
PROCESS = "tests.store.append_process"


def killed_while_writing(url: str, lines: int) -> list[tuple[str, int]]:
    """Kill a writing process after a number of lines; return what it had acknowledged."""
    with subprocess.Popen(
        [sys.executable, "-m", PROCESS, url], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += process.stdout.readlines()
    whole = [line.split() for line in said if line.endswith("\n")]
    return [(table, int(version)) for table, version in whole]


def test_every_acknowledged_append_survives_kill_9(database: str) -> None:
    generator = random.Random(7)

    async def logs() -> dict[str, tuple[Entry, ...]]:
        store = await Store.open(database)
        try:
            return {f"t{number}": await store.entries(f"t{number}") for number in range(20)}
        finally:
            await store.close()

    for _ in range(3):
        acknowledged = killed_while_writing(database, generator.randrange(50, 1500))
        found = asyncio.run(logs())
        for table, version in acknowledged:
            assert version <= len(found[table])
        for table, entries in found.items():
            versions = [entry.version for entry in entries]
            assert versions == list(range(1, len(entries) + 1))
            assert list(entries[1:]) == [
                move(number + 1, table, number) for number in versions[:-1]
            ]


def insert(values: str, connection: Connection) -> None:
    columns = "table_id, version, game, number, at, data"
    connection.execute(text(f"INSERT INTO log ({columns}) VALUES ({values}, 1.0, '')"))  # noqa: S608


def test_the_database_itself_refuses_repeated_moves_and_versions_and_gaps(database: str) -> None:
    """The statements bypass the store."""

    async def story() -> None:
        store = await Store.open(database)
        await add_table(store, "t")
        await store.append("t", [move(2, "g", 1)])
        await store.close()
        raw = database_at(read_url(database))
        try:
            for values in ("'t', 2, 'h', 1", "'t', 3, 'g', 1", "'t', 4, 'g', 2", "'u', 1, 'h', 1"):
                with pytest.raises(Exception, match=r"(?i)unique|missing|foreign"):
                    await raw.write(partial(insert, values))
            await raw.write(partial(insert, "'t', 3, 'g', 2"))
        finally:
            await raw.close()

    asyncio.run(story())


def test_a_backup_made_while_writing_is_consistent(tmp_path: Path, sqlite_database: str) -> None:
    async def story() -> None:
        store = await Store.open(sqlite_database)
        for table in ("a", "b"):
            await add_table(store, table)
        versions = 1
        stopped = asyncio.Event()

        async def write() -> None:
            nonlocal versions
            while not stopped.is_set():
                versions += 1
                data = b'"' + b"x" * 500 + b'"'
                await store.append("a", [entry(versions, data)])
                await store.append("b", [entry(versions, data)])

        writing = asyncio.create_task(write())
        copies = [tmp_path / f"copy{number}.db" for number in range(5)]
        for copy in copies:
            before = versions
            while versions < before + 20:
                await asyncio.sleep(0)
            await store.backup(copy)
            again = await Store.open(f"sqlite:///{copy}")
            a, b = await again.entries("a"), await again.entries("b")
            await again.close()
            assert len(a) - len(b) in (0, 1)
            assert before <= len(a) <= versions
            assert [entry.version for entry in a] == list(range(1, len(a) + 1))
        stopped.set()
        await writing
        await store.close()

    asyncio.run(story())
    copy = tmp_path / "copy0.db"
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_backup_does_not_overwrite_files_or_leave_partial_ones(
    tmp_path: Path, sqlite_database: str
) -> None:
    async def refusal(path: Path) -> StoreError:
        store = await Store.open(sqlite_database)
        with pytest.raises(StoreError) as caught:
            await store.backup(path)
        await store.close()
        return caught.value

    kept = tmp_path / "kept"
    kept.write_text("precious")
    assert asyncio.run(refusal(kept)).code == "store_backup_exists"
    assert kept.read_text() == "precious"
    assert asyncio.run(refusal(kept / "copy.db")).code == "store_no_backup"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["kept", "linko.db"]


def test_a_lost_connection_is_opened_again(postgres_database: str) -> None:
    others = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )

    @with_store
    async def story(store: Store) -> None:
        await add_table(store, "t")
        await asyncio.to_thread(postgres.execute, postgres_database, others)
        await store.append("t", [entry(2)])
        await asyncio.to_thread(postgres.execute, postgres_database, others)
        assert len(await store.entries("t")) == 2

    story(postgres_database)


class Losing:
    """A database that loses its connection at every write."""

    def __init__(self, database: Database) -> None:
        self.read, self.backup, self.close = database.read, database.backup, database.close
        self.check = database.check
        self.writes = 0

    async def write(self, work: Callable[[Connection], T]) -> T:  # noqa: ARG002 - never begun
        self.writes += 1
        raise ConnectionResetError("lost")


def test_a_write_that_may_have_succeeded_is_not_retried(sqlite_database: str) -> None:
    async def story() -> None:
        losing = Losing(await open_database(sqlite_database))
        store = Store(losing)
        results = await asyncio.gather(
            store.append("t", [entry(1)]),
            store.append("u", [entry(1)]),
            store.rename("ann", "Anna"),
            return_exceptions=True,
        )
        assert [getattr(result, "code", None) for result in results] == ["store_failed"] * 3
        assert losing.writes == 1
        await store.close()

    asyncio.run(story())


def test_after_a_connection_lost_in_a_write_nothing_is_written_twice(
    postgres_database: str,
) -> None:
    """The first attempt ends its own connection after its work."""

    async def story() -> None:
        store = await Store.open(postgres_database)
        await add_table(store, "t")
        await store.close()
        raw = database_at(read_url(postgres_database))
        attempts = 0

        def work(connection: Connection) -> None:
            nonlocal attempts
            attempts += 1
            insert("'t', 2, 'g', 1", connection)
            if attempts == 1:
                connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

        await raw.write(work)
        assert attempts == 2
        await raw.close()
        again = await Store.open(postgres_database)
        assert len(await again.entries("t")) == 2
        await again.close()

    asyncio.run(story())


def test_every_caller_gets_the_error_of_a_failing_database_and_the_store_continues(
    database: str,
) -> None:
    async def story() -> None:
        store = await Store.open(database)
        for table in ("t", "u"):
            await add_table(store, table)
        raw = database_at(read_url(database))
        rename = "ALTER TABLE {} RENAME TO {}"
        await raw.write(lambda found: found.execute(text(rename.format("log", "gone"))))
        results = await asyncio.gather(
            store.append("t", [entry(2)]),
            store.append("u", [entry(2)]),
            store.entries("t"),
            return_exceptions=True,
        )
        for result in results:
            assert isinstance(result, StoreError)
            assert result.code == "store_failed"
            assert "INSERT" not in str(result)
        await raw.write(lambda found: found.execute(text(rename.format("gone", "log"))))
        await raw.close()
        await store.append("t", [entry(2)])
        await store.close()

    asyncio.run(story())

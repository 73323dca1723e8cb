"""Upgrades: a newer version changes the schema while servers of the previous version write."""

from __future__ import annotations

import asyncio
import re
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import Connection

from linko.store import Store, migrate, migration
from linko.store.database import REVISIONS, database_at
from linko.store.urls import read_url
from tests.store import postgres
from tests.store.entries import add_table, guest, move

SCHEMAS = sorted((Path(__file__).parent / "schemas").glob("*.sql"))
"""The schema of each release, and the first one; nobody may change them."""

STATEMENTS = Path(__file__).parent / "statements"
"""The statements that servers of each release send to PostgreSQL."""

COLUMNS = """
SELECT table_name, column_name, data_type, is_nullable, column_default
FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2
"""
KEYS = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"
CHECKS = """
SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2
"""
TRIGGERS = "SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1"
SOURCES = (
    "SELECT proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1"
)

TABLES = 12
"""Tables at which people play during an upgrade."""

LONGEST_WAIT = 2.0
"""Seconds that a move may take."""


async def described(url: str) -> list[list[tuple[object, ...]]]:
    """Everything that makes up a schema."""
    connection = await asyncpg.connect(url)
    try:
        queries = (COLUMNS, KEYS, CHECKS, TRIGGERS, SOURCES)
        return [[tuple(row) for row in await connection.fetch(query)] for query in queries]
    finally:
        await connection.close()


def old_store(url: str) -> Store:
    """A store that does not look at the revision, like one that was opened before the upgrade."""
    return Store(database_at(read_url(url)), shared=True)


class Players:
    """Moves at many tables through stores of two processes, and how long each takes."""

    def __init__(self, stores: list[Store]) -> None:
        self.stores = stores
        self.waits: list[float] = []
        self.versions = {f"t{number}": 1 for number in range(TABLES)}
        self._is_over = False
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Open all tables and begin to play."""
        for table in self.versions:
            await add_table(self.stores[0], table)
        self._playing = [asyncio.create_task(self._play(table)) for table in self.versions]
        await self.go_on(200)

    async def go_on(self, moves: int) -> None:
        """Wait for more moves; fail with the first one that fails."""
        wanted = len(self.waits) + moves
        async with asyncio.timeout(60):
            while len(self.waits) < wanted:
                await asyncio.sleep(0.01)
                for task in self._playing:
                    if task.done():
                        task.result()

    async def end(self) -> None:
        """Stop, and check that everything is there exactly once and nobody waited for long."""
        self._is_over = True
        await asyncio.gather(*self._playing)
        for table, version in self.versions.items():
            entries = await self.stores[0].entries(table)
            assert [one.version for one in entries] == list(range(1, version + 1))
        waits = sorted(self.waits)
        print(f"{len(waits)} moves, slowest {waits[-1]:.2f} s")  # noqa: T201 - shown if it fails
        assert waits[int(0.99 * len(waits))] < LONGEST_WAIT

    async def _play(self, table: str) -> None:
        while not self._is_over:
            version = self.versions[table] + 1
            store = self.stores[version % len(self.stores)]
            began = time.monotonic()
            await store.append(table, [move(version, table, version - 1)])
            await store.add_identity(guest(f"{table}-{version}"))
            self.waits.append(time.monotonic() - began)
            self.versions[table] = version
            await asyncio.sleep(0.005)


def upgrade_while_playing(url: str, work: Callable[[Players], Awaitable[None]]) -> None:
    """Let people play through stores of the previous version while `work` is done."""

    async def run() -> None:
        stores = [old_store(url), old_store(url)]
        try:
            players = Players(stores)
            await players.begin()
            await work(players)
            await players.go_on(200)
            await players.end()
            newer = await Store.open(url, shared=True)
            try:
                assert len(await newer.names([f"t0-{n}" for n in range(2, 12)])) == 10
                assert await newer.heartbeat() is None
                await newer.beat(1.0, 0.0)
            finally:
                await newer.close()
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda path: path.stem)
def test_a_revision_still_makes_the_schema_that_was_released(
    schema: Path, empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.execute(empty_postgres, schema.read_text())
    released = asyncio.run(described(empty_postgres))
    postgres.execute(empty_postgres, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    from alembic.script import ScriptDirectory

    all_the_way = ScriptDirectory._upgrade_revs
    monkeypatch.setattr(
        ScriptDirectory,
        "_upgrade_revs",
        lambda self, _, found: all_the_way(self, schema.stem, found),
    )
    asyncio.run(migrate(empty_postgres))
    assert asyncio.run(described(empty_postgres)) == released


def test_the_present_schema_is_among_them() -> None:
    assert SCHEMAS[-1].stem == REVISIONS[-1], "add the schema of the new revision"


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda path: path.stem)
def test_people_play_on_while_the_schema_of_a_release_is_upgraded(
    schema: Path, empty_postgres: str
) -> None:
    postgres.execute(empty_postgres, schema.read_text())

    async def work(players: Players) -> None:
        program = [sys.executable, "-m", "linko", "migrate", "--database", empty_postgres]
        migrating = await asyncio.create_subprocess_exec(*program)
        while migrating.returncode is None:
            with suppress(TimeoutError):
                await asyncio.wait_for(migrating.wait(), 0.05)
            await players.go_on(1)
        assert migrating.returncode == 0

    upgrade_while_playing(empty_postgres, work)


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda path: path.stem)
def test_a_newer_schema_accepts_everything_that_a_release_says(
    schema: Path, empty_postgres: str
) -> None:
    postgres.execute(empty_postgres, schema.read_text())
    said = (STATEMENTS / schema.name).read_text()
    statements = [one.strip() for one in said.partition("\n\n")[2].split(";\n") if one.strip()]
    assert len(statements) > 10

    async def run() -> None:
        connection = await asyncpg.connect(empty_postgres)

        async def say(number: int) -> None:
            async with connection.transaction():
                for statement in statements:
                    rows = await connection.fetch(statement, str(number))
                    is_empty = "FROM bans" in statement or "FROM acts" in statement
                    if statement.startswith("SELECT"):
                        assert bool(rows) != is_empty, statement

        try:
            for number in range(10):
                await say(number)
            upgrading = asyncio.create_task(migrate(empty_postgres))
            while not upgrading.done():
                await asyncio.sleep(0)
                number += 1
                await say(number)
            await upgrading
            for more in range(number + 1, number + 11):
                await say(more)
            assert await connection.fetchval("SELECT count(*) FROM games") == number + 11
        finally:
            await connection.close()

    asyncio.run(run())


def test_revisions_only_expand_what_servers_of_the_version_before_use() -> None:
    folder = Path(migration.__file__).parent / "migrations" / "versions"
    allowed = {"create_table", "create_index", "add_column", "execute"}
    for file in sorted(folder.glob("r*.py"))[1:]:
        text = file.read_text()
        assert set(re.findall(r"\bop\.(\w+)", text)) <= allowed, file.name
        made = set(re.findall(r'op\.create_table\(\s*"(\w+)"', text))
        indexed = re.findall(r'op\.create_index\(\s*"\w+",\s*"(\w+)"', text)
        assert len(indexed) == text.count("op.create_index"), file.name
        assert set(indexed) <= made, f"{file.name} stops all writing while it builds an index"
        for table in re.findall(r'ForeignKey\(\s*"(\w+)\.', text):
            assert table in made, f"{file.name} stops all writing to {table} for a foreign key"
        for column in re.findall(r"op\.add_column\((.+)\)", text):
            assert "nullable=False" not in column or "server_default" in column, file.name
        for said in re.findall(r"op\.execute\(\s*text\(\"(\w+)", text):
            assert said == "INSERT", file.name


def test_an_upgrade_that_waits_for_a_backup_does_not_stop_the_play(
    empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migration, "PAUSE", 0.5)
    attempts: list[Connection] = []
    upgrade = migration._upgrade

    def counted(connection: Connection) -> tuple[str, ...]:
        attempts.append(connection)
        return upgrade(connection)

    monkeypatch.setattr(migration, "_upgrade", counted)
    postgres.execute(empty_postgres, SCHEMAS[0].read_text())

    async def work(players: Players) -> None:
        backup = await asyncpg.connect(empty_postgres)
        await backup.execute("BEGIN; LOCK TABLE identities IN ACCESS SHARE MODE")
        upgrading = asyncio.create_task(migrate(empty_postgres))
        async with asyncio.timeout(60):
            while len(attempts) < 3:
                await players.go_on(1)
        assert not upgrading.done()
        await players.go_on(10)
        await backup.execute("ROLLBACK")
        assert await asyncio.wait_for(upgrading, 30) == REVISIONS[1:]
        await backup.close()

    upgrade_while_playing(empty_postgres, work)

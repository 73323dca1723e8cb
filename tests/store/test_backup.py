"""A restore drill: a backup of a used database is loaded into a fresh one."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from linko import Game
from linko.records import load_object
from linko.store import Store, StoreError, migrate
from linko.store.database import database_at
from linko.store.urls import read_url
from tests.conftest import Command
from tests.server.crowd import Crowd
from tests.server.process import PATIENCE, ServerProcess
from tests.store import postgres

TABLES = ("identities", "tables", "members", "log", "games", "players", "bans", "acts")


@pytest.fixture
def fresh(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> Iterator[str]:
    """The URL of a second database without a schema, of the same kind as the first."""
    if database.startswith("sqlite"):
        yield f"sqlite:///{tmp_path}/second/linko.db"
    else:
        request.getfixturevalue("postgres_server")
        with postgres.database() as url:
            yield url


def counts(url: str) -> dict[str, int]:
    """The number of rows of each table."""

    async def ask() -> dict[str, int]:
        found = database_at(read_url(url))
        try:
            return {
                name: await found.read(
                    lambda connection, name=name: connection.execute(  # type: ignore[misc]
                        text(f"SELECT COUNT(*) FROM {name}")  # noqa: S608 - our own names
                    ).scalar_one()
                )
                for name in TABLES
            }
        finally:
            await found.close()

    return asyncio.run(ask())


def records(url: str) -> list[bytes]:
    """The records of all games in a database, each of which is a whole game."""

    async def ask() -> list[bytes]:
        store = await Store.open(url)
        try:
            people = await store.orders.people("", -1e300, 1000)
            found = [record for one in people async for record in store.all_games_of(one.id)]
        finally:
            await store.close()
        return sorted(set(found))

    return asyncio.run(ask())


async def play(server: ServerProcess) -> None:
    """Let people at two tables finish their games."""
    crowd = Crowd(server, seed=1)
    for _ in range(2):
        crowd.sit_down(2)
    crowd.play()
    await crowd.go_home(PATIENCE)


def code_of(linko: Command, *arguments: str) -> str:
    ran = linko(*arguments)
    assert ran.returncode == 2, ran
    return ran.stderr


def test_a_restored_database_has_everything_and_plays_on(
    tmp_path: Path, database: str, fresh: str, linko: Command
) -> None:
    copy = tmp_path / "copy"
    with ServerProcess(tmp_path, database) as server:
        asyncio.run(play(server))
        assert linko("admin", "ban", "203.0.113.7", "--database", database).returncode == 0
        assert linko("backup", str(copy), "--database", database).returncode == 0
        assert server.stop() == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    ran = linko("restore", str(copy), "--database", fresh)
    assert ran.returncode == 0, ran
    before, after = counts(database), counts(fresh)
    assert after == before | {"acts": before["acts"] + 1}  # the restore itself
    assert before["games"] >= 2
    found = records(fresh)
    assert found == records(database)
    assert len(found) == before["games"]
    for record in found:
        assert Game.from_record(load_object(record.decode())).is_over
    with ServerProcess(tmp_path, fresh) as server:
        asyncio.run(play(server))


def test_a_database_with_tables_is_replaced_only_if_told(
    tmp_path: Path, database: str, linko: Command
) -> None:
    copy = tmp_path / "copy"
    assert linko("backup", str(copy), "--database", database).returncode == 0
    assert linko("admin", "announce", "Later", "--database", database).returncode == 0
    said = code_of(linko, "restore", str(copy), "--database", database)
    assert "--replace" in said
    assert counts(database)["acts"] == 1
    ran = linko("restore", str(copy), "--replace", "--database", database)
    assert ran.returncode == 0, ran
    assert counts(database)["acts"] == 1  # only the restore
    assert (
        '"announcement": null' in linko("admin", "status", "--json", "--database", database).stdout
    )


def test_a_database_in_use_is_not_replaced(tmp_path: Path, database: str, linko: Command) -> None:
    copy = tmp_path / "copy"
    with ServerProcess(tmp_path, database):
        assert linko("backup", str(copy), "--database", database).returncode == 0
        said = code_of(linko, "restore", str(copy), "--replace", "--database", database)
        assert "a server is using the database" in said


def test_a_backup_never_overwrites_a_file(tmp_path: Path, database: str, linko: Command) -> None:
    copy = tmp_path / "copy"
    copy.write_text("precious")
    assert "exists" in code_of(linko, "backup", str(copy), "--database", database)
    assert copy.read_text() == "precious"


def test_a_file_that_is_no_backup_changes_nothing(
    tmp_path: Path, database: str, linko: Command
) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear reader")
    for file in (letter, tmp_path / "missing"):
        said = code_of(linko, "restore", str(file), "--replace", "--database", database)
        assert "cannot be restored" in said
    asyncio.run(migrate(database))
    assert counts(database)["acts"] == 0


def test_a_broken_postgresql_backup_leaves_the_old_database(
    tmp_path: Path, postgres_database: str, linko: Command
) -> None:
    copy = tmp_path / "copy"
    assert linko("backup", str(copy), "--database", postgres_database).returncode == 0
    assert linko("admin", "announce", "Kept", "--database", postgres_database).returncode == 0
    os.truncate(copy, copy.stat().st_size // 2)
    said = code_of(linko, "restore", str(copy), "--replace", "--database", postgres_database)
    assert "cannot be copied" in said
    assert "Kept" in linko("admin", "status", "--database", postgres_database).stdout


def test_a_copy_of_an_older_program_is_upgraded(tmp_path: Path, linko: Command) -> None:
    old, new = f"sqlite:///{tmp_path}/old.db", f"sqlite:///{tmp_path}/new.db"
    asyncio.run(migrate(old))
    with closing(sqlite3.connect(tmp_path / "old.db")) as connection, connection:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in found:
            if name in LATER or name.startswith(("figures", "daily")):
                connection.execute(f"DROP TABLE {name}")
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
    assert linko("backup", str(tmp_path / "copy"), "--database", old).returncode == 0
    assert linko("restore", str(tmp_path / "copy"), "--database", new).returncode == 0
    assert counts(new)["acts"] == 1


@pytest.mark.parametrize(("command", "tool"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_without_postgresqls_programs_a_sentence_says_what_to_install(
    tmp_path: Path, empty_postgres: str, monkeypatch: pytest.MonkeyPatch, command: str, tool: str
) -> None:
    from linko.store import backup, postgres_tools, restore

    copy = tmp_path / "copy"
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(postgres_tools, "INSTALLED", tmp_path)
    if command == "backup":
        asyncio.run(migrate(empty_postgres))
        work = backup(empty_postgres, copy)
    else:
        copy.write_bytes(b"PGDMP")
        work = restore(empty_postgres, copy, replace=False, now=0.0)
    with pytest.raises(StoreError) as caught:
        asyncio.run(work)
    assert caught.value.code == "store_needs_tool"
    assert tool in str(caught.value)


def test_a_password_is_not_on_the_command_line_of_a_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from linko.store import postgres_tools

    spy = tmp_path / "pg_dump"
    spy.write_text('#!/bin/sh\necho "$@ / $PGPASSWORD" > "$SPIED"\nexit 1\n')
    spy.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("SPIED", str(tmp_path / "spied"))
    with pytest.raises(StoreError) as caught:
        postgres_tools.dump("postgresql://ann:s%40cret@db/linko", tmp_path / "copy")
    assert caught.value.code == "store_no_backup"
    given, _, password = (tmp_path / "spied").read_text().strip().rpartition(" / ")
    assert password == "s@cret"  # noqa: S105 - not a real one
    assert "cret" not in given
    assert not (tmp_path / "copy.part").exists()


LATER = ("bulletin", "bans", "acts", "processes", "review_requests", "reviews")
"""Tables, besides those of figures and daily deals, that revisions after 0002 add."""

CODES = ("store_bad_backup", "store_not_empty", "store_being_used")
"""The tests check for their sentences, because the commands print those."""


def test_sentences_belong_to_their_codes() -> None:
    sentences = {code: StoreError.codes[code].sentence for code in CODES}
    assert "cannot be restored" in sentences["store_bad_backup"]
    assert "--replace" in sentences["store_not_empty"]
    assert "using the database" in sentences["store_being_used"]

"""Opening a database: addresses, migrations, refusals that say what to do."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

import linko.store
from linko.store import Store, StoreError, migrate
from linko.store.database import REVISIONS
from linko.store.urls import PostgresUrl, SqliteUrl, read_url
from tests.store import postgres


def execute(url: str, statement: str) -> None:
    given = read_url(url)
    if isinstance(given, SqliteUrl):
        with closing(sqlite3.connect(given.path)) as connection, connection:
            connection.execute(statement)
    else:
        postgres.execute(url, statement)


def refusal(url: str) -> StoreError:
    async def run() -> None:
        await (await Store.open(url)).close()

    with pytest.raises(StoreError) as caught:
        asyncio.run(run())
    return caught.value


def open_and_close(url: str) -> None:
    async def run() -> None:
        await (await Store.open(url)).close()

    asyncio.run(run())


def test_migrating_an_empty_database_creates_everything_once(empty_database: str) -> None:
    assert asyncio.run(migrate(empty_database)) == REVISIONS
    assert asyncio.run(migrate(empty_database)) == ()
    open_and_close(empty_database)


def test_two_programs_that_migrate_at_once_take_turns(empty_database: str) -> None:
    async def both() -> tuple[tuple[str, ...], tuple[str, ...]]:
        return await asyncio.gather(migrate(empty_database), migrate(empty_database))

    assert sorted(asyncio.run(both())) == [(), REVISIONS]
    open_and_close(empty_database)


def test_a_new_file_that_another_program_holds_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "linko.db"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")  # SQLite itself would not wait to change the journal mode
    release = threading.Timer(0.3, other.execute, ("ROLLBACK",))
    release.start()
    assert asyncio.run(migrate(f"sqlite:///{path}")) == REVISIONS
    release.join()
    other.close()


def test_the_list_of_revisions_matches_the_files() -> None:
    scripts = ScriptDirectory(str(Path(linko.store.__file__).parent / "migrations"))
    assert tuple(script.revision for script in scripts.walk_revisions())[::-1] == REVISIONS


def test_a_database_that_was_not_migrated_is_refused_with_the_command(empty_database: str) -> None:
    error = refusal(empty_database)
    if empty_database.startswith("sqlite"):
        assert error.code == "store_not_migrated"
        assert not read_sqlite_path(empty_database).exists()
        sqlite3.connect(read_sqlite_path(empty_database)).close()
        error = refusal(empty_database)
    assert error.code == "store_not_migrated"
    assert "linko migrate" in str(error)


def read_sqlite_path(url: str) -> Path:
    given = read_url(url)
    assert isinstance(given, SqliteUrl)
    return given.path


def test_a_database_without_a_revision_is_refused(database: str) -> None:
    execute(database, "DELETE FROM alembic_version")
    assert refusal(database).code == "store_not_migrated"


def test_a_database_newer_than_the_program_is_refused_and_not_changed(database: str) -> None:
    execute(database, "UPDATE alembic_version SET version_num = '9999'")
    error = refusal(database)
    assert error.code == "store_too_new"
    assert error.params == {"found": "9999", "known": REVISIONS[-1]}
    with pytest.raises(StoreError) as caught:
        asyncio.run(migrate(database))
    assert caught.value.code == "store_too_new"


@pytest.mark.parametrize(
    ("url", "given"),
    [
        ("sqlite:///linko.db", SqliteUrl(Path("linko.db"))),
        ("sqlite:////var/lib/linko.db", SqliteUrl(Path("/var/lib/linko.db"))),
        ("sqlite+aiosqlite:///linko.db", SqliteUrl(Path("linko.db"))),
    ],
)
def test_file_urls_may_omit_the_driver(url: str, given: SqliteUrl) -> None:
    assert read_url(url) == given


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
def test_server_urls_may_omit_the_driver(scheme: str) -> None:
    given = read_url(f"{scheme}://ann:s%40cret@db:5433/linko?sslmode=require")
    assert given == PostgresUrl("postgresql://ann:s%40cret@db:5433/linko?sslmode=require")


@pytest.mark.parametrize(
    "url",
    [
        "linko.db",
        "",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://ann:secret@db/linko",
        "postgresql://ann:secret@db",
        "postgresql+psycopg://ann:secret@db/linko",
        "postgresql://ann:secret@db:port/linko",
    ],
)
def test_other_urls_are_refused_without_repeating_a_password(url: str) -> None:
    error = refusal(url)
    assert error.code == "store_bad_url"
    assert "secret" not in str(error)


def test_a_file_that_is_not_a_database_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader, this is a letter, and not a database of any kind.\n" * 20)
    before = file.read_bytes()
    assert refusal(f"sqlite:///{file}").code == "store_unreachable"
    with pytest.raises(StoreError):
        asyncio.run(migrate(f"sqlite:///{file}"))
    assert file.read_bytes() == before


def test_the_database_of_another_program_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE other (id INTEGER)")
    before = file.read_bytes()
    assert refusal(f"sqlite:///{file}").code == "store_not_migrated"
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_created_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError) as caught:
        asyncio.run(migrate(f"sqlite:///{tmp_path}/file/linko.db"))
    assert caught.value.code == "store_unreachable"


def test_a_server_that_does_not_answer_is_refused() -> None:
    assert refusal("postgresql://ann:secret@127.0.0.1:1/linko").code == "store_unreachable"


@pytest.mark.parametrize("options", ["sslmode=maybe", "no_such_setting=1"])
def test_unknown_options_of_a_url_are_refused(postgres_server: str, options: str) -> None:
    assert refusal(f"{postgres_server}?{options}").code == "store_unreachable"


def test_options_of_a_url_are_passed_to_postgresql(postgres_database: str) -> None:
    open_and_close(f"{postgres_database}?sslmode=prefer&application_name=linko")


def test_a_database_that_is_not_on_the_server_is_refused(postgres_server: str) -> None:
    error = refusal(f"{postgres_server}_not")
    assert error.code == "store_unreachable"
    assert "does not exist" in str(error)


@pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")
def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new/folder/linko.db"

    async def run() -> list[int]:
        await migrate(url)
        store = await Store.open(url)
        await store.seen({"nobody": 1.0})
        files = [stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "new/folder").iterdir()]
        await store.close()
        return files

    assert asyncio.run(run()) == [0o600] * 3  # with the journal and its index


def test_sqlite_uses_a_write_ahead_log_full_syncs_and_foreign_keys(tmp_path: Path) -> None:
    from linko.store.sqlite import BUSY_SECONDS, WRITING, _connect, create

    create(tmp_path / "linko.db")
    with closing(_connect(tmp_path / "linko.db", WRITING)) as connection:
        found = {
            name: connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert found == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": BUSY_SECONDS * 1000,
    }


def test_the_store_is_imported_only_when_used_and_without_alembic() -> None:
    code = (
        "import sys, linko; assert 'sqlalchemy' not in sys.modules\n"
        "import linko.store; assert not {'alembic', 'asyncpg', 'numba'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_postgresql_without_its_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "linko.store.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    error = refusal("postgresql://db/linko")
    assert error.code == "store_needs_driver"
    assert "pip install 'linko-game[host]'" in str(error)

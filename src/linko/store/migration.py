"""Bringing a database to the schema this program needs. Only this imports Alembic.

Servers of the previous version may keep working meanwhile and afterwards. So a revision only
expands the schema: it adds tables with their indexes, and columns that may be empty. It builds no
index on an existing table, because nobody could write to the table until the index is complete; for
such an index use CREATE INDEX CONCURRENTLY, outside a transaction. For the same reason, no foreign
key refers to an existing table. A later release removes what only the previous version uses.
"""

from __future__ import annotations

import asyncio
from importlib.resources import as_file, files
from pathlib import Path

from sqlalchemy import Connection, text

from linko.store.database import REVISIONS, Database, check_known, database_at, revision
from linko.store.errors import StoreError
from linko.store.faults import FAULTS, outage, plainly
from linko.store.urls import SqliteUrl, read_url

_LOCK = text("SELECT pg_advisory_xact_lock(7563240)")
"""Makes programs that migrate one database at the same time take turns; the number is arbitrary."""

_WAIT_BRIEFLY = text("SELECT set_config('lock_timeout', '1s', true)")
"""Limits waits for locks: a change of a table waits for its readers, and others wait behind it."""

SECONDS = 600.0
"""Time limit of an attempt, which may wait for another program that migrates the same database."""

PATIENCE = 400.0
"""Seconds for which a migration is tried again while other programs, such as a backup, block it."""

PAUSE = 3.0
"""Seconds between two attempts, so that the servers can catch up."""


async def migrate(url: str) -> tuple[str, ...]:
    """Bring the database up to date and return the revisions that were applied.

    An SQLite file is made if there is none. Either all revisions are applied or none.
    """
    given = read_url(url)
    if isinstance(given, SqliteUrl):
        from linko.store.sqlite import create

        try:
            create(given.path)
        except OSError as error:
            raise StoreError("store_unreachable", reason=str(error)) from error
    database = database_at(given, SECONDS)
    try:
        if isinstance(given, SqliteUrl):
            return await database.write(_upgrade)
        return await _upgraded(database)
    except FAULTS as error:
        raise StoreError("store_unreachable", reason=plainly(error)) from error
    finally:
        await database.close()


async def _upgraded(database: Database) -> tuple[str, ...]:
    """Upgrade, but never wait long for a table, because others wait behind an upgrade."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while True:
        try:
            return await database.write(_upgrade)
        except FAULTS as error:
            if outage(error) != "locked" or loop.time() >= end:
                raise
        await asyncio.sleep(PAUSE)


def _upgrade(connection: Connection) -> tuple[str, ...]:
    if connection.dialect.name == "postgresql":
        connection.execute(_LOCK)
        connection.execute(_WAIT_BRIEFLY)
    before = revision(connection)
    check_known(before)
    wanted = REVISIONS if before is None else REVISIONS[REVISIONS.index(before) + 1 :]
    if wanted:
        with as_file(files("linko.store") / "migrations") as folder:
            _run(connection, folder)
    return wanted


def _run(connection: Connection, folder: Path) -> None:
    """Run the missing revisions within the transaction of the connection."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("path_separator", "os")
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    with EnvironmentContext(
        config, scripts, fn=lambda found, _: scripts._upgrade_revs("head", found)
    ) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()

"""`linko migrate`, `linko backup` and `linko restore`: the server's database."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace as changed
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from linko.server.settings import ServerSettings

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="sqlite:///FILE or postgresql://… (default: SQLite in the data folder).",
    ),
]


def migrate(*, database: Database = None) -> None:
    """Upgrade the database to this version; no data is lost."""
    bring_up_to_date(settings_with(database))
    typer.echo("The database is up to date.")


def backup(
    file: Annotated[Path, typer.Argument(help="File for the copy; it must not exist yet.")],
    *,
    database: Database = None,
) -> None:
    """Copy the whole database to a file, even while servers are running."""
    from linko.store import backup as copy

    asyncio.run(copy(settings_with(database).database_url, file))
    typer.echo(f"Copied to {file}.")


def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by `linko backup`.")],
    *,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace everything that is in the database.")
    ] = False,
    database: Database = None,
) -> None:
    """Load a copy into an empty database, and upgrade it to this version."""
    from linko.store import restore as load

    settings = settings_with(database)
    _make_folder(settings)
    asyncio.run(load(settings.database_url, file, replace=replace, now=time.time()))
    bring_up_to_date(settings)
    asyncio.run(_note_restored(settings.database_url, file))
    typer.echo(f"Restored from {file}.")


async def _note_restored(url: str, file: Path) -> None:
    """Write into the audit log that the database was restored."""
    from linko.cli.admin.session import actor
    from linko.players import printable
    from linko.store import ActKind, NewAct, Store

    store = await Store.open(url)
    try:
        await store.orders.note(
            NewAct(time.time(), actor(), ActKind.RESTORE, words=printable(file))
        )
    finally:
        await store.close()


def settings_with(database: str | None) -> ServerSettings:
    """Return the settings of the environment, with another database if one is given."""
    from linko.server.settings import from_environment

    settings = from_environment()
    return settings if database is None else changed(settings, database=database)


def bring_up_to_date(settings: ServerSettings) -> None:
    """Create the database if there is none, and upgrade it to this version."""
    from linko.store import migrate as migrate_store

    _make_folder(settings)
    asyncio.run(migrate_store(settings.database_url))


def _make_folder(settings: ServerSettings) -> None:
    from linko.server.settings import data_folder

    if not settings.database:
        data_folder().mkdir(parents=True, exist_ok=True, mode=0o700)

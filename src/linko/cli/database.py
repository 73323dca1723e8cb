"""`linko migrate` and `linko backup`: the server's database."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from linko.server.settings import ServerSettings

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="sqlite:///FILE or postgresql://…; without it, SQLite in the data folder.",
    ),
]


def migrate(*, database: Database = None) -> None:
    """Bring the database to this version's form; nothing is lost."""
    bring_up_to_date(_settings(database))
    typer.echo("The database is up to date.")


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; it must not exist yet.")],
    *,
    database: Database = None,
) -> None:
    """Copy the embedded database to a file, also while the server runs."""
    from linko.store import Store

    settings = _settings(database)

    async def copy() -> None:
        store = await Store.open(settings.database_url)
        try:
            await store.backup(file)
        finally:
            await store.close()

    asyncio.run(copy())
    typer.echo(f"Copied to {file}.")


def _settings(database: str | None) -> ServerSettings:
    from linko.server.settings import from_environment

    settings = from_environment()
    return settings if database is None else replace(settings, database=database)


def bring_up_to_date(settings: ServerSettings) -> None:
    """Make the database if there is none, and bring it to this version's form."""
    from linko.store import migrate as migrate_store

    _make_folder(settings)
    asyncio.run(migrate_store(settings.database_url))


def _make_folder(settings: ServerSettings) -> None:
    from linko.server.settings import data_folder

    if not settings.database:
        data_folder().mkdir(parents=True, exist_ok=True, mode=0o700)

"""The commands that serve: `linko` for this house, `linko serve` for hosts, and their database."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import webbrowser
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


def serve(
    *,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[
        int | None, typer.Option(help="The port to listen on.", min=0, max=65535)
    ] = None,
    database: Database = None,
    public_url: Annotated[
        str | None, typer.Option(help="Where people reach the server, behind a proxy.")
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option(help="Processes that think for strong bots.", min=0)
    ] = None,
) -> None:
    """Serve tables to the world; settings also from the environment (docs/hosting.md)."""
    from linko.server import logs
    from linko.server.server import listen, run
    from linko.server.settings import from_environment

    usual = from_environment()
    settings = replace(
        usual,
        host=usual.host if host is None else host,
        port=usual.port if port is None else port,
        database=usual.database if database is None else database,
        public_url=usual.public_url if public_url is None else public_url,
        bot_workers=usual.bot_workers if bot_workers is None else bot_workers,
    )
    logs.set_up(logging.INFO)
    listening = listen(settings.host, settings.port, next_free=False)
    address, taken = listening.getsockname()[:2]
    log = logging.getLogger("linko.server")
    run(
        settings,
        listening,
        on_start=lambda: log.info("listening", extra={"host": address, "port": taken}),
    )


def serve_house(*, local: bool, port: int, browser: bool, database: str | None) -> None:
    """Serve this house: the embedded database, a link, a QR code, a browser."""
    from linko.server import logs
    from linko.server.links import own_ip_address, qr_text
    from linko.server.server import listen, run
    from linko.server.settings import from_environment

    settings = from_environment()
    if database is not None:
        settings = replace(settings, database=database)
    logs.set_up(logging.WARNING)
    _prepare(settings)
    listening = listen("127.0.0.1" if local else "0.0.0.0", port, next_free=True)  # noqa: S104 - for phones
    taken = listening.getsockname()[1]
    link = f"http://127.0.0.1:{taken}/"
    neighbour = None if local else own_ip_address()
    if neighbour is not None and not settings.network_url:
        settings = replace(settings, network_url=f"http://{neighbour}:{taken}")

    def tell() -> None:
        opened = browser and _open_browser(link)
        typer.echo("Linko runs. The page has opened in your browser." if opened else "Linko runs.")
        typer.echo(f"  On this machine:  {link}")
        if neighbour is not None:
            typer.echo(f"  On your network:  http://{neighbour}:{taken}/")
            if sys.stdout.isatty():
                typer.echo(qr_text(f"http://{neighbour}:{taken}/"))
        typer.echo("Press Ctrl-C to stop; running games are kept.")

    run(settings, listening, on_start=tell)


def migrate(*, database: Database = None) -> None:
    """Bring the database to this version's form; nothing is lost."""
    from linko.store import migrate as migrate_store

    settings = _settings(database)
    _make_folder(settings)
    asyncio.run(migrate_store(settings.database_url))
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


def _prepare(settings: ServerSettings) -> None:
    """For one's own house the database is made and brought up to date without asking."""
    from linko.store import migrate as migrate_store

    _make_folder(settings)
    asyncio.run(migrate_store(settings.database_url))


def _make_folder(settings: ServerSettings) -> None:
    from linko.server.settings import data_folder

    if not settings.database:
        data_folder().mkdir(parents=True, exist_ok=True, mode=0o700)


def _open_browser(link: str) -> bool:
    """Open the page without waiting for it; whether there is a browser to open it in."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    threading.Thread(target=found.open, args=(link,), daemon=True).start()
    return True

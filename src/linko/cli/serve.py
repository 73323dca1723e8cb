"""The commands that serve: `linko` for this house, `linko serve` for hosts."""

from __future__ import annotations

import logging
import sys
import threading
import webbrowser
from dataclasses import replace
from typing import Annotated

import typer

from linko.cli.database import Database, bring_up_to_date


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
    bring_up_to_date(settings)
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


def _open_browser(link: str) -> bool:
    """Open the page without waiting for it; whether there is a browser to open it in."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    threading.Thread(target=found.open, args=(link,), daemon=True).start()
    return True

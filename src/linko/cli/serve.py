"""The server commands: `linko` for a home network, `linko serve` for hosting."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
import webbrowser
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from linko.cli.database import Database, bring_up_to_date

if TYPE_CHECKING:
    from linko.server.settings import ServerSettings


def serve(
    *,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[
        int | None, typer.Option(help="The port to listen on.", min=0, max=65535)
    ] = None,
    database: Database = None,
    public_url: Annotated[
        str | None, typer.Option(help="Public address of the server if it is behind a proxy.")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(help="Number of server processes; needs PostgreSQL and Redis.", min=1),
    ] = None,
    redis: Annotated[
        str | None, typer.Option(help="redis://… which connects the processes.")
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option(help="Number of processes for strong bots.", min=0)
    ] = None,
) -> None:
    """Run a public server; environment variables can set more (docs/hosting.md)."""
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
        workers=usual.workers if workers is None else workers,
        redis=usual.redis if redis is None else redis,
        bot_workers=usual.bot_workers if bot_workers is None else bot_workers,
    )
    logs.set_up(logging.INFO)
    if settings.redis:
        raise typer.Exit(serve_together(settings))
    listening = listen(settings.host, settings.port, next_free=False)
    address, taken = listening.getsockname()[:2]
    log = logging.getLogger("linko.server")
    run(
        settings,
        listening,
        on_start=lambda: log.info("listening", extra={"host": address, "port": taken}),
    )


def serve_together(settings: ServerSettings) -> int:
    """Run a worker if a supervisor started this process, else the supervisor; return a status.

    The workers are new processes with the same settings, so that they run a new version after an
    upgrade.
    """
    from linko.processes.child import end_with_parent
    from linko.processes.supervisor import SOCKETS, ParentLine, Supervisor
    from linko.server.errors import ServerError
    from linko.server.server import listen, run
    from linko.server.settings import to_environment, worker_settings

    if not hasattr(signal, "SIGHUP"):
        raise ServerError("server_no_workers_here")
    given = os.environ.pop(SOCKETS, None)
    if given is not None:
        line = ParentLine(given)
        end_with_parent(line.wait_for_end, lambda: os.kill(os.getpid(), signal.SIGTERM))
        run(settings, line.listening, on_start=line.tell_ready)
        return 0
    listening = listen(settings.host, settings.port, next_free=False)
    address, taken = listening.getsockname()[:2]
    log = logging.getLogger("linko.server")
    supervisor = Supervisor(
        (sys.executable, "-m", "linko", "serve"),
        os.environ | to_environment(worker_settings(settings)),
        listening,
        settings.workers,
        on_start=lambda: log.info("listening", extra={"host": address, "port": taken}),
    )
    return asyncio.run(supervisor.run())


def serve_house(*, local: bool, port: int, browser: bool, database: str | None) -> None:
    """Serve a home network: embedded database, link, QR code, browser."""
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
        typer.echo(
            "Linko is running. The page is open in your browser." if opened else "Linko is running."
        )
        typer.echo(f"  On this machine:  {link}")
        if neighbour is not None:
            typer.echo(f"  On your network:  http://{neighbour}:{taken}/")
            if sys.stdout.isatty():
                typer.echo(qr_text(f"http://{neighbour}:{taken}/"))
        typer.echo("Press Ctrl-C to stop; games in progress are kept.")

    run(settings, listening, on_start=tell)


def _open_browser(link: str) -> bool:
    """Open the page without waiting for it; return whether there is a browser."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    threading.Thread(target=found.open, args=(link,), daemon=True).start()
    return True

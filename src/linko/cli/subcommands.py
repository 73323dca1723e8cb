"""All subcommands; none of them ends in a traceback."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

import typer

from linko import __version__
from linko.cli import was_dropped
from linko.cli.admin.command import admin
from linko.cli.arena import OptionalFile, arena
from linko.cli.bench import bench
from linko.cli.console import err, shown_path
from linko.cli.database import backup, migrate, restore
from linko.cli.play.command import play
from linko.cli.replay import replay
from linko.cli.review import review
from linko.cli.serve import serve, serve_house
from linko.cli.simulate import simulate
from linko.cli.verify import verify
from linko.refusal import LinkoError
from linko.server.settings import PORT

USAGE_STATUS = 2
BUG_STATUS = 70

app = typer.Typer(
    name="linko",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(serve)
app.command()(play)
app.command()(simulate)
app.command()(verify)
app.command()(replay)
app.command()(review)
app.command(cls=OptionalFile)(arena)
app.command()(bench)
app.command()(migrate)
app.command()(backup)
app.command()(restore)
app.add_typer(admin)


def _print_version(*, wanted: bool) -> None:
    if wanted:
        typer.echo(f"linko {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    *,
    local: Annotated[
        bool, typer.Option("--local", help="Listen on this machine only, not on the network.")
    ] = False,
    port: Annotated[
        int, typer.Option(help="The port; the next free one if it is taken.", min=1, max=65535)
    ] = PORT,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")
    ] = True,
    database: Annotated[
        str | None, typer.Option(help="Database to use instead of the one in your data folder.")
    ] = None,
    version: Annotated[  # noqa: ARG001 - the callback does the work
        bool,
        typer.Option(
            "--version", help="Print the version.", callback=_print_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Linko, the card game. Without a command: play in the browser, with phones on your network."""
    if context.invoked_subcommand is None:
        serve_house(local=local, port=port, browser=browser, database=database)


def run() -> None:
    """Run the command line; every error is one line on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # replace characters that the terminal lacks
            stream.reconfigure(errors="replace")
    try:
        app()
    except LinkoError as error:
        _give_up(str(error), USAGE_STATUS)
    except OSError as error:
        where = f"{shown_path(error.filename)}: " if error.filename else ""
        _give_up(f"{where}{error.strerror or error}", USAGE_STATUS)
    except Exception as error:
        if os.environ.get("LINKO_DEBUG"):
            raise
        _give_up(
            f"internal error in Linko, sorry: {type(error).__name__}: {error} "
            "(LINKO_DEBUG=1 shows where)",
            BUG_STATUS,
        )


def _give_up(message: str, status: int) -> None:
    if was_dropped.is_set():
        raise KeyboardInterrupt
    err.print(f"linko: {message}", soft_wrap=True)
    sys.exit(status)

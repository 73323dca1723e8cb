"""How an admin command opens the database, acts and prints."""

from __future__ import annotations

import asyncio
import getpass
import json
import platform
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer
from rich.table import Table as RichTable

from linko.cli.console import out
from linko.cli.database import settings_with

if TYPE_CHECKING:
    from linko.server.moderation import Moderation
    from linko.store import Store

T = TypeVar("T")

SECONDS: Final = 60.0
"""Seconds that a query may take; counting in a large database takes time."""

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Limit = Annotated[int, typer.Option(help="Maximum number of lines.", min=1, max=100_000)]
Words = Annotated[str | None, typer.Option("--words", help="Message to the people concerned.")]


class Session:
    """An open database with the acts of its host."""

    def __init__(self, store: Store, moderation: Moderation, now: float) -> None:
        self.store = store
        self.orders = store.orders
        self.moderation = moderation
        self.now = now


def run(database: str | None, work: Callable[[Session], Awaitable[T]]) -> T:
    """Do something with the database of the settings, and close it."""
    from linko.server.moderation import Moderation
    from linko.server.steady_clock import SteadyClock
    from linko.store import Store

    settings = settings_with(database)

    async def do() -> T:
        store = await Store.open(settings.database_url, SECONDS)
        try:
            clock = SteadyClock()
            last = await store.heartbeat()
            if last is not None:  # so that our time agrees with the servers'
                clock.start_after(last.at)
            moderation = Moderation(store, actor(), clock)
            return await work(Session(store, moderation, clock()))
        finally:
            await store.close()

    return asyncio.run(do())


def actor() -> str:
    """Return the account that runs the command, for the audit log."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError):  # a container without a name for its user
        name = "unknown"
    return f"{name}@{platform.node()}"


def print_json(value: object) -> None:
    """Print a value for programs."""
    out.print(json.dumps(value, ensure_ascii=False, indent=2), soft_wrap=True)


def print_table(columns: Sequence[str], rows: Sequence[Sequence[str]], *, nothing: str) -> None:
    """Print rows for people, or a sentence if there are none."""
    if not rows:
        out.print(nothing)
        return
    table = RichTable(*columns, box=None, pad_edge=False, header_style="bold")
    for row in rows:
        table.add_row(*row)
    out.print(table, soft_wrap=True)


def said(sentence: str, value: Mapping[str, object], *, as_json: bool) -> None:
    """Print what was done: a sentence, or JSON."""
    print_json(value) if as_json else out.print(sentence, soft_wrap=True)


def when(at: float) -> str:
    """A time as the host's clock shows it."""
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M:%S")


def ago(at: float, now: float | None = None) -> str:
    """How long ago a time is.

    >>> ago(1000.0, 1042.0), ago(0.0, 7200.0), ago(0.0, 30 * 86400.0)
    ('42 s', '2 h', '30 d')
    """
    seconds = max(0.0, (time.time() if now is None else now) - at)
    for unit, size in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= 2 * size or (unit == "d" and seconds >= size):
            return f"{seconds // size:.0f} {unit}"
    return f"{seconds:.0f} s"

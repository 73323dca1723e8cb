"""All tables of this process: opened, found, loaded when needed, and left when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol

from msgspec import MsgspecError

from linko.bus import Bus
from linko.errors import ServerError, TableError
from linko.rules import Move, View
from linko.server.live import RESTARTING, LiveTable, Note
from linko.server.summaries import table_row
from linko.store import Entry, Store
from linko.table import Chance, Person, Settings, Status, Table, decode_line, encode_line

log = logging.getLogger("linko.tables")

CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""What short codes are made of: nothing that looks like something else."""

CODE_LENGTH: Final = 6

GOODBYE_SECONDS: Final = 2.0
"""So long slow readers may take to hear that the server stops."""

IDLE_SECONDS: Final = 300.0
"""A table nobody uses is left after so long; the store still has it."""


class Thinkers(Protocol):
    """Where bots think."""

    async def choose(self, bot: str, view: View, *, table: str, urgent: bool) -> Move:
        """The move of a bot."""


class Tables:
    """The live tables by id."""

    def __init__(
        self,
        store: Store,
        bus: Bus[Note],
        thinkers: Thinkers,
        *,
        now: Callable[[], float],
        chance: Chance,
    ) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.now = now
        self.chance = chance
        self.is_stopping = False
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    @property
    def live(self) -> tuple[LiveTable, ...]:
        """The tables in memory."""
        return tuple(self._live.values())

    def in_memory(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._live.get(table_id)

    async def open(self, settings: Settings, host: Person) -> LiveTable:
        """Open a table; durable when this returns."""
        self._check()
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        table_id = self.chance.new_id()
        table, happened = Table.opened(table_id, settings, host, code, self.now(), self.chance)
        (first,) = happened
        entry = Entry(first.version, first.at, encode_line(first.line))
        await self.store.append(table_id, [entry], row=table_row(table))
        live = self._live[table_id] = LiveTable(table, self)
        return live

    async def find(self, table_id: str) -> LiveTable:
        """The table, loaded if need be; a `ServerError` if there is none."""
        self._check()
        live = self._live.get(table_id)
        if live is not None:
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def resume(self) -> None:
        """Go on with all tables where a bot must decide or a clock runs."""
        for table_id in await self.store.attended_tables():
            try:
                await self.find(table_id)
            except ServerError:
                return
            except Exception:
                log.exception("a table cannot be loaded", extra={"table": table_id})

    async def rename(self, person: Person) -> None:
        """Tell the tables in memory that somebody is called otherwise; others hear it later."""
        for live in self.live:
            if live.table.seat_of(person.id) is not None:
                await live.rename(person)

    async def stop(self) -> None:
        """Say goodbye to everybody and finish what was accepted."""
        self.is_stopping = True
        told = [connection for live in self.live for connection in live.connections]
        for live in self.live:
            live.say_goodbye("stopping", RESTARTING)
        for live in self.live:
            await live.finish()
        if told:
            writing = [asyncio.create_task(connection.ended.wait()) for connection in told]
            _, late = await asyncio.wait(writing, timeout=GOODBYE_SECONDS)
            for task in late:
                task.cancel()

    def leave_idle(self) -> int:
        """Leave tables that nobody uses; how many."""
        oldest = self.now() - IDLE_SECONDS
        idle = [live for live in self.live if live.is_idle and live.used_at < oldest]
        for live in idle:
            live.give_up()
        return len(idle)

    def forget(self, live: LiveTable) -> None:
        """A live table was given up."""
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]

    def _check(self) -> None:
        if self.is_stopping:
            raise ServerError("server_stopping")

    async def _load(self, table_id: str) -> LiveTable:
        entries = await self.store.entries(table_id)
        if not entries:
            raise ServerError("server_no_such_table")
        table = self._replayed(table_id, entries)
        live = self._live[table_id] = LiveTable(table, self)
        if table.broken is not None and table.status is not Status.CLOSED:
            log.error(  # the code only: the sentence can name cards
                "a game no longer replays and is closed",
                extra={"table": table_id, "code": table.broken.code},
            )
            await live.close_table("no_longer_replays")
        await live.attend()
        return live

    def _replayed(self, table_id: str, entries: Sequence[Entry]) -> Table:
        """The table of a log; a line that cannot be read breaks its game like one that is wrong."""
        lines = []
        with suppress(MsgspecError):
            for entry in entries:
                lines.append((entry.at, decode_line(entry.data)))  # noqa: PERF401 - up to a bad one
        table = Table.replayed(table_id, lines, self.now(), self.chance)
        if len(lines) < len(entries):
            table.version = entries[-1].version
            table.broken = table.broken or TableError("table_broken")
        return table

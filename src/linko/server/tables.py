"""All tables of this process: opened, found, loaded when needed, and left when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final, TypeVar

from msgspec import MsgspecError

from linko.bus import Bus
from linko.server.attendant import Choose
from linko.server.connection import Connection
from linko.server.errors import ServerError
from linko.server.live_table import LiveTable, Shown, Surroundings, shown_by
from linko.server.summaries import read_summary, table_row
from linko.store import Entry, Store, TableRow
from linko.table import (
    Chance,
    LogEntry,
    Person,
    Settings,
    Status,
    Table,
    decode_entry,
    encode_entry,
)
from linko.wire import close_codes

log = logging.getLogger("linko.tables")

CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""What short codes are made of: nothing that looks like something else."""

CODE_LENGTH: Final = 6

GOODBYE_SECONDS: Final = 2.0
"""So long slow readers may take to hear that the server stops."""

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")

IDLE_SECONDS: Final = 300.0
"""A table nobody uses is left after so long; the store still has it."""


TRIES: Final = 3
"""So often something is tried at a table that was just left or loaded anew."""

LONGEST_PAUSE: Final = 30.0
"""So seldom, at most, it is tried to load a table that needs a process but cannot be loaded."""

T = TypeVar("T")


def is_id(text: str) -> bool:
    """Whether a table or a game could be called so; nothing else is looked for.

    >>> is_id("P_Tlzq3jgGSs-q9is9cdpg"), is_id("../etc"), is_id("\\0")
    (True, False, False)
    """
    return _ID.fullmatch(text) is not None


class Tables:
    """The live tables by id."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        choose: Choose,
        *,
        now: Callable[[], float],
        chance: Chance,
    ) -> None:
        self.store = store
        self.now = now
        self.chance = chance
        self._around = Surroundings(store, bus, choose, now)
        self.is_stopping = False
        self.connections: set[Connection] = set()
        """All open sockets, also those that are not at their table yet."""
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._taking_up: set[asyncio.Task[None]] = set()

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
        entry = Entry(first.version, first.at, encode_entry(first))
        await self.store.append(table_id, [entry], row=table_row(table))
        live = LiveTable(table, self._around, self._left, shown_by(table))
        self._live[table_id] = live
        return live

    async def find(self, table_id: str) -> LiveTable:
        """The table, loaded if need be; a `ServerError` if there is none."""
        self._check()
        if not is_id(table_id):
            raise ServerError("server_no_such_table")
        live = self._live.get(table_id)
        if live is not None:
            return live
        task = self._loading.get(table_id)
        if task is None or task.done():
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(task)

    async def at(self, table_id: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Do something at a table; again if the table was given up before it was done."""
        for _ in range(TRIES - 1):
            live = await self.find(table_id)
            try:
                return await work(live)
            except ServerError as error:
                if error.code != "server_try_again":
                    raise
        return await work(await self.find(table_id))

    async def resume(self) -> None:
        """Go on with all tables where a bot must decide or a clock runs."""
        for table_id in await self.store.attended_tables():
            try:
                await self.find(table_id)
            except Exception:
                if self.is_stopping:
                    return
                log.exception("a table cannot be loaded", extra={"table": table_id})

    async def rename(self, person: Person) -> None:
        """Tell open sockets and tables in memory somebody's new name; others hear it later."""
        for connection in self.connections:
            if connection.person.id == person.id:
                connection.person = person
        for live in self.live:
            if live.table.seat_of(person.id) is not None:
                await live.rename(person)

    async def stop(self) -> None:
        """Say goodbye to everybody and finish what was accepted.

        A table that fails is logged and keeps no other from finishing.
        """
        self.is_stopping = True
        for task in self._taking_up:
            task.cancel()
        if self._loading:
            await asyncio.wait(self._loading.values())
        lives = self.live
        for live in lives:
            live.say_goodbye("stopping", close_codes.RESTARTING)
        ends = await asyncio.gather(*(live.finish() for live in lives), return_exceptions=True)
        for live, error in zip(lives, ends, strict=True):
            if error is not None:
                log.error(
                    "a table was not finished", exc_info=error, extra={"table": live.table.id}
                )
        told = [connection for live in lives for connection in live.connections]
        if told:
            writing = [asyncio.create_task(connection.wait_until_ended()) for connection in told]
            _, late = await asyncio.wait(writing, timeout=GOODBYE_SECONDS)
            for waiting in late:
                waiting.cancel()

    def hang_up(self, person: str, code: int) -> None:
        """Close all connections of somebody, at whatever table."""
        for connection in self.connections:
            if connection.person.id == person:
                connection.close(code)

    def leave_idle(self) -> int:
        """Leave tables that nobody uses; how many."""
        oldest = self.now() - IDLE_SECONDS
        idle = [live for live in self.live if live.is_idle and live.used_at < oldest]
        for live in idle:
            live.give_up()
        return len(idle)

    def _left(self, live: LiveTable, is_needed: bool) -> None:  # noqa: FBT001 - a callback
        """Forget a table that was given up; one that needs a process is soon loaded again."""
        table_id = live.table.id
        if self._live.get(table_id) is live:
            del self._live[table_id]
        if is_needed and not self.is_stopping:
            task = asyncio.create_task(self._take_up(table_id))
            self._taking_up.add(task)
            task.add_done_callback(self._taking_up.discard)

    def _check(self) -> None:
        if self.is_stopping:
            raise ServerError("server_stopping")

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)  # before the log: what is newer than it is found
        entries = () if row is None else await self.store.entries(table_id)
        if row is None or not entries:
            raise ServerError("server_no_such_table")
        # A long log takes a while; others must not wait for it.
        table = await asyncio.to_thread(
            Table.replayed, table_id, _log(entries), self.now(), self.chance
        )
        live = LiveTable(table, self._around, self._left, _shown(row, entries))
        self._live[table_id] = live
        if table.broken is not None and table.status is not Status.CLOSED:
            log.error(  # the code only: the sentence can name cards
                "a game no longer replays and is closed",
                extra={"table": table_id, "code": table.broken.code},
            )
            await live.close_table("no_longer_replays")
        await live.attend()
        return live

    def _loaded(self, table_id: str, task: asyncio.Task[LiveTable]) -> None:
        if self._loading.get(table_id) is task:
            del self._loading[table_id]
        if not task.cancelled():
            task.exception()  # whoever asked has heard of it, or has gone

    async def _take_up(self, table_id: str) -> None:
        pause = 0.1
        while not self.is_stopping:
            await asyncio.sleep(pause)
            try:
                await self.find(table_id)
            except Exception as error:
                log.warning(
                    "a table is not there yet",
                    extra={"table": table_id, "reason": type(error).__name__},
                )
                pause = min(LONGEST_PAUSE, 2 * pause)
            else:
                return


def _shown(row: TableRow, entries: Sequence[Entry]) -> Shown | None:
    """What a row shows; None if it cannot be read or `Store.behind` would find it."""
    moves = (entry for entry in reversed(entries) if entry.game is not None)
    last_move = next(moves, None)
    if last_move is not None and row.changed_at < last_move.at:
        return None
    try:
        return read_summary(row).to_move, row.attended
    except MsgspecError:
        return None


def _log(entries: Sequence[Entry]) -> Iterator[LogEntry | None]:
    """The entries of a log; None for those that this version cannot read."""
    for entry in entries:
        try:
            yield decode_entry(entry.version, entry.at, entry.data)
        except MsgspecError:
            yield None

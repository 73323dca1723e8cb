"""All tables of this process: opened, found, loaded when needed, dropped when unused."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from random import uniform
from typing import Final, TypeVar

from msgspec import MsgspecError

from linko.bus import Bus
from linko.server.attendant import Choose, ChooseInDaily
from linko.server.charges import Alone, Charges
from linko.server.connection import Connection
from linko.server.errors import ServerError
from linko.server.kept_table import Surroundings
from linko.server.list_row import Shown, shown_by
from linko.server.live_table import LiveTable
from linko.server.log_lines import read_log, stored_entry
from linko.server.metrics import Metrics
from linko.server.playing_on import Wish, continued
from linko.server.summaries import read_summary, table_row
from linko.store import Entry, Store, StoreError, TableRow
from linko.table import Chance, LogEntry, Person, Settings, Status, Table
from linko.table.log import Started
from linko.wire import close_codes

log = logging.getLogger("linko.tables")

CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The characters of short codes; no two of them look alike."""

CODE_LENGTH: Final = 6

GOODBYE_SECONDS: Final = 2.0
"""Seconds to wait for slow readers when the server stops."""

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")

IDLE_SECONDS: Final = 300.0
"""Seconds after which an unused table is dropped from memory; the store keeps it."""

TRIES: Final = 3
"""Number of attempts if the table is dropped or loaded again in the meantime."""

FIRST_PAUSE: Final = 0.1
"""Seconds before the first attempt to load a table again; doubled after each failure."""

LONGEST_PAUSE: Final = 30.0
"""Maximum number of seconds between two attempts to load a table that needs a process."""

T = TypeVar("T")


def is_id(text: str) -> bool:
    """Return whether this could be the id of a table or a game; others are not looked up.

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
        charges: Charges | None = None,
        metrics: Metrics | None = None,
        may_begin: Callable[[], bool] = lambda: True,
        choose_in_daily: ChooseInDaily | None = None,
    ) -> None:
        """`charges` says which tables other processes attend; None: there are no others.

        `may_begin` tells whether games may begin now. Only with `choose_in_daily` can bots
        play deals of the day.
        """
        self.store = store
        self.now = now
        self.chance = chance
        self._charges = charges or Alone(now)
        self._around = Surroundings(
            store,
            bus,
            self._charges,
            choose,
            now,
            metrics or Metrics(),
            may_begin,
            choose_in_daily,
        )
        self.is_stopping = False
        self.connections: set[Connection] = set()
        """All open sockets, including those that have not entered their table yet."""
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._taking_up: set[asyncio.Task[None]] = set()

    @property
    def live(self) -> tuple[LiveTable, ...]:
        """The tables in memory."""
        return tuple(self._live.values())

    def in_memory(self, table_id: str) -> LiveTable | None:
        """Return the table if it is in memory."""
        return self._live.get(table_id)

    async def open(self, settings: Settings, host: Person) -> LiveTable:
        """Open a table; it is durable on return."""
        self._check()
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        table_id = self.chance.new_id()
        opened = Table.opened(table_id, settings, host, code, self.now(), self.chance)
        return await self._add(*opened)

    async def play_on(self, record: bytes, wish: Wish, host: Person) -> LiveTable:
        """Open a table where a game begins at a moment of a finished one; durable on return."""
        self._check()
        table_id = self.chance.new_id()
        made = await asyncio.to_thread(
            continued, table_id, record, wish, host, self.now(), self.chance
        )
        live = await self._add(*made)
        await live.attend()
        return live

    async def begin_with_bots(
        self,
        table_id: str,
        settings: Settings,
        person: Person,
        seat: int,
        bots: Sequence[str],
        started: Started,
    ) -> LiveTable:
        """Open a table of a person and bots at which a given game begins; durable on return."""
        self._check()
        made = Table.with_bots(
            table_id, settings, person, seat, bots, started, self.now(), self.chance
        )
        live = await self._add(*made)
        await live.attend()
        return live

    async def _add(self, table: Table, happened: Sequence[LogEntry]) -> LiveTable:
        """Store a new table, and keep it in memory."""
        lines = [stored_entry(one) for one in happened]
        await self.store.append(table.id, lines, row=table_row(table))
        live = LiveTable(table, self._around, self._left, shown_by(table))
        self._live[table.id] = live
        return live

    async def find(self, table_id: str) -> LiveTable:
        """Return the table, loaded if necessary; raise a `ServerError` if there is none.

        While the store fails no table is loaded: its first change could not be saved.
        """
        self._check()
        if not is_id(table_id):
            raise ServerError("server_no_such_table")
        live = self._live.get(table_id)
        if live is not None:
            return live
        if self.store.is_failing:
            raise ServerError("server_cannot_save")
        task = self._loading.get(table_id)
        if task is None or task.done():
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(task)

    async def at(self, table_id: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Do something at a table; repeat it if the table was dropped before it was done."""
        for _ in range(TRIES - 1):
            live = await self.find(table_id)
            try:
                return await work(live)
            except ServerError as error:
                if error.code != "server_try_again":
                    raise
        return await work(await self.find(table_id))

    async def resume(self) -> None:
        """Load all tables where a bot must decide or a clock runs."""
        for table_id in await self._attended_tables():
            try:
                await self.find(table_id)
            except (StoreError, ServerError) as error:
                log.warning(
                    "a table cannot be loaded yet", extra={"table": table_id, "reason": error.code}
                )
                self._begin_taking_up(table_id)
            except Exception:
                if self.is_stopping:
                    return
                log.exception("a table cannot be loaded", extra={"table": table_id})

    async def _attended_tables(self) -> tuple[str, ...]:
        """Return the tables that need a process, however long the store takes to answer."""
        pause = FIRST_PAUSE
        while True:
            try:
                return await self.store.attended_tables()
            except StoreError as error:
                log.warning("the tables are not there yet", extra={"reason": error.code})
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    def check_name(self, person: Person) -> None:
        """Refuse a name that is taken at a table where this person sits and is connected."""
        for live in self.live:
            table = live.table
            if table.seat_of(person.id) is not None and table.visitors.is_here(person.id):
                table.check_name(person)

    async def rename(self, person: Person) -> None:
        """Change a person's name at open sockets and tables in memory; other tables follow."""
        for connection in self.connections:
            if connection.person.id == person.id:
                connection.person = person
        for live in self.live:
            if live.table.seat_of(person.id) is not None:
                await live.rename(person)

    async def send_away(self, seconds: float) -> None:
        """Close all sockets, spread over this time; clients reconnect through other processes."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        for connection in self.connections:
            loop.call_later(uniform(0, seconds), connection.close, close_codes.RESTARTING)
        while self.connections and loop.time() < end:
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Notify everybody, and finish what was accepted.

        A table that fails is logged, and the others still finish.
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
            if isinstance(error, StoreError):
                details = {"table": live.table.id, "reason": error.code}
                log.error("a table was not finished", extra=details)
            elif error is not None:
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
        """Close all connections of a person, at all tables."""
        for connection in self.connections:
            if connection.person.id == person:
                connection.close(code)

    def forget(self, tables: Iterable[str]) -> None:
        """Drop tables from memory that were removed from the store, and close their sockets."""
        for table in tables:
            live = self._live.get(table)
            if live is not None:
                live.say_goodbye("closed", close_codes.GOING_AWAY)
                live.give_up()

    def drop_idle(self) -> None:
        """Drop idle tables from memory, because they may contain names of forgotten people."""
        for live in self.live:
            if live.is_idle:
                live.give_up()

    def leave_idle(self) -> int:
        """Drop tables that nobody uses from memory; return their number."""
        oldest = self.now() - IDLE_SECONDS
        idle = [live for live in self.live if live.is_idle and live.used_at < oldest]
        for live in idle:
            live.give_up()
        return len(idle)

    def _left(self, live: LiveTable, is_needed: bool) -> None:  # noqa: FBT001 - a callback
        """Drop a table that was given up; one that needs a process is soon loaded again."""
        table_id = live.table.id
        if self._live.get(table_id) is live:
            del self._live[table_id]
        if is_needed and not self.is_stopping:
            self._begin_taking_up(table_id)

    def _begin_taking_up(self, table_id: str) -> None:
        task = asyncio.create_task(self._take_up(table_id))
        self._taking_up.add(task)
        task.add_done_callback(self._taking_up.discard)

    def _check(self) -> None:
        if self.is_stopping:
            raise ServerError("server_stopping")

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)  # before the log, which may then be newer
        entries = () if row is None else await self.store.entries(table_id)
        if row is None or not entries:
            raise ServerError("server_no_such_table")
        since = await self._charges.served_since(table_id)
        # Replaying a long log takes time; others must not wait for it.
        table = await asyncio.to_thread(
            Table.replayed, table_id, read_log(entries), since, self.chance
        )
        live = LiveTable(table, self._around, self._left, _shown(row, entries))
        live.serve_from(since)
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
            task.exception()  # mark it as read: the callers have received it, or are gone

    async def _take_up(self, table_id: str) -> None:
        """Load a table that needs a process, as soon as the store works."""
        pause = FIRST_PAUSE
        while not self.is_stopping:
            await asyncio.sleep(pause)
            await self.store.wait_until_well(LONGEST_PAUSE)
            try:
                await self.find(table_id)
            except Exception as error:
                log.warning(
                    "a table cannot be loaded yet",
                    extra={"table": table_id, "reason": type(error).__name__},
                )
                pause = min(LONGEST_PAUSE, 2 * pause)
            else:
                return


def _shown(row: TableRow, entries: Sequence[Entry]) -> Shown | None:
    """Return what a row shows; None if it cannot be read or is older than the last move."""
    moves = (entry for entry in reversed(entries) if entry.game is not None)
    last_move = next(moves, None)
    if last_move is not None and row.changed_at < last_move.at:
        return None
    try:
        return read_summary(row).to_move, row.attended
    except MsgspecError:
        return None

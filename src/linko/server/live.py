"""A table in this process: commands one after the other, durable first, then told to everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Final

from linko.refusal import LinkoError
from linko.server.connection import Connection
from linko.server.errors import ServerError
from linko.server.summaries import finished_game, is_shown_in_lists, table_row
from linko.store import Entry, StoreConflict
from linko.table import (
    Command,
    LogEntry,
    Person,
    Status,
    Table,
    decode_entry,
    encode_entry,
)
from linko.table.log import Moved
from linko.wire import Telling, encode, log_part, presence, snapshot
from linko.wire.to_client import Bye

if TYPE_CHECKING:
    from linko.server.tables import Tables

log = logging.getLogger("linko.table")

WATCHING_PAUSE: Final = 0.7
"""Bots among themselves wait so many seconds before a decision, for people to follow."""

RETRY_PAUSE: Final = 1.0
"""So long a bot's decision rests after something went wrong."""

GOING_AWAY: Final = 1001
RESTARTING: Final = 1012


class LiveTable:
    """A table with its connections, its clock and its thinking bots.

    All changes go through one lock: nobody sees a change before the store has it, and if the store
    refuses it this table is given up and loaded again.
    """

    def __init__(self, table: Table, tables: Tables) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.used_at = tables.now()
        self.version = table.version
        """The last version that is durable; the table may be one step ahead."""
        self.is_given_up = False
        self._shown: tuple[str | None, bool] = (None, False)
        """Who must decide, and whether a process must be awake, as the store has it."""
        self._tables = tables
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        tables.bus.subscribe(table.id, self._hear)

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be lost by forgetting this table for now."""
        return (
            not self.connections
            and not self._lock.locked()
            and self._timer is None
            and self._thinking is None
            and not self._tasks
        )

    async def command(self, command: Command, person: Person) -> int:
        """Carry a command out; the version at which it was, or a `LinkoError`."""
        async with self._lock:
            self._check()
            await self._keep(self.table.tick(self._tables.now()))
            happened = self.table.handle(command, person, self._tables.now())
            await self._keep(happened)
            version = self.table.done(person, command.id)
            return self.table.version if version is None else version

    async def enter(self, connection: Connection, seen: int | None) -> None:
        """Let a connection hear the table from now on, beginning with a snapshot."""
        async with self._lock:
            self._check()
            person = connection.person
            happened = self.table.connect(person, self._tables.now())
            try:
                await self._keep(happened)
                await self._keep(self.table.rename(connection.person, self._tables.now()))
                message = snapshot(self.table, person, self._tables.now(), seen)
            except BaseException:
                self.table.disconnect(person)
                raise
            connection.send(message)
            self._tell_presence()
            self.connections.add(connection)

    async def rename(self, person: Person) -> None:
        """Somebody is called otherwise."""
        async with self._lock:
            if not self.is_given_up:
                await self._keep(self.table.rename(person, self._tables.now()))

    async def exit(self, connection: Connection) -> None:
        """A connection is gone."""
        async with self._lock:  # what is not durable yet must not show in who is present
            if connection in self.connections:
                self.connections.discard(connection)
                self.table.disconnect(connection.person)
                self.used_at = self._tables.now()
                self._tell_presence()

    async def close_table(self, reason: str) -> None:
        """Close the table for good, with a reason."""
        async with self._lock:
            self._check()
            await self._keep(self.table.close(reason, self._tables.now()))

    async def look(self, person: Person, seen: int | None = None) -> bytes:
        """A snapshot for somebody without a connection."""
        async with self._lock:
            self._check()
            return snapshot(self.table, person, self._tables.now(), seen)

    async def log(self, person: Person, before: int) -> bytes:
        """What happened in the present game before a version."""
        async with self._lock:
            self._check()
            return log_part(self.table, person, before)

    async def resync(self, connection: Connection) -> bytes:
        """A snapshot for a connection that lost track; from then on it hears everything again."""
        async with self._lock:
            self._check()
            connection.is_lost = False
            return snapshot(self.table, connection.person, self._tables.now())

    async def attend(self) -> None:
        """Begin what the table needs by itself: a bot's decision, a clock."""
        async with self._lock:
            if not self.is_given_up:
                self._attend()

    def say_goodbye(self, reason: str, code: int) -> None:
        """Tell all connections that this is the end for now."""
        message = encode(Bye(reason))
        for connection in tuple(self.connections):
            connection.send(message)
            connection.close(code)

    async def finish(self) -> None:
        """Stop thinking and finish what was accepted."""
        async with self._lock:
            self.give_up()

    def give_up(self) -> None:
        """Forget this table here; whoever is connected comes back to the table loaded again."""
        self.is_given_up = True
        self._tables.bus.unsubscribe(self.table.id, self._hear)
        self._tables.forget(self)
        self.say_goodbye("reload", RESTARTING)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()

    def _check(self) -> None:
        if self.is_given_up:
            raise ServerError("server_try_again")

    async def _keep(self, happened: Sequence[LogEntry]) -> None:
        """Make what happened durable, then let everybody hear it."""
        if not happened:
            return
        table = self.table
        finished = [finished_game(table, dealt, happened[-1].at) for dealt in table.finished]
        table.finished.clear()
        shown = (table.person_to_move, table.is_attended)
        is_new = shown != self._shown or bool(finished) or is_shown_in_lists(happened)
        row = table_row(table) if is_new else None
        try:
            await self._tables.store.append(
                table.id, [_entry(one) for one in happened], row=row, finished=finished
            )
        except BaseException as error:
            self.give_up()
            if table.is_attended:
                self._tables.take_up_again(table.id)
            if isinstance(error, StoreConflict):
                raise ServerError("server_try_again") from None
            raise
        self._is_durable(tuple(happened))
        self._tables.bus.publish(table.id, self.version)

    def _hear(self, version: int) -> None:
        """Somebody made a version durable; if it was another process, read what it did."""
        if version > self.version:
            self._begin(self._catch_up())

    async def _catch_up(self) -> None:
        """Take in what other processes have stored, and tell the connections of this one."""
        async with self._lock:
            if self.is_given_up:
                return
            entries = await self._tables.store.entries(self.table.id, self.version)
            happened = tuple(
                self.table.take(decode_entry(entry.version, entry.at, entry.data))
                for entry in entries
            )
            self.table.finished.clear()  # whoever stored the end stored the game
            if happened:
                self._is_durable(happened)

    def _is_durable(self, happened: tuple[LogEntry, ...]) -> None:
        """What happened is in the store: now, and not before, everybody hears it."""
        table = self.table
        self.version = table.version
        self._shown = (table.person_to_move, table.is_attended)
        self.used_at = self._tables.now()
        self._tell(lambda: Telling(table, happened).to)
        if table.status is Status.CLOSED:  # after the answer to whoever closed it
            asyncio.get_running_loop().call_soon(self.say_goodbye, "closed", GOING_AWAY)
        self._attend()

    def _tell(self, prepared: Callable[[], Callable[[str], bytes | None]]) -> None:
        """Tell the connections of this process; whatever fails here, the change has happened."""
        if not self.connections:
            return
        try:
            message_to = prepared()
            for connection in self.connections:
                message = message_to(connection.person.id)
                if message is not None:
                    connection.send(message)
        except Exception:
            log.exception("a change cannot be told", extra={"table": self.table.id})
            for connection in self.connections:
                connection.lose_track()

    def _tell_presence(self) -> None:
        def prepared() -> Callable[[str], bytes]:
            message = encode(presence(self.table))
            return lambda _: message

        self._tell(prepared)

    def _attend(self) -> None:
        deadline = self.table.deadline
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if deadline is not None:
            wait = max(0.0, deadline - self._tables.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._begin_tick)
        if self.table.bot_to_move is not None and self._thinking is None:
            self._thinking = asyncio.create_task(self._think())

    def _begin_tick(self) -> None:
        self._timer = None
        self._begin(self._tick())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table's work failed", exc_info=error, extra={"table": self.table.id})

    async def _tick(self) -> None:
        try:
            async with self._lock:
                if not self.is_given_up:
                    await self._keep(self.table.tick(self._tables.now()))
                    self._attend()
        except LinkoError as error:
            log.warning("a clock failed", extra={"table": self.table.id, "code": error.code})

    async def _think(self) -> None:
        """Let bots decide until it is a person's turn."""
        try:
            while not self.is_given_up and (turn := self.table.bot_to_move) is not None:
                await self._think_once(turn[1])
        finally:
            self._thinking = None

    async def _think_once(self, level: str) -> None:
        table = self.table
        dealt, view = table.dealt, table.view(table.to_move)
        if dealt is None or view is None:
            return
        number = dealt.number
        urgent = table.has_people
        if not urgent and self.connections:
            await asyncio.sleep(WATCHING_PAUSE)
        try:
            move = await self._tables.thinkers.choose(level, view, table=table.id, urgent=urgent)
            async with self._lock:
                if not self.is_given_up:
                    await self._keep(
                        table.bot_decides(number, move, self._tables.now(), game=dealt.id)
                    )
        except LinkoError as error:
            log.warning("a bot's decision failed", extra={"table": table.id, "code": error.code})
            await asyncio.sleep(RETRY_PAUSE)
        except Exception:
            log.exception("a bot's decision failed", extra={"table": table.id})
            await asyncio.sleep(RETRY_PAUSE)


def _entry(happened: LogEntry) -> Entry:
    change = happened.change
    data = encode_entry(happened)
    if isinstance(change, Moved):
        return Entry(happened.version, happened.at, data, change.game, change.number)
    return Entry(happened.version, happened.at, data)

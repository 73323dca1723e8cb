"""A table in this process: commands one after the other, durable first, then told to everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from random import uniform
from typing import Final

from linko.bus import Bus
from linko.refusal import LinkoError
from linko.rules import Move
from linko.server.attendant import Attendant, Choose
from linko.server.connection import Connection
from linko.server.errors import ServerError
from linko.server.summaries import finished_game, is_shown_in_lists, table_row
from linko.store import Entry, Store, StoreConflict
from linko.store.errors import StoreError
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
from linko.wire import Telling, close_codes, encode, held, log_part, presence, snapshot
from linko.wire.to_client import Accepted, Bye, ByeReason

log = logging.getLogger("linko.table")

ROW_SECONDS: Final = 1.0
"""How often, at most, the row for lists is written because somebody else must decide."""

Answer = tuple[Connection, str]
"""A connection, and the id of its command that is being carried out."""

Shown = tuple[str | None, bool]
"""Who must decide, and whether a process must be awake, as a row for lists has it."""

MessageTo = Callable[[str, str | None], bytes | None]
"""The message for a person, and the command of theirs behind it."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What every table needs of its process."""

    store: Store
    bus: Bus
    choose: Choose
    now: Callable[[], float]
    """The time, in seconds since 1970."""


class LiveTable:
    """A table with its connections.

    All changes go through one lock: nobody sees a change before the store has it, and if the store
    refuses it this table is given up and loaded again.
    """

    def __init__(
        self,
        table: Table,
        around: Surroundings,
        given_up: Callable[[LiveTable, bool], None],
        shown: Shown | None,
    ) -> None:
        """`given_up` hears of the end, and whether the table still needs a process.

        `shown` is what the row in the store shows; None if the row must be written again.
        """
        self.table = table
        self.connections: set[Connection] = set()
        self.used_at = around.now()
        self.version = table.version
        """The last version that is durable; the table may be one step ahead."""
        self.is_given_up = False
        self.person_to_move: str | None = table.person_to_move
        """Who must decide, as of the last durable version."""
        self._held = held(table)
        """What the own parts were as of the last durable version."""
        self._shown = shown
        """What the row in the store shows; None if that is unknown."""
        self._shown_at = 0.0
        """When this object last wrote the row; 0 if it has not."""
        self._row_timer: asyncio.TimerHandle | None = None
        self._store = around.store
        self._bus = around.bus
        self._now = around.now
        self._given_up = given_up
        self._attendant = Attendant(self, around.choose, around.now)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._bus.subscribe(table.id, self._hear)

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be lost by forgetting this table for now."""
        return (
            not self.connections
            and not self._lock.locked()
            and self._attendant.is_idle
            and self._row_timer is None
            and not self._tasks
        )

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.connections)

    async def command(
        self, command: Command, person: Person, sender: Connection | None = None
    ) -> int:
        """Carry a command out; the version at which it was, or a `LinkoError`.

        The connection that sent it hears so: in its update, or in a message of its own.
        """
        async with self._lock:
            self._check()
            try:
                if late := self.table.tick(self._now()):
                    await self._keep(late)
                happened = self.table.handle(command, person, self._now())
            except LinkoError:  # a refusal changes nothing
                raise
            except Exception:
                self._give_up_half_changed()
                raise
            is_answered = await self._keep(
                happened, None if sender is None else (sender, command.id)
            )
            done = self.table.done(person, command.id)
            version = self.table.version if done is None else done
        if sender is not None and not is_answered:
            sender.send(encode(Accepted(command.id, version)))
        return version

    async def enter(self, connection: Connection, seen: int | None) -> None:
        """Let a connection hear the table from now on, beginning with a snapshot."""
        async with self._lock:
            self._check()
            person = connection.person
            happened = self.table.connect(person, self._now())
            try:
                await self._keep(happened)
                await self._keep(self.table.rename(connection.person, self._now()))
                message = snapshot(self.table, person, self._now(), seen)
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
                await self._keep(self.table.rename(person, self._now()))

    async def exit(self, connection: Connection) -> None:
        """A connection is gone."""
        async with self._lock:  # what is not durable yet must not show in who is present
            if connection in self.connections:
                self.connections.discard(connection)
                self.table.disconnect(connection.person)
                self.used_at = self._now()
                self._tell_presence()

    async def close_table(self, reason: str) -> None:
        """Close the table for good, with a reason."""
        async with self._lock:
            self._check()
            await self._keep(self.table.close(reason, self._now()))

    async def look(self, person: Person, seen: int | None = None) -> bytes:
        """A snapshot for somebody without a connection."""
        async with self._lock:
            self._check()
            return snapshot(self.table, person, self._now(), seen)

    async def log(self, person: Person, before: int) -> bytes:
        """What happened in the present game before a version."""
        async with self._lock:
            self._check()
            return log_part(self.table, person, before)

    async def resync(self, connection: Connection) -> bytes:
        """A snapshot for a connection that lost track; from then on it hears everything again."""
        async with self._lock:
            self._check()
            message = snapshot(self.table, connection.person, self._now())
            connection.is_lost = False  # not before there is one
            return message

    async def attend(self) -> None:
        """Begin what the table needs by itself: a bot's decision, a clock, a row that is right."""
        async with self._lock:
            if not self.is_given_up:
                self._attendant.attend()
                if self.table.status is Status.RUNNING and self._shown != shown_by(self.table):
                    self._begin_row()

    async def tick(self) -> None:
        """Let happen what time brings."""
        async with self._lock:
            if not self.is_given_up:
                try:
                    happened = self.table.tick(self._now())
                except Exception:
                    self._give_up_half_changed()
                    raise
                await self._keep(happened)
                self._attendant.attend()

    async def bot_decides(self, game: str, number: int, move: Move) -> None:
        """Make the decision of a bot, unless somebody else was quicker."""
        async with self._lock:
            if not self.is_given_up:
                await self._keep(self.table.bot_decides(number, move, self._now(), game=game))

    def say_goodbye(self, reason: ByeReason, code: int) -> None:
        """Tell all connections that this is the end for now."""
        message = encode(Bye(reason))
        for connection in tuple(self.connections):
            connection.send(message)
            connection.close(code)

    async def finish(self) -> None:
        """Finish what was accepted, write the row for lists, and give the table up.

        The table is given up even if the store fails, whose error is raised.
        """
        async with self._lock:
            if self.is_given_up:
                return
            try:
                await self._write_row()
            finally:
                self.give_up()

    def give_up(self, *, is_needed: bool = False) -> None:
        """Forget this table here; whoever is connected comes back to the table loaded again."""
        self.is_given_up = True
        self._bus.unsubscribe(self.table.id, self._hear)
        self._given_up(self, is_needed)
        self.say_goodbye("reload", close_codes.RESTARTING)
        self._attendant.stop()
        self._stop_row_timer()

    def _give_up_half_changed(self) -> None:
        """Give up a table that may differ from the store; it is loaded again if it needs that."""
        if not self.is_given_up:
            was_attended = self._shown is not None and self._shown[1]
            self.give_up(is_needed=was_attended or self.table.is_attended)

    def _check(self) -> None:
        if self.is_given_up:
            raise ServerError("server_try_again")

    async def _keep(self, happened: Sequence[LogEntry], answer: Answer | None = None) -> bool:
        """Make what happened durable, then let everybody hear it; whether that was an answer."""
        if not happened:
            return False
        table = self.table
        try:
            finished = [finished_game(table, dealt, happened[-1].at) for dealt in table.finished]
            table.finished.clear()
            shown = shown_by(table)
            is_row_due = bool(finished) or self._is_row_due(shown) or is_shown_in_lists(happened)
            row = table_row(table) if is_row_due else None
            await self._store.append(
                table.id, [_entry(one) for one in happened], row=row, finished=finished
            )
        except BaseException as error:
            self._give_up_half_changed()
            if isinstance(error, StoreConflict):
                raise ServerError("server_try_again") from None
            raise
        if row is not None:
            self._shown, self._shown_at = shown, self._now()
        elif shown != self._shown:
            self._set_row_timer()
        self.person_to_move = shown[0]
        is_answered = self._is_durable(happened, answer)
        self._bus.publish(table.id, self.version)
        return is_answered

    def _is_row_due(self, shown: Shown) -> bool:
        """Whether the row must be written together with the change that leads to `shown`."""
        known = self._shown
        if known is None or shown[1] != known[1]:
            return True
        return shown != known and self._now() - self._shown_at >= ROW_SECONDS

    def _set_row_timer(self) -> None:
        if self._row_timer is None and not self.is_given_up:
            loop = asyncio.get_running_loop()
            wait = uniform(ROW_SECONDS, 3 * ROW_SECONDS)  # tables that began together drift apart
            self._row_timer = loop.call_later(wait, self._begin_row)

    def _begin_row(self) -> None:
        self._row_timer = None
        self._begin(self._write_row_later())

    async def _write_row_later(self) -> None:
        """Write the row; if the store fails, try again after a while."""
        async with self._lock:
            if self.is_given_up:
                return
            try:
                await self._write_row()
            except StoreError as error:
                log.warning(
                    "a row cannot be written", extra={"table": self.table.id, "code": error.code}
                )
                self._set_row_timer()

    async def _write_row(self) -> None:
        """Write the row for lists unless it is right already; for holders of the lock."""
        self._stop_row_timer()
        shown = shown_by(self.table)
        if shown != self._shown:
            await self._store.append(self.table.id, (), row=table_row(self.table))
            self._shown, self._shown_at = shown, self._now()

    def _stop_row_timer(self) -> None:
        if self._row_timer is not None:
            self._row_timer.cancel()
            self._row_timer = None

    def _hear(self, version: int) -> None:
        """Somebody made a version durable; if it was another process, read what it did."""
        if version > self.version:
            self._begin(self._catch_up())

    async def _catch_up(self) -> None:
        """Take in what other processes have stored, and tell the connections of this one."""
        async with self._lock:
            if self.is_given_up:
                return
            entries = await self._store.entries(self.table.id, self.version)
            happened = tuple(
                self.table.apply_entry(decode_entry(entry.version, entry.at, entry.data))
                for entry in entries
            )
            self.table.finished.clear()  # whoever stored the end stored the game
            if happened:
                self.person_to_move = self.table.person_to_move
                self._shown = None  # the other process may yet write the row, or die before
                self._is_durable(happened)

    def _is_durable(self, happened: Sequence[LogEntry], answer: Answer | None = None) -> bool:
        """What happened is in the store: now, and not before, everybody hears it."""
        table = self.table
        self.version = table.version
        self.used_at = self._now()
        before, self._held = self._held, held(table)
        is_answered = self._tell(lambda: Telling(table, happened, before).to, answer)
        if table.status is Status.CLOSED:  # after the answer to whoever closed it
            loop = asyncio.get_running_loop()
            loop.call_soon(self.say_goodbye, "closed", close_codes.GOING_AWAY)
        self._attendant.attend()
        return is_answered

    def _tell(self, prepared: Callable[[], MessageTo], answer: Answer | None = None) -> bool:
        """Tell the connections of this process; whatever fails here, the change has happened.

        Whether that answered a command.
        """
        is_answered = False
        if not self.connections:
            return is_answered
        sender, command = answer or (None, None)
        try:
            message_to = prepared()
            for connection in self.connections:
                is_sender = connection is sender
                message = message_to(connection.person.id, command if is_sender else None)
                if message is not None:
                    is_answered = is_answered or is_sender
                    connection.send(message)
        except Exception:
            log.exception("a change cannot be told", extra={"table": self.table.id})
            for connection in self.connections:
                connection.lose_track()
        return is_answered

    def _tell_presence(self) -> None:
        def prepared() -> MessageTo:
            message = encode(presence(self.table))
            return lambda *_: message

        self._tell(prepared)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table's work failed", exc_info=error, extra={"table": self.table.id})


def shown_by(table: Table) -> Shown:
    """What the row of a table shows if it is written now."""
    return table.person_to_move, table.is_attended


def _entry(happened: LogEntry) -> Entry:
    change = happened.change
    data = encode_entry(happened)
    if isinstance(change, Moved):
        return Entry(happened.version, happened.at, data, change.game, change.number)
    return Entry(happened.version, happened.at, data)

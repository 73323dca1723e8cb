"""A table in this process: each change is made durable first, then sent to everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Final, TypeVar

from linko.bus import Bus, Message, NewLines
from linko.bus.messages import Present, TakenUp
from linko.refusal import LinkoError
from linko.rules import Move
from linko.server.attendant import Attendant, Choose
from linko.server.audience import Answer, Audience, MessageTo
from linko.server.charges import Charges
from linko.server.connection import Connection
from linko.server.errors import ServerError
from linko.server.list_row import ListRow, Shown, shown_by
from linko.server.log_lines import read_log, stored_entry
from linko.server.metrics import Metrics
from linko.server.summaries import finished_game, is_shown_in_lists, table_row
from linko.store import Entry, Store, StoreConflict
from linko.store.errors import StoreError
from linko.table import Command, LogEntry, Person, Status, Table, decode_entry
from linko.table.log import Moved, StoodIn
from linko.table.places import Reason
from linko.wire import (
    Telling,
    close_codes,
    encode,
    held,
    log_part,
    presence,
    refused,
    snapshot,
)
from linko.wire.to_client import Accepted, Bye, ByeReason

log = logging.getLogger("linko.table")

T = TypeVar("T")

RENAME_SECONDS: Final = 3.0
"""Seconds between two log entries for new names of the same person."""

PRESENCE_SECONDS: Final = 1.0
"""Seconds between two messages about who is at the table."""

TRIES: Final = 30
"""Maximum number of attempts at a change if other processes are always faster."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What every table needs from its process."""

    store: Store
    bus: Bus
    charges: Charges
    choose: Choose
    now: Callable[[], float]
    """The time, in seconds since 1970."""
    metrics: Metrics = field(default_factory=Metrics)


class Overtaken(Exception):  # noqa: N818 - an event, not an error
    """Another process has changed the table first; it is up to date now, without our change."""


class LiveTable:
    """A table with its connections.

    All changes go through one lock: nobody sees a change before it is stored. If the store refuses
    a change because another process was faster, the table is read again and the change is made
    again. If the store fails, this table is given up and loaded again.
    """

    def __init__(
        self,
        table: Table,
        around: Surroundings,
        given_up: Callable[[LiveTable, bool], None],
        shown: Shown | None,
    ) -> None:
        """`given_up` is called at the end, with whether the table still needs a process.

        `shown` is what the row in the store shows; None if the row must be written again.
        """
        self.table = table
        self._audience = Audience(table.id)
        self.used_at = around.now()
        self.version = table.version
        """The last durable version; the table may be one step ahead."""
        self.is_given_up = False
        self.person_to_move: str | None = table.person_to_move
        """Who must decide, as of the last durable version."""
        self._held = held(table)
        """The own parts as of the last durable version."""
        self._row = ListRow(shown, around.now, self._begin_row)
        self._renamed: dict[str, Person | None] = {}
        """People renamed lately, with the newest name if it is not written yet."""
        self._presence_timer: asyncio.TimerHandle | None = None
        """Runs while no message about presence may be sent."""
        self._is_presence_due = False
        self._store = around.store
        self._bus = around.bus
        self._charges = around.charges
        self._elsewhere: dict[str, frozenset[str]] = {}
        """The people connected through other processes, by process."""
        self.presence_version = 0
        """Number of messages about these people heard so far."""
        self._served_since = 0.0
        table.visitors.is_certain = not around.bus.is_shared
        self._now = around.now
        self._metrics = around.metrics
        self._given_up = given_up
        self._attendant = Attendant(self, around.choose, around.now)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._bus.subscribe(table.id, self._hear)

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be lost if this table were dropped from memory."""
        return (
            not self.connections
            and not self._lock.locked()
            and self._attendant.is_idle
            and not self._row.is_waiting
            and not self._renamed
            and not self._tasks
        )

    @property
    def connections(self) -> set[Connection]:
        """The connections to this table through this process."""
        return self._audience.connections

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected, through any process."""
        return self.table.visitors.is_anybody_here

    @property
    def is_in_charge(self) -> bool:
        """Whether this process lets the bots think and watches the clocks."""
        return self._charges.is_ours(self.table.id)

    def ask_for_charge(self) -> None:
        """Ask to be in charge of this table, if there is anything to do."""
        if self.table.is_attended and not self.is_given_up:
            self._charges.ask(self.table.id)

    async def command(
        self, command: Command, person: Person, sender: Connection | None = None
    ) -> int:
        """Carry out a command; return the version of its effect, or raise a `LinkoError`.

        The sender is notified by its update, or by a message of its own.
        """
        received = perf_counter()
        async with self._lock:
            self._check()
            due_at = self.table.due_at
            if due_at is not None and self._now() >= due_at and self.is_in_charge:
                await self._change(lambda: self.table.tick(self._now()))
            is_answered = await self._change(
                lambda: self.table.handle(command, person, self._now()),
                None if sender is None else (sender, command.id),
                received,
            )
            done = self.table.done(person, command.id)
            version = self.table.version if done is None else done
        if sender is not None and not is_answered:
            sender.send(encode(Accepted(command.id, version)))
        return version

    async def enter(self, connection: Connection, seen: int | None) -> None:
        """Add a connection, which receives a snapshot and then every change."""
        async with self._lock:
            self._check()
            await self._has_news()
            self._check()
            person = connection.person
            happened = self.table.connect(person, self._now())
            try:
                try:
                    await self._keep(happened)
                except Overtaken:
                    await self._change(lambda: self.table.come_back(person, self._now()))
                await self._rename(connection.person)
                message = snapshot(self.table, person, self._now(), seen)
            except BaseException:
                self.table.disconnect(person, self._now())
                raise
            connection.send(message)
            self._presence_changed()
            self.connections.add(connection)
            self._attend_offer()

    async def rename(self, person: Person) -> None:
        """Change the name of a seated person, at once or soon; the newest name wins."""
        async with self._lock:
            if not self.is_given_up:
                await self._rename(person)

    async def exit(self, connection: Connection) -> None:
        """Remove a connection that is gone."""
        async with self._lock:  # presence must not reveal a change that is not durable yet
            if connection in self.connections:
                self.connections.discard(connection)
                self.table.disconnect(connection.person, self._now())
                self.used_at = self._now()
                self._presence_changed()
                self._attend_offer()

    async def close_table(self, reason: str) -> None:
        """Close the table for good, with a reason."""
        async with self._lock:
            self._check()
            await self._change(lambda: self.table.close(reason, self._now()))

    async def read(self, look: Callable[[Table], T]) -> T:
        """Return what `look` finds at the table between two changes."""
        async with self._lock:
            self._check()
            return look(self.table)

    async def look(self, person: Person, seen: int | None = None) -> bytes:
        """Return a snapshot for a person without a connection."""
        async with self._lock:
            self._check()
            await self._has_news()
            return snapshot(self.table, person, self._now(), seen)

    async def log(self, person: Person, before: int) -> bytes:
        """Return what happened in the present game before a version."""
        async with self._lock:
            self._check()
            return log_part(self.table, person, before)

    async def resync(self, connection: Connection) -> bytes:
        """Return a snapshot for a connection that lost messages, and send it changes again."""
        async with self._lock:
            self._check()
            message = snapshot(self.table, connection.person, self._now())
            connection.is_lost = False  # only now: making the snapshot may fail
            return message

    async def attend(self) -> None:
        """Start what the table needs by itself: a bot's decision, a clock, a correct row."""
        async with self._lock:
            if not self.is_given_up:
                self._attendant.attend()
                if self.table.status is Status.RUNNING and self._row.shown != shown_by(self.table):
                    self._begin_row()

    def _attend_offer(self) -> None:
        """After somebody came or went: deal the next game when nobody present holds it up."""
        if self.table.offer is not None and not self.is_given_up:
            self._attendant.attend()

    async def tick(self) -> None:
        """Act on everything whose time has come."""
        async with self._lock:
            if not self.is_given_up:
                await self._change(lambda: self.table.tick(self._now()))
                self._attendant.attend()

    async def bot_decides(self, game: str, number: int, move: Move) -> None:
        """Make the decision of a bot, unless the decision was made already."""
        async with self._lock:
            if not self.is_given_up:
                await self._change(
                    lambda: self.table.bot_decides(number, move, self._now(), game=game)
                )

    def say_goodbye(self, reason: ByeReason, code: int) -> None:
        """Send a last message to all connections and close them."""
        self._audience.dismiss(encode(Bye(reason)), code)

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
        """Drop this table from memory; connected clients come back and load it again."""
        self.is_given_up = True
        self._bus.unsubscribe(self.table.id, self._hear)
        self._charges.give_back(
            self.table.id, is_attended=self.table.is_attended, has_failed=is_needed
        )
        self._charges.note_presence(self.table.id, ())
        self._given_up(self, is_needed)
        self.say_goodbye("reload", close_codes.RESTARTING)
        self._attendant.stop()
        self._row.stop()
        if self._presence_timer is not None:
            self._presence_timer.cancel()

    def _say_unsaved(self) -> None:
        """Tell everybody that nothing can be saved for now; they come back by themselves.

        This refuses no command, so clients send unanswered commands again.
        """
        cannot_save = ServerError("server_cannot_save")
        message = encode(refused(cannot_save, None, self.version))
        self._audience.dismiss(message, close_codes.RESTARTING)

    def _give_up_half_changed(self) -> None:
        """Give up a table that may differ from the store; load it again if it needs a process."""
        if not self.is_given_up:
            was_attended = self._row.shown is not None and self._row.shown[1]
            self.give_up(is_needed=was_attended or self.table.is_attended)

    def _check(self) -> None:
        if self.is_given_up:
            raise ServerError("server_try_again")

    async def _change(
        self,
        change: Callable[[], Sequence[LogEntry]],
        answer: Answer | None = None,
        received: float | None = None,
    ) -> bool:
        """Make a change, keep it and send it; return whether that answered the command.

        If another process was faster, the change is made again at the table as it is then. A
        `LinkoError` of `change` is a refusal, which changes nothing; before it counts, the store is
        asked whether it is still right. `received` is when the command behind it was received, by
        `perf_counter`.
        """
        for _ in range(TRIES):
            try:
                happened = change()
            except LinkoError:
                if not await self._has_news():
                    raise
                continue
            except Exception:
                self._give_up_half_changed()
                raise
            try:
                return await self._keep(happened, answer, received)
            except Overtaken:
                continue
        raise ServerError("server_try_again")

    async def _keep(
        self,
        happened: Sequence[LogEntry],
        answer: Answer | None = None,
        received: float | None = None,
    ) -> bool:
        """Make changes durable, then send them; return whether that answered the command."""
        if not happened:
            return False
        began = perf_counter() if received is None else received
        table = self.table
        lines = [stored_entry(one) for one in happened]
        try:
            finished = [finished_game(table, dealt, happened[-1].at) for dealt in table.finished]
            table.finished.clear()
            shown = shown_by(table)
            is_row_due = bool(finished) or self._row.is_due(shown) or is_shown_in_lists(happened)
            row = table_row(table) if is_row_due else None
            await self._store.append(table.id, lines, row=row, finished=finished)
        except BaseException as error:
            if isinstance(error, StoreConflict) and self._bus.is_shared:
                await self._read_again()
                raise Overtaken from None
            if isinstance(error, StoreError) and not isinstance(error, StoreConflict):
                self._say_unsaved()
            self._give_up_half_changed()
            if isinstance(error, StoreConflict):
                raise ServerError("server_try_again") from None
            raise
        if row is not None:
            self._row.note(shown)
        elif shown != self._row.shown:
            self._row.wait()
        self.person_to_move = shown[0]
        before = self.version
        durable = perf_counter()
        is_answered = self._is_durable(happened, answer)
        if isinstance(happened[0].change, Moved):
            self._metrics.moved(happened[0].by is None, began, durable, perf_counter())
        if self._bus.is_heard(table.id):
            news = NewLines(table.id, before, tuple(lines), self._row.shown)
            self._bus.publish(table.id, news)
        return is_answered

    def _begin_row(self) -> None:
        self._begin(self._write_row_later())

    async def _write_row_later(self) -> None:
        """Write the row; if the store fails, try again later."""
        async with self._lock:
            if self.is_given_up:
                return
            try:
                await self._write_row()
            except StoreError as error:
                log.warning(
                    "a row cannot be written", extra={"table": self.table.id, "code": error.code}
                )
                self._row.wait()

    async def _write_row(self) -> None:
        """Write the row for lists unless it is correct; the caller must hold the lock."""
        self._row.stop()
        shown = shown_by(self.table)
        if shown != self._row.shown:
            await self._store.append(self.table.id, (), row=table_row(self.table))
            self._row.note(shown)

    def _hear(self, sender: str, message: Message) -> None:
        """Take note of what another process says about this table."""
        match message:
            case NewLines() if message.after + len(message.lines) > self.version:
                self._begin(self._catch_up(message))
            case Present():
                self.presence_version += 1
                self.hear_presence({**self._elsewhere, sender: frozenset(message.people)})
            case TakenUp():
                self.serve_from(message.since)
                self._begin(self.attend())
            case _:
                pass

    async def catch_up(self) -> None:
        """Read what other processes have stored, and send it to the connections here."""
        await self._catch_up(None)

    def begin_catch_up(self) -> None:
        """Catch up without waiting for it, because a message may be lost."""
        self._begin(self._catch_up(None))

    def hear_presence(self, people: Mapping[str, frozenset[str]], *, certain: bool = False) -> None:
        """Note who is connected through each other process; `certain`: this is everybody."""
        visitors = self.table.visitors
        if certain:
            visitors.is_certain = True
        known = {process: there for process, there in people.items() if there}
        if known != self._elsewhere:
            self._elsewhere = known
            visitors.hear_elsewhere(frozenset().union(*known.values()), self._now())
            self._begin(self._tell_due_presence())

    def lose_processes(self, gone: frozenset[str]) -> None:
        """Note that other processes have died, with their connections.

        A person who was connected through one of them may not have been shown that it is their
        turn: their clock starts again.
        """
        known = self._elsewhere
        if gone.isdisjoint(known):
            return
        self.hear_presence({one: who for one, who in known.items() if one not in gone})
        to_move = self.table.person_to_move
        if any(to_move in who for one, who in known.items() if one in gone):
            self.serve_from(self._now())
            self._bus.publish(self.table.id, TakenUp(self.table.id, self._served_since))
            self._begin(self.attend())

    def be_uncertain(self) -> None:
        """Note that nobody knows who is connected through other processes."""
        self.table.visitors.is_certain = False

    def tell_processes_presence(self) -> None:
        """Tell other processes who is connected through this one."""
        if not self.is_given_up:
            self._charges.note_presence(self.table.id, self.table.visitors.connected)

    def serve_from(self, since: float) -> None:
        """Charge no clock for the time before `since`, when no process served the table."""
        self._served_since = max(self._served_since, since)
        self.table.serve_from(since)

    async def _catch_up(self, news: NewLines | None) -> None:
        """Apply what other processes have stored, and send it to the connections of this one.

        If we have the version just before `news`, they are enough; else the store is asked.
        """
        async with self._lock:
            if self.is_given_up:
                return
            lines: Sequence[Entry]
            if news is not None and news.after == self.version:
                lines, self._row.shown = news.lines, news.shown
            elif news is not None and news.after + len(news.lines) <= self.version:
                return
            else:
                try:
                    lines = await self._store.entries(self.table.id, self.version)
                except StoreError:
                    self._give_up_half_changed()
                    return
                if lines:
                    self._row.shown = None  # the other process may still write the row, or die
            if lines:
                await self._apply(lines)

    async def _has_news(self) -> bool:
        """Apply what other processes have stored; return whether there was anything. Lock held.

        Messages of other processes arrive a moment late. A person who was connected to another
        process must not see an older table here, and no valid command must be refused.
        """
        if not self._bus.is_shared:
            return False
        try:
            lines = await self._store.entries(self.table.id, self.version)
        except StoreError:
            return False
        if lines:
            self._row.shown = None
            await self._apply(lines)
        return bool(lines)

    async def _apply(self, lines: Sequence[Entry]) -> None:
        """Apply entries that another process has stored; the caller must hold the lock."""
        table = self.table
        try:
            happened = tuple(
                table.apply_entry(decode_entry(line.version, line.at, line.data)) for line in lines
            )
        except Exception:
            self._give_up_half_changed()
            raise
        table.finished.clear()  # the other process has stored the game
        self.person_to_move = table.person_to_move
        self._is_durable(happened)
        await self._bring_back(happened)

    async def _bring_back(self, happened: Sequence[LogEntry]) -> None:
        """Give people their seats back who were here when another process handed them over."""
        for entry in happened:
            change = entry.change
            if isinstance(change, StoodIn) and change.reason is Reason.HANDED:
                person = self.table.places[change.seat].person
                if person is not None and person.id in self.table.visitors.connected:
                    await self._change(partial(self.table.come_back, person, self._now()))

    async def _read_again(self) -> None:
        """Read the whole table again, in place of one with a change that was refused."""
        old = self.table
        try:
            entries = await self._store.entries(old.id)
            table = await asyncio.to_thread(
                Table.replayed, old.id, read_log(entries), self._served_since, old.chance
            )
        except BaseException:
            self._give_up_half_changed()
            raise
        if table.version < self.version or table.broken is not None:  # gone, or not readable
            self._give_up_half_changed()
            raise ServerError("server_try_again")
        table.visitors = old.visitors
        self.table = table
        self._row.shown = None
        self.person_to_move = table.person_to_move
        missed = table.log.since(self.version)
        if missed is None:
            self.version, self._held = table.version, held(table)
            self._audience.lose_track()
            self._attendant.attend()
        elif missed:
            self._is_durable(missed)

    def _is_durable(self, happened: Sequence[LogEntry], answer: Answer | None = None) -> bool:
        """Send changes that are durable now, and start what the new position needs."""
        table = self.table
        self.version = table.version
        self.used_at = self._now()
        before, self._held = self._held, held(table)
        is_answered = self._audience.tell(lambda: Telling(table, happened, before).to, answer)
        if table.status is Status.CLOSED:  # after the answer to the person who closed it
            loop = asyncio.get_running_loop()
            loop.call_soon(self.say_goodbye, "closed", close_codes.GOING_AWAY)
        self._attendant.attend()
        return is_answered

    async def _rename(self, person: Person) -> None:
        """Write a new name unless this person got one lately; the caller must hold the lock."""
        if person.id in self._renamed:
            self._renamed[person.id] = person
        elif happened := self.table.rename(person, self._now()):
            self._renamed[person.id] = None
            loop = asyncio.get_running_loop()
            loop.call_later(RENAME_SECONDS, self._may_rename_again, person.id)
            try:
                await self._keep(happened)
            except Overtaken:
                await self._change(lambda: self.table.rename(person, self._now()))

    def _may_rename_again(self, person_id: str) -> None:
        if not self.is_given_up:
            self._begin(self._write_newest_name(person_id))

    async def _write_newest_name(self, person_id: str) -> None:
        async with self._lock:  # first: a newer name may be waiting for it
            newest = self._renamed.pop(person_id, None)
            if newest is not None and not self.is_given_up:
                await self._rename(newest)

    def _presence_changed(self) -> None:
        self.tell_processes_presence()
        self._tell_presence()

    def _tell_presence(self) -> None:
        """Send who is here, at most every `PRESENCE_SECONDS`; the caller must hold the lock."""
        if self._presence_timer is not None:
            self._is_presence_due = True
            return
        self._is_presence_due = False
        if not self.connections:
            return
        loop = asyncio.get_running_loop()
        self._presence_timer = loop.call_later(PRESENCE_SECONDS, self._may_tell_presence)

        def prepared() -> MessageTo:
            message = encode(presence(self.table))
            return lambda *_: message

        self._audience.tell(prepared)

    def _may_tell_presence(self) -> None:
        self._presence_timer = None
        if self._is_presence_due:
            self._begin(self._tell_due_presence())

    async def _tell_due_presence(self) -> None:
        async with self._lock:  # presence must not reveal a change that is not durable yet
            if not self.is_given_up:
                self._tell_presence()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table's work failed", exc_info=error, extra={"table": self.table.id})

"""A table in this process: each change is made durable first, then sent to everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import cache
from time import perf_counter
from typing import TypeVar

from linko.bus import Message, NewLines
from linko.bus.messages import Messages, Present, TakenUp
from linko.rules import Move
from linko.server.attendant import Attendant
from linko.server.audience import Answer, Audience
from linko.server.connection import Connection
from linko.server.errors import ServerError
from linko.server.forwarding import forwarded, with_messages
from linko.server.kept_table import KeptTable, Overtaken, Surroundings
from linko.server.list_row import Shown
from linko.server.name_changes import NameChanges
from linko.server.table_hints import TableHints
from linko.server.table_presence import TablePresence
from linko.store.errors import StoreError
from linko.table import Command, LogEntry, Person, Status, Table
from linko.table.errors import TableError
from linko.table.hints import HintPlace
from linko.wire import Telling, close_codes, encode, held, log_part, refused, snapshot
from linko.wire.to_client import Accepted, Bye, ByeReason

log = logging.getLogger("linko.table")

T = TypeVar("T")


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
        self._audience = Audience(table.id)
        self._kept = KeptTable(table, around, self, shown, self._begin_row)
        self._names = NameChanges(self._kept, around.now, self._may_rename_again)
        self.presence = TablePresence(
            self._kept, self._audience, around.now, lambda: self._begin(self._tell_due_presence())
        )
        self.hints = TableHints()
        self.used_at = around.now()
        self.is_given_up = False
        self._held = held(table)
        """The own parts as of the last durable version."""
        self._bus = around.bus
        self._charges = around.charges
        table.visitors.is_certain = not around.bus.is_shared
        self._now = around.now
        self._given_up = given_up
        self._attendant = Attendant(self, around.choose, around.choose_in_daily, around.now)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._bus.subscribe(table.id, self._hear)

    @property
    def table(self) -> Table:
        """The table; it may be one step ahead of the store."""
        return self._kept.table

    @property
    def version(self) -> int:
        """The last durable version."""
        return self._kept.version

    @property
    def due_at(self) -> float | None:
        """When a clock runs out, or the next game is dealt."""
        return self._kept.due_at

    @property
    def person_to_move(self) -> str | None:
        """Who must decide, as of the last durable version."""
        return self._kept.person_to_move

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be lost if this table were dropped from memory."""
        return (
            not self.connections
            and not self._lock.locked()
            and self._attendant.is_idle
            and not self._kept.row.is_waiting
            and self._names.is_idle
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
            if self._kept.is_due and self.is_in_charge:
                await self._kept.tick()
            is_answered = await self._kept.change(
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
            await self._kept.has_news()
            self._check()
            person = connection.person
            self._check_may_see(person)
            happened = self.table.connect(person, self._now())
            try:
                try:
                    await self._kept.keep(happened)
                except Overtaken:
                    await self._kept.change(lambda: self.table.come_back(person, self._now()))
                await self._names.write(connection.person)
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
                await self._names.write(person)

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
            await self._kept.change(lambda: self.table.close(reason, self._now()))

    async def note_hint(self, person: Person, place: HintPlace) -> None:
        """Record a hint, so that it may be given; refuse it if the decision was already made."""
        async with self._lock:
            self._check()
            await self._kept.change(lambda: self.table.hinted(person, place, self._now()))

    async def read(self, look: Callable[[Table], T]) -> T:
        """Return what `look` finds at the table between two changes."""
        async with self._lock:
            self._check()
            return look(self.table)

    async def look(self, person: Person, seen: int | None = None) -> bytes:
        """Return a snapshot for a person without a connection."""
        async with self._lock:
            self._check()
            await self._kept.has_news()
            self._check_may_see(person)
            return snapshot(self.table, person, self._now(), seen)

    async def log(self, person: Person, before: int) -> bytes:
        """Return what happened in the current game before a version."""
        async with self._lock:
            self._check()
            self._check_may_see(person)
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
                if self.table.status is Status.RUNNING and not self._kept.is_row_correct:
                    self._begin_row()

    def _attend_offer(self) -> None:
        """After somebody came or went: deal the next game when nobody present holds it up."""
        if self.table.offer is not None and not self.is_given_up:
            self._attendant.attend()

    async def tick(self) -> None:
        """Act on everything whose time has come."""
        async with self._lock:
            if not self.is_given_up:
                await self._kept.tick()
                self._attendant.attend()

    async def bot_decides(self, game: str, number: int, move: Move) -> None:
        """Make the decision of a bot, unless the decision was made already."""
        async with self._lock:
            if not self.is_given_up:
                await self._kept.change(
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
                await self._kept.write_row()
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
        self._kept.row.stop()
        self.presence.stop()

    def _check(self) -> None:
        if self.is_given_up:
            raise ServerError("server_try_again")

    def _check_may_see(self, person: Person) -> None:
        """Refuse a deal of the day to everybody but its player."""
        if self.table.is_daily and self.table.seat_of(person.id) is None:
            raise TableError("table_daily_closed")

    def _begin_row(self) -> None:
        self._begin(self._write_row_later())

    async def _write_row_later(self) -> None:
        """Write the row; if the store fails, try again later."""
        async with self._lock:
            if self.is_given_up:
                return
            try:
                await self._kept.write_row()
            except StoreError as error:
                log.warning(
                    "a row cannot be written", extra={"table": self.table.id, "code": error.code}
                )
                self._kept.row.wait()

    def _hear(self, sender: str, message: Message) -> None:
        """Take note of what another process says about this table."""
        match message:
            case NewLines() if message.after + len(message.lines) > self.version:
                is_next = message.after == self.version and not self._lock.locked()
                if is_next and message.messages and not self.is_given_up:
                    self._kept.follow(message)
                else:
                    self._begin(self.catch_up(message))
            case Present():
                self.presence.hear_from(sender, message.people)
            case TakenUp():
                self.serve_from(message.since)
                self._begin(self.attend())
            case _:
                pass

    async def catch_up(self, news: NewLines | None = None) -> None:
        """Apply what other processes have stored, and send it to the connections here."""
        async with self._lock:
            if not self.is_given_up:
                await self._kept.catch_up(news)

    def begin_catch_up(self) -> None:
        """Catch up without waiting for it, because a message may be lost."""
        self._begin(self.catch_up())

    def lose_processes(self, gone: frozenset[str]) -> None:
        """Note that other processes have died, with their connections.

        A person who was connected through one of them may not have been shown that it is their
        turn: their clock starts again.
        """
        if self.table.person_to_move in self.presence.lose(gone):
            since = self._kept.serve_from(self._now())
            self._bus.publish(self.table.id, TakenUp(self.table.id, since))
            self._begin(self.attend())

    def tell_processes_presence(self) -> None:
        """Tell other processes who is connected through this one."""
        if not self.is_given_up:
            self._charges.note_presence(self.table.id, self.table.visitors.connected)

    def serve_from(self, since: float) -> None:
        """Charge no clock for the time before `since`, when no process served the table."""
        self._kept.serve_from(since)

    # What the kept table calls, with the lock held

    def tell(
        self,
        happened: Sequence[LogEntry],
        answer: Answer | None = None,
        *,
        news: NewLines | None = None,
        messages: Messages = (),
    ) -> bool:
        """Send changes that are durable now, and start what the new position needs.

        `news` is for other processes; `messages` were made by another process.
        """
        table = self.table
        self.used_at = self._now()
        before, self._held = self._held, held(table)
        telling = cache(lambda: Telling(table, happened, before))
        is_answered = self._audience.tell(
            lambda: forwarded(messages, table, telling) if messages else telling().to, answer
        )
        if news is not None:
            self._bus.publish(table.id, with_messages(news, table, telling))
        if table.status is Status.CLOSED:  # after the answer to the person who closed it
            loop = asyncio.get_running_loop()
            loop.call_soon(self.say_goodbye, "closed", close_codes.GOING_AWAY)
        self._attendant.attend()
        return is_answered

    def lose_track(self) -> None:
        """Send snapshots, because it is not known what happened."""
        self._held = held(self.table)
        self._audience.lose_track()
        self._attendant.attend()

    def say_unsaved(self) -> None:
        """Tell everybody that nothing can be saved for now; they come back by themselves.

        No command is refused by this, so clients send again what was not answered.
        """
        cannot_save = ServerError("server_cannot_save")
        message = encode(refused(cannot_save, None, self.version))
        self._audience.dismiss(message, close_codes.RESTARTING)

    def give_up_half_changed(self) -> None:
        """Give up a table that may differ from the store; load it again if it needs a process."""
        if not self.is_given_up:
            self.give_up(is_needed=self._kept.needs_a_process)

    def _may_rename_again(self, person_id: str) -> None:
        if not self.is_given_up:
            self._begin(self._write_newest_name(person_id))

    async def _write_newest_name(self, person_id: str) -> None:
        async with self._lock:  # before the name is taken: others may be waiting with a newer one
            await self._names.write_newest(person_id, is_given_up=self.is_given_up)

    def _presence_changed(self) -> None:
        self.tell_processes_presence()
        self.presence.tell()

    async def _tell_due_presence(self) -> None:
        async with self._lock:  # presence must not reveal a change that is not durable yet
            if not self.is_given_up:
                self.presence.tell()
                self._attend_offer()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table's work failed", exc_info=error, extra={"table": self.table.id})

"""A table and its log in the store: a change counts only once it is durable.

Other processes may change the same table. If one was faster, the table is read again and the change
is made again. The table's lock must be held while any method is called.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Final, Protocol

from linko.bus import Bus, NewLines
from linko.bus.messages import Messages
from linko.refusal import LinkoError
from linko.server.attendant import Choose, ChooseInDaily
from linko.server.audience import Answer
from linko.server.charges import Charges
from linko.server.errors import ServerError
from linko.server.list_row import ListRow, Shown, shown_by
from linko.server.log_lines import read_log, stored_entry
from linko.server.metrics import Metrics
from linko.server.summaries import ended_game, ended_try, is_shown_in_lists, table_row
from linko.store import Entry, Store, StoreConflict
from linko.store.errors import StoreError
from linko.table import LogEntry, Table, decode_entry
from linko.table.log import Moved, StoodIn
from linko.table.places import Reason

LOOK_AGAIN_SECONDS: Final = 2.0
"""Seconds between two checks whether a game that people wait for may begin."""

TRIES: Final = 30
"""Number of attempts at a change if other processes are faster."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Everything that a table needs from its process."""

    store: Store
    bus: Bus
    charges: Charges
    choose: Choose
    now: Callable[[], float]
    """The time, in seconds since 1970."""
    metrics: Metrics = field(default_factory=Metrics)
    may_begin: Callable[[], bool] = lambda: True
    """Whether games may begin."""
    choose_in_daily: ChooseInDaily | None = None


class Overtaken(Exception):  # noqa: N818 - an event, not an error
    """Another process has changed the table first; it is up to date now, without our change."""


class Owner(Protocol):
    """The live table that tells people what happens."""

    def tell(
        self,
        happened: Sequence[LogEntry],
        answer: Answer | None = None,
        *,
        news: NewLines | None = None,
        messages: Messages = (),
    ) -> bool:
        """Send changes that are now durable; return whether this answered a command.

        `news` is for other processes; `messages` were made by another process.
        """

    def lose_track(self) -> None:
        """Send snapshots, because it is not known what happened."""

    def say_unsaved(self) -> None:
        """Tell everybody that nothing can be saved for now."""

    def give_up_half_changed(self) -> None:
        """Give up a table that may differ from the store."""


class KeptTable:
    """A table that is kept in the store."""

    def __init__(
        self,
        table: Table,
        around: Surroundings,
        owner: Owner,
        shown: Shown | None,
        write_row: Callable[[], None],
    ) -> None:
        """`shown` is what the row in the store shows; None if it must be written again.

        `write_row` is called when the row for lists is to be written without a change.
        """
        self.table = table
        self.version = table.version
        """The last durable version; the table may be one step ahead."""
        self.person_to_move: str | None = table.person_to_move
        """Who must decide, as of the last durable version."""
        self.row = ListRow(shown, around.now, write_row)
        self._served_since = 0.0
        self._owner = owner
        self._store = around.store
        self._bus = around.bus
        self._now = around.now
        self._metrics = around.metrics
        self._may_begin = around.may_begin

    @property
    def is_row_correct(self) -> bool:
        """Whether the row in the store is known to show the current position."""
        return self.row.shown == shown_by(self.table)

    @property
    def needs_a_process(self) -> bool:
        """Whether bots or clocks need a process, according to the table or its row in the store."""
        return (self.row.shown is not None and self.row.shown[1]) or self.table.is_attended

    @property
    def due_at(self) -> float | None:
        """When `tick` has something to do next; in a few seconds if no game may begin now."""
        at = self.table.due_at
        if at is None or self.table.offer is None or self._may_begin():
            return at
        return max(at, self._now() + LOOK_AGAIN_SECONDS)

    @property
    def is_due(self) -> bool:
        """Whether `tick` has something to do now."""
        due_at = self.due_at
        return due_at is not None and self._now() >= due_at

    def serve_from(self, since: float) -> float:
        """Charge no clock for the time before `since`; return the time from which clocks run."""
        self._served_since = max(self._served_since, since)
        self.table.serve_from(since)
        return self._served_since

    async def change(
        self,
        change: Callable[[], Sequence[LogEntry]],
        answer: Answer | None = None,
        received: float | None = None,
    ) -> bool:
        """Make a change, store it and send it; return whether this answered the command.

        If another process was faster, the change is made again on the updated table. A `LinkoError`
        from `change` is a refusal, which changes nothing. Before it is raised, the store is asked
        for changes by other processes that could make the refusal wrong. `received` is when the
        command was received, by `perf_counter`.
        """
        for _ in range(TRIES):
            try:
                happened = change()
            except LinkoError:
                if not await self.has_news():
                    raise
                continue
            except Exception:
                self._owner.give_up_half_changed()
                raise
            try:
                return await self.keep(happened, answer, received)
            except Overtaken:
                continue
        raise ServerError("server_try_again")

    async def keep(
        self,
        happened: Sequence[LogEntry],
        answer: Answer | None = None,
        received: float | None = None,
    ) -> bool:
        """Make changes durable, then send them; return whether this answered the command."""
        if not happened:
            return False
        began = perf_counter() if received is None else received
        table = self.table
        lines = [stored_entry(one) for one in happened]
        try:
            at = happened[-1].at
            ended = [ended_game(table, dealt, at) for dealt in table.finished]
            tries = [ended_try(table, dealt, at) for dealt in table.finished]
            table.finished.clear()
            shown = shown_by(table)
            is_row_due = bool(ended) or self.row.is_due(shown) or is_shown_in_lists(happened)
            row = table_row(table) if is_row_due else None
            await self._store.append(
                table.id,
                lines,
                row=row,
                finished=[game for game, _ in ended],
                figures=[counted for _, counted in ended if counted is not None],
                tries=[one for one in tries if one is not None],
            )
        except BaseException as error:
            if isinstance(error, StoreConflict) and self._bus.is_shared:
                await self._read_again()
                raise Overtaken from None
            if isinstance(error, StoreError) and not isinstance(error, StoreConflict):
                self._owner.say_unsaved()
            self._owner.give_up_half_changed()
            if isinstance(error, StoreConflict):
                raise ServerError("server_try_again") from None
            raise
        if row is not None:
            self.row.note(shown)
        elif shown != self.row.shown:
            self.row.wait()
        self.person_to_move = shown[0]
        before = self.version
        durable = perf_counter()
        self.version = table.version
        news = None
        if self._bus.is_heard(table.id):
            news = NewLines(table.id, before, tuple(lines), self.row.shown)
        is_answered = self._owner.tell(happened, answer, news=news)
        if isinstance(happened[0].change, Moved):
            self._metrics.moved(happened[0].by is None, began, durable, perf_counter())
        return is_answered

    async def tick(self) -> None:
        """Do what is due now; a game that people wait for is not dealt while none may begin."""
        if self.table.offer is None or self._may_begin():
            await self.change(lambda: self.table.tick(self._now()))

    async def write_row(self) -> None:
        """Write the row for lists unless it is correct."""
        self.row.stop()
        shown = shown_by(self.table)
        if shown != self.row.shown:
            await self._store.append(self.table.id, (), row=table_row(self.table))
            self.row.note(shown)

    async def catch_up(self, news: NewLines | None) -> None:
        """Apply what other processes have stored, and send it to the connections of this one.

        The news is enough if we have the version before it; otherwise the store is asked.
        """
        lines: Sequence[Entry]
        if news is not None and news.after == self.version:
            lines = news.lines
            self.row.hear(news.shown)
        elif news is not None and news.after + len(news.lines) <= self.version:
            return
        else:
            try:
                lines = await self._store.entries(self.table.id, self.version)
            except StoreError:
                self._owner.give_up_half_changed()
                return
            if lines:
                self.row.shown = None  # the other process may still write the row, or die first
        if lines:
            await self._bring_back(self._apply(lines))

    def follow(self, news: NewLines) -> None:
        """Apply moves that another process has made from our version, and send its messages."""
        self.row.hear(news.shown)
        self._apply(news.lines, news.messages)

    async def has_news(self) -> bool:
        """Apply what other processes have stored; return whether there was anything.

        Messages of other processes arrive a moment late. A person who comes from another process
        must not see an outdated table here, and a correct command must not be refused.
        """
        if not self._bus.is_shared:
            return False
        try:
            lines = await self._store.entries(self.table.id, self.version)
        except StoreError:
            return False
        if lines:
            self.row.shown = None
            await self._bring_back(self._apply(lines))
        return bool(lines)

    def _apply(self, lines: Sequence[Entry], messages: Messages = ()) -> Sequence[LogEntry]:
        """Apply entries that another process has stored, send them and return them."""
        table = self.table
        try:
            happened = tuple(
                table.apply_entry(decode_entry(line.version, line.at, line.data)) for line in lines
            )
        except Exception:
            self._owner.give_up_half_changed()
            raise
        table.finished.clear()  # the process that stored the end also stored the game
        self.person_to_move = table.person_to_move
        self.version = table.version
        self._owner.tell(happened, messages=messages)
        return happened

    async def _bring_back(self, happened: Sequence[LogEntry]) -> None:
        """Give people their seats back if they were here when another process handed them over."""
        for entry in happened:
            change = entry.change
            if isinstance(change, StoodIn) and change.reason is Reason.HANDED:
                person = self.table.places[change.seat].person
                if person is not None and person.id in self.table.visitors.connected:
                    await self.change(partial(self.table.come_back, person, self._now()))

    async def _read_again(self) -> None:
        """Read the whole table again, to replace the one with the change that was refused."""
        old = self.table
        try:
            entries = await self._store.entries(old.id)
            table = await asyncio.to_thread(
                Table.replayed, old.id, read_log(entries), self._served_since, old.chance
            )
        except BaseException:
            self._owner.give_up_half_changed()
            raise
        if table.version < self.version or table.broken is not None:  # gone, or not readable
            self._owner.give_up_half_changed()
            raise ServerError("server_try_again")
        table.visitors = old.visitors
        self.table = table
        self.row.shown = None
        self.person_to_move = table.person_to_move
        missed = table.log.since(self.version)
        if missed is None:
            self.version = table.version
            self._owner.lose_track()
        elif missed:
            self.version = table.version
            self._owner.tell(missed)

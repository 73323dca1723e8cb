"""A table of people and bots, from its opening to its last game.

A `Table` is synchronous and does no input or output; time and chance are passed in. `handle` takes
a command and returns entries of the log, with versions that count up without gaps.
`Table.replayed` rebuilds the same table from these entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from linko.rules import LegalMove, Move
from linko.table import effects, hints, next_game, rulings
from linko.table.chance import Chance, SystemChance
from linko.table.commands import Command
from linko.table.errors import TableError
from linko.table.hints import HintPlace
from linko.table.log import (
    BotSat,
    Change,
    Closed,
    Log,
    LogEntry,
    Opened,
    Renamed,
    Returned,
    Sat,
    Started,
)
from linko.table.names import check_name
from linko.table.places import Person, Reason
from linko.table.rulings import Ruling
from linko.table.settings import Settings, check_settings
from linko.table.state import Status, TableState

REMEMBERED: Final = 64
"""Number of commands remembered for each person, so that none is carried out twice."""


class Table(TableState):
    """One table: commands in, entries of its log out."""

    def __init__(self, table_id: str, chance: Chance | None = None) -> None:
        super().__init__(table_id)
        self.chance: Chance = chance or SystemChance()
        self.log = Log()
        """The last entries, and all those of the running game."""
        self._done: dict[str, dict[str, int]] = {}

    @classmethod
    def opened(
        cls,
        table_id: str,
        settings: Settings,
        host: Person,
        code: str,
        now: float,
        chance: Chance | None = None,
    ) -> tuple[Table, tuple[LogEntry, ...]]:
        """A new table, with its host on the first seat."""
        check_settings(settings)
        table = cls(table_id, chance)
        check_name(table, host)
        return table, table._happen(Opened(settings, host, code), now, host.id)

    @classmethod
    def with_bots(
        cls,
        table_id: str,
        settings: Settings,
        host: Person,
        seat: int,
        bots: Sequence[str],
        started: Started,
        now: float,
        chance: Chance | None = None,
    ) -> tuple[Table, tuple[LogEntry, ...]]:
        """A new table of a person and bots at which a given game begins.

        The host sits on `seat`; `bots` are the levels by seat.
        """
        table, happened = cls.opened(table_id, settings, host, "", now, chance)
        changes: list[Change] = [Sat(seat, host)] if seat != 0 else []
        changes += [BotSat(other, level) for other, level in enumerate(bots) if other != seat]
        for change in (*changes, started):
            happened += table._happen(change, now, host.id)
        return table, happened

    @classmethod
    def replayed(
        cls,
        table_id: str,
        entries: Iterable[LogEntry | None],
        since: float,
        chance: Chance | None,
    ) -> Table:
        """The table with this log; `broken` says if its running game no longer replays.

        An entry that cannot be read is None. No process served the table before `since`: if the
        current decision began earlier, its time begins again.
        """
        table = cls(table_id, chance)
        for entry in entries:
            table._replay_entry(entry)
        table.finished.clear()
        table.loaded_at = since
        table.serve_from(since)
        return table

    def serve_from(self, since: float) -> None:
        """Charge no clock for the time before `since`, when no process served the table."""
        if self.dealt is not None and self.dealt.clocks is not None:
            self.dealt.clocks.serve_from(since)

    def handle(self, command: Command, by: Person, now: float) -> tuple[LogEntry, ...]:
        """Carry out a command, or refuse it with a `LinkoError` and change nothing.

        The result is empty only for a command carried out before; `done` returns its version.
        """
        if self.done(by, command.id) is not None:
            return ()
        ruling = rulings.ruling(self, command, by, now, self.chance)
        return self._carry_out(ruling, now, by.id, command.id)

    def done(self, by: Person, command_id: str) -> int | None:
        """The version at which a person's command was carried out, if it was."""
        return self._done.get(by.id, {}).get(command_id)

    def bot_decides(
        self, number: int, move: Move | str, now: float, game: str | None = None
    ) -> tuple[LogEntry, ...]:
        """Make the decision of a bot, unless somebody else was quicker.

        A decision for a `game` other than the current one is ignored.
        """
        if self.bot_to_move is None or self.dealt is None or self.dealt.number != number:
            return ()
        if game is not None and game != self.dealt.id:
            return ()
        return self._carry_out(rulings.decision(self, self.bot_to_move[0], number, move, now), now)

    def hinted(self, person: Person, place: HintPlace, now: float) -> tuple[LogEntry, ...]:
        """Record a hint before it is given; nothing happens if it was given before."""
        change = hints.hinted(self, person, place)
        return () if change is None else self._happen(change, now, person.id)

    @property
    def due_at(self) -> float | None:
        """When `tick` has something to do next."""
        return next_game.due_at(self) if self.offer is not None else self.deadline

    def tick(self, now: float) -> tuple[LogEntry, ...]:
        """Let a bot stand in for a person who has run out of time, or deal the next game."""
        if (started := next_game.due(self, now, self.chance)) is not None:
            return self._happen(started, now)
        deadline = self.deadline
        if deadline is None or now < deadline or self.to_move is None:
            return ()
        return self._happen(rulings.stood_in(self, self.to_move, Reason.TIME, now), now)

    def connect(self, person: Person, now: float) -> tuple[LogEntry, ...]:
        """Count a connection of a person; if a bot stood in for them, they play again.

        A decision without time left stays the bot's, as it does after `Back`.
        """
        self.visitors.add(person.id)
        return self.come_back(person, now)

    def come_back(self, person: Person, now: float) -> tuple[LogEntry, ...]:
        """Let a connected person play again, if a bot stands in for them."""
        seat = self.seat_of(person.id)
        if seat is None or self.places[seat].stand_in is None or self.status is Status.CLOSED:
            return ()
        return self._happen(Returned(seat), now, person.id)

    def rename(self, person: Person, now: float) -> tuple[LogEntry, ...]:
        """Give a seated person another name; games already dealt keep the old one.

        Nothing happens if the name is not allowed at the table; `check_name` gives the reason.
        """
        seat = self.seat_of(person.id)
        if seat is None or self.status is Status.CLOSED or self.places[seat].person == person:
            return ()
        try:
            self.check_name(person)
        except TableError:
            return ()
        return self._happen(Renamed(seat, person), now, person.id)

    def check_name(self, person: Person) -> None:
        """Refuse a person whose name looks like somebody else's at the table, or like a bot's."""
        check_name(self, person)

    def disconnect(self, person: Person, now: float) -> None:
        """Remove one connection of a person."""
        self.visitors.remove(person.id, now)

    def apply_entry(self, entry: LogEntry) -> LogEntry:
        """Apply an entry that another process has already made durable."""
        return self._apply(entry.change, entry.at, entry.by, entry.command)

    def close(self, reason: str, now: float) -> tuple[LogEntry, ...]:
        """Close the table for good."""
        if self.status is Status.CLOSED:
            return ()
        return self._happen(Closed(reason), now)

    def _carry_out(
        self, ruling: Ruling, now: float, by: str | None = None, command: str | None = None
    ) -> tuple[LogEntry, ...]:
        return tuple(
            [self._apply(change, now, by, command, ruling.move) for change in ruling.changes]
        )

    def _happen(self, change: Change, now: float, by: str | None = None) -> tuple[LogEntry, ...]:
        return (self._apply(change, now, by, None),)

    def _replay_entry(self, entry: LogEntry | None) -> None:
        """Apply an entry of the log, which another version of this program may have written."""
        version = self.version + 1
        try:
            if entry is not None:
                self.apply_entry(entry)
            else:
                self.broken = TableError("table_broken")
        except Exception as error:
            self.broken = TableError("table_broken")
            self.broken.__cause__ = error
        self.version = version

    def _apply(
        self,
        change: Change,
        at: float,
        by: str | None,
        command: str | None,
        move: LegalMove | None = None,
    ) -> LogEntry:
        """Apply a change; `move` is the move of a decision if the rules have checked it."""
        self.version += 1
        self.changed_at = at
        events = effects.apply(self, change, at, by, move)
        if command is not None and by is not None:
            done = self._done.setdefault(by, {})
            done[command] = self.version
            if len(done) > REMEMBERED:
                del done[next(iter(done))]
        entry = LogEntry(self.version, at, change, by, command, events)
        self.log.append(entry)
        return entry

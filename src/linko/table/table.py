"""A table of people and bots, from opening it to the last game played there.

A `Table` is synchronous and does no input or output; time and luck are passed in. `handle` takes a
command and gives what happened, in versions that count up without gaps. From these entries alone
`Table.replayed` makes the same table again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from linko.rules import LegalMove, Move
from linko.table import effects, rulings
from linko.table.chance import Chance, SystemChance
from linko.table.commands import Command
from linko.table.errors import TableError
from linko.table.log import Change, Closed, Log, LogEntry, Opened, Renamed, Returned
from linko.table.places import Person, Reason
from linko.table.rulings import Ruling
from linko.table.settings import Settings, check_settings
from linko.table.state import Status, TableState

REMEMBERED: Final = 64
"""So many commands of each person are remembered, so that none is carried out twice."""


class Table(TableState):
    """One table: commands in, entries of its log out."""

    def __init__(self, table_id: str, chance: Chance | None = None) -> None:
        super().__init__(table_id)
        self.chance: Chance = chance or SystemChance()
        self.log = Log()
        """The last entries, and all of the running game."""
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
        return table, table._happen(Opened(settings, host, code), now, host.id)

    @classmethod
    def replayed(
        cls,
        table_id: str,
        entries: Iterable[LogEntry | None],
        now: float,
        chance: Chance | None,
    ) -> Table:
        """The table with this log; `broken` says if its running game no longer replays.

        An entry that cannot be read is None. Whoever must decide has the whole time for it from
        now on.
        """
        table = cls(table_id, chance)
        for entry in entries:
            table._replay_entry(entry)
        table.finished.clear()
        if table.dealt is not None and table.dealt.clocks is not None:
            table.dealt.clocks.resume(now)
        return table

    def handle(self, command: Command, by: Person, now: float) -> tuple[LogEntry, ...]:
        """Carry a command out, or refuse it with a `LinkoError` and change nothing.

        Only a command that was carried out before gives nothing; `done` knows its version.
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

        A bot that thought about another `game` than the present one is not heard.
        """
        if self.bot_to_move is None or self.dealt is None or self.dealt.number != number:
            return ()
        if game is not None and game != self.dealt.id:
            return ()
        return self._carry_out(rulings.decision(self, self.bot_to_move[0], number, move, now), now)

    def tick(self, now: float) -> tuple[LogEntry, ...]:
        """Let a bot stand in for whoever has run out of time."""
        deadline = self.deadline
        if deadline is None or now < deadline or self.to_move is None:
            return ()
        return self._happen(rulings.stood_in(self, self.to_move, Reason.TIME, now), now)

    def connect(self, person: Person, now: float) -> tuple[LogEntry, ...]:
        """Somebody is here; whoever was replaced by a bot plays on.

        A decision for which no time was left stays the bot's, here as after `Back`.
        """
        self.visitors.add(person.id)
        seat = self.seat_of(person.id)
        if seat is None or self.places[seat].stand_in is None or self.status is Status.CLOSED:
            return ()
        return self._happen(Returned(seat), now, person.id)

    def rename(self, person: Person, now: float) -> tuple[LogEntry, ...]:
        """Somebody is called otherwise from now on; what was dealt before keeps the old name."""
        seat = self.seat_of(person.id)
        if seat is None or self.status is Status.CLOSED or self.places[seat].person == person:
            return ()
        return self._happen(Renamed(seat, person), now, person.id)

    def disconnect(self, person: Person) -> None:
        """One connection of somebody is gone."""
        self.visitors.remove(person.id)

    def apply_entry(self, entry: LogEntry) -> LogEntry:
        """Apply what another process has already made durable, in the order of its log."""
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
        """Apply an entry of the log, whatever another version of this program has written there."""
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
        """Let a change happen; `move` is that of a decision if the rules have checked it."""
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

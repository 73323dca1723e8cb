"""A table of people and bots, from opening it to the last game played there.

A `Table` is synchronous and does no input or output; time and luck are passed in. `handle` takes a
command and gives what happened, in versions that count up without gaps. From these lines alone
`Table.replayed` makes the same table again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from linko.cards import Seat
from linko.match import Match
from linko.refusal import LinkoError
from linko.rules import Event, View
from linko.table import applying, deciding
from linko.table.chance import Chance, SystemChance
from linko.table.changes import Change, Closed, Line, Opened, Renamed, Returned
from linko.table.commands import Command
from linko.table.dealt import Dealt
from linko.table.errors import TableError
from linko.table.places import EMPTY, Person, Place, Reason
from linko.table.presence import Presence
from linko.table.settings import Settings, check_settings
from linko.table.status import Status

REMEMBERED: Final = 64
"""So many commands of each person are remembered, so that none is carried out twice."""

RECENT: Final = 64
"""So many lines are kept for people who were away for a moment."""


@dataclass(frozen=True, slots=True)
class Happened:
    """One line of the table's log, with its version, its time and the events of its move."""

    version: int
    at: float
    line: Line
    events: tuple[Event, ...] = ()
    """What the rules say happened, unredacted."""

    @property
    def change(self) -> Change:
        """What happened."""
        return self.line.change


class Table:
    """One table. All that lasts is in its log; presence is only of the moment."""

    def __init__(self, table_id: str, chance: Chance | None = None) -> None:
        self.id = table_id
        self.chance: Chance = chance or SystemChance()
        self.version = 0
        self.opened_at = 0.0
        self.changed_at = 0.0
        self.settings = Settings()
        self.code = ""
        self.host = ""
        """The person who may change settings, start and remove."""
        self.status = Status.OPEN
        self.closed_because: str | None = None
        self.places: list[Place] = [EMPTY] * self.settings.seats
        self.known: set[str] = set()
        """Everybody who ever sat here."""
        self.removed: set[str] = set()
        """Whom the host sent away."""
        self.mutes: dict[str, set[str]] = {}
        """Whom each person does not want to hear."""
        self.sayings: dict[str, deque[float]] = {}
        """When each person last said something."""
        self.presence = Presence()
        self.dealt: Dealt | None = None
        """The game being played, or just finished."""
        self.match: Match | None = None
        """The match around it, if one is played."""
        self.finished: list[Dealt] = []
        """Games that ended since this was last emptied."""
        self.broken: LinkoError | None = None
        """Why the running game no longer replays, if it does not."""
        self.recent: deque[Happened] = deque(maxlen=RECENT)
        """The last lines."""
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
    ) -> tuple[Table, tuple[Happened, ...]]:
        """A new table, with its host on the first seat."""
        check_settings(settings)
        table = cls(table_id, chance)
        return table, table._happen([Opened(settings, host, code)], now, host.id, None)

    @classmethod
    def replayed(
        cls,
        table_id: str,
        lines: Iterable[tuple[float, Line | None]],
        now: float,
        chance: Chance | None,
    ) -> Table:
        """The table with this log; `broken` says if its running game no longer replays.

        A line that cannot be read is None. Whoever must decide has the whole time for it from now
        on.
        """
        table = cls(table_id, chance)
        for at, line in lines:
            table._take_again(line, at)
        table.finished.clear()
        if table.dealt is not None and table.dealt.clocks is not None:
            table.dealt.clocks.resume(now)
        return table

    def handle(self, command: Command, by: Person, now: float) -> tuple[Happened, ...]:
        """Carry a command out, or refuse it with a `LinkoError` and change nothing.

        Only a command that was carried out before gives nothing; `done` knows its version.
        """
        if self.done(by, command.id) is not None:
            return ()
        changes = deciding.changes(self, command, by, now)
        return self._happen(changes, now, by.id, command.id)

    def done(self, by: Person, command_id: str) -> int | None:
        """The version at which a person's command was carried out, if it was."""
        return self._done.get(by.id, {}).get(command_id)

    def bot_decides(
        self, number: int, move: str, now: float, game: str | None = None
    ) -> tuple[Happened, ...]:
        """Make the decision of a bot, unless somebody else was quicker.

        A bot that thought about another `game` than the present one is not heard.
        """
        if self.bot_to_move is None or self.dealt is None or self.dealt.number != number:
            return ()
        if game is not None and game != self.dealt.id:
            return ()
        seat = self.bot_to_move[0]
        return self._happen([deciding.moved(self, seat, number, move, now)], now)

    def tick(self, now: float) -> tuple[Happened, ...]:
        """Let a bot stand in for whoever has run out of time."""
        deadline = self.deadline
        if deadline is None or now < deadline or self.to_move is None:
            return ()
        return self._happen([deciding.stood_in(self, self.to_move, Reason.TIME, now)], now)

    def connect(self, person: Person, now: float) -> tuple[Happened, ...]:
        """Somebody is here; whoever was replaced by a bot plays on.

        A decision for which no time was left stays the bot's, here as after `Back`.
        """
        self.presence.add(person.id)
        seat = self.seat_of(person.id)
        if seat is None or self.places[seat].stand_in is None or self.status is Status.CLOSED:
            return ()
        return self._happen([Returned(seat)], now, person.id)

    def rename(self, person: Person, now: float) -> tuple[Happened, ...]:
        """Somebody is called otherwise from now on; what was dealt before keeps the old name."""
        seat = self.seat_of(person.id)
        if seat is None or self.status is Status.CLOSED or self.places[seat].person == person:
            return ()
        return self._happen([Renamed(seat, person)], now, person.id)

    def disconnect(self, person: Person) -> None:
        """One connection of somebody is gone."""
        self.presence.remove(person.id)

    def take(self, line: Line, at: float) -> Happened:
        """Let happen what another process has already made durable, in the order of its log."""
        return self._take(line, at)

    def close(self, reason: str, now: float) -> tuple[Happened, ...]:
        """Close the table for good."""
        if self.status is Status.CLOSED:
            return ()
        return self._happen([Closed(reason)], now)

    @property
    def to_move(self) -> Seat | None:
        """The seat that must decide now."""
        if self.dealt is None or self.status is not Status.RUNNING or self.broken is not None:
            return None
        return self.dealt.game.to_move

    @property
    def bot_to_move(self) -> tuple[Seat, str] | None:
        """The seat and the level of the bot that must decide now."""
        seat = self.to_move
        level = None if seat is None else self.places[seat].played_by
        return None if seat is None or level is None else (seat, level)

    @property
    def deadline(self) -> float | None:
        """When the person who must decide now runs out of time."""
        seat = self.to_move
        if seat is None or self.dealt is None or self.places[seat].played_by is not None:
            return None
        return self.dealt.deadline(seat)

    @property
    def is_attended(self) -> bool:
        """Whether a process must do something here by itself: let a bot think, watch a clock."""
        return self.bot_to_move is not None or self.deadline is not None

    @property
    def person_to_move(self) -> str | None:
        """The person who must decide now; None if it is a bot, or nobody."""
        seat = self.to_move
        if seat is None or self.places[seat].played_by is not None:
            return None
        person = self.places[seat].person
        return None if person is None else person.id

    @property
    def has_people(self) -> bool:
        """Whether somebody who decides for themselves is present."""
        return any(
            place.person is not None
            and place.stand_in is None
            and self.presence.is_here(place.person.id)
            for place in self.places
        )

    @property
    def present(self) -> tuple[bool, ...]:
        """Which seats have somebody who is here; bots always are."""
        return tuple(
            self.presence.is_here(place.person.id) if place.person else place.bot is not None
            for place in self.places
        )

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points of the match so far; nothing for single games."""
        return () if self.match is None else self.match.totals

    @property
    def spectators(self) -> int:
        """How many people look on."""
        seated = {place.person.id for place in self.places if place.person is not None}
        return self.presence.count_without(seated)

    def seat_of(self, person: str) -> Seat | None:
        """Where somebody sits."""
        for seat, place in enumerate(self.places):
            if place.person is not None and place.person.id == person:
                return Seat(seat)
        return None

    def since(self, version: int) -> tuple[Happened, ...] | None:
        """What happened after a version; None if that is no longer known here."""
        missed = self.version - version
        if not 0 <= missed <= len(self.recent):
            return None
        return tuple(self.recent)[len(self.recent) - missed :]

    def view(self, seat: Seat | None) -> View | None:
        """What a seat, or with None a spectator, may know of the game."""
        return None if self.dealt is None else self.dealt.game.view(seat)

    def _happen(
        self,
        changes: Iterable[Change],
        now: float,
        by: str | None = None,
        command: str | None = None,
    ) -> tuple[Happened, ...]:
        return tuple([self._take(Line(change, by, command), now) for change in changes])

    def _take_again(self, line: Line | None, at: float) -> None:
        """Take a line of the log, whatever another version of this program has written there."""
        version = self.version + 1
        try:
            if line is not None:
                self._take(line, at)
            else:
                self.broken = TableError("table_broken")
        except Exception as error:
            self.broken = TableError("table_broken")
            self.broken.__cause__ = error
        self.version = version

    def _take(self, line: Line, at: float) -> Happened:
        self.version += 1
        self.changed_at = at
        events = applying.apply(self, line, at)
        if line.command is not None and line.by is not None:
            done = self._done.setdefault(line.by, {})
            done[line.command] = self.version
            if len(done) > REMEMBERED:
                del done[next(iter(done))]
        happened = Happened(self.version, at, line, events)
        self.recent.append(happened)
        return happened

"""One game at a table, with its clocks, its stand-ins and its record."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, to_builtins

from linko.cards import Seat
from linko.game import Game
from linko.records import RecordData
from linko.rules import Event
from linko.rules.events import GameEnded, TurnBegan
from linko.table.clock import Clocks
from linko.table.errors import TableError
from linko.table.log import Started, StoodIn
from linko.table.moments import Moment, Moments
from linko.table.places import Reason
from linko.table.snatches import Snatches


class StandIn(Struct):
    """The decisions, from `since` to `until`, that a bot made for a person."""

    seat: int
    reason: Reason
    since: int
    until: int | None = None


class TableGame:
    """A game with what the table adds to it: clocks, commitment, stand-ins."""

    def __init__(self, started: Started, game: Game, clocks: Clocks | None) -> None:
        self.id = started.game
        self.game = game
        self.clocks = clocks
        self.commitment = started.commitment
        """Everybody receives it at the deal."""
        self.salt = started.salt
        """Nobody receives it before the end."""
        self.played_on = started.played_on
        """The moment of another game at which it begins; None for the deal."""
        self.daily = started.daily
        """The deal of the day that is played, if this game is one."""
        self.hints: list[int] = []
        """The numbers of the decisions for which a hint was given."""
        self.stand_ins: list[StandIn] = []
        self.turn_scores = [game.scores]
        """Everybody's score at the deal and after each turn."""
        self.snatches = Snatches()
        self._moments = Moments()

    @property
    def number(self) -> int:
        """The number of the next decision."""
        return self.game.move_count + 1

    def moved(self, events: Sequence[Event]) -> None:
        """Note snatches and moments in these events, and the scores if they end a turn."""
        self.snatches.note(events)
        self._moments.note(events, self.game.state.laid)
        if any(isinstance(event, TurnBegan | GameEnded) for event in events):
            self.turn_scores.append(self.game.scores)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The best moments of the game, once it is over."""
        return self._moments.found(self.turn_scores, self.game.winners)

    def stand_in(self, change: StoodIn) -> None:
        """Note that a bot plays for a seat from the next decision on; its clock stops."""
        self.stand_ins.append(StandIn(change.seat, change.reason, self.number))
        if self.clocks is not None and change.bank is not None and change.used is not None:
            self.clocks.stop(Seat(change.seat), change.bank, change.used)

    def returned(self, seat: int) -> None:
        """Note that the person decides again."""
        for mark in self.stand_ins:
            if mark.seat == seat and mark.until is None:
                mark.until = self.number - 1

    def deadline(self, seat: Seat) -> float | None:
        """The time at which a person who must decide on this seat runs out of time."""
        return None if self.clocks is None else self.clocks.deadline(seat)

    @property
    def stood_in(self) -> list[dict[str, int | str]]:
        """The seats that bots played for, why, and from which decision to which."""
        last = self.number - 1
        ends = [last if mark.until is None else mark.until for mark in self.stand_ins]
        return [
            {"seat": mark.seat, "reason": mark.reason.value, "from": mark.since, "to": end}
            for mark, end in zip(self.stand_ins, ends, strict=True)
            if mark.since <= end
        ]

    def record(self) -> RecordData:
        """The record, with the salt that opens the commitment and the stand-ins.

        Refused before the game is over, because it contains every card.
        """
        if not self.game.is_over:
            raise TableError("table_game_running")
        record = self.game.record()
        record["commitment"] = self.commitment
        record["salt"] = self.salt
        if stood_in := self.stood_in:
            record["stood_in"] = stood_in
        if self.hints:
            record["hints"] = list(self.hints)
        if self.played_on is not None:
            record["played_on"] = to_builtins(self.played_on)
        if self.daily is not None:
            record["daily"] = to_builtins(self.daily)
        return record

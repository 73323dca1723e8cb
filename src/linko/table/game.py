"""One game at a table, from its deal to its record, with its clocks and stand-ins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from linko.cards import Seat
from linko.game import Game
from linko.records import RecordData
from linko.rules import Event
from linko.rules.events import GameEnded, TurnBegan
from linko.table.errors import TableError
from linko.table.log import Started, StoodIn
from linko.table.places import Reason
from linko.table.settings import Clock

LEAST: Final = 0.001
"""Less time than this, in seconds, is none: the log keeps no more digits."""


class StandIn(Struct):
    """A bot played for somebody, from one decision of the game to another, both included."""

    seat: int
    reason: Reason
    since: int
    until: int | None = None


class TableGame:
    """A game with what the table knows about it beyond the rules."""

    def __init__(self, started: Started, game: Game, clocks: Clocks | None) -> None:
        self.id = started.game
        self.game = game
        self.clocks = clocks
        self.commitment = started.commitment
        """Everybody receives it at the deal."""
        self.salt = started.salt
        """Nobody receives it before the end."""
        self.stand_ins: list[StandIn] = []
        self.turn_scores = [game.scores]
        """Everybody's score at the deal and after each turn."""

    @property
    def number(self) -> int:
        """The number of the next decision."""
        return self.game.move_count + 1

    def moved(self, events: Sequence[Event]) -> None:
        """Mark the scores if these events end a turn."""
        if any(isinstance(event, TurnBegan | GameEnded) for event in events):
            self.turn_scores.append(self.game.scores)

    def stand_in(self, change: StoodIn) -> None:
        """Mark that a bot plays for a seat from the next decision on; its clock stops."""
        self.stand_ins.append(StandIn(change.seat, change.reason, self.number))
        if self.clocks is not None and change.bank is not None and change.used is not None:
            self.clocks.stop(Seat(change.seat), change.bank, change.used)

    def returned(self, seat: int) -> None:
        """Mark that the person decides again."""
        for mark in self.stand_ins:
            if mark.seat == seat and mark.until is None:
                mark.until = self.number - 1

    def deadline(self, seat: Seat) -> float | None:
        """When a person on this seat, who must decide now, runs out of time."""
        return None if self.clocks is None else self.clocks.deadline(seat)

    @property
    def stood_in(self) -> list[dict[str, int | str]]:
        """Who was played for, why, and from which decision to which."""
        last = self.number - 1
        ends = [last if mark.until is None else mark.until for mark in self.stand_ins]
        return [
            {"seat": mark.seat, "reason": mark.reason.value, "from": mark.since, "to": end}
            for mark, end in zip(self.stand_ins, ends, strict=True)
            if mark.since <= end
        ]

    def record(self) -> RecordData:
        """The record, with what opens the commitment and who stood in.

        Refused before the game is over: it tells every card.
        """
        if not self.game.is_over:
            raise TableError("table_game_running")
        record = self.game.record()
        record["commitment"] = self.commitment
        record["salt"] = self.salt
        if stood_in := self.stood_in:
            record["stood_in"] = stood_in
        return record


class Clocks:
    """The banks of one game. Only the seat that must decide runs, and only for people.

    A decision uses its own seconds first and then the bank. Time during which no process serves
    the table counts for nobody: `begin` says from when the present decision is thought about.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self.banks = [clock.bank] * seats
        """What is left to each seat, in seconds, not counting the running decision."""
        self.since = 0.0
        """When the present decision began."""
        self.used = 0.0
        """Seconds of it that were thought before a bot stood in, not counting the bank."""

    def begin(self, now: float) -> None:
        """A decision begins."""
        self.since = now
        self.used = 0.0

    def stop(self, seat: Seat, bank: float, used: float) -> None:
        """A bot stands in for the seat that must decide; `left` and `own_used` say what remains."""
        self.banks[seat] = bank
        self.used = used

    def resume(self, now: float) -> None:
        """A person thinks about the present decision from now on, or goes on doing so."""
        self.since = now - self.used

    def has_time(self, seat: Seat) -> bool:
        """Whether a stopped clock leaves its seat any time for the present decision."""
        return self._clock.per_decision - self.used + self.banks[seat] >= LEAST

    def deadline(self, seat: Seat) -> float:
        """When a seat that must decide now runs out of time."""
        return self.since + self._clock.per_decision + self.banks[seat]

    def left(self, seat: Seat, now: float) -> float:
        """What stays in the bank if the seat decides now."""
        used = max(0.0, now - self.since - self._clock.per_decision)
        return max(0.0, round(self.banks[seat] - used, 3))

    def own_used(self, now: float) -> float:
        """How many of the decision's own seconds are used up now."""
        return round(min(max(0.0, now - self.since), self._clock.per_decision), 3)

"""How long people may think, and how much of it each seat has left in one game."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from linko.cards import Seat

LEAST: Final = 0.001
"""Less time than this, in seconds, is none: the log keeps no more digits."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: a bank for the whole game, and seconds for each decision.

    A decision first uses up its own seconds, then the bank.
    """

    bank: float
    per_decision: float


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
        """A bot stands in for the seat to move; `bank_after` and `own_used` give the arguments."""
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

    def bank_after(self, seat: Seat, now: float) -> float:
        """What stays in the bank if the seat decides now."""
        used = max(0.0, now - self.since - self._clock.per_decision)
        return max(0.0, round(self.banks[seat] - used, 3))

    def own_used(self, now: float) -> float:
        """How many of the decision's own seconds are used up now."""
        return round(min(max(0.0, now - self.since), self._clock.per_decision), 3)

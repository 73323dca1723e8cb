"""Thinking time: the rules of a clock, and what each seat has left in one game."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from linko.cards import Seat

LEAST: Final = 0.001
"""A seat with fewer seconds than this has run out of time: the log keeps only milliseconds."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: a bank for the whole game, and seconds for each decision.

    A decision first uses up its own seconds, then the bank.
    """

    bank: float
    per_decision: float


class Clocks:
    """The banks of one game. Only the clock of the person who must decide runs.

    A decision first uses its own seconds, then the bank. Time during which no process serves the
    table is charged to nobody; see `serve_from`.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self.banks = [clock.bank] * seats
        """Seconds left to each seat, before the current decision is charged."""
        self.since = 0.0
        """When the current decision began."""
        self.used = 0.0
        """How many of the decision's own seconds, not counting the bank, were used before a bot
        stood in."""

    def begin(self, now: float) -> None:
        """Begin a decision."""
        self.since = now
        self.used = 0.0

    def stop(self, seat: Seat, bank: float, used: float) -> None:
        """Stop the clock: a bot stands in. `bank_after` and `own_used` give the arguments."""
        self.banks[seat] = bank
        self.used = used

    def resume(self, now: float) -> None:
        """Start the clock of the current decision again, with the time that was left."""
        self.since = now - self.used

    def serve_from(self, since: float) -> None:
        """Charge nothing before `since`: until then no process served the table."""
        self.since = max(self.since, since - self.used)

    def has_time(self, seat: Seat) -> bool:
        """Return whether a stopped clock leaves its seat any time for the current decision."""
        return self._clock.per_decision - self.used + self.banks[seat] >= LEAST

    def deadline(self, seat: Seat) -> float:
        """Return when a seat that must decide now runs out of time."""
        return self.since + self._clock.per_decision + self.banks[seat]

    def bank_after(self, seat: Seat, now: float) -> float:
        """Return what stays in the bank if the seat decides now."""
        used = max(0.0, now - self.since - self._clock.per_decision)
        return max(0.0, round(self.banks[seat] - used, 3))

    def own_used(self, now: float) -> float:
        """Return how many of the decision's own seconds have been used by now."""
        return round(min(max(0.0, now - self.since), self._clock.per_decision), 3)

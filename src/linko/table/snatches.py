"""Counts what every seat snatched and lost in a game, by the value of the sets, in its events."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from linko.rules import Event
from linko.rules.events import Left, Took


class SnatchCount(Struct):
    """The sets of one value that a seat snatched from players, and those it lost to them."""

    sets: int = 0
    taken: int = 0
    """Number of the sets snatched that it took into its hand; it left the others (R14, R15)."""
    cards: int = 0
    lost_sets: int = 0
    lost_cards: int = 0


class Snatches:
    """The counts of all seats so far."""

    def __init__(self) -> None:
        self._counts: dict[tuple[int, int], SnatchCount] = {}

    def note(self, events: Sequence[Event]) -> None:
        """Count the sets in the events of a move."""
        for event in events:
            match event:
                case Took(seat, victim, cards) | Left(seat, victim, cards):
                    count = self._of(seat, cards[0])
                    count.sets += 1
                    count.taken += isinstance(event, Took)
                    count.cards += len(cards)
                    loss = self._of(victim, cards[0])
                    loss.lost_sets += 1
                    loss.lost_cards += len(cards)
                case _:
                    pass

    def of(self, seat: int) -> dict[int, SnatchCount]:
        """The counts of a seat by value, lowest first; 14 stands for jokers only (R3)."""
        keys = sorted(key for key in self._counts if key[0] == seat)
        return {value: self._counts[one, value] for one, value in keys}

    def _of(self, seat: int, value: int) -> SnatchCount:
        return self._counts.setdefault((int(seat), int(value)), SnatchCount())

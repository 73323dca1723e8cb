"""Who sits where, and who is at the table right now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from enum import Enum
from typing import Final

from msgspec import Struct

from linko.bots import BOTS

LEVELS: Final = tuple(BOTS)
"""The bots a table offers, weakest first; how long each thinks, the server decides."""

STAND_IN: Final = "heuristic"
"""Who plays for people who are gone."""


class Person(Struct, frozen=True):
    """Somebody at the table: who it is, and under which name."""

    id: str
    name: str


class Reason(Enum):
    """Why a bot plays for somebody."""

    LEFT = "left"
    TIME = "time"
    HANDED = "handed"


class Place(Struct, frozen=True):
    """One seat: empty, a person's or a bot's."""

    person: Person | None = None
    bot: str | None = None
    """The level of the bot that sits here."""
    stand_in: Reason | None = None
    """Why a bot plays for the person now, if one does."""
    is_late: bool = False
    """Whether the person is back, but out of time for the present decision, which a bot makes."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def name(self) -> str:
        """What records call whoever sits here."""
        if self.person is not None:
            return self.person.name
        return self.bot or ""

    @property
    def played_by(self) -> str | None:
        """The level of the bot that decides here now; None where a person does."""
        return STAND_IN if self.stand_in is not None or self.is_late else self.bot


EMPTY: Final = Place()


def fitted(places: Sequence[Place], seats: int) -> list[Place]:
    """The same people and bots on another number of seats.

    Whoever can keeps the seat. From seats that are gone people move to the first empty seat, or
    else to a bot's; then bots move to seats still empty, and bots that find none go.

    >>> [place.name for place in fitted([EMPTY, Place(bot="kitten"), Place(bot="greedy")], 2)]
    ['greedy', 'kitten']
    """
    kept = list(places[:seats]) + [EMPTY] * (seats - len(places))
    gone = [place for place in places[seats:] if not place.is_empty]
    for place in sorted(gone, key=_is_bot):
        empty = [seat for seat, other in enumerate(kept) if other.is_empty]
        bots = [] if _is_bot(place) else [seat for seat, other in enumerate(kept) if _is_bot(other)]
        for seat in (empty or bots)[:1]:
            kept[seat] = place
    return kept


def _is_bot(place: Place) -> bool:
    return place.bot is not None


def count_people(places: Sequence[Place]) -> int:
    """How many people sit there."""
    return sum(place.person is not None for place in places)


class Visitors:
    """Who is at the table right now, by everybody's connections; never stored."""

    def __init__(self) -> None:
        self._connections: Counter[str] = Counter()

    def add(self, person: str) -> None:
        """One more connection of a person."""
        self._connections[person] += 1

    def remove(self, person: str) -> None:
        """One connection fewer."""
        self._connections[person] -= 1
        if self._connections[person] <= 0:
            del self._connections[person]

    def is_here(self, person: str) -> bool:
        """Whether a person has a connection."""
        return person in self._connections

    def count_without(self, seated: Container[str]) -> int:
        """How many people are here besides these."""
        return sum(person not in seated for person in self._connections)

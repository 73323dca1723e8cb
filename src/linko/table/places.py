"""The seats of a table, and who is connected right now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from enum import Enum
from typing import Final

from msgspec import Struct

from linko.bots import BOTS

LEVELS: Final = tuple(BOTS)
"""The bots a table offers, weakest first; the server decides how long each thinks."""

STAND_IN: Final = "heuristic"
"""The bot that plays for people who are away."""


class Person(Struct, frozen=True):
    """A person at the table: identity and name."""

    id: str
    name: str


class Deputy(Struct, frozen=True):
    """The person who may deal instead of an absent host, and from when."""

    person: str
    since: float


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
    """Whether the person came back with no time left for this decision, so a bot makes it."""
    coat: int | None = None
    """The number of its coat, if that is not the number of the seat."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def name(self) -> str:
        """The name of the person or bot on this seat, as in records."""
        if self.person is not None:
            return self.person.name
        return self.bot or ""

    @property
    def played_by(self) -> str | None:
        """The level of the bot that decides here now; None if no bot does."""
        return STAND_IN if self.stand_in is not None or self.is_late else self.bot


EMPTY: Final = Place()


def fitted(places: Sequence[Place], seats: int) -> list[Place]:
    """The same people and bots on another number of seats.

    A seat that still exists keeps its occupant. People on removed seats move to the first empty
    seat, or else replace a bot. Then bots on removed seats move to seats still empty. Bots left
    without a seat are dropped.

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
    """Number of seats with a person."""
    return sum(place.person is not None for place in places)


class Visitors:
    """The people connected to the table right now; never stored."""

    def __init__(self) -> None:
        self.is_certain = True
        """Whether it is known who is connected through other processes."""
        self.known_since = 0.0
        """The time from which that is known; people who left before it may have come back."""
        self._connections: Counter[str] = Counter()
        self._elsewhere: frozenset[str] = frozenset()
        """The people connected through other processes."""
        self._gone: dict[str, float] = {}
        """When each person who was here lost the last connection."""

    @property
    def connected(self) -> tuple[str, ...]:
        """The people connected through this process."""
        return tuple(self._connections)

    @property
    def everybody(self) -> frozenset[str]:
        """The people connected through any process."""
        return self._elsewhere.union(self._connections)

    @property
    def elsewhere(self) -> frozenset[str]:
        """The people connected through other processes."""
        return self._elsewhere

    @property
    def is_anybody_here(self) -> bool:
        """Whether anybody is connected, through any process."""
        return bool(self._connections or self._elsewhere)

    def hear_elsewhere(self, people: frozenset[str], now: float) -> None:
        """Note who is connected through other processes."""
        for person in self._elsewhere - people:
            if person not in self._connections:
                self._gone[person] = now
        for person in people:
            self._gone.pop(person, None)
        self._elsewhere = people

    def add(self, person: str) -> None:
        """Add one connection of a person."""
        self._connections[person] += 1
        self._gone.pop(person, None)

    def remove(self, person: str, now: float) -> None:
        """Remove one connection of a person."""
        self._connections[person] -= 1
        if self._connections[person] <= 0:
            del self._connections[person]
            if person not in self._elsewhere:
                self._gone[person] = now

    def gone_since(self, person: str) -> float | None:
        """When a person left; None for people who are here or never were."""
        return self._gone.get(person)

    def is_here(self, person: str) -> bool:
        """Whether a person has a connection."""
        return person in self._connections or person in self._elsewhere

    def may_be_here(self, person: str) -> bool:
        """Whether a person is here, or may be connected through another process."""
        return not self.is_certain or self.is_here(person)

    def count_without(self, seated: Container[str]) -> int:
        """Number of connected people who are not in `seated`."""
        people = self._elsewhere.union(self._connections) if self._elsewhere else self._connections
        return sum(person not in seated for person in people)

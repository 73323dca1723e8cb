"""Who may sit where before the first deal."""

from __future__ import annotations

from collections.abc import Sequence

from linko.table.places import EMPTY, Place


def fitted(places: Sequence[Place], seats: int) -> list[Place]:
    """The same people and bots on another number of seats.

    Whoever can keeps the seat; people of seats that are gone move to the first seats without a
    person, and bots that find no seat go.

    >>> [place.name for place in fitted([EMPTY, Place(bot="kitten"), Place(bot="greedy")], 2)]
    ['', 'kitten']
    """
    kept = list(places[:seats]) + [EMPTY] * (seats - len(places))
    for place in places[seats:]:
        if place.person is None:
            continue
        without = [seat for seat, other in enumerate(kept) if other.person is None]
        free = [seat for seat in without if kept[seat].is_empty]
        kept[(free or without)[0]] = place
    return kept


def people(places: Sequence[Place]) -> int:
    """How many people sit there."""
    return sum(place.person is not None for place in places)

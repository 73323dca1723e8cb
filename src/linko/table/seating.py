"""Who may sit where before the first deal."""

from __future__ import annotations

from collections.abc import Sequence

from linko.table.places import EMPTY, Place


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


def people(places: Sequence[Place]) -> int:
    """How many people sit there."""
    return sum(place.person is not None for place in places)

"""Sets of cards: their values, which set beats which, and operations on sorted tuples of cards.

Hands, sets and the ghost are sorted tuples of cards, jokers last. The first card of a set is
therefore its value: the rank, or 14 for jokers only (R3).
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable

from linko.cards import Card
from linko.options import Options

Cards = tuple[Card, ...]
"""Cards in ascending order, jokers last."""

ONE = Card(1)


def beats(attack: Cards, top: Cards, options: Options) -> bool:
    """Whether a set just laid must snatch a top set (R11, R34)."""
    if len(attack) != len(top):
        return False
    return attack[0] > top[0] or (
        options.ones_beat_top and attack[0] == ONE and top[0] >= options.ranks
    )


def add(cards: Cards, more: Iterable[Card]) -> Cards:
    """Return the cards with more cards added, sorted."""
    for card in more:
        place = bisect(cards, card)
        cards = (*cards[:place], card, *cards[place:])
    return cards


def remove(cards: Cards, fewer: Iterable[Card]) -> Cards:
    """Return the cards without some of them; a card that is not there is ignored."""
    for card in fewer:
        if card in cards:
            place = cards.index(card)
            cards = cards[:place] + cards[place + 1 :]
    return cards


def ghost_prey(attack: Cards, ghost: Cards) -> tuple[Cards, ...]:
    """Return the ghost's sets that the set just laid can snatch, lowest first (R38, R41)."""
    value, size = attack[0], len(attack)
    return tuple([cards for cards in ghost_sets(ghost) if cards[0] < value and len(cards) == size])


def ghost_sets(ghost: Cards) -> list[Cards]:
    """Return the ghost's sets, lowest first; a set is all its cards of one rank (R38)."""
    return [(rank,) * ghost.count(rank) for rank in sorted(set(ghost))]

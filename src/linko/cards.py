"""The cards: ranks, the joker, decks, and how a card is written.

A card is a small integer: its rank, or `JOKER`. The integer is also the card's value, so sorting
gives the order that the rules use, with the jokers last.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NewType, Protocol

from linko.game_errors import DeckError
from linko.refusal import quote

Card = NewType("Card", int)
"""A rank from 1, or `JOKER`."""

Seat = NewType("Seat", int)
"""A player's place, from 0, clockwise: the next seat is the left neighbour."""

HIGHEST_RANK = 13
COPIES = 8
JOKERS = 5

JOKER = Card(14)
"""The joker; 14 is the value of a set of jokers only, above every rank (R3)."""

JOKER_TEXT = "X"

LONGEST_DECK_TEXT = 10_000
"""Maximum length of a deck's text; a longer text is refused without being parsed."""


class DeckSizes(Protocol):
    """The sizes that determine a deck; `linko.Options` has them."""

    @property
    def ranks(self) -> int:
        """The highest rank."""

    @property
    def copies(self) -> int:
        """Number of cards of each rank."""

    @property
    def jokers_in_deck(self) -> int:
        """Number of jokers in the shuffled deck."""


_TEXTS = {Card(rank): str(rank) for rank in range(1, HIGHEST_RANK + 1)} | {JOKER: JOKER_TEXT}
_CARDS = {text: card for card, text in _TEXTS.items()}


def card_text(card: Card) -> str:
    """Return the notation of a card: `7`, `12`, `X`."""
    return _TEXTS[card]


def parse_card(text: str) -> Card:
    """Return the card with this notation; raise `DeckError` if there is none."""
    card = _CARDS.get(text)
    if card is None:
        raise DeckError("unknown_card", given=quote(text), highest=HIGHEST_RANK)
    return card


def cards_text(cards: Iterable[Card], separator: str = " ") -> str:
    """Return the notation of several cards in the order given.

    >>> cards_text([Card(12), Card(3), JOKER])
    '12 3 X'
    """
    return separator.join(map(card_text, cards))


def full_deck(sizes: DeckSizes) -> tuple[Card, ...]:
    """Return the unshuffled deck in ascending order (R1)."""
    return _cards_of(sizes.ranks, sizes.copies, sizes.jokers_in_deck)


@cache
def _cards_of(ranks: int, copies: int, jokers: int) -> tuple[Card, ...]:
    each = (Card(rank) for rank in range(1, ranks + 1) for _ in range(copies))
    return (*each, *(JOKER,) * jokers)


def parse_deck(deck: object, sizes: DeckSizes) -> tuple[Card, ...]:
    """Return a deck, top card first, from its text or its cards; check every card (R1, R49)."""
    if isinstance(deck, str):
        if len(deck) > LONGEST_DECK_TEXT:
            raise DeckError("deck_not_text", given=f"a text of {len(deck)} characters")
        cards = tuple(parse_card(text) for text in deck.split(" "))
    elif isinstance(deck, list | tuple) and len(deck) <= LONGEST_DECK_TEXT:
        cards = tuple(_checked_card(card) for card in deck)
    else:
        raise DeckError("deck_not_text", given=quote(deck))
    whole = full_deck(sizes)
    if sorted(cards) != list(whole):
        wrong = ", ".join(
            f"{cards.count(card)} of {text} instead of {whole.count(card)}"
            for card, text in _TEXTS.items()
            if cards.count(card) != whole.count(card)
        )
        raise DeckError("deck_wrong_cards", given=len(cards), needed=len(whole), wrong=wrong)
    return cards


def _checked_card(card: object) -> Card:
    if isinstance(card, int) and not isinstance(card, bool) and card in _TEXTS:
        return Card(card)
    raise DeckError("unknown_card", given=quote(card), highest=HIGHEST_RANK)

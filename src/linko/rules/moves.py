"""A decision of a player as plain data with three faces: a value, its notation, and a code.

Every move that any game can ever see is made once, here. The codes run from 0 in the order

    plays by rank, then by cards of the rank, then by jokers · plays of jokers only
    take · leave · pickup · discard · pile
    row:1 … row:13 · row:X · bundles by first card, then by highest cards, then by jokers
    pass · ghost:1 … ghost:12

and `legal_moves` ascends by them. In a study game of fewer ranks a bundle's "13" is that game's
highest rank; the bundle keeps its code, so within one game codes and moves correspond.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import NewType

from linko.cards import COPIES, HIGHEST_RANK, JOKER, JOKERS, Card, card_text, cards_text
from linko.game_errors import IllegalMove
from linko.options import GHOST_JOKERS, GHOST_SEATS
from linko.refusal import quote

MoveCode = NewType("MoveCode", int)

LONGEST_MOVE_TEXT = 60
"""No move is written longer than this; a longer text is refused unread."""


class MoveKind(Enum):
    """What a move decides."""

    PLAY = "play"
    TAKE = "take"
    LEAVE = "leave"
    PICKUP = "pickup"
    DISCARD = "discard"
    PILE = "pile"
    ROW = "row"
    PASS = "pass"  # noqa: S105 - no password
    GHOST = "ghost"

    __hash__ = object.__hash__  # members are single; Enum's is ten times slower

    def __repr__(self) -> str:
        return str(self)


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """One decision: its kind and the cards it names, with its notation and its code.

    `cards` are the set of a play, the row entry of a draw, or one card of the ghost's rank. Moves
    come from `legal_moves`, `Move.parse` and `Move.from_code`.

    >>> Move.parse("6-6-6-X").cards
    (6, 6, 6, 14)
    """

    kind: MoveKind
    cards: tuple[Card, ...]
    text: str = field(compare=False)
    code: MoveCode = field(compare=False)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move.parse({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """A move copied or sent to another process stays the one of the table."""
        return Move.parse, (self.text,)

    @staticmethod
    def parse(text: object) -> Move:
        """The move so written (R46); an `IllegalMove` if none is, whatever is given."""
        move = MOVES_BY_TEXT.get(text) if isinstance(text, str) else None
        if move is None:
            raise _unreadable(text)
        return move

    @staticmethod
    def from_code(code: int, ranks: int = HIGHEST_RANK) -> Move:
        """The move with that code in a game of so many ranks."""
        known = type(code) is int and 0 <= code < MOVE_COUNT and ranks in RANKS
        if not known:
            raise IllegalMove("unreadable_move", move=f"the code {quote(code)}")
        return all_moves(ranks)[code]


def entry_text(entry: tuple[Card, ...]) -> str:
    """An entry of the row: `7`, or a bundle `4+13+X` (R46)."""
    return cards_text(entry, "+")


def _plays() -> Iterator[tuple[MoveKind, tuple[Card, ...]]]:
    for rank in range(1, HIGHEST_RANK + 1):
        for count in range(1, COPIES + 1):
            for jokers in range(JOKERS + 1):
                yield MoveKind.PLAY, (Card(rank),) * count + (JOKER,) * jokers
    for jokers in range(1, JOKERS + 1):
        yield MoveKind.PLAY, (JOKER,) * jokers


def _entries(ranks: int) -> Iterator[tuple[MoveKind, tuple[Card, ...]]]:
    """Single cards, then every bundle the ghost's refused cards can form (R39)."""
    cards = (*(Card(rank) for rank in range(1, HIGHEST_RANK + 1)), JOKER)
    for first in cards:
        yield MoveKind.ROW, (first,)
    loose_jokers = JOKERS - GHOST_SEATS * GHOST_JOKERS
    for first in cards:
        # A first card that a smaller deck lacks keeps its reading with 13 ranks; it is never legal.
        highest_rank = Card(ranks if first <= ranks or first == JOKER else HIGHEST_RANK)
        # The counts are those of 13 ranks in every game, so that a code means the same place.
        most_highest = COPIES - (first == HIGHEST_RANK)
        most_jokers = loose_jokers - (first == JOKER)
        for highest in range(most_highest + 1):
            for jokers in range(most_jokers + 1):
                if highest + jokers:
                    yield MoveKind.ROW, (first, *(highest_rank,) * highest, *(JOKER,) * jokers)


def _values(ranks: int) -> Iterator[tuple[MoveKind, tuple[Card, ...]]]:
    yield from _plays()
    for kind in (MoveKind.TAKE, MoveKind.LEAVE, MoveKind.PICKUP, MoveKind.DISCARD, MoveKind.PILE):
        yield kind, ()
    yield from _entries(ranks)
    yield MoveKind.PASS, ()
    for rank in range(1, HIGHEST_RANK):
        yield MoveKind.GHOST, (Card(rank),)


def _text(kind: MoveKind, cards: tuple[Card, ...]) -> str:
    match kind:
        case MoveKind.PLAY:
            return cards_text(cards, "-")
        case MoveKind.ROW:
            return f"row:{entry_text(cards)}"
        case MoveKind.GHOST:
            return f"ghost:{card_text(cards[0])}"
        case _:
            return str(kind.value)


def all_moves(ranks: int = HIGHEST_RANK) -> tuple[Move, ...]:
    """Every move of games with so many ranks, by code.

    >>> len(all_moves()), str(all_moves()[0])
    (888, '1')
    """
    return _moves_by_code(ranks)


@cache
def _moves_by_code(ranks: int) -> tuple[Move, ...]:
    known = all_moves() if ranks != HIGHEST_RANK else ()
    moves = []
    for code, (kind, cards) in enumerate(_values(ranks)):
        same = known[code] if known and known[code].cards == cards else None
        moves.append(same or Move(kind, cards, _text(kind, cards), MoveCode(code)))
    return tuple(moves)


MOVE_COUNT = len(all_moves())
"""How many codes there are."""

RANKS = range(2, HIGHEST_RANK + 1)
"""How many ranks a game can have."""

MOVES_BY_TEXT = {move.text: move for ranks in RANKS for move in all_moves(ranks)}

TAKE = MOVES_BY_TEXT["take"]
LEAVE = MOVES_BY_TEXT["leave"]
PICKUP = MOVES_BY_TEXT["pickup"]
DISCARD = MOVES_BY_TEXT["discard"]
PILE = MOVES_BY_TEXT["pile"]
PASS = MOVES_BY_TEXT["pass"]

_SET_TEXT = re.compile(r"(1[0-3]|[1-9]|X)(-(1[0-3]|[1-9]|X))*")


def _unreadable(text: object) -> IllegalMove:
    """Why a text is no move, as precisely as it can be said."""
    if not isinstance(text, str) or len(text) > LONGEST_MOVE_TEXT or not _SET_TEXT.fullmatch(text):
        return IllegalMove("unreadable_move", move=quote(text))
    cards = text.split("-")
    ranks = [card for card in cards if card != card_text(JOKER)]
    if len(set(ranks)) > 1:
        return IllegalMove("not_a_set", move=text)
    in_order = ranks + [card_text(JOKER)] * (len(cards) - len(ranks))
    if in_order != cards:
        return IllegalMove("set_not_in_order", move=text, expected="-".join(in_order))
    return IllegalMove("too_many_cards", move=text)

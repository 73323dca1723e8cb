"""A player's decision as plain data in three forms: a value, its notation, and a code.

Every possible move is created once, here. The codes start at 0, in this order:

    plays by rank, then by cards of the rank, then by jokers · plays of jokers only
    take · leave · pickup · discard · pile
    row:1 … row:13 · row:X · bundles by first card, then by highest cards, then by jokers
    pass · ghost:1 … ghost:12

`legal_moves` has the same order. In a study game with fewer ranks, the "13" of a bundle stands for
the highest rank. The bundle keeps its code, so within one game every code means one move.
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
"""Maximum length of a move's text; a longer text is refused without being parsed."""


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

    __hash__ = object.__hash__  # members are singletons; Enum's own hash is ten times slower

    def __repr__(self) -> str:
        return str(self)


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """One decision: its kind and the cards it names, with its notation and its code.

    `cards` is the set of a play, the row entry of a draw, or one card of the ghost's set. Moves
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
        """Make copies and unpickled moves the same object as the move in the table."""
        return Move.parse, (self.text,)

    @staticmethod
    def parse(text: object) -> Move:
        """Return the move with this notation (R46); raise `IllegalMove` for anything else."""
        move = MOVES_BY_TEXT.get(text) if isinstance(text, str) else None
        if move is None:
            raise _unreadable(text)
        return move

    @staticmethod
    def from_code(code: int, ranks: int = HIGHEST_RANK) -> Move:
        """Return the move with this code in a game with this number of ranks."""
        known = type(code) is int and 0 <= code < MOVE_COUNT and ranks in RANKS
        if not known:
            raise IllegalMove("unreadable_move", move=f"the code {quote(code)}")
        return all_moves(ranks)[code]


def entry_text(entry: tuple[Card, ...]) -> str:
    """Return the notation of a row entry: `7`, or a bundle `4+13+X` (R46)."""
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
        # If a smaller deck lacks the first card, the entry is that of 13 ranks; it is never legal.
        highest_rank = Card(ranks if first <= ranks or first == JOKER else HIGHEST_RANK)
        # Every game uses the counts of 13 ranks, so that codes do not shift.
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
    """Return every move of a game with this number of ranks, indexed by code.

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
"""Number of move codes."""

RANKS = range(2, HIGHEST_RANK + 1)
"""The possible numbers of ranks of a game."""

MOVES_BY_TEXT = {move.text: move for ranks in RANKS for move in all_moves(ranks)}

TAKE = MOVES_BY_TEXT["take"]
LEAVE = MOVES_BY_TEXT["leave"]
PICKUP = MOVES_BY_TEXT["pickup"]
DISCARD = MOVES_BY_TEXT["discard"]
PILE = MOVES_BY_TEXT["pile"]
PASS = MOVES_BY_TEXT["pass"]

_SET_TEXT = re.compile(r"(1[0-3]|[1-9]|X)(-(1[0-3]|[1-9]|X))*")


def _unreadable(text: object) -> IllegalMove:
    """Return the most specific error for a text that is not a move."""
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

"""The band in the middle with the pile, the row and the discard."""

from __future__ import annotations

from typing import Final

from linko.cards import Card
from linko.drawing.elements import Piece, number, path, rect, text, use
from linko.drawing.sets import face
from linko.drawing.stack import empty_place
from linko.drawing.symbols import BACK, CARD_RATIO
from linko.rules import Phase, State, View

_CARD: Final = 78.0
_GAP: Final = 13.0
_PADDING: Final = 24.0
_RISE: Final = 0.58
"""Visible height of each further card of a bundle, in card widths."""

_LONGEST_LINE: Final = 6


def supply(table: State | View, width: float) -> Piece:
    """Draw pile, row and discard on a lighter band across the whole width."""
    pile = table.pile_size
    entries = [_entry(entry) for entry in table.row] + [_place()] * _open_places(table, pile)
    row = _wrapped(entries, min(_LONGEST_LINE, table.options.row_size))
    height = row.height + 2 * _PADDING + 4
    base = _PADDING + row.height - _CARD * CARD_RATIO
    left = (width - row.width) / 2
    pile_x = left - _CARD - 36
    discard_x = left + row.width + 36
    label_y = base + _CARD * CARD_RATIO / 2 + 5
    parts = [
        rect(0, 0, width, height, "clear"),
        _cuts(width, 0),
        _cuts(width, height),
        text(pile_x - 26, label_y, "Pile", "muted", 14, weight=600, anchor="end"),
        _pile(pile).at(pile_x, base),
        row.at(left, _PADDING),
        _discard(table.discard).at(discard_x, base),
        text(discard_x + _CARD + 26, label_y, "Discard", "muted", 14, weight=600),
    ]
    return Piece("".join(parts), width, height)


def _open_places(table: State | View, pile: int) -> int:
    """Return the number of places that will be refilled after the current draw."""
    drawing = table.phase is Phase.DRAW and pile > 0
    return min(pile, max(0, table.options.row_size - len(table.row))) if drawing else 0


def _wrapped(entries: list[Piece], places: int) -> Piece:
    """Draw the entries on one line, or on several if a study game has a long row."""
    lines = [entries[i : i + _LONGEST_LINE] for i in range(0, len(entries), _LONGEST_LINE)]
    parts = []
    y = 0.0
    for line in lines:
        tallest = max(piece.height for piece in line)
        for place, piece in enumerate(line):
            parts.append(piece.at(place * (_CARD + _GAP), y + tallest - piece.height))
        y += tallest + _GAP
    width = places * (_CARD + _GAP) - _GAP
    return Piece("".join(parts), width, max(y - _GAP, _CARD * CARD_RATIO))


def _entry(entry: tuple[Card, ...]) -> Piece:
    """Draw a card or a bundle; the cards of a bundle are shifted, so that every number shows."""
    rise = _RISE * _CARD
    parts = [face(card, 0, rise * place, _CARD) for place, card in enumerate(reversed(entry))]
    height = rise * (len(entry) - 1) + _CARD * CARD_RATIO
    if len(entry) > 1:
        y = height - 46
        parts.append(rect(-4, y, _CARD + 8, 22, "umber", radius=2))
        parts.append(
            text(
                _CARD / 2, y + 15.5, f"{len(entry)} cards", "on-umber", 12.5,
                weight=600, anchor="middle",
            )
        )  # fmt: skip
    return Piece("".join(parts), _CARD, height)


def _place() -> Piece:
    return Piece(empty_place(_CARD), _CARD, _CARD * CARD_RATIO)


def _pile(count: int) -> Piece:
    under = [
        rect(shift, shift, _CARD, _CARD * CARD_RATIO, "rim hair", radius=8, more='stroke-width="1"')
        for shift in (6, 3)
    ]
    cards = "".join(under[max(0, 3 - count) :]) if count else ""
    top = use(BACK, 0, 0, _CARD, _CARD * CARD_RATIO) if count else empty_place(_CARD)
    return Piece(cards + top + _count(count), _CARD, _CARD * CARD_RATIO)


def _discard(cards: tuple[Card, ...]) -> Piece:
    """Draw the discard pile, with its last cards at an angle."""
    height = _CARD * CARD_RATIO
    if not cards:
        return Piece(empty_place(_CARD) + _count(0), _CARD, height)
    turns = (-9, 6, -3)[-len(cards) :]
    centre = f"{number(_CARD / 2)} {number(height / 2)}"
    heap = "".join(
        f'<g transform="rotate({turn} {centre})">{face(card, 0, 0, _CARD)}</g>'
        for card, turn in zip(cards[-len(turns) :], turns, strict=True)
    )
    return Piece(heap + _count(len(cards)), _CARD, height)


def _count(count: int) -> str:
    middle, y = _CARD / 2, _CARD * CARD_RATIO - 14
    return rect(
        middle - 21, y, 42, 27, "paper outline", radius=13.5, more='stroke-width="1.6"'
    ) + text(middle, y + 19, str(count), "text", 16, weight=600, anchor="middle")


def _cuts(width: float, y: float) -> str:
    """Draw irregular marks along an edge, like knife cuts; they are the same every time."""
    lenses = []
    x = 6.0
    for place in range(int(width / 30)):
        long, deep = 8 + place * 37 % 23, 2 + place * 5 % 3
        if x + long > width:
            break
        lenses.append(f"M{number(x)} {number(y)}q{number(long / 2)} {-deep} {long} 0t-{long} 0z")
        x += long + 14 + place * 53 % 47
    return path("cut", "".join(lenses))

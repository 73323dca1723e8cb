"""A set of cards on the table: the front card in full, the others overlapped."""

from __future__ import annotations

from typing import Final

from linko.cards import Card
from linko.drawing.elements import Piece, rect, text, use
from linko.drawing.symbols import CARD_RATIO, card_symbol
from linko.rules import Cards

STEP: Final = 0.30
"""Visible part of an overlapped card, in card widths."""

TAGGED_FROM: Final = 4
"""Minimum number of cards at which a tag shows the count."""

_CORNER: Final = 0.1


def face(card: Card, x: float, y: float, width: float) -> str:
    """Draw a card face up."""
    return use(card_symbol(card), x, y, width, width * CARD_RATIO)


def set_width(count: int, width: float, *, room: float | None = None, step: float = STEP) -> float:
    """Return the width of a set with `count` cards, limited by `room`."""
    spread = width + (count - 1) * step * width
    return spread if room is None else max(width, min(spread, room))


def spread_set(
    cards: Cards,
    width: float,
    *,
    room: float | None = None,
    step: float = STEP,
    tag_top: bool = False,
) -> Piece:
    """Draw a set: the front card in full at the left, the others partly hidden behind it."""
    whole = set_width(len(cards), width, room=room, step=step)
    pitch = (whole - width) / (len(cards) - 1) if len(cards) > 1 else 0
    drawn = [face(card, pitch * place, 0, width) for place, card in enumerate(cards)]
    height = width * CARD_RATIO
    if len(cards) >= TAGGED_FROM:
        drawn.insert(0, _tag(len(cards), whole, 8 if tag_top else height - 5))
    return Piece("".join(reversed(drawn)), whole, height)


def ring(piece: Piece, look: str, *, outlined: bool = False) -> str:
    """Draw a ring around a set; an outline keeps its contrast on every background."""
    offset, thick, radius = 3.5, 4.0, piece.height * _CORNER
    around = ""
    if outlined:
        around = _frame(piece, offset + thick / 2 + 0.6, 1.2, "bare outline", radius)
    return around + _frame(piece, offset, thick, f"bare {look}", radius)


def _frame(piece: Piece, offset: float, thick: float, look: str, radius: float) -> str:
    return rect(
        -offset,
        -offset,
        piece.width + 2 * offset,
        piece.height + 2 * offset,
        look,
        radius=radius * 0.7 + offset,
        more=f'stroke-width="{thick}"',
    )


def _tag(count: int, right: float, middle: float) -> str:
    width, height = 27, 19
    left = right - width + 9
    return rect(
        left,
        middle - height / 2,
        width,
        height,
        "inverse rim-line",
        radius=height / 2,
        more='stroke-width="1.5"',
    ) + text(
        left + width / 2,
        middle + 4.5,
        f"×{count}",
        "on-inverse",
        12.5,
        weight=700,
        anchor="middle",
    )

"""A player's stack: it grows downwards, and the oldest sets are drawn as page edges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from linko.drawing.elements import Piece, at, number, rect
from linko.drawing.marks import claw_pill
from linko.drawing.sets import ring, set_width, spread_set
from linko.drawing.symbols import CARD_RATIO
from linko.drawing.tokens import GROUND
from linko.rules import Cards

STRIP: Final = 0.56
"""Visible height of a covered set, in card widths."""

EDGE: Final = 5.0
"""Maximum height of a page edge."""

ALL_EDGES: Final = 24.0
"""Maximum height of all page edges together."""

_RIM = 1.2
_LEAF = 9.0
"""Visible height of an old set where the set above does not cover it."""


@dataclass(frozen=True, slots=True)
class StackSize:
    """The space for a stack, and the sizes of its cards."""

    top: float
    covered: float
    height: float
    room: float
    """Maximum width of a set."""


def drawn_stack(stack: tuple[Cards, ...], size: StackSize, snatched: str | None) -> Piece:
    """Draw the top set in full, the sets below it as strips, and the oldest as page edges.

    `snatched` is the label of the top set if it is being snatched.
    """
    if not stack:
        return Piece(empty_place(size.top), size.top, size.top * CARD_RATIO)
    *covered, top = stack
    strip = size.covered * STRIP
    hidden = _hidden(len(covered), size, strip)
    sliver = min(EDGE, ALL_EDGES / hidden) if hidden else 0
    parts = [
        at(0, sliver * place, _page_edge(cards, size))
        for place, cards in enumerate(covered[:hidden])
    ]
    y = sliver * hidden
    for cards in covered[hidden:]:
        parts.append(spread_set(cards, size.covered, room=size.room, tag_top=True).at(0, y))
        y += strip
    lying = spread_set(top, size.top, room=size.room)
    parts.append(at(0, y, _shadow(lying)))
    parts.append(lying.at(0, y))
    height = y + lying.height
    if snatched is not None:
        pill = claw_pill(snatched)
        parts.append(at(0, y, ring(lying, "ember-ring")))
        parts.append(pill.at(-8, height - pill.height / 2))
        height += pill.height / 2
    widest = max(set_width(len(cards), size.top, room=size.room) for cards in stack)
    return Piece("".join(parts), widest, height)


def empty_place(width: float) -> str:
    """Draw an empty place for a card or a stack."""
    return rect(
        1,
        1,
        width - 2,
        width * CARD_RATIO - 2,
        "bare edge",
        radius=width * 0.1,
        more='stroke-width="1.6" stroke-dasharray="5 4"',
    )


def _hidden(covered: int, size: StackSize, strip: float) -> int:
    """Return the number of covered sets that are drawn as page edges."""
    room = size.height - size.top * CARD_RATIO
    if covered * strip <= room:
        return 0
    strips = max(0, int((room - ALL_EDGES) / strip))
    return max(0, covered - strips)


def _page_edge(cards: Cards, size: StackSize) -> str:
    width = set_width(len(cards), size.covered, room=size.room)
    pitch = (width - size.covered) / (len(cards) - 1) if len(cards) > 1 else 0
    parts = [rect(0, 0, width, _LEAF, "rim hair", radius=3, more='stroke-width=".8"')]
    left = _RIM
    for place, card in enumerate(cards):
        right = size.covered + pitch * place - _RIM
        parts.append(
            f'<rect fill="{GROUND[card]}" x="{number(left)}" y="{_RIM}" '
            f'width="{number(right - left)}" height="{number(_LEAF - 2 * _RIM)}" rx="1.5"/>'
        )
        left = right + _RIM
    return "".join(parts)


def _shadow(lying: Piece) -> str:
    return rect(
        3,
        9,
        lying.width - 6,
        lying.height - 4,
        "shade",
        radius=10,
        more='opacity=".34" filter="url(#linko-soft)"',
    )

"""The ghost's field: its head, and its sets in order of rank."""

from __future__ import annotations

from itertools import groupby

from linko.drawing.elements import Piece, at, rect, text
from linko.drawing.head import ghost_head
from linko.drawing.sets import ring, spread_set
from linko.rules import Cards, Phase, State, View
from linko.rules.sets import ghost_prey

_CARD = 60.0
_GAP = 20.0
_PADDING = 22.0
_HEAD = 56.0


def ghost_field(table: State | View, width: float) -> Piece:
    """Draw the ghost in a dashed frame; rings mark the sets that the attacker can choose from."""
    face = ghost_head(len(table.ghost), _HEAD)
    sets = _sets(table.ghost, _choices(table), width - 2 * _PADDING)
    top = _PADDING + face.height + 20
    height = top + sets.height + _PADDING
    parts = [
        rect(
            1,
            1,
            width - 2,
            height - 2,
            "bare line",
            radius=24,
            more='stroke-width="2" stroke-dasharray="7 5"',
        ),
        face.at(_PADDING, _PADDING - 6),
        text(_PADDING + _HEAD + 16, _PADDING + 30, "The ghost", "text", 18, weight=600),
        text(_PADDING + _HEAD + 16, _PADDING + 51, "never plays, never scores", "muted", 14),
        sets.at(_PADDING, top),
    ]
    return Piece("".join(parts), width, height)


def _choices(table: State | View) -> tuple[Cards, ...]:
    if table.phase is not Phase.GHOST:
        return ()
    return ghost_prey(table.stacks[table.turn][-1], table.ghost)


def _sets(ghost: Cards, choices: tuple[Cards, ...], room: float) -> Piece:
    """Draw the sets side by side, on several lines if necessary."""
    parts = []
    x = y = 0.0
    line = 0.0
    for _, group in groupby(ghost):
        cards = tuple(group)
        piece = spread_set(cards, _CARD)
        if x and x + piece.width > room:
            x, y = 0, y + piece.height + _GAP
        around = ring(piece, "amber-ring", outlined=True) if cards in choices else ""
        parts.append(at(x, y, around + piece.markup))
        x += piece.width + _GAP
        line = piece.height
    return Piece("".join(parts), room, y + line)

"""Hands: the viewer's own in full, known cards of others as chips, hidden cards face down."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from linko.drawing.elements import Piece, use
from linko.drawing.sets import set_width, spread_set
from linko.drawing.symbols import BACK, CARD_RATIO, CHIP_RATIO, chip_symbol
from linko.rules import Cards

_CHIP: Final = 20.0
_CHIP_GAP: Final = 2.5
_STEP_OF_BACKS: Final = 0.30

_LAYOUTS: Final = (
    (1, 86, 24, 0.30), (1, 86, 16, 0.30), (1, 80, 12, 0.28), (1, 74, 10, 0.24),
    (2, 72, 20, 0.30), (2, 64, 14, 0.28), (2, 56, 10, 0.22), (2, 48, 8, 0.20), (2, 39, 5, 0.16),
)  # fmt: skip
"""Number of lines, card width, gap and step: the first layout that fits is used."""


def own_hand(cards: Cards, room: float) -> Piece:
    """Draw a hand grouped by rank in ascending order, centred, on at most two lines."""
    if not cards:
        return Piece("", room, 0)
    groups = [tuple(group) for _, group in groupby(cards)]
    for lines, width, gap, step in _LAYOUTS:
        parted = _parted(groups, lines, width, gap, step)
        if max(_line_width(line, width, gap, step) for line in parted) <= room:
            break
    height = width * CARD_RATIO
    pieces = []
    for number, line in enumerate(parted):
        x = (room - _line_width(line, width, gap, step)) / 2
        for group in line:
            piece = spread_set(group, width, step=step)
            pieces.append(piece.at(x, number * (height + gap)))
            x += piece.width + gap
    return Piece("".join(pieces), room, len(parted) * (height + gap) - gap)


def chips(cards: Cards, room: float) -> Piece:
    """Draw cards as chips, on several lines if necessary."""
    height = _CHIP * CHIP_RATIO
    a_line = max(1, int((room + _CHIP_GAP) / (_CHIP + _CHIP_GAP)))
    drawn = [
        use(
            chip_symbol(card),
            place % a_line * (_CHIP + _CHIP_GAP),
            place // a_line * (height + _CHIP_GAP),
            _CHIP,
            height,
        )
        for place, card in enumerate(cards)
    ]
    lines = -(-len(cards) // a_line)
    width = min(len(cards), a_line) * (_CHIP + _CHIP_GAP) - _CHIP_GAP
    return Piece("".join(drawn), width, lines * (height + _CHIP_GAP) - _CHIP_GAP)


def face_down(count: int, width: float, room: float) -> Piece:
    """Draw a number of cards face down, each with a visible edge."""
    pitch = min(width * _STEP_OF_BACKS, (room - width) / max(1, count - 1))
    height = width * CARD_RATIO
    drawn = [use(BACK, pitch * place, 0, width, height) for place in range(count)]
    return Piece("".join(drawn), width + pitch * (count - 1), height)


def _parted(
    groups: Sequence[Cards], lines: int, width: float, gap: float, step: float
) -> tuple[Sequence[Cards], ...]:
    """Put the groups on one line, or on two lines of nearly the same length."""
    if lines == 1:
        return (groups,)
    cut = min(
        range(1, len(groups) + 1),
        key=lambda place: max(
            _line_width(groups[:place], width, gap, step),
            _line_width(groups[place:], width, gap, step),
        ),
    )
    return (groups[:cut], groups[cut:])


def _line_width(groups: Sequence[Cards], width: float, gap: float, step: float) -> float:
    return sum(set_width(len(group), width, step=step) + gap for group in groups) - gap

"""Measures and outlines that the browser client shares with the drawings of `linko.drawing`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from linko.drawing import digits, head, sets, stack, symbols
from tools.typescript.constants import constant
from tools.typescript.declarations import HEAD

_DRAWING: Mapping[str, tuple[str, Any]] = {
    "RATIO": ("How high a card is, in widths of a card.", symbols.CARD_RATIO),
    "FEW": ("At this number of cards in hand a head bristles.", head.FEW),
    "STEP": ("How far a copy peeks out behind its neighbour, in widths of a card.", sets.STEP),
    "TAGGED_FROM": ("The least number of cards in a set with a tag.", sets.TAGGED_FROM),
    "STRIP": ("How much of a covered set shows, in widths of a card.", stack.STRIP),
    "EDGE": ("How high a page edge is at most.", stack.EDGE),
    "ALL_EDGES": ("How high all page edges together are at most.", stack.ALL_EDGES),
    "CAP_HEIGHT": ("How high a digit is.", digits.CAP_HEIGHT),
    "GAP": ("The gap between two digits.", digits.GAP),
    "DIGITS": (
        "The digits: how wide they are, and their outlines.",
        {
            text: {key: value for key, value in asdict(digit).items() if value}
            for text, digit in digits.DIGITS.items()
        },
    ),
    "CALM_HEAD": ("A head in a box of 100.", head.HEAD),
    "CALM_TUFTS": ("The tufts of its ears.", head.TUFTS),
    "LYNX_HEAD": ("The head of the lynx, and a bristling one, in a box of 200.", head.BRISTLING),
    "LYNX_TUFTS": ("The tufts of its ears.", head.BRISTLING_TUFTS),
}


def drawing() -> str:
    """The measures and outlines, each with what it means."""
    return "\n".join(
        [HEAD, *(constant(name, about, value) for name, (about, value) in _DRAWING.items())]
    )

"""Dimensions and outlines that the browser client shares with `linko.drawing`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from linko.drawing import digits, head, sets, stack, symbols
from tools.typescript.constants import constant
from tools.typescript.declarations import HEAD

_DRAWING: Mapping[str, tuple[str, Any]] = {
    "RATIO": ("Height of a card, in card widths.", symbols.CARD_RATIO),
    "FEW": ("Number of cards in hand at which a head bristles.", head.FEW),
    "STEP": ("Visible part of a card behind its neighbour, in card widths.", sets.STEP),
    "TAGGED_FROM": ("Minimum number of cards in a set with a tag.", sets.TAGGED_FROM),
    "STRIP": ("Visible part of a covered set, in card widths.", stack.STRIP),
    "EDGE": ("Maximum height of a page edge.", stack.EDGE),
    "ALL_EDGES": ("Maximum height of all page edges together.", stack.ALL_EDGES),
    "CAP_HEIGHT": ("Height of a digit.", digits.CAP_HEIGHT),
    "GAP": ("Gap between two digits.", digits.GAP),
    "DIGITS": (
        "The digits: their widths and outlines.",
        {
            text: {key: value for key, value in asdict(digit).items() if value}
            for text, digit in digits.DIGITS.items()
        },
    ),
    "CALM_HEAD": ("A head in a box of 100.", head.HEAD),
    "CALM_TUFTS": ("The tufts of its ears.", head.TUFTS),
    "LYNX_HEAD": ("The lynx's head and the bristling head, in a box of 200.", head.BRISTLING),
    "LYNX_TUFTS": ("The tufts of its ears.", head.BRISTLING_TUFTS),
}


def drawing() -> str:
    """The dimensions and outlines, each with a comment."""
    return "\n".join(
        [HEAD, *(constant(name, about, value) for name, (about, value) in _DRAWING.items())]
    )

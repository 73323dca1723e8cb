"""The three signs: a paw marks the turn, an eye the player who decides, a claw a snatched set."""

from __future__ import annotations

from typing import Final

from linko.drawing.elements import Piece, path, rect, scaled, text
from linko.drawing.text_width import width_of

_PAD: Final = (
    "M50 50C61 50 74 64 74 74C74 82 67 84.4 61 83.4C57 82.8 54 81.6 50 81.6"
    "C46 81.6 43 82.8 39 83.4C33 84.4 26 82 26 74C26 64 39 50 50 50Z"
)
_TOES: Final = ((24, 50, -24), (40, 33, -8), (60, 33, 8), (76, 50, 24))

_LID: Final = (
    "M2 34C18 8 46 -2 74 6C84 9 92 7 98 2C98 12 98 18 96 24C90 46 70 58 46 58C26 58 10 48 2 34Z"
)
_IRIS: Final = "M13 34C26 18 46 10 68 15C78 17 84 18 88 17C84 37 68 49 46 49C32 49 20 43 13 34Z"
_CLAWS: Final = (
    "M22 3C24 20 20 38 7 55C13 38 15 20 14 6Z"
    "M38 2C40 22 36 42 22 59C28 42 31 22 29.5 4Z"
    "M53 5C55 22 51 40 39 56C44 40 46.5 22 45 8Z"
)


def paw(size: float) -> Piece:
    """Draw the sign of the player whose turn it is."""
    toes = "".join(
        f'<ellipse class="linko-on-spruce" rx="7.6" ry="10.6" '
        f'transform="translate({x} {y}) rotate({turn})"/>'
        for x, y, turn in _TOES
    )
    disc = '<circle class="linko-spruce" cx="50" cy="50" r="50"/>'
    inner = f'<g transform="translate(12 8) scale(.76)">{path("on-spruce", _PAD)}{toes}</g>'
    return Piece(scaled(0, 0, size / 100, disc + inner), size, size)


def eye(width: float) -> Piece:
    """Draw the sign of the player who must decide now."""
    inside = (
        path("text", _LID)
        + path("amber", _IRIS)
        + '<circle class="linko-pupil" cx="53" cy="31" r="13.5"/>'
        + '<circle class="linko-gleam" cx="58.5" cy="25.5" r="4.2"/>'
    )
    return Piece(scaled(0, 0, width / 100, inside), width, width * 0.6)


def claw_pill(words: str) -> Piece:
    """Draw the label of a set that is being snatched."""
    height = 24
    width = 40 + width_of(words, 13)
    body = rect(0, 0, width, height, "ember rim-line", radius=12, more='stroke-width="1.6"')
    claws = scaled(10, 5, 14 / 60, path("on-ember", _CLAWS))
    return Piece(body + claws + text(28, 16.6, words, "on-ember", 13, weight=600), width, height)

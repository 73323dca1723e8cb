"""Numbers drawn as shapes, for heads and chips.

The shapes are those of the card files in `art`: cap height 44, and a gap of 4 between two digits.
They have the colour of their surroundings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from linko.drawing.elements import scaled

CAP_HEIGHT: Final = 44
GAP: Final = 4

_ZERO: Final = (
    "M13.5 4.7C19.3 4.7 22.3 8.4 22.3 14V30C22.3 35.6 19.3 39.3 13.5 39.3"
    "C7.7 39.3 4.7 35.6 4.7 30V14C4.7 8.4 7.7 4.7 13.5 4.7Z"
)
_ONE: Final = "M0 8.2L8.6 0H16V44H6.4V12.2L0 17.6Z"
_TWO: Final = (
    "M4.7 15.6V14C4.7 8.2 8 4.7 13.2 4.7C18.4 4.7 21.4 8 21.4 12.8"
    "C21.4 16.6 19.8 19.6 16.6 23.2L5.6 35.4"
)
_TWO_FOOT: Final = "M.6 34.6H25.6V44H.6Z"
_THREE: Final = (
    "M1.2 0H24V8.2L16.8 16.4C22.8 17.8 26 22.4 26 28.6C26 38 20.4 44 12 44"
    "C6.8 44 2.8 41.8 -.2 37.8L6.2 31.2C7.8 33.5 9.7 34.6 12 34.6C15 34.6 16.7 32.3 16.7 28.8"
    "C16.7 25 14.4 23.2 10.4 23.2H5.8V16.2L11.8 9.4H1.2Z"
)
_FOUR: Final = "M14.2 0H24V25.8H28V34.8H24V44H14.6V34.8H0V26.6ZM14.6 25.8V13.6L9.2 25.8Z"
_FIVE: Final = (
    "M23.4 4.7H7.2L6.3 20.6C8 18.8 10.2 17.9 12.8 17.9C18.2 17.9 21.4 21.9 21.4 28.4"
    "C21.4 35.2 17.8 39.3 12.4 39.3C8.6 39.3 5.6 37.4 2.4 33.8"
)
_SIX: Final = (
    "M19.8 3.6C9.8 7.6 4.7 16.4 4.7 28.4C4.7 35.2 8.2 39.3 13.5 39.3C18.8 39.3 22.3 35.2 22.3 29.2"
    "C22.3 23.2 19 19.4 13.9 19.4C9 19.4 4.9 23.2 4.7 28.6"
)
_SEVEN: Final = "M.6 0H25V8.2L13.2 44H2.8L14 9.6H.6Z"
_EIGHT: Final = (
    "M13.5 21.2C17.9 21.2 20.8 17.9 20.8 13C20.8 8 17.9 4.7 13.5 4.7C9.1 4.7 6.2 8 6.2 13"
    "C6.2 17.9 9.1 21.2 13.5 21.2ZM13.5 21.2C18.9 21.2 22.3 24.8 22.3 30.2"
    "C22.3 35.7 18.9 39.3 13.5 39.3C8.1 39.3 4.7 35.7 4.7 30.2C4.7 24.8 8.1 21.2 13.5 21.2Z"
)
_JOKER: Final = "M0 0H11L15.6 12.6L20.4 0H31L21.4 21.8L31 44H20L15.4 31L10.6 44H0L9.6 21.8Z"


@dataclass(frozen=True, slots=True)
class Digit:
    """The width of a digit, and its outlines: one to stroke, one to fill, or both."""

    width: int
    stroke: str | None = None
    fill: str | None = None
    turned: bool = False
    """Whether it is drawn upside down."""


DIGITS: Final[Mapping[str, Digit]] = {
    "0": Digit(27, stroke=_ZERO),
    "1": Digit(16, fill=_ONE),
    "2": Digit(26, stroke=_TWO, fill=_TWO_FOOT),
    "3": Digit(26, fill=_THREE),
    "4": Digit(28, fill=_FOUR),
    "5": Digit(26, stroke=_FIVE),
    "6": Digit(27, stroke=_SIX),
    "7": Digit(25, fill=_SEVEN),
    "8": Digit(27, stroke=_EIGHT),
    "9": Digit(27, stroke=_SIX, turned=True),
    "X": Digit(31, fill=_JOKER),
}


def _shape(digit: Digit) -> str:
    parts = ""
    if digit.stroke:
        half_round = ' transform="rotate(180 13.5 22)"' if digit.turned else ""
        parts += (
            '<path fill="none" stroke="currentColor" stroke-width="9.4"'
            f'{half_round} d="{digit.stroke}"/>'
        )
    if digit.fill:
        parts += f'<path fill-rule="evenodd" d="{digit.fill}"/>'
    return parts


def drawn_number(digits: str, middle: float, top: float, height: float) -> str:
    """Draw a number or `X` with a cap height, centred on `middle`."""
    parts = []
    x = 0
    for digit in digits:
        shape = _shape(DIGITS[digit])
        parts.append(f'<g transform="translate({x})">{shape}</g>' if x else shape)
        x += DIGITS[digit].width + GAP
    scale = height / CAP_HEIGHT
    left = middle - (x - GAP) * scale / 2
    return f'<g fill="currentColor">{scaled(left, top, scale, "".join(parts))}</g>'


def drawn_count(count: int, middle: float, top: float, height: float) -> str:
    """Draw a count; three digits are drawn smaller, so that they fit into the space of two."""
    digits = str(count)
    fitting = height if len(digits) < 3 else height * 0.7
    return drawn_number(digits, middle, top + (height - fitting) / 2, fitting)

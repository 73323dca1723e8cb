"""The art and the chip of every card as SVG symbols, each put into a document at most once.

The art is in `art`, one file per card, so that other clients can use it too.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from linko.cards import Card, card_text, parse_card
from linko.drawing.digits import drawn_number
from linko.drawing.tokens import GROUND, NUMBER

BACK: Final = "linko-back"
"""The symbol of a card that lies face down."""

CARD_RATIO: Final = 1.4
"""Height of a card divided by its width."""

CHIP_RATIO: Final = 1.25

_CHIP = "linko-chip-"
_USED = re.compile(r'<use href="#(linko-[^"]+)"')


def card_symbol(card: Card) -> str:
    """The symbol of a card's face."""
    return f"linko-{card_text(card)}"


def chip_symbol(card: Card) -> str:
    """The symbol of a card's chip, which has only a ground and a number."""
    return f"{_CHIP}{card_text(card)}"


def used_symbols(drawing: str) -> str:
    """The symbols that a drawing uses, each once."""
    return "".join(_symbol(name) for name in sorted(set(_USED.findall(drawing))))


@cache
def art(name: str) -> str:
    """Return the content of a card file: `7`, `X` or `back`."""
    return (resources.files("linko.drawing") / "art" / f"card-{name}.svg").read_text("utf-8")


@cache
def _symbol(name: str) -> str:
    if name.startswith(_CHIP):
        return _chip(name, parse_card(name.removeprefix(_CHIP)))
    drawing = art(name.removeprefix("linko-"))
    inner = drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")].strip()
    compact = re.sub(r">\s+<", "><", inner)
    # The hairline separates a card from a table of nearly the same colour and from other cards.
    return (
        f'<symbol id="{name}" viewBox="0 0 100 140" overflow="visible">'
        '<rect class="linko-hair linko-bare" width="100" height="140" rx="10" stroke-width="2.4"/>'
        f"{compact}</symbol>"
    )


def _chip(name: str, card: Card) -> str:
    return (
        f'<symbol id="{name}" viewBox="0 0 40 50" overflow="visible">'
        '<rect class="linko-hair linko-bare" width="40" height="50" rx="6.5" stroke-width="1.6"/>'
        '<rect class="linko-rim" width="40" height="50" rx="6.5"/>'
        f'<rect fill="{GROUND[card]}" x="2.4" y="2.4" width="35.2" height="45.2" rx="4.4"/>'
        f'<g color="{NUMBER[card]}">{drawn_number(card_text(card), 20, 11, 28)}</g></symbol>'
    )

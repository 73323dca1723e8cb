"""The colours: the tokens of both themes, and the inks of each rank.

Classes use plain colours instead of CSS variables, because programs that convert SVG to pictures or
print notebooks do not support variables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from linko.cards import JOKER, Card

TOKENS: Final[Mapping[str, tuple[str, str, str]]] = {
    "table": ("fill", "#EADFCB", "#1F1A17"),
    "clear": ("fill", "#F5EDDD", "#2A2320"),
    "paper": ("fill", "#FFFAF0", "#342C26"),
    "text": ("fill", "#2A221B", "#F5EBDB"),
    "muted": ("fill", "#655746", "#BEAE99"),
    "drawn": ("color", "#2A221B", "#F5EBDB"),
    "outline": ("stroke", "#2A221B", "#F5EBDB"),
    "cut": ("fill", "#D8C9AE", "#3D342D"),
    "line": ("stroke", "#CBBB9F", "#564A3F"),
    "edge": ("stroke", "#877557", "#85755F"),
    "inverse": ("fill", "#2A211B", "#F6EBD7"),
    "on-inverse": ("fill", "#FFF6E6", "#2A211B"),
    "head": ("fill", "#43322A", "#E9DAC0"),
    "on-head": ("color", "#FFF6E6", "#2A211B"),
    "ember": ("fill", "#A52F17", "#FF936F"),
    "ember-ring": ("stroke", "#A52F17", "#FF936F"),
    "on-ember": ("fill", "#FFF6EA", "#2A120A"),
    "drawn-on-ember": ("color", "#FFF6EA", "#2A120A"),
    "spruce": ("fill", "#1B5848", "#86D0B8"),
    "on-spruce": ("fill", "#FFF9EC", "#10241D"),
    "rim": ("fill", "#FFFBF1", "#EDE3D1"),
    "rim-line": ("stroke", "#FFFBF1", "#EDE3D1"),
    "hair": ("stroke", "#B7A68A", "#0D0A08"),
    "shade": ("fill", "#4A321A", "#000000"),
}
"""For each token the CSS property it sets, and its colours in the light and the dark theme."""

_SAME_IN_BOTH: Final[Mapping[str, str]] = {
    "amber": "fill:#F5B021",
    "amber-ring": "stroke:#F5B021",
    "amber-contour": "stroke:#F5B021;stroke-width:11",
    "pupil": "fill:#2A211B",
    "gleam": "fill:#FFF6E4",
    "umber": "fill:#43322A",
    "on-umber": "fill:#FFF6E6",
    "voice": "font-family:ui-serif,Georgia,'Noto Serif',serif",
    "bare": "fill:none",
}

_GROUND_AND_NUMBER: Final = {
    Card(1): ("#46545F", "#FFF9EC"),
    Card(2): ("#D5EBF3", "#123F55"),
    Card(3): ("#134E78", "#FFF9EC"),
    Card(4): ("#C6EAE3", "#063F3F"),
    Card(5): ("#15573F", "#FFF9EC"),
    Card(6): ("#E2EEB6", "#2E4708"),
    Card(7): ("#363E08", "#FFF9EC"),
    Card(8): ("#FCEBA6", "#4F3A00"),
    Card(9): ("#94601E", "#FFF9EC"),
    Card(10): ("#FFDDB3", "#66300A"),
    Card(11): ("#9E2E0C", "#FFF9EC"),
    Card(12): ("#FCD6D3", "#6B1626"),
    Card(13): ("#5E0F30", "#FFF9EC"),
    JOKER: ("#1D1815", "#F5B021"),
}

GROUND: Final[Mapping[Card, str]] = {card: inks[0] for card, inks in _GROUND_AND_NUMBER.items()}
"""The background colour of each card; the card's file in `art` has the same."""

NUMBER: Final[Mapping[Card, str]] = {card: inks[1] for card, inks in _GROUND_AND_NUMBER.items()}
"""The colour of each card's number; the card's file in `art` has the same."""


def stylesheet() -> str:
    """Return the CSS classes; their names begin with `linko-`, so they do not affect the page."""
    fixed = "".join(f".linko-{name}{{{rule}}}" for name, rule in _SAME_IN_BOTH.items())
    light = "".join(f".linko-{name}{{{key}:{day}}}" for name, (key, day, _) in TOKENS.items())
    dark = "".join(f".linko-{name}{{{key}:{dusk}}}" for name, (key, _, dusk) in TOKENS.items())
    return (
        ".linko{font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}"
        f"{fixed}{light}@media (prefers-color-scheme:dark){{{dark}}}"
    )

"""The width of words in a picture."""

from __future__ import annotations

import unicodedata

_NARROW = frozenset("iljtfrI.,:;!'|()[] ")
_BROAD = frozenset("mwMW@%&")


def fitted(words: str, width: float, size: float) -> str:
    """Return the words, shortened with an ellipsis if they are too wide."""
    if width_of(words, size) <= width:
        return words
    room = width - size  # leave space for the ellipsis
    kept = ""
    for letter in words:
        if width_of(kept + letter, size) > room:
            break
        kept += letter
    return kept.rstrip() + "…"


def width_of(words: str, size: float) -> float:
    """Estimate the width of the words; there is no font to measure them with."""
    return size * sum(map(_letter_width, words))


def _letter_width(letter: str) -> float:
    if unicodedata.combining(letter) or unicodedata.category(letter) == "Cf":
        return 0
    if letter in _NARROW:
        return 0.34
    if letter in _BROAD or unicodedata.east_asian_width(letter) in "WF":
        return 1
    return 0.7 if letter.isupper() else 0.58

"""Players' names and other words of unknown origin, made fit for a picture."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

LONGEST_NAME = 40
"""Longer names are cut before anything is measured."""

_JOINERS = "\u200c\u200d"
"""Format signs that belong to words and to composed signs; others can turn a line round."""

_NARROW = frozenset("iljtfrI.,:;!'|()[] ")
_BROAD = frozenset("mwMW@%&")


def shown_names(seats: int, names: Sequence[str]) -> tuple[str, ...]:
    """A name for every seat: the given one without signs no XML may hold, or its number."""
    given = [_clean(name) for name in names[:seats]]
    given += [""] * (seats - len(given))
    return tuple(name or f"seat {seat}" for seat, name in enumerate(given))


def fitted(words: str, width: float, size: float) -> str:
    """The words, with an ellipsis where they would grow wider than that at a font size."""
    if width_of(words, size) <= width:
        return words
    room = width - size  # the ellipsis
    kept = ""
    for letter in words:
        if width_of(kept + letter, size) > room:
            break
        kept += letter
    return kept.rstrip() + "…"


def width_of(words: str, size: float) -> float:
    """Roughly how wide the words are; no font is at hand to measure them."""
    return size * sum(map(_letter_width, words))


def _clean(name: str) -> str:
    spaced = " ".join(name[: 4 * LONGEST_NAME].split())
    kept = "".join(letter for letter in spaced if _may_show(letter))
    return kept if len(kept) <= LONGEST_NAME else kept[: LONGEST_NAME - 1].rstrip() + "…"


def _may_show(letter: str) -> bool:
    # Control signs, lone surrogates and non-characters (Cc, Cs, Cn) are what XML 1.0 forbids.
    return unicodedata.category(letter)[0] != "C" or letter in _JOINERS


def _letter_width(letter: str) -> float:
    if unicodedata.combining(letter) or letter in _JOINERS:
        return 0
    if letter in _NARROW:
        return 0.34
    if letter in _BROAD or unicodedata.east_asian_width(letter) in "WF":
        return 1
    return 0.7 if letter.isupper() else 0.58

"""Names: as players are given them, and as they may be shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from linko.game_errors import OptionsError
from linko.refusal import quote

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5

LONGEST_SHOWN: Final = 24
"""Longer names are cut where they are shown; records keep them whole."""

_LETTERS: Final = ("A", "B", "C", "D", "E")
_JOINERS: Final = "\u200c\u200d"
"""Format signs that belong to words and to composed signs; others can turn a line round."""


def seat_names(seats: object) -> tuple[str, ...]:
    """The players' names, from names or from how many there are; checked."""
    if isinstance(seats, int) and not isinstance(seats, bool):
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise OptionsError(
                "seats_out_of_range",
                edition="a custom edition",
                lowest=FEWEST_SEATS,
                highest=MOST_SEATS,
                given=quote(seats),
            )
        return _LETTERS[:seats]
    if not isinstance(seats, list | tuple):
        raise OptionsError("seats_not_number", given=quote(seats))
    for name in seats:
        if not isinstance(name, str) or not _is_unicode(name):
            raise OptionsError("seat_name_not_text", given=quote(name))
    return tuple(seats)


def shown_names(seats: int, names: Sequence[str] = ()) -> tuple[str, ...]:
    """A name for every seat, harmless on a terminal and in XML, or the seat's number.

    >>> shown_names(3, ["Ann", "Ben\\x1b[2J"])
    ('Ann', 'Ben[2J', 'seat 2')
    """
    given = [_clean(name) for name in names[:seats]]
    given += [""] * (seats - len(given))
    return tuple(name or f"seat {seat}" for seat, name in enumerate(given))


def printable(text: object) -> str:
    """A text as it is, or spelled out where it could do harm on a terminal.

    >>> printable("games.jsonl"), printable("\\x1b[2J")
    ('games.jsonl', "'\\\\x1b[2J'")
    """
    words = str(text)
    return words if words.isprintable() else ascii(words)


def is_readable(text: str) -> bool:
    """Whether there is something to read, and nothing but what can be seen.

    >>> is_readable("Ann 👩\u200d👧"), is_readable("\u200d"), is_readable("Ann\x1b[2J")
    (True, False, False)
    """
    plain = "".join(letter for letter in text if letter not in _JOINERS)
    return plain != "" and plain.isprintable()


def _is_unicode(name: str) -> bool:
    """Whether a file could hold the name; half a character it cannot."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _clean(name: str) -> str:
    spaced = " ".join(name[: 4 * LONGEST_SHOWN].split())
    kept = "".join(letter for letter in spaced if _may_show(letter)).strip(_JOINERS)
    return kept if len(kept) <= LONGEST_SHOWN else kept[: LONGEST_SHOWN - 1].rstrip() + "…"


def _may_show(letter: str) -> bool:
    # Control signs, lone surrogates and non-characters (Cc, Cs, Cn) are what XML 1.0 forbids.
    return unicodedata.category(letter)[0] != "C" or letter in _JOINERS

"""Player names: checked when given, and made safe for display."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from linko.game_errors import OptionsError
from linko.refusal import quote

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5

LONGEST_SHOWN: Final = 24
"""Maximum length of a displayed name; records keep the whole name."""

_LETTERS: Final = ("A", "B", "C", "D", "E")
_JOINERS: Final = "\u200c\u200d"
"""Format characters that words and emoji need; others are refused, as they can reverse a line."""

_SELECTORS: Final = "\ufe0e\ufe0f"
"""Signs that decide whether the sign before them is shown as text or as an emoji."""

_KEYCAP: Final = "\u20e3"
_MOST_MARKS: Final = 4
"""Maximum number of accents on a letter, all different; Burmese needs four, Greek three."""
_EMOJI: Final = frozenset({"So", "Sk", "Sm", "Po"})
"""The categories of emoji and of the skin tones after them."""

_FIRST_JOINING, _LAST_JOINING = "\u0590", "\u0fff"
"""The scripts from Hebrew to Tibetan, in which joiners change the shape of letters."""

_BLANKS: Final = (
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer inherent vowels
    (0x180B, 0x180F),  # Mongolian variation selectors
    (0x2800, 0x2800),  # braille pattern without dots
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0D),  # variation selectors
    (0xFFA0, 0xFFA0),  # half-width Hangul filler
    (0xFFF0, 0xFFFD),  # unassigned, object and replacement signs
    (0x13430, 0x1345F),  # controls and blanks of hieroglyphs
    (0x16FE4, 0x16FE4),  # Khitan filler
    (0x1D159, 0x1D159),  # musical null note head
    (0x1D173, 0x1D17A),  # musical controls
    (0xE0000, 0xE0FFF),  # tags and more variation selectors
)
"""Invisible code points that Unicode calls printable, now or perhaps in a later version."""


def seat_names(seats: object) -> tuple[str, ...]:
    """Return the players' names, checked; a number of players gives letters as names."""
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
    """Return a name for every seat, safe on a terminal and in XML; without a name, its number.

    >>> shown_names(3, ["Ann", "Ben\\x1b[2J"])
    ('Ann', 'Ben[2J', 'seat 2')
    """
    given = [_clean(name) for name in names[:seats]]
    given += [""] * (seats - len(given))
    return tuple(name or f"seat {seat}" for seat, name in enumerate(given))


def printable(text: object) -> str:
    """Return a text unchanged, or escaped if a terminal could misinterpret it.

    >>> printable("games.jsonl"), printable("\\x1b[2J")
    ('games.jsonl', "'\\\\x1b[2J'")
    """
    words = str(text)
    return words if words.isprintable() else ascii(words)


def is_readable(text: str) -> bool:
    """Whether a text is not empty and all its characters are visible.

    Joiners and emoji selectors are allowed only where they change what one sees. Accents must be
    on a letter and must not pile up into the lines above and below.

    >>> is_readable("Ann 👩\u200d👧"), is_readable("\u200d"), is_readable("Ann\x1b[2J")
    (True, False, False)
    >>> is_readable("An\u200dn"), is_readable("\u3164"), is_readable("I ❤\ufe0f Linko")
    (False, False, True)
    >>> is_readable("Zoe\u0308"), is_readable("Zo\u0308\u0308")
    (True, False)
    """
    if _without_towers(text) != unicodedata.normalize("NFD", text):
        return False
    has_sign = False
    for place, letter in enumerate(text):
        if letter in _JOINERS or letter in _SELECTORS:
            if not _is_at_home(letter, text[:place], text[place + 1 :]):
                return False
        elif not letter.isprintable() or _is_blank(letter):
            return False
        else:
            has_sign = has_sign or unicodedata.category(letter)[0] not in "MZ"
    return has_sign


def _without_towers(text: str) -> str:
    """Return a text decomposed, with only the accents that a letter can have."""
    kept = list[str]()
    letter, marks = "", set[str]()
    for sign in unicodedata.normalize("NFD", text):
        if sign not in _JOINERS + _SELECTORS + _KEYCAP:
            category = unicodedata.category(sign)
            if category == "Me":  # a circle around the letter
                continue
            if category != "Mn":
                letter, marks = sign, set()
            elif not letter.strip() or sign in marks or len(marks) == _MOST_MARKS:
                continue
            else:
                marks.add(sign)
        kept.append(sign)
    return "".join(kept)


def _is_blank(letter: str) -> bool:
    """Whether a sign is invisible although it counts as printable."""
    code = ord(letter)
    return any(first <= code <= last for first, last in _BLANKS)


def _is_at_home(sign: str, before: str, after: str) -> bool:
    """Whether a joiner or a selector stands where a script or an emoji needs it."""
    seen = before.rstrip(_SELECTORS)[-1:] if sign in _JOINERS else before[-1:]
    if seen == "":
        return False
    is_emoji = unicodedata.category(seen) in _EMOJI and not seen.isascii()
    if sign in _SELECTORS:
        return is_emoji or after[:1] == _KEYCAP
    joins = after[:1] != "" and after[0] not in _JOINERS + _SELECTORS
    return joins and (is_emoji or _FIRST_JOINING <= seen <= _LAST_JOINING)


def _is_unicode(name: str) -> bool:
    """Whether a name can be encoded; a lone surrogate cannot."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _clean(name: str) -> str:
    spaced = " ".join(name[: 4 * LONGEST_SHOWN].split())
    visible = "".join(letter for letter in spaced if _may_show(letter)).strip(_JOINERS)
    kept = unicodedata.normalize("NFC", _without_towers(visible))
    return kept if len(kept) <= LONGEST_SHOWN else kept[: LONGEST_SHOWN - 1].rstrip() + "…"


def _may_show(letter: str) -> bool:
    # XML 1.0 forbids control characters, lone surrogates and non-characters (Cc, Cs, Cn).
    return unicodedata.category(letter)[0] != "C" or letter in _JOINERS

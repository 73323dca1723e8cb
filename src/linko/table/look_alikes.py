"""Names that look alike: the same letters to the eye, whatever their code points are."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from string import ascii_lowercase
from typing import Final

_ALIKE: Final[Mapping[str, str]] = {
    # Signs that Unicode itself calls another form of a letter (wide, bold, circled, superscript …)
    # are not listed: NFKC finds those. The order is Latin and symbols, Greek, Coptic, Cyrillic,
    # Armenian, Cherokee, Canadian syllabics, Lisu, other scripts. A sign whose two cases look
    # different is listed under both letters: Greek `Ν` under n and `ν` under v.
    "a": "ᴀɑȺⱥ4@ΑαΛⲀⲁАаᎪᗅꓮ",
    "b": "ʙƀɓƃƄƅ8ΒβⲂⲃВвЬьᏴᏏᗷꓐ",
    "c": "ᴄȼƈ¢ϹϲⲤⲥСсᏟꓚ",
    "d": "ᴅĐđɗɖðԁᎠᏧᗞᗪᑯꓓ",
    "e": "ᴇɇɛ3€ΕεⲈⲉЕеЄєҽЗзƷʒᎬꓰ",
    "f": "ꜰƒϜҒғꓝ",
    "g": "ɢɡǥɠ9ԍցᏀᏳꓖ",
    "h": "ʜĦħɦΗⲎНнҺһհᎻᏂᕼꓧ",
    "i": "ɪıɨɩ!ιⲓіᎥ",
    "j": "ᴊɉȷͿϳЈјյᎫᒍꓙ",
    "k": "ᴋƙĸΚκⲔⲕКкҚқᏦꓗ",
    "l": "ʟIŁłƚ|1ǀΙⲒІӀӏԼᏞᒪꓡꓲןا",
    "m": "ᴍɱΜⲘⲙМмᎷᗰꓟ",
    "n": "ɴŋɲƞΝηⲚПпոռղꓠ",
    "o": "ᴏØøɵ0ΟοσⲞⲟОоӨөՕօꓳסه०০੦૦௦౦೦൦๐໐",
    "p": "ᴘƥþƿΡρⲢⲣРрᏢᑭꓑ",
    "q": "ɋԚԛզգ",
    "r": "ʀɍɼЯгᴦᎡᏒᖇꓣ",
    "s": "ꜱƽʂ$5ЅѕՏᏚꓢ",
    "t": "ᴛŦŧƭʈ7ΤτⲦТтᎢꓔ",
    "u": "ᴜʋʉμυцՍսᏌᑌꓴ",
    "v": "ᴠνѴѵᏙᐯꓦ",
    "w": "ᴡωⲱԜԝшաᎳᏔᗯꓪ",
    "x": "×ΧχⲬⲭХх᙭ꓫ",
    "y": "ʏƴɏ¥ΥγⲨУуҮүყᎩᎽꓬ",
    "z": "ᴢƶʐ2ΖⲌⲍᏃꓜ",
    "6": "бҍ",
    "ae": "Ææ",
    "oe": "Œœ",
}
_FIRST_OF_ALPHABETS: Final = (0x1F150, 0x1F170)
"""The first of the letters in black circles and in black squares, which NFKC does not fold."""

_FOLDED: Final = {
    **{ord(sign): letters for letters, signs in _ALIKE.items() for sign in signs},
    **{
        first + place: letter
        for first in _FIRST_OF_ALPHABETS
        for place, letter in enumerate(ascii_lowercase)
    },
}
_FOLDED_AS_I: Final = {**_FOLDED, ord("1"): "i"}
_PAIRS: Final[Mapping[str, str]] = {"rn": "m", "vv": "w"}
_ACCENTS: Final = (
    (0x0300, 0x036F),
    (0x0483, 0x0489),  # Cyrillic
    (0x0591, 0x05C7),  # Hebrew vowels
    (0x064B, 0x065F),  # Arabic vowels
    (0x1AB0, 0x1AFF),
    (0x1DC0, 0x1DFF),
    (0x20D0, 0x20FF),  # circles and strokes
    (0xFE20, 0xFE2F),
)
"""Marks that are easily overlooked; those that are letters of their script are not among them."""

_SMALL_SIGNS: Final = frozenset(" .,:;'`´’‘ʼ·-‐‑–—_~\u200c\u200d\ufe0e\ufe0f")
"""Signs that are easily overlooked: spaces, dots, dashes, joiners."""


def looks(name: str) -> frozenset[str]:
    """Return what a name looks like; two names look alike if these sets overlap.

    Letters of either case, with or without accents, count as the same. A large I looks like a
    small l and is the same letter as a small i; so there are two ways to read a name.

    >>> looks("Ann") & looks("Αɴɴ") != set(), looks("Ida") & looks("lda") != set()
    (True, True)
    >>> looks("Ann") & looks("Anna"), looks("Ali") & looks("All")
    (frozenset(), frozenset())
    """
    by_shape = _plain(name.translate(_FOLDED)).translate(_FOLDED).casefold().translate(_FOLDED)
    by_letter = _plain(name).casefold().translate(_FOLDED_AS_I)
    return frozenset(map(_without_pairs, (by_shape, by_letter)))


def _plain(name: str) -> str:
    """Return a name in plain letters, without accents and small signs unless it has only those."""
    kept = "".join(filter(_is_kept, unicodedata.normalize("NFKD", name)))
    return unicodedata.normalize("NFKC", kept) or name


def _is_kept(sign: str) -> bool:
    code = ord(sign)
    is_accent = any(first <= code <= last for first, last in _ACCENTS)
    return sign not in _SMALL_SIGNS and not is_accent


def _without_pairs(reading: str) -> str:
    for pair, letter in _PAIRS.items():
        reading = reading.replace(pair, letter)
    return reading

"""The languages there are, and which of them a reader wants."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = (
    ("en", "English"),
    ("de", "Deutsch"),
    ("fr", "Français"),
    ("nl", "Nederlands"),
    ("pl", "Polski"),
)
"""Every language by its code, with the name its speakers give it."""

DEFAULT: Final = LANGUAGES[0][0]
"""For readers none of whose languages we have; also the one all others are compared with."""

_CODES = frozenset(code for code, _ in LANGUAGES)


def choose(accept_language: str | None) -> str:
    """The language of ours that a header `Accept-Language` likes best; any text is accepted.

    >>> choose("it-IT,it;q=0.9,fr-CH;q=0.8,en;q=0.5")
    'fr'
    >>> choose("it"), choose("")
    ('en', 'en')
    """
    wanted: dict[str, float] = {}
    for part in (accept_language or "").split(","):
        tag, *parameters = part.split(";")
        code = tag.strip().lower().replace("_", "-").partition("-")[0]
        if code in _CODES:
            wanted[code] = max(_quality(parameters), wanted.get(code, 0.0))
    liked = [code for code, quality in wanted.items() if quality > 0]
    return max(liked, key=wanted.__getitem__, default=DEFAULT)  # the first of equals


def _quality(parameters: list[str]) -> float:
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0

"""Text from foreign code, made safe to show on one line of a terminal or a log."""

from __future__ import annotations

from typing import Final

LONGEST_WORDS: Final = 300
"""Maximum number of characters of a foreign text that are shown."""


def in_a_line(error: BaseException) -> str:
    """Return an exception as one short line that is safe on a terminal.

    >>> in_a_line(ValueError("no\\nway"))
    'ValueError: no way'
    """
    try:
        name = harmless(type(error).__name__)
    except BaseException:
        name = "an exception"
    try:
        words = harmless(str(error))
    except BaseException:  # even `str` of a bot's exception may fail
        words = ""
    return f"{name}: {words}" if words else name


def harmless(text: str) -> str:
    """Return a text as one line without control characters; keep only the end if it is long."""
    words = " ".join(text.split())
    shown = words if words.isprintable() else ascii(words)[1:-1]
    return "…" + shown[-LONGEST_WORDS:] if len(shown) > LONGEST_WORDS else shown

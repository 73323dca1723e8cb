"""What foreign code says, made fit to be shown on one line of a terminal or a log."""

from __future__ import annotations

from typing import Final

LONGEST_WORDS: Final = 300
"""So many characters of what others say are repeated."""


def in_a_line(error: BaseException) -> str:
    """An exception in one short line, harmless on a terminal.

    >>> in_a_line(ValueError("no\\nway"))
    'ValueError: no way'
    """
    try:
        name = harmless(type(error).__name__)
    except BaseException:
        name = "an exception"
    try:
        words = harmless(str(error))
    except BaseException:  # a bot's exception may fail even at that
        words = ""
    return f"{name}: {words}" if words else name


def harmless(text: str) -> str:
    """Somebody's words on one line, without control signs, the end kept where they are long."""
    words = " ".join(text.split())
    shown = words if words.isprintable() else ascii(words)[1:-1]
    return "…" + shown[-LONGEST_WORDS:] if len(shown) > LONGEST_WORDS else shown

"""Legal actions in words, for error messages: numbers with their moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from linko.rules import all_moves

SHOWN: Final = 6
"""Number of legal actions that a message lists."""


def legal_words(codes: Sequence[int], ranks: int, numbers: Sequence[int] | None = None) -> str:
    """Return the first legal actions with their notation, and how many more there are.

    `numbers` are the numbers of the actions if they differ from the codes.

    >>> legal_words([0, 629], 13)
    '0 (1), 629 (take)'
    """
    moves = all_moves(ranks)
    told = zip(codes if numbers is None else numbers, codes, strict=True)
    words = ", ".join(f"{number} ({moves[code].text})" for number, code in list(told)[:SHOWN])
    more = len(codes) - SHOWN
    return f"{words} and {more} more" if more > 0 else words

"""Hints for `linko play`: what the strongest bot would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from linko.cli.play_words import choice_words
from linko.rules import View

if TYPE_CHECKING:
    from linko.bots.search import Search

ADVISER_MS = 300
"""So long a hint is thought about."""

SHOWN = 3
"""So many moves are told."""


class Adviser:
    """Who is asked for hints; loaded when first asked."""

    def __init__(self) -> None:
        self._search: Search | None = None

    def advice(self, view: View, names: Sequence[str]) -> list[str]:
        """What to do, one line a move."""
        if self._search is None:
            from linko.bots.search import Search

            self._search = Search(ms=ADVISER_MS)
        return [
            f"{choice_words(view, one.move, names)} — "
            f"wins {one.win_share:.0%}, score {one.score:+.1f}"
            for one in self._search.analyse(view)[:SHOWN]
        ]

"""Hints for `linko play`: what the strongest bot would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from linko.cli.compile_notice import tell_of_compiling
from linko.cli.play.words import choice_words
from linko.rules import View

if TYPE_CHECKING:
    from linko.bots.search import Search

ADVISER_MS = 300
"""So long a hint is thought about."""

SHOWN = 3
"""So many moves are told."""

MEANING = "The first is advised; the figures hold if everybody plays well from here."


class Adviser:
    """Who is asked for hints; loaded when first asked."""

    def __init__(self) -> None:
        self._search: Search | None = None

    def announce(self) -> None:
        """Say it if the first hint will take long."""
        if self._search is None:
            tell_of_compiling(["search"])

    def advice(self, view: View, names: Sequence[str]) -> list[str]:
        """What to do, one line a move: the advice, then others by the wins they promise."""
        if self._search is None:
            from linko.bots.search import Search

            self._search = Search(ms=ADVISER_MS)
        found = self._search.analyse(view)[:SHOWN]
        rest = sorted(found[1:], key=lambda one: -one.win_share)
        return [
            f"{choice_words(view, one.move, names)} — "
            f"wins {100 * one.win_share:.0f} %, score {one.score:+.1f}"
            for one in (*found[:1], *rest)
        ]

"""Hints for `linko play`: what the strongest bot would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from linko.cli.compile_notice import tell_of_compiling
from linko.cli.play.question import choice_words
from linko.cli.play.wording import Wording
from linko.rules import View

if TYPE_CHECKING:
    from linko.bots.search import Search

ADVISER_MS = 300
"""Thinking time of a hint in milliseconds."""

SHOWN = 3
"""Maximum number of moves in a hint."""


class Adviser:
    """The bot that gives hints; it is loaded at the first hint."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording
        self._search: Search | None = None

    def announce(self) -> None:
        """Print a notice if the first hint will take long."""
        if self._search is None:
            tell_of_compiling(["search"], self._wording.language)

    def advice(self, view: View) -> list[str]:
        """One line for each move: the best one, then others by their share of wins."""
        if self._search is None:
            from linko.bots.search import Search

            self._search = Search(ms=ADVISER_MS)
        found = self._search.analyse(view)[:SHOWN]
        rest = sorted(found[1:], key=lambda one: -one.win_share)
        return [
            self._wording.say(
                "terminal-hint",
                move=choice_words(self._wording, view, one.move),
                share=f"{100 * one.win_share:.0f}",
                score=self._wording.decimal(one.score),
            )
            for one in (*found[:1], *rest)
        ]

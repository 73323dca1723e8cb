"""Hints for `linko play`: what the strongest bot at hand would do."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol, runtime_checkable

from linko import bots
from linko.cli.play_words import choice_words
from linko.errors import BotError
from linko.rules import Move, View

ADVISERS = ("search:ms=300", "heuristic", "greedy")
"""Who is asked; the first that there is."""

SHOWN = 3
"""So many moves of an analysis are told."""


@runtime_checkable
class Analyst(Protocol):
    """A bot that says how good each move is."""

    def analyse(self, view: View) -> Sequence[tuple[Move, int, float, float]]:
        """Moves with visits, win share and score, the best first."""


class Adviser:
    """Whoever is asked for hints; loaded when first asked."""

    def __init__(self, advisers: Sequence[str] = ADVISERS) -> None:
        self._advisers = advisers
        self._name = ""
        self._bot: bots.Bot | None = None

    def advice(self, view: View, names: Sequence[str]) -> list[str]:
        """What to do, one line a move."""
        if self._bot is None:
            self._name, self._bot = _strongest(self._advisers)
        if isinstance(self._bot, Analyst):
            return [
                f"{choice_words(view, move, names)} — wins {share:.0%}, score {score:+.1f}"
                for move, _, share, score in self._bot.analyse(view)[:SHOWN]
            ]
        return [f"{choice_words(view, self._bot.choose(view), names)} — says {self._name}"]


def _strongest(advisers: Sequence[str]) -> tuple[str, bots.Bot]:
    """The first adviser that can be loaded; the last one always can."""
    *first, last = advisers
    for name in first:
        with suppress(BotError):
            return name, bots.load(name)
    return last, bots.load(last)

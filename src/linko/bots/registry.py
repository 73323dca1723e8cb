"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from linko.bots.random_bot import RandomBot
from linko.errors import BotError, quote
from linko.rules import Move, View


class Bot(Protocol):
    """Whoever can decide."""

    def choose(self, view: View) -> Move:
        """One of `view.legal_moves`; called only where there are some."""


BOTS: Mapping[str, Callable[[int | None], Bot]] = {"random": RandomBot}
"""How to make each bot from a seed, by name."""


def load(name: str, *, seed: int | None = None) -> Bot:
    """The bot so called; with the same seed it makes the same choices."""
    if type(name) is not str or name not in BOTS:
        raise BotError("unknown_bot", given=quote(name), known=", ".join(BOTS))
    return BOTS[name](seed)

"""The 16 bots of the sweep, and the games that each of them plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from linko.arena import Setup

OTHERS: Final = "heuristic"
EDITION: Final = "classic"
SEED: Final = 1
GAMES: Final = 400

ROLLOUTS: Final = (10, 30, 100, 300, 1000)
"""Budgets of `search`, in rollouts: with a time limit, the games would depend on the machine."""

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "bots without a budget": (
        "random",
        "kitten",
        "greedy",
        "heuristic",
        "heuristic:weights=trained",
        "heuristic:weights=learned",
    ),
    "search that deals blindly": tuple(f"search:games={n},guess=false" for n in ROLLOUTS),
    "search that guesses from choices": tuple(f"search:games={n}" for n in ROLLOUTS),
}
"""The bots by group, in the order of the picture."""

BOTS: Final = tuple(bot for group in GROUPS.values() for bot in group)


def setup_of(bot: str) -> Setup:
    """Return the setup of one bot against copies of `OTHERS`; all bots get the same deals."""
    return Setup.of(bot, OTHERS, edition=EDITION, seed=SEED)


def file_name(bot: str) -> str:
    """The name of a bot's result file.

    >>> file_name("search:games=10,guess=false")
    'search-games-10-guess-false.json'
    """
    return "".join(letter if letter.isalnum() else "-" for letter in bot) + ".json"

"""Which bots a table may offer. Nothing else is ever loaded, whatever a client asks for."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from linko.bots.errors import BotError
from linko.refusal import quote

LEVELS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "random": "random",
        "kitten": "kitten",
        "greedy": "greedy",
        "heuristic": "heuristic",
        "search": "search:ms=200",
    }
)
"""The bot behind each level, with its options, weakest first."""

FALLBACK: Final = "greedy"
"""Who answers for a strong bot that cannot."""

_PLAIN: Final = frozenset({"random", "kitten", "greedy"})
"""The bots that need no compiled engine, and so answer a moment after their process starts."""


def is_plain(bot: str) -> bool:
    """Whether a bot, named with its options, needs no compiled engine."""
    return bot.partition(":")[0] in _PLAIN


def check_level(level: object, levels: Mapping[str, str]) -> str:
    """Refuse whatever is not exactly the name of a level."""
    if not isinstance(level, str) or level not in levels:
        raise BotError("unknown_level", given=quote(level), known=", ".join(levels))
    return level

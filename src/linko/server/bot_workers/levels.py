"""The bots that a table may offer. No other bot is loaded, whatever a client asks for."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from linko import table
from linko.bots.errors import BotError
from linko.refusal import quote

_WITH_OPTIONS: Final = {"search": "search:ms=200"}

LEVELS: Final[Mapping[str, str]] = MappingProxyType(
    {level: _WITH_OPTIONS.get(level, level) for level in table.LEVELS}
)
"""The bot behind each level, with its options, weakest first."""

FALLBACK: Final = "greedy"
"""The bot that answers if a strong bot cannot."""

_PLAIN: Final = frozenset({"random", "kitten", "greedy"})
"""The bots that need no compiled engine and answer right after their process has started."""


def is_plain(bot: str) -> bool:
    """Return whether a bot, named with its options, needs no compiled engine."""
    return bot.partition(":")[0] in _PLAIN


def check_level(level: object, levels: Mapping[str, str]) -> str:
    """Return the level; raise `BotError` unless it is exactly the name of one."""
    if not isinstance(level, str) or level not in levels:
        raise BotError("unknown_level", given=quote(level), known=", ".join(levels))
    return level

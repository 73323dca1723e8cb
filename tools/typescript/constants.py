"""The server's constants that the browser client needs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from linko.cards import JOKER
from linko.options import EDITIONS, FLAG_NAMES, GHOST_SEATS, OPTION_NAMES, SIZE_RANGES, Options
from linko.players import FEWEST_SEATS, MOST_SEATS
from linko.server.identities import LONGEST_NAME
from linko.table import LEVELS, Settings
from linko.table.commands import LONGEST_ID
from linko.table.settings import HIGHEST_TARGET, LONGEST_CLOCK, MOST_ROUNDS, SHORTEST_DECISION
from linko.table.talk import LONGEST_TEXT, PHRASES
from linko.texts import LANGUAGES
from linko.wire.close_codes import REFUSED, RETRYABLE
from tools.typescript.declarations import HEAD

_LONGEST_LINE = 80

_CONSTANTS: Mapping[str, tuple[str, Any]] = {
    "JOKER": ("The joker among the cards.", JOKER),
    "LEVELS": ("The bots, weakest first.", LEVELS),
    "PHRASES": ("What can be said in every language.", PHRASES),
    "LANGUAGE_NAMES": ("Every language by its code, with its own name.", dict(LANGUAGES)),
    "FLAGS": ("The options that are on or off.", FLAG_NAMES),
    "SIZES": ("The options that are numbers, each with its lowest and highest.", SIZE_RANGES),
    "OPTIONS": (
        "The options of an edition that changes none of them.",
        {name: getattr(Options(), name) for name in OPTION_NAMES},
    ),
    "EDITIONS": (
        "The editions: the options they change, the fewest and the most players.",
        {
            name: {"options": options.to_record_object(), "seats": options.seats_allowed}
            for name, options in EDITIONS.items()
        },
    ),
    "FEWEST_SEATS": ("The fewest players of any edition.", FEWEST_SEATS),
    "MOST_SEATS": ("The most players of any edition.", MOST_SEATS),
    "GHOST_SEATS": ("The number of players with the ghost.", GHOST_SEATS),
    "SETTINGS": ("The settings of a table where nothing else is agreed on.", Settings()),
    "MOST_ROUNDS": ("How often everybody may start in a match.", MOST_ROUNDS),
    "HIGHEST_TARGET": ("The highest total a match is played to.", HIGHEST_TARGET),
    "SHORTEST_DECISION": ("The least seconds for a decision.", SHORTEST_DECISION),
    "LONGEST_CLOCK": ("The most seconds for a decision, or in a bank.", LONGEST_CLOCK),
    "LONGEST_ID": ("The most letters of a command's id.", LONGEST_ID),
    "LONGEST_NAME": ("The most letters of a name.", LONGEST_NAME),
    "LONGEST_TEXT": ("The most letters of what is said.", LONGEST_TEXT),
    "REFUSED": ("A socket closed with this code or a higher one would be refused again …", REFUSED),
    "RETRYABLE": ("… except with these: it may be opened again in a moment.", sorted(RETRYABLE)),
}


def constants() -> str:
    """The constants, each with what it means."""
    return "\n".join(
        [HEAD, *(constant(name, about, value) for name, (about, value) in _CONSTANTS.items())]
    )


def constant(name: str, about: str, value: object) -> str:
    """The declaration of a constant."""
    text = _literal(to_builtins(value))
    mark = " as const" if isinstance(value, tuple | list | Mapping | Settings) else ""
    return f"/** {about} */\nexport const {name} = {text}{mark};\n"


def _literal(value: object, indent: str = "") -> str:
    """A value as it is written in TypeScript, on one line if it fits."""
    match value:
        case dict():
            parts = [f"{key}: {_literal(one, indent + '  ')}" for key, one in value.items()]
            opened, closed, space = "{", "}", " "
        case list() | tuple():
            parts = [_literal(one, indent + "  ") for one in value]
            opened, closed, space = "[", "]", ""
        case float() if value.is_integer():
            return str(int(value))
        case _:
            return json.dumps(value, ensure_ascii=False)
    space = space if parts else ""
    line = f"{opened}{space}{', '.join(parts)}{space}{closed}"
    if len(line) <= _LONGEST_LINE and "\n" not in line:
        return line
    inner = "".join(f"{indent}  {part},\n" for part in parts)
    return f"{opened}\n{inner}{indent}{closed}"

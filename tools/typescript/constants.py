"""The server's constants that the browser client needs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from linko.cards import JOKER
from linko.options import (
    EDITION_STARTERS,
    EDITIONS,
    FLAG_NAMES,
    GHOST_JOKERS,
    GHOST_SEATS,
    OPTION_NAMES,
    SIZE_RANGES,
    TURN_LIMIT,
    Options,
)
from linko.players import FEWEST_SEATS, MOST_SEATS
from linko.server.http.games import MOST_LISTED
from linko.server.http.replays import LARGEST_BODY
from linko.server.identities import LONGEST_NAME
from linko.table import LEVELS, Settings
from linko.table.commands import LONGEST_ID
from linko.table.settings import HIGHEST_TARGET, LONGEST_CLOCK, MOST_ROUNDS, SHORTEST_DECISION
from linko.table.talk import LONGEST_TEXT, PHRASES
from linko.table.talk_lines import LINES
from linko.texts import LANGUAGES
from linko.wire.close_codes import REFUSED, RESTARTING, RETRYABLE
from tools.typescript.declarations import HEAD

_LONGEST_LINE = 80

_CONSTANTS: Mapping[str, tuple[str, Any]] = {
    "JOKER": ("The joker's number among the cards.", JOKER),
    "LEVELS": ("The bots, weakest first.", LEVELS),
    "PHRASES": ("The phrases that exist in every language.", PHRASES),
    "LANGUAGE_NAMES": ("Every language: its code and its own name.", dict(LANGUAGES)),
    "FLAGS": ("The options that are on or off.", FLAG_NAMES),
    "SIZES": ("The options that are numbers, each with its minimum and maximum.", SIZE_RANGES),
    "OPTIONS": (
        "The default options of an edition.",
        {name: getattr(Options(), name) for name in OPTION_NAMES},
    ),
    "EDITIONS": (
        "The editions: the options they change, how many play, who starts.",
        {
            name: {
                "options": options.to_record_object(),
                "seats": options.seats_allowed,
                "starter": EDITION_STARTERS[name],
            }
            for name, options in EDITIONS.items()
        },
    ),
    "FEWEST_SEATS": ("Minimum number of players of any edition.", FEWEST_SEATS),
    "MOST_SEATS": ("Maximum number of players of any edition.", MOST_SEATS),
    "GHOST_SEATS": ("The number of players with the ghost.", GHOST_SEATS),
    "GHOST_JOKERS": ("Number of jokers each player gets with the ghost.", GHOST_JOKERS),
    "TURN_LIMIT": ("Number of turns after which a game ends.", TURN_LIMIT),
    "SETTINGS": ("The default settings of a table.", Settings()),
    "MOST_ROUNDS": ("Maximum number of times that each player starts in a match.", MOST_ROUNDS),
    "HIGHEST_TARGET": ("Maximum total at which a match ends.", HIGHEST_TARGET),
    "SHORTEST_DECISION": ("Minimum number of seconds for a decision.", SHORTEST_DECISION),
    "LONGEST_CLOCK": ("Maximum number of seconds for a decision or in a bank.", LONGEST_CLOCK),
    "LONGEST_ID": ("Maximum number of characters in a command's id.", LONGEST_ID),
    "LONGEST_NAME": ("Maximum number of characters in a name.", LONGEST_NAME),
    "GAMES_LISTED": ("Maximum number of finished games in one answer.", MOST_LISTED),
    "LARGEST_RECORDS": ("Maximum number of bytes of a request with records.", LARGEST_BODY),
    "LONGEST_TEXT": ("Maximum number of characters in a chat message.", LONGEST_TEXT),
    "RESTARTING": ("Close code after which the client reconnects at once.", RESTARTING),
    "TALK_LINES": ("Number of lines of the talk that a table keeps.", LINES),
    "REFUSED": ("Close codes from here on mean that the server would refuse again …", REFUSED),
    "RETRYABLE": ("… except these, after which the client may reconnect.", sorted(RETRYABLE)),
}


def constants() -> str:
    """The constants, each with a comment."""
    return "\n".join(
        [HEAD, *(constant(name, about, value) for name, (about, value) in _CONSTANTS.items())]
    )


def constant(name: str, about: str, value: object) -> str:
    """The declaration of a constant."""
    text = _literal(to_builtins(value))
    mark = " as const" if isinstance(value, tuple | list | Mapping | Settings) else ""
    return f"/** {about} */\nexport const {name} = {text}{mark};\n"


def _literal(value: object, indent: str = "") -> str:
    """A value in TypeScript syntax, on one line if it fits."""
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

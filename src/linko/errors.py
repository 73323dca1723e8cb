"""Every error of Linko in one place, by name; each lives with the package that raises it.

    LinkoError
    ├── OptionsError    an edition, an option or a number of seats that cannot be played
    ├── DeckError       cards or a deck that do not belong to the game
    ├── IllegalMove     a decision the rules refuse; `clause` names the rule
    ├── RecordError     a game record that cannot be read or does not replay
    ├── MatchError      a match that cannot be set up or continued
    ├── EngineError     input the fast engine refuses
    ├── BotError        a bot that cannot be found or made, or breaks its promises
    ├── ArenaError      a run of the arena that cannot be played, read or added up
    ├── EnvError        an argument or action that an environment refuses; also a ValueError
    ├── ExtraMissing    something that is not installed with the base; also an ImportError
    ├── TableError      a command that a table of people refuses
    ├── ClientError     a server that cannot be reached, or refuses
    ├── StoreError      a database that cannot be used, or failed
    │   └── StoreConflict   something that does not go with what is stored already
    └── ServerError     a request or a setting that the server refuses

`ERRORS` lists all codes. A client that speaks another language words an error from `code` and
`params` alone; the English sentence is `str(error)`. A package is imported when its error is first
asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from linko.refusal import ErrorCode, LinkoError

if TYPE_CHECKING:
    from linko.adapters.errors import ExtraMissing
    from linko.arena.errors import ArenaError
    from linko.bots.errors import BotError
    from linko.client.errors import ClientError
    from linko.engine.errors import EngineError
    from linko.game_errors import DeckError, IllegalMove, MatchError, OptionsError, RecordError
    from linko.server.errors import ServerError
    from linko.store.errors import StoreConflict, StoreError
    from linko.table.errors import TableError
    from linko.testing.errors import EnvError

    ERRORS: dict[str, ErrorCode]

HOMES = {
    "OptionsError": "linko.game_errors",
    "DeckError": "linko.game_errors",
    "IllegalMove": "linko.game_errors",
    "RecordError": "linko.game_errors",
    "MatchError": "linko.game_errors",
    "EngineError": "linko.engine.errors",
    "BotError": "linko.bots.errors",
    "ArenaError": "linko.arena.errors",
    "EnvError": "linko.testing.errors",
    "ExtraMissing": "linko.adapters.errors",
    "TableError": "linko.table.errors",
    "ClientError": "linko.client.errors",
    "StoreError": "linko.store.errors",
    "StoreConflict": "linko.store.errors",
    "ServerError": "linko.server.errors",
}
"""The module of every error class."""

__all__ = [
    "ERRORS",
    "HOMES",
    "ArenaError",
    "BotError",
    "ClientError",
    "DeckError",
    "EngineError",
    "EnvError",
    "ErrorCode",
    "ExtraMissing",
    "IllegalMove",
    "LinkoError",
    "MatchError",
    "OptionsError",
    "RecordError",
    "ServerError",
    "StoreConflict",
    "StoreError",
    "TableError",
]


def error_class(name: str) -> type[LinkoError]:
    """The error class of this name, imported from its package."""
    found: type[LinkoError] = getattr(import_module(HOMES[name]), name)
    return found


@cache
def _errors() -> dict[str, ErrorCode]:
    return {code: entry for name in HOMES for code, entry in error_class(name).codes.items()}


def __getattr__(name: str) -> object:
    if name == "ERRORS":
        return _errors()
    if name in HOMES:
        return error_class(name)
    raise AttributeError(f"module 'linko.errors' has no attribute {name!r}")

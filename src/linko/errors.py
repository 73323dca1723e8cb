"""Every error of Linko by name; each is defined in the package that raises it.

    LinkoError
    ├── OptionsError    an edition, an option or a number of seats that cannot be played
    ├── DeckError       cards or a deck that do not belong to the game
    ├── IllegalMove     a decision the rules refuse; `clause` names the rule
    ├── RecordError     a game record that cannot be read or does not replay
    ├── MatchError      a match that cannot be set up or continued
    ├── EngineError     input the fast engine refuses
    ├── ReviewError     a game that cannot be reviewed, or a budget that cannot be spent
    ├── BotError        a bot that cannot be found or created, or that misbehaves
    ├── ArenaError      an arena run that cannot be played, read or combined
    ├── EnvError        an argument or action that an environment refuses; also a ValueError
    ├── ExtraMissing    an optional extra that is not installed; also an ImportError
    ├── TableError      a command that a table of people refuses
    ├── ClientError     a server that cannot be reached, or that refuses a request
    ├── StoreError      a database that cannot be used, or that failed
    │   └── StoreConflict   data that conflicts with what is already stored
    ├── BusError        a Redis that cannot be used
    ├── ServerError     a request or a setting that the server refuses
    └── AdminError      an act of a site's host that cannot be carried out

`ERRORS` lists all codes. Clients translate an error from its `code` and `params`; `str(error)` is
the English sentence. A package is imported when one of its errors is first used.
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
    from linko.bus.errors import BusError
    from linko.client.errors import ClientError
    from linko.engine.errors import EngineError
    from linko.game_errors import DeckError, IllegalMove, MatchError, OptionsError, RecordError
    from linko.judgement.errors import ReviewError
    from linko.server.errors import AdminError, ServerError
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
    "ReviewError": "linko.judgement.errors",
    "BotError": "linko.bots.errors",
    "ArenaError": "linko.arena.errors",
    "EnvError": "linko.testing.errors",
    "ExtraMissing": "linko.adapters.errors",
    "TableError": "linko.table.errors",
    "ClientError": "linko.client.errors",
    "StoreError": "linko.store.errors",
    "StoreConflict": "linko.store.errors",
    "BusError": "linko.bus.errors",
    "ServerError": "linko.server.errors",
    "AdminError": "linko.server.errors",
}
"""The module of each error class."""

__all__ = [
    "ERRORS",
    "HOMES",
    "AdminError",
    "ArenaError",
    "BotError",
    "BusError",
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
    "ReviewError",
    "ServerError",
    "StoreConflict",
    "StoreError",
    "TableError",
]


def error_class(name: str) -> type[LinkoError]:
    """Return the error class with this name, imported from its package."""
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

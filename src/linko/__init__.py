"""Linko, the card game: exact rules, records, bots and research tools.

>>> import linko
>>> game = linko.Game.deal("classic", seats=4, seed=7)
>>> game.push(game.legal_moves[0])[0].code
'laid'
"""

from importlib.metadata import version
from typing import TYPE_CHECKING

from linko import bots, drawing, errors
from linko.cards import JOKER, Card, Seat
from linko.game import Game
from linko.game_errors import DeckError, IllegalMove, MatchError, OptionsError, RecordError
from linko.match import Match
from linko.options import EDITIONS, Options
from linko.refusal import LinkoError
from linko.rules import (
    EVENTS,
    Board,
    End,
    Event,
    LastPlay,
    Move,
    MoveCode,
    MoveKind,
    Outcome,
    Own,
    Phase,
    Prey,
    Snatch,
    Standing,
    State,
    View,
    redact,
)

if TYPE_CHECKING:
    from linko.errors import (
        ERRORS,
        AdminError,
        ArenaError,
        BotError,
        BusError,
        ClientError,
        EngineError,
        EnvError,
        ExtraMissing,
        ReviewError,
        ServerError,
        StoreConflict,
        StoreError,
        TableError,
    )
    from linko.judgement.review import Review, review

__version__ = version("linko-game")

__all__ = [
    "EDITIONS",
    "ERRORS",
    "EVENTS",
    "JOKER",
    "AdminError",
    "ArenaError",
    "Board",
    "BotError",
    "BusError",
    "Card",
    "ClientError",
    "DeckError",
    "End",
    "EngineError",
    "EnvError",
    "Event",
    "ExtraMissing",
    "Game",
    "IllegalMove",
    "LastPlay",
    "LinkoError",
    "Match",
    "MatchError",
    "Move",
    "MoveCode",
    "MoveKind",
    "Options",
    "OptionsError",
    "Outcome",
    "Own",
    "Phase",
    "Prey",
    "RecordError",
    "Review",
    "ReviewError",
    "Seat",
    "ServerError",
    "Snatch",
    "Standing",
    "State",
    "StoreConflict",
    "StoreError",
    "TableError",
    "View",
    "bots",
    "drawing",
    "redact",
    "review",
]


def __getattr__(name: str) -> object:
    """Return an error class, `Review` or `review`; its package is imported on first use."""
    if name in ("Review", "review"):
        from linko.judgement import review as package

        return getattr(package, name)
    if name in __all__ and hasattr(errors, name):
        return getattr(errors, name)
    raise AttributeError(f"module 'linko' has no attribute {name!r}")

"""Linko, the card game: exact rules, records, bots and research tools.

>>> import linko
>>> game = linko.Game.deal("classic", seats=4, seed=7)
>>> game.push(game.legal_moves[0])[0].code
'laid'
"""

from importlib.metadata import version

from linko import bots, drawing
from linko.cards import JOKER, Card, Seat
from linko.errors import (
    ERRORS,
    ArenaError,
    BotError,
    ClientError,
    DeckError,
    EngineError,
    EnvError,
    ExtraMissing,
    IllegalMove,
    LinkoError,
    MatchError,
    OptionsError,
    RecordError,
    ServerError,
    StoreConflict,
    StoreError,
    TableError,
)
from linko.game import Game
from linko.match import Match
from linko.options import EDITIONS, Options
from linko.rules import (
    EVENTS,
    Board,
    End,
    Event,
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

__version__ = version("linko")

__all__ = [
    "EDITIONS",
    "ERRORS",
    "EVENTS",
    "JOKER",
    "ArenaError",
    "Board",
    "BotError",
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
]

"""The normative engine: the rules of `docs/rules.md`, exact and without side effects.

A `State` and a `Move` give the next `State` and the events between them. Everything here is
immutable, needs only the standard library, and knows neither clock nor disk nor network.
"""

from linko.rules.dealing import deal
from linko.rules.events import EVENTS, Event
from linko.rules.legal import check, legal_moves
from linko.rules.moves import MOVE_COUNT, Move, MoveCode, MoveKind, all_moves
from linko.rules.playing import play
from linko.rules.sets import Cards, beats
from linko.rules.state import End, Phase, Snatch, State
from linko.rules.views import Prey, Standing, View, own_part, redact, view

__all__ = [
    "EVENTS",
    "MOVE_COUNT",
    "Cards",
    "End",
    "Event",
    "Move",
    "MoveCode",
    "MoveKind",
    "Phase",
    "Prey",
    "Snatch",
    "Standing",
    "State",
    "View",
    "all_moves",
    "beats",
    "check",
    "deal",
    "legal_moves",
    "own_part",
    "play",
    "redact",
    "view",
]

"""The normative engine: the rules of `docs/rules.md`, exact and without side effects.

Playing a `Move` in a `State` returns the next `State` and the events. Everything here is immutable,
needs only the standard library, and does no input or output.
"""

from linko.rules.deal import deal
from linko.rules.events import EVENTS, Event
from linko.rules.legal import LegalMove, check, legal_moves
from linko.rules.moves import MOVE_COUNT, Move, MoveCode, MoveKind, all_moves
from linko.rules.sets import Cards, beats
from linko.rules.state import End, Outcome, Phase, Snatch, State
from linko.rules.step import play, play_checked
from linko.rules.views import (
    Board,
    LastPlay,
    Own,
    Prey,
    Standing,
    View,
    board,
    from_notation,
    in_notation,
    own,
    redact,
    view,
)

__all__ = [
    "EVENTS",
    "MOVE_COUNT",
    "Board",
    "Cards",
    "End",
    "Event",
    "LastPlay",
    "LegalMove",
    "Move",
    "MoveCode",
    "MoveKind",
    "Outcome",
    "Own",
    "Phase",
    "Prey",
    "Snatch",
    "Standing",
    "State",
    "View",
    "all_moves",
    "beats",
    "board",
    "check",
    "deal",
    "from_notation",
    "in_notation",
    "legal_moves",
    "own",
    "play",
    "play_checked",
    "redact",
    "view",
]

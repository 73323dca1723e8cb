"""Games with all their events, for the tests of what the browser client shows of an event."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from msgspec import to_builtins

from linko import Game, Seat
from linko.rules import redact
from linko.wire.game_events import game_event

_GAMES: Final = (("classic", 3, 30), ("duel", 2, 60))
"""Edition, seats and the number of moves; the seed is always the same."""

_READER: Final = Seat(0)
_SHOWN: Final = (
    "hand_counts", "stacks", "row", "pile_size", "discard", "ghost", "scores", "turn",
    "turn_number", "phase", "snatch",
)  # fmt: skip


def games() -> str:
    """The games as JSON: the first position, then each move's events and the position after it."""
    return json.dumps([_game(*game) for game in _GAMES], separators=(",", ":")) + "\n"


def _game(edition: str, seats: int, moves: int) -> dict[str, Any]:
    rng = Random(2)
    game = Game.deal(edition, seats=seats, seed=1, starter=0)
    first = _position(game)
    played: list[dict[str, Any]] = []
    while len(played) < moves and not game.is_over:
        events = game.push(rng.choice(game.legal_moves))
        told = [to_builtins(game_event(redact(event, _READER))) for event in events]
        played.append({"events": told, **_position(game)})
    return {"first": first, "moves": played}


def _position(game: Game) -> dict[str, Any]:
    view = game.view(_READER)
    return {
        "board": {name: to_builtins(getattr(view, name)) for name in _SHOWN},
        "hand": list(view.hand),
    }

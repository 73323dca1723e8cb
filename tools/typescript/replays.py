"""A replay with the positions that the rules give, for tests of how the client joins them."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from msgspec import to_builtins

from linko import Game, Options, Seat
from linko.commitment import commitment
from linko.rules import redact
from linko.wire.game_events import game_event
from linko.wire.replay import replay

_OPTIONS: Final = Options(
    ghost=True, consolation_draw=True, ranks=6, copies=4, hand_size=6, row_size=3, ghost_size=4
)
_SEED: Final = 25
_SALT: Final = "5a" * 32


def replays() -> str:
    """A game of two with the ghost as JSON: its replay, and all boards, hands and events."""
    rng = Random(_SEED)
    game = Game.deal(_OPTIONS, seats=["Ann", "kitten"], seed=_SEED)
    positions = [_position(game)]
    while not game.is_over:
        events = game.push(rng.choice(game.legal_moves))
        seen = {
            str(viewer): [to_builtins(game_event(redact(event, viewer))) for event in events]
            for viewer in (None, Seat(0), Seat(1))
        }
        positions.append(_position(game) | {"events": seen})
    deck = str(game.record()["deck"])
    game.extra = {"salt": _SALT, "commitment": commitment(_SALT, deck)}
    found = {"replay": to_builtins(replay(game, name="g")), "positions": positions}
    return json.dumps(found, separators=(",", ":")) + "\n"


def _position(game: Game) -> dict[str, Any]:
    board = to_builtins(game.view(None).board)
    del board["options"]
    return {"board": board, "hands": to_builtins(game.state.hands)}

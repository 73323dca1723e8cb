"""The field of strangers as bots, and the decisions that their digest covers."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from linko import Game, Move, View
from tests.arena.strangers.collector import Collector
from tests.arena.strangers.counter import Counter
from tests.arena.strangers.planner import Planner

Stranger = Planner | Counter | Collector

FIELD: tuple[Callable[[], Stranger], ...] = (Planner, Counter, Collector)
"""In the order in which they sit round the bot that is measured."""

NAMES = tuple(f"{kind.__module__}:{kind.__name__}" for kind in (Planner, Counter, Collector))
"""Their names for the arena, run from the root of the repository."""

GAMES = (("classic", 2), ("classic", 4), ("basic", 5), ("expert", 3), ("duel", 2))
"""The editions and seats of the games that fix the decisions of the strangers."""


def decisions_digest(games: int = 3) -> str:
    """Return a digest of all decisions of the strangers in games among themselves."""
    digest = hashlib.sha256()
    for edition, seats in GAMES:
        for seed in range(games):
            game = Game.deal(edition, seats=seats, seed=seed, starter=0)
            bots = [FIELD[(seat + seed) % len(FIELD)]() for seat in range(seats)]
            while game.to_move is not None:
                view: View = game.view(game.to_move)
                move: Move = bots[game.to_move].choose(view)
                digest.update(str(move).encode() + b"\n")
                game.push(move)
    return digest.hexdigest()[:16]

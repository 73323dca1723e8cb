"""`linko bench`: how fast games run through the public API, and a signature of what was played."""

from __future__ import annotations

import hashlib
import json
import random
import time
from typing import Annotated

import typer

from linko.cli.console import out, progress
from linko.game import Game
from linko.options import EDITIONS

GAMES = 30
"""So many games of every edition with every number of seats are timed."""

TIMED = "classic"
TIMED_SEATS = 4
ROUNDS = 3


def bench(
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
) -> None:
    """Time the rules: random games through the public API."""
    setups = [
        (name, seats)
        for name, options in EDITIONS.items()
        for seats in range(options.seats_allowed[0], options.seats_allowed[1] + 1)
    ]
    digest = hashlib.sha256()
    with progress("measuring", len(setups) + 2 * ROUNDS) as bar:
        for name, seats in setups:
            for seed in range(GAMES):
                digest.update(" ".join(map(str, _random_game(name, seats, seed).moves)).encode())
            bar.tick()
        decision_seconds = view_seconds = float("inf")
        for _ in range(ROUNDS):
            decision_seconds = min(decision_seconds, _time_decisions())
            bar.tick()
            view_seconds = min(view_seconds, _time_views())
            bar.tick()
    report = {
        "signature": digest.hexdigest()[:12],
        "rules": {
            "decisions_per_s": round(1 / decision_seconds),
            "decision_us": round(decision_seconds * 1e6, 2),
            "view_us": round(view_seconds * 1e6, 2),
        },
    }
    if as_json:
        typer.echo(json.dumps(report))
        return
    out.print(f"signature  {report['signature']}")
    out.print(f"decision   {decision_seconds * 1e6:.1f} µs, legal moves and push")
    out.print(f"view       {view_seconds * 1e6:.1f} µs, of the seat that must decide")


def _random_game(edition: str, seats: int, seed: int) -> Game:
    game = Game.deal(edition, seats=seats, seed=seed)
    rng = random.Random(seed)
    while not game.is_over:
        moves = game.legal_moves
        game.push(moves[int(rng.random() * len(moves))])
    return game


def _time_decisions() -> float:
    """Seconds a decision: the legal moves and a push."""
    decisions, seconds = 0, 0.0
    for seed in range(GAMES):
        started = time.perf_counter()
        game = _random_game(TIMED, TIMED_SEATS, seed)
        seconds += time.perf_counter() - started
        decisions += len(game.moves)
    return seconds / decisions


def _time_views() -> float:
    """Seconds a view of the seat that must decide, its legal moves and their prey included."""
    views, seconds = 0, 0.0
    for seed in range(GAMES):
        game = _random_game(TIMED, TIMED_SEATS, seed)
        game.pop()
        while game.moves:
            started = time.perf_counter()
            game.view(game.to_move)
            seconds += time.perf_counter() - started
            views += 1
            game.pop()
    return seconds / views

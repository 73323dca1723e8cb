"""`linko bench`: times rules and engine, and prints a signature of the games played."""

from __future__ import annotations

import hashlib
import json
import random
import time
from collections.abc import Callable
from typing import Annotated

import typer

from linko.cli.console import out, progress
from linko.game import Game
from linko.options import EDITIONS

GAMES = 30
"""Number of games in the signature for every edition and number of seats."""

TIMED = "classic"
TIMED_SEATS = 4
REPEATS = 5
"""Number of times that everything is timed; the best time counts."""

ENGINE_GAMES = 2000
THREAD_GAMES = 20_000

SETUPS = tuple((name, seats) for name, options in EDITIONS.items() for seats in options.seat_counts)


def bench(
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
) -> None:
    """Time random games through the public API of the rules and in the compiled engine."""
    digest = hashlib.sha256()
    with progress("measuring", 2 * len(SETUPS) + 3) as bar:
        for name, seats in SETUPS:
            for seed in range(GAMES):
                digest.update(" ".join(map(str, _random_game(name, seats, seed).moves)).encode())
            bar.tick()
        decision = min(_time_decisions() for _ in range(REPEATS))
        bar.tick()
        view = min(_time_views() for _ in range(REPEATS))
        bar.tick()
        engine = {}
        for name, seats in SETUPS:
            speed, played = _engine_speed(name, seats)
            digest.update(played)
            engine[f"{name}-{seats}"] = {"decisions_per_s": round(speed)}
            bar.tick()
        ratio = _thread_ratio()
    report = {
        "signature": digest.hexdigest()[:12],
        "rules": {
            "decisions_per_s": round(1 / decision),
            "decision_us": round(decision * 1e6, 2),
            "view_us": round(view * 1e6, 2),
        },
        "engine": engine,
        "threads": {"ratio": round(ratio, 2)},
    }
    if as_json:
        typer.echo(json.dumps(report))
        return
    out.print(f"signature  {report['signature']}")
    out.print(f"rules      {TIMED} with {TIMED_SEATS} seats")
    out.print(f"  decision {decision * 1e6:.1f} µs, legal moves and push")
    out.print(f"  view     {view * 1e6:.1f} µs, for the seat that must decide")
    out.print("engine     million decisions per second on one core")
    for setup, figures in engine.items():
        out.print(f"  {setup:<11}{figures['decisions_per_s'] / 1e6:.1f}")
    out.print(f"threads    two threads are {ratio:.2f} times as fast as one")


def _random_game(edition: str, seats: int, seed: int) -> Game:
    game = Game.deal(edition, seats=seats, seed=seed)
    rng = random.Random(seed)
    while not game.is_over:
        moves = game.legal_moves
        game.push(moves[int(rng.random() * len(moves))])
    return game


def _time_decisions() -> float:
    """Seconds per decision: listing the legal moves and one push."""
    decisions, seconds = 0, 0.0
    for seed in range(GAMES):
        started = time.perf_counter()
        game = _random_game(TIMED, TIMED_SEATS, seed)
        seconds += time.perf_counter() - started
        decisions += len(game.moves)
    return seconds / decisions


def _time_views() -> float:
    """Seconds per view of the seat that must decide, with its legal moves and their prey."""
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


def _engine_speed(edition: str, seats: int) -> tuple[float, bytes]:
    """Decisions per second of random games in the kernel, on one core, and the games played."""
    from linko.engine import play_out

    played = play_out(edition, seats=seats, games=ENGINE_GAMES)
    seconds = _best(lambda: play_out(edition, seats=seats, games=ENGINE_GAMES))
    result = played.scores.tobytes() + played.decisions.tobytes()
    return float(played.decisions.sum()) / seconds, result


def _thread_ratio() -> float:
    """The speed of two threads divided by that of one; the two are measured in turn."""
    from linko.engine import play_out

    one, two = (
        _best(lambda: play_out(TIMED, seats=TIMED_SEATS, games=THREAD_GAMES, threads=threads))  # noqa: B023 - called at once
        for threads in (1, 2)
    )
    return one / two


def _best(work: Callable[[], object]) -> float:
    """Seconds of the fastest of several runs."""
    seconds = []
    for _ in range(REPEATS):
        started = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - started)
    return min(seconds)

"""Measures the search: rollouts per second, by kind of game and number of threads.

python -m tools.bench.search
"""

from __future__ import annotations

import time

from linko import Game, View, bots
from linko.engine.bridge import world_of
from linko.judgement.search import Budget, analyse, compile_all

TABLES = (("classic", 2), ("classic", 4), ("classic", 5), ("expert", 4), ("duel", 2))
ROLLOUTS = 6000
REPEATS = 3


def middle(edition: str, seats: int) -> View:
    """A position in the middle of a game in which a set must be played."""
    game = Game.deal(edition, seats=seats, seed=11)
    player = bots.load("heuristic")
    while (seat := game.to_move) is not None:
        seen = game.view(seat)
        if game.state.turn_number > 3 * seats and seen.phase.value == "play":
            return seen
        game.push(player.choose(seen))
    raise AssertionError("the game is too short")


def rate(seen: View, threads: int) -> float:
    """Rollouts per second, the best of several runs."""
    best = 0.0
    for seed in range(REPEATS):
        began = time.perf_counter()
        tried = analyse(seen, seed, Budget(0, games=ROLLOUTS), threads=threads)
        best = max(best, sum(one.visits for one in tried) / (time.perf_counter() - began))
    return best


def main() -> None:
    """Print a line for each kind of game."""
    compile_all()
    for edition, seats in TABLES:
        seen = middle(edition, seats)
        one, two = rate(seen, 1), rate(seen, 2)
        began = time.perf_counter()
        for _ in range(100):
            world_of(seen)
        bridge = (time.perf_counter() - began) * 10
        print(
            f"{edition}-{seats}: {one:,.0f} rollouts/s, two threads {two / one:.2f} ×"
            f" ({len(seen.legal_moves)} moves); a view to a record {bridge:.2f} ms"
        )


if __name__ == "__main__":
    main()

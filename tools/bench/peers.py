"""Compares Linko with other card games, in one run on one core: `make bench-peers`.

The first table compares the games without any interface. OpenSpiel's games are written in C++. What
is timed is its own random rollouts from a dealt position, as `MCTSBot` makes them with
`RandomRolloutEvaluator`. Linko plays random games in its kernel, including the deal. The second
table compares the games through each interface, as in `tools/bench/doors.py`. All measurements take
turns and the best of several rounds counts, so compare ratios.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping

import pyspiel

from linko.engine import play_out
from tools.bench.doors import all_doors

PEERS = {
    "bridge": "bridge(use_double_dummy_result=false)",  # without this, it ends with the auction
    "spades": "spades",
    "hearts": "hearts",
}
LINKO = (("classic", 4), ("duel", 2))
ROUNDS = 7
DOOR_ROUNDS = 3
ROLLOUTS = 5000
LINKO_GAMES = 4000


def main() -> None:
    """Measure everything in turn and print two tables."""
    kernels: dict[str, Callable[[], float]] = {
        **{f"OpenSpiel {name}": _peer(game) for name, game in PEERS.items()},
        **{f"Linko {edition}-{seats}": _linko(edition, seats) for edition, seats in LINKO},
    }
    best = _best(kernels, ROUNDS)
    bridge = best["OpenSpiel bridge"]
    for name, found in best.items():
        print(f"{name:<22}{found / 1e6:8.2f} M decisions/s {found / bridge:8.2f} × bridge")
    for door, games in all_doors().items():
        print(f"\nthrough {door}")
        for name, found in _best(games, DOOR_ROUNDS).items():
            print(f"  {name:<28}{found:14,.0f} steps/s")


def _best(contestants: Mapping[str, Callable[[], float]], rounds: int) -> dict[str, float]:
    """The best result of each; all take turns after one warm-up round."""
    speeds: dict[str, list[float]] = {}
    for number in range(rounds + 1):
        for name, speed in contestants.items():
            found = speed()
            if number:
                speeds.setdefault(name, []).append(found)
    return {name: max(found) for name, found in speeds.items()}


def _linko(edition: str, seats: int) -> Callable[[], float]:
    play_out(edition, seats=seats, games=1)

    def speed() -> float:
        started = time.perf_counter()
        played = play_out(edition, seats=seats, games=LINKO_GAMES)
        return float(played.decisions.sum()) / (time.perf_counter() - started)

    return speed


def _peer(game: str) -> Callable[[], float]:
    state = _dealt(game)
    length = sum(_decisions(state.clone()) for _ in range(200)) / 200
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    # One simulation of the search is one evaluation of this position: ROLLOUTS rollouts.
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 1, 100, False, 7, False)

    def speed() -> float:
        started = time.perf_counter()
        bot.step(state)
        return ROLLOUTS * length / (time.perf_counter() - started)

    return speed


def _dealt(game: str) -> pyspiel.State:
    rng = random.Random(1)
    state = pyspiel.load_game(game).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _decisions(state: pyspiel.State) -> int:
    """Number of decisions in a random game from here, without chance events."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return decisions


if __name__ == "__main__":
    main()

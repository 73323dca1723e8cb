"""Measures the vector environment against each bot that the kernel can play.

    python -m tools.bench.opponents

A step is one decision of the caller, with everything that the other seats decide after it. Only the
environment's own time is counted, as processor time of one core; actions are random.
"""

from __future__ import annotations

from time import process_time

from linko.adapters.gymnasium_vector import LinkoVectorEnv

GAMES = 1024
SECONDS = 2.0
BOTS = ("random", "greedy", "heuristic", "heuristic:weights=learned")


def speed(bot: str, seats: int) -> float:
    """Steps per second against one kind of bot."""
    envs = LinkoVectorEnv(GAMES, seats=seats, opponents=bot, observation="table")
    envs.reset(seed=1)
    envs.step(envs._batch.random_codes())
    spent, steps = 0.0, 0
    while spent < SECONDS:
        actions = envs._batch.random_codes()
        began = process_time()
        envs.step(actions)
        spent += process_time() - began
        steps += GAMES
    return steps / spent


def main() -> None:
    """Print a table."""
    for seats in (2, 4):
        for bot in BOTS:
            print(f"classic-{seats}, {bot:26} {speed(bot, seats):>12,.0f} steps/s")


if __name__ == "__main__":
    main()

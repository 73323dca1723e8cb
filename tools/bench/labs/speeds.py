"""The speed against each compiled bot, compared with the older way: copies of one environment."""

from __future__ import annotations

from time import process_time

import gymnasium
import numpy as np

from tools.bench.opponents import BOTS, speed

ID = "linko.adapters.gymnasium:Linko-v0"
COPIES = 16
SECONDS = 2.0


def speeds() -> str:
    """Print steps per second of one core, in the kernel and through copies in Python."""
    for seats in (2, 4):
        for bot in BOTS:
            now, before = speed(bot, seats), through_copies(bot, seats)
            print(
                f"  classic-{seats}, {bot:26} {now:>12,.0f} steps/s in the kernel, "
                f"{before:>9,.0f} in copies of Linko-v0, {now / before:,.0f} times",
                flush=True,
            )
    return "random decisions against each bot, 1,024 games at once and 16 copies"


def through_copies(bot: str, seats: int) -> float:
    """Steps per second of Gymnasium's own vector of single environments."""
    envs = gymnasium.make_vec(
        ID,
        num_envs=COPIES,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP},
        seats=seats,
        opponents=bot,
        observation="table",
    )
    rng = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    spent, steps = 0.0, 0
    while spent < SECONDS:
        weights = rng.random(infos["action_mask"].shape) * infos["action_mask"]
        actions = weights.argmax(axis=1)
        began = process_time()
        *_, infos = envs.step(actions)
        spent += process_time() - began
        steps += COPIES
    envs.close()
    return steps / spent

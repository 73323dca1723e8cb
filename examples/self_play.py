"""A self-play trainer in plain numpy: PPO with one hidden layer, in classic with four seats.

One network plays all seats of many games at once, and the moves of winners become more likely.
It beats three `greedy` within minutes; the arena says by how much:

    cd examples
    python self_play.py network.npz
    linko arena network_bot:NetworkBot:file=network.npz greedy
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads only slow down small matrices

import numpy as np
import numpy.typing as npt
from network_bot import forward

from linko.adapters.gymnasium_vector import LinkoVectorEnv
from linko.arena.intervals import Interval, share_interval

GAMES, STEPS, BATCH, HIDDEN = 256, 192, 4096, 128
RATE, CLIP = 0.002, 0.2
SEATS = 4

Numbers = npt.NDArray[Any]
Standing = tuple[Numbers, dict[str, Any]]
"""Observations and infos: the current state of the games."""


def envs(games: int, opponents: str | None) -> LinkoVectorEnv:
    """Many games; without opponents, the caller decides for every seat."""
    form: dict[str, Any] = {"observation": "table", "encoding": "one_hot", "actions": "possible"}
    return LinkoVectorEnv(games, "classic", SEATS, opponents, **form)


def chances(scores: Numbers, mask: Numbers) -> Numbers:
    """The probability of each action; 0 for illegal ones."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True)) * mask + 1e-20 * mask
    found: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return found


class Learner:
    """A network, and the running means of its gradients (Adam)."""

    def __init__(self, games: LinkoVectorEnv, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        highest = games.single_observation_space.high
        shapes: dict[str, Any] = {"in": (len(highest), HIDDEN), "bias": HIDDEN}
        shapes |= {"move": (HIDDEN, int(games.single_action_space.n)), "win": HIDDEN}
        self.network = {k: 0.07 * self.rng.standard_normal(v, "f4") for k, v in shapes.items()}
        self.means = {k: [0 * array, 0 * array] for k, array in self.network.items()}
        self.network |= {"scale": 1 / highest.clip(1, 14).astype("f4"), "codes": games.form.codes}
        self.steps = 0

    def play(self, games: LinkoVectorEnv, now: Standing) -> tuple[Standing, list[Numbers]]:
        """Play on; return the new state of the games, and the decisions whose games have ended."""
        (seen, infos), row, path = now, np.arange(games.num_envs), []
        for _ in range(STEPS):
            mask, seat = infos["action_mask"].astype(bool), infos["seat"]
            _, scores, expected = forward(self.network, seen)
            chance = chances(scores, mask)
            sums = chance.cumsum(axis=1)
            moves = (sums > sums[:, -1:] * self.rng.random((len(row), 1))).argmax(axis=1)
            decision = seen, mask, moves, chance[row, moves], expected
            seen, _, ended, _, infos = games.step(moves)
            path.append((decision, seat, ended, infos.get("final_info", {}).get("rewards")))
        results, decisions = np.full((len(row), SEATS), np.nan, "f4"), []
        for decision, seat, ended, rewards in reversed(path):
            results = results if rewards is None else np.where(ended[:, None], rewards, results)
            decisions.append((*decision, results[row, seat]))
        columns = [np.concatenate(column) for column in zip(*decisions, strict=True)]
        return (seen, infos), [column[~np.isnan(columns[-1])] for column in columns]

    def learn(self, *decisions: Numbers) -> None:
        """Take one step of PPO on some decisions."""
        seen, mask, moves, old, expected, won = decisions
        row, gain = np.arange(len(moves)), (won - expected) / won.std()
        hidden, scores, expected = forward(self.network, seen)
        chance = chances(scores, mask)
        ratio = chance[row, moves] / old
        push = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * gain
        ascent = -chance * push[:, None]
        ascent[row, moves] += push
        back = ascent @ self.network["move"].T + np.outer(won - expected, self.network["win"])
        back *= hidden > 0
        gradients = {"in": (seen * self.network["scale"]).T @ back, "bias": back.sum(axis=0)}
        gradients |= {"move": hidden.T @ ascent, "win": hidden.T @ (won - expected)}
        self.steps += 1
        for name, gradient in gradients.items():
            mean, square = self.means[name]
            mean += 0.1 * (gradient / len(moves) - mean)
            square += 0.01 * ((gradient / len(moves)) ** 2 - square)
            size = np.sqrt(square / (1 - 0.99**self.steps)) + 1e-8
            self.network[name] += RATE * mean / (1 - 0.9**self.steps) / size

    def train(self, games: LinkoVectorEnv, now: Standing) -> Standing:
        """Play a round, learn from its decisions in random order, and return the new state."""
        now, columns = self.play(games, now)
        order = self.rng.permutation(len(columns[0]))
        for part in np.array_split(order, max(1, len(order) // BATCH)):
            self.learn(*(column[part] for column in columns))
        return now

    def tested(self, games: int) -> Interval:
        """The share of the wins against `greedy`, in the first game of each environment."""
        rivals = envs(games, "greedy")
        seen, infos = rivals.reset(seed=1)
        shares = np.full(games, np.nan)
        while np.isnan(shares).any():
            scores = forward(self.network, seen)[1]
            seen, won, ended, _, infos = rivals.step(
                chances(scores, infos["action_mask"]).argmax(axis=1)
            )
            shares = np.where(ended & np.isnan(shares), won, shares)
        return share_interval(shares.tolist())


def main() -> None:
    """Train, test from time to time, and write the network."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", help="file of the network, .npz")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--games", type=int, default=1000, help="games of each test")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    games, began = envs(GAMES, None), time.perf_counter()
    learner, now = Learner(games, given.seed), games.reset(seed=given.seed)
    for update in range(given.updates + 1):
        if update % 10 == 0 or update == given.updates:
            wins, seconds = learner.tested(given.games), time.perf_counter() - began
            print(
                f"{update} updates, {seconds:.0f} s: wins {wins.mean:.1%} of {given.games} games "
                f"against three greedy, 95 % interval {wins.low:.1%} to {wins.high:.1%}",
                flush=True,
            )
            np.savez(given.file, **learner.network)
        if update < given.updates:
            now = learner.train(games, now)


if __name__ == "__main__":
    main()

"""A tiny learner in plain numpy: a linear policy that learns from winning (REINFORCE).

It plays hundreds of games at once in the vector environment against one random player. It knows
nothing about the rules except the action mask, and beats that player within a minute:

    python examples/learner.py
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads only slow down small matrices

import numpy as np
import numpy.typing as npt

from linko.adapters.gymnasium_vector import LinkoVectorEnv
from linko.arena.intervals import Interval, share_interval

GAMES, STEPS = 256, 128
"""Number of parallel games, and number of decisions in each between two updates."""

Numbers = npt.NDArray[np.float32]


class Learner:
    """A policy whose logits are a matrix times the observation."""

    def __init__(self, highest: npt.NDArray[Any], actions: int, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._scale = 1 / np.clip(highest, 1, 14).astype(np.float32)
        self._weights = np.zeros((len(self._scale) + 1, actions), np.float32)
        self._mean, self._square = np.zeros_like(self._weights), np.zeros_like(self._weights)
        self._updates = 0

    def inputs(self, observations: npt.NDArray[np.int16]) -> Numbers:
        """Observations scaled to small numbers, plus a constant 1 for the bias."""
        ones = np.ones((len(observations), 1), np.float32)
        return np.hstack([observations * self._scale, ones])

    def chances(self, inputs: Numbers, mask: npt.NDArray[np.int8]) -> Numbers:
        """Probability of each action in each game; 0 for illegal actions."""
        logits = np.where(mask, inputs @ self._weights, np.float32(-np.inf))
        chances: Numbers = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return chances

    def drawn(self, chances: Numbers) -> npt.NDArray[np.intp]:
        """Sample an action for each game from these probabilities."""
        sums = chances.cumsum(axis=1)
        marks = self._rng.random((len(sums), 1), np.float32) * sums[:, -1:]
        drawn: npt.NDArray[np.intp] = (sums > marks).argmax(axis=1)
        return drawn

    def improve(self, gradient: Numbers, rate: float = 0.01) -> None:
        """Take one gradient step (Adam)."""
        self._updates += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.01 * (gradient**2 - self._square)
        mean = self._mean / (1 - 0.9**self._updates)
        square = self._square / (1 - 0.99**self._updates)
        self._weights += rate * mean / (np.sqrt(square) + 1e-8)


def train(learner: Learner, envs: LinkoVectorEnv, updates: int, seed: int) -> None:
    """Play, and make the actions chosen in won games more likely."""
    observations, infos = envs.reset(seed=seed)
    for _ in range(updates):
        memory, won, ended = [], [], []
        for _ in range(STEPS):
            inputs = learner.inputs(observations)
            chances = learner.chances(inputs, infos["action_mask"])
            actions = learner.drawn(chances)
            observations, rewards, terminations, _, infos = envs.step(actions)
            memory.append((inputs, chances, actions))
            won.append(rewards)
            ended.append(terminations)
        returns, known = results(np.array(won), np.array(ended))
        better = np.where(known, returns - returns[known].mean(), 0).astype(np.float32)
        gradient = np.zeros(1, np.float32)
        for (inputs, chances, actions), by in zip(memory, better, strict=True):
            direction = -chances
            direction[np.arange(len(actions)), actions] += 1
            gradient = gradient + inputs.T @ (direction * by[:, None])
        learner.improve(gradient / known.sum())


def results(won: npt.NDArray[Any], ended: npt.NDArray[np.bool_]) -> tuple[Any, Any]:
    """The result of each decision's game, and a mask of the decisions whose game has ended."""
    returns, known = np.zeros_like(won), np.zeros_like(ended)
    later, is_known = np.zeros_like(won[0]), np.zeros_like(ended[0])
    for step in range(len(won) - 1, -1, -1):
        later = np.where(ended[step], won[step], later)
        is_known = is_known | ended[step]
        returns[step], known[step] = later, is_known
    return returns, known


def tested(learner: Learner, games: int, seed: int) -> Interval:
    """The share of the wins; only the first game of each environment counts."""
    envs = LinkoVectorEnv(games, edition="classic", seats=2, observation="table")
    observations, infos = envs.reset(seed=seed)
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        chances = learner.chances(learner.inputs(observations), infos["action_mask"])
        observations, rewards, ended, _, infos = envs.step(learner.drawn(chances))
        first = ended & np.isnan(shares)
        shares[first] = rewards[first]
    return share_interval(shares.tolist())


def main() -> None:
    """Train, test, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=15)
    parser.add_argument("--games", type=int, default=1000, help="games of each test")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    envs = LinkoVectorEnv(GAMES, edition="classic", seats=2, observation="table")
    highest, actions = envs.single_observation_space.high, int(envs.single_action_space.n)
    learner = Learner(highest, actions, given.seed)
    for when, updates in (("before", 0), ("after", given.updates)):
        started = time.perf_counter()
        train(learner, envs, updates, given.seed)
        seconds = time.perf_counter() - started
        wins = tested(learner, given.games, given.seed + 1)
        print(
            f"{when} {updates} updates ({seconds:.0f} s): wins {wins.mean:.1%} of {given.games} "
            f"games against one random player, 95 % interval {wins.low:.1%} to {wins.high:.1%}"
        )


if __name__ == "__main__":
    main()

"""Measures games through the interfaces of RLCard, PettingZoo, Gymnasium and OpenSpiel.

A step is one decision: receive the observation and the legal actions, and take a random action.
CPU time is measured, so that other processes on the machine have little influence.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import rlcard
from open_spiel.python.games import kuhn_poker  # noqa: F401 - registers itself
from pettingzoo.classic import hanabi_v5, leduc_holdem_v4, texas_holdem_v4

import linko.adapters.openspiel
from linko.adapters import linko_v0
from linko.adapters.gymnasium import LinkoEnv
from linko.adapters.gymnasium_vector import LinkoVectorEnv
from linko.adapters.terms import OBSERVATIONS

Speed = Callable[[], float]
"""Measures once and returns steps per second."""

SECONDS = 1.0
GAMES = 1024
"""Number of games in a vector environment."""
VECTORS: dict[str, dict[str, Any]] = {
    "classic-2": {"seats": 2},
    "classic-4": {"seats": 4},
    "classic-4, all seats": {"seats": 4, "opponents": None},
    "duel": {"edition": "duel"},
}


def all_doors() -> dict[str, dict[str, Speed]]:
    """All measurements by interface: other card games first, then Linko."""
    return {
        "RLCard": {name: through_rlcard(name) for name in ("limit-holdem", "uno", "gin-rummy")},
        "PettingZoo, raw": {
            "leduc_holdem_v4": through_pettingzoo(leduc_holdem_v4.raw_env()),
            "texas_holdem_v4": through_pettingzoo(texas_holdem_v4.raw_env()),
            "hanabi_v5": through_pettingzoo(hanabi_v5.raw_env()),
            "Linko classic-4": through_pettingzoo(linko_v0.raw_env(seats=4)),
            "Linko duel": through_pettingzoo(linko_v0.raw_env("duel")),
        },
        "PettingZoo, wrapped": {
            "texas_holdem_v4": through_pettingzoo(texas_holdem_v4.env()),
            "Linko classic-4": through_pettingzoo(linko_v0.env(seats=4)),
        },
        "Gymnasium": {
            "Blackjack-v1": through_gymnasium(gymnasium.make("Blackjack-v1").unwrapped),
            "Linko classic-2": through_gymnasium(LinkoEnv(seats=2, opponents="random")),
            "Linko classic-2, greedy": through_gymnasium(LinkoEnv(seats=2, opponents="greedy")),
        },
        "Gymnasium, vector": {
            "Blackjack-v1": through_vector(gymnasium.make_vec("Blackjack-v1", num_envs=64)),
            **{
                f"Linko {name}, {observation}": through_vector(
                    LinkoVectorEnv(GAMES, observation=observation, **arguments)
                )
                for name, arguments in VECTORS.items()
                for observation in OBSERVATIONS
            },
        },
        "OpenSpiel, from Python": {
            "crazy_eights": through_openspiel("crazy_eights"),
            "hearts": through_openspiel("hearts"),
            "gin_rummy": through_openspiel("gin_rummy"),
            "python_kuhn_poker": through_openspiel("python_kuhn_poker"),
            "Linko classic-4": through_openspiel(f"{linko.adapters.openspiel.NAME}(seats=4)"),
        },
    }


def through_rlcard(name: str) -> Speed:
    """A game of RLCard."""
    env = rlcard.make(name)

    def speed() -> float:
        started, steps = process_time(), 0
        while (spent := process_time() - started) < SECONDS:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
        return steps / spent

    return speed


def through_pettingzoo(env: Any) -> Speed:
    """An AEC environment."""

    def speed() -> float:
        started, steps = process_time(), 0
        while (spent := process_time() - started) < SECONDS:
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                where = observation if "action_mask" in observation else info
                legal = np.flatnonzero(where["action_mask"])
                env.step(legal[int(random.random() * len(legal))])
                steps += 1
        return steps / spent

    return speed


def through_gymnasium(env: Any) -> Speed:
    """An environment with one agent."""

    def speed() -> float:
        started, steps = process_time(), 0
        while (spent := process_time() - started) < SECONDS:
            _, info = env.reset()
            terminated = False
            while not terminated:
                legal = np.flatnonzero(info["action_mask"]) if "action_mask" in info else range(2)
                _, _, terminated, _, info = env.step(legal[int(random.random() * len(legal))])
                steps += 1
        return steps / spent

    return speed


def through_vector(envs: Any) -> Speed:
    """A vector environment; takes the next legal action after a random one, which is fast to find.

    The time to choose the actions is not counted.
    """
    rng = np.random.default_rng(1)

    def speed() -> float:
        spent, steps = 0.0, 0
        _, infos = envs.reset(seed=1)
        while spent < SECONDS / 2:
            if "action_mask" in infos:
                codes = infos["action_mask"].shape[1]
                first = int(rng.integers(codes))
                turned = np.roll(infos["action_mask"], -first, axis=1)
                actions = (turned.argmax(axis=1) + first) % codes
            else:
                actions = envs.action_space.sample()
            started = process_time()
            *_, infos = envs.step(actions)
            spent += process_time() - started
            steps += envs.num_envs
        return steps / spent

    return speed


def through_openspiel(text: str) -> Speed:
    """An OpenSpiel game driven from Python; chance events do not count as steps."""
    game = pyspiel.load_game(text)
    has_tensor = game.get_type().provides_observation_tensor

    def speed() -> float:
        started, steps = process_time(), 0
        while (spent := process_time() - started) < SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, chances)[0])
                    continue
                if has_tensor:
                    state.observation_tensor(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps / spent

    return speed

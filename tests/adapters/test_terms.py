"""What the adapters share: seeds, rewards and versions."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from linko import EnvError, State
from linko.adapters import linko_v0
from linko.adapters.gymnasium import LinkoEnv
from linko.adapters.gymnasium_vector import LinkoVectorEnv
from linko.adapters.openspiel import NAME, KernelRollouts
from linko.adapters.terms import VERSION, agreed
from linko.engine import state_of

pytestmark = pytest.mark.xdist_group("engine")  # only one worker compiles the engine

ID = "linko.adapters.gymnasium:Linko-v0"
DOORS: dict[str, Callable[[], Any]] = {
    "raw_env": lambda: linko_v0.raw_env(seats=2),
    "env": lambda: linko_v0.env(seats=2),
    "LinkoEnv": lambda: LinkoEnv(seats=2),
    "make": lambda: gymnasium.make(ID, seats=2),
    "LinkoVectorEnv": lambda: LinkoVectorEnv(2, seats=2),
    "make_vec": lambda: gymnasium.make_vec(ID, num_envs=2, seats=2),
}


def position(env: Any) -> State:
    """The position of an environment; for a vector environment, of the first game."""
    base = env.unwrapped
    return state_of(base._batch.games[0] if hasattr(base, "_batch") else base._game.record)


@pytest.mark.parametrize("door", DOORS)
def test_every_adapter_accepts_the_same_seeds(door: str) -> None:
    env = DOORS[door]()
    env.reset(seed=7)
    expected = position(env)
    for seed in (np.int8(7), np.uint64(7), np.array(7)):
        env.reset(seed=3)
        assert position(env) != expected
        env.reset(seed=seed)
        assert position(env) == expected
    env.reset(seed=2**64 - 1)
    assert position(env) != expected


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize(
    "seed", [-1, 2**64, 2**70, True, np.True_, 1.0, np.float32(1), "7", [1, 2, 3], np.array([1])]
)
def test_every_adapter_refuses_the_same_seeds_and_keeps_its_game(door: str, seed: Any) -> None:
    env = DOORS[door]()
    env.reset(seed=7)
    expected = position(env)
    with pytest.raises(
        EnvError, match=f"^seed must be a whole number from 0 to {2**64 - 1}, "
    ) as caught:
        env.reset(seed=seed)
    assert caught.value.code == "env_bad_argument"
    assert position(env) == expected


def test_rollouts_accept_the_same_seeds() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    seeds: list[Any] = [7, np.uint64(7), 8]
    found = [KernelRollouts(9, seed).evaluate(state).tolist() for seed in seeds]
    assert found[0] == found[1] != found[2]
    for seed in (-1, 2**64, True, 1.0):
        with pytest.raises(EnvError, match=r"^seed must be a whole number from 0 to"):
            KernelRollouts(9, seed)  # type: ignore[arg-type] # wrong on purpose


def test_a_bad_seed_for_hidden_cards_is_refused_and_keeps_the_game() -> None:
    env = LinkoEnv(seats=2)
    env.reset(seed=7)
    expected = position(env)
    with pytest.raises(EnvError, match=r"^hidden_seed must be a whole number"):
        env.reset(seed=3, options={"hidden_seed": 1.5})
    assert position(env) == expected
    env.step(int(env.action_masks().argmax()))


def test_one_seed_deals_the_same_game_in_every_adapter() -> None:
    raw = linko_v0.raw_env(seats=2)
    solo, vector = LinkoEnv(seats=2), LinkoVectorEnv(3, seats=2)
    everybody = LinkoVectorEnv(3, seats=2, opponents=None)
    starters = set()
    for seed in range(8):
        for env in (raw, solo, vector, everybody):
            env.reset(seed=seed)
        starters.add(position(raw).starter)
        assert position(everybody) == position(raw)
        assert position(vector) == position(solo)
        if position(raw).starter == 0:
            assert position(solo) == position(raw)
    assert starters == {0, 1}


def test_the_first_of_many_games_is_the_one_game_of_the_same_seed() -> None:
    """The defaults of `make` and `make_vec` are the same."""
    solo, vector = gymnasium.make(ID), gymnasium.make_vec(ID, num_envs=3)
    assert vector.single_observation_space == solo.observation_space
    (observation, info), (observations, infos) = solo.reset(seed=5), vector.reset(seed=5)
    over = False
    while not over:
        assert np.array_equal(observations[0], observation)
        assert np.array_equal(infos["action_mask"][0], info["action_mask"])
        observation, reward, over, _, info = solo.step(info["action_mask"].argmax())
        observations, rewards, ended, _, infos = vector.step(infos["action_mask"].argmax(axis=1))
        assert (rewards[0], ended[0]) == (reward, over)
    assert np.array_equal(infos["final_obs"][0], observation)


@pytest.mark.parametrize(("edition", "cards"), [("classic", 109), ("duel", 109)])
def test_no_score_exceeds_the_number_of_cards(edition: str, cards: int) -> None:
    terms = agreed(edition, 2, "score")
    assert (terms.lowest_reward, terms.highest_reward) == (-cards, cards)
    assert terms.illegal_reward == -2 * cards
    win = agreed(edition, 2, "win")
    assert (win.lowest_reward, win.highest_reward, win.illegal_reward) == (0, 1, -1)


# Versions


def test_every_environment_has_the_version_in_its_name() -> None:
    assert linko_v0.raw_env.metadata["name"] == f"linko_v{VERSION}" == linko_v0.__name__[-8:]
    for kind in (LinkoEnv, LinkoVectorEnv):
        assert kind.metadata["name"] == f"Linko-v{VERSION}"
    for env in (linko_v0.raw_env, linko_v0.env(), LinkoEnv, LinkoVectorEnv):
        assert env.metadata["version"] == VERSION
    assert pyspiel.load_game(NAME).get_parameters()["version"] == VERSION


def test_observations_and_rewards_of_a_version_do_not_change() -> None:
    """Observations and rewards of version 0; if this test must change, raise the version."""
    digest = hashlib.sha256()
    for edition, seats in (("classic", 3), ("duel", 2), ("expert", 4)):
        for observation in ("whole", "table"):
            for opponents in ("random", "greedy"):
                env = LinkoEnv(edition, seats, opponents, reward="score", observation=observation)
                told, info = env.reset(seed=7)
                over, step = False, 0
                while not over:
                    digest.update(told.tobytes() + info["action_mask"].tobytes())
                    legal = np.flatnonzero(info["action_mask"])
                    step += 1
                    told, reward, over, _, info = env.step(legal[step % len(legal)])
                digest.update(told.tobytes() + np.float32(reward).tobytes())
    assert (VERSION, digest.hexdigest()[:16]) == (0, "41ef66e4f5f6cda8")

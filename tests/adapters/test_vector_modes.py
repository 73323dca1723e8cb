"""The vector environment as Gymnasium's wrappers use it: bots, autoreset modes, seeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers

from linko.adapters.gymnasium import LinkoEnv, ResetNeeded
from linko.adapters.gymnasium_vector import LinkoVectorEnv
from linko.engine.errors import EngineError
from linko.engine.simulation.policy import EVERYBODY
from linko.judgement.opponents import GREEDY, Opponent
from linko.judgement.opposed_batch import OpposedBatch
from linko.testing.errors import EnvError

MODES = list(AutoresetMode)
BOTS = ["greedy", "heuristic", "heuristic:weights=trained", "heuristic:weights=learned"]


def lowest(infos: dict[str, Any]) -> Any:
    return infos["action_mask"].argmax(axis=1)


def play(envs: Any, steps: int) -> list[tuple[Any, ...]]:
    """Play the lowest legal codes; reset ended games by mask if the environment does not."""
    observations, infos = envs.reset(seed=3)
    told = []
    for _ in range(steps):
        observations, rewards, ended, _, infos = envs.step(lowest(infos))
        told.append((observations.copy(), rewards, ended, infos))
        if envs.metadata["autoreset_mode"] is AutoresetMode.DISABLED and ended.any():
            observations, infos = envs.reset(options={"reset_mask": ended.copy()})
    return told


@pytest.mark.parametrize("edition", ["classic", "expert", "basic", "duel"])
@pytest.mark.parametrize("bot", BOTS)
def test_compiled_bots_play_like_their_namesakes(bot: str, edition: str) -> None:
    single = LinkoEnv(edition, opponents=bot)
    envs = LinkoVectorEnv(2, edition, opponents=bot)
    for seed in range(5):
        observation, info = single.reset(seed=seed)
        observations, infos = envs.reset(seed=[seed, seed])
        is_over = False
        while not is_over:
            assert np.array_equal(observations[0], observation)
            assert np.array_equal(infos["action_mask"][0], info["action_mask"])
            action = int(info["action_mask"].argmax())
            observation, reward, is_over, _, info = single.step(action)
            observations, rewards, ended, _, infos = envs.step([action] * 2)
            assert (rewards[0], bool(ended[0])) == (reward, is_over)
        assert np.array_equal(infos["final_obs"][0], observation)


def test_every_seat_may_have_another_bot() -> None:
    names = ["greedy", "heuristic", "random"]
    told = play(LinkoVectorEnv(9, seats=4, opponents=names), 40)
    other = play(LinkoVectorEnv(9, seats=4, opponents=names[::-1]), 40)
    assert any(not np.array_equal(one[0], two[0]) for one, two in zip(told, other, strict=True))


@pytest.mark.parametrize("opponents", ["random", "greedy", None])
def test_all_autoreset_modes_play_the_same_games(opponents: str | None) -> None:
    rewards = {}
    for mode in MODES:
        envs = LinkoVectorEnv(6, seats=2, opponents=opponents, autoreset_mode=mode)
        assert envs.metadata["autoreset_mode"] is mode
        paid: list[list[float]] = [[] for _ in range(6)]
        for _, earned, ended, _ in play(envs, 800):
            for game in np.flatnonzero(ended):
                paid[game].append(float(earned[game]))
        rewards[mode] = paid
    first = rewards[AutoresetMode.SAME_STEP]
    assert min(map(len, first)) > 1, first
    for paid in rewards.values():
        for one, two in zip(first, paid, strict=True):
            both = min(len(one), len(two))
            assert one[:both] == two[:both]


def test_the_next_step_deals_and_ignores_the_action() -> None:
    envs = LinkoVectorEnv(4, seats=2, autoreset_mode="NextStep")
    _, infos = envs.reset(seed=1)
    seen = 0
    for _ in range(120):
        _, rewards, ended, _, infos = envs.step(lowest(infos))
        assert not infos["action_mask"][ended].any()
        assert "final_obs" not in infos
        if not ended.any():
            continue
        seen += 1
        assert np.array_equal(infos["_scores"], ended)
        actions = lowest(infos)
        actions[ended] = 887
        _, rewards, again, _, infos = envs.step(actions)
        assert not rewards[ended].any()
        assert not again[ended].any()
        assert infos["action_mask"][ended].any(axis=1).all()
    assert seen > 2


def test_without_autoreset_a_finished_game_waits_for_its_reset() -> None:
    envs = LinkoVectorEnv(4, seats=2, autoreset_mode=AutoresetMode.DISABLED)
    observations, infos = envs.reset(seed=1)
    ended = np.zeros(4, np.bool_)
    while not ended.any():
        observations, _, ended, _, infos = envs.step(lowest(infos))
    with pytest.raises(ResetNeeded) as caught:
        envs.step(lowest(infos))
    assert caught.value.code == "env_games_finished"
    after, infos = envs.reset(options={"reset_mask": ended})
    assert np.array_equal(after[~ended], observations[~ended])
    assert infos["action_mask"].any(axis=1).all()
    envs.step(lowest(infos))


def test_a_reset_by_mask_with_a_seed_deals_those_games_of_the_seed() -> None:
    envs = LinkoVectorEnv(4, seats=2)
    dealt, _ = envs.reset(seed=5)
    envs.reset(seed=6)
    some = np.array([True, False, True, False])
    again, _ = envs.reset(seed=5, options={"reset_mask": some})
    assert np.array_equal(again[some], dealt[some])
    assert not np.array_equal(again[~some], dealt[~some])


def test_a_seed_for_each_game_deals_the_game_of_the_single_environment() -> None:
    seeds = [11, 12, 2**64 - 1]
    observations, _ = LinkoVectorEnv(3, seats=2).reset(seed=seeds)
    for seed, observation in zip(seeds, observations, strict=True):
        assert np.array_equal(LinkoEnv(seats=2).reset(seed=seed)[0], observation)


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        ({"seed": [1, 2]}, "seed"),
        ({"seed": [1, 2, -1]}, "seed"),
        ({"options": {"reset_mask": [True, False, True]}}, "reset_mask"),
        ({"options": {"reset_mask": np.zeros(3, np.bool_)}}, "reset_mask"),
        ({"options": {"reset_mask": np.ones(2, np.bool_)}}, "reset_mask"),
        ({"options": {"reset_mask": np.ones(3, np.int8)}}, "reset_mask"),
    ],
)
def test_bad_seeds_and_masks_are_refused(arguments: dict[str, Any], name: str) -> None:
    envs = LinkoVectorEnv(3, seats=2)
    before, _ = envs.reset(seed=1)
    with pytest.raises(EnvError, match=name):
        envs.reset(**arguments)
    assert np.array_equal(envs._batch.look().observations, before)


def test_a_mask_before_the_first_reset_is_refused() -> None:
    with pytest.raises(ResetNeeded):
        LinkoVectorEnv(3, seats=2).reset(options={"reset_mask": np.ones(3, np.bool_)})


WRAPPERS: dict[str, Callable[[Any], Any]] = {
    "flatten": wrappers.FlattenObservation,
    "normalize": wrappers.NormalizeObservation,
    "rescale": lambda envs: wrappers.RescaleObservation(
        envs,
        np.zeros(envs.single_observation_space.shape, np.int16),
        np.ones(envs.single_observation_space.shape, np.int16),
    ),
    "statistics": wrappers.RecordEpisodeStatistics,
    "reward": wrappers.NormalizeReward,
}


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        *((name, AutoresetMode.NEXT_STEP) for name in WRAPPERS),
        *((name, mode) for name in ("statistics", "reward") for mode in MODES),
    ],
)
def test_wrappers_of_gymnasium_work(name: str, mode: AutoresetMode) -> None:
    envs = gymnasium.make_vec(
        "linko.adapters.gymnasium:Linko-v0",
        num_envs=3,
        seats=2,
        observation="table",
        autoreset_mode=mode,
    )
    wrapped = WRAPPERS[name](envs)
    ends = sum(int(ended.sum()) for _, _, ended, _ in play(wrapped, 80))
    assert ends > 0


def test_each_other_seat_needs_one_opponent() -> None:
    for opponents, seat in (([], 0), ([Opponent(GREEDY)] * 2, 0), ([Opponent(GREEDY)], EVERYBODY)):
        with pytest.raises(EngineError) as caught:
            OpposedBatch(seats=2, size=4, opponents=opponents, seat=seat)
        assert caught.value.code == "engine_opponents"

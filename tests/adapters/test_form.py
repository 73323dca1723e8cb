"""Environments that offer prepared observations and only the possible actions."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from linko import Move, engine
from linko.adapters import linko_v0
from linko.adapters.gymnasium import InvalidAction, LinkoEnv
from linko.adapters.gymnasium_vector import LinkoVectorEnv
from linko.testing import check_env
from linko.testing.errors import EnvError

PREPARED: dict[str, Any] = {"encoding": "one_hot", "actions": "possible", "observation": "table"}


@pytest.mark.parametrize("encoding", ["plain", "varying", "one_hot"])
@pytest.mark.parametrize("edition", ["classic", "phantom"])
def test_prepared_environments_keep_every_promise(edition: str, encoding: str) -> None:
    form: dict[str, Any] = {"encoding": encoding, "actions": "possible"}
    check_env(linko_v0.env(edition=edition, **form), games=1)
    check_env(LinkoEnv(edition, **form), games=1)
    check_env(LinkoVectorEnv(4, edition, **form), games=1)


def test_a_prepared_environment_plays_the_same_game_as_a_plain_one() -> None:
    plain, prepared = LinkoEnv(seats=3, observation="table"), LinkoEnv(seats=3, **PREPARED)
    encoding = engine.encoding("classic", 3, whole=False, one_hot=True)
    codes = engine.possible_codes("classic")
    observation, info = plain.reset(seed=3)
    seen, told = prepared.reset(seed=3)
    over = False
    while not over:
        assert np.array_equal(seen, encoding.encode(observation))
        assert np.array_equal(told["action_mask"], info["action_mask"][codes])
        assert np.array_equal(prepared.action_masks(), told["action_mask"].astype(bool))
        action = int(told["action_mask"].argmax())
        observation, reward, over, _, info = plain.step(int(codes[action]))
        seen, same, ended, _, told = prepared.step(action)
        assert (same, ended) == (reward, over)


def test_a_prepared_vector_plays_the_same_games_as_a_plain_one() -> None:
    plain = LinkoVectorEnv(8, seats=2, observation="table", opponents="greedy")
    prepared = LinkoVectorEnv(8, seats=2, opponents="greedy", **PREPARED)
    encoding = engine.encoding("classic", 2, whole=False, one_hot=True)
    codes = engine.possible_codes("classic")
    observations, infos = plain.reset(seed=4)
    seen, told = prepared.reset(seed=4)
    finals = 0
    for _ in range(150):
        assert np.array_equal(seen, encoding.encode(observations))
        assert np.array_equal(told["action_mask"], infos["action_mask"][:, codes])
        actions = told["action_mask"].argmax(axis=1)
        observations, rewards, _, _, infos = plain.step(codes[actions])
        seen, same, over, _, told = prepared.step(actions)
        assert np.array_equal(same, rewards)
        for game in np.flatnonzero(over):
            finals += 1
            assert np.array_equal(
                told["final_obs"][game], encoding.encode(infos["final_obs"][game])
            )
    assert finals > 8
    with pytest.raises(InvalidAction):
        prepared.step(np.full(8, 648))
    with pytest.raises(InvalidAction):
        prepared.step(np.zeros(8))


def test_a_refusal_counts_actions_as_the_learner_does() -> None:
    env = LinkoEnv(illegal="raise", **PREPARED)
    _, info = env.reset(seed=1)
    legal = np.flatnonzero(info["action_mask"])
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(InvalidAction) as refused:
        env.step(np.int64(illegal))
    codes = env.form.codes
    assert codes is not None
    said = ", ".join(f"{k} ({text_of(int(codes[k]))})" for k in legal[:6])
    assert said in str(refused.value)
    with pytest.raises(InvalidAction):
        env.step(np.int64(648))


def text_of(code: int) -> str:
    return Move.from_code(code).text


@pytest.mark.parametrize(("name", "value"), [("encoding", "hot"), ("actions", "few")])
@pytest.mark.parametrize("make", [linko_v0.env, LinkoEnv, LinkoVectorEnv])
def test_a_wrong_form_is_refused(make: Any, name: str, value: str) -> None:
    with pytest.raises(EnvError, match=f"{name} must be"):
        make(**{name: value})


def test_gymnasium_makes_prepared_environments() -> None:
    env = gymnasium.make("linko.adapters.gymnasium:Linko-v0", **PREPARED)
    assert env.action_space.n == 648  # type: ignore[attr-defined] # Discrete
    assert env.observation_space.shape == (267,)
    envs = gymnasium.make_vec("linko.adapters.gymnasium:Linko-v0", num_envs=3, **PREPARED)
    assert envs.observation_space.shape == (3, 267)
    assert envs.unwrapped.form.action_count == 648  # type: ignore[attr-defined] # ours

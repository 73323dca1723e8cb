"""The PettingZoo adapter: PettingZoo's own tests, and our further promises."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from linko import EnvError, LinkoError, Options
from linko.adapters import linko_v0
from linko.engine import observation_layout
from linko.engine.kernel.layout import CODES

pytestmark = [
    pytest.mark.xdist_group("engine"),  # only one worker compiles the engine
    # PettingZoo has a list of the environments that may use dict observations.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # When the game is over, no agent has a legal action.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

SETUPS: list[dict[str, Any]] = [
    {},
    {"edition": "duel"},
    {"edition": "expert", "seats": 5, "reward": "score", "observation": "table"},
]


def refusal(**arguments: Any) -> EnvError:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - what PettingZoo's users expect
        linko_v0.env(**arguments)
    assert isinstance(caught.value, EnvError)
    return caught.value


def random_step(env: Any, rng: np.random.Generator) -> None:
    """Take a random legal action, or None for an agent whose game is over."""
    _, _, terminated, truncated, info = env.last()
    if terminated or truncated:
        env.step(None)
    else:
        env.step(rng.choice(np.flatnonzero(info["action_mask"])))


def story(env: Any, seed: int, steps: int = 10_000) -> list[Any]:
    """All observations and rewards until the game is over or this many steps are taken."""
    rng = np.random.default_rng(seed)
    told: list[Any] = []
    while env.agents and len(told) < steps:
        observation, reward, *_ = env.last()
        told.append((env.agent_selection, observation["observation"].tolist(), reward))
        random_step(env, rng)
    return told


@pytest.mark.parametrize("arguments", SETUPS)
@pytest.mark.parametrize("make", [linko_v0.env, linko_v0.raw_env])
def test_pettingzoos_api_test_passes(make: Any, arguments: dict[str, Any]) -> None:
    api_test(make(**arguments), num_cycles=100)


@pytest.mark.parametrize("arguments", SETUPS)
def test_pettingzoos_seed_test_passes(arguments: dict[str, Any]) -> None:
    seed_test(lambda: linko_v0.env(**arguments), num_cycles=50)


def test_pettingzoos_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(linko_v0.env)
    assert "lays a set" in capsys.readouterr().out


def test_the_environment_is_not_parallelizable_and_has_a_version() -> None:
    assert linko_v0.raw_env.metadata["is_parallelizable"] is False
    assert linko_v0.raw_env.metadata["name"] == "linko_v0"
    assert str(linko_v0.env()) == str(linko_v0.raw_env()) == "linko_v0"


def test_observation_and_mask_are_those_of_the_engine() -> None:
    env = linko_v0.raw_env("duel")
    env.reset(seed=3)
    observation, *_, info = env.last()
    assert len(observation["observation"]) == observation_layout("duel", 2).size
    assert observation["action_mask"].shape == (CODES,)
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert np.flatnonzero(info["action_mask"]).tolist() == env._game.legal_codes().tolist()


def test_a_waiting_agent_sees_the_table_and_has_no_action() -> None:
    env = linko_v0.env(seats=3)
    env.reset(seed=3)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(waiting)
    assert seen["observation"].any()
    assert not seen["action_mask"].any()
    assert not env.infos[waiting]["action_mask"].any()


def test_changing_a_mask_has_no_effect() -> None:
    env = linko_v0.raw_env(seats=3)
    env.reset(seed=3)
    seen = env.observe(env.agent_selection)
    seen["action_mask"][:] = 1
    assert not env.observe(env.agent_selection)["action_mask"].all()
    env.infos[env.agent_selection]["action_mask"][:] = 1
    assert not env.observe(env.agent_selection)["action_mask"].all()


def test_clearing_the_mask_of_the_info_does_not_make_a_legal_action_lose() -> None:
    env = linko_v0.env(seats=3)
    env.reset(seed=3)
    *_, info = env.last()
    action = int(info["action_mask"].argmax())
    info["action_mask"][:] = 0
    env.observe(env.agent_selection)
    env.step(action)
    assert not any(env.terminations.values())


@pytest.mark.parametrize(("reward", "total"), [("win", 1.0), ("score", 0.0)])
def test_rewards_come_at_the_end_and_have_the_documented_sum(reward: str, total: float) -> None:
    env, rng = linko_v0.raw_env(seats=4, reward=reward), np.random.default_rng(1)
    for seed in range(5):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            assert not any(env.rewards.values())
            random_step(env, rng)
        assert sum(env.rewards.values()) == pytest.approx(total, abs=1e-4)
        scores = env._game.state.scores
        best = max(env.rewards, key=lambda agent: env.rewards[agent])
        assert scores[env.possible_agents.index(best)] == max(scores)


def test_the_reward_by_score_is_the_lead_over_the_mean_of_the_others() -> None:
    env, rng = linko_v0.raw_env(seats=3, reward="score"), np.random.default_rng(1)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        random_step(env, rng)
    own, left, right = env._game.state.scores
    assert env.rewards["player_0"] == pytest.approx(own - (left + right) / 2)


def test_reseeding_one_environment_repeats_the_game_and_resetting_deals_another() -> None:
    env = linko_v0.env(seats=3)
    env.reset(seed=5)
    first = story(env, seed=1)
    env.reset()
    other = story(env, seed=1)
    env.reset(seed=5)
    assert story(env, seed=1) == first
    env.reset()
    assert story(env, seed=1) == other != first


@pytest.mark.parametrize("make", [linko_v0.env, linko_v0.raw_env])
@pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],  # noqa: S301 - our own
)
def test_a_copied_or_pickled_environment_continues_the_running_game(make: Any, copied: Any) -> None:
    env = make(edition="basic", seats=3)
    env.reset(seed=5)
    story(env, seed=1, steps=20)
    twin, other = copied(env), copied(env)
    ahead = story(twin, seed=2)
    assert len(ahead) > 5
    assert story(env, seed=2) == ahead == story(other, seed=2)
    twin.reset()
    env.reset()
    assert story(twin, seed=2) == story(env, seed=2)


# Bad input


@pytest.mark.parametrize("action", [CODES - 1, CODES, -1, None, "7", 1.0, True, np.array([0])])
def test_an_illegal_action_in_the_raw_environment_is_a_value_error(action: object) -> None:
    env, twin = linko_v0.raw_env(), linko_v0.raw_env()
    env.reset(seed=1)
    twin.reset(seed=1)
    with pytest.raises(ValueError, match="not the code of a legal move of seat") as caught:
        env.step(action)  # type: ignore[arg-type] # wrong on purpose
    assert isinstance(caught.value, LinkoError)
    assert caught.value.code == "env_illegal_action"
    assert story(env, seed=1) == story(twin, seed=1)


def test_an_illegal_action_in_the_wrapped_environment_loses_until_the_next_reset() -> None:
    env = linko_v0.env(seats=3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(CODES - 1)
    assert env.rewards == {agent: -1.0 if agent == loser else 0 for agent in env.possible_agents}
    assert all(env.terminations.values())
    assert all(env.truncations.values())  # PettingZoo's wrapper also sets terminations
    env.reset(seed=1)
    assert len(story(env, seed=1)) > 10


def test_an_action_outside_the_action_space_is_an_assertion_error() -> None:
    env = linko_v0.env(seats=3)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(CODES)
    assert len(story(env, seed=1)) > 10


def test_stepping_a_finished_game_is_refused_until_reset() -> None:
    env = linko_v0.raw_env(seats=3)
    env.reset(seed=1)
    story(env, seed=1)
    for work in (lambda: env.step(0), env.last):
        with pytest.raises(EnvError) as caught:
            work()
        assert caught.value.code == "env_finished"
    env.reset(seed=1)
    assert len(story(env, seed=1)) > 10


def test_an_agent_whose_game_is_over_can_only_step_with_none() -> None:
    env, rng = linko_v0.raw_env(seats=3), np.random.default_rng(1)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        random_step(env, rng)
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    assert env.agents == env.possible_agents


def test_nothing_can_be_done_before_the_first_reset() -> None:
    env = linko_v0.raw_env(render_mode="ansi")
    for work in (lambda: env.step(0), lambda: env.observe("player_0"), env.last, env.render):
        with pytest.raises(EnvError) as caught:
            work()
        assert caught.value.code == "env_not_reset"


def test_an_unknown_agent_is_refused() -> None:
    env = linko_v0.raw_env(seats=2)
    env.reset(seed=1)
    with pytest.raises(EnvError) as caught:
        env.observe("player_2")
    assert caught.value.code == "env_no_such_agent"
    assert str(caught.value) == "there is no agent 'player_2'; the agents are player_0, player_1"


def test_rendering_without_a_mode_warns() -> None:
    env = linko_v0.raw_env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render needs the argument render_mode"):
        assert env.render() is None


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"edition": "chess"}, "env_bad_setup"),
        ({"edition": 7}, "env_bad_setup"),
        ({"edition": "duel", "seats": 3}, "env_bad_setup"),
        ({"edition": Options(ranks=5, hand_size=12), "seats": 4}, "env_bad_setup"),
        ({"seats": "two"}, "env_bad_setup"),
        ({"reward": "gold"}, "env_bad_argument"),
        ({"reward": ["win"]}, "env_bad_argument"),
        ({"observation": "all"}, "env_bad_argument"),
        ({"render_mode": "film"}, "env_bad_argument"),
    ],
)
def test_impossible_arguments_are_value_errors(arguments: dict[str, Any], code: str) -> None:
    assert refusal(**arguments).code == code


def test_the_error_for_an_impossible_setup_cites_its_rule() -> None:
    error = refusal(edition="duel", seats=3)
    assert str(error).endswith("duel is for exactly 2 players, not 3 (R32)")
    assert error.clause == "R32"

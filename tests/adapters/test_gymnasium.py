"""The Gymnasium adapters: one seat against bots, and many games at once."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from linko import EnvError, LinkoError, Move, Options, View
from linko.adapters.gymnasium import InvalidAction, LinkoEnv, ResetNeeded
from linko.adapters.gymnasium_vector import LinkoVectorEnv
from linko.engine import compiled, observation_layout
from linko.engine.kernel.layout import CODES
from linko.engine.kernel.legal import nth_legal
from linko.engine.simulation.policy import random_policy

pytestmark = pytest.mark.xdist_group("engine")  # only one worker compiles the engine

ID = "linko.adapters.gymnasium:Linko-v0"
SETUPS: list[dict[str, Any]] = [
    {},
    {"edition": "duel", "opponents": "random", "reward": "score"},
    {"seats": 4, "opponents": ["random", "kitten", "greedy"], "observation": "table"},
]
TINY = Options(ranks=3, copies=4, jokers=0, hand_size=1, row_size=1)


class Stubborn:
    """A bot that always gives the same answer."""

    def choose(self, view: View) -> Move:
        del view
        return Move.parse("X-X-X-X-X")


class Clumsy:
    """A bot that raises."""

    def choose(self, view: View) -> Move:
        del view
        raise RuntimeError("I fell")


class Odd:
    """A bot whose answer raises when it is inspected."""

    def choose(self, view: View) -> Any:
        del view
        return np.zeros(3)


def copies(env: Any) -> list[Any]:
    return [copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own


def play(env: Any, seed: int | None, choice: int = 1) -> list[Any]:
    """Play a game with random actions; return all observations and rewards."""
    observation, info = env.reset(seed=seed)
    rng, told, over = np.random.default_rng(choice), [], False
    while not over:
        told.append(observation.tolist())
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        told.append(reward)
    return [*told, info["scores"].tolist()]


@pytest.mark.parametrize("arguments", SETUPS)
def test_gymnasiums_check_env_passes_without_a_warning(
    arguments: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(ID, **arguments).unwrapped)
    assert "lays a set" in capsys.readouterr().out  # render mode "human" prints


def test_the_same_seed_gives_the_same_game_and_the_same_bots() -> None:
    env = LinkoEnv(seats=3, opponents=["kitten", "random"])
    first, second = play(env, 5), play(env, None)
    assert play(env, 5) == first
    assert play(env, None) == second != first
    assert play(LinkoEnv(seats=3, opponents=["kitten", "random"]), 5) == first


def test_the_caller_plays_its_seat_and_bots_play_the_others() -> None:
    env, rng = LinkoEnv(seats=4, opponents="greedy"), np.random.default_rng(1)
    turns = set()
    for seed in range(5):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env._game.state.to_move == 0
            turns.add(env._game.state.turn)
            *_, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert turns == {0, 1, 2, 3}  # seat 0 also had decisions in other seats' turns


def test_the_reward_is_the_share_of_the_win_or_the_lead() -> None:
    for seed in range(4):
        *_, won, scores = play(LinkoEnv(seats=2, opponents="random"), seed)
        *_, lead, again = play(LinkoEnv(seats=2, opponents="random", reward="score"), seed)
        assert scores == again
        assert lead == scores[0] - scores[1]
        assert won == (0.5 if lead == 0 else float(lead > 0))


def test_random_bots_are_as_strong_as_a_random_caller() -> None:
    shares = [play(LinkoEnv(seats=2, opponents="random"), seed)[-2] for seed in range(60)]
    assert 0.25 < np.mean(shares) < 0.75


def test_a_copied_or_pickled_environment_continues_the_running_game() -> None:
    env = LinkoEnv(seats=2, opponents="kitten")
    _, info = env.reset(seed=2)
    *_, info = env.step(np.flatnonzero(info["action_mask"])[0])
    twins = [env, *copies(env)]
    told = []
    for twin in twins:
        last = info
        for _ in range(8):
            observation, _, over, _, last = twin.step(np.flatnonzero(last["action_mask"])[-1])
            assert not over
        told.append(observation.tolist())
    assert told[0] == told[1] == told[2] == told[3]


def test_a_game_that_ends_before_the_seat_decides_is_dealt_again() -> None:
    env = LinkoEnv(TINY, seats=2, opponents="random")
    starters = set()
    for seed in range(20):
        env.reset(seed=seed)
        assert env._game.state.to_move == 0
        starters.add(env._game.state.starter)
    assert starters == {0}  # the starter goes out at once


def test_the_mask_has_the_name_that_maskable_learners_expect() -> None:
    env = LinkoEnv(seats=2)
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])


# Bad input


def test_an_illegal_action_ends_the_game_and_costs_more_than_a_loss() -> None:
    env = LinkoEnv(seats=2, opponents="random")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(CODES - 1)
    assert (reward, terminated, info["illegal_action"]) == (-1.0, True, True)
    assert not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    assert len(play(env, 1)) > 10


def test_an_illegal_action_raises_invalid_action_on_request() -> None:
    env = LinkoEnv(seats=2, opponents="random", illegal="raise")
    _, info = env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction) as caught:
        env.step(CODES - 1)
    assert isinstance(caught.value, LinkoError)
    assert caught.value.code == "env_illegal_action"
    assert np.array_equal(env.action_masks(), info["action_mask"])
    assert len(play(env, 1)) > 10


@pytest.mark.parametrize(
    "action", [CODES, -1, "7", None, 0.5, np.array([0]), np.array([0, 1]), np.array(0.0)]
)
def test_an_action_outside_the_action_space_always_raises_invalid_action(action: Any) -> None:
    env = LinkoEnv(seats=2, opponents="random")
    _, info = env.reset(seed=1)
    with pytest.raises(InvalidAction):
        env.step(action)
    assert not env.step(np.flatnonzero(info["action_mask"])[0])[2]


def test_stepping_and_rendering_need_a_running_game() -> None:
    env = LinkoEnv(seats=2, opponents="random", render_mode="ansi")
    for work in (lambda: env.step(0), env.render):
        with pytest.raises(ResetNeeded) as caught:
            work()
        assert caught.value.code == "env_not_reset"
    play(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded) as finished:
        env.step(0)
    assert isinstance(finished.value, ResetNeeded)
    assert finished.value.code == "env_finished"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"edition": "chess"}, "env_bad_setup"),
        ({"edition": "basic", "seats": 2}, "env_bad_setup"),
        ({"opponents": "deep blue"}, "env_bad_setup"),
        ({"seats": 3, "opponents": ["random"]}, "env_bad_setup"),
        *(
            ({"opponents": given}, "env_bad_argument")
            for given in (None, 5, Stubborn(), b"random", {"random": 1}, {"random"}, ["random", 5])
        ),
        ({"reward": "gold"}, "env_bad_argument"),
        ({"illegal": "forgive"}, "env_bad_argument"),
        ({"render_mode": "film"}, "env_bad_argument"),
    ],
)
def test_impossible_arguments_are_value_errors(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the code is checked below
        LinkoEnv(**arguments)
    assert isinstance(caught.value, EnvError)
    assert caught.value.code == code


def test_the_error_for_a_bot_that_answers_nonsense_names_it() -> None:
    env = LinkoEnv(seats=2, opponents=f"{__name__}:Stubborn")
    with pytest.raises(EnvError) as caught:
        play(env, 1)
    assert caught.value.code == "env_bot_failed"
    assert "X-X-X-X-X" in str(caught.value)
    with pytest.raises(ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(
    ("bot", "said"),
    [("Clumsy", "raised RuntimeError: I fell"), ("Odd", "which is not a linko.Move")],
)
def test_the_error_for_a_bot_that_raises_names_it_and_its_seat(bot: str, said: str) -> None:
    env = LinkoEnv(seats=3, opponents=["random", f"{__name__}:{bot}"])
    with pytest.raises(EnvError) as caught:
        play(env, 1)
    assert caught.value.code == "env_bot_failed"
    assert caught.value.params["seat"] == 2
    assert f"{__name__}:{bot}' in seat 2" in str(caught.value)
    assert said in str(caught.value)
    assert isinstance(caught.value.__cause__, RuntimeError | None)
    with pytest.raises(ResetNeeded):
        env.step(0)


# The vector environment


def run(envs: LinkoVectorEnv, steps: int, seed: int | None = 1) -> list[Any]:
    """Take this many steps with the first or the last legal action; return all results."""
    observations, infos = envs.reset(seed=seed)
    told: list[Any] = [observations.tolist()]
    for step in range(steps):
        mask = infos["action_mask"]
        actions = mask.argmax(axis=1) if step % 3 else CODES - 1 - mask[:, ::-1].argmax(axis=1)
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert not truncations.any()
        told.append((observations.tolist(), rewards.tolist(), terminations.tolist()))
    return told


def test_make_vec_creates_the_vector_environment() -> None:
    envs = gymnasium.make_vec(ID, num_envs=5, edition="duel", observation="table")
    assert isinstance(envs.unwrapped, LinkoVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert observations.shape == (5, observation_layout("duel", 2, whole=False).size)
    assert infos["action_mask"].shape == (5, CODES)


@pytest.mark.parametrize("opponents", ["random", None, random_policy, ["greedy", "heuristic"]])
def test_copies_of_a_vector_environment_are_independent(opponents: Any) -> None:
    envs = LinkoVectorEnv(9, seats=3, opponents=opponents, threads=2)
    _, infos = envs.reset(seed=1)
    *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
    told = []
    for twin in (envs, *copies(envs)):
        last, story = infos, []
        for _ in range(80):
            mask = last["action_mask"]
            observations, rewards, ended, _, last = twin.step(mask.argmax(axis=1))
            story.append((observations.tolist(), rewards.tolist(), ended.tolist()))
        told.append((story, run(twin, 3, seed=None)))
    assert told[0] == told[1] == told[2] == told[3]


def test_gymnasium_samples_legal_actions_from_the_masks() -> None:
    envs = gymnasium.make_vec(ID, num_envs=5, seats=2)
    _, infos = envs.reset(seed=1)
    assert infos["action_mask"].dtype == np.int8
    for _ in range(20):
        actions = envs.action_space.sample(mask=tuple(infos["action_mask"]))
        assert infos["action_mask"][range(5), actions].all()
        *_, infos = envs.step(actions)


def test_returned_arrays_are_never_overwritten() -> None:
    envs = LinkoVectorEnv(8, seats=2)
    observations, infos = envs.reset(seed=1)
    before = observations.copy(), infos["action_mask"].copy()
    envs.step(infos["action_mask"].argmax(axis=1))
    assert np.array_equal(observations, before[0])
    assert np.array_equal(infos["action_mask"], before[1])


@pytest.mark.parametrize("opponents", ["random", None, "heuristic"])
def test_the_same_seed_gives_the_same_games_for_any_number_of_threads(
    opponents: str | None,
) -> None:
    told = [run(LinkoVectorEnv(9, seats=3, opponents=opponents, threads=n), 60) for n in (1, 2)]
    assert told[0] == told[1]
    envs = LinkoVectorEnv(9, seats=3, opponents=opponents)
    assert run(envs, 60) == told[0]
    assert run(envs, 60, seed=None) != told[0]
    assert run(envs, 60) == told[0]


def test_every_step_is_a_decision_of_seat_0() -> None:
    envs = LinkoVectorEnv(20, edition="expert", seats=4)
    _, infos = envs.reset(seed=1)
    for _ in range(60):
        assert set(envs._batch.to_move.tolist()) == {0}
        assert np.array_equal(infos["action_mask"], envs._batch.legal_mask())
        *_, infos = envs.step(envs._batch.random_codes())


def test_a_caller_for_every_seat_gets_the_seat_and_its_reward() -> None:
    envs = LinkoVectorEnv(30, edition="basic", seats=3, opponents=None, observation="table")
    _, infos = envs.reset(seed=1)
    seat = observation_layout("basic", 3, whole=False).planes["seat"]
    ended = 0
    for _ in range(400):
        deciders = infos["seat"]
        _, rewards, terminations, _, infos = envs.step(envs._batch.random_codes())
        for game in np.flatnonzero(terminations):
            ended += 1
            paid = infos["final_info"]["rewards"][game]
            assert rewards[game] == paid[deciders[game]]
            assert infos["final_obs"][game][seat] == deciders[game]
            assert paid.sum() == pytest.approx(1)
    assert ended > 10
    assert set(infos["seat"].tolist()) == {0, 1, 2}


def test_a_finished_game_reports_its_result_and_is_dealt_again() -> None:
    envs = LinkoVectorEnv(30, seats=2, reward="score", observation="whole")
    envs.reset(seed=1)
    planes = observation_layout("classic", 2).planes
    ended = 0
    for _ in range(120):
        observations, rewards, terminations, _, infos = envs.step(envs._batch.random_codes())
        assert ("final_obs" in infos) == bool(terminations.any())
        assert not rewards[~terminations].any()
        for game in np.flatnonzero(terminations):
            ended += 1
            final, scores = infos["final_obs"][game], infos["final_info"]["scores"][game]
            assert final[planes["ended_by"]] > 0
            assert final[planes["scores"]].tolist() == scores.tolist()
            assert rewards[game] == scores[0] - scores[1]
            assert observations[game][planes["ended_by"]] == 0
    assert ended > 10


def test_opponents_may_play_by_a_policy() -> None:
    @compiled
    def first_move_for_a_while(g: Any, state: Any) -> Any:
        return nth_legal(g, 0) if g.turn_number < 30 else -1, state

    envs = LinkoVectorEnv(20, seats=2, opponents=first_move_for_a_while)
    assert run(envs, 10) != run(LinkoVectorEnv(20, seats=2), 10)
    with pytest.raises(LinkoError) as caught:
        run(envs, 100)
    assert caught.value.code == "engine_illegal_policy"
    with pytest.raises(ResetNeeded):
        envs.step([0] * 20)
    assert len(run(envs, 10)) == 11


@pytest.mark.parametrize(
    "actions",
    [[CODES - 1] * 4, [0, 0, 0], [[0] * 4], ["a"] * 4, [0.5] * 4, [CODES] * 4, None],
)
def test_bad_actions_are_invalid_actions_and_nothing_is_played(actions: Any) -> None:
    envs, twin = LinkoVectorEnv(4, seats=2), LinkoVectorEnv(4, seats=2)
    _, infos = envs.reset(seed=1)
    twin.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction) as caught:
        envs.step(actions)
    assert isinstance(caught.value, EnvError)
    assert caught.value.code == "env_bad_actions"
    legal = infos["action_mask"].argmax(axis=1)
    assert np.array_equal(envs.step(legal)[0], twin.step(legal)[0])


def test_an_illegal_action_is_named_with_its_game() -> None:
    envs = LinkoVectorEnv(4, seats=2)
    _, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[2] = CODES - 1
    with pytest.raises(InvalidAction, match="887 is not the code of a legal move in game 2"):
        envs.step(actions)


def test_a_vector_environment_is_reset_before_it_is_stepped() -> None:
    with pytest.raises(ResetNeeded) as caught:
        LinkoVectorEnv(4, seats=2).step([0] * 4)
    assert caught.value.code == "env_not_reset"


def test_a_closed_vector_environment_says_so() -> None:
    envs = LinkoVectorEnv(4, seats=2)
    envs.reset(seed=1)
    envs.close()
    envs.close()
    for work in (envs.reset, lambda: envs.step([0] * 4)):
        with pytest.raises(gymnasium.error.ClosedEnvironmentError) as caught:
            work()
        assert isinstance(caught.value, EnvError)
        assert caught.value.code == "env_closed"


def test_bots_play_in_gymnasiums_own_vector_environments() -> None:
    envs = gymnasium.make_vec(ID, 2, "sync", seats=2, opponents="kitten")
    _, infos = envs.reset(seed=1)
    assert infos["action_mask"].shape == (2, CODES)
    *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert infos["action_mask"].shape == (2, CODES)
    envs.close()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"num_envs": 0}, "env_bad_setup"),
        ({"num_envs": 4, "threads": 0}, "env_bad_setup"),
        ({"num_envs": 4, "seats": 7}, "env_bad_setup"),
        ({"num_envs": 4, "opponents": "kitten"}, "env_bad_argument"),
        ({"num_envs": 4, "opponents": "heuristic:weights=heavy"}, "env_bad_setup"),
        ({"num_envs": 4, "seats": 3, "opponents": ["greedy"]}, "env_bad_setup"),
        ({"num_envs": 4, "autoreset_mode": "never"}, "env_bad_argument"),
        ({"num_envs": 4, "opponents": print}, "env_bad_setup"),
        ({"num_envs": 4, "observation": "all"}, "env_bad_argument"),
        ({"num_envs": 4, "illegal": "lose"}, "env_bad_argument"),
    ],
)
def test_impossible_arguments_of_a_vector_environment_are_refused(
    arguments: dict[str, Any], code: str
) -> None:
    with pytest.raises(EnvError) as caught:
        LinkoVectorEnv(**arguments)
    assert caught.value.code == code

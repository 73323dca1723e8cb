"""What critics may see during training, and pictures of a game."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from linko.adapters import linko_v0
from linko.adapters.gymnasium import LinkoEnv
from linko.adapters.gymnasium_vector import LinkoVectorEnv
from linko.cards import JOKER, Seat
from linko.engine import hidden_layout, observation_of, state_of
from linko.engine.errors import EngineError
from linko.rules import view
from linko.testing.errors import EnvError


def secrets(planes: Any, edition: str, seats: int) -> tuple[list[list[int]], list[int]]:
    """The hands (as counts) and the pile in the hidden planes."""
    layout = hidden_layout(edition, seats).planes
    pile = planes[layout["pile"]]
    return planes[layout["hands"]].reshape(seats, JOKER).tolist(), pile[pile > 0].tolist()


def expected(state: Any, seat: int) -> tuple[list[list[int]], list[int]]:
    around = [state.hands[(seat + step) % state.seats] for step in range(state.seats)]
    counts = [[hand.count(card) for card in range(1, JOKER + 1)] for hand in around]
    return counts, [int(card) for card in state.pile]


@pytest.mark.parametrize(("edition", "seats"), [("classic", 3), ("duel", 2)])
def test_the_state_of_pettingzoo_has_every_hand_and_the_pile(edition: str, seats: int) -> None:
    env = linko_v0.raw_env(edition, seats)
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    while not all(env.terminations.values()):
        seat = env._seats[env.agent_selection]
        whole = env.state()
        assert env.state_space.contains(whole)
        seen, hidden = np.split(whole, [len(whole) - hidden_layout(edition, seats).size])
        assert np.array_equal(seen, env.observe(env.agent_selection)["observation"])
        assert secrets(hidden, edition, seats) == expected(env._game.state, seat)
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    assert env.state_space.contains(env.state())


def test_there_is_no_state_before_the_first_reset() -> None:
    with pytest.raises(EnvError, match="no game has been dealt yet"):
        linko_v0.raw_env().state()


@pytest.mark.parametrize("opponents", ["greedy", None])
def test_a_critic_of_many_games_sees_every_hand_and_the_pile(opponents: str | None) -> None:
    envs = LinkoVectorEnv(5, "basic", 3, opponents, critic=True, autoreset_mode="NextStep")
    _, infos = envs.reset(seed=1)
    for _ in range(150):
        for game in range(5):
            state = state_of(envs._batch.games[game])
            if state.phase.value == "over" and opponents is None:
                assert not infos["hidden"][game].any()
                continue
            seat = 0 if opponents else int(infos["seat"][game])
            assert secrets(infos["hidden"][game], "basic", 3) == expected(state, seat)
        *_, infos = envs.step(infos["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("observation", ["whole", "table"])
def test_a_view_gives_the_observation_of_the_environments(observation: str) -> None:
    env = LinkoEnv("basic", 3, observation=observation)
    seen, info = env.reset(seed=2)
    is_over = False
    while not is_over:
        known = view(env._game.state, Seat(0))
        assert np.array_equal(seen, observation_of(known, whole=observation == "whole"))
        seen, _, is_over, _, info = env.step(int(info["action_mask"].argmax()))
    with pytest.raises(EngineError, match="seats are numbered"):
        observation_of(view(env._game.state, None))


def test_without_a_critic_nothing_hidden_is_in_the_infos() -> None:
    envs = LinkoVectorEnv(5, seats=2)
    assert "hidden" not in envs.reset(seed=1)[1]


def test_a_game_renders_as_a_picture_of_one_size() -> None:
    env = LinkoEnv(seats=4, render_mode="rgb_array")
    _, info = env.reset(seed=1)
    first = env.render()
    for _ in range(20):
        *_, info = env.step(int(info["action_mask"].argmax()))
    last = env.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(last, np.ndarray)
    assert first.shape == last.shape == (760, 1140, 3)
    assert first.dtype == np.uint8
    assert not np.array_equal(first, last)
    other = linko_v0.env(render_mode="rgb_array")
    other.reset(seed=1)
    assert other.render().shape == first.shape


def test_pictures_can_be_made_by_name() -> None:
    env = gymnasium.make("linko.adapters.gymnasium:Linko-v0", render_mode="rgb_array")
    env.reset(seed=1)
    assert np.asarray(env.render()).ndim == 3


@pytest.mark.parametrize("action", [887, 5.5])
def test_an_illegal_action_is_answered_with_the_legal_numbers(action: Any) -> None:
    env = LinkoEnv(seats=2, illegal="raise")
    _, info = env.reset(seed=1)
    code = int(info["action_mask"].argmax())
    with pytest.raises(EnvError) as caught:
        env.step(action)
    assert f"legal are {code} (" in str(caught.value)

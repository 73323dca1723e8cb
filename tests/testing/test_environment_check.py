"""`check_env` finds every broken promise, through any wrapper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from pettingzoo.utils.wrappers import BaseWrapper

from linko import EnvError, Options
from linko.adapters import linko_v0, openspiel
from linko.adapters.gymnasium import LinkoEnv
from linko.adapters.gymnasium_vector import LinkoVectorEnv
from linko.testing import check_env

pytestmark = pytest.mark.xdist_group("engine")  # only one worker compiles the engine


def problem(env: object) -> str:
    """The problem that `check_env` reports."""
    with pytest.raises(EnvError) as caught:
        check_env(env, games=2)
    assert caught.value.code == "env_check"
    return str(caught.value.params["problem"])


@pytest.mark.parametrize(
    "make",
    [
        lambda: linko_v0.env(edition="duel"),
        lambda: linko_v0.raw_env(seats=5, reward="score", observation="table"),
        lambda: BaseWrapper(linko_v0.env(seats=3)),
        lambda: LinkoEnv(seats=3, opponents=["kitten", "random"]),
        lambda: LinkoEnv(seats=2, opponents="random", illegal="raise"),
        lambda: gymnasium.make("linko.adapters.gymnasium:Linko-v0", seats=2),
        lambda: LinkoVectorEnv(8, seats=2),
        lambda: LinkoVectorEnv(8, seats=3, opponents=None, observation="whole"),
        lambda: pyspiel.load_game(f"{openspiel.NAME}(edition=phantom)"),
    ],
)
def test_our_environments_keep_every_promise(make: Callable[[], object]) -> None:
    check_env(make(), games=2)


def test_the_deliberate_mistakes_of_the_check_cause_no_warnings(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = linko_v0.env(seats=2)
    check_env(env, games=1)
    assert caplog.messages == []
    env.reset(seed=1)
    env.step(887)
    assert "Illegal move" in caplog.text


@pytest.mark.parametrize(
    ("argument", "given"),
    [*(("games", n) for n in (0, -1, True, 1.5, "2", None)), ("seed", -1), ("seed", 1.5)],
)
def test_invalid_counts_are_refused(argument: str, given: Any) -> None:
    with pytest.raises(EnvError, match=f"{argument} must be a whole number of at least") as caught:
        check_env(linko_v0.raw_env(seats=2), **{argument: given})
    assert caught.value.code == "env_bad_argument"


@pytest.mark.parametrize(
    "env", [None, 7, "linko_v0", object(), linko_v0.env, linko_v0.raw_env, LinkoEnv]
)
def test_an_object_that_is_not_an_environment_is_refused(env: object) -> None:
    with pytest.raises(EnvError) as caught:
        check_env(env)
    assert caught.value.code == "env_unknown"


class Turns(BaseWrapper[str, Any, int]):
    """A PettingZoo wrapper; some tests override a method to break it."""

    def __init__(self) -> None:
        super().__init__(linko_v0.raw_env(seats=2))


def test_an_observation_outside_its_space_is_found() -> None:
    class Wide(Turns):
        def observe(self, agent: str) -> Any:
            seen = super().observe(agent)
            return seen | {"observation": seen["observation"] + np.int16(2000)}

    assert problem(Wide()).endswith("is not in its space")


def test_a_wrapper_that_leaks_hidden_cards_is_found() -> None:
    class Leaky(Turns):
        def observe(self, agent: str) -> Any:
            seen = super().observe(agent)
            other = self.unwrapped.observe("player_1" if agent == "player_0" else "player_0")
            seen["observation"][60:74] = other["observation"][24:38]
            return seen

    assert "observes cards that are hidden from it" in problem(Leaky())


def test_masks_that_differ_or_are_missing_are_found() -> None:
    class Narrow(Turns):
        def observe(self, agent: str) -> Any:
            seen = super().observe(agent)
            seen["action_mask"][np.flatnonzero(seen["action_mask"])[0]] = 0
            return seen

    class Empty(Turns):
        def last(self, observe: bool = True) -> Any:
            seen, *rest, _ = super().last(observe)
            return {"observation": seen["observation"]}, *rest, {}

        def observation_space(self, agent: str) -> Any:
            return gymnasium.spaces.Dict(
                {"observation": super().observation_space(agent)["observation"]}
            )

    assert "masks of observation and info differ" in problem(Narrow())
    assert "there is no action_mask" in problem(Empty())


@pytest.mark.filterwarnings("ignore:.*Illegal move")
def test_a_mask_with_actions_that_are_not_legal_is_found() -> None:
    class Generous(BaseWrapper[str, Any, int]):
        def observe(self, agent: str) -> Any:
            seen = super().observe(agent)
            return seen | {"action_mask": np.ones_like(seen["action_mask"])}

        def last(self, observe: bool = True) -> Any:
            seen, *rest, _ = super().last(observe)
            return seen, *rest, {}

    class Lavish(gymnasium.Wrapper[Any, Any, Any, Any]):
        def reset(self, **arguments: Any) -> Any:
            observation, info = self.env.reset(**arguments)
            return observation, info | {"action_mask": np.ones_like(info["action_mask"])}

        def step(self, action: Any) -> Any:
            *rest, info = self.env.step(action)
            return *rest, info | {"action_mask": np.ones_like(info["action_mask"])}

    assert "of the action mask was not legal" in problem(Generous(linko_v0.env(seats=2)))
    assert "of the action mask was not legal" in problem(Lavish(LinkoEnv(seats=2)))


def test_a_vector_environment_in_which_everything_is_legal_passes() -> None:
    class Mending(Vector):
        def reset(self, *, seed: Any = None, options: Any = None) -> Any:
            observations, infos = self.env.reset(seed=seed, options=options)
            return observations, infos | {"action_mask": np.ones((4, 888), np.int8)}

        def step(self, actions: Any) -> Any:
            mask = self.env._batch.legal_mask()  # type: ignore[attr-defined] # our own class
            *rest, infos = self.env.step(
                np.where(mask[range(4), actions], actions, mask.argmax(axis=1))
            )
            return *rest, infos | {"action_mask": np.ones((4, 888), np.int8)}

    check_env(Mending(), games=1)


def test_a_legal_action_that_is_refused_is_found() -> None:
    class Prudish(Turns):
        def step(self, action: int | None) -> None:
            if action is not None and action > 600:
                raise RuntimeError("not that one")
            super().step(action)

    assert "raised RuntimeError: not that one" in problem(Prudish())


def test_illegal_actions_that_are_accepted_or_change_something_are_found() -> None:
    class Lenient(Turns):
        def step(self, action: int | None) -> None:
            mask = self.env.infos[self.agent_selection]["action_mask"]
            super().step(action if action is None or mask[action] else int(mask.argmax()))

    class Vengeful(Turns):
        def step(self, action: int | None) -> None:
            mask = self.env.infos[self.agent_selection]["action_mask"]
            if action is not None and not mask[action]:
                self.env.step(int(mask.argmax()))
                raise ValueError("too late")
            super().step(action)

    assert problem(Lenient()) == "an illegal action was accepted"
    assert "after an illegal one raised" in problem(Vengeful()) or "changed the game" in problem(
        Vengeful()
    )


def test_mistakes_are_found_even_in_the_shortest_games() -> None:
    tiny = Options(ranks=3, copies=4, jokers=0, hand_size=1, row_size=1)

    class Lenient(BaseWrapper[str, Any, int]):
        def step(self, action: int | None) -> None:
            mask = self.env.infos[self.agent_selection]["action_mask"]
            if action is None or mask[action]:
                super().step(action)

    class Shared(BaseWrapper[str, Any, int]):
        def __deepcopy__(self, memo: Any) -> Shared:
            return self

    class Lone(gymnasium.Wrapper[Any, Any, Any, Any]):
        def __deepcopy__(self, memo: Any) -> Lone:
            raise TypeError("there is only one")

    check_env(linko_v0.raw_env(edition=tiny, seats=2), games=2)
    lenient = Lenient(linko_v0.raw_env(edition=tiny, seats=2))
    assert problem(lenient) == "an illegal action was accepted"
    assert problem(Shared(linko_v0.raw_env(edition=tiny, seats=2))) != ""
    assert "there is only one" in problem(Lone(LinkoEnv(tiny, seats=2, opponents="random")))


def test_a_seed_that_is_ignored_is_found() -> None:
    class Forgetful(Turns):
        def reset(self, seed: int | None = None, options: Any = None) -> None:
            del seed
            super().reset(options=options)

    assert problem(Forgetful()) == "the same seed and the same actions gave a different game"


def test_copies_that_share_a_game_are_found() -> None:
    class Shared(Turns):
        def __deepcopy__(self, memo: Any) -> Shared:
            return self

    assert problem(Shared()) != ""


def test_a_reward_that_is_not_a_number_is_found() -> None:
    class Rich(gymnasium.RewardWrapper[Any, Any]):
        def reward(self, reward: Any) -> float:
            return float("nan") if reward else 0.0

    assert "is nan" in problem(Rich(LinkoEnv(seats=2, opponents="random", reward="score")))


@pytest.mark.parametrize("paid", [float("nan"), float("inf"), None, "1", np.ones(1)])
def test_a_reward_from_last_that_is_not_a_number_is_found(paid: Any) -> None:
    class Told(Turns):
        def last(self, observe: bool = True) -> Any:
            seen, reward, *rest = super().last(observe)
            return seen, paid if reward else reward, *rest

    class Noted(Turns):
        @property
        def rewards(self) -> Any:
            return {agent: paid if reward else 0.0 for agent, reward in self.env.rewards.items()}

    assert "as last() has it is" in problem(Told())
    assert "not a finite number" in problem(Noted())


def test_a_gymnasium_wrapper_that_leaks_hidden_cards_is_found() -> None:
    class Leaky(gymnasium.ObservationWrapper[Any, Any, Any]):
        def observation(self, observation: Any) -> Any:
            game = self.unwrapped._game  # type: ignore[attr-defined] # our own class
            observation[60:74] = game.observation(1)[24:38]
            return observation

    assert "hidden from it" in problem(Leaky(LinkoEnv(seats=2, opponents="random")))


def test_a_game_that_never_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(gymnasium.Wrapper[Any, Any, Any, Any]):
        def step(self, action: Any) -> Any:
            observation, reward, over, truncated, info = self.env.step(action)
            if over:
                observation, info = self.env.reset(seed=1)
            return observation, reward, False, truncated, info

    monkeypatch.setattr("linko.testing.environment_check.LONGEST_GAME", 300)
    env = Endless(LinkoEnv(seats=2, opponents="random", illegal="raise"))
    assert problem(env) == "the game does not end"


class Vector(gymnasium.vector.VectorWrapper):
    """A wrapper of vector environments; some tests override a method to break it."""

    def __init__(self) -> None:
        super().__init__(LinkoVectorEnv(4, seats=2))


def test_vector_environments_with_broken_promises_are_found() -> None:
    class Forgetful(Vector):
        def reset(self, *, seed: Any = None, options: Any = None) -> Any:
            del seed
            return self.env.reset(options=options)

    class Maskless(Vector):
        def reset(self, *, seed: Any = None, options: Any = None) -> Any:
            return self.env.reset(seed=seed, options=options)[0], {}

    class Lenient(Vector):
        def step(self, actions: Any) -> Any:
            mask = self.env._batch.legal_mask()  # type: ignore[attr-defined] # our own class
            return self.env.step(np.where(mask[range(4), actions], actions, mask.argmax(axis=1)))

    class Flat(Vector):
        def step(self, actions: Any) -> Any:
            observations, rewards, *rest = self.env.step(actions)
            return observations, rewards.sum(), *rest

    class Rich(Vector):
        def step(self, actions: Any) -> Any:
            observations, rewards, *rest = self.env.step(actions)
            return observations, rewards / 0.0 if rewards.any() else rewards, *rest

    class Endless(Vector):
        def step(self, actions: Any) -> Any:
            observations, rewards, ended, *rest = self.env.step(actions)
            return observations, rewards, ended & False, *rest

    with np.errstate(all="ignore"):
        assert "gave different games" in problem(Forgetful())
        assert "no action_mask" in problem(Maskless())
        assert problem(Lenient()) == "an illegal action was accepted"
        assert "the rewards have the shape ()" in problem(Flat())
        assert problem(Rich()) == "a reward is not a finite number"
        assert problem(Endless()) == "no game has ended after 300 steps"


class Spoilt:
    """An OpenSpiel game in which one method of its states is replaced."""

    def __init__(self, method: str, answer: Callable[[Any, Any], Any]) -> None:
        self._game = pyspiel.load_game(f"{openspiel.NAME}(hand_size=4)")
        self._method, self._answer = method, answer

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def new_initial_state(self) -> Any:
        state = self._game.new_initial_state()
        asked = getattr(state, self._method)
        setattr(state, self._method, lambda *given: self._answer(asked(*given), state))
        return state


@pytest.mark.parametrize(
    ("method", "answer", "said"),
    [
        ("chance_outcomes", lambda found, _: found[1:], "do not add up to 1"),
        ("legal_actions", lambda found, _: found[::-1], "not a list in ascending order"),
        ("returns", lambda found, _: [1.0 for _ in found], "the returns add up to"),
        ("information_state_string", lambda _, state: str(state), "another information state"),
        ("resample_from_infostate", lambda *_: 1 / 0, "raised ZeroDivisionError"),
    ],
)
def test_openspiel_games_with_broken_promises_are_found(
    method: str, answer: Callable[[Any, Any], Any], said: str
) -> None:
    assert said in problem(Spoilt(method, answer))

"""Drives PettingZoo and Gymnasium environments without importing these frameworks.

Any object with the right methods works, however it is wrapped.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

Foreign = Any  # the frameworks are not imported here
"""An object of a framework."""

MASK = "action_mask"
ILLEGAL = "illegal_action"
"""Key in the info of a Gymnasium environment after an illegal action has ended the game."""
HIDDEN_SEED = "hidden_seed"
"""The option of `reset` that deals the hidden cards again."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What an environment shows at one moment."""

    agent: str
    """The agent that must decide."""
    observation: Foreign
    masks: tuple[Foreign, ...]
    """All action masks found, in the observation and in the info."""
    rewards: dict[str, Foreign]
    is_over: bool
    was_illegal: bool = False
    """Whether the game is over because the last action was illegal."""

    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        """The first of the masks."""
        return np.asarray(self.masks[0]).astype(np.bool_)


class Driver(Protocol):
    """The environment interface that the checks need."""

    env: Foreign

    def start(self, seed: int) -> Seen:
        """Reset with a seed."""

    def step(self, action: Foreign) -> Seen:
        """Take an action."""

    def spaces(self, agent: str) -> tuple[Foreign, Foreign]:
        """The observation space and the action space of an agent."""

    def with_other_hidden_cards(self, seen: Seen, seed: int) -> Foreign:
        """The observation with other cards in the hidden places; None if that cannot be done."""

    def copy(self) -> Driver:
        """An independent copy of the running environment."""


class TurnDriver:
    """An AEC environment of PettingZoo."""

    def __init__(self, env: Foreign) -> None:
        self.env = env

    def start(self, seed: int) -> Seen:
        """Reset with a seed."""
        self.env.reset(seed=seed)
        return self._seen()

    def step(self, action: Foreign) -> Seen:
        """Take an action; at the end, step every agent out of the game."""
        self.env.step(action)
        seen = self._seen()
        if not seen.is_over:
            return seen
        rewards = seen.rewards
        while self.env.agents:
            rewards = self._seen().rewards | rewards
            self.env.step(None)
        return replace(seen, rewards=rewards)

    def spaces(self, agent: str) -> tuple[Foreign, Foreign]:
        """The observation space and the action space of an agent."""
        return self.env.observation_space(agent), self.env.action_space(agent)

    def with_other_hidden_cards(self, seen: Seen, seed: int) -> Foreign:
        """The observation in a copy with other hidden cards."""
        twin = copy.deepcopy(self.env)
        exchange = getattr(twin.unwrapped, "deal_hidden_anew", None)
        if exchange is None:
            return None
        exchange(seen.agent, seed)
        return twin.observe(seen.agent)

    def copy(self) -> TurnDriver:
        """An independent copy."""
        return TurnDriver(copy.deepcopy(self.env))

    def _seen(self) -> Seen:
        agent = self.env.agent_selection
        observation, reward, terminated, truncated, info = self.env.last()
        rewards = {**self.env.rewards, f"{agent} as last() has it": reward}
        masks = _masks(observation, info)
        over = bool(terminated or truncated)
        return Seen(agent, observation, masks, rewards, over, self._was_illegal())

    def _was_illegal(self) -> bool:
        """Whether the game is both terminated and truncated; only PettingZoo's wrapper does it."""
        base = self.env.unwrapped
        ends = base.terminations, base.truncations
        return all(any(end.values()) for end in ends)


class SoloDriver:
    """An environment of Gymnasium with one agent."""

    def __init__(self, env: Foreign) -> None:
        self.env = env
        self._seed = 0
        self._is_fresh = False

    def start(self, seed: int) -> Seen:
        """Reset with a seed."""
        self._seed, self._is_fresh = seed, True
        observation, info = self.env.reset(seed=seed)
        return Seen("seat 0", observation, _masks(observation, info), {}, is_over=False)

    def step(self, action: Foreign) -> Seen:
        """Take an action."""
        self._is_fresh = False
        observation, reward, terminated, truncated, info = self.env.step(action)
        rewards = {"seat 0": reward}
        over = bool(terminated or truncated)
        wrong = bool(info.get(ILLEGAL))
        return Seen("seat 0", observation, _masks(observation, info), rewards, over, wrong)

    def spaces(self, agent: str) -> tuple[Foreign, Foreign]:
        """The observation space and the action space."""
        del agent
        return self.env.observation_space, self.env.action_space

    def with_other_hidden_cards(self, seen: Seen, seed: int) -> Foreign:
        """The first observation of a game with other hidden cards; only possible at the start."""
        del seen
        if not self._is_fresh:
            return None
        observation, _ = self.env.reset(seed=self._seed, options={HIDDEN_SEED: seed})
        self.env.reset(seed=self._seed)
        return observation

    def copy(self) -> SoloDriver:
        """An independent copy."""
        return SoloDriver(copy.deepcopy(self.env))


def _masks(observation: Foreign, info: Foreign) -> tuple[Foreign, ...]:
    places = [place for place in (observation, info) if isinstance(place, dict)]
    return tuple(place[MASK] for place in places if MASK in place)


def is_same(one: Foreign, other: Foreign) -> bool:
    """Return whether two observations, rewards or masks are equal, however they are nested."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(is_same(one[key], other[key]) for key in one)
    if isinstance(one, tuple | list) and isinstance(other, tuple | list):
        pairs = zip(one, other, strict=False)
        return len(one) == len(other) and all(is_same(*pair) for pair in pairs)
    arrays = np.asarray(one), np.asarray(other)
    has_nan = all(array.dtype.kind == "f" for array in arrays)
    return bool(np.array_equal(*arrays, equal_nan=has_nan))


def is_finite(reward: Foreign) -> bool:
    """Return whether a reward, or every reward in an array, is a finite number."""
    numbers = np.asarray(reward)
    return numbers.dtype.kind in "iuf" and bool(np.isfinite(numbers).all())

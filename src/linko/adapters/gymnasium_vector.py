"""Linko for Gymnasium, many games at once on `linko.engine.SeatedBatch`.

>>> from linko.adapters.gymnasium_vector import LinkoVectorEnv
>>> envs = LinkoVectorEnv(num_envs=64, edition="classic", seats=2, observation="table")
>>> observations, infos = envs.reset(seed=7)
>>> actions = infos["action_mask"].argmax(axis=1)
>>> observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> observations.shape, int(terminations.sum())
((64, 108), 0)
"""

from __future__ import annotations

import copy
import secrets
from typing import Any

import numpy as np
import numpy.typing as npt

from linko.adapters.extra import needed
from linko.adapters.gymnasium import ID, RAISE, SEAT, InvalidAction, ResetNeeded
from linko.adapters.opponents import RANDOM
from linko.adapters.terms import VERSION, WHOLE, WIN, agreed, bounds, checked_seed, one_of
from linko.engine.errors import EngineError
from linko.engine.kernel.layout import CODES
from linko.engine.simulation.policy import EVERYBODY, Policy, check_policy
from linko.engine.simulation.seated_batch import Decisions, SeatedBatch
from linko.options import Options
from linko.refusal import quote
from linko.testing.errors import EnvError

with needed("gymnasium", __name__):
    from gymnasium import spaces
    from gymnasium.error import ClosedEnvironmentError
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Observations = npt.NDArray[np.int16]
Actions = npt.NDArray[np.integer]
Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class EnvClosed(EnvError, ClosedEnvironmentError):  # noqa: N818 - like its neighbours
    """Something asked of an environment after it has been closed."""


class LinkoVectorEnv(VectorEnv[Observations, Actions, Any]):  # Any: rewards and flags differ
    """So many games, in each of which seat 0 is the caller's.

    The others are `random`, or play by a compiled policy; with `opponents=None` the caller decides
    for every seat in turn, `infos["seat"]` says for which, and the reward is that of the seat which
    has just decided. A game that ends is dealt anew in the same step.

    Illegal actions are refused with an `InvalidAction` that names the game, and nothing is played.
    """

    metadata = {  # noqa: RUF012 - as Gymnasium has it
        "name": ID,
        "version": VERSION,
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }
    single_observation_space: spaces.Box
    single_action_space: spaces.Discrete[np.int64]

    def __init__(
        self,
        num_envs: int = 1,
        edition: str | Options = "classic",
        seats: int | None = None,
        opponents: str | Policy | None = RANDOM,
        *,
        reward: str = WIN,
        observation: str = WHOLE,
        illegal: str = RAISE,
        threads: int = 1,
    ) -> None:
        """`illegal` is there for the sake of `LinkoEnv`, which has another way too."""
        self.terms = agreed(edition, seats, reward, observation)
        one_of("illegal", illegal, (RAISE,))
        if isinstance(opponents, str) and opponents != RANDOM:
            expected = (
                "'random', a compiled policy, or None to decide for every seat; bots play in "
                "many single environments, with vectorization_mode='sync'"
            )
            raise EnvError(
                "env_bad_argument", name="opponents", expected=expected, given=quote(opponents)
            )
        self.num_envs = num_envs
        policy = None if opponents is None or isinstance(opponents, str) else opponents
        try:
            check_policy(policy)
            self._batch = SeatedBatch(
                self.terms.options,
                seats=self.terms.seats,
                size=num_envs,
                seat=EVERYBODY if opponents is None else SEAT,
                policy=policy,
                whole=self.terms.is_whole,
                threads=threads,
            )
        except EngineError as error:
            raise EnvError("env_bad_setup", reason=error) from error
        self._has_started = False
        self.single_observation_space = spaces.Box(*bounds(self.terms), dtype=np.int16)
        self.single_action_space = spaces.Discrete(CODES)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal every game, from the seed or on from the last one. Options mean nothing."""
        self._check_open()
        number = None if seed is None else checked_seed(seed)
        if number is None and not self._has_started:
            number = secrets.randbits(64)
        if number is not None:
            super().reset(seed=number, options=options)
        found = self._batch.start(number)
        self._has_started = True
        return found.observations, self._infos(found)

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observations, Rewards, Flags, Flags, dict[str, Any]]:
        """A decision in every game."""
        self._check_open()
        if not self._has_started:
            raise ResetNeeded("env_not_reset")
        deciders = self._batch.to_move if self._batch.seat == EVERYBODY else None
        try:
            found = self._batch.decide(actions)
        except EngineError as error:
            if error.code == "engine_illegal_policy":
                self._has_started = False
                raise
            raise InvalidAction("env_bad_actions", reason=error) from error
        rewards = np.zeros(self.num_envs)
        infos = self._infos(found)
        ended = np.flatnonzero(found.done)
        if len(ended):
            paid = self.terms.rewards(found.scores[ended], found.win_shares[ended])
            seats = SEAT if deciders is None else deciders[ended]
            rewards[ended] = paid[np.arange(len(ended)), seats]
            infos |= self._at_the_end(found, ended, paid)
        return found.observations, rewards, found.done, np.zeros(self.num_envs, np.bool_), infos

    def __copy__(self) -> LinkoVectorEnv:
        return copy.deepcopy(self)  # a shallow one would share the games

    def _check_open(self) -> None:
        if self.closed:
            raise EnvClosed("env_closed")

    def _infos(self, found: Decisions) -> dict[str, Any]:
        infos: dict[str, Any] = {"action_mask": found.mask.view(np.int8)}  # as Gymnasium's spaces
        if self._batch.seat == EVERYBODY:
            infos["seat"] = self._batch.to_move
        return infos

    def _at_the_end(
        self, found: Decisions, ended: npt.NDArray[np.intp], paid: npt.NDArray[np.float32]
    ) -> dict[str, Any]:
        """What Gymnasium wants to hear of games that have been dealt anew in the same step."""
        final = np.empty(self.num_envs, object)
        for row, number in enumerate(ended.tolist()):
            final[number] = found.final_observations[row]
        rewards = np.zeros((self.num_envs, self.terms.seats), np.float32)
        rewards[ended] = paid
        done = found.done.copy()
        return {
            "final_obs": final,
            "_final_obs": done,
            "final_info": {
                "scores": found.scores,
                "_scores": done,
                "win_shares": found.win_shares,
                "_win_shares": done,
                "rewards": rewards,
                "_rewards": done,
            },
            "_final_info": done,
        }

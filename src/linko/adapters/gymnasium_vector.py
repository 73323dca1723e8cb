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
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from linko.adapters.compiled_bots import compiled_bots
from linko.adapters.extra import needed
from linko.adapters.form import ALL, PLAIN, Form
from linko.adapters.gymnasium import ID, RAISE, SEAT, InvalidAction, ResetNeeded
from linko.adapters.opponents import RANDOM, Names, listed
from linko.adapters.terms import VERSION, WHOLE, WIN, Terms, agreed, checked_seed, one_of
from linko.engine.errors import EngineError
from linko.engine.simulation.policy import EVERYBODY, Policy, check_policy
from linko.engine.simulation.seated_batch import Decisions, SeatedBatch
from linko.judgement.opposed_batch import OpposedBatch
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
    """A call after the environment was closed."""


# Any, because rewards and flags are arrays of different types
class LinkoVectorEnv(VectorEnv[Observations, Actions, Any]):
    """Many games at once; the caller plays seat 0 in each.

    The opponents are either a compiled policy or bots that the kernel can play (`random`, `greedy`,
    `heuristic`): one name for all other seats, or a list with one name for each. With
    `opponents=None` the caller decides for every seat in turn: `infos["seat"]` gives the seat, and
    the reward is that of the seat that has just decided. `autoreset_mode` says when a finished game
    is dealt again: in the same step, in the next step, whose action is then ignored, or only by
    `reset` with the option `reset_mask`.

    Illegal actions raise an `InvalidAction` that names the game, and nothing is played.
    """

    metadata = {  # noqa: RUF012 - Gymnasium's convention
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
        opponents: Names | Policy | None = RANDOM,
        *,
        reward: str = WIN,
        observation: str = WHOLE,
        encoding: str = PLAIN,
        actions: str = ALL,
        illegal: str = RAISE,
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        critic: bool = False,
        threads: int = 1,
    ) -> None:
        """With `critic`, `infos["hidden"]` shows all hands and the pile, for training only.

        `illegal` must be `raise`; it exists only because `LinkoEnv` also has another mode.
        """
        self.terms = agreed(edition, seats, reward, observation)
        self.form = Form(self.terms, encoding, actions)
        one_of("illegal", illegal, (RAISE,))
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.num_envs = num_envs
        try:
            self._batch = _batch(self.terms, num_envs, opponents, threads)
        except EngineError as error:
            raise EnvError("env_bad_setup", reason=error) from error
        self._critic = critic
        self._has_started = False
        self._rests = np.zeros(num_envs, np.bool_)
        self.single_observation_space = spaces.Box(*self.form.bounds, dtype=np.int16)
        self.single_action_space = spaces.Discrete(self.form.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal every game, from one seed or from a seed for each game.

        Without a seed, the random generators of the last games continue.
        With the option `reset_mask`, only the marked games are dealt. A game with its own seed is
        the game that `LinkoEnv` deals from that seed. Other options are ignored.
        """
        self._check_open()
        chosen = self._chosen(options)
        given = _checked_seeds(seed, self.num_envs)
        if chosen is not None:
            if not self._has_started:
                raise ResetNeeded("env_not_reset")
            numbers = np.flatnonzero(chosen)
            found = self._batch.look()
            self._batch.deal_again(numbers, found, given)
            self._rests[numbers] = False
            return self.form.observed(found.observations), self._infos(found)
        if given is None and not self._has_started:
            given = secrets.randbits(64)
        if given is not None:
            super().reset(seed=given if isinstance(given, int) else given[0], options=options)
        found = self._batch.start(given)
        self._rests[:] = False
        self._has_started = True
        return self.form.observed(found.observations), self._infos(found)

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observations, Rewards, Flags, Flags, dict[str, Any]]:
        """Take one decision in every game."""
        self._check_open()
        if not self._has_started:
            raise ResetNeeded("env_not_reset")
        rested = np.flatnonzero(self._rests)
        if len(rested) and self.autoreset_mode is AutoresetMode.DISABLED:
            raise ResetNeeded("env_games_finished", game=int(rested[0]))
        deciders = self._batch.to_move if self._batch.seat == EVERYBODY else None
        same_step = self.autoreset_mode is AutoresetMode.SAME_STEP
        try:
            found = self._batch.decide(self.form.all_codes(actions), deals=same_step)
        except EngineError as error:
            if error.code == "engine_illegal_policy":
                self._has_started = False
                raise
            raise InvalidAction("env_bad_actions", reason=error) from error
        if len(rested):
            self._batch.deal_again(rested, found)
        rewards = np.zeros(self.num_envs)
        infos = self._infos(found)
        ended = np.flatnonzero(found.done)
        self._rests = np.zeros(self.num_envs, np.bool_) if same_step else found.done.copy()
        if len(ended):
            paid = self.terms.rewards(found.scores[ended], found.win_shares[ended])
            seats = SEAT if deciders is None else deciders[ended]
            rewards[ended] = paid[np.arange(len(ended)), seats]
            results = self._results(found, ended, paid)
            infos |= self._at_the_end(found, ended, results) if same_step else results
        seen = self.form.observed(found.observations)
        return seen, rewards, found.done, np.zeros(self.num_envs, np.bool_), infos

    def __copy__(self) -> LinkoVectorEnv:
        return copy.deepcopy(self)  # a shallow copy would share the games

    def _check_open(self) -> None:
        if self.closed:
            raise EnvClosed("env_closed")

    def _infos(self, found: Decisions) -> dict[str, Any]:
        infos: dict[str, Any] = {
            "action_mask": self.form.masked(found.mask.view(np.int8))  # Gymnasium's masks are int8
        }
        if self._batch.seat == EVERYBODY:
            infos["seat"] = self._batch.to_move
        if self._critic:
            infos["hidden"] = self._batch.hidden()
        return infos

    def _chosen(self, options: dict[str, Any] | None) -> Flags | None:
        """Return the option `reset_mask`, checked; None if it is not given."""
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return None
        is_mask = isinstance(mask, np.ndarray) and mask.dtype == np.bool_
        if not is_mask or mask.shape != (self.num_envs,) or not mask.any():
            expected = f"an array of {self.num_envs} booleans, at least one of them true"
            raise EnvError(
                "env_bad_argument", name="reset_mask", expected=expected, given=quote(mask)
            )
        return np.asarray(mask)

    def _results(
        self, found: Decisions, ended: npt.NDArray[np.intp], paid: npt.NDArray[np.float32]
    ) -> dict[str, Any]:
        """Return scores, shares of the win and rewards of the games that ended, by seat."""
        rewards = np.zeros((self.num_envs, self.terms.seats), np.float32)
        rewards[ended] = paid
        done = found.done.copy()
        return {
            "scores": found.scores,
            "_scores": done,
            "win_shares": found.win_shares,
            "_win_shares": done,
            "rewards": rewards,
            "_rewards": done,
        }

    def _at_the_end(
        self, found: Decisions, ended: npt.NDArray[np.intp], results: dict[str, Any]
    ) -> dict[str, Any]:
        """Return the infos that Gymnasium expects for games that were dealt again."""
        final = np.empty(self.num_envs, object)
        seen = self.form.observed(found.final_observations)
        for row, number in enumerate(ended.tolist()):
            final[number] = seen[row]
        done = found.done.copy()
        return {
            "final_obs": final,
            "_final_obs": done,
            "final_info": results,
            "_final_info": done,
        }


def _mode(given: str | AutoresetMode) -> AutoresetMode:
    try:
        return AutoresetMode(given)
    except ValueError as error:
        expected = " or ".join(repr(mode.value) for mode in AutoresetMode)
        raise EnvError(
            "env_bad_argument", name="autoreset_mode", expected=expected, given=quote(given)
        ) from error


def _batch(terms: Terms, size: int, opponents: Names | Policy | None, threads: int) -> SeatedBatch:
    """Return the games, with compiled bots, a policy or nobody in the other seats."""
    policy: Policy | None = None
    if isinstance(opponents, str | list | tuple):
        names = listed(opponents, terms.seats - 1)
        if any(name != RANDOM for name in names):
            return OpposedBatch(
                terms.options,
                seats=terms.seats,
                size=size,
                opponents=compiled_bots(names, terms),
                seat=SEAT,
                whole=terms.is_whole,
                threads=threads,
            )
    else:
        policy = opponents
    check_policy(policy)
    return SeatedBatch(
        terms.options,
        seats=terms.seats,
        size=size,
        seat=EVERYBODY if opponents is None else SEAT,
        policy=policy,
        whole=terms.is_whole,
        threads=threads,
    )


def _checked_seeds(seed: object, size: int) -> int | list[int] | None:
    """Return a seed for all games, a list with one for each, or None."""
    if seed is None:
        return None
    if not isinstance(seed, list | tuple):
        return checked_seed(seed)
    if len(seed) != size:
        expected = f"a whole number from 0 to {2**64 - 1}, or a list of {size}, one for each game"
        raise EnvError("env_bad_argument", name="seed", expected=expected, given=quote(seed))
    return [checked_seed(one) for one in seed]

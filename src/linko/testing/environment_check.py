"""Checks that an environment, with any wrappers around it, follows its interface."""

from __future__ import annotations

import random
from functools import partial

import numpy as np

from linko.engine.arguments import as_index
from linko.game import random_source
from linko.refusal import quote
from linko.testing.complaint import Complaint, unwarned
from linko.testing.drivers import (
    Driver,
    Foreign,
    Seen,
    SoloDriver,
    TurnDriver,
    is_finite,
    is_same,
)
from linko.testing.errors import EnvError
from linko.testing.spiel_check import check_spiel_game
from linko.testing.vector_check import check_vector_env

LONGEST_GAME = 20_000
"""Number of decisions that no game of Linko reaches."""


def check_env(env: object, *, games: int = 3, seed: int = 0) -> None:
    """Play random games in an environment; raise an `EnvError` if it breaks a promise.

    `env` is an AEC environment of PettingZoo, an `Env` or a `VectorEnv` of Gymnasium, or a game of
    OpenSpiel: an environment of this package or your wrapper around it. The promises are:

    - observations are in their space, and all rewards are finite numbers,
    - for every decision there is an action mask with at least one legal action; if both the
      observation and the info have a mask, the two are equal,
    - every action in the mask is accepted; any other action raises an error or ends the game, and
      after an error the game continues unchanged,
    - games end,
    - the same seed gives the same game,
    - a copy plays independently and observes the same,
    - an observation does not change when only hidden cards change. In a Gymnasium environment with
      one agent this is checked at the start of a game; in vector environments it is not checked.

    >>> from linko.adapters import pettingzoo
    >>> check_env(pettingzoo.env(edition="duel"), games=1)
    """
    games = _whole_number("games", games, 1)
    seed = _whole_number("seed", seed, 0)
    if isinstance(env, type):
        raise EnvError("env_unknown", given=f"the class {env.__name__}")
    complain = Complaint(env)
    if hasattr(env, "new_initial_state"):
        check_spiel_game(env, games, seed, complain)
        return
    if hasattr(env, "num_envs"):
        check_vector_env(env, games, seed, complain)
        return
    driver: Driver
    if hasattr(env, "agent_iter"):
        driver = TurnDriver(env)
    elif all(hasattr(env, name) for name in ("reset", "step", "action_space")):
        driver = SoloDriver(env)
    else:
        raise EnvError("env_unknown", given=quote(env))
    for number in range(seed, seed + games):
        complain.seed = number
        _Check(driver, number, complain).run()


def _whole_number(name: str, given: object, lowest: int) -> int:
    number = as_index(given)
    if number is None or number < lowest:
        expected = f"a whole number of at least {lowest}"
        raise EnvError("env_bad_argument", name=name, expected=expected, given=quote(given))
    return number


class _Check:
    """One checked game."""

    def __init__(self, driver: Driver, seed: int, complain: Complaint) -> None:
        self._driver = driver
        self._seed = seed
        self._complain = complain
        self._rng = random_source(seed)

    def run(self) -> None:
        """Play the game once with all checks, then again to compare."""
        complain = self._complain
        complain.step = 0
        seen = complain.done("reset", lambda: self._driver.start(self._seed))
        story, actions = [seen], []
        moments = 0, 1 + int(self._rng.random() * 30)  # include the first: games may be short
        while not seen.is_over:
            self._look(seen)
            if complain.step in moments:
                self._check_illegal(seen)
                self._check_copy(seen)
            self._check_hidden(seen)
            action = _legal(seen, self._rng)
            seen = complain.done("a legal action", partial(self._driver.step, action))
            if seen.was_illegal:
                complain(f"the action {action} of the action mask was not legal")
            complain.step += 1
            story.append(seen)
            actions.append(action)
            if complain.step > LONGEST_GAME:
                complain("the game does not end")
        self._look_at_rewards(seen)
        self._play_again(story, actions)

    def _look(self, seen: Seen) -> None:
        """Check observation, masks and rewards."""
        observations, actions = self._driver.spaces(seen.agent)
        if not observations.contains(seen.observation):
            self._complain(f"the observation of {seen.agent} is not in its space")
        if not seen.masks:
            self._complain("there is no action_mask, neither in the observation nor in the info")
        if not all(is_same(mask, seen.masks[0]) for mask in seen.masks):
            self._complain("the action masks of observation and info differ")
        if seen.mask.shape != (int(actions.n),):
            self._complain(f"the action mask has the shape {seen.mask.shape}, not ({actions.n},)")
        if not seen.mask.any():
            self._complain(f"{seen.agent} must decide, and the action mask is empty")
        self._look_at_rewards(seen)

    def _look_at_rewards(self, seen: Seen) -> None:
        for agent, reward in seen.rewards.items():
            if np.ndim(reward) or not is_finite(reward):
                self._complain(f"the reward of {agent} is {reward}, not a finite number")

    def _check_hidden(self, seen: Seen) -> None:
        hidden_seed = int(self._rng.random() * 2**32)
        other = self._complain.done(
            "looking again", lambda: self._driver.with_other_hidden_cards(seen, hidden_seed)
        )
        if other is not None and not is_same(other, seen.observation):
            self._complain(f"{seen.agent} observes cards that are hidden from it")

    def _check_illegal(self, seen: Seen) -> None:
        """Take an illegal action in a copy, then a legal one."""
        outside = np.flatnonzero(~seen.mask)
        if not len(outside):
            return
        twin = self._complain.done("copying", self._driver.copy)
        try:
            with unwarned():
                after = twin.step(outside[int(self._rng.random() * len(outside))])
        except Exception:  # the environment may raise any error
            action = _legal(seen, self._rng)
            straight = self._complain.done("copying", self._driver.copy)
            gone_on = self._complain.done(
                "a legal action after an illegal one", lambda: twin.step(action)
            )
            expected = self._complain.done("a copy", partial(straight.step, action))
            if not _is_alike(gone_on, expected):
                self._complain("an illegal action was refused, but changed the game")
            return
        if not after.is_over:
            self._complain("an illegal action was accepted")

    def _check_copy(self, seen: Seen) -> None:
        """Compare two copies; the replay checks that the environment itself is not affected."""
        one, other = (self._complain.done("copying", self._driver.copy) for _ in range(2))
        for _ in range(10):
            if seen.is_over:
                return
            action = _legal(seen, self._rng)
            seen = self._complain.done("a copy", partial(one.step, action))
            twin = self._complain.done("a copy", partial(other.step, action))
            if not _is_alike(seen, twin):
                self._complain("a copy went on differently")

    def _play_again(self, story: list[Seen], actions: list[Foreign]) -> None:
        """Repeat the game with the same seed and actions, without the other checks."""
        self._complain.step = 0
        again = self._driver.start(self._seed)
        for before, action in zip(story, [*actions, None], strict=True):
            if not _is_alike(before, again):
                self._complain("the same seed and the same actions gave a different game")
            if action is not None:
                again = self._complain.done("a legal action", partial(self._driver.step, action))
                self._complain.step += 1


def _legal(seen: Seen, rng: random.Random) -> Foreign:
    """A random action of the mask."""
    inside = np.flatnonzero(seen.mask)
    return inside[int(rng.random() * len(inside))]


def _is_alike(one: Seen, other: Seen) -> bool:
    return (one.agent, one.is_over) == (other.agent, other.is_over) and is_same(
        (one.observation, one.rewards), (other.observation, other.rewards)
    )

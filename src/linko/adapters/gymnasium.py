"""Linko for Gymnasium: one seat against chosen bots, `Linko-v0`.

>>> import gymnasium
>>> env = gymnasium.make(
...     "linko.adapters.gymnasium:Linko-v0", edition="classic", seats=2, opponents="greedy"
... )
>>> observation, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(info["action_mask"])
...     observation, reward, over, truncated, info = env.step(action)
>>> reward in (0.0, 0.5, 1.0), len(info["scores"])
(True, 2)

`gymnasium.make_vec` creates the vector environment of `linko.adapters.gymnasium_vector`.
"""

from __future__ import annotations

import copy
import secrets
import sys
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from linko.adapters.extra import needed
from linko.adapters.form import ALL, PLAIN, Form
from linko.adapters.opponents import RANDOM, Names, Opponents
from linko.adapters.picture import Pixels, pixels
from linko.adapters.terms import (
    VERSION,
    WHOLE,
    WIN,
    agreed,
    checked_seed,
    first_state,
    one_of,
)
from linko.engine.kernel.layout import NOBODY
from linko.engine.simulation.game_bytes import GameBytes
from linko.options import Options
from linko.refusal import quote
from linko.testing.errors import EnvError

with needed("gymnasium", __name__):
    import gymnasium
    from gymnasium import error, logger, spaces

ID: Final = f"Linko-v{VERSION}"
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
SEAT: Final = 0
"""The learner's seat; the starter is random."""

HIDDEN_SEED: Final = "hidden_seed"
LOSE: Final = "lose"
RAISE: Final = "raise"

Observation = npt.NDArray[np.int16]
Result = tuple[Observation, float, bool, bool, dict[str, Any]]


class InvalidAction(EnvError, error.InvalidAction):  # noqa: N818 - Gymnasium's name
    """An action outside the action space or, with `illegal="raise"`, an illegal one."""


class ResetNeeded(EnvError, error.ResetNeeded):  # noqa: N818 - Gymnasium's name
    """A step without a running game."""


class LinkoEnv(gymnasium.Env[Observation, np.int64]):
    """One game in which the caller plays seat 0 and bots play the other seats.

    An action is the code of a move; `info["action_mask"]` marks the legal ones. An illegal action
    ends the game and costs more than any loss; with `illegal="raise"` it raises `InvalidAction` and
    changes nothing. The reward comes at the end. The same seed gives the same game and bots.
    """

    metadata = {  # noqa: RUF012 - Gymnasium's convention
        "name": ID,
        "version": VERSION,
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        edition: str | Options = "classic",
        seats: int | None = None,
        opponents: Names = RANDOM,
        *,
        reward: str = WIN,
        observation: str = WHOLE,
        encoding: str = PLAIN,
        actions: str = ALL,
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is a bot's name, or a list of names for the other seats, clockwise."""
        self.terms = agreed(edition, seats, reward, observation)
        self.form = Form(self.terms, encoding, actions)
        one_of("illegal", illegal, (LOSE, RAISE))
        one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.render_mode = render_mode
        self.observation_space = spaces.Box(*self.form.bounds, dtype=np.int16)
        self.action_space = spaces.Discrete(self.form.action_count)
        self._illegal = illegal
        self._opponents = Opponents(opponents, self.terms.seats - 1)
        self._game = GameBytes(
            self.terms.options, seats=self.terms.seats, whole=self.terms.is_whole
        )
        self._generator = np.uint64(0)
        self._is_running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and let the bots play until seat 0 must decide.

        If the game ends before that, another is dealt. The only option is `hidden_seed`, used by
        `linko.testing.check_env`: it deals the cards hidden from seat 0 again. If that changes the
        observation, the environment leaks hidden cards.
        """
        number = secrets.randbits(64) if seed is None else checked_seed(seed)
        hidden = (options or {}).get(HIDDEN_SEED)
        if hidden is not None:
            hidden = checked_seed(hidden, HIDDEN_SEED)
        self._is_running = False
        if seed is not None or not self._opponents.are_made:
            super().reset(seed=number, options=options)
            self._opponents.make(self.np_random)
            self._generator = first_state(number)
        self._game.to_move = NOBODY
        while self._game.to_move == NOBODY:
            self._generator = self._game.deal(self._generator)
            self._generator = self._opponents.play(self._game, SEAT, self._generator)
        if hidden is not None:
            self._game.deal_hidden_anew(SEAT, first_state(hidden))
        self._is_running = True
        self._show()
        return self._seen(), {"action_mask": self._mask()}

    def step(self, action: int | np.int64) -> Result:
        """Play a move, then let the bots play until seat 0 must decide or the game is over."""
        if not self._is_running:
            raise ResetNeeded("env_finished" if self._opponents.are_made else "env_not_reset")
        code = self.form.code(action)
        if code is None:
            raise self._illegal_action(action)
        if not self._game.push(code):
            if self._illegal == RAISE:
                raise self._illegal_action(action)
            self._is_running = False
            no_mask = np.zeros(self.form.action_count, np.int8)
            info: dict[str, Any] = {"action_mask": no_mask, "illegal_action": True}
            return self._seen(), self.terms.illegal_reward, True, False, info
        self._is_running = False  # if a bot fails, the game cannot continue
        self._generator = self._opponents.play(self._game, SEAT, self._generator)
        self._is_running = self._game.to_move != NOBODY
        self._show()
        info = {"action_mask": self._mask()}
        reward = 0.0
        if not self._is_running:
            scores, win_shares = self._game.results()
            reward = float(self.terms.rewards(scores, win_shares)[SEAT])
            info |= {"scores": scores, "win_shares": win_shares}
        return self._seen(), reward, not self._is_running, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, under the name that maskable learners expect."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | Pixels | None:
        """Show the table with all hands open: as text, printed (`human`), or as pixels."""
        if self.render_mode is None:
            logger.warn(
                "render needs the argument render_mode='human', 'ansi' or 'rgb_array' of the "
                "environment"
            )
            return None
        if not self._opponents.are_made:
            raise ResetNeeded("env_not_reset")
        if self.render_mode == "ansi":
            return str(self._game.state)
        if self.render_mode == "rgb_array":
            return pixels(self._game.state)
        self._show()
        return None

    def close(self) -> None:
        """Close the bots."""
        self._is_running = False
        self._opponents.close()

    def __copy__(self) -> LinkoEnv:
        return copy.deepcopy(self)  # a shallow copy would share the game

    def _seen(self) -> Observation:
        return self.form.observed(self._game.observation(SEAT))

    def _mask(self) -> npt.NDArray[np.int8]:
        return self.form.masked(self._game.mask())

    def _illegal_action(self, action: object) -> InvalidAction:
        legal = self.form.words(self._game.legal_codes().tolist())
        return InvalidAction("env_illegal_action", given=quote(action), seat=SEAT, legal=legal)

    def _show(self) -> None:
        if self.render_mode == "human":
            sys.stdout.write(f"{self._game.state}\n")


if ID not in gymnasium.registry:
    gymnasium.register(
        ID,
        entry_point=f"{__name__}:LinkoEnv",
        vector_entry_point=f"{__name__}_vector:LinkoVectorEnv",
    )

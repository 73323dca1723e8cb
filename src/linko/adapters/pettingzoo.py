"""Linko for PettingZoo: an AEC environment, `linko_v0`.

>>> from linko.adapters import linko_v0
>>> env = linko_v0.env(edition="classic", seats=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     over = terminated or truncated
...     env.step(None if over else env.action_space(agent).sample(info["action_mask"]))
>>> env.agents
[]
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
from linko.adapters.picture import Pixels, pixels
from linko.adapters.terms import (
    VERSION,
    WHOLE,
    WIN,
    agreed,
    checked_seed,
    first_state,
    hidden_bounds,
    one_of,
)
from linko.engine.kernel.layout import NOBODY
from linko.engine.simulation.game_bytes import GameBytes
from linko.options import Options
from linko.refusal import quote
from linko.testing.errors import EnvError

with needed("pettingzoo", __name__):
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, Any]
"""`observation`, the planes, and `action_mask`, the legal codes; all zeros if not to move."""

Last = tuple[Any, float, bool, bool, dict[str, Any]]
"""Observation or None, reward, terminated, truncated, info."""

Argument = Any
"""An argument of `raw_env`."""

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 - the name PettingZoo's users expect
    """One game with an agent for each seat, `player_0` clockwise to `player_4`.

    An action is the code of a move. An illegal action raises an `EnvError`, which is a
    `ValueError`, and changes nothing. Rewards come at the end and add up to 1 (`win`) or 0
    (`score`). The same seed gives the same game. A copy or an unpickled environment plays on
    independently.
    """

    metadata = {  # noqa: RUF012 - PettingZoo's convention
        "name": f"linko_v{VERSION}",
        "version": VERSION,
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        edition: str | Options = "classic",
        seats: int | None = None,
        reward: str = WIN,
        observation: str = WHOLE,
        render_mode: str | None = None,
        encoding: str = PLAIN,
        actions: str = ALL,
    ) -> None:
        super().__init__()
        self.terms = agreed(edition, seats, reward, observation)
        self.form = Form(self.terms, encoding, actions)
        one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.terms.seats)]
        self.agents: list[str] = []
        low, high = self.form.bounds
        count = self.form.action_count
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        lowest, highest = hidden_bounds(self.terms)
        self.state_space = spaces.Box(
            np.concatenate((low, lowest)), np.concatenate((high, highest)), dtype=np.int16
        )
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._game = GameBytes(
            self.terms.options, seats=self.terms.seats, whole=self.terms.is_whole
        )
        self._generator: np.uint64 | None = None
        self._no_mask = np.zeros(count, np.int8)
        self._no_mask.flags.writeable = False
        self._mask = self._no_mask

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of the move codes."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game, from the seed or following the last one. Options are ignored."""
        del options
        if seed is not None:
            self._generator = first_state(checked_seed(seed))
        elif self._generator is None:
            self._generator = first_state(secrets.randbits(64))
        self._generator = self._game.deal(self._generator)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {"action_mask": self._no_mask} for agent in agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        """Play the move of the selected agent; None if the agent's game is over."""
        self._check_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not self._game.push(self.form.code(action)):
            legal = self.form.words(self._game.legal_codes().tolist())
            raise EnvError(
                "env_illegal_action", given=quote(action), seat=self._seats[agent], legal=legal
            )
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._no_mask}
        if self._game.to_move == NOBODY:
            self._end()
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def last(self, observe: bool = True) -> Last:  # noqa: FBT001, FBT002 - PettingZoo's signature
        """The selected agent's observation and its reward since its last decision."""
        self._check_running()
        last: Last = super().last(observe)
        return last

    def observe(self, agent: str) -> Observation:
        """An agent's observation and legal actions."""
        seat = self._seat(agent)
        mask = self._mask if seat == self._game.to_move else self._no_mask
        seen = self.form.observed(self._game.observation(seat))
        return {"observation": seen, "action_mask": mask.copy()}

    def state(self) -> npt.NDArray[np.int16]:
        """The whole position, for critics: the observation of the seat to move, and all secrets.

        After the observation come all hands, clockwise from that seat, and the pile from its top,
        as `linko.engine.hidden_layout` says. When the game is over, the seat is 0.
        """
        if self._generator is None:
            raise EnvError("env_not_reset")
        seat = max(0, self._game.to_move)
        seen = self.form.observed(self._game.observation(seat))
        return np.concatenate((seen, self._game.hidden(seat)))

    def deal_hidden_anew(self, agent: str, seed: int) -> None:
        """Deal the cards hidden from an agent again, for `linko.testing.check_env`.

        If that changes the agent's observation, the environment leaks hidden cards.
        """
        self._game.deal_hidden_anew(self._seat(agent), first_state(checked_seed(seed)))

    def render(self) -> str | Pixels | None:
        """Show the table with all hands open: as text, printed (`human`), or as pixels."""
        if self._generator is None:
            raise EnvError("env_not_reset")
        if self.render_mode is None:
            logger.warn(
                "render needs the argument render_mode='human', 'ansi' or 'rgb_array' of the "
                "environment"
            )
            return None
        if self.render_mode == "rgb_array":
            return pixels(self._game.state)
        text = str(self._game.state)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def __copy__(self) -> raw_env:
        return copy.deepcopy(self)  # a shallow copy would share the game

    def _check_running(self) -> None:
        if not self.agents:
            raise EnvError("env_not_reset" if self._generator is None else "env_finished")

    def _seat(self, agent: str) -> int:
        seat = self._seats.get(agent)
        if seat is None:
            known = ", ".join(self.possible_agents)
            raise EnvError("env_no_such_agent", given=quote(agent), known=known)
        if self._generator is None:
            raise EnvError("env_not_reset")
        return seat

    def _select(self) -> None:
        """Select the agent that must decide."""
        self.agent_selection = self.possible_agents[self._game.to_move]
        self._mask = self.form.masked(self._game.mask())
        self.infos[self.agent_selection] = {"action_mask": self._mask.copy()}

    def _end(self) -> None:
        """End the game and give every agent its reward."""
        self._mask = self._no_mask
        rewards = self.terms.rewards(*self._game.results())
        self.rewards = dict(zip(self.possible_agents, map(float, rewards), strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


class _Ordered(wrappers.OrderEnforcingWrapper[str, Observation, int]):
    """PettingZoo's outermost wrapper; copying it also copies what it wraps."""

    def __copy__(self) -> _Ordered:
        return copy.deepcopy(self)

    def __str__(self) -> str:
        return str(self.env)


def env(**arguments: Argument) -> AECEnv[str, Observation, int]:
    """`raw_env` in PettingZoo's usual wrappers.

    An illegal action logs a warning, ends the game and costs more than any loss. A value outside
    the action space raises an `AssertionError`. Calls in the wrong order raise PettingZoo's errors.
    """
    raw = raw_env(**arguments)
    lost = wrappers.TerminateIllegalWrapper(raw, illegal_reward=raw.terms.illegal_reward)
    return _Ordered(wrappers.AssertOutOfBoundsWrapper(lost))

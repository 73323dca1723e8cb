"""The game, reward and observation of an environment, checked in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from linko.engine import ObservationLayout, hidden_layout, observation_layout
from linko.engine.arguments import checked_number
from linko.engine.errors import EngineError
from linko.engine.kernel.generator import seeds
from linko.engine.kernel.layout import DECK_SIZE, ENDS, PHASES, X
from linko.game import as_options
from linko.game_errors import OptionsError
from linko.options import TURN_LIMIT, Options
from linko.refusal import quote
from linko.testing.errors import EnvError

VERSION: Final = 0
"""Version of all environments; increased when the same seed and actions give another result."""

WIN: Final = "win"
SCORE: Final = "score"
REWARDS: Final = (WIN, SCORE)
WHOLE: Final = "whole"
TABLE: Final = "table"
OBSERVATIONS: Final = (WHOLE, TABLE)


@dataclass(frozen=True, slots=True)
class Terms:
    """How a game is played, rewarded and observed."""

    options: Options
    seats: int
    reward: str
    """`win`: the share of the win. `score`: the score minus the mean of the others'."""
    observation: str
    """`whole`: all planes. `table`: all except covered sets and discarded cards."""

    @property
    def is_whole(self) -> bool:
        """Whether observations include the long planes: covered sets and discarded cards."""
        return self.observation == WHOLE

    @property
    def layout(self) -> ObservationLayout:
        """Where each plane of an observation is."""
        return observation_layout(self.options, self.seats, whole=self.is_whole)

    @property
    def highest_reward(self) -> float:
        """Maximum reward of any game; a score's lead is limited by the number of cards."""
        options = self.options
        return 1.0 if self.reward == WIN else float(options.ranks * options.copies + options.jokers)

    @property
    def lowest_reward(self) -> float:
        """Minimum reward of any game."""
        return 0.0 if self.reward == WIN else -self.highest_reward

    @property
    def illegal_reward(self) -> float:
        """The reward of an illegal action that ends the game: less than any loss."""
        return self.lowest_reward - self.highest_reward

    def rewards(
        self, scores: npt.NDArray[np.int16], win_shares: npt.NDArray[np.float32]
    ) -> npt.NDArray[np.float32]:
        """The reward of each seat (last axis) from final scores and win shares."""
        if self.reward == WIN:
            return win_shares
        others = scores.sum(axis=-1, keepdims=True, dtype=np.float32) - scores
        less: npt.NDArray[np.float32] = scores - others / np.float32(self.seats - 1)
        return less


def agreed(
    edition: str | Options, seats: int | None, reward: str, observation: str = WHOLE
) -> Terms:
    """The checked terms, or an `EnvError` that says what is wrong."""
    try:
        options = as_options(edition)
        number = options.usual_seats if seats is None else seats
        options.check_seats(number)
    except OptionsError as error:
        raise EnvError("env_bad_setup", reason=error) from error
    one_of("reward", reward, REWARDS)
    one_of("observation", observation, OBSERVATIONS)
    return Terms(options, number, reward, observation)


def one_of(name: str, given: object, known: tuple[str | None, ...]) -> None:
    """Raise an error unless the argument is one of these."""
    if not (given is None or isinstance(given, str)) or given not in known:
        expected = " or ".join(map(repr, known))
        raise EnvError("env_bad_argument", name=name, expected=expected, given=quote(given))


def checked_seed(seed: object, name: str = "seed") -> int:
    """Check a seed: a 64-bit whole number of Python or numpy."""
    try:
        return checked_number(name, seed, 0)
    except EngineError as error:
        expected = f"a whole number from 0 to {2**64 - 1}"
        raise EnvError(
            "env_bad_argument", name=name, expected=expected, given=quote(seed)
        ) from error


def first_state(seed: int) -> np.uint64:
    """The initial state of the random generator for a checked seed."""
    return np.uint64(seeds(seed, 1)[0])


def hidden_bounds(terms: Terms) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
    """The lowest and the highest value of each element of `hidden_layout`."""
    size = hidden_layout(terms.options, terms.seats).size
    return np.zeros(size, np.int16), np.full(size, max(DECK_SIZE, X), np.int16)


def bounds(terms: Terms) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
    """The lowest and the highest value of each element of an observation."""
    layout = terms.layout
    low, high = np.zeros(layout.size, np.int16), np.full(layout.size, DECK_SIZE, np.int16)
    for name, plane in layout.planes.items():
        if name in _RANGES:
            low[plane], high[plane] = _RANGES[name]
    return low, high


_RANGES: Final = {
    **dict.fromkeys(("consolation_draw", "ones_beat_top", "has_ghost", "fewest_in_hand"), (0, 1)),
    **dict.fromkeys(("turn", "to_move", "victim"), (-1, DECK_SIZE)),
    "turn_number": (0, TURN_LIMIT),
    "phase": (0, len(PHASES) - 1),
    "ended_by": (0, len(ENDS) - 1),
    "snatched_value": (0, X),
    "scores": (-DECK_SIZE, DECK_SIZE),
}
"""Planes whose values are not between 0 and the size of the largest deck."""

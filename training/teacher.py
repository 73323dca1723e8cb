"""The teacher that the policy imitates before it learns by itself: the judgement of our search."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from linko.adapters.gymnasium_vector import LinkoVectorEnv
from linko.engine import compiled
from linko.judgement.threats import NOT_COUNTED, new_room
from linko.judgement.valuation import choose_judged
from linko.judgement.weights import learned

SEED: Final = np.uint64(1)
"""Any seed will do, because the judgement draws nothing at random here."""

Numbers = npt.NDArray[np.int64]


class Judge:
    """Plays by the trained judgement with its network, as `heuristic:weights=learned` does."""

    def __init__(self, envs: LinkoVectorEnv) -> None:
        self._weights = learned(envs.terms.options, envs.terms.seats)
        self._room = new_room()

    def codes(self, envs: LinkoVectorEnv) -> Numbers:
        """Return its move in every game."""
        found = np.zeros(envs.num_envs, np.int64)
        choose_all(envs._batch.games, self._weights, self._room, found)
        return found


@compiled
def choose_all(games: Any, weights: Any, room: Any, found: Numbers) -> None:  # numba's records
    """Write the judgement's move in every game."""
    for number in range(len(games)):
        room.counted_to = NOT_COUNTED
        found[number] = choose_judged(games[number], weights, 0.0, False, SEED, room)[0]

"""The random generator, and shuffling.

It is xorshift64: three 64-bit shifts, which give the same results with and without the compiler.
Its state is a number above 0; `seeds` makes such states from any seed.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from linko.engine.arguments import checked_number
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import Deck

_A, _B, _C = np.uint64(13), np.uint64(7), np.uint64(17)
_HALF = np.uint64(32)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)


def seeds(seed: int, count: int, *, after: int = 0) -> npt.NDArray[np.uint64]:
    """Return `count` generator states from one seed, skipping the first `after` (splitmix64).

    Different seeds give different states.
    """
    start = int(_mixed(np.array([checked_number("seed", seed, 0)], np.uint64))[0])
    steps = np.arange(after + 1, after + count + 1, dtype=np.uint64) * _GOLDEN
    states = _mixed(steps + np.uint64(start))
    states[states == 0] = _GOLDEN
    return states


def _mixed(number: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    number = (number ^ number >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    number = (number ^ number >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    mixed: npt.NDArray[np.uint64] = number ^ number >> np.uint64(31)
    return mixed


@compiled
def advance(state: np.uint64) -> np.uint64:
    """The next state of the generator."""
    state ^= state << _A
    state ^= state >> _B
    state ^= state << _C
    return state


@compiled
def below(state: np.uint64, count: int) -> int:
    """Return a number from 0 to count - 1, computed from a state."""
    # Through int64: numba converts a mix of signed and unsigned to floating point.
    return int(np.int64((state >> _HALF) * np.uint64(count) >> _HALF))


@compiled
def shuffle(cards: Deck, size: int, state: np.uint64) -> np.uint64:
    """Shuffle the first `size` cards of an array; returns the generator's new state."""
    for last in range(size - 1, 0, -1):
        state = advance(state)
        other = below(state, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
    return state

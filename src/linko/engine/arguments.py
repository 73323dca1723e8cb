"""What callers give as numbers: checked before the kernel believes it."""

from __future__ import annotations

import operator

import numpy as np
import numpy.typing as npt

from linko.engine.errors import EngineError
from linko.refusal import quote

MOST_GAMES = 10**8
"""So many games at once, and no more."""


def checked_number(name: str, given: object, lowest: int) -> int:
    """A seed or a state of the generator: any whole number of 64 bits from a lowest one on."""
    number = as_index(given)
    if number is None or not lowest <= number < 2**64:
        raise EngineError(
            "engine_bad_seed", name=name, lowest=lowest, highest=2**64 - 1, given=quote(given)
        )
    return number


def checked_count(name: str, given: object) -> int:
    """A number of games, records or threads."""
    number = as_index(given)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise EngineError("engine_bad_count", name=name, most=MOST_GAMES, given=quote(given))
    return number


def as_index(given: object) -> int | None:
    """A whole number of Python or numpy; None if it is none."""
    if isinstance(given, bool | np.bool_) or not hasattr(given, "__index__"):
        return None
    try:
        return operator.index(given)
    except TypeError:  # an array, say, which has the method for the sake of those without a shape
        return None


def as_codes(given: npt.ArrayLike, size: int) -> npt.NDArray[np.int64]:
    """One whole number for each game, copied: what is checked is what is played."""
    try:
        array = np.ma.asarray(given) if isinstance(given, np.ma.MaskedArray) else np.asarray(given)
    except ValueError:  # lists of different lengths
        array = np.zeros(0)
    masked = isinstance(array, np.ma.MaskedArray)
    if array.shape != (size,) or array.dtype.kind not in "iu" or masked:
        shape = f"{array.dtype} of shape {array.shape}"
        raise EngineError("engine_wrong_shape", size=size, given=shape)
    return array.astype(np.int64)  # always a copy; what is too large turns negative

"""Checks of numbers from callers; the kernel itself checks nothing."""

from __future__ import annotations

import operator

import numpy as np
import numpy.typing as npt

from linko.engine.errors import EngineError
from linko.refusal import quote

MOST_GAMES = 10**8
"""Maximum number of games at once."""


def checked_number(name: str, given: object, lowest: int) -> int:
    """Return a seed or a state of the generator: a 64-bit whole number of at least `lowest`."""
    number = as_index(given)
    if number is None or not lowest <= number < 2**64:
        raise EngineError(
            "engine_bad_seed", name=name, lowest=lowest, highest=2**64 - 1, given=quote(given)
        )
    return number


def checked_count(name: str, given: object) -> int:
    """Return a number of games, records or threads, checked."""
    number = as_index(given)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise EngineError("engine_bad_count", name=name, most=MOST_GAMES, given=quote(given))
    return number


def as_index(given: object) -> int | None:
    """Return a whole number of Python or numpy as an int; None for anything else."""
    if isinstance(given, bool | np.bool_) or not hasattr(given, "__index__"):
        return None
    try:
        return operator.index(given)
    except (
        TypeError
    ):  # for example an array, which has the method but supports it only for one number
        return None


def as_codes(given: npt.ArrayLike, size: int) -> npt.NDArray[np.int64]:
    """Return one whole number for each game, copied so that it cannot change after the check."""
    try:
        array = np.ma.asarray(given) if isinstance(given, np.ma.MaskedArray) else np.asarray(given)
    except ValueError:  # lists of different lengths
        array = np.zeros(0)
    masked = isinstance(array, np.ma.MaskedArray)
    if array.shape != (size,) or array.dtype.kind not in "iu" or masked:
        shape = f"{array.dtype} of shape {array.shape}"
        raise EngineError("engine_wrong_shape", size=size, given=shape)
    return array.astype(np.int64)  # always a copy; values that are too large become negative

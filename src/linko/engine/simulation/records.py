"""One record at a time, checked: the boundary for those who drive a game themselves.

The kernel's own functions (`legal`, `play`, `observe`) believe their arguments.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from linko.engine.arguments import as_index
from linko.engine.bridge import options_of
from linko.engine.errors import EngineError
from linko.engine.kernel.layout import CODES, OVER, Record
from linko.engine.kernel.legal import is_legal, list_legal, mark_legal
from linko.engine.kernel.observe import observation_layout, observe
from linko.engine.kernel.step import play
from linko.refusal import quote


def legal_codes(record: Record) -> npt.NDArray[np.int16]:
    """The codes of the legal moves, ascending; none when the game is over."""
    codes = np.zeros(CODES, np.int16)
    return codes[: list_legal(record, codes)]


def legal_mask(record: Record) -> npt.NDArray[np.bool_]:
    """Which codes are legal."""
    mask = np.zeros(CODES, np.bool_)
    mark_legal(record, mask)
    return mask


def push(record: Record, code: int) -> None:
    """Play a move; an `EngineError` if it is not legal, and nothing changes."""
    if record.phase == OVER:
        raise EngineError("engine_game_over")
    number = as_index(code)
    if number is None or not 0 <= number < CODES or not is_legal(record, number):
        raise EngineError("engine_illegal_code", game=0, given=quote(code))
    play(record, number)


def observation(record: Record, seat: int) -> npt.NDArray[np.int16]:
    """What a seat may know, in the planes of `observation_layout`."""
    number = as_index(seat)
    if number is None or not 0 <= number < record.seats:
        raise EngineError("engine_no_such_seat", highest=int(record.seats) - 1)
    planes = np.zeros(observation_layout(options_of(record), int(record.seats)).size, np.int16)
    observe(record, number, planes)
    return planes

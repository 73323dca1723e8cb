"""Functions on one record with checked arguments, for callers that step a game themselves.

The kernel's own functions (`legal`, `play`, `observe`) do not check their arguments.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from linko.engine.arguments import as_index
from linko.engine.bridge import options_of, sample_world
from linko.engine.errors import EngineError
from linko.engine.kernel.layout import CODES, OVER, Record
from linko.engine.kernel.legal import is_legal, list_legal, mark_legal
from linko.engine.kernel.observe import observation_layout, observe, observe_table
from linko.engine.kernel.step import play
from linko.refusal import quote
from linko.rules import View


def legal_codes(record: Record) -> npt.NDArray[np.int16]:
    """Return the codes of the legal moves in ascending order; none when the game is over."""
    codes = np.zeros(CODES, np.int16)
    return codes[: list_legal(record, codes)]


def legal_mask(record: Record) -> npt.NDArray[np.bool_]:
    """Return a mask of the legal codes."""
    mask = np.zeros(CODES, np.bool_)
    mark_legal(record, mask)
    return mask


def push(record: Record, code: int) -> None:
    """Play a move; raise `EngineError` and change nothing if it is not legal."""
    if record.phase == OVER:
        raise EngineError("engine_game_over")
    number = as_index(code)
    if number is None or not 0 <= number < CODES or not is_legal(record, number):
        raise EngineError("engine_illegal_code", game=0, given=quote(code))
    play(record, number)


def observation(record: Record, seat: int, *, whole: bool = True) -> npt.NDArray[np.int16]:
    """Return what a seat may know, in the planes of `observation_layout`."""
    number = as_index(seat)
    if number is None or not 0 <= number < record.seats:
        raise EngineError("engine_no_such_seat", highest=int(record.seats) - 1)
    layout = observation_layout(options_of(record), int(record.seats), whole=whole)
    planes = np.zeros(layout.size, np.int16)
    if whole:
        observe(record, number, planes)
    else:
        observe_table(record, number, planes)
    return planes


def observation_of(view: View, *, whole: bool = True) -> npt.NDArray[np.int16]:
    """Return a player's view as the observation that environments give for it."""
    if view.seat is None:
        raise EngineError("engine_no_such_seat", highest=view.seats - 1)
    return observation(sample_world(view, 0), view.seat, whole=whole)

"""Policies, which choose moves inside the kernel: at random, or with a compiled function.

A policy is a compiled function `policy(g, state) -> (code, state)`. It receives the record of a
running game and the state of the generator; it returns the code of a legal move and the new state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from linko.engine.errors import EngineError
from linko.engine.kernel.compile import compiled, config
from linko.engine.kernel.generator import advance, below
from linko.engine.kernel.layout import CODES, OVER, Record
from linko.engine.kernel.legal import count_legal, is_legal, nth_legal, to_move
from linko.engine.kernel.step import play
from linko.refusal import quote

Policy = Callable[[Record, np.uint64], tuple[int, np.uint64]]
"""A function that chooses the moves of a playout."""

EVERYBODY: Final = -1
"""Used instead of a seat: the caller decides for all seats."""


def check_policy(policy: object) -> None:
    """Raise `EngineError` if the kernel cannot call the policy."""
    if policy is not None and not config.DISABLE_JIT and not hasattr(policy, "py_func"):
        raise EngineError("engine_bad_policy", given=quote(policy))


@compiled
def random_policy(g: Record, state: np.uint64) -> tuple[int, np.uint64]:
    """Choose a legal move; all are equally likely."""
    state = advance(state)
    return nth_legal(g, below(state, count_legal(g))), state


@compiled
def others_play(g: Record, seat: int, state: np.uint64) -> np.uint64:
    """Play at random until the seat must decide or the game is over."""
    if seat != EVERYBODY:
        while g.phase != OVER and to_move(g) != seat:
            code, state = random_policy(g, state)
            play(g, code)
    return state


@compiled
def others_follow(g: Record, seat: int, state: np.uint64, policy: Policy) -> np.uint64:
    """`others_play` by a policy; returns 0, an invalid state, if it chose an illegal move."""
    if seat != EVERYBODY:
        while g.phase != OVER and to_move(g) != seat:
            code, state = policy(g, state)
            if code < 0 or code >= CODES or not is_legal(g, code):
                return np.uint64(0)
            play(g, code)
    return state

"""Bots inside the kernel: they play like the bots of the same name in `linko.bots`.

An opponent is a kind and, if it plays by judgement, its weights. Many games with such opponents
are stepped by `linko.judgement.opposed_batch`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import (
    ANSWER,
    BUNDLED_HIGHEST,
    BUNDLED_JOKERS,
    CODE_PASS,
    CODE_PICKUP,
    CODE_PILE,
    CODE_TAKE,
    CONSOLATION,
    OVER,
    PLAY,
    PLAY_CODE,
    SEATS,
    SET_VALUE,
    TAKE,
    Record,
    X,
)
from linko.engine.kernel.legal import count_legal, nth_legal, to_move
from linko.engine.kernel.step import play
from linko.engine.simulation.policy import random_policy
from linko.judgement.threats import NOT_COUNTED, Room
from linko.judgement.valuation import choose_judged
from linko.judgement.weights import WEIGHTS, Weights

AT_RANDOM: Final = 0
GREEDY: Final = 1
JUDGED: Final = 2

Kinds = npt.NDArray[np.int8]
AllWeights = Any  # a record for each seat; numba knows the fields, mypy cannot


class Opponent(NamedTuple):
    """How a seat plays."""

    kind: int
    weights: Weights | None = None
    """The weights of a `JUDGED` opponent."""


def by_seat(opponents: Sequence[Opponent], seat: int, seats: int) -> tuple[Kinds, AllWeights]:
    """Return kinds and weights by seat, for opponents listed clockwise from a seat's left."""
    kinds = np.zeros(SEATS, np.int8)
    weights = np.zeros(SEATS, WEIGHTS).view(np.recarray)
    for place, opponent in enumerate(opponents, 1):
        there = (seat + place) % seats
        kinds[there] = opponent.kind
        if opponent.weights is not None:
            weights[there] = opponent.weights
    return kinds, weights


@compiled
def others_oppose(
    g: Record, seat: int, state: np.uint64, kinds: Kinds, weights: AllWeights, room: Room
) -> np.uint64:
    """Let the other seats play until the seat must decide or the game is over."""
    room.counted_to = NOT_COUNTED
    while g.phase != OVER:
        decides = to_move(g)
        if decides == seat:
            break
        kind = kinds[decides]
        if kind == JUDGED:
            code, state = choose_judged(g, weights[decides], 0.0, False, state, room)
        elif kind == GREEDY:
            code = greedy_code(g)
        else:
            code, state = random_policy(g, state)
        play(g, code)
    return state


@compiled
def greedy_code(g: Record) -> int:
    """Return the move that `linko.bots.greedy.Greedy` makes."""
    phase, seat = g.phase, to_move(g)
    if phase == PLAY:
        best = 1
        for rank in range(2, g.ranks + 1):
            if g.hands[seat, rank] > g.hands[seat, best]:
                best = rank
        if g.hands[seat, best] == 0:
            best = X
        return int(PLAY_CODE[best, g.hands[seat, best], 0])
    if phase == TAKE:
        return CODE_TAKE
    if phase == ANSWER:
        return CODE_PICKUP
    if phase == CONSOLATION:
        return CODE_PASS
    best, most = -1, -1
    for k in range(count_legal(g)):
        code = nth_legal(g, k)
        held = 0 if code == CODE_PILE else cards_held(g, seat, code)
        if held > most:
            best, most = code, held
    return best


@compiled
def cards_held(g: Record, seat: int, code: int) -> int:
    """Return how many cards the seat holds that occur in a row entry or ghost set."""
    first = int(SET_VALUE[code])
    held = int(g.hands[seat, first])
    if BUNDLED_HIGHEST[code] > 0 and first != g.ranks:
        held += int(g.hands[seat, g.ranks])
    if BUNDLED_JOKERS[code] > 0 and first != X:
        held += int(g.hands[seat, X])
    return held

"""Many games stepped together for a learner, against compiled bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from linko.engine.errors import EngineError
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.deal import deal_at_random
from linko.engine.kernel.layout import DECK_SIZE, GAME, OVER, RECORD, Bytes, MoveCodes
from linko.engine.kernel.legal import to_move
from linko.engine.kernel.step import play
from linko.engine.simulation.seated_batch import (
    Decisions,
    Numbers,
    Perspective,
    SeatedBatch,
    Sheets,
    States,
    look,
    rests,
    settle,
)
from linko.judgement.opponents import AllWeights, Kinds, Opponent, by_seat, others_oppose
from linko.judgement.threats import Room, new_room
from linko.options import Options

Opposition = tuple[Kinds, AllWeights, Room]
"""Kinds and weights by seat, and the buffers of one thread."""


class OpposedBatch(SeatedBatch):
    """A `SeatedBatch` in which every other seat is a compiled bot.

    >>> from linko.judgement.opponents import GREEDY, Opponent
    >>> batch = OpposedBatch("classic", seats=2, size=100, opponents=[Opponent(GREEDY)], seed=7)
    >>> now = batch.start()
    >>> batch.decide(batch.random_codes()).observations.shape
    (100, 1475)
    """

    def __init__(
        self,
        edition: str | Options = "classic",
        *,
        seats: int,
        size: int,
        opponents: Sequence[Opponent],
        seat: int = 0,
        whole: bool = True,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        """Deal all games; `opponents` are listed clockwise from the left of `seat`."""
        super().__init__(
            edition, seats=seats, size=size, seat=seat, whole=whole, seed=seed, threads=threads
        )
        if seat < 0 or len(opponents) != seats - 1:
            raise EngineError("engine_opponents", given=len(opponents), needed=seats - 1)
        self._kinds, self._weights = by_seat(opponents, seat, seats)

    def _play(self, part: slice, codes: MoveCodes, found: Decisions) -> None:
        games = self._bytes[part.start * GAME.itemsize : part.stop * GAME.itemsize]
        sheets = (
            found.done[part],
            found.scores[part],
            found.win_shares[part],
            found.mask[part],
            found.observations[part],
        )
        where = games, codes, self._states[part], self._perspective
        step_all_against(*where, sheets, (self._kinds, self._weights, new_room()))

    def _deal(self, numbers: Numbers, found: Decisions) -> None:
        sheets = found.done, found.scores, found.win_shares, found.mask, found.observations
        where = self._bytes, numbers, self._states, self._perspective
        deal_some_against(*where, sheets, (self._kinds, self._weights, new_room()))


@compiled
def step_all_against(
    games: Bytes,
    codes: MoveCodes,
    states: States,
    perspective: Perspective,
    sheets: Sheets,
    opposition: Opposition,
) -> None:
    """In each game play a move, let the bots play, and write the results."""
    records = games.view(RECORD)
    seat, whole = perspective
    done, scores, win_shares, mask, planes = sheets
    kinds, weights, room = opposition
    for number in range(len(records)):
        g = records[number]
        if rests(g, done, scores, win_shares, number):
            continue
        decides = to_move(g)
        play(g, codes[number])
        states[number] = others_oppose(g, seat, states[number], kinds, weights, room)
        done[number] = settle(g, scores[number], win_shares[number])
        look(g, decides if done[number] else seat, whole, mask[number], planes[number])


@compiled
def deal_some_against(
    games: Bytes,
    numbers: npt.NDArray[np.integer],
    states: States,
    perspective: Perspective,
    sheets: Sheets,
    opposition: Opposition,
) -> None:
    """Deal these games again until the seat has something to decide, and write what it sees."""
    records, deck = games.view(RECORD), np.zeros(DECK_SIZE, np.int8)
    seat, whole = perspective
    _, _, _, mask, planes = sheets
    kinds, weights, room = opposition
    for number in numbers:
        g = records[number]
        g.phase = OVER
        while g.phase == OVER:
            state = deal_at_random(g, deck, states[number])
            states[number] = others_oppose(g, seat, state, kinds, weights, room)
        look(g, seat, whole, mask[number], planes[number])

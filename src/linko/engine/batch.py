"""Many games stepped together: the simulator for learners."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from linko.engine.bridge import prepared
from linko.engine.compiling import compiled
from linko.engine.dealing import seeds
from linko.engine.layout import CODES, DECK_SIZE, NOBODY, OVER, TAKE, Codes, Games, Record
from linko.engine.legal import is_legal, list_legal
from linko.engine.observe import observation_layout, observe
from linko.engine.playing import play
from linko.engine.playouts import deal_at_random, in_parts, random_policy, write_result
from linko.errors import EngineError, quote
from linko.game import as_options
from linko.options import Options


@dataclass(frozen=True, slots=True)
class Step:
    """What a step brought; each row is a game."""

    done: npt.NDArray[np.bool_]
    """Which games ended with this step; they have been dealt anew."""
    scores: npt.NDArray[np.int16]
    """By seat, where the game ended; 0 elsewhere."""
    win_shares: npt.NDArray[np.float32]
    """By seat, where the game ended: 1 for a win, split evenly where it is shared."""


class Batch:
    """So many games of one edition; one that ends is dealt anew at once.

    >>> batch = Batch("classic", seats=4, size=100, seed=7)
    >>> step = batch.step(batch.random_codes())
    >>> bool(step.done.any()), batch.legal_mask().shape
    (False, (100, 888))
    """

    def __init__(
        self,
        edition: str | Options = "classic",
        *,
        seats: int,
        size: int,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        """Deal all games; the same seed gives the same games whatever the threads."""
        for name, value in (("size", size), ("threads", threads)):
            if type(value) is not int or value < 1:
                raise EngineError("engine_bad_count", name=name, given=quote(value))
        self.options = as_options(edition)
        self.seats = seats
        self.size = size
        self.games: Games = prepared(self.options, seats, size)
        """The records; change them only through `step`."""
        self._threads = threads
        self._states = seeds(seed, size)
        self._layout = observation_layout(self.options, seats)
        self._in_parts(lambda part: _deal_all(self.games[part], _room(), self._states[part]))

    @property
    def to_move(self) -> npt.NDArray[np.int8]:
        """The seat that must decide in each game."""
        seats: npt.NDArray[np.int8] = np.where(
            (self.games["victim"] != NOBODY) & (self.games["phase"] != TAKE),
            self.games["victim"],
            self.games["turn"],
        )
        return seats

    def legal_mask(self) -> npt.NDArray[np.bool_]:
        """Which codes are legal in each game."""
        mask = np.zeros((self.size, CODES), np.bool_)
        self._in_parts(lambda part: _mask_all(self.games[part], mask[part]))
        return mask

    def random_codes(self) -> npt.NDArray[np.int16]:
        """A legal move for each game, every one equally likely."""
        codes = np.zeros(self.size, np.int16)
        self._in_parts(lambda part: _choose_all(self.games[part], self._states[part], codes[part]))
        return codes

    def step(self, codes: npt.ArrayLike) -> Step:
        """Play a move in each game; if one is illegal nothing is played at all."""
        checked = self._checked(codes)
        step = Step(
            np.zeros(self.size, np.bool_),
            np.zeros((self.size, self.seats), np.int16),
            np.zeros((self.size, self.seats), np.float32),
        )
        self._in_parts(
            lambda part: _step_all(
                self.games[part],
                _room(),
                self._states[part],
                checked[part],
                step.done[part],
                step.scores[part],
                step.win_shares[part],
            )
        )
        return step

    def observe(self) -> npt.NDArray[np.int16]:
        """What the seat that must decide may know in each game; see `observation_layout`."""
        planes = np.zeros((self.size, self._layout.size), np.int16)
        seats = self.to_move
        self._in_parts(lambda part: _observe_all(self.games[part], seats[part], planes[part]))
        return planes

    def _in_parts(self, work: Callable[[slice], None]) -> None:
        in_parts(work, self.size, self._threads)

    def _checked(self, codes: npt.ArrayLike) -> npt.NDArray[np.int16]:
        given = np.asarray(codes)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise EngineError(
                "engine_wrong_shape", size=self.size, given=f"{given.dtype} of shape {given.shape}"
            )
        wrong = _first_illegal(self.games, given)
        if wrong >= 0:
            raise EngineError("engine_illegal_code", game=int(wrong), given=int(given[wrong]))
        return given.astype(np.int16)


def _room() -> npt.NDArray[np.int8]:
    return np.zeros(DECK_SIZE, np.int8)


@compiled
def _deal_all(games: Games, deck: npt.NDArray[np.int8], states: npt.NDArray[np.uint64]) -> None:
    for number in range(len(games)):
        states[number] = deal_at_random(games[number], deck, states[number])


@compiled
def _mask_all(games: Games, mask: npt.NDArray[np.bool_]) -> None:
    for number in range(len(games)):
        mark_legal(games[number], mask[number])


@compiled
def mark_legal(g: Record, mask: npt.NDArray[np.bool_]) -> None:
    """Set the legal codes in a mask of all codes."""
    codes = np.empty(CODES, np.int16)
    for k in range(list_legal(g, codes)):
        mask[codes[k]] = True


@compiled
def _choose_all(games: Games, states: npt.NDArray[np.uint64], codes: Codes) -> None:
    for number in range(len(games)):
        codes[number], states[number] = random_policy(games[number], states[number])


@compiled
def _first_illegal(games: Games, codes: Codes) -> int:
    for number in range(len(games)):
        code = codes[number]
        if code < 0 or code >= CODES or not is_legal(games[number], code):
            return number
    return -1


@compiled
def _step_all(
    games: Games,
    deck: npt.NDArray[np.int8],
    states: npt.NDArray[np.uint64],
    codes: Codes,
    done: npt.NDArray[np.bool_],
    scores: npt.NDArray[np.int16],
    win_shares: npt.NDArray[np.float32],
) -> None:
    for number in range(len(games)):
        g = games[number]
        play(g, codes[number])
        if g.phase == OVER:
            done[number] = True
            write_result(g, scores[number], win_shares[number])
            states[number] = deal_at_random(g, deck, states[number])


@compiled
def _observe_all(games: Games, seats: npt.NDArray[np.int8], planes: npt.NDArray[np.int16]) -> None:
    for number in range(len(games)):
        observe(games[number], seats[number], planes[number])

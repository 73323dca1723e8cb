"""Many games stepped together: a simulator for machine learning."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

import numpy as np
import numpy.typing as npt

from linko.engine.arguments import as_codes, checked_count
from linko.engine.bridge import prepared
from linko.engine.errors import EngineError
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.deal import deal_at_random
from linko.engine.kernel.generator import seeds
from linko.engine.kernel.layout import CODES, DECK_SIZE, OVER, Games, MoveCodes
from linko.engine.kernel.legal import is_legal, mark_legal, to_move
from linko.engine.kernel.observe import observation_layout, observe
from linko.engine.kernel.score import write_result
from linko.engine.kernel.step import play
from linko.engine.simulation.policy import random_policy
from linko.engine.simulation.threads import in_parts
from linko.game import as_options
from linko.options import Options


@dataclass(frozen=True, slots=True)
class Step:
    """The results of a step; each row is a game."""

    done: npt.NDArray[np.bool_]
    """Which games ended with this step; they have been dealt again."""
    scores: npt.NDArray[np.int16]
    """Scores by seat if the game ended, otherwise 0."""
    win_shares: npt.NDArray[np.float32]
    """Shares of the win by seat if the game ended: 1, split evenly if it is shared."""


class Batch:
    """A number of games of one edition; a game that ends is dealt again at once.

    Copies made with `copy` or `pickle` are independent.

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
        """Deal all games; the same seed gives the same games for any number of threads."""
        self.options = as_options(edition)
        self.seats = seats
        self.size = checked_count("size", size)
        self.games: Games = prepared(self.options, seats, self.size)
        """The records; change them only through `step`."""
        self._threads = checked_count("threads", threads)
        self._states = seeds(seed, self.size)
        self._lock = Lock()
        self._layout = observation_layout(self.options, seats)
        self._in_parts(lambda part: _deal_all(self.games[part], self._states[part]))

    def __getstate__(self) -> dict[str, object]:
        """Return the state for a copy or a pickle: the current games, without the lock."""
        with self._lock:
            state = self.__dict__ | {"games": self.games.copy(), "_states": self._states.copy()}
        del state["_lock"]
        return state

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._lock = Lock()

    @property
    def to_move(self) -> npt.NDArray[np.int8]:
        """The seat that must decide in each game."""
        seats = np.zeros(self.size, np.int8)
        self._in_parts(lambda part: _to_move_all(self.games[part], seats[part]))
        return seats

    def legal_mask(self) -> npt.NDArray[np.bool_]:
        """Return a mask of the legal codes for each game."""
        mask = np.zeros((self.size, CODES), np.bool_)
        self._in_parts(lambda part: _mask_all(self.games[part], mask[part]))
        return mask

    def random_codes(self) -> npt.NDArray[np.int16]:
        """Return a random legal move for each game; all are equally likely."""
        codes = np.zeros(self.size, np.int16)
        with self._lock:
            self._in_parts(
                lambda part: _choose_all(self.games[part], self._states[part], codes[part])
            )
        return codes

    def step(self, codes: npt.ArrayLike) -> Step:
        """Play a move in each game; if one of them is illegal, nothing is played."""
        given = as_codes(codes, self.size)
        step = Step(
            np.zeros(self.size, np.bool_),
            np.zeros((self.size, self.seats), np.int16),
            np.zeros((self.size, self.seats), np.float32),
        )
        with self._lock:
            wrong = first_illegal(self.games, given)
            if wrong >= 0:
                raise EngineError("engine_illegal_code", game=wrong, given=int(given[wrong]))
            self._in_parts(
                lambda part: _step_all(
                    self.games[part],
                    self._states[part],
                    given[part],
                    step.done[part],
                    step.scores[part],
                    step.win_shares[part],
                )
            )
        return step

    def observe(self, seats: npt.ArrayLike | None = None) -> npt.NDArray[np.int16]:
        """Return the observations of the given seats, or of the seats that must decide.

        See `observation_layout`.
        """
        planes = np.zeros((self.size, self._layout.size), np.int16)
        chosen = self.to_move if seats is None else as_codes(seats, self.size)
        if chosen.min() < 0 or chosen.max() >= self.seats:
            raise EngineError("engine_no_such_seat", highest=self.seats - 1)
        self._in_parts(lambda part: _observe_all(self.games[part], chosen[part], planes[part]))
        return planes

    def _in_parts(self, work: Callable[[slice], None]) -> None:
        in_parts(work, self.size, self._threads)


@compiled
def _deal_all(games: Games, states: npt.NDArray[np.uint64]) -> None:
    deck = np.zeros(DECK_SIZE, np.int8)
    for number in range(len(games)):
        states[number] = deal_at_random(games[number], deck, states[number])


@compiled
def _mask_all(games: Games, mask: npt.NDArray[np.bool_]) -> None:
    for number in range(len(games)):
        mark_legal(games[number], mask[number])


@compiled
def _to_move_all(games: Games, seats: npt.NDArray[np.int8]) -> None:
    for number in range(len(games)):
        seats[number] = to_move(games[number])


@compiled
def _choose_all(games: Games, states: npt.NDArray[np.uint64], codes: MoveCodes) -> None:
    for number in range(len(games)):
        codes[number], states[number] = random_policy(games[number], states[number])


@compiled
def first_illegal(games: Games, codes: MoveCodes) -> int:
    """Return the first running game in which a code is not legal; -1 if there is none."""
    for number in range(len(games)):
        code = codes[number]
        if games[number].phase == OVER:
            continue
        if code < 0 or code >= CODES or not is_legal(games[number], code):
            return number
    return -1


@compiled
def _step_all(
    games: Games,
    states: npt.NDArray[np.uint64],
    codes: MoveCodes,
    done: npt.NDArray[np.bool_],
    scores: npt.NDArray[np.int16],
    win_shares: npt.NDArray[np.float32],
) -> None:
    deck = np.zeros(DECK_SIZE, np.int8)
    for number in range(len(games)):
        g = games[number]
        play(g, codes[number])
        if g.phase == OVER:
            done[number] = True
            write_result(g, scores[number], win_shares[number])
            states[number] = deal_at_random(g, deck, states[number])


@compiled
def _observe_all(
    games: Games, seats: npt.NDArray[np.integer], planes: npt.NDArray[np.int16]
) -> None:
    for number in range(len(games)):
        observe(games[number], seats[number], planes[number])

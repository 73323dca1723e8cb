"""Many games stepped together for a learner that decides for one seat.

The other seats play inside the kernel, at random or by a policy, until the seat must decide again.
Each step also returns the seat's observations and legal moves, in one pass over the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from linko.engine.arguments import as_codes
from linko.engine.errors import EngineError
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.deal import deal_at_random
from linko.engine.kernel.generator import seeds
from linko.engine.kernel.layout import (
    CODES,
    DECK_SIZE,
    GAME,
    NOBODY,
    OVER,
    RECORD,
    Bytes,
    Mask,
    MoveCodes,
    Record,
)
from linko.engine.kernel.legal import mark_legal, to_move
from linko.engine.kernel.observe import (
    hidden_layout,
    observation_layout,
    observe,
    observe_hidden,
    observe_table,
)
from linko.engine.kernel.score import write_result
from linko.engine.kernel.step import play
from linko.engine.simulation.batch import Batch, first_illegal
from linko.engine.simulation.policy import (
    EVERYBODY,
    Policy,
    check_policy,
    others_follow,
    others_play,
)
from linko.options import Options

States = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.integer]
Planes = npt.NDArray[np.int16]

# Plain tuples: with named tuples numba needs a microsecond more for a step of about 30.
Perspective = tuple[int, bool]
"""The seat that the caller decides for, and whether observations have the long planes."""

Sheets = tuple[npt.NDArray[np.bool_], npt.NDArray[np.int16], npt.NDArray[np.float32], Mask, Planes]
"""The arrays that the kernel writes to: the first five of `Decisions`, or slices of them."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """The results of a step, and the next decisions; each row is a game."""

    done: npt.NDArray[np.bool_]
    """Which games ended; they have been dealt again."""
    scores: npt.NDArray[np.int16]
    """Scores by seat if the game ended, otherwise 0."""
    win_shares: npt.NDArray[np.float32]
    """Shares of the win by seat if the game ended: 1, split evenly if it is shared."""
    mask: npt.NDArray[np.bool_]
    """The codes that are legal now."""
    observations: Planes
    """What the seat that must decide now may know."""
    final_observations: Planes
    """What the last seat to decide knew at the end; one row for each game that ended."""


class SeatedBatch(Batch):
    """A batch in which the caller decides for one seat, or with `EVERYBODY` for all.

    A game that ends before the seat has decided anything is dealt again.

    >>> batch = SeatedBatch("classic", seats=2, size=100, seed=7)
    >>> now = batch.start()
    >>> now = batch.decide(batch.random_codes())
    >>> now.mask.shape, now.observations.shape, set(batch.to_move.tolist())
    ((100, 888), (100, 1475), {0})
    """

    def __init__(
        self,
        edition: str | Options = "classic",
        *,
        seats: int,
        size: int,
        seat: int = 0,
        policy: Policy | None = None,
        whole: bool = True,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        """Deal all games. The others play by the policy, or at random.

        Without `whole`, observations have no long planes; see `observation_layout`.
        """
        super().__init__(edition, seats=seats, size=size, seed=seed, threads=threads)
        if type(seat) is not int or not EVERYBODY <= seat < seats:
            raise EngineError("engine_no_such_seat", highest=seats - 1)
        check_policy(policy)
        self.seat = seat
        self._policy = policy
        self._perspective: Perspective = seat, whole
        self._bytes: Bytes = self.games.view(np.uint8).view(np.ndarray)
        self._width = observation_layout(self.options, seats, whole=whole).size

    def __getstate__(self) -> dict[str, object]:
        state = super().__getstate__()
        del state["_bytes"]
        return state

    def __setstate__(self, state: dict[str, object]) -> None:
        super().__setstate__(state)
        self._bytes = self.games.view(np.uint8).view(np.ndarray)

    def start(self, seed: int | Sequence[int] | None = None) -> Decisions:
        """Deal all games again, from one seed, a seed for each game, or the current generators."""
        found = self._room()
        found.done[:] = False
        found.scores[:] = 0
        found.win_shares[:] = 0
        with self._lock:
            if seed is not None:
                self._states[:] = self._first_states(seed)
            self._deal(np.arange(self.size), found)
        return found

    def deal_again(
        self, numbers: Numbers, into: Decisions, seed: int | Sequence[int] | None = None
    ) -> None:
        """Deal only these games again, as `start` would, and write what the seat sees now."""
        with self._lock:
            if seed is not None:
                self._states[numbers] = self._first_states(seed)[numbers]
            into.done[numbers] = False
            into.scores[numbers] = 0
            into.win_shares[numbers] = 0
            self._deal(numbers, into)

    def look(self) -> Decisions:
        """Return what the seat sees now, without playing anything."""
        found = self._room()
        found.done[:] = False
        found.scores[:] = 0
        found.win_shares[:] = 0
        look_all(self._bytes, self._perspective, found.mask, found.observations)
        return found

    def hidden(self) -> Planes:
        """Return all hands and the pile of every game, for critics; see `hidden_layout`.

        The hands are listed clockwise from the caller's seat, or from the seat that must decide.
        """
        planes = np.zeros((self.size, hidden_layout(self.options, self.seats).size), np.int16)
        hidden_all(self._bytes, self._perspective, planes)
        return planes

    def decide(self, codes: npt.ArrayLike, *, deals: bool = True) -> Decisions:
        """Play a move in each game, then the other seats; if one is illegal, nothing is played.

        Games that end are dealt again, unless `deals` is false. Then they stay as they are, and
        nothing is played in them, until `deal_again`.
        """
        given = as_codes(codes, self.size)
        with self._lock:
            wrong = first_illegal_of(self._bytes, given)
            if wrong >= 0:
                raise EngineError("engine_illegal_code", game=wrong, given=int(given[wrong]))
            found = self._room()
            self._in_parts(lambda part: self._play(part, given[part], found))
            ended = np.flatnonzero(found.done)
            final = found.observations[ended]
            if deals and len(ended):
                self._deal(ended, found)
        return replace(found, final_observations=final)

    def _first_states(self, seed: int | Sequence[int]) -> States:
        if isinstance(seed, int):
            return seeds(seed, self.size)
        return np.array([seeds(one, 1)[0] for one in seed], np.uint64)

    def _room(self) -> Decisions:
        """Return empty arrays for the results of a step."""
        return Decisions(
            np.empty(self.size, np.bool_),
            np.empty((self.size, self.seats), np.int16),
            np.empty((self.size, self.seats), np.float32),
            np.empty((self.size, CODES), np.bool_),
            np.empty((self.size, self._width), np.int16),
            np.empty((0, self._width), np.int16),
        )

    def _play(self, part: slice, codes: MoveCodes, found: Decisions) -> None:
        games = self._bytes[part.start * GAME.itemsize : part.stop * GAME.itemsize]
        where = games, codes, self._states[part], self._perspective
        sheets = (
            found.done[part],
            found.scores[part],
            found.win_shares[part],
            found.mask[part],
            found.observations[part],
        )
        if self._policy is None:
            step_all(*where, sheets)
        else:
            _refuse_illegal(step_all_by(*where, sheets, self._policy))

    def _deal(self, numbers: Numbers, found: Decisions) -> None:
        where = self._bytes, numbers, self._states, self._perspective
        sheets = found.done, found.scores, found.win_shares, found.mask, found.observations
        if self._policy is None:
            deal_some(*where, sheets)
        else:
            _refuse_illegal(deal_some_by(*where, sheets, self._policy))


def _refuse_illegal(wrong: int) -> None:
    if wrong >= 0:
        raise EngineError("engine_illegal_policy", game=wrong)


@compiled
def first_illegal_of(games: Bytes, codes: MoveCodes) -> int:
    """Return the first game in which a code is not legal; -1 if there is none."""
    return first_illegal(games.view(RECORD), codes)


@compiled
def step_all(
    games: Bytes, codes: MoveCodes, states: States, perspective: Perspective, sheets: Sheets
) -> None:
    """In each game play a move, let the other seats play, and write the results."""
    records = games.view(RECORD)
    seat, whole = perspective
    done, scores, win_shares, mask, planes = sheets
    for number in range(len(records)):
        g = records[number]
        if rests(g, done, scores, win_shares, number):
            continue
        decides = to_move(g)
        play(g, codes[number])
        states[number] = others_play(g, seat, states[number])
        done[number] = settle(g, scores[number], win_shares[number])
        look(g, decides if done[number] else seat, whole, mask[number], planes[number])


@compiled
def step_all_by(
    games: Bytes,
    codes: MoveCodes,
    states: States,
    perspective: Perspective,
    sheets: Sheets,
    policy: Policy,
) -> int:
    """`step_all` with a policy; returns the number of the game where it failed, or -1.

    The code is duplicated because numba does not cache functions that take a function argument.
    """
    records = games.view(RECORD)
    seat, whole = perspective
    done, scores, win_shares, mask, planes = sheets
    for number in range(len(records)):
        g = records[number]
        if rests(g, done, scores, win_shares, number):
            continue
        decides = to_move(g)
        play(g, codes[number])
        state = others_follow(g, seat, states[number], policy)
        if state == 0:
            return number
        states[number] = state
        done[number] = settle(g, scores[number], win_shares[number])
        look(g, decides if done[number] else seat, whole, mask[number], planes[number])
    return -1


@compiled
def deal_some(
    games: Bytes, numbers: Numbers, states: States, perspective: Perspective, sheets: Sheets
) -> None:
    """Deal these games again until the seat has something to decide, and write what it sees."""
    records, deck = games.view(RECORD), np.zeros(DECK_SIZE, np.int8)
    seat, whole = perspective
    _, _, _, mask, planes = sheets
    for number in numbers:
        g = records[number]
        g.phase = OVER
        while g.phase == OVER:
            state = deal_at_random(g, deck, states[number])
            states[number] = others_play(g, seat, state)
        look(g, seat, whole, mask[number], planes[number])


@compiled
def deal_some_by(
    games: Bytes,
    numbers: Numbers,
    states: States,
    perspective: Perspective,
    sheets: Sheets,
    policy: Policy,
) -> int:
    """`deal_some` with a policy; returns the number of the game where it failed, or -1."""
    records, deck = games.view(RECORD), np.zeros(DECK_SIZE, np.int8)
    seat, whole = perspective
    _, _, _, mask, planes = sheets
    for number in numbers:
        g = records[number]
        g.phase = OVER
        while g.phase == OVER:
            state = others_follow(g, seat, deal_at_random(g, deck, states[number]), policy)
            if state == 0:
                return int(number)
            states[number] = state
        look(g, seat, whole, mask[number], planes[number])
    return -1


@compiled
def rests(
    g: Record,
    done: npt.NDArray[np.bool_],
    scores: npt.NDArray[np.int16],
    win_shares: npt.NDArray[np.float32],
    number: int,
) -> bool:
    """Return whether a game ended earlier and was not dealt again; it then has no results."""
    if g.phase != OVER:
        return False
    done[number] = False
    scores[number] = 0
    win_shares[number] = 0
    return True


@compiled
def look_all(games: Bytes, perspective: Perspective, mask: Mask, planes: Planes) -> None:
    """Write the legal moves and the observations of all games."""
    records = games.view(RECORD)
    seat, whole = perspective
    for number in range(len(records)):
        look(records[number], seat, whole, mask[number], planes[number])


@compiled
def hidden_all(games: Bytes, perspective: Perspective, planes: Planes) -> None:
    """Write all hands and piles of all games; zeros if nobody must decide."""
    records = games.view(RECORD)
    for number in range(len(records)):
        g = records[number]
        seat = perspective[0]
        if seat == EVERYBODY:
            seat = to_move(g)
        if seat != NOBODY:
            observe_hidden(g, seat, planes[number])


@compiled
def settle(g: Record, scores: npt.NDArray[np.int16], win_shares: npt.NDArray[np.float32]) -> bool:
    """Write the result if the game is over, otherwise zeros; return whether it is over."""
    if g.phase == OVER:
        write_result(g, scores, win_shares)
        return True
    scores[:] = 0
    win_shares[:] = 0
    return False


@compiled
def look(g: Record, seat: int, whole: bool, mask: Mask, planes: Planes) -> None:
    """Write the legal moves and the observation of a seat, or of the seat that must decide.

    If nobody must decide because the game is over, both are zeros.
    """
    if seat == EVERYBODY:
        seat = to_move(g)
    mask[:] = False
    planes[:] = 0
    if seat == NOBODY:
        return
    mark_legal(g, mask)
    if whole:
        observe(g, seat, planes)
    else:
        observe_table(g, seat, planes)

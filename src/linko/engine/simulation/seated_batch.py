"""Many games stepped together as a learner wants it: the caller decides for one seat.

The other seats play inside the kernel, at random or by a policy, until the seat must decide again.
What the seat may know and may do then comes with the step, all from one pass over the games.
"""

from __future__ import annotations

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
    OVER,
    RECORD,
    Bytes,
    Mask,
    MoveCodes,
    Record,
)
from linko.engine.kernel.legal import mark_legal, to_move
from linko.engine.kernel.observe import observation_layout, observe, observe_table
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

# Plain tuples: numba needs a microsecond more to recognise a named one, of some 30 for a step.
Perspective = tuple[int, bool]
"""The seat whose decisions are wanted, and whether observations have the long planes."""

Sheets = tuple[npt.NDArray[np.bool_], npt.NDArray[np.int16], npt.NDArray[np.float32], Mask, Planes]
"""Where the kernel writes what it found: the first five arrays of `Decisions`, or parts of them."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """What a step brought, and what is to be decided now; each row is a game."""

    done: npt.NDArray[np.bool_]
    """Which games ended; they have been dealt anew."""
    scores: npt.NDArray[np.int16]
    """By seat, where the game ended; 0 elsewhere."""
    win_shares: npt.NDArray[np.float32]
    """By seat, where the game ended: 1 for a win, split evenly where it is shared."""
    mask: npt.NDArray[np.bool_]
    """The codes that are legal now."""
    observations: Planes
    """What the seat that must decide may know now."""
    final_observations: Planes
    """What the seat that decided last knew at the end; a row for each game that ended."""


class SeatedBatch(Batch):
    """A batch in which the caller decides for one seat, or with `EVERYBODY` for all.

    A game that ends before the seat has decided anything is dealt anew.

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

    def start(self, seed: int | None = None) -> Decisions:
        """Deal every game anew, from a seed or on from where the generators are."""
        found = self._room()
        found.done[:] = False
        found.scores[:] = 0
        found.win_shares[:] = 0
        with self._lock:
            if seed is not None:
                self._states[:] = seeds(seed, self.size)
            self._deal(np.arange(self.size), found)
        return found

    def decide(self, codes: npt.ArrayLike) -> Decisions:
        """Play a move in each game and let the others play; one illegal, and nothing is played."""
        given = as_codes(codes, self.size)
        with self._lock:
            wrong = first_illegal_of(self._bytes, given)
            if wrong >= 0:
                raise EngineError("engine_illegal_code", game=wrong, given=int(given[wrong]))
            found = self._room()
            self._in_parts(lambda part: self._play(part, given[part], found))
            ended = np.flatnonzero(found.done)
            final = found.observations[ended]
            if len(ended):
                self._deal(ended, found)
        return replace(found, final_observations=final)

    def _room(self) -> Decisions:
        """Where what is found is written; nothing is in it yet."""
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
    """The first game in which a code is not legal; -1 if there is none."""
    return first_illegal(games.view(RECORD), codes)


@compiled
def step_all(
    games: Bytes, codes: MoveCodes, states: States, perspective: Perspective, sheets: Sheets
) -> None:
    """A move in each game, what the others do, and what is seen then; one game after the other."""
    records = games.view(RECORD)
    seat, whole = perspective
    done, scores, win_shares, mask, planes = sheets
    for number in range(len(records)):
        g = records[number]
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
    """`step_all` with a policy; the number of the game where it failed, or -1.

    It is spelled out because numba keeps compiled code on disk only where no function is handed on.
    """
    records = games.view(RECORD)
    seat, whole = perspective
    done, scores, win_shares, mask, planes = sheets
    for number in range(len(records)):
        g = records[number]
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
    """Deal these games anew until the seat has something to decide, and look."""
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
    """`deal_some` with a policy; the number of the game where it failed, or -1."""
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
def settle(g: Record, scores: npt.NDArray[np.int16], win_shares: npt.NDArray[np.float32]) -> bool:
    """Whether the game is over, and how it ended."""
    if g.phase == OVER:
        write_result(g, scores, win_shares)
        return True
    scores[:] = 0
    win_shares[:] = 0
    return False


@compiled
def look(g: Record, seat: int, whole: bool, mask: Mask, planes: Planes) -> None:
    """What a seat may do and know; of everybody, the one that must decide."""
    if seat == EVERYBODY:
        seat = to_move(g)
    mask[:] = False
    planes[:] = 0
    mark_legal(g, mask)
    if whole:
        observe(g, seat, planes)
    else:
        observe_table(g, seat, planes)

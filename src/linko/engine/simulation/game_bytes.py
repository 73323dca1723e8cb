"""One game stepped from Python, decision by decision, with little overhead for each call.

Passing a record to numba takes several microseconds, passing plain bytes a third of one. So the
game is kept as bytes, and every function here views them as a record inside the kernel.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from linko.engine.arguments import as_index
from linko.engine.bridge import prepared, state_of
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.deal import deal, deal_at_random
from linko.engine.kernel.generator import advance, shuffle
from linko.engine.kernel.layout import (
    CARDS,
    CODES,
    DECK_SIZE,
    NOBODY,
    RECORD,
    Bytes,
    Deck,
    Mask,
    MoveCodes,
    Record,
)
from linko.engine.kernel.legal import is_legal, list_legal, mark_legal, to_move
from linko.engine.kernel.observe import (
    hidden_layout,
    observation_layout,
    observe,
    observe_hidden,
    observe_table,
)
from linko.engine.kernel.score import write_result
from linko.engine.kernel.step import play
from linko.engine.simulation.playouts import random_playout
from linko.engine.simulation.policy import others_play
from linko.game import as_options
from linko.options import Options
from linko.rules import State

ILLEGAL: Final = NOBODY - 1
"""Returned by `push_code` instead of a seat if the move is illegal."""


class GameBytes:
    """One game as bytes; copies made with `copy` or `pickle` are independent.

    Arguments are not checked, except for the code in `push`.

    >>> game = GameBytes("classic", seats=3)
    >>> state = game.deal(np.uint64(7))
    >>> game.push(int(game.legal_codes()[0])), game.to_move
    (True, 2)
    """

    __slots__ = ("bytes", "codes", "options", "seats", "to_move", "whole", "width")

    def __init__(self, edition: str | Options, *, seats: int, whole: bool = True) -> None:
        """Prepare a game without dealing it."""
        self.options = as_options(edition)
        self.seats = seats
        self.whole = whole
        self.width = observation_layout(self.options, seats, whole=whole).size
        self.bytes: Bytes = prepared(self.options, seats).view(np.uint8).view(np.ndarray)
        self.codes = np.zeros(CODES, np.int16)  # buffer for `legal_codes`
        self.to_move = NOBODY
        """The seat that must decide; -1 when the game is over."""

    def __copy__(self) -> GameBytes:
        twin = object.__new__(GameBytes)
        twin.options, twin.seats = self.options, self.seats
        twin.whole, twin.width = self.whole, self.width
        twin.bytes, twin.codes = self.bytes.copy(), np.zeros(CODES, np.int16)
        twin.to_move = self.to_move
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> GameBytes:
        del memo  # nothing in a game is shared
        return self.__copy__()

    def deal(self, state: np.uint64, seat: int | None = None) -> np.uint64:
        """Shuffle and deal from a state of the generator, and return the next one.

        With a seat, the others play at random until it must decide.
        """
        after = deal_bytes(self.bytes, np.zeros(DECK_SIZE, np.int8), state)
        if seat is not None:
            return self.let_others_play(seat, after)
        self.to_move = decider(self.bytes)
        return np.uint64(after)

    def let_others_play(self, seat: int, state: np.uint64) -> np.uint64:
        """Play at random until the seat must decide or the game is over."""
        after = others_play_bytes(self.bytes, seat, np.uint64(state))
        self.to_move = decider(self.bytes)
        return np.uint64(after)

    def push(self, code: object) -> bool:
        """Play a move; return False and change nothing if the code is not legal."""
        number = as_index(code)
        if number is None or not 0 <= number < CODES:
            return False
        decides = push_code(self.bytes, number)
        if decides == ILLEGAL:
            return False
        self.to_move = decides
        return True

    def deal_hidden_anew(self, seat: int, state: np.uint64) -> None:
        """Deal again the cards that a seat cannot know; its observation stays the same."""
        exchange_hidden(self.bytes, seat, np.zeros(DECK_SIZE, np.int8), np.uint64(state))

    def mask(self) -> npt.NDArray[np.int8]:
        """Return a mask of the legal codes, as 0 and 1."""
        mask = np.zeros(CODES, np.int8)
        mask_bytes(self.bytes, mask)
        return mask

    def legal_codes(self) -> npt.NDArray[np.int16]:
        """Return the legal codes in ascending order; the next call overwrites them."""
        return self.codes[: list_bytes(self.bytes, self.codes)]

    def observation(self, seat: int) -> npt.NDArray[np.int16]:
        """Return what a seat may know, in the planes of `observation_layout`."""
        planes = np.zeros(self.width, np.int16)
        observe_bytes(self.bytes, seat, self.whole, planes)
        return planes

    def hidden(self, seat: int) -> npt.NDArray[np.int16]:
        """Return all hands, clockwise from a seat, and the pile; see `hidden_layout`."""
        planes = np.zeros(hidden_layout(self.options, self.seats).size, np.int16)
        hidden_bytes(self.bytes, seat, planes)
        return planes

    def results(self) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.float32]]:
        """Return the current score and share of the win of every seat."""
        scores, win_shares = np.zeros(self.seats, np.int16), np.zeros(self.seats, np.float32)
        results_bytes(self.bytes, scores, win_shares)
        return scores, win_shares

    @property
    def record(self) -> Record:
        """The game as a record; it shares the bytes."""
        return self.bytes.view(RECORD).view(np.recarray)[0]

    @property
    def state(self) -> State:
        """The position as a `State` of the rules."""
        return state_of(self.record, self.options.edition)


@compiled
def deal_bytes(game: Bytes, deck: Deck, state: np.uint64) -> np.uint64:
    """`deal_at_random`."""
    return deal_at_random(game.view(RECORD)[0], deck, state)


@compiled
def decider(game: Bytes) -> int:
    """`to_move`."""
    return to_move(game.view(RECORD)[0])


@compiled
def others_play_bytes(game: Bytes, seat: int, state: np.uint64) -> np.uint64:
    """`others_play`."""
    return others_play(game.view(RECORD)[0], seat, state)


@compiled
def push_code(game: Bytes, code: int) -> int:
    """Play a move and return the seat that must decide next, or `ILLEGAL`."""
    g = game.view(RECORD)[0]
    if not is_legal(g, code):
        return ILLEGAL
    play(g, code)
    return to_move(g)


@compiled
def mask_bytes(game: Bytes, mask: Mask) -> None:
    """`mark_legal`."""
    mark_legal(game.view(RECORD)[0], mask)


@compiled
def list_bytes(game: Bytes, codes: MoveCodes) -> int:
    """`list_legal`."""
    return list_legal(game.view(RECORD)[0], codes)


@compiled
def observe_bytes(game: Bytes, seat: int, whole: bool, planes: npt.NDArray[np.int16]) -> None:
    """`observe`, or `observe_table` without the long planes."""
    if whole:
        observe(game.view(RECORD)[0], seat, planes)
    else:
        observe_table(game.view(RECORD)[0], seat, planes)


@compiled
def hidden_bytes(game: Bytes, seat: int, planes: npt.NDArray[np.int16]) -> None:
    """`observe_hidden`."""
    observe_hidden(game.view(RECORD)[0], seat, planes)


@compiled
def results_bytes(
    game: Bytes, scores: npt.NDArray[np.int16], win_shares: npt.NDArray[np.float32]
) -> None:
    """`write_result`."""
    write_result(game.view(RECORD)[0], scores, win_shares)


@compiled
def exchange_hidden(game: Bytes, seat: int, room: Deck, state: np.uint64) -> None:
    """Shuffle the pile together with the unknown cards of the other hands, and deal them again."""
    g = game.view(RECORD)[0]
    count = 0
    for other in range(g.seats):
        for card in range(1, CARDS):
            for _ in range(0 if other == seat else g.hands[other, card] - g.known[other, card]):
                room[count] = card
                count += 1
    for place in range(g.pile_top, g.pile_end):
        room[count] = g.pile[place]
        count += 1
    shuffle(room, count, state)
    at = 0
    for other in range(g.seats):
        if other == seat:
            continue
        unknown = 0
        for card in range(1, CARDS):
            unknown += g.hands[other, card] - g.known[other, card]
            g.hands[other, card] = g.known[other, card]
        for _ in range(unknown):
            g.hands[other, room[at]] += 1
            at += 1
    for place in range(g.pile_top, g.pile_end):
        g.pile[place] = room[at]
        at += 1


@compiled
def deal_known(undealt: Bytes, after: Bytes, cards: Deck, deck_size: int, starter: int) -> int:
    """Deal into `after`, and return the number of cards used.

    If fewer cards of the deck are known than were used, `after` is not valid.
    """
    after[:] = undealt
    g = after.view(RECORD)[0]
    deal(g, cards, deck_size, starter)
    return int(g.pile_top)


@compiled
def play_known(before: Bytes, after: Bytes, code: int, cards: Deck, count: int) -> int:
    """Put `count` cards on top of the pile, play into `after`, and return the number of cards used.

    If more cards were used than `count`, `after` is not valid. Returns -1 for an illegal move.
    """
    after[:] = before
    g = after.view(RECORD)[0]
    if not is_legal(g, code):
        return -1
    top = int(g.pile_top)
    for place in range(count):
        g.pile[top + place] = cards[place]
    play(g, code)
    return int(g.pile_top) - top


@compiled
def play_out_bytes(
    game: Bytes,
    hidden: Deck,
    state: np.uint64,
    scores: npt.NDArray[np.int16],
    win_shares: npt.NDArray[np.float32],
) -> np.uint64:
    """Shuffle these cards into the pile, and play the game to the end at random in place."""
    g = game.view(RECORD)[0]
    state = shuffle(hidden, len(hidden), state)
    for place in range(len(hidden)):
        g.pile[g.pile_top + place] = hidden[place]
    state = advance(state)
    random_playout(g, state, scores[:0])
    write_result(g, scores, win_shares)
    return state

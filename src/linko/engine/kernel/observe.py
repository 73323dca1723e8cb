"""Observations: what a seat may know, as numbers for machine learning.

An observation is a row of small integers, divided into named planes. Seats are counted clockwise
from the observer: its own seat is 0, the left neighbour 1. It contains nothing hidden. The whole
`View` can be rebuilt from it, except for names, the order of covered sets, and, during a draw,
whether the snatched cards were taken or discarded.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import (
    CODE_TAKE,
    NOBODY,
    SET_COUNT,
    SET_JOKERS,
    SET_VALUE,
    Record,
    X,
    option_field,
)
from linko.engine.kernel.legal import to_move
from linko.game import as_options
from linko.options import OPTION_NAMES, Options

SCALARS = (
    "seats", "seat", "starter", "turn", "to_move", "turn_number", "phase", "ended_by", "draws_left",
    "pile_size", "victim", "snatched_value", "snatched_count", "snatched_jokers",
)  # fmt: skip
"""Planes of one number; a missing seat is -1, a missing set is 0 0 0."""

SCALARS_END = len(OPTION_NAMES) + len(SCALARS)
assert SCALARS_END == 24  # `observe_scalars` uses these indices

SETS = CODE_TAKE
"""Number of different sets; the codes of plays come first."""


LONG_PLANES = ("covered", "discard")
"""The planes that only a whole observation has; they are long and mostly 0."""


@dataclass(frozen=True, slots=True)
class ObservationLayout:
    """The planes of an observation and their places."""

    planes: Mapping[str, slice]
    size: int


def observation_layout(
    edition: str | Options, seats: int, *, whole: bool = True
) -> ObservationLayout:
    """Return the planes of a game with these options, in order.

    Without `whole`, the covered sets and the discarded cards are missing.

    >>> layout = observation_layout("classic", 4)
    >>> layout.size, layout.planes["hand"]
    (2771, slice(24, 38, None))
    """
    options = as_options(edition)
    options.check_seats(seats)
    planes: dict[str, slice] = {}
    at = 0
    for name, length in _planes(options, seats):
        if not whole and name in LONG_PLANES:
            continue
        planes[name] = slice(at, at + length)
        at += length
    return ObservationLayout(planes, at)


def _planes(options: Options, seats: int) -> Iterator[tuple[str, int]]:
    for name in (*map(option_field, OPTION_NAMES), *SCALARS):
        yield name, 1
    yield "hand", X  # number of each card, 1 … 13 and X
    yield "ghost", X
    yield "hand_counts", seats
    yield "scores", seats
    yield "known", seats * X
    yield "tops", seats * 3  # value, cards of the value, jokers with them
    yield "covered", seats * SETS  # number of each covered set, by the code of its play
    yield "row", options.row_size * 3  # first card, highest cards and jokers on it
    yield "discard", options.deck_size + options.jokers - options.jokers_in_deck  # in order


def hidden_layout(edition: str | Options, seats: int) -> ObservationLayout:
    """Return the planes of `observe_hidden`: `hands` of all seats, and `pile` from its top.

    >>> hidden_layout("classic", 4).size
    165
    """
    options = as_options(edition)
    options.check_seats(seats)
    hands = seats * X
    cards = options.ranks * options.copies + options.jokers
    return ObservationLayout(
        {"hands": slice(0, hands), "pile": slice(hands, hands + cards)}, hands + cards
    )


@compiled
def observe_hidden(g: Record, seat: int, out: npt.NDArray[np.int16]) -> None:
    """Write all hands, clockwise from a seat, and the pile, into a row of zeros.

    Together with `observe` this is the whole position. It is for critics that may see everything
    during training, never for players.
    """
    seats = int(g.seats)
    for step in range(seats):
        other = (seat + step) % seats
        for card in range(1, X + 1):
            out[step * X + card - 1] = g.hands[other, card]
    at = seats * X
    for place in range(g.pile_top, g.pile_end):
        out[at] = g.pile[place]
        at += 1


@compiled
def observe(g: Record, seat: int, out: npt.NDArray[np.int16]) -> None:
    """Write what a seat may know into a row of zeros."""
    seats = int(g.seats)
    at = observe_seats(g, seat, out)
    for step in range(seats):
        other = (seat + step) % seats
        for place in range(int(g.stack_sets[other]) - 1):
            out[at + step * SETS + int(g.stacks[other, place])] += 1
    at = observe_row(g, out, at + seats * SETS)
    for place in range(g.discard_count):
        out[at + place] = g.discard[place]


@compiled
def observe_table(g: Record, seat: int, out: npt.NDArray[np.int16]) -> None:
    """`observe` without the long planes."""
    observe_row(g, out, observe_seats(g, seat, out))


@compiled
def observe_seats(g: Record, seat: int, out: npt.NDArray[np.int16]) -> int:
    """Write everything up to the top sets; returns where the next plane begins."""
    seats = int(g.seats)
    at = observe_scalars(g, seat, out)
    for card in range(1, X + 1):
        out[at + card - 1] = g.hands[seat, card]
        out[at + X + card - 1] = g.ghost[card]
    at += 2 * X
    for step in range(seats):
        other = (seat + step) % seats
        out[at + step] = g.hand_counts[other]
        out[at + seats + step] = g.stack_cards[other] - g.hand_counts[other]
    at += 2 * seats
    for step in range(seats):
        other = (seat + step) % seats
        for card in range(1, X + 1):
            out[at] = g.known[other, card]
            at += 1
    for step in range(seats):
        other = (seat + step) % seats
        sets = int(g.stack_sets[other])
        if sets > 0:
            write_set(out, at + 3 * step, g.stacks[other, sets - 1])
    return at + 3 * seats


@compiled
def observe_row(g: Record, out: npt.NDArray[np.int16], at: int) -> int:
    """Write the entries of the row; returns where the next plane begins."""
    for place in range(g.row_count):
        out[at + 3 * place] = g.row_first[place]
        out[at + 3 * place + 1] = g.row_highest[place]
        out[at + 3 * place + 2] = g.row_jokers[place]
    return at + 3 * int(g.row_size)


@compiled
def observe_scalars(g: Record, seat: int, out: npt.NDArray[np.int16]) -> int:
    """Write the options and the single numbers; returns where the next plane begins."""
    seats = int(g.seats)
    out[0] = g.consolation_draw
    out[1] = g.ones_beat_top
    out[2] = g.has_ghost
    out[3] = g.fewest_in_hand
    out[4] = g.ranks
    out[5] = g.copies
    out[6] = g.jokers
    out[7] = g.hand_size
    out[8] = g.row_size
    out[9] = g.ghost_size
    out[10] = seats
    out[11] = seat
    out[12] = (int(g.starter) - seat) % seats
    out[13] = (int(g.turn) - seat) % seats
    decides = to_move(g)
    out[14] = NOBODY if decides == NOBODY else (decides - seat) % seats
    out[15] = g.turn_number
    out[16] = g.phase
    out[17] = g.ended_by
    out[18] = g.draws_left
    out[19] = g.pile_end - g.pile_top
    out[20] = NOBODY if g.victim == NOBODY else (int(g.victim) - seat) % seats
    if g.victim != NOBODY:
        write_set(out, 21, g.snatched)
    return SCALARS_END


@compiled
def write_set(out: npt.NDArray[np.int16], at: int, code: int) -> None:
    """Write a set: its value, its number of cards of that value, its number of other jokers."""
    out[at] = SET_VALUE[code]
    out[at + 1] = SET_COUNT[code]
    out[at + 2] = SET_JOKERS[code]

"""How likely each seat is to win from a position, by a small network trained on our own games.

It looks at whole positions, hidden cards included, for a search asks it about worlds it has dealt
itself. It is asked where a turn begins. `training/` makes its numbers.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from linko.engine.compiling import compiled
from linko.engine.layout import SEATS, SET_SIZE, SET_VALUE, Record, X
from linko.engine.scoring import score

TABLE_INPUTS: Final = 6
SEAT_INPUTS: Final = 18
HIDDEN: Final = 32
SECOND: Final = 16

MOST_INPUTS: Final = TABLE_INPUTS + SEATS * SEAT_INPUTS

NET: Final = np.dtype(
    [
        ("inputs", np.int32),
        ("first", np.float32, (MOST_INPUTS, HIDDEN)),
        ("first_bias", np.float32, HIDDEN),
        ("second", np.float32, (HIDDEN, SECOND)),
        ("second_bias", np.float32, SECOND),
        ("last", np.float32, SECOND),
        ("last_bias", np.float32),
    ],
    align=True,
)
"""The numbers of one network."""

SIGHT: Final = np.dtype(
    [
        ("inputs", np.float32, MOST_INPUTS),
        ("first", np.float32, HIDDEN),
        ("second", np.float32, SECOND),
    ],
    align=True,
)
"""Where a position is looked at."""

Net = Any  # numba knows the fields, mypy cannot
Sight = Any


def inputs_for(seats: int) -> int:
    """How many inputs a network for so many seats has."""
    return TABLE_INPUTS + seats * SEAT_INPUTS


def new_sight() -> Sight:
    """A place to look at positions, for one thread."""
    return np.zeros(1, SIGHT).view(np.recarray)[0]


@compiled
def look(g: Record, seat: int, inputs: Any) -> None:  # noqa: ANN401 - an array or a record's
    """Write what matters about a position for a seat; the others follow clockwise."""
    seats = int(g.seats)
    supply = int(g.row_count) + int(g.pile_end) - int(g.pile_top)
    inputs[0] = supply / 60.0
    inputs[1] = min(60, int(g.turn_number)) / 30.0
    inputs[2] = 1.0 if supply < 8 else 0.0
    inputs[3] = float(g.consolation_draw)
    inputs[4] = float(g.ones_beat_top)
    inputs[5] = float(g.ghost_count) / 13.0
    at = TABLE_INPUTS
    own = score(g, seat)
    for step in range(seats):
        other = seat + step if seat + step < seats else seat + step - seats
        look_at_seat(g, other, own, inputs, at)
        at += SEAT_INPUTS


@compiled
def look_at_seat(g: Record, seat: int, own: int, inputs: Any, at: int) -> None:  # noqa: ANN401
    """Write what matters about one seat."""
    groups = 0
    largest = 0
    second = 0
    singles = 0
    rank_sum = 0
    high = 0
    cards = int(g.hand_counts[seat])
    for rank in range(1, g.ranks + 1):
        held = int(g.hands[seat, rank])
        if held > 0:
            groups += 1
            rank_sum += rank * held
            if held == 1:
                singles += 1
            if rank > g.ranks - 4:
                high += held
            if held > largest:
                second = largest
                largest = held
            elif held > second:
                second = held
    jokers = int(g.hands[seat, X])
    inputs[at] = cards / 10.0
    inputs[at + 1] = (score(g, seat) - own) / 10.0
    inputs[at + 2] = g.stack_cards[seat] / 15.0
    inputs[at + 3] = groups / 6.0
    inputs[at + 4] = jokers / 2.0
    inputs[at + 5] = largest / 4.0
    inputs[at + 6] = second / 4.0
    inputs[at + 7] = singles / 4.0
    inputs[at + 8] = rank_sum / (13.0 * max(1, cards))
    inputs[at + 9] = high / 4.0
    inputs[at + 10] = 1.0 if groups <= 1 else 0.0
    inputs[at + 11] = 1.0 if groups == 2 else 0.0
    inputs[at + 12] = 1.0 / max(1, cards)
    turns = (seat - int(g.turn)) % int(g.seats)
    inputs[at + 13] = 1.0 if turns == 0 else 0.0
    inputs[at + 14] = turns / 4.0
    size, value = int(g.top_size[seat]), int(g.top_value[seat])
    inputs[at + 15] = size / 4.0
    inputs[at + 16] = exposed(g, seat, size, value) * size / 4.0
    below = 0.0
    sets = int(g.stack_sets[seat])
    if sets > 1:
        code = g.stacks[seat, sets - 2]
        below = exposed(g, seat, int(SET_SIZE[code]), int(SET_VALUE[code])) * SET_SIZE[code] / 4.0
    inputs[at + 17] = below


@compiled
def exposed(g: Record, seat: int, size: int, value: int) -> float:
    """How many of the others can snatch such a set: a whole for cards of a rank, less with jokers."""
    if size == 0 or value >= X:
        return 0.0
    count = 0.0
    for other in range(g.seats):
        if other != seat:
            best = 0.0
            for rank in range(value + 1, g.ranks + 1):
                held = int(g.hands[other, rank])
                if held >= size:
                    best = 1.0
                    break
                if held > 0 and held + g.hands[other, X] >= size:
                    best = 0.5
            count += best
    return count


@compiled
def win_chance(g: Record, seat: int, net: Net, sight: Sight) -> float:
    """A seat's likely share of the win."""
    look(g, seat, sight.inputs)
    first = sight.first
    for unit in range(HIDDEN):
        first[unit] = net.first_bias[unit]
    for source in range(net.inputs):
        value = sight.inputs[source]
        if value != 0.0:
            row = net.first[source]
            for unit in range(HIDDEN):
                first[unit] += value * row[unit]
    second = sight.second
    for unit in range(SECOND):
        second[unit] = net.second_bias[unit]
    for source in range(HIDDEN):
        value = first[source]
        if value > 0.0:
            row = net.second[source]
            for unit in range(SECOND):
                second[unit] += value * row[unit]
    total = net.last_bias
    for source in range(SECOND):
        if second[source] > 0.0:
            total += second[source] * net.last[source]
    return 1.0 / (1.0 + np.exp(-total))

"""The inputs of the champion's network: numbers of a position, and of each legal move in it.

Everything is computed from observations, so a network reads only what its seat may know. A move
is an input, not an output: each has its own row, which says what the move would do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from linko import JOKER, Move
from linko.engine import compiled, observation_layout
from linko.engine.kernel.layout import CODES, PHASES
from linko.options import Options

Planes = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

PLACES: Final = (
    "turn",
    "phase",
    "turn_number",
    "draws_left",
    "pile_size",
    "victim",
    "snatched_value",
    "snatched_count",
    "snatched_jokers",
    "hand",
    "hand_counts",
    "scores",
    "known",
    "tops",
    "covered",
    "row",
    "discard",
    "copies",
    "jokers",
)
"""The planes that are read; `write_position` finds them by their index here."""
(TURN, PHASE, TURN_NUMBER, DRAWS, PILE, VICTIM, VALUE, COUNT, SNATCHED_X, HAND) = range(10)
(HAND_COUNTS, SCORES, KNOWN, TOPS, COVERED, ROW, DISCARD, COPIES, JOKERS) = range(10, 19)

X: Final = int(JOKER)
TOP_TRAITS: Final = X + 4
"""A one-hot value, 0 for no set; the number of cards; that of jokers; whether it is one card."""
MOVE_TRAITS: Final = 57
KINDS: Final = ("play", "take", "leave", "pickup", "discard", "pile", "row")
"""The kinds of moves that have their own number; the moves of the ghost editions have none."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads the observations of a game with this number of seats, in their long form."""

    seats: int
    places: Numbers
    sets: Numbers
    """For each code: kind of the move, value, number of cards of that value, number of jokers."""

    @property
    def position_size(self) -> int:
        """How many numbers describe a position."""
        return 6 * X + self.seats * (TOP_TRAITS + 4) + X + 14 + len(PHASES)

    def read(self, observations: Planes, mask: Flags) -> tuple[Floats, Floats, Numbers, Numbers]:
        """Return positions, the rows of all legal moves, their codes, and each game's first row.

        The last element of the last array is the number of rows.
        """
        counts = mask.sum(axis=1)
        starts = np.zeros(len(mask) + 1, np.int64)
        np.cumsum(counts, out=starts[1:])
        positions = np.zeros((len(mask), self.position_size), np.float32)
        rows = np.zeros((int(starts[-1]), MOVE_TRAITS), np.float32)
        codes = np.zeros(int(starts[-1]), np.int64)
        read_all(
            observations, mask, self.seats, self.places, self.sets, starts, positions, rows, codes
        )
        return positions, rows, codes, starts


def reader(edition: str | Options, seats: int) -> Reader:
    """Return the reader for a game."""
    layout = observation_layout(edition, seats)
    places = np.array([layout.planes[name].start for name in PLACES], np.int64)
    return Reader(seats, places, _sets())


def _sets() -> Numbers:
    found = np.zeros((CODES, 4), np.int64)
    for code in range(CODES):
        move = Move.from_code(code)
        kind = str(move).partition(":")[0]
        jokers = sum(card == JOKER for card in move.cards)
        if kind not in KINDS[1:]:
            kind = "play" if code < _PLAYS else "other"
        number = KINDS.index(kind) if kind in KINDS else len(KINDS)
        value = int(move.cards[0]) if move.cards else 0
        found[code] = number, value, len(move.cards) - jokers, jokers
    return found


_PLAYS: Final = 629


@compiled
def read_all(
    observations: Planes,
    mask: Flags,
    seats: int,
    places: Numbers,
    sets: Numbers,
    starts: Numbers,
    positions: Floats,
    rows: Floats,
    codes: Numbers,
) -> None:
    """Write the numbers of all positions and of their legal moves."""
    unseen = np.zeros(X + 1, np.float32)
    row = np.zeros(X + 1, np.float32)
    for game in range(len(observations)):
        planes = observations[game]
        count_cards(planes, seats, places, sets, unseen, row)
        write_position(planes, seats, places, unseen, row, positions[game])
        at = starts[game]
        for code in range(CODES):
            if mask[game, code]:
                codes[at] = code
                write_move(planes, seats, places, sets[code], unseen, row, rows[at])
                at += 1


@compiled
def count_cards(
    planes: Planes, seats: int, places: Numbers, sets: Numbers, unseen: Floats, row: Floats
) -> None:
    """Count each card in the row, and each unseen card, which is in a hand or the pile."""
    row[:] = 0
    at = places[ROW]
    while at < places[DISCARD]:
        if planes[at] > 0:
            row[planes[at]] += 1
        row[X - 1] += planes[at + 1]
        row[X] += planes[at + 2]
        at += 3
    for card in range(1, X + 1):
        total = planes[places[JOKERS]] if card == X else planes[places[COPIES]]
        unseen[card] = total - row[card] - planes[places[HAND] + card - 1]
        for seat in range(1, seats):
            unseen[card] -= planes[places[KNOWN] + seat * X + card - 1]
    for seat in range(seats):
        top = places[TOPS] + 3 * seat
        unseen[planes[top]] -= planes[top + 1]
        unseen[X] -= planes[top + 2]
        for code in range(_PLAYS):
            number = planes[places[COVERED] + seat * _PLAYS + code]
            if number:
                unseen[sets[code, 1]] -= number * sets[code, 2]
                unseen[X] -= number * sets[code, 3]
    for at in range(places[DISCARD], len(planes)):
        if planes[at] == 0:
            break
        unseen[planes[at]] -= 1
    unseen[0] = 0


@compiled
def write_position(
    planes: Planes, seats: int, places: Numbers, unseen: Floats, row: Floats, out: Floats
) -> None:
    """Write the numbers of a position."""
    at = 0
    for card in range(1, X + 1):
        own = planes[places[HAND] + card - 1]
        out[at] = own / 4
        out[at + X] = own > 0
        out[at + 2 * X] = unseen[card] / 8
        out[at + 3 * X] = row[card] / 2
        known, most = 0, 0
        for seat in range(1, seats):
            one = planes[places[KNOWN] + seat * X + card - 1]
            known += one
            most = max(most, one)
        out[at + 4 * X] = known / 4
        out[at + 5 * X] = most / 4
        at += 1
    at = 6 * X
    for seat in range(seats):
        top = places[TOPS] + 3 * seat
        out[at + planes[top]] = 1
        out[at + X + 1] = (planes[top + 1] + planes[top + 2]) / 4
        out[at + X + 2] = planes[top + 2] / 2
        out[at + X + 3] = (planes[top + 1] + planes[top + 2]) == 1
        at += TOP_TRAITS
        out[at] = planes[places[HAND_COUNTS] + seat] / 13
        out[at + 1] = (planes[places[SCORES] + seat] - planes[places[SCORES]]) / 20
        out[at + 2] = planes[places[TURN]] == seat
        out[at + 3] = planes[places[VICTIM]] == seat
        at += 4
    if planes[places[VICTIM]] >= 0:
        out[at + planes[places[VALUE]] - 1] = 1
    at += X
    own_count, high = 0, 0
    for card in range(1, X + 1):
        own_count += planes[places[HAND] + card - 1] > 0
        high = max(high, planes[places[HAND] + card - 1])
    out[at] = (planes[places[COUNT]] + planes[places[SNATCHED_X]]) / 4
    out[at + 1] = planes[places[SNATCHED_X]] / 2
    out[at + 2] = planes[places[DRAWS]] / 4
    out[at + 3] = planes[places[PILE]] / 50
    out[at + 4] = planes[places[PILE]] < 10
    out[at + 5] = min(planes[places[TURN_NUMBER]], 60) / 30
    out[at + 6] = planes[places[SCORES]] / 20
    out[at + 7] = own_count / 8
    out[at + 8] = high / 5
    least = 99
    for seat in range(1, seats):
        least = min(least, planes[places[HAND_COUNTS] + seat])
    out[at + 9] = least / 13
    out[at + 10] = least <= 3
    out[at + 11] = planes[places[HAND_COUNTS]] <= 3
    out[at + 12] = unseen.sum() / 60
    out[at + 13] = 1 if planes[places[HAND] + X - 1] else 0
    out[at + 14 + planes[places[PHASE]]] = 1


@compiled
def write_move(
    planes: Planes,
    seats: int,
    places: Numbers,
    move: Numbers,
    unseen: Floats,
    row: Floats,
    out: Floats,
) -> None:
    """Write the numbers of a move: what it is, and what it would do."""
    kind, value, size, jokers = move
    if kind < len(KINDS):
        out[kind] = 1
    hand, count = places[HAND], planes[places[HAND_COUNTS]]
    at = len(KINDS)
    if kind == 1 or kind == 2 or kind == 3 or kind == 4:  # take, leave, pick up, discard
        value, size = planes[places[VALUE]], planes[places[COUNT]]
        jokers = planes[places[SNATCHED_X]]
    total = size + jokers
    if value > 0:
        out[at + value - 1] = 1
    at += X
    out[at + min(total, 7)] = 1
    at += 8
    out[at] = total / 4
    out[at + 1] = jokers / 2
    own = planes[hand + value - 1] if value > 0 else 0
    gained = row[value] if kind == 6 else 0
    out[at + 2] = own / 4
    out[at + 3] = unseen[value] / 8
    out[at + 4] = gained
    out[at + 5] = count / 13
    at += 6
    if kind == 0:
        left = count - total
        out[at] = left / 13
        out[at + 1] = left == 0
        out[at + 2] = (own - size) / 3
        out[at + 3] = own == size
        groups = 0
        for card in range(1, X):
            groups += planes[hand + card - 1] > 0
        groups -= own == size and value < X
        out[at + 4] = groups / 8
        out[at + 5] = groups <= 1
        prey, cards = 0, 0
        for seat in range(1, seats):
            top = places[TOPS] + 3 * seat
            if planes[top + 1] + planes[top + 2] == total and 0 < planes[top] < value:
                prey += 1
                cards += total
                out[at + 9 + seat] = 1
                out[at + 6] += (planes[places[SCORES] + seat] - planes[places[SCORES]]) / 20
                out[at + 7] = max(out[at + 7], 1 - planes[places[HAND_COUNTS] + seat] / 13)
        out[at + 8] = prey / 2
        out[at + 9] = cards / 4
    at += 10 + 4
    beaters, chances, known = 0.0, 0.0, 0
    for card in range(value + 1, X):
        if unseen[card] + unseen[X] >= total:
            beaters += 1
        chances += max(np.float32(0), unseen[card] - total + 1)
        for seat in range(1, seats):
            held = planes[places[KNOWN] + seat * X + card - 1]
            known += 0 < held >= total
    out[at] = beaters / 6
    out[at + 1] = chances / 20
    out[at + 2] = known
    own_above = 0
    for card in range(value + 1, X):
        own_above += planes[hand + card - 1] >= total
    out[at + 3] = own_above / 3
    next_prey, reach = 0, own + (gained if kind == 6 else total)
    for seat in range(1, seats):
        top = places[TOPS] + 3 * seat
        next_prey += planes[top + 1] + planes[top + 2] == reach and 0 < planes[top] < value
    out[at + 4] = next_prey / 2
    out[at + 5] = reach / 5
    out[at + 6] = reach >= 3
    out[at + 7] = 1 if kind == 0 and own > size else 0

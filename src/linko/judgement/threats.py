"""How likely it is that another hand can snatch a set, and how near the end of the game is.

Only what a seat may know is used: its own hand, everything public, and the counts of unseen cards
over all the places where they may be.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from linko.cards import COPIES
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import CARDS, CODES, Record, X
from linko.judgement.features import HIDDEN, POSITION_TRAITS, SET_TRAITS

LARGEST_SIZE: Final = 5
"""Maximum set size in the tables; larger sets count as equally safe."""

_PARTS: Final = 32


def _tails() -> npt.NDArray[np.float32]:
    tails = np.zeros((COPIES + 1, _PARTS + 1, LARGEST_SIZE + 1), np.float32)
    for cards, part, need in np.ndindex(tails.shape):
        p = part / _PARTS
        tails[cards, part, need] = sum(
            comb(cards, held) * p**held * (1 - p) ** (cards - held)
            for held in range(need, cards + 1)
        )
    return tails


_TAIL: Final = _tails()
"""`_TAIL[n, p, k]`: probability that a hand drawing p/32 of the cards holds at least k of n."""

ROOM: Final = np.dtype(
    [
        ("counted_to", np.int32),
        ("in_pile", np.int16, CARDS),
        ("unseen", np.int16, CARDS),
        ("threat", np.float32, (CARDS + 1, LARGEST_SIZE + 1)),
        ("codes", np.int16, CODES),
        ("scores", np.float32, CODES),
        ("groups", np.int8),
        ("singles", np.int8),
        ("low_singles", np.int8),
        ("high_singles", np.int8),
        ("largest", np.int8),
        ("second", np.int8),
        ("set_traits", np.float32, len(SET_TRAITS)),
        ("position_traits", np.float32, len(POSITION_TRAITS)),
        ("before", np.float32, HIDDEN),
    ],
    align=True,
)
"""The buffers of a judgement: unseen cards, threats to a set by value and size, legal moves with
their scores, and the inputs and sums of the network."""

NOT_COUNTED: Final = -1
"""Value of `counted_to` if the pile of the game has not been counted yet."""

Room = Any  # numba knows the fields, mypy cannot


def new_room() -> Room:
    """Return the buffers for one thread."""
    room = np.zeros(1, ROOM).view(np.recarray)[0]
    room.counted_to = NOT_COUNTED
    return room


@compiled
def nearness(g: Record, seat: int) -> float:
    """Return how near the end is: 1 if an opponent holds one card, less if they hold more."""
    fewest = 100
    for other in range(g.seats):
        if other != seat:
            fewest = min(fewest, int(g.hand_counts[other]))
    supply = int(g.row_count) + int(g.pile_end) - int(g.pile_top)
    return 1.0 / max(1, min(fewest, (supply + 3) // 2))


@compiled
def weigh_threats(g: Record, seat: int, room: Room) -> None:
    """Write the probability that another hand can snatch a set, for each value and size.

    A card that the seat does not see is in the pile or hidden in another hand.
    """
    unseen, threat, in_pile = room.unseen, room.threat, room.in_pile
    if room.counted_to == NOT_COUNTED:
        in_pile[:] = 0
        for place in range(g.pile_top, g.pile_end):
            in_pile[g.pile[place]] += 1
    else:
        for place in range(room.counted_to, g.pile_top):
            in_pile[g.pile[place]] -= 1
    room.counted_to = g.pile_top
    for card in range(CARDS):
        unseen[card] = in_pile[card]
    threat[:] = 0.0
    hidden = 0
    known_jokers = 0
    for other in range(g.seats):
        if other != seat:
            held = 0
            for card in range(CARDS):
                unseen[card] += g.hands[other, card] - g.known[other, card]
                held += g.known[other, card]
            hidden += g.hand_counts[other] - held
            known_jokers += g.known[other, X]
    total = int(g.pile_end) - int(g.pile_top) + hidden
    opponents = np.float32(g.seats - 1)
    part = np.float32(hidden / (opponents * max(1, total)))
    at = int(part * _PARTS + np.float32(0.5))
    jokers = min(np.float32(1.0), unseen[X] * part + np.float32(known_jokers / opponents))
    ranks = int(g.ranks)
    for other in range(g.seats):
        if other != seat:
            for rank in range(1, ranks + 1):
                held = int(g.known[other, rank])
                if held > 0:
                    tail = _TAIL[unseen[rank], at]
                    lower = threat[rank - 1]
                    for size in range(1, LARGEST_SIZE + 1):
                        lower[size] += tail[max(0, size - held)] - tail[size]
    # Half, because players rarely lay a single joker to snatch one card.
    threat[ranks, 1] += jokers * np.float32(0.5)
    for rank in range(ranks, 0, -1):
        tail = _TAIL[unseen[rank], at]
        higher, lower = threat[rank], threat[rank - 1]
        lower[1] += higher[1] + opponents * tail[1]
        for size in range(2, LARGEST_SIZE + 1):
            lower[size] += higher[size] + opponents * (
                tail[size] + jokers * (tail[size - 1] - tail[size])
            )
    if g.ones_beat_top:
        for size in range(1, LARGEST_SIZE + 1):
            ones = threat[0, size] - threat[1, size]
            threat[ranks, size] += ones
            threat[X, size] += ones

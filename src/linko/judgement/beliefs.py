"""Where the hidden cards probably are: worlds dealt with weights from the other players' choices.

With uniform dealing, a hidden card is equally likely in every unknown place. But players who laid
a rank have usually laid all their cards of it, players who took a rank from the row usually hold
more of it, and jokers are usually kept. So each hand has a weight for each card. If all weights
are 1, the result is that of `deal_hidden`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from linko.engine.bridge import world_of
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.generator import advance, below, shuffle
from linko.engine.kernel.layout import CARDS, SEATS, SET_VALUE, Deck, Record, X
from linko.rules import View

PLAIN, LAID_LAST, LAID_BEFORE, LAID_EARLIER, COLLECTED, JOKER_KEPT = range(6)
"""What a player's moves say about a card in their hand; indices into `PULL`."""

PULL: Final = np.array([0.9, 0.06, 0.1, 0.12, 2.5, 1.3], np.float32)
"""Weight of a hidden card in a hand, by what the player's moves say about it; 1 is uniform. Fitted
to games of several bots (`tools/bench/beliefs.py` measures it)."""

EVEN: Final = np.ones(len(PULL), np.float32)

Pulls = npt.NDArray[np.float32]


class Beliefs(NamedTuple):
    """What a seat knows of a game, and where it believes the hidden cards to be."""

    world: Record
    """A record with everything that the seat knows."""
    hidden: Deck
    """The cards whose places it does not know."""
    weights: Pulls
    """Weights by seat and card; the pile has the weight 1."""


def beliefs_of(view: View, pull: Pulls) -> Beliefs:
    """Return the beliefs of the seat of a view."""
    world, hidden = world_of(view)
    weights, _ = new_places()
    weigh_places(world, pull, weights)
    return Beliefs(world, hidden, weights)


@compiled
def sign_of(g: Record, seat: int, card: int) -> int:
    """Return what a seat's moves say about a card."""
    if card == X:
        return JOKER_KEPT
    sets = int(g.stack_sets[seat])
    for back in range(min(3, sets)):
        if SET_VALUE[g.stacks[seat, sets - 1 - back]] == card:
            return LAID_LAST + back
    return COLLECTED if g.known[seat, card] > 0 else PLAIN


@compiled
def weigh_places(g: Record, pull: Pulls, weights: Pulls) -> None:
    """Write the weight of every card in every hand."""
    for seat in range(g.seats):
        for card in range(1, X + 1):
            weights[seat, card] = pull[sign_of(g, seat, card)]


@compiled
def deal_guessed(
    g: Record, hidden: Deck, weights: Pulls, slots: Pulls, state: np.uint64
) -> np.uint64:
    """Deal the hidden cards to hands and pile, in proportion to free slots and weights.

    `g` is a copy of the record from `world_of`, `slots` is a buffer; returns the generator's new
    state.
    """
    state = shuffle(hidden, len(hidden), state)
    seats = int(g.seats)
    free = len(hidden)
    for seat in range(seats):
        held = 0
        for card in range(1, X + 1):
            held += g.hands[seat, card]
        slots[seat] = g.hand_counts[seat] - held
        free -= g.hand_counts[seat] - held
    pile = 0
    for number in range(len(hidden)):
        card = hidden[number]
        total = np.float32(free)
        for seat in range(seats):
            total += slots[seat] * weights[seat, card]
        state = advance(state)
        at = np.float32(total * below(state, 1 << 24) / (1 << 24))
        place = seats
        for seat in range(seats):
            at -= slots[seat] * weights[seat, card]
            if at < 0.0:
                place = seat
                break
        if place == seats and free == 0:  # possible only through rounding
            for seat in range(seats):
                if slots[seat] > 0:
                    place = seat
        if place == seats:
            g.pile[pile] = card
            pile += 1
            free -= 1
        else:
            g.hands[place, card] += 1
            slots[place] -= 1
    return state


def new_places() -> tuple[Pulls, Pulls]:
    """Return buffers for `weigh_places` and for the slots of `deal_guessed`."""
    return np.zeros((SEATS, CARDS), np.float32), np.zeros(SEATS, np.float32)

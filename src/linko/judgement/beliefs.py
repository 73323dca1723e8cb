"""Where the hidden cards probably are: worlds dealt as the others' choices suggest.

Dealt blindly, a hidden card is as likely in one unknown place as in another. But who has laid a
rank has mostly laid all of it, who took a rank from the row mostly has more of it, and jokers are
kept. So each place draws each card with a weight; with all weights 1 this is `deal_hidden`.
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
"""What a hand's play says about a card, and so which weight it has."""

PULL: Final = np.array([0.9, 0.06, 0.1, 0.12, 2.5, 1.3], np.float32)
"""How much likelier than blindly a hidden card is in a hand, by what was seen; fitted to games of
several bots (`tools/bench/beliefs.py` measures it)."""

EVEN: Final = np.ones(len(PULL), np.float32)

Pulls = npt.NDArray[np.float32]


class Beliefs(NamedTuple):
    """What a seat knows of a game, and where it believes the hidden cards to be."""

    world: Record
    """The part of a record that the seat knows."""
    hidden: Deck
    """The cards it does not know where to find."""
    weights: Pulls
    """How likely each of them is in each hand, beside the pile."""


def beliefs_of(view: View, pull: Pulls) -> Beliefs:
    """What the seat of a view may believe."""
    world, hidden = world_of(view)
    weights, _ = new_places()
    weigh_places(world, pull, weights)
    return Beliefs(world, hidden, weights)


@compiled
def sign_of(g: Record, seat: int, card: int) -> int:
    """What a seat's play says about a card."""
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
    """Deal the hidden cards to hands and pile, each place drawing by its free slots and weight.

    `g` is a copy of the record of `world_of`, `slots` room to work in; returns the generator's
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
        if place == seats and free == 0:  # only rounding brings us here
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
    """Room for `weigh_places` and for the slots of `deal_guessed`."""
    return np.zeros((SEATS, CARDS), np.float32), np.zeros(SEATS, np.float32)

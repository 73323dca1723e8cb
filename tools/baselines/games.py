"""Plays the games of the baselines: every deal once with the measured bot on each seat."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from linko import arena
from linko.adapters.compiled_bots import compiled_bots
from linko.adapters.terms import TABLE, WIN, agreed
from linko.arena import Interval, Setup
from linko.arena.intervals import share_interval
from linko.engine.bridge import prepared
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.deal import deal_at_random
from linko.engine.kernel.generator import seeds
from linko.engine.kernel.layout import DECK_SIZE, NOBODY, Record
from linko.engine.kernel.score import write_result
from linko.judgement.opponents import AllWeights, Kinds, by_seat, others_oppose
from linko.judgement.threats import Room, new_room

SEED = 1


def in_the_kernel(bot: str, others: str, edition: str, deals: int) -> Interval:
    """The share of the wins of one bot against copies of another, all played by the kernel."""
    terms = agreed(edition, None, WIN, TABLE)
    one, other = compiled_bots([bot, others], terms)
    states = seeds(SEED, deals)
    shares = np.zeros(deals)
    g = prepared(terms.options, terms.seats)[0]
    for seat in range(terms.seats):
        kinds, weights = by_seat([other] * (terms.seats - 1), seat, terms.seats)
        kinds[seat] = one.kind
        if one.weights is not None:
            weights[seat] = one.weights
        add_shares(g, states, seat, (kinds, weights, new_room()), shares)
    return share_interval((shares / terms.seats).tolist())


@compiled
def add_shares(
    g: Record,
    states: npt.NDArray[np.uint64],
    seat: int,
    bots: tuple[Kinds, AllWeights, Room],
    shares: npt.NDArray[np.float64],
) -> None:
    """Play every deal, and add the seat's share of each win to `shares`."""
    deck = np.zeros(DECK_SIZE, np.int8)
    scores, won = np.zeros(g.seats, np.int16), np.zeros(g.seats, np.float32)
    kinds, weights, room = bots
    for number in range(len(states)):
        state = deal_at_random(g, deck, states[number])
        others_oppose(g, NOBODY, state, kinds, weights, room)
        write_result(g, scores, won)
        shares[number] += won[seat]


def in_the_arena(bot: str, others: str, edition: str, deals: int) -> Interval:
    """The same share, measured in the arena, for bots that the kernel does not play."""
    setup = Setup.of(bot, others, edition=edition, seed=SEED)
    return arena.run(setup, games=deals * setup.seats, workers=0).share(0)

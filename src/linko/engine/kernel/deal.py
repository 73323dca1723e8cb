"""Dealing a game, and dealing the hidden cards of a view; mirrors `linko.rules.deal`."""

from __future__ import annotations

import numpy as np

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.generator import advance, below, shuffle
from linko.engine.kernel.layout import (
    DEALT_JOKERS,
    NO_SET,
    NOBODY,
    PLAY,
    RUNNING,
    UNANSWERED,
    Deck,
    Record,
    X,
)
from linko.engine.kernel.step import fill_ghost, refill_row


@compiled
def fill_deck(g: Record, deck: Deck) -> int:
    """Write the unshuffled deck of a game's options into an array; returns its size."""
    size = 0
    for rank in range(1, g.ranks + 1):
        for _ in range(g.copies):
            deck[size] = rank
            size += 1
    jokers = g.jokers - g.seats * DEALT_JOKERS if g.has_ghost else g.jokers
    for _ in range(jokers):
        deck[size] = X
        size += 1
    return size


@compiled
def deal(g: Record, deck: Deck, size: int, starter: int) -> None:
    """Deal a deck to a record whose options and seats are set (R5, R37)."""
    clear(g)
    g.starter = starter
    g.turn = starter
    jokers = DEALT_JOKERS if g.has_ghost else 0
    at = 0
    for step in range(g.seats):
        seat = starter + step if starter + step < g.seats else starter + step - g.seats
        g.hands[seat, X] = jokers
        g.known[seat, X] = jokers
        for _ in range(g.hand_size - jokers):
            g.hands[seat, deck[at]] += 1
            at += 1
        g.hand_counts[seat] = g.hand_size
    for place in range(at, size):
        g.pile[place] = deck[place]
    g.pile_top = at
    g.pile_end = size
    refill_row(g)
    if g.has_ghost:
        fill_ghost(g)


@compiled
def clear(g: Record) -> None:
    """Clear the table for a new game."""
    g.phase = PLAY
    g.ended_by = RUNNING
    g.victim = NOBODY
    g.outcome = UNANSWERED
    g.snatched = NO_SET
    g.draws_left = 0
    g.turn_number = 1
    g.row_count = 0
    g.bundles = 0
    g.pile_top = 0
    g.pile_end = 0
    g.discard_count = 0
    g.ghost_count = 0
    g.ghost[:] = 0
    g.hands[:] = 0
    g.known[:] = 0
    g.stack_cards[:] = 0
    g.stack_sets[:] = 0
    g.top_size[:] = 0
    g.top_value[:] = 0


@compiled
def deal_at_random(g: Record, deck: Deck, state: np.uint64) -> np.uint64:
    """Shuffle, draw the starter and deal; `deck` is a buffer that holds the deck afterwards."""
    size = fill_deck(g, deck)
    state = advance(shuffle(deck, size, state))
    deal(g, deck, size, below(state, g.seats))
    return state


@compiled
def deal_hidden(g: Record, hidden: Deck, state: np.uint64) -> np.uint64:
    """Deal the hidden cards at random to the incomplete hands and to the pile.

    `g` is a copy of the record from `world_of`; returns the generator's new state.
    """
    state = shuffle(hidden, len(hidden), state)
    at = 0
    for seat in range(g.seats):
        held = 0
        for card in range(1, X + 1):
            held += g.hands[seat, card]
        for _ in range(g.hand_counts[seat] - held):
            g.hands[seat, hidden[at]] += 1
            at += 1
    for place in range(len(hidden) - at):
        g.pile[place] = hidden[at + place]
    return state

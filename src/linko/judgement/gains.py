"""The value of cards gained: a snatched set taken or picked up, a draw, a set of the ghost."""

from __future__ import annotations

import numpy as np

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import (
    BUNDLED_HIGHEST,
    BUNDLED_JOKERS,
    CODE_PILE,
    GHOST_CODE,
    NOBODY,
    ROW_CODE,
    SET_COUNT,
    SET_JOKERS,
    SET_SIZE,
    SET_VALUE,
    Record,
    X,
)
from linko.engine.kernel.legal import next_bundle, single_cards
from linko.judgement.threats import Room, nearness
from linko.judgement.weights import Weights


@compiled
def taking(g: Record, weights: Weights) -> float:
    """Return how much better it is to take the snatched set than to leave it."""
    code = g.snatched
    seat, value = int(g.turn), int(SET_VALUE[code])
    groups = 0
    for rank in range(1, g.ranks + 1):
        if g.hands[seat, rank] > 0:
            groups += 1
    completes = min(3, int(g.hands[seat, value])) if value < X else 0
    size = int(SET_SIZE[code])
    return float(
        weights.take_loot
        + weights.take_card * size
        + weights.take_completes * completes
        + weights.take_rank * value * 0.1
        + weights.take_joker * (SET_JOKERS[code] + (SET_COUNT[code] if value == X else 0))
        + weights.take_end * nearness(g, seat) * size
        + weights.take_groups * groups * 0.3
        + weights.take_hand * g.hand_counts[seat] * 0.1
    )


@compiled
def picking_up(g: Record, weights: Weights) -> float:
    """Return how much better it is to pick up one's snatched set than to discard it and draw."""
    code = g.snatched
    seat, value = int(g.victim), int(SET_VALUE[code])
    size = int(SET_SIZE[code])
    completes = min(3, int(g.hands[seat, value])) if value < X else 0
    best = weights.draw_pile
    for place in range(g.row_count):
        best = max(best, drawing(g, weights, seat, int(g.row_first[place]), size))
    return float(
        weights.pickup
        + weights.pickup_card * size
        + weights.pickup_completes * completes
        + weights.pickup_rank * value * 0.1
        + weights.pickup_joker * (SET_JOKERS[code] + (SET_COUNT[code] if value == X else 0))
        + weights.pickup_row * best
        + weights.pickup_end * nearness(g, seat) * size
    )


@compiled
def drawing(g: Record, weights: Weights, seat: int, card: int, draws: int) -> float:
    """Return the value of a row card for a hand that has `draws` cards to draw."""
    if card == X:
        return float(weights.draw_joker)
    held = int(g.hands[seat, card])
    worth = weights.draw_rank * card * np.float32(0.1)
    if held == 0:
        worth += weights.draw_first
    else:
        worth += weights.draw_held + weights.draw_held_more * min(4, held - 1)
    if draws > 1:
        beside = -1
        for place in range(g.row_count):
            if g.row_first[place] == card:
                beside += 1
        worth += weights.draw_pair * max(0, min(beside, draws - 1))
    return float(worth)


@compiled
def judge_draws(g: Record, weights: Weights, room: Room) -> int:
    """Value the pile and every entry of the row; returns the number of choices."""
    seat = int(g.turn) if g.victim == NOBODY else int(g.victim)
    draws = int(g.draws_left)
    count = 0
    if g.pile_top < g.pile_end:
        room.codes[0] = CODE_PILE
        room.scores[0] = weights.draw_pile
        count = 1
    cards = single_cards(g)
    for card in range(1, X + 1):
        if cards >> card & 1:
            room.codes[count] = ROW_CODE[card, 0, 0]
            room.scores[count] = drawing(g, weights, seat, card, draws)
            count += 1
    if g.bundles:
        extra = weights.draw_bundle + weights.draw_end * nearness(g, seat)
        code = next_bundle(g, -1)
        while code >= 0:
            highest, jokers = int(BUNDLED_HIGHEST[code]), int(BUNDLED_JOKERS[code])
            room.codes[count] = code
            room.scores[count] = (
                drawing(g, weights, seat, int(SET_VALUE[code]), draws)
                + highest * drawing(g, weights, seat, int(g.ranks), draws)
                + jokers * weights.draw_joker
                + extra * (highest + jokers)
            )
            count += 1
            code = next_bundle(g, code)
    return count


@compiled
def judge_ghost(g: Record, weights: Weights, room: Room) -> int:
    """Value the ghost's sets that can be snatched, like cards of the row."""
    seat = int(g.turn)
    size, count = g.top_size[seat], 0
    for rank in range(1, g.top_value[seat]):
        if g.ghost[rank] == size:
            room.codes[count] = GHOST_CODE[rank]
            room.scores[count] = drawing(g, weights, seat, rank, 1)
            count += 1
    return count

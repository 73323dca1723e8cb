"""What every legal move is worth by weighted features: the play of `heuristic` and of rollouts.

Only what the deciding seat may know is read: its own hand, what is public, and which cards are
unseen, counted over all the places where they may be. Each feature has a weight by name; a
higher sum is a better move, and sums of different decisions do not compare. Weights that have a
network leave the sets to it.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.deal import advance, below
from linko.engine.kernel.layout import (
    ANSWER,
    BUNDLED_HIGHEST,
    BUNDLED_JOKERS,
    CODE_DISCARD,
    CODE_LEAVE,
    CODE_PASS,
    CODE_PICKUP,
    CODE_PILE,
    CODE_TAKE,
    CONSOLATION,
    GHOST,
    GHOST_CODE,
    NOBODY,
    PLAY,
    PLAY_CODE,
    ROW_CODE,
    SET_COUNT,
    SET_JOKERS,
    SET_SIZE,
    SET_VALUE,
    TAKE,
    Record,
    X,
)
from linko.engine.kernel.legal import next_bundle, single_cards
from linko.engine.kernel.score import score
from linko.judgement.features import Weights
from linko.judgement.network import network_score, read_position, read_set
from linko.judgement.threats import LARGEST_SIZE, Room, nearness, weigh_threats

WON: Final = 1000.0
"""Going out scores this if it wins, and as far below nothing if it loses."""


@compiled
def choose_judged(
    g: Record, weights: Weights, noise: float, whole: bool, state: np.uint64, room: Room
) -> tuple[int, np.uint64]:
    """The code of the best move, after adding to each score up to so much at random."""
    count = judge(g, weights, room, whole)
    best = 0
    highest = np.float32(-1e9)
    if noise > 0.0:
        for at in range(count):
            state = advance(state)
            value = room.scores[at] + np.float32(noise * below(state, 1024) / 1024.0)
            if value > highest:
                best, highest = at, value
    else:
        for at in range(count):
            if room.scores[at] > highest:
                best, highest = at, room.scores[at]
    return int(room.codes[best]), state


@compiled
def judge(g: Record, weights: Weights, room: Room, whole: bool) -> int:
    """Write the legal moves, ascending by code, and their scores; returns how many there are.

    With `whole`, sets that leave cards of their rank in the hand are passed over.
    """
    phase = g.phase
    if phase == PLAY:
        weigh_threats(g, g.turn, room)
        return judge_plays(g, weights, room, whole)
    if phase == TAKE:
        room.codes[0] = CODE_TAKE
        room.codes[1] = CODE_LEAVE
        room.scores[0] = taking(g, weights)
        room.scores[1] = 0.0
        return 2
    if phase == GHOST:
        return judge_ghost(g, weights, room)
    if phase == ANSWER:
        room.codes[0] = CODE_PICKUP
        room.codes[1] = CODE_DISCARD
        room.scores[0] = picking_up(g, weights)
        room.scores[1] = 0.0
        return 2
    count = judge_draws(g, weights, room)
    if phase == CONSOLATION:
        start = weights.console + weights.console_end * nearness(g, int(g.turn))
        for at in range(count):
            room.scores[at] += start
        room.codes[count] = CODE_PASS
        room.scores[count] = 0.0
        count += 1
    return count


@compiled
def judge_plays(g: Record, weights: Weights, room: Room, whole: bool) -> int:
    """Every set that can be laid."""
    seat = int(g.turn)
    near = nearness(g, seat)
    groups = 0
    for rank in range(1, g.ranks + 1):
        if g.hands[seat, rank] > 0:
            groups += 1
    leader = -1000
    for other in range(g.seats):
        if other != seat and score(g, other) > leader:
            leader = score(g, other)
    if weights.has_network:
        read_position(g, seat, leader, weights, room)
    count = list_plays(g, room, whole)
    for at in range(count):
        code = int(room.codes[at])
        if SET_SIZE[code] == g.hand_counts[seat]:
            room.scores[at] = going_out(g, seat, leader)
        elif weights.has_network:
            read_set(g, seat, code, leader, room)
            room.scores[at] = network_score(weights, room)
        else:
            room.scores[at] = laying(g, weights, room, seat, code, groups, near, leader)
    return count


@compiled
def list_plays(g: Record, room: Room, whole: bool) -> int:
    """Write the codes of the sets that can be laid, ascending."""
    seat = int(g.turn)
    jokers = int(g.hands[seat, X])
    count = 0
    for rank in range(1, g.ranks + 1):
        held = int(g.hands[seat, rank])
        for cards in range(held if whole and held else 1, held + 1):
            for added in range(jokers + 1):
                room.codes[count] = PLAY_CODE[rank, cards, added]
                count += 1
    for cards in range(1, jokers + 1):
        room.codes[count] = PLAY_CODE[X, cards, 0]
        count += 1
    return count


@compiled
def going_out(g: Record, seat: int, leader: int) -> float:
    """What laying the whole hand is worth: it wins, loses, or ties."""
    size = int(g.hand_counts[seat])
    ahead = score(g, seat) + 2 * size - leader
    if ahead > 0:
        return WON
    if ahead == 0:
        return WON if g.fewest_in_hand else WON / 2
    return -WON + size


@compiled
def laying(
    g: Record,
    weights: Weights,
    room: Room,
    seat: int,
    code: int,
    groups: int,
    near: float,
    leader: int,
) -> float:
    """What one set laid is worth by features; `leader` is the others' best score."""
    value, cards, added = int(SET_VALUE[code]), int(SET_COUNT[code]), int(SET_JOKERS[code])
    size = cards + added
    held = cards if value == X else int(g.hands[seat, value])
    groups_left = groups - 1 if value < X and cards == held else groups
    worth = weights.lay_card * size + weights.lay_rank * value * 0.1
    if size == 1:
        worth += weights.lay_one
    elif size == 2:
        worth += weights.lay_two
    elif size == 3:
        worth += weights.lay_three
    threat = room.threat[value, min(size, LARGEST_SIZE)]
    threat = threat / (np.float32(1.0) + threat)
    worth += weights.risk * threat * size
    if size > 2:
        worth += weights.risk_large * threat * size
    if groups_left <= 2:
        worth += weights.last_groups * (3 - groups_left)
    worth += near * (weights.end_card * size + weights.end_joker * added)
    if cards < held:
        kept = held - cards
        worth += kept * (weights.kept_back + near * weights.end_kept_back)
    if value == X:
        worth += weights.jokers_alone * cards
    else:
        worth += weights.joker_used * added
    snatched = 0
    for other in range(g.seats):
        if other == seat or g.top_size[other] != size:
            continue
        top = int(g.top_value[other])
        if value > top or (g.ones_beat_top and value == 1 and top >= g.ranks):
            snatched += 1
            if score(g, other) == leader:
                worth += weights.snatch_leader * size
            if top < X:
                worth += weights.loot_completes * g.hands[seat, top]
    if g.has_ghost:
        for rank in range(1, value):
            if g.ghost[rank] == size:
                worth += weights.loot_completes * g.hands[seat, rank]
                worth -= weights.end_snatch * near * size * 0.5  # they must be taken, nobody loses
                break
    if snatched:
        worth += weights.snatch_any + snatched * size * (
            weights.snatch_card + near * weights.end_snatch
        )
    return float(worth)


@compiled
def taking(g: Record, weights: Weights) -> float:
    """How much better it is to take the snatched set than to leave it."""
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
    """How much better it is to pick the own set up again than to draw as many cards."""
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
    """What a card of the row is worth to a hand that draws so many."""
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
    """The pile and every entry of the row."""
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
    """The sets of the ghost that can be snatched: what they complete and their rank."""
    seat = int(g.turn)
    size, count = g.top_size[seat], 0
    for rank in range(1, g.top_value[seat]):
        if g.ghost[rank] == size:
            room.codes[count] = GHOST_CODE[rank]
            room.scores[count] = drawing(g, weights, seat, rank, 1)
            count += 1
    return count

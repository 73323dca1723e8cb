"""The value of every set that can be laid, by weighted features or by the network."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import (
    PLAY_CODE,
    SET_COUNT,
    SET_JOKERS,
    SET_SIZE,
    SET_VALUE,
    Record,
    X,
)
from linko.engine.kernel.score import score
from linko.judgement.network import network_score, read_position, read_set
from linko.judgement.threats import LARGEST_SIZE, Room, nearness
from linko.judgement.weights import Weights

WON: Final = 1000.0
"""Value of going out if it wins; about minus this if it loses."""


class Outlook(NamedTuple):
    """The facts that are the same for all sets that a seat can lay."""

    seat: int
    groups: int
    """Number of different ranks in the hand."""
    near: float
    """How near the end is."""
    leader: int
    """Best score of the other seats."""


@compiled
def judge_plays(g: Record, weights: Weights, room: Room, whole: bool) -> int:
    """Value every set that can be laid; returns the number of sets."""
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
    outlook = Outlook(seat, groups, near, leader)
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
            room.scores[at] = laying(g, weights, room, outlook, code)
    return count


@compiled
def list_plays(g: Record, room: Room, whole: bool) -> int:
    """Write the codes of the sets that can be laid, ascending; returns their number."""
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
    """Return the value of laying the whole hand, which wins, loses or ties."""
    size = int(g.hand_counts[seat])
    ahead = score(g, seat) + 2 * size - leader
    if ahead > 0:
        return WON
    if ahead == 0:
        return WON if g.fewest_in_hand else WON / 2
    return -WON + size


@compiled
def laying(g: Record, weights: Weights, room: Room, outlook: Outlook, code: int) -> float:
    """Return the value of one set by features."""
    seat, groups, near, leader = outlook
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
                # Ghost sets must be taken, and no opponent loses cards.
                worth -= weights.end_snatch * near * size * 0.5
                break
    if snatched:
        worth += weights.snatch_any + snatched * size * (
            weights.snatch_card + near * weights.end_snatch
        )
    return float(worth)

"""The value of a set by a small network, used by `search` in its rollouts and to rank moves.

The inputs are traits of the set and of the position as the seat sees them; `features.SET_TRAITS`
and `POSITION_TRAITS` describe them. There is one hidden layer. The output is the number of points
that the set gains compared with others. `tools/training/network.py` trains it on rollouts.
"""

from __future__ import annotations

import numpy as np

from linko.engine.kernel.compile import compiled, compiled_in_any_order
from linko.engine.kernel.layout import SET_COUNT, SET_JOKERS, SET_SIZE, SET_VALUE, Record, X
from linko.engine.kernel.score import score
from linko.judgement.features import HIDDEN, POSITION_TRAITS, SET_TRAITS
from linko.judgement.threats import LARGEST_SIZE, Room, nearness
from linko.judgement.weights import Weights

_SET_TRAITS = len(SET_TRAITS)
_POSITION_TRAITS = len(POSITION_TRAITS)
LOW, HIGH = 4, 11


@compiled
def read_position(g: Record, seat: int, leader: int, weights: Weights, room: Room) -> None:
    """Write the traits of the position, and their contribution to every hidden unit."""
    traits = room.position_traits
    hand = int(g.hand_counts[seat])
    fewest, held = 100, 0
    for other in range(g.seats):
        if other != seat:
            fewest = min(fewest, int(g.hand_counts[other]))
            held += g.hand_counts[other]
    following = seat + 1 if seat + 1 < g.seats else 0
    size, value = int(g.top_size[seat]), int(g.top_value[seat])
    threat = room.threat[value, min(size, LARGEST_SIZE)]
    threat = threat / (np.float32(1.0) + threat) if size > 0 else np.float32(0.0)
    read_hand(g, seat, room)
    fitting = 0
    for place in range(g.row_count):
        card = g.row_first[place]
        fitting += 2 if card == X else 1 if g.hands[seat, card] > 0 else 0
    traits[0] = hand / 10.0
    traits[1] = nearness(g, seat)
    traits[2] = max(-2.0, min(2.0, (score(g, seat) - leader) / 10.0))
    traits[3] = (int(g.row_count) + int(g.pile_end) - int(g.pile_top)) / 40.0
    traits[4] = size / 3.0
    traits[5] = value / 10.0
    traits[6] = threat
    traits[7] = threat * size / 3.0
    traits[8] = g.hand_counts[following] / 10.0
    traits[9] = min(fewest, 12) / 6.0
    traits[10] = 1.0 / max(1, fewest)
    traits[11] = held / (10.0 * (g.seats - 1))
    traits[12] = min(3.0, g.turn_number / (10.0 * g.seats))
    traits[13] = fitting / 3.0
    traits[14] = (g.seats - 3) / 2.0
    traits[15] = g.consolation_draw
    traits[16] = g.ones_beat_top
    add_position(weights, room)


@compiled_in_any_order
def add_position(weights: Weights, room: Room) -> None:
    """Compute the contribution of the position to every hidden unit."""
    for unit in range(HIDDEN):
        total = weights.bias[unit]
        for at in range(_POSITION_TRAITS):
            total += room.position_traits[at] * weights.of_position[at, unit]
        room.before[unit] = total


@compiled
def read_hand(g: Record, seat: int, room: Room) -> None:
    """Count the ranks in the hand, those with one card, and the cards of the two largest."""
    groups, singles, low, high, largest, second = 0, 0, 0, 0, 0, 0
    for rank in range(1, g.ranks + 1):
        held = int(g.hands[seat, rank])
        if held > 0:
            groups += 1
            if held == 1:
                singles += 1
                low += 1 if rank <= LOW else 0
                high += 1 if rank >= HIGH else 0
            if held > largest:
                largest, second = held, largest
            elif held > second:
                second = held
    room.groups, room.singles = groups, singles
    room.low_singles, room.high_singles = low, high
    room.largest, room.second = largest, second


@compiled
def read_set(g: Record, seat: int, code: int, leader: int, room: Room) -> None:
    """Write the traits of a set that could be laid."""
    traits = room.set_traits
    traits[:] = 0.0
    value, cards, added = int(SET_VALUE[code]), int(SET_COUNT[code]), int(SET_JOKERS[code])
    size, hand = int(SET_SIZE[code]), int(g.hand_counts[seat])
    threat = room.threat[value, min(size, LARGEST_SIZE)]
    threat = threat / (np.float32(1.0) + threat)
    if size < 5:
        traits[size] = 1.0
    traits[0] = size / 4.0
    traits[5] = value / 10.0
    traits[6] = threat
    traits[7] = threat * size / 3.0
    snatched, from_leader, completes = 0, 0, 0
    for other in range(g.seats):
        if other == seat or g.top_size[other] != size:
            continue
        top = int(g.top_value[other])
        if value > top or (g.ones_beat_top and value == 1 and top >= g.ranks):
            snatched += 1
            if score(g, other) == leader:
                from_leader += 1
            if top < X:
                completes += g.hands[seat, top]
    traits[8] = snatched
    traits[9] = 1.0 if snatched > 0 else 0.0
    traits[10] = snatched * size / 3.0
    traits[11] = from_leader * size / 3.0
    traits[12] = completes / 3.0
    traits[13] = added
    jokers = int(g.hands[seat, X]) - added
    if value == X:
        traits[14] = cards
        jokers -= cards
    else:
        traits[15] = g.hands[seat, value] - cards
    laid = int(g.hands[seat, value]) if value < X else 0
    left = laid - cards if value < X else 0
    groups, singles = int(room.groups), int(room.singles)
    largest = int(room.largest if laid < room.largest else room.second)
    low, high = int(room.low_singles), int(room.high_singles)
    if laid == 1:
        singles -= 1
        low -= 1 if value <= LOW else 0
        high -= 1 if value >= HIGH else 0
    if laid > 0 and left == 0:
        groups -= 1
    if left == 1:
        singles += 1
        low += 1 if value <= LOW else 0
        high += 1 if value >= HIGH else 0
    traits[16] = groups / 4.0
    traits[17] = 1.0 if groups + min(1, jokers) <= 1 else 0.0
    traits[18] = singles / 3.0
    traits[19] = max(largest, left) / 3.0
    traits[20] = low / 2.0
    traits[21] = high / 2.0
    traits[22] = jokers
    traits[23] = (hand - size) / 10.0
    traits[24] = max(-2.0, min(2.0, (score(g, seat) + 2 * size - leader) / 10.0))
    if g.has_ghost:
        for rank in range(1, value):
            if g.ghost[rank] == size:
                traits[25] = 1.0
                traits[26] = max(traits[26], g.hands[seat, rank] / np.float32(3.0))


@compiled_in_any_order
def network_score(weights: Weights, room: Room) -> float:
    """Return the value of the set whose traits were read last."""
    worth = np.float32(0.0)
    for unit in range(HIDDEN):
        total = room.before[unit]
        for at in range(_SET_TRAITS):
            total += room.set_traits[at] * weights.of_set[at, unit]
        if total > 0.0:
            worth += total * weights.out[unit]
    return float(worth)

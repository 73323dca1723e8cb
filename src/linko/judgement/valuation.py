"""The value of every legal move by weighted features; `heuristic` and rollouts use it.

Only what the deciding seat may know is used: its own hand, everything public, and the counts of
unseen cards over all the places where they may be. Each feature has a weight. A higher sum means a
better move; sums of different decisions cannot be compared. If the weights include a network, it
values the sets instead.
"""

from __future__ import annotations

import numpy as np

from linko.engine.bridge import world_of
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.deal import deal_hidden
from linko.engine.kernel.generator import advance, below, seeds
from linko.engine.kernel.layout import (
    ANSWER,
    CODE_DISCARD,
    CODE_LEAVE,
    CODE_PASS,
    CODE_PICKUP,
    CODE_TAKE,
    CONSOLATION,
    GHOST,
    PLAY,
    TAKE,
    Record,
)
from linko.judgement.gains import judge_draws, judge_ghost, picking_up, taking
from linko.judgement.plays import judge_plays
from linko.judgement.threats import Room, nearness, new_room, weigh_threats
from linko.judgement.weights import Weights
from linko.rules import View


@compiled
def choose_judged(
    g: Record, weights: Weights, noise: float, whole: bool, state: np.uint64, room: Room
) -> tuple[int, np.uint64]:
    """Return the code of the best move, after adding up to `noise` at random to each score."""
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
    """Write the legal moves, ascending by code, and their scores; returns their number.

    With `whole`, sets that leave cards of their rank in the hand are skipped.
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


def judged_best(view: View, weights: Weights) -> int:
    """Return the code of the best move by judgement alone; the lowest code if several are equal."""
    world, hidden = world_of(view)
    state = seeds(0, 1)[0]
    deal_hidden(world, hidden, state)  # the judgement ignores where hidden cards are
    return choose_judged(world, weights, 0.0, False, state, new_room())[0]

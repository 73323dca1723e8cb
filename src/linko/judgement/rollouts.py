"""Information-set search: moves are tried in worlds that agree with a view, and played to the end.

Every world is dealt once, and every remaining move is tried in it with the same random numbers, so
that moves are compared under equal conditions. Sums are whole numbers, so they do not depend on the
order of the worlds or the number of threads.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import OVER, Deck, Games, MoveCodes, Record, new_games
from linko.engine.kernel.score import score
from linko.engine.kernel.step import play
from linko.judgement.beliefs import Beliefs, Pulls, deal_guessed, new_places
from linko.judgement.stake import Stake, worth
from linko.judgement.threats import NOT_COUNTED, Room, new_room
from linko.judgement.valuation import choose_judged
from linko.judgement.weights import Weights

Sums = npt.NDArray[np.int64]


class Rollouts(NamedTuple):
    """How rollouts are played, and the seat whose results are counted."""

    seat: int
    weights: Weights
    noise: float
    """Maximum random amount added to every score."""
    stake: Stake


class Workspace(NamedTuple):
    """The buffers of one thread."""

    games: Games
    hidden: Deck
    slots: Pulls
    room: Room


def new_workspace(hidden: int) -> Workspace:
    """Return buffers for worlds with `hidden` hidden cards."""
    return Workspace(new_games(2), np.zeros(hidden, np.int8), new_places()[1], new_room())


@compiled
def try_moves(
    beliefs: Beliefs,
    rollouts: Rollouts,
    workspace: Workspace,
    seeds: npt.NDArray[np.uint64],
    codes: MoveCodes,
    sums: Sums,
) -> None:
    """Try every code in one world for each seed, and add up the results.

    Each code has a sum of wins, in units of 1 / `WHOLE`, and a sum of points.
    """
    games, hidden, slots, room = workspace
    seat, weights, noise, stake = rollouts
    for number in range(len(seeds)):
        games[0] = beliefs.world
        hidden[:] = beliefs.hidden
        state = deal_guessed(games[0], hidden, beliefs.weights, slots, seeds[number])
        for at in range(len(codes)):
            games[1] = games[0]
            g = games[1]
            play(g, codes[at])
            room.counted_to = NOT_COUNTED
            after = roll_out(g, weights, noise, int(stake.turns), state, room)
            sums[0, at] += worth(g, seat, stake, after)
            sums[1, at] += score(g, seat)


@compiled
def roll_out(
    g: Record, weights: Weights, noise: float, turns: int, state: np.uint64, room: Room
) -> np.uint64:
    """Play on by judgement with some noise, to the end or for at most `turns` turns."""
    last = int(g.turn_number) + turns
    while g.phase != OVER and g.turn_number <= last:
        code, state = choose_judged(g, weights, noise, True, state, room)
        play(g, code)
    return state


@compiled
def rollout_choice(
    g: Record, rollouts: Rollouts, state: np.uint64, room: Room
) -> tuple[int, np.uint64]:
    """Return the code of the move that a rollout would play now."""
    return choose_judged(g, rollouts.weights, rollouts.noise, True, state, room)


@compiled
def play_on(g: Record, rollouts: Rollouts, state: np.uint64, room: Room) -> np.uint64:
    """Play a rollout from here."""
    turns = int(rollouts.stake.turns)
    return roll_out(g, rollouts.weights, rollouts.noise, turns, state, room)

"""Information-set search: moves tried in worlds that agree with a view, and played to the end.

Every world is dealt once and every move still in question is tried in it, with the same luck
afterwards, so that moves are compared under equal conditions. Sums are whole numbers: the same
worlds give the same sums in any order, and so on any number of threads.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.deal import advance, below
from linko.engine.kernel.layout import OVER, SEATS, Codes, Games, Record
from linko.engine.kernel.play import play
from linko.engine.kernel.score import score, winners
from linko.judgement.beliefs import Pulls, deal_guessed
from linko.judgement.features import Weights
from linko.judgement.threats import NOT_COUNTED, Room
from linko.judgement.valuation import choose_judged

WHOLE: Final = 60_000
"""A whole win in the sums; every shared one is a whole number too."""

STAKE: Final = np.dtype(
    [
        ("games_left", np.int32),  # of the match after this one; 0: this game decides
        ("target", np.int32),  # 0 where the games are counted
        ("match", np.int8),
        ("totals", np.int32, SEATS),
        ("turns", np.int32),  # a rollout longer than this is scored as it stands
    ],
    align=True,
)
"""What is played for."""

GAME_SPREAD: Final = 9
"""How far a seat's score of one game strays from its mean, about."""

USUAL_GAIN: Final = 12
"""What the leader of a match gains in a game, about."""

Stake = Any  # numba knows the fields, mypy cannot
Sums = npt.NDArray[np.int64]


@compiled
def try_moves(
    world: Record,
    games: Games,
    unseen: npt.NDArray[np.int8],
    hidden: npt.NDArray[np.int8],
    places: Pulls,
    slots: Pulls,
    seeds: npt.NDArray[np.uint64],
    codes: Codes,
    weights: Weights,
    noise: float,
    stake: Stake,
    seat: int,
    room: Room,
    wins: Sums,
    points: Sums,
) -> None:
    """Try every code in a world for each seed, and add up what came of it for a seat.

    `games` is room for two records, `hidden` for the unseen cards.
    """
    for number in range(len(seeds)):
        games[0] = world
        hidden[:] = unseen
        state = deal_guessed(games[0], hidden, places, slots, seeds[number])
        for at in range(len(codes)):
            games[1] = games[0]
            g = games[1]
            play(g, codes[at])
            room.counted_to = NOT_COUNTED
            after = roll_out(g, weights, noise, int(stake.turns), state, room)
            wins[at] += worth(g, seat, stake, after)
            points[at] += score(g, seat)


@compiled
def roll_out(
    g: Record, weights: Weights, noise: float, turns: int, state: np.uint64, room: Room
) -> np.uint64:
    """Play on by judgement and luck, to the end or for so many turns."""
    last = int(g.turn_number) + turns
    while g.phase != OVER and g.turn_number <= last:
        code, state = choose_judged(g, weights, noise, True, state, room)
        play(g, code)
    return state


@compiled
def worth(g: Record, seat: int, stake: Stake, state: np.uint64) -> int:
    """A seat's share of the win, of the match if there is one, in parts of `WHOLE`."""
    won = winners(g) if stake.match == 0 else match_winners(g, stake, state)
    if not won >> seat & 1:
        return 0
    count = 0
    for other in range(g.seats):
        count += won >> other & 1
    return WHOLE // count


@compiled
def match_winners(g: Record, stake: Stake, state: np.uint64) -> int:
    """Who wins the match if the games after this one fall out by luck, as bits by seat."""
    games = int(stake.games_left)
    if stake.target > 0:
        best = -1000
        for seat in range(g.seats):
            best = max(best, int(stake.totals[seat]) + score(g, seat))
        games = 0
        if best < stake.target:
            games = 1 + (int(stake.target) - best) // USUAL_GAIN
    spread = GAME_SPREAD * np.sqrt(games)
    highest = -1e9
    won = 0
    for seat in range(g.seats):
        luck = 0.0
        if games > 0:
            for _ in range(3):  # the sum of three even draws, nearly normal, of variance 1
                state = advance(state)
                luck += below(state, 2001) / 1000.0 - 1.0
        total = stake.totals[seat] + score(g, seat) + spread * luck
        if total > highest:
            highest = total
            won = 1 << seat
        elif total == highest:
            won |= 1 << seat
    return won

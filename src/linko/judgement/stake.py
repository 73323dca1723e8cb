"""The stake: the win of the game, or of the match it belongs to."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.generator import advance, below
from linko.engine.kernel.layout import SEATS, Record
from linko.engine.kernel.score import score, winners
from linko.rules import Standing

WHOLE: Final = 60_000
"""Value of a win in the sums; it can be divided evenly by every number of winners."""

STAKE: Final = np.dtype(
    [
        ("games_left", np.int32),  # in the match after this one; 0: this game decides
        ("target", np.int32),  # 0 if the number of games is fixed
        ("match", np.int8),
        ("totals", np.int32, SEATS),
        ("turns", np.int32),  # a rollout longer than this is scored as it stands
    ],
    align=True,
)
"""The record of a stake."""

Stake = Any  # numba knows the fields, mypy cannot

GAME_SPREAD: Final = 9
"""Approximate standard deviation of a seat's score in one game."""

USUAL_GAIN: Final = 12
"""Approximate number of points that the leader of a match gains per game."""

ROLLOUT_TURNS: Final = 150
"""Maximum number of turns in a rollout; a longer game is scored as it stands."""

FAR_AWAY: Final = 10**6
"""Limit for the points and games of a match."""


def stake_of(standing: Standing | None, seats: int) -> Stake:
    """Return the stake of a game, or of a match if there is a standing."""
    stake = np.zeros(1, STAKE).view(np.recarray)[0]
    stake.turns = ROLLOUT_TURNS
    if standing is not None:
        stake.match = 1
        far = FAR_AWAY  # larger numbers make no difference
        stake.totals[:seats] = [max(-far, min(far, total)) for total in standing.totals]
        stake.target = min(far, standing.target or 0)
        stake.games_left = (
            0 if standing.games is None else min(far, standing.games - standing.number)
        )
    return stake


@compiled
def worth(g: Record, seat: int, stake: Stake, state: np.uint64) -> int:
    """Return a seat's share of the win of the game or match, in units of 1 / `WHOLE`."""
    won = winners(g) if stake.match == 0 else match_winners(g, stake, state)
    if not won >> seat & 1:
        return 0
    count = 0
    for other in range(g.seats):
        count += won >> other & 1
    return WHOLE // count


@compiled
def match_winners(g: Record, stake: Stake, state: np.uint64) -> int:
    """Return the winners of the match, as a bit mask, with random results for the later games."""
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
            for _ in range(3):  # the sum of three uniform numbers: nearly normal, with variance 1
                state = advance(state)
                luck += below(state, 2001) / 1000.0 - 1.0
        total = stake.totals[seat] + score(g, seat) + spread * luck
        if total > highest:
            highest = total
            won = 1 << seat
        elif total == highest:
            won |= 1 << seat
    return won

"""Scores and winners of a game's record; mirrors `linko.rules.score`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import Record


@compiled
def score(g: Record, seat: int) -> int:
    """Cards in the stack minus cards in the hand (R27)."""
    return int(g.stack_cards[seat]) - int(g.hand_counts[seat])


@compiled
def winners(g: Record) -> int:
    """Return the seats with the best score as a bit mask; the edition breaks ties (R28)."""
    best = score(g, 0)
    for seat in range(1, g.seats):
        best = max(best, score(g, seat))
    fewest = 1000
    for seat in range(g.seats):
        if score(g, seat) == best:
            fewest = min(fewest, int(g.hand_counts[seat]))
    won = 0
    for seat in range(g.seats):
        if score(g, seat) == best and not (g.fewest_in_hand and g.hand_counts[seat] > fewest):
            won |= 1 << seat
    return won


@compiled
def win_share(g: Record, seat: int) -> float:
    """Return a seat's share of the win: 1, split evenly if the win is shared."""
    won = winners(g)
    if not won >> seat & 1:
        return 0.0
    count = 0
    for other in range(g.seats):
        count += won >> other & 1
    return 1.0 / count


@compiled
def write_result(g: Record, scores: npt.NDArray[np.int16], shares: npt.NDArray[np.float32]) -> None:
    """Write the score and the share of the win of every seat."""
    for seat in range(g.seats):
        scores[seat] = score(g, seat)
        shares[seat] = win_share(g, seat)

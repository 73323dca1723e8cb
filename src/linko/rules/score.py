"""Scores and winners."""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub

from linko.cards import Seat


def scores(laid: Sequence[int], hand_counts: Sequence[int]) -> tuple[int, ...]:
    """Cards in the stack minus cards in the hand, for every seat (R27)."""
    return tuple(map(sub, laid, hand_counts))


def winners(
    scores: Sequence[int], hand_counts: Sequence[int], *, fewest_in_hand: bool
) -> tuple[Seat, ...]:
    """Return the seats with the best score; the edition decides how ties are broken (R28)."""
    best = max(scores)
    leaders = [Seat(seat) for seat, score in enumerate(scores) if score == best]
    if fewest_in_hand:
        fewest = min(hand_counts[seat] for seat in leaders)
        leaders = [seat for seat in leaders if hand_counts[seat] == fewest]
    return tuple(leaders)

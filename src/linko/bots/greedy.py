"""The bot that takes what it can get: a plain measure for bots that think."""

from __future__ import annotations

from collections.abc import Sequence

from linko.cards import JOKER, Card
from linko.rules import Move, MoveKind, Phase, View
from linko.rules.moves import PASS, PICKUP, TAKE, all_moves

_PLAYS = {move.cards: move for move in all_moves() if move.kind is MoveKind.PLAY}


class Greedy:
    """Wants many cards at once, and never looks at the others.

    It lays the largest set without jokers, of several the lowest rank; when only jokers are left,
    all of them. It takes what it snatches and picks up what was snatched from it. It draws the
    entry of the row whose cards it holds most of, of several the one with the lowest code; if it
    holds none of the row's cards, from the pile, and if there is no pile, the entry with the lowest
    code. It never draws for consolation. Of the ghost's sets it snatches the one it holds most of,
    of several the lowest. Chance plays no part, so the seed is ignored.
    """

    def __init__(self, seed: int | None = None) -> None:
        del seed

    def choose(self, view: View) -> Move:
        """The move the class promises."""
        match view.phase:
            case Phase.PLAY:
                return largest_set(view)
            case Phase.TAKE:
                return TAKE
            case Phase.ANSWER:
                return PICKUP
            case Phase.CONSOLATION:
                return PASS
            case _:
                return most_held(view.hand, view.legal_moves)


def largest_set(view: View) -> Move:
    """The largest set without jokers, of several the lowest; else all the jokers."""
    hand = view.hand
    ranks = sorted(set(hand) - {JOKER}) or [JOKER]
    rank = max(ranks, key=hand.count)
    return _PLAYS[(rank,) * hand.count(rank)]


def most_held(hand: Sequence[Card], moves: Sequence[Move]) -> Move:
    """The draw, or the ghost's set, whose cards are most in hand; of several the lowest code.

    The pile names no card and has the lowest code of all draws, so it is chosen where nothing in
    the row is held.
    """
    return max(moves, key=lambda move: sum(map(hand.count, set(move.cards))))

"""A bot that plays large sets and takes every card: a simple baseline for stronger bots."""

from __future__ import annotations

from collections.abc import Sequence

from linko.cards import JOKER, Card
from linko.rules import Move, MoveKind, Phase, View
from linko.rules.moves import PASS, PICKUP, TAKE, all_moves

_PLAYS = {move.cards: move for move in all_moves() if move.kind is MoveKind.PLAY}


class Greedy:
    """Collects as many cards as possible and ignores the other players.

    It plays its largest set without jokers; among equals, the one of the lowest rank. If it holds
    only jokers, it plays all of them. It takes what it snatches and picks up what was snatched
    from it. It draws the row entry whose cards it holds most of; among equals, the one with the
    lowest code. If it holds none of the row's cards, it draws from the pile; if the pile is empty,
    it draws the entry with the lowest code. It never takes the consolation draw. It snatches the
    ghost set whose rank it holds most of; among equals, the lowest. Greedy is deterministic, so
    the seed is ignored.
    """

    def __init__(self, seed: int | None = None) -> None:
        del seed

    def choose(self, view: View) -> Move:
        """Return the move described in the class docstring."""
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
    """The largest set without jokers, the lowest rank among equals; else all the jokers."""
    hand = view.hand
    ranks = sorted(set(hand) - {JOKER}) or [JOKER]
    rank = max(ranks, key=hand.count)
    return _PLAYS[(rank,) * hand.count(rank)]


def most_held(hand: Sequence[Card], moves: Sequence[Move]) -> Move:
    """The draw or ghost set whose cards the hand holds most of; among equals, the lowest code.

    The pile names no card and has the lowest code of all draws, so it is chosen if the hand has
    none of the row's cards.
    """
    return max(moves, key=lambda move: sum(map(hand.count, set(move.cards))))

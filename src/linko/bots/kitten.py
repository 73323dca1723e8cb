"""A bot for beginners: it knows good moves but often plays a random one."""

from __future__ import annotations

from typing import Final

from linko.bots.greedy import most_held
from linko.cards import JOKER
from linko.game import random_source
from linko.rules import Move, Phase, View
from linko.rules.moves import DISCARD, LEAVE, PASS, PICKUP, TAKE

PLAYFUL: Final = 0.55
"""Probability that it plays a random set."""
CURIOUS: Final = 0.25
"""Probability that it draws from the pile even if the row has better cards."""
SHY: Final = 0.1
"""Probability that it declines cards it wants."""


class Kitten:
    """A friendly beginner: it likes big sets, snatching, matching cards and going out.

    It makes the mistakes of people who play for the first time:

    - About every other play is a random set, often part of a larger set, or with a joker that would
      have been worth more later.
    - Otherwise it plays the largest set without jokers. A set that snatches counts as one card
      larger. It never considers who could snatch the set back.
    - It draws what it holds most of, but sometimes draws from the pile instead.
    - It nearly always takes snatched cards, picks up its own and uses the consolation draw, even
      near the end, when cards in hand only cost points.
    - It snatches a random set of the ghost.

    It never misses a chance to play its whole hand at once.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random_source(seed)

    def choose(self, view: View) -> Move:
        """Return a move as a beginner would make it."""
        chance = self._rng.random()
        match view.phase:
            case Phase.PLAY:
                return self._lay(view, playful=chance < PLAYFUL)
            case Phase.TAKE:
                return LEAVE if chance < SHY else TAKE
            case Phase.ANSWER:
                return DISCARD if chance < SHY else PICKUP
            case Phase.CONSOLATION if chance < SHY:
                return PASS
            case Phase.DRAW | Phase.CONSOLATION:
                draws = tuple(move for move in view.legal_moves if move is not PASS)
                return draws[0] if chance < CURIOUS else most_held(view.hand, draws)
            case _:
                return self._any(view.legal_moves)

    def _lay(self, view: View, *, playful: bool) -> Move:
        plays = view.legal_moves
        out = next((move for move in plays if move.cards == view.hand), None)
        if out is not None:
            return out
        if playful:
            return self._any(plays)
        tempting = [
            (len(move.cards) + bool(prey), -move.cards[0], move.code, move)
            for move, prey in zip(plays, view.prey, strict=True)
            if JOKER not in move.cards
        ]
        return max(tempting)[-1] if tempting else plays[-1]

    def _any(self, moves: tuple[Move, ...]) -> Move:
        return moves[int(self._rng.random() * len(moves))]

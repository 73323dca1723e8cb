"""The bot for a first game: it knows what is good, and is too playful to do it every time."""

from __future__ import annotations

from typing import Final

from linko.bots.greedy import most_held
from linko.cards import JOKER
from linko.game import random_source
from linko.rules import Move, Phase, View
from linko.rules.moves import DISCARD, LEAVE, PASS, PICKUP, TAKE

PLAYFUL: Final = 0.55
"""How often it lays whatever comes to its paws."""
CURIOUS: Final = 0.25
"""How often it draws from the pile for the surprise."""
SHY: Final = 0.1
"""How often it lets go of cards it wanted."""


class Kitten:
    """A friendly beginner. It means well: big sets, snatching, cards that fit, going out.

    Its mistakes are those of people who play for the first time:

    - Every other play is any set that comes to hand: often one torn from a larger set, or one
      with a joker that would have been worth more later.
    - Else it lays a set without jokers, the more cards the better, a set that snatches counting as
      one card more; it never asks who could snatch it back.
    - It draws what it holds most of, but now and then prefers the surprise of the pile.
    - It takes and picks up nearly always, also near the end, when cards in hand only cost points,
      and nearly always draws for consolation.
    - Any of the ghost's sets is as good to it as any other.

    One thing it never misses: laying its whole hand at once.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random_source(seed)

    def choose(self, view: View) -> Move:
        """A move as a beginner would make it."""
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

"""A game as squares, one for each turn of a seat: they show how it went and reveal no card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from linko.game import Game
from linko.rules.events import Left, Took, TurnBegan

NOTHING: Final = "-"
"""A turn that snatched nothing."""
ROBBED: Final = "r"
"""A turn that snatched nothing, after which the seat was robbed before its next turn."""
MOST: Final = 3
"""A turn that snatched more sets than this counts as this number."""


def squares(record: Mapping[str, object], seat: int) -> str:
    """Return a letter for each turn: `-`, the number of sets snatched up to 3, or `r`."""
    whole = Game.from_record(record)
    game = Game(whole.options, whole.names, deck=whole.deck, starter=int(whole.state.starter))
    found: list[str] = []
    snatched, robbed, is_begun = 0, False, False
    turn = int(game.turn)

    def end() -> None:
        if is_begun:
            kind = str(min(snatched, MOST)) if snatched else ROBBED if robbed else NOTHING
            found.append(kind)

    if turn == seat:
        is_begun = True
    for move in whole.moves:
        for event in game.push(move):
            match event:
                case Took(attacker, victim, _) | Left(attacker, victim, _):
                    snatched += attacker == seat and is_begun
                    robbed = robbed or victim == seat
                case TurnBegan(who, _) if who == seat:
                    end()
                    snatched, robbed, is_begun = 0, False, True
                case _:
                    pass
    end()
    return "".join(found)

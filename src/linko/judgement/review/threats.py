"""How often another hand could snatch a set at once."""

from __future__ import annotations

from typing import Final

import numpy as np

from linko.cards import JOKER
from linko.judgement.review.prospect import Prospect
from linko.judgement.worlds import Hands
from linko.options import Options
from linko.rules import Cards

WORLDS: Final = 400


def snatch_risk(prospect: Prospect, cards: Cards) -> float:
    """Return the share of the worlds in which another seat holds a set that beats these cards."""
    hands = prospect.hands("threats", WORLDS)
    others = [seat for seat in range(hands.shape[1]) if seat != prospect.seat]
    beaten = _can_beat(hands[:, others, :], cards, prospect.view.options)
    return float(beaten.any(axis=1).mean())


def _can_beat(hands: Hands, cards: Cards, options: Options) -> np.typing.NDArray[np.bool_]:
    """Whether each of these hands holds a set of the same size that is worth more (R11)."""
    size, value = len(cards), int(cards[0])
    jokers = hands[..., JOKER]
    found = (jokers >= size) & (value < JOKER)
    ranks = list(range(value + 1, options.ranks + 1))
    if options.ones_beat_top and value >= options.ranks:
        ranks.append(1)
    for rank in ranks:
        held = hands[..., rank]
        found |= (held > 0) & (held + jokers >= size)
    return found

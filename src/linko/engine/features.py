"""The features by which moves are judged, each with a weight set by hand and why it is there.

`trained.json` holds weights for the same features that `training/weights.py` found by playing;
rollouts use those.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from linko.names import FEWEST_SEATS
from linko.options import Options

FEATURES: Final = {
    # A set laid
    "lay_card": (2.0, "for each card laid: what a set is worth"),
    "lay_one": (0.0, "if it is a single card"),
    "lay_two": (0.0, "if it is two cards"),
    "lay_three": (0.0, "if it is three cards"),
    "lay_rank": (-0.65, "for each ten ranks of its value: low ranks first, high ones snatch later"),
    "risk": (-0.6, "for each card, times how likely another hand can snatch the set"),
    "risk_large": (0.0, "the same again for sets of three and more"),
    "snatch_card": (1.5, "for each card snatched"),
    "snatch_any": (0.5, "if anything is snatched"),
    "snatch_leader": (0.0, "for each card snatched from whoever leads"),
    "loot_completes": (0.3, "for each card of the loot's rank in the own hand"),
    "kept_back": (-2.0, "for each card of the rank that stays in the hand: what it breaks"),
    "joker_used": (-3.5, "for each joker laid with a rank"),
    "jokers_alone": (-4.0, "for each joker laid alone"),
    "last_groups": (0.3, "for each rank fewer than three that stays in the hand: tempo"),
    "end_card": (2.0, "for each card laid, times how near the end is"),
    "end_snatch": (
        0.0,
        "for each card snatched, times how near the end is; half as much against the ghost's",
    ),
    "end_joker": (0.0, "for each joker laid with a rank, times how near the end is"),
    "end_kept_back": (0.0, "for each card kept back, times how near the end is"),
    # The attacker takes rather than leaves
    "take_loot": (0.5, "taking, to begin with"),
    "take_card": (0.0, "for each card of the loot"),
    "take_completes": (0.5, "for each card of its rank in the hand, up to three"),
    "take_rank": (0.0, "for each ten ranks of its value"),
    "take_joker": (1.0, "for each joker in it"),
    "take_end": (-2.5, "for each card, times how near the end is"),
    "take_groups": (0.0, "0.3 times the number of ranks in the hand"),
    "take_hand": (0.0, "for each ten cards in the hand"),
    # The robbed player picks up rather than discards
    "pickup": (0.2, "picking up, to begin with"),
    "pickup_card": (0.3, "for each card of the set"),
    "pickup_completes": (0.3, "for each card of its rank in the hand, up to three"),
    "pickup_rank": (0.0, "for each ten ranks of its value"),
    "pickup_joker": (0.0, "for each joker in it"),
    "pickup_row": (-0.3, "times the worth of the best card of the row"),
    "pickup_end": (0.0, "for each card, times how near the end is"),
    # A card drawn: what a row card completes
    "draw_joker": (3.0, "a joker"),
    "draw_rank": (0.3, "for each ten ranks of a card"),
    "draw_first": (0.0, "a rank the hand has not"),
    "draw_held": (1.0, "a rank the hand has"),
    "draw_held_more": (0.3, "for each further card of it in the hand, up to four"),
    "draw_pair": (0.7, "for each card of the same rank in the row that can be drawn next"),
    "draw_pile": (0.1, "the top of the pile"),
    "draw_bundle": (0.0, "for each further card of a bundle"),
    "draw_end": (0.0, "for each further card of a bundle, times how near the end is"),
    # Consolation: a card drawn rather than none
    "console": (-1.5, "drawing, to begin with"),
    "console_end": (-1.0, "times how near the end is"),
}
"""Every feature in the order of a vector of weights: its weight set by hand, and what it is."""

WEIGHTS: Final = np.dtype([(name, np.float32) for name in FEATURES])
"""A weight for every feature."""

Weights = Any  # numba knows the fields, mypy cannot


def as_weights(values: Iterable[float]) -> Weights:
    """Weights from numbers in the order of the features."""
    return np.array([tuple(values)], WEIGHTS).view(np.recarray)[0]


BY_HAND: Final = as_weights(weight for weight, _ in FEATURES.values())

TRAINED: Final = Path(__file__).with_name("trained.json")


def trained(options: Options, seats: int) -> Weights:
    """The weights found by playing, for a kind of game."""
    kind = "ghost" if options.ghost else "two" if seats == FEWEST_SEATS else "many"
    return _all_trained()[kind]


@cache
def _all_trained() -> dict[str, Weights]:
    read = json.loads(TRAINED.read_text(encoding="utf-8"))
    return {kind: as_weights(weights[name] for name in FEATURES) for kind, weights in read.items()}

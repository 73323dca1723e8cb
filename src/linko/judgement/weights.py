"""The weights: set by hand or trained by playing, with or without a network.

`trained.json` holds the weights that `tools/training/weights.py` found by playing. `network.json`
holds a small network for each kind of game, trained by `tools/training/network.py`; it values sets
better than weighted features. Rollouts use both.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from linko.judgement.features import FEATURES, HIDDEN, POSITION_TRAITS, SET_TRAITS
from linko.options import Options
from linko.players import FEWEST_SEATS

WEIGHTS: Final = np.dtype(
    [
        *((name, np.float32) for name in FEATURES),
        ("has_network", np.int8),  # whether sets are judged by the network instead
        ("of_set", np.float32, (len(SET_TRAITS), HIDDEN)),
        ("of_position", np.float32, (len(POSITION_TRAITS), HIDDEN)),
        ("bias", np.float32, HIDDEN),
        ("out", np.float32, HIDDEN),
    ],
    align=True,
)
"""A weight for every feature, and the network that judges sets, if there is one."""

Weights = Any  # numba knows the fields, mypy cannot


def as_weights(values: Iterable[float]) -> Weights:
    """Return weights without a network, from numbers in the order of the features."""
    weights = np.zeros(1, WEIGHTS).view(np.recarray)[0]
    for name, value in zip(FEATURES, values, strict=True):
        weights[name] = value
    return weights


def with_network(weights: Weights, network: Mapping[str, Any]) -> Weights:
    """Return the weights with a network for sets, given as in `network.json`.

    The record starts as zeros instead of a copy, whose bytes between the fields might not be 0:
    hashes read them too.
    """
    deep = np.zeros(1, WEIGHTS).view(np.recarray)[0]
    for name in FEATURES:
        deep[name] = weights[name]
    deep.has_network = 1
    for name in NETWORK_PARTS:
        deep[name] = np.array(network[name], np.float32)
    return deep


def weight_bytes(weights: Weights) -> bytes:
    """Return all numbers of weights as bytes, without the padding between them, which varies."""
    return b"".join(np.asarray(weights[name]).tobytes() for name in WEIGHTS.names or ())


NETWORK_PARTS: Final = ("of_set", "of_position", "bias", "out")

BY_HAND: Final = as_weights(weight for weight, _ in FEATURES.values())

TRAINED: Final = Path(__file__).with_name("trained.json")

NETWORK: Final = Path(__file__).with_name("network.json")


def kind_of(options: Options, seats: int) -> str:
    """Return the kind of a game, which selects its weights and its network."""
    return "ghost" if options.ghost else "two" if seats == FEWEST_SEATS else "many"


def trained(options: Options, seats: int) -> Weights:
    """Return the weights trained by playing for a kind of game."""
    return _all_trained()[kind_of(options, seats)]


def learned(options: Options, seats: int) -> Weights:
    """Return the weights trained by playing, with the network for sets."""
    return _all_learned()[kind_of(options, seats)]


@cache
def _all_trained() -> dict[str, Weights]:
    read = json.loads(TRAINED.read_text(encoding="utf-8"))
    return {kind: as_weights(weights[name] for name in FEATURES) for kind, weights in read.items()}


@cache
def _all_learned() -> dict[str, Weights]:
    read = json.loads(NETWORK.read_text(encoding="utf-8"))
    return {
        kind: with_network(weights, read[kind]) if kind in read else weights
        for kind, weights in _all_trained().items()
    }

"""A bot whose moves a network chooses; `self_play.py` trains the network.

linko arena network_bot:NetworkBot:file=network.npz greedy
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from linko import Move, Options, View, engine

Numbers = npt.NDArray[Any]


@cache
def encoding(options: Options, seats: int) -> engine.Encoding:
    """The numbers that the network was trained on."""
    return engine.encoding(options, seats, whole=False, one_hot=True)


def forward(network: dict[str, Any], seen: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Return the hidden layer, a score for each action, and the expected share of the win."""
    hidden = np.maximum(seen * network["scale"] @ network["in"] + network["bias"], 0)
    return hidden, hidden @ network["move"], hidden @ network["win"]


class NetworkBot:
    """Makes the move with the highest score; `file` is what `self_play.py` wrote."""

    def __init__(self, *, file: str) -> None:
        with np.load(file) as arrays:
            self._network = dict(arrays)
        self._place = {code: place for place, code in enumerate(self._network["codes"].tolist())}

    def choose(self, view: View) -> Move:
        """Return one of `view.legal_moves`."""
        seen = engine.observation_of(view, whole=False)
        seen = encoding(view.options, view.seats).encode(seen)
        _, scores, _ = forward(self._network, seen)
        return max(view.legal_moves, key=lambda move: float(scores[self._place[move.code]]))

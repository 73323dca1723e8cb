"""The numbers a learner works with: how observations are encoded and actions are numbered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from linko.adapters.legal_words import legal_words
from linko.adapters.terms import Terms, bounds, one_of
from linko.engine import encoding, possible_codes
from linko.engine.arguments import as_index
from linko.engine.kernel.layout import CODES

PLAIN: Final = "plain"
VARYING: Final = "varying"
ONE_HOT: Final = "one_hot"
ENCODINGS: Final = (PLAIN, VARYING, ONE_HOT)

ALL: Final = "all"
POSSIBLE: Final = "possible"
ACTIONS: Final = (ALL, POSSIBLE)

Planes = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class Form:
    """Translates between the engine's numbers and those of a learner.

    With `encoding="plain"` and `actions="all"` they are the same.
    """

    def __init__(self, terms: Terms, encoded: str = PLAIN, actions: str = ALL) -> None:
        one_of("encoding", encoded, ENCODINGS)
        one_of("actions", actions, ACTIONS)
        self._terms = terms
        self._encoding = None
        self.bounds = bounds(terms)
        """The lowest and the highest value of each number of an observation."""
        if encoded != PLAIN:
            self._encoding = encoding(
                terms.options, terms.seats, whole=terms.is_whole, one_hot=encoded == ONE_HOT
            )
            # A seat that is not to move and a finished game show zeros.
            low, high = self._encoding.low, self._encoding.high
            self.bounds = np.minimum(low, 0), np.maximum(high, 0)
        self.codes: npt.NDArray[np.int16] | None = None
        """The code of each action; None if every action is its own code."""
        if actions == POSSIBLE:
            self.codes = possible_codes(terms.options)
        self.action_count = CODES if self.codes is None else len(self.codes)

    def observed(self, planes: Planes) -> Planes:
        """Return one or many observations as the learner receives them."""
        return planes if self._encoding is None else self._encoding.encode(planes)

    def masked(self, mask: Mask) -> Mask:
        """Return a mask of codes, or a row of masks, as a mask of actions."""
        return mask if self.codes is None else mask[..., self.codes]

    def code(self, action: object) -> int | None:
        """Return the code of an action; None if it is outside the action space."""
        number = as_index(action)
        if number is None or not 0 <= number < self.action_count:
            return None
        return number if self.codes is None else int(self.codes[number])

    def all_codes(self, actions: npt.ArrayLike) -> npt.ArrayLike:
        """Return the codes of actions, -1 for unknown ones; anything but integers is unchanged."""
        if self.codes is None:
            return actions
        given = np.asarray(actions)
        if not np.issubdtype(given.dtype, np.integer):
            return actions
        fits = (given >= 0) & (given < self.action_count)
        return np.where(fits, self.codes[np.where(fits, given, 0)], -1)

    def words(self, codes: Sequence[int]) -> str:
        """Return legal codes in words, with the numbers of their actions."""
        ranks = self._terms.options.ranks
        if self.codes is None:
            return legal_words(codes, ranks)
        return legal_words(codes, ranks, np.searchsorted(self.codes, codes).tolist())

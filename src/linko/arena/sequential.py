"""A sequential test that stops as soon as the deals played are conclusive.

This is a sequential probability ratio test of two hypotheses: the bot's share of the wins is
parity, or it is parity plus a margin. After every deal, the log-likelihood ratio of the two is
compared with two bounds. The likelihoods assume no particular distribution: each hypothesis uses
the distribution with its mean that fits the observed shares best (the generalized test, or GSPRT,
used by chess engine developers). Shares are skewed, and some values are rare, so a normal
approximation would have twice the stated error rate.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb, log
from typing import Final, Literal

from linko.arena.errors import ArenaError
from linko.refusal import quote

Verdict = Literal["stronger", "not stronger", "undecided"]

USUAL_MARGIN: Final = 0.05
ERROR: Final = 0.05
"""Probability of accepting either hypothesis wrongly."""

BOUND: Final = log((1 - ERROR) / ERROR)

_STEPS: Final = 60
_CLOSE: Final = 1e-10


@dataclass(frozen=True, slots=True)
class SequentialOutcome:
    """The verdict of a sequential test and the number of deals it took."""

    verdict: Verdict
    deals: int
    log_likelihood_ratio: float
    margin: float

    @property
    def sentence(self) -> str:
        """The outcome as a sentence."""
        if self.verdict == "undecided":
            return f"undecided after {self.deals} deals"
        return f"{self.verdict}, decided after {self.deals} deals"

    def as_json(self) -> dict[str, object]:
        """The outcome as it appears in a summary."""
        return {
            "verdict": self.verdict,
            "deals": self.deals,
            "llr": round(self.log_likelihood_ratio, 6),
            "bound": round(BOUND, 6),
            "margin": self.margin,
        }


class SequentialTest:
    """Tests whether a bot is stronger than parity. Add the share of each deal in order.

    >>> test = SequentialTest(seats=4)
    >>> while test.verdict == "undecided":
    ...     test.add(0.5)
    >>> test.outcome.sentence
    'stronger, decided after 16 deals'
    """

    def __init__(self, *, seats: int, margin: float = USUAL_MARGIN) -> None:
        self._null = 1 / seats
        if type(margin) not in (int, float) or not (margin > 0 and self._null + margin < 1):
            most = round(1 - self._null, 4)
            raise ArenaError("arena_bad_margin", most=most, given=quote(margin))
        self.margin = margin
        self.verdict: Verdict = "undecided"
        self._deals = 0
        self._ratio = 0.0
        # A prior of one deal with random results, so that no hypothesis has probability 0.
        self._seen = {
            wins / seats: comb(seats, wins) * self._null**wins * (1 - self._null) ** (seats - wins)
            for wins in range(seats + 1)
        }

    @property
    def outcome(self) -> SequentialOutcome:
        """The current outcome."""
        return SequentialOutcome(self.verdict, self._deals, self._ratio, self.margin)

    def add(self, share: float) -> None:
        """Add one deal; after a verdict, further deals change nothing."""
        if self.verdict != "undecided":
            return
        self._deals += 1
        share = round(share, 6)
        self._seen[share] = self._seen.get(share, 0.0) + 1
        self._ratio = _misfit(self._seen, self._null) - _misfit(
            self._seen, self._null + self.margin
        )
        if self._ratio >= BOUND:
            self.verdict = "stronger"
        elif self._ratio <= -BOUND:
            self.verdict = "not stronger"


def _misfit(seen: Mapping[float, float], mean: float) -> float:
    """Log-likelihood lost by requiring this mean, compared with the best free distribution.

    The best distribution with this mean gives the value v a weight of count / (1 + slant ·
    (v − mean)). The slant is the root of a decreasing function, found by Newton's method inside a
    shrinking bracket.
    """
    offsets = [(value - mean, count) for value, count in seen.items()]
    low, high = -1 / max(offsets)[0], -1 / min(offsets)[0]
    slant = 0.0
    for _ in range(_STEPS):
        height = sum(count * off / (1 + slant * off) for off, count in offsets)
        slope = sum(count * (off / (1 + slant * off)) ** 2 for off, count in offsets)
        low, high = (slant, high) if height > 0 else (low, slant)
        nearer = slant + height / slope
        if not low < nearer < high:
            nearer = (low + high) / 2
        if abs(nearer - slant) < _CLOSE:
            break
        slant = nearer
    return sum(count * log(1 + slant * off) for off, count in offsets)

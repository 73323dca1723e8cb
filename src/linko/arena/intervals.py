"""Means with confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

CONFIDENCE: Final = 0.95
NORMAL_QUANTILE: Final = 1.959964
_SMALL_QUANTILES: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706)
"""Student's quantiles for 1 to 5 degrees of freedom, where the series below is inaccurate."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and its 95 % confidence interval; the ends are None if they cannot be estimated.

    >>> Interval(0.5, 0.4, 0.6).as_json()
    {'mean': 0.5, 'low': 0.4, 'high': 0.6}
    """

    mean: float
    low: float | None
    high: float | None

    @property
    def half(self) -> float | None:
        """Half the width: the number after ±."""
        if self.low is None or self.high is None:
            return None
        return (self.high - self.low) / 2

    def as_json(self) -> dict[str, float | None]:
        """The three numbers, rounded so that they print the same on every machine."""
        return {
            name: None if value is None else round(value, 6)
            for name, value in (("mean", self.mean), ("low", self.low), ("high", self.high))
        }


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of independent values with Student's interval; a single value has no interval."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, None, None)
    half = student_quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - half, mean + half)


def share_interval(values: Sequence[float]) -> Interval:
    """The mean of independent shares, which lie between 0 and 1, with its interval.

    If all values are equal, Student's interval has no width. Then the rule of three is used: an
    event that never happened in n values has a probability of at most 1 − 0.05^(1/n), about 3/n.
    """
    found = mean_interval(values)
    if found.low is None or found.high is None:
        return Interval(found.mean, 0.0, 1.0)
    low, high = found.low, found.high
    if low == high:
        unseen = 1 - (1 - CONFIDENCE) ** (1 / len(values))
        low, high = found.mean - unseen, found.mean + unseen
    return Interval(found.mean, max(0.0, low), min(1.0, high))


def student_quantile(degrees: int) -> float:
    """The two-sided 95 % quantile of Student's distribution."""
    if degrees <= len(_SMALL_QUANTILES):
        return _SMALL_QUANTILES[degrees - 1]
    z, v = NORMAL_QUANTILE, degrees
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / v + second / v**2 + third / v**3 + fourth / v**4

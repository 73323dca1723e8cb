"""Means with the interval they are known to lie in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

CONFIDENCE: Final = 0.95
NORMAL_QUANTILE: Final = 1.959964
_SMALL_QUANTILES: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706)
"""Student's quantiles for 1 to 5 degrees of freedom, where the series below is too rough."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and where its true value lies with 95 % confidence; None where nobody can know.

    >>> Interval(0.5, 0.4, 0.6).as_json()
    {'mean': 0.5, 'low': 0.4, 'high': 0.6}
    """

    mean: float
    low: float | None
    high: float | None

    @property
    def half(self) -> float | None:
        """Half its width, what stands after ±."""
        if self.low is None or self.high is None:
            return None
        return (self.high - self.low) / 2

    def as_json(self) -> dict[str, float | None]:
        """The three numbers, rounded so that they print alike everywhere."""
        return {
            name: None if value is None else round(value, 6)
            for name, value in (("mean", self.mean), ("low", self.low), ("high", self.high))
        }


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of independent values with Student's interval; one value alone has none."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, None, None)
    half = student_quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - half, mean + half)


def share_interval(values: Sequence[float]) -> Interval:
    """The same for shares, which stay between 0 and 1.

    Where all values are the same, Student would be certain. Then the rule of three holds instead:
    what n values never showed happens in at most 1 − 0.05^(1/n), about 3/n, of all.
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

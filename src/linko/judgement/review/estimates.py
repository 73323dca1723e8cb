"""Means with their errors, from independent worlds."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from linko.judgement.review.result import Estimate
from linko.judgement.worlds import Figures

NORMAL_95: Final = 1.959964
"""Standard errors on each side of an interval of 95 %."""


def share_estimate(shares: Figures) -> Estimate:
    """Return the mean share of the win with Wilson's interval.

    The interval has a width even if all worlds ended alike. It assumes more variance than shared
    wins have.
    """
    count, mean = len(shares), float(shares.mean(dtype=np.float64))
    square = NORMAL_95**2
    centre = (mean + square / (2 * count)) / (1 + square / count)
    spread = math.sqrt(mean * (1 - mean) / count + square / (4 * count**2))
    half = spread * NORMAL_95 / (1 + square / count)
    return Estimate(mean, max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half)))


def certain(value: float) -> Estimate:
    """Return an estimate without error."""
    return Estimate(value, value, value)


def mean_and_error(figures: Figures) -> tuple[float, float]:
    """Return the mean and its standard error."""
    wide = figures.astype(np.float64)
    error = float(wide.std(ddof=1)) / math.sqrt(len(wide)) if len(wide) > 1 else 0.0
    return float(wide.mean()), error


def seat_means(shares: Figures) -> tuple[float, ...]:
    """Return every seat's mean share of the win, from shares by world and seat; they sum to 1."""
    means = shares.mean(axis=0, dtype=np.float64)
    return tuple(float(mean) for mean in means / means.sum())

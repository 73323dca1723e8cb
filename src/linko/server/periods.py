"""Days with games: grouped into weeks or months if there are many, and counted as streaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from enum import Enum
from itertools import groupby
from typing import Final

from linko.store.profile import Day, Streak

MOST_PERIODS: Final = 31
"""Maximum number of days or weeks shown; beyond it, weeks or months are shown instead."""

EPOCH: Final = date(1970, 1, 1).toordinal()
THURSDAY: Final = 3
"""The weekday on which 1970 began; Monday is 0."""


class Unit(Enum):
    """The length of a period."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"


def grouped(days: Sequence[Day]) -> tuple[Unit, tuple[Day, ...]]:
    """Return the days as periods, each with its first day, and their unit.

    >>> unit, (week, _) = grouped([Day(0, 1, 1, .5, 0, 0), Day(3, 2, 0, .5, 0, 0),
    ...                            Day(40, 1, 0, .5, 0, 0)])
    >>> unit.value, week.day, week.games
    ('week', -3, 3)
    """
    if not days:
        return Unit.DAY, ()
    for unit, start in (
        (Unit.DAY, _day),
        (Unit.WEEK, _week),
        (Unit.MONTH, _month),
    ):
        length = 7 if unit is Unit.WEEK else 1
        is_last = unit is Unit.MONTH
        if is_last or (start(days[-1].day) - start(days[0].day)) // length < MOST_PERIODS:
            break
    return unit, _together(days, start)


def played_days(days: Sequence[int], today: int) -> Streak:
    """Return the streaks of consecutive days with games, given all such days in order.

    A streak breaks only when the day after it has passed without a game.

    >>> played_days([1, 2, 3, 7, 8], today=9)
    Streak(now=2, most=3)
    >>> played_days([1, 2, 3, 7, 8], today=10)
    Streak(now=0, most=3)
    """
    length = most = 0
    before: int | None = None
    for day in days:
        length = length + 1 if before is not None and day == before + 1 else 1
        most, before = max(most, length), day
    is_going_on = before is not None and before >= today - 1
    return Streak(length if is_going_on else 0, most)


def _together(days: Sequence[Day], start: Callable[[int], int]) -> tuple[Day, ...]:
    periods = []
    for first, found in groupby(days, key=lambda day: start(day.day)):
        some = tuple(found)
        periods.append(
            Day(
                first,
                sum(day.games for day in some),
                sum(day.won for day in some),
                sum(day.chance for day in some),
                sum(day.reviewed for day in some),
                sum(day.loss for day in some),
            )
        )
    return tuple(periods)


def _day(day: int) -> int:
    return day


def _week(day: int) -> int:
    """Return the Monday of a day's week."""
    return day - (day + THURSDAY) % 7


def _month(day: int) -> int:
    """Return the first day of a day's month."""
    return day - date.fromordinal(EPOCH + day).day + 1

"""Days in UTC, as numbers of days since 1970."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

DAY_SECONDS: Final = 24 * 3600
_FIRST: Final = date(1970, 1, 1)


def day_of(at: float) -> int:
    """Return the day of a time in seconds since 1970.

    >>> day_of(0.0), day_of(86_399.9), day_of(86_400.0)
    (0, 0, 1)
    """
    return int(at // DAY_SECONDS)


def day_begins(day: int) -> float:
    """Return the time at which a day begins."""
    return float(day * DAY_SECONDS)


def date_text(day: int) -> str:
    """Return the date of a day.

    >>> date_text(20_776)
    '2026-11-19'
    """
    return (_FIRST + timedelta(days=day)).isoformat()


def day_from_text(text: str) -> int | None:
    """Return the day of a date as `date_text` writes it; None for everything else.

    >>> day_from_text("2026-11-19"), day_from_text("2026-11-31"), day_from_text("20261119")
    (20776, None, None)
    """
    try:
        found = date.fromisoformat(text)
    except ValueError:
        return None
    return (found - _FIRST).days if found.isoformat() == text else None

"""The deal of the day: how a seed fixes it, and how a result is summed up in squares."""

from linko.deals.day import DAY_SECONDS, date_text, day_begins, day_from_text, day_of
from linko.deals.deal_of_the_day import (
    EDITION,
    SEATS,
    DealOfTheDay,
    deal_of_the_day,
    decision_seed,
    seed_commitment,
)
from linko.deals.squares import squares

__all__ = [
    "DAY_SECONDS",
    "EDITION",
    "SEATS",
    "DealOfTheDay",
    "date_text",
    "day_begins",
    "day_from_text",
    "day_of",
    "deal_of_the_day",
    "decision_seed",
    "seed_commitment",
    "squares",
]

"""The deal of a day: its secret seed fixes the cards, the seats and every choice of the bots.

Everything is drawn from the seed with HMAC-SHA256, so no part reveals anything about the rest.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from linko.cards import cards_text, full_deck
from linko.commitment import commitment
from linko.deals.day import date_text
from linko.game import SEEDS, as_options, random_source, shuffled

EDITION: Final = "classic"
SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class DealOfTheDay:
    """The cards of a day, and where the person sits."""

    deck: str
    starter: int
    seat: int
    salt: str
    """The salt of the commitment to the shuffle."""


def deal_of_the_day(seed: str, day: int) -> DealOfTheDay:
    """Return the deal that a seed fixes for a day.

    >>> deal = deal_of_the_day("00" * 32, 20_776)
    >>> deal.starter, deal.seat, deal.deck[:10]
    (1, 3, '10 10 12 5')
    """
    date = date_text(day)
    # All 256 bits: the decks of fewer seeds could be tried until one fits the cards of a seat.
    deck = shuffled(full_deck(as_options(EDITION)), random_source(_number(seed, f"deck {date}")))
    return DealOfTheDay(
        cards_text(deck),
        _number(seed, f"starter {date}") % SEATS,
        _number(seed, f"seat {date}") % SEATS,
        _drawn(seed, f"salt {date}"),
    )


def decision_seed(seed: str, day: int, player: str, number: int) -> int:
    """Return the random seed for one decision of a bot.

    `player` is the number of a seat, or the name of a bot that plays the person's seat.
    """
    return _number(seed, f"decision {date_text(day)} {player} {number}") % SEEDS


def seed_commitment(seed: str, day: int) -> str:
    """Return the hash of the seed, a newline and the date; it is published before the day."""
    return commitment(seed, date_text(day))


def _number(seed: str, what: str) -> int:
    return int(_drawn(seed, what), 16)


def _drawn(seed: str, what: str) -> str:
    return hmac.new(seed.encode(), what.encode(), hashlib.sha256).hexdigest()

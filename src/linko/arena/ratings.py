"""Bot ratings computed from the players' places in every game."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from linko.arena.played_game import PlayedGame

MOST_ORDERS: Final = 30
FEWEST_ORDERS: Final = 3
ENOUGH_GAMES: Final = 12_000
"""The number of random orders is this divided by the number of games, but at least 3 and at most
30."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength and its uncertainty; every bot starts at 25 ± 8.3."""

    mu: float
    sigma: float

    def as_json(self) -> dict[str, float]:
        """The rating as it appears in a summary."""
        return {"mu": round(self.mu, 4), "sigma": round(self.sigma, 4)}


def places(scores: Sequence[int], shares: Sequence[float]) -> list[int]:
    """The place of each seat, starting at 1; equal scores and shared wins share a place.

    Winners come first, because an edition may break ties by the cards in hand (R28).

    >>> places([9, 4, 9, 4], [0.5, 0, 0.5, 0])
    [1, 3, 1, 3]
    """
    keys = [(share > 0, score) for share, score in zip(shares, scores, strict=True)]
    return [1 + sum(other > key for other in keys) for key in keys]


def rate(bots: int, games: Iterable[PlayedGame]) -> list[Rating]:
    """The rating of each bot after the games.

    A rating depends on the order of the games, so it is averaged over several random orders, which
    are the same in every run.
    """
    played = list(games)
    orders = max(FEWEST_ORDERS, min(MOST_ORDERS, ENOUGH_GAMES // max(len(played), 1)))
    found = []
    for seed in range(orders):
        order = played.copy()
        random.Random(seed).shuffle(order)
        found.append(_rated_in_order(bots, order))
    return [
        Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
        for own in zip(*found, strict=True)
    ]


def _rated_in_order(bots: int, games: Iterable[PlayedGame]) -> list[Rating]:
    """The ratings after rating the games one by one.

    A bot on several seats is rated as several players with its rating; its new rating is the mean
    of theirs.
    """
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull()
    ratings = [Rating(model.mu, model.sigma) for _ in range(bots)]
    for game in games:
        teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in game.seating]
        ranks = [float(place) for place in places(game.scores, game.shares)]
        rated = model.rate(teams, ranks=ranks)
        for bot in set(game.seating):
            own = [team[0] for seat, team in enumerate(rated) if game.seating[seat] == bot]
            ratings[bot] = Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return ratings

"""The games of a data set, in order, played by several processes."""

from __future__ import annotations

from collections.abc import Iterator

from linko.arena import Setup
from linko.arena.workers import Workers
from linko.game import as_options


def setup_of(edition: str, seats: int | None, seed: int, rollouts: int) -> Setup:
    """Equal players of `search` on every seat, as a setup of the arena."""
    options = as_options(edition)
    seats = options.usual_seats if seats is None else seats
    bots = (f"search:games={rollouts}",) * seats
    return Setup(bots=bots, options=options, seats=seats, seed=seed)


def records(setup: Setup, first: int, last: int, workers: int) -> Iterator[str]:
    """Play the games from `first` up to `last`, each with its own deal; yield records in order."""
    ahead: dict[int, str] = {}
    with Workers(setup, workers) as pool:
        games = [(number, 0) for number in range(first, last)]
        if games:
            pool.check()
        for game, record in pool.results(games):
            ahead[game.deal] = record
            while first in ahead:
                yield ahead.pop(first)
                first += 1

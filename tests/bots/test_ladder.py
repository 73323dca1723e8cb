"""Every built-in bot beats the weaker ones."""

from __future__ import annotations

import pytest

from linko.arena import Setup, run


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "other", "edition", "seats", "games", "least", "most"),
    [
        ("kitten", "heuristic", "classic", 4, 120, 0.0, 0.12),
        ("heuristic", "greedy", "classic", 4, 120, 0.6, 1.0),
        ("heuristic", "random", "duel", 2, 60, 0.9, 1.0),
        ("heuristic:weights=trained", "heuristic", "classic", 4, 120, 0.4, 1.0),
        ("heuristic:weights=learned", "heuristic:weights=trained", "classic", 4, 240, 0.25, 1.0),
        ("search:games=300", "heuristic:weights=trained", "classic", 4, 80, 0.3, 1.0),
        ("search:games=1000", "heuristic", "classic", 4, 80, 0.6, 1.0),
        ("search:games=300", "heuristic", "phantom", 2, 40, 0.8, 1.0),
    ],
)
def test_every_bot_of_the_ladder_beats_the_one_below(
    one: str, other: str, edition: str, seats: int, games: int, least: float, most: float
) -> None:
    setup = Setup.of(one, other, edition=edition, seats=seats, seed=3)
    result = run(setup, games=games, workers=0)
    assert least <= result.share(one).mean <= most

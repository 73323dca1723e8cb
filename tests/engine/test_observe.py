"""Observations contain everything that a seat may know."""

from __future__ import annotations

import random

import numpy as np
import pytest

from linko import (
    Game,
)
from linko.engine.bridge import record_of
from linko.engine.kernel.observe import observe
from linko.engine.kernel.step import play
from tests.engine.rebuilt_view import as_observed, layout_of, rebuilt
from tests.rules.test_lockstep import random_setup

pytestmark = pytest.mark.xdist_group("engine")  # only one worker compiles


def observations_rebuild_views(number: int) -> int:
    """Compare every seat's view in every position of a game; returns the number of views."""
    rng = random.Random(number)
    options, seats, _ = random_setup(number)
    game = Game.deal(options, seats=seats, seed=number)
    record, size = record_of(game.state), layout_of(options, seats).size
    checked = 0
    while True:
        for seat in range(seats):
            planes = np.zeros(size, np.int16)
            observe(record, seat, planes)
            assert rebuilt(planes, options, seats) == as_observed(game.view(seat))
            checked += 1
        if game.is_over:
            return checked
        move = rng.choice(game.legal_moves)
        game.push(move)
        play(record, int(move.code))


def test_the_view_can_be_rebuilt_from_an_observation() -> None:
    assert sum(map(observations_rebuild_views, range(15))) > 1000


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_views_and_observations_agree_in_two_thousand_games(part: int) -> None:
    assert sum(map(observations_rebuild_views, range(500 * part, 500 * (part + 1)))) > 100_000

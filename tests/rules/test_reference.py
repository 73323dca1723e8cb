"""The rules agree with the reference data."""

from __future__ import annotations

import pytest

from linko import EDITIONS, Game
from tests.rules.reference import (
    BEGINNINGS,
    FEWEST_LEAVES,
    GAMES_PER_SETUP,
    count_leaves,
    golden,
    positions,
    setups,
)

POSITIONS = positions()


def test_golden_records_cover_every_edition_and_number_of_seats_and_replay() -> None:
    records = golden()
    assert len(records) == GAMES_PER_SETUP * len(list(setups()))
    for record in records:
        game = Game.from_record(record)
        assert game.is_over
        assert game.record() == record


def test_there_are_four_decks_of_every_edition_with_enough_leaves() -> None:
    assert len(BEGINNINGS) == 4
    assert len(POSITIONS) == 4 * len(EDITIONS)
    for edition in EDITIONS:
        decks = {str(record["deck"]) for record in POSITIONS if record["edition"] == edition}
        assert len(decks) == 4
    for record in POSITIONS:
        leaves = record["leaves"]
        assert isinstance(leaves, list)
        assert leaves[-1] >= FEWEST_LEAVES


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_the_leaf_counts_of_small_depths_match_the_data(number: int) -> None:
    game, leaves = Game.from_record(POSITIONS[number]), POSITIONS[number]["leaves"]
    assert isinstance(leaves, list)
    for depth, expected in enumerate(leaves[:-1], start=1):
        if expected <= 10_000:
            assert count_leaves(game.state, depth) == expected


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_the_leaf_counts_of_the_full_depth_match_the_data(number: int) -> None:
    game, leaves = Game.from_record(POSITIONS[number]), POSITIONS[number]["leaves"]
    assert isinstance(leaves, list)
    assert count_leaves(game.state, len(leaves)) == leaves[-1]

"""The inputs of the champion's network agree with the view of the seat."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from training.inputs import KINDS, MOVE_TRAITS, X, count_cards, reader

from linko import Game, Phase, View, bots
from linko.engine import observation_of
from linko.engine.kernel.layout import CODES

SEATS = 3
AT_CARDS = len(KINDS) + X + 8 + 6
"""Where the numbers of a set that could be laid begin in a row."""


def views(seed: int) -> Iterator[View]:
    game = Game.deal("classic", seats=SEATS, seed=seed)
    players = [bots.load(name, seed=seed) for name in ("heuristic", "kitten", "random")]
    while (seat := game.to_move) is not None:
        view = game.view(seat)
        yield view
        game.push(players[seat].choose(view))


def mask_of(view: View) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    mask = np.zeros((1, CODES), np.bool_)
    mask[0, [move.code for move in view.legal_moves]] = True
    return mask


@pytest.mark.parametrize("seed", range(4))
def test_every_card_that_is_not_seen_is_counted_in_every_phase(seed: int) -> None:
    reads = reader("classic", SEATS)
    unseen, row = np.zeros(X + 1, np.float32), np.zeros(X + 1, np.float32)
    phases = set()
    for view in views(seed):
        count_cards(observation_of(view), SEATS, reads.places, reads.sets, unseen, row)
        others = [seat for seat in range(SEATS) if seat != view.seat]
        hidden = sum(view.hand_counts[seat] - len(view.known[seat]) for seat in others)
        assert unseen.min() >= 0
        assert unseen.sum() == view.pile_size + hidden
        assert row.sum() == len(view.row)
        phases.add(view.phase)
    assert phases >= {Phase.PLAY, Phase.TAKE, Phase.DRAW}


def test_every_legal_move_has_a_row_and_no_other() -> None:
    reads = reader("classic", SEATS)
    for view in views(1):
        positions, rows, codes, starts = reads.read(observation_of(view)[None], mask_of(view))
        assert positions.shape == (1, reads.position_size)
        assert rows.shape == (len(view.legal_moves), MOVE_TRAITS)
        assert codes.tolist() == [move.code for move in view.legal_moves]
        assert starts.tolist() == [0, len(codes)]


def test_a_row_says_what_a_set_snatches_and_whether_it_is_the_last() -> None:
    reads = reader("classic", SEATS)
    snatching = last = 0
    for seed in range(3):
        for view in views(seed):
            if view.phase is not Phase.PLAY:
                continue
            _, rows, _, _ = reads.read(observation_of(view)[None], mask_of(view))
            for row, prey, move in zip(rows, view.prey, view.legal_moves, strict=True):
                goes_out = len(move.cards) == len(view.hand)
                assert row[AT_CARDS + 1] == goes_out
                if not goes_out:  # the last set snatches nothing
                    assert row[AT_CARDS + 8] == len(prey) / 2
                    assert row[AT_CARDS + 9] * 4 == sum(len(one.cards) for one in prey)
                snatching += len(prey) > 0
                last += goes_out
    assert snatching > 20
    assert last > 0


def test_all_numbers_are_small() -> None:
    reads = reader("classic", SEATS)
    for view in views(2):
        positions, rows, _, _ = reads.read(observation_of(view)[None], mask_of(view))
        assert np.abs(positions).max() < 20
        assert np.abs(rows).max() < 20

"""Many games stepped together."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt
import pytest

import linko
from linko import (
    EDITIONS,
    EngineError,
    Seat,
    engine,
)
from linko.engine.bridge import record_of, state_of
from linko.engine.kernel.layout import CODES
from linko.rules import Phase, all_moves, view
from tests.engine.rebuilt_view import as_observed, rebuilt

pytestmark = pytest.mark.xdist_group("engine")  # only one worker compiles


class TestBatch:
    def test_finished_games_are_dealt_again_and_report_their_result_once(self) -> None:
        batch = engine.Batch("classic", seats=3, size=50, seed=4)
        ended = 0
        for _ in range(400):
            step = batch.step(batch.random_codes())
            ended += int(step.done.sum())
            assert (step.win_shares[~step.done] == 0).all()
            assert step.win_shares[step.done].sum(axis=1) == pytest.approx(1)
        assert ended > 50
        assert (batch.games["phase"] != list(Phase).index(Phase.OVER)).all()

    @pytest.mark.parametrize(("edition", "seats"), [("basic", 4), ("duel", 2)])
    def test_a_batch_plays_like_the_rules(self, edition: str, seats: int) -> None:
        batch = engine.Batch(edition, seats=seats, size=8, seed=4)
        states = [state_of(batch.games[number], edition) for number in range(8)]
        for _ in range(150):
            assert batch.to_move.tolist() == [state.to_move for state in states]
            mask = batch.legal_mask()
            for number, state in enumerate(states):
                legal = [move.code for move in linko.rules.legal_moves(state)]
                assert np.flatnonzero(mask[number]).tolist() == legal
            codes = batch.random_codes()
            step = batch.step(codes)
            for number, state in enumerate(states):
                after, _ = linko.rules.play(state, all_moves()[codes[number]])
                assert step.done[number] == after.is_over
                if after.is_over:
                    assert tuple(step.scores[number]) == after.scores
                    states[number] = state_of(batch.games[number], edition)
                    assert states[number].turn_number == 1
                else:
                    states[number] = after
                    assert state_of(batch.games[number], edition) == after

    def test_observations_are_those_of_the_seat_to_move(self) -> None:
        batch = engine.Batch("duel", seats=2, size=6, seed=4)
        for _ in range(60):
            planes = batch.observe()
            for number in range(6):
                seat = Seat(int(batch.to_move[number]))
                seen = view(state_of(batch.games[number], "duel"), seat)
                assert rebuilt(planes[number], EDITIONS["duel"], 2) == as_observed(seen)
            batch.step(batch.random_codes())

    def test_the_number_of_threads_does_not_change_the_games(self) -> None:
        one, three = (
            engine.Batch("expert", seats=4, size=31, seed=5, threads=threads) for threads in (1, 3)
        )
        for _ in range(300):
            one.step(one.random_codes())
            three.step(three.random_codes())
        assert one.games.tobytes() == three.games.tobytes()
        assert (one.legal_mask() == three.legal_mask()).all()
        assert (one.observe() == three.observe()).all()

    @pytest.mark.parametrize(
        ("codes", "code"),
        [
            ([1, 2], "engine_wrong_shape"),
            ([[0, 0, 0]], "engine_wrong_shape"),
            ([0.5, 1, 2], "engine_wrong_shape"),
            (["7", "7", "7"], "engine_wrong_shape"),
            ([-1, -1, -1], "engine_illegal_code"),
            ([CODES, 0, 0], "engine_illegal_code"),
            ([2**40, 0, 0], "engine_illegal_code"),
            ([629, 629, 629], "engine_illegal_code"),
        ],
    )
    def test_bad_codes_are_refused_and_change_nothing(self, codes: object, code: str) -> None:
        batch = engine.Batch("classic", seats=3, size=3, seed=4)
        before = batch.games.tobytes()
        with pytest.raises(EngineError) as caught:
            batch.step(codes)  # type: ignore[arg-type] # wrong on purpose
        assert caught.value.code == code
        assert batch.games.tobytes() == before

    def test_one_illegal_code_among_legal_ones_stops_the_whole_step(self) -> None:
        batch = engine.Batch("classic", seats=3, size=3, seed=4)
        before = batch.games.tobytes()
        codes = batch.random_codes()
        codes[2] = 632
        with pytest.raises(EngineError, match="in game 2"):
            batch.step(codes)
        assert batch.games.tobytes() == before

    @pytest.mark.parametrize("size", [0, -1, 1.5, True])
    def test_impossible_sizes_are_refused(self, size: object) -> None:
        with pytest.raises(EngineError):
            engine.Batch("classic", seats=3, size=size)  # type: ignore[arg-type] # wrong on purpose


@pytest.mark.parametrize("form", ["strided", "big-endian", "unsigned", "list"])
def test_codes_may_be_any_kind_of_integer_array(form: str) -> None:
    batch = engine.Batch("classic", seats=3, size=8, seed=4)
    codes = batch.random_codes()
    forms: dict[str, npt.ArrayLike] = {
        "strided": np.repeat(codes, 2)[::2],
        "big-endian": codes.astype(">i4"),
        "unsigned": codes.astype(np.uint64),
        "list": codes.tolist(),
    }
    batch.step(forms[form])
    assert (batch.games["turn_number"] + batch.games["phase"] > 0).all()


@pytest.mark.parametrize(
    "codes", [[[1], [2, 3], 4], np.ma.MaskedArray([0, 0, 0], [True, False, False])]
)
def test_ragged_or_masked_codes_are_refused(codes: object) -> None:
    batch = engine.Batch("classic", seats=3, size=3, seed=4)
    with pytest.raises(EngineError) as caught:
        batch.step(codes)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "engine_wrong_shape"


def test_a_batch_gives_the_observation_of_any_seat() -> None:
    batch = engine.Batch("classic", seats=3, size=2, seed=4)
    planes = batch.observe([2, 0])
    for number, seat in enumerate((2, 0)):
        state = state_of(batch.games[number], "classic")
        seen = as_observed(view(state, Seat(seat)))
        assert rebuilt(planes[number], EDITIONS["classic"], 3) == seen
    with pytest.raises(EngineError):
        batch.observe([3, 0])


@pytest.mark.slow
def test_two_threads_can_use_one_batch() -> None:
    batch = engine.Batch("classic", seats=4, size=5000, seed=4)

    def work() -> int:
        refused = 0
        for _ in range(60):
            try:
                batch.step(batch.random_codes())
            except EngineError:
                refused += 1
        return refused

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda _: work(), range(2)))
    for number in range(0, 5000, 500):
        assert record_of(state_of(batch.games[number])).seats == 4

"""Intervals, ratings and the sequential test of the arena."""

from __future__ import annotations

import random
from math import nextafter
from statistics import fmean

import pytest

from linko.arena import PlayedGame, SequentialTest
from linko.arena.errors import ArenaError
from linko.arena.intervals import Interval, mean_interval, share_interval, student_quantile
from linko.arena.ratings import places, rate
from linko.arena.sequential import SequentialOutcome


def played(scores: tuple[int, ...], seating: tuple[int, ...], deal: int = 0) -> PlayedGame:
    """A game with these scores, won by the highest."""
    winners = scores.count(max(scores))
    shares = tuple(1 / winners if score == max(scores) else 0.0 for score in scores)
    bots = max(seating) + 1
    nothing = (0,) * bots
    return PlayedGame(
        deal, 0, 0, seating, scores, shares, 50, "out",
        nothing, nothing, nothing, nothing, ((),) * bots,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("degrees", "quantile"),
    [(1, 12.706), (2, 4.303), (5, 2.571), (6, 2.447), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_quantiles_match_published_tables(degrees: int, quantile: float) -> None:
    assert student_quantile(degrees) == pytest.approx(quantile, abs=0.0008)


def test_an_interval_is_students_t_interval() -> None:
    found = mean_interval([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.low == pytest.approx(3 - 1.9632, abs=0.001)
    assert found.half == pytest.approx(1.9632, abs=0.001)


def test_intervals_contain_the_true_value_as_often_as_stated() -> None:
    rng = random.Random(1)
    for deals in (5, 40):
        held = 0
        for _ in range(1000):
            shares = [fmean(rng.random() < 0.6 for _ in range(4)) for _ in range(deals)]
            found = share_interval(shares)
            assert found.low is not None
            assert found.high is not None
            held += found.low <= 0.6 <= found.high
        assert 0.93 <= held / 1000 <= 0.98


def test_one_deal_has_no_interval() -> None:
    assert share_interval([1.0]) == Interval(1.0, 0.0, 1.0)
    assert mean_interval([7.0]) == Interval(7.0, None, None)
    assert mean_interval([7.0]).half is None
    assert mean_interval([7.0]).as_json() == {"mean": 7.0, "low": None, "high": None}


def test_equal_deals_do_not_give_an_empty_interval() -> None:
    found = share_interval([1.0] * 100)
    assert found.mean == found.high == 1
    assert found.low == pytest.approx(0.97, abs=0.001)
    assert share_interval([0.25] * 10).low == 0


def test_shares_stay_between_0_and_1() -> None:
    found = share_interval([1.0, 0.0])
    assert (found.low, found.high) == (0.0, 1.0)


def test_equal_scores_share_a_place() -> None:
    assert places([9, 4, 9, 12], [0, 0, 0, 1]) == [2, 4, 2, 1]


def test_a_tie_broken_by_cards_in_hand_is_not_a_shared_place() -> None:
    assert places([9, 9, 2], [0, 1, 0]) == [2, 1, 3]


def test_a_shared_win_rates_above_third_place() -> None:
    ratings = rate(3, [played((9, 9, 2), (0, 1, 2), deal) for deal in range(10)])
    assert ratings[0] == ratings[1]
    assert ratings[0].mu > 25 > ratings[2].mu
    first, shared, third = rate(3, [played((9, 9, 2), (0, 1, 2)), played((9, 8, 2), (0, 1, 2), 1)])
    assert first.mu > shared.mu > third.mu


def test_a_rating_hardly_depends_on_the_order_of_the_games() -> None:
    rng = random.Random(4)
    games = [played((rng.choice((4, 9)), 5, 6), (0, 1, 2), deal) for deal in range(60)]
    games.sort(key=lambda game: game.scores)
    for there, back in zip(rate(3, games), rate(3, games[::-1]), strict=True):
        assert abs(there.mu - back.mu) < there.sigma / 2


def test_a_bot_on_several_seats_has_one_rating() -> None:
    ratings = rate(2, [played((9, 1, 2, 3), (0, 1, 1, 1), deal) for deal in range(30)])
    assert len(ratings) == 2
    assert ratings[0].mu > 30
    assert ratings[1].mu < 25
    assert ratings[0].sigma < 25 / 3


def deal_share(rng: random.Random, chance: float) -> float:
    """A bot's share of a deal's four games if it wins with this chance; some wins are shared."""
    return fmean(
        (rng.random() < chance) * (1 if rng.random() < 0.9 else 0.5) for _ in range(4)
    ) / 0.95  # fmt: skip


def errors(runs: int, chance: float, verdict: str, alike: float) -> float:
    """How often the test reaches a verdict; in some deals all four games end alike."""
    rng = random.Random(3)
    found = 0
    for _ in range(runs):
        test = SequentialTest(seats=4)
        while test.verdict == "undecided":
            same = rng.random() < alike
            test.add(float(rng.random() < chance) if same else deal_share(rng, chance))
        found += test.verdict == verdict
    return found / runs


@pytest.mark.slow
@pytest.mark.parametrize("alike", [0, 0.3])
@pytest.mark.parametrize(("chance", "verdict"), [(0.25, "stronger"), (0.30, "not stronger")])
def test_a_sequential_test_errs_in_one_case_of_twenty(
    chance: float, verdict: str, alike: float
) -> None:
    assert 0.015 <= errors(800, chance, verdict, alike) <= 0.07


@pytest.mark.parametrize(("chance", "verdict"), [(0.45, "stronger"), (0.15, "not stronger")])
def test_clear_cases_are_decided_soon_and_correctly(chance: float, verdict: str) -> None:
    rng = random.Random(4)
    for _ in range(50):
        test = SequentialTest(seats=4)
        for _ in range(100):
            test.add(deal_share(rng, chance))
        assert test.verdict == verdict


def test_a_verdict_does_not_change() -> None:
    test = SequentialTest(seats=4)
    for _ in range(20):
        test.add(1.0)
    decided = test.outcome
    for _ in range(100):
        test.add(0.0)
    assert test.outcome == decided
    assert decided.verdict == "stronger"


def test_an_outcome_has_a_sentence() -> None:
    assert SequentialOutcome("undecided", 7, 0.1, 0.05).sentence == "undecided after 7 deals"
    assert SequentialOutcome("stronger", 7, 3.1, 0.05).sentence == "stronger, decided after 7 deals"


@pytest.mark.parametrize("margin", [0, -0.1, 0.75, 0.76, float("nan"), True])
def test_a_margin_must_be_below_its_limit(margin: float) -> None:
    with pytest.raises(ArenaError) as caught:
        SequentialTest(seats=4, margin=margin)
    assert caught.value.code == "arena_bad_margin"
    assert "above 0 and below 0.75" in str(caught.value)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_largest_margin_can_still_be_tested(seats: int) -> None:
    margin = nextafter(1 - 1 / seats, 0)
    while 1 / seats + margin == 1:
        margin = nextafter(margin, 0)
    test = SequentialTest(seats=seats, margin=margin)
    test.add(1.0)
    assert test.verdict == "not stronger"

"""The review of a game: from each seat's view alone, repeatable, with luck apart from skill."""

from __future__ import annotations

import ast
import subprocess
import sys
from itertools import islice
from pathlib import Path

import msgspec
import numpy as np
import pytest

import linko
from linko import Card, Game, IllegalMove, Match, ReviewError, Seat, bots
from linko.game import random_source, shuffled
from linko.judgement import review as package
from linko.judgement.review import Review, review_steps
from linko.judgement.review.budget import ReviewBudget
from linko.judgement.review.decision import judged_decision
from linko.judgement.review.estimates import share_estimate
from linko.judgement.review.prospect import Prospect
from linko.rules import Move, view
from tests.judgement.test_judgement import whole

pytestmark = pytest.mark.xdist_group("engine")

ROLLOUTS = 200

PLAYERS = ("kitten", "greedy", "heuristic")


def played(edition: str, seats: int, seed: int) -> Game:
    """A whole game between bots of different strength."""
    game = Game.deal(edition, seats=seats, seed=seed)
    return played_on(game, seed)


def played_on(game: Game, seed: int) -> Game:
    players = [
        bots.load(PLAYERS[at % len(PLAYERS)], seed=seed + at) for at in range(len(game.names))
    ]
    while game.to_move is not None:
        game.push(players[game.to_move].choose(game.view(game.to_move)))
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return played("classic", 3, 5)


@pytest.fixture(scope="module")
def steps(game: Game) -> list[Review]:
    return list(review_steps(game, ROLLOUTS))


# The whole game


def test_every_decision_is_judged_in_order(game: Game, steps: list[Review]) -> None:
    found = steps[-1].decisions
    assert [one.number for one in found] == list(range(game.move_count))
    assert [one.played for one in found] == [move.text for move in game.moves]
    again = Game.deal("classic", seats=3, seed=5)
    for one, move in zip(found, game.moves, strict=True):
        assert one.seat == again.to_move
        assert one.options == len(again.legal_moves)
        assert one.best in [move.text for move in again.legal_moves]
        again.push(move)


def test_the_chances_of_every_viewing_seat_sum_to_1_and_end_with_the_result(
    game: Game, steps: list[Review]
) -> None:
    found = steps[-1]
    share = 1 / len(game.winners)
    result = tuple(share if seat in game.winners else 0.0 for seat in range(3))
    for rows, errors in zip(found.chances, found.errors, strict=True):
        assert len(rows) == len(errors) == game.move_count + 1
        assert rows[-1] == result
        assert errors[-1] == 0
        assert all(abs(sum(row) - 1) < 1e-9 for row in rows)


def test_the_parts_add_up_to_the_result(game: Game, steps: list[Review]) -> None:
    share = 1 / len(game.winners)
    for seat, parts in enumerate(steps[-1].parts):
        result = share if seat in game.winners else 0.0
        total = parts.deal + parts.draws + parts.own + parts.others
        assert abs(result - parts.parity - total) < 1e-9
        assert parts.parity == 1 / 3
        assert all(0 <= error < 1 for error in parts.errors)


def test_a_loss_counts_only_beyond_two_errors_and_one_percent(steps: list[Review]) -> None:
    flagged = [one for one in steps[-1].decisions if one.is_flagged]
    assert flagged
    for one in steps[-1].decisions:
        assert one.is_flagged == (one.loss > 0.01)
        assert one.loss == 0 or one.loss > 2 * one.loss_error
        assert (one.loss == 0) == (one.best == one.played)
        assert (one.reason is not None) == one.is_flagged
        for chance in (one.chance_played, one.chance_best):
            assert 0 <= chance.low <= chance.value <= chance.high <= 1
        difference = one.chance_best.value - one.chance_played.value
        assert difference == pytest.approx(one.loss, abs=1e-6)


def test_a_review_grows_by_a_decision_at_a_time(game: Game, steps: list[Review]) -> None:
    whole_review = steps[-1]
    assert len(steps) == game.move_count + 1
    for count, step in enumerate(steps[:-1], start=1):
        assert step.of == game.move_count
        assert step.decisions == whole_review.decisions[:count]
        assert step.chances == tuple(rows[:count] for rows in whole_review.chances)
        assert step.parts == ()


def test_the_same_game_and_budget_give_the_same_bytes(game: Game, steps: list[Review]) -> None:
    told: list[int] = []
    found = linko.review(
        Game.from_record(game.record()),
        rollouts=ROLLOUTS,
        progress=lambda step: told.append(len(step.decisions)),
    )
    assert msgspec.json.encode(found) == msgspec.json.encode(steps[-1])
    assert told[:3] == [1, 2, 3]
    other = list(islice(review_steps(game, ROLLOUTS, salt=1), 3))[-1]
    assert other.chances != steps[2].chances


def test_every_process_names_the_same_analyser_and_the_same_worlds() -> None:
    code = """
import linko
from linko.judgement.review import analyser_of
from linko.judgement.review.prospect import Prospect
game = linko.Game.deal("classic", seats=4, seed=1)
print(analyser_of(game.options, 4), Prospect(game.view(game.to_move)).seed("judge"))
"""
    command = [sys.executable, "-c", code]
    said = {subprocess.run(command, capture_output=True, check=True).stdout for _ in range(2)}
    assert len(said) == 1


def test_a_review_survives_its_way_through_json(steps: list[Review]) -> None:
    assert msgspec.json.decode(msgspec.json.encode(steps[-1]), type=Review) == steps[-1]


@pytest.mark.parametrize(("edition", "seats"), [("duel", 2), ("expert", 5)])
def test_other_editions_are_reviewed_too(edition: str, seats: int) -> None:
    other = played(edition, seats, 3)
    found = list(islice(review_steps(other, ROLLOUTS), 12))[-1]
    assert len(found.decisions) == 12
    assert len(found.chances) == seats


# Only what the seat could know


def other_world(game: Game, seat: Seat, count: int, seed: int) -> Game:
    """Another game whose first decisions are the same and that looked the same to the seat."""
    rng = random_source(seed)
    seen = views_of(game, seat, count)
    deck = list(game.deck)
    places = tuple(Card(place) for place in range(len(deck)))
    kept: Game | None = None
    for _ in range(60):
        (one, *_), (two, *_) = (shuffled(places, rng) for _ in range(2))
        swapped = deck.copy()
        swapped[one], swapped[two] = deck[two], deck[one]
        twin = Game("classic", 3, deck=swapped, starter=int(game.state.starter))
        try:
            for move in game.moves[:count]:
                twin.push(move)
        except IllegalMove:
            continue
        if swapped != deck and views_of(twin, seat, count) == seen:
            deck, kept = swapped, twin
    assert kept is not None
    return played_on(kept, seed)


def views_of(game: Game, seat: Seat, count: int) -> list[object]:
    again = Game(game.options, game.names, deck=game.deck, starter=int(game.state.starter))
    seen: list[object] = [again.view(seat)]
    for move in game.moves[:count]:
        again.push(move)
        seen.append(again.view(seat))
    return seen


@pytest.mark.parametrize(("place", "count"), [(0, 14), (1, 25), (2, 34)])
def test_hidden_cards_change_nothing_in_the_review_of_a_seat(
    game: Game, steps: list[Review], place: int, count: int
) -> None:
    seat = Seat(place)
    twin = other_world(game, seat, count, seed=place)
    assert twin.deck != game.deck
    assert twin.moves != game.moves
    ours, theirs = steps[count], list(islice(review_steps(twin, ROLLOUTS), count + 1))[-1]
    assert ours.chances[seat][: count + 1] == theirs.chances[seat][: count + 1]
    assert ours.errors[seat][: count + 1] == theirs.errors[seat][: count + 1]
    decisions = [
        [one for one in review.decisions[:count] if one.seat == seat] for review in (ours, theirs)
    ]
    assert decisions[0]
    assert decisions[0] == decisions[1]
    assert ours.chances != theirs.chances  # the other seats saw what was exchanged


def test_a_game_of_a_match_is_judged_as_a_single_game() -> None:
    match = Match("classic", seats=3, rounds=1, seed=3)
    first = match.game
    assert first.to_move is not None
    seen = first.view(first.to_move)
    assert seen.standing is not None
    alone = view(first.state, first.to_move)
    assert Prospect(seen).view == alone
    assert Prospect(seen).seed("x") == Prospect(alone).seed("x")


# One decision


def test_a_blunder_is_flagged_and_the_best_move_is_named() -> None:
    state = whole("> A: 5 5 | 3-3-3-3 \n B: 4 4 | 7-7 \n C: 6 10 | 8-8-8 \n row: 6 7 8 1 2 3")
    prospect = Prospect(view(state, Seat(0)))
    found = judged_decision(prospect, 7, Move.parse("5"), ReviewBudget(400)).reviewed
    assert (found.number, found.seat, found.best) == (7, 0, "5-5")
    assert found.is_flagged
    assert found.chance_best.value == 1
    assert found.reason is not None
    assert found.reason.code == "goes_out"


def test_the_best_move_loses_nothing() -> None:
    state = whole("> A: 5 5 | 3-3-3-3 \n B: 4 4 | 7-7 \n C: 6 10 | 8-8-8 \n row: 6 7 8 1 2 3")
    prospect = Prospect(view(state, Seat(0)))
    found = judged_decision(prospect, 0, Move.parse("5-5"), ReviewBudget(400)).reviewed
    assert (found.best, found.loss, found.loss_error, found.reason) == ("5-5", 0, 0, None)
    assert found.chance_best == found.chance_played


def test_an_interval_has_a_width_even_if_every_world_ends_alike() -> None:
    sure = share_estimate(np.ones(50, np.float32))
    assert (sure.value, sure.high) == (1, 1)
    assert 0.9 < sure.low < 0.95


# Refusals


def test_only_finished_games_are_reviewed() -> None:
    with pytest.raises(ReviewError) as caught:
        linko.review(Game.deal(seats=3, seed=1))
    assert caught.value.code == "review_unfinished"


@pytest.mark.parametrize("rollouts", [0, 99, 10**9, 200.5, True, "200"])
def test_an_impossible_budget_is_refused(game: Game, rollouts: int) -> None:
    with pytest.raises(ReviewError) as caught:
        linko.review(game, rollouts)
    assert caught.value.code == "review_bad_budget"


def test_without_the_engine_a_sentence_says_what_is_missing() -> None:
    code = """
import sys
sys.modules["numba"] = None
import linko
try:
    linko.review
except linko.ReviewError as error:
    assert error.code == "review_no_engine"
    assert "numba" in str(error), error
    sys.exit(9)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 9


def test_a_result_can_be_read_without_the_engine() -> None:
    code = """
import sys
from linko.judgement.review import Review
sys.exit({"numba", "numpy"} & {*sys.modules} != set())
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_nothing_here_is_compiled_since_changes_here_do_not_renew_the_cache() -> None:
    for path in Path(package.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert "compile" not in str(node.module), path

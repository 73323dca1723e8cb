"""The reasons of a review: facts that the seat could see, in one short sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from linko import Card, LinkoError, Seat, State, texts
from linko.judgement import review as package
from linko.judgement.review import REASONS, Reason, hint
from linko.judgement.review.prospect import Prospect
from linko.judgement.review.reasons import Comparison, reason_for
from linko.judgement.review.threats import snatch_risk
from linko.rules import Move, legal_moves, view
from tests.judgement.test_judgement import whole
from tests.rules.position import after

pytestmark = pytest.mark.xdist_group("engine")

LONGEST = 30
"""Maximum number of words of a sentence."""

LANGUAGES = [code for code, _ in texts.LANGUAGES]


def reason(state: State, best: str, other: str) -> Reason:
    assert state.to_move is not None
    for move in (best, other):
        assert Move.parse(move) in legal_moves(state)
    prospect = Prospect(view(state, state.to_move))
    return reason_for(Comparison(prospect, Move.parse(best), Move.parse(other), 0.5, 0.4))


def sentence(found: Reason) -> str:
    return texts.reason_sentence("en", found.code, found.parameters)


TABLE = "B: 4 4 4 4 9 | 2-2 \n C: 6 6 10 10 12 | 8-8-8 \n row: {row}"


def at_table(hand: str, stack: str = "1", row: str = "6 7 8 1 2 3") -> State:
    return whole(f"> A: {hand} | {stack} \n {TABLE.format(row=row)}")


# Laying


@pytest.mark.parametrize(
    ("hand", "best", "other", "code"),
    [
        ("5 5 5 9 9 11", "9-9", "5", "splits"),
        ("5 5 9 11", "5-5", "9", "snatches"),
        ("1 9 9 9 11", "1", "11", "weak_first"),
        ("1 3 3 3 9 X", "1", "3-3-3-X", "spends_joker"),
        ("3 3 3 3 3 9 11", "3-3-3-3-3", "9", "threatened"),
        ("7 7 13", "7-7", "7", "splits"),
    ],
)
def test_a_set_is_better_for_a_fact_about_the_cards(
    hand: str, best: str, other: str, code: str
) -> None:
    assert reason(at_table(hand), best, other).code == code


def test_going_out_is_a_reason_if_it_wins() -> None:
    state = at_table("5 5", "3-3-3-3-3-3")
    assert reason(state, "5-5", "5") == Reason("goes_out", {"best": "5-5"})


def test_going_out_too_early_is_a_reason_if_it_loses() -> None:
    state = whole("> A: 5 5 | \n B: 4 | 2-2-2-2-2-2-2 \n row: 6 7 8 9 9 9")
    assert reason(state, "5", "5-5").code == "goes_out_early"


def test_a_risk_is_counted_in_worlds_that_agree_with_the_view() -> None:
    state = whole("> A: 9 9 9 12 | \n B: 4 | 2-2 \n C: 4 5 | 3-3 \n row: 6 7 8 9 9 9")
    prospect = Prospect(view(state, Seat(0)))
    nine, twelve = Card(9), Card(12)
    assert snatch_risk(prospect, (nine,) * 3) == 0  # nobody holds three cards
    alone, high = snatch_risk(prospect, (nine,)), snatch_risk(prospect, (twelve,))
    assert 0 < high < alone < 1


# Taking, picking up, drawing


SNATCH = "> A: 5 5 3 9 | 1 \n B: {hand} | 2-2 \n C: 6 6 10 10 12 | 8-8-8 \n row: {row}"


def snatched(hand: str, row: str, *moves: str) -> State:
    return after(whole(SNATCH.format(hand=hand, row=row)), "5-5", *moves)


@pytest.mark.parametrize(
    ("hand", "row", "moves", "best", "other", "code"),
    [
        ("4 4 9 9 2", "6 7 8 1 2 3", (), "leave", "take", "leave_loose"),
        ("4 4 9 9 2", "6 7 8 1 2 3", (), "take", "leave", "denies"),
        ("4 4", "6 7 8 1 2 3", (), "leave", "take", "take_late"),
        ("4 4 9 9 2", "6 7 8 1 2 3", ("leave",), "pickup", "discard", "joins"),
        ("4 4 9 9 6", "6 7 8 1 2 3", ("leave",), "pickup", "discard", "kept_whole"),
        ("4 4 9 9 6", "6 7 8 X 2 3", ("leave",), "discard", "pickup", "joker_offered"),
        ("4 4 9 9 6", "9 7 8 1 2 3", ("leave",), "discard", "pickup", "row_joins"),
        ("4 4 9 9 6", "1 7 8 1 2 3", ("leave",), "discard", "pickup", "discard_loose"),
        ("4 4 9 9 6", "X 9 8 1 2 3", ("take",), "row:X", "row:9", "joker_drawn"),
        ("4 4 9 9 6", "6 9 8 1 2 3", ("take",), "row:9", "row:6", "joins"),
        ("4 4 9 9 6", "6 9 8 1 2 3", ("take",), "row:8", "row:1", "higher"),
        ("4 4 9 9 6", "1 1 8 1 2 3", ("take",), "pile", "row:1", "pile"),
        ("4 4 9 9 6", "6 9 8 1 2 3", ("take",), "row:1", "row:8", "better"),
        ("4 4 9 9 6", "6 9 8 1 2 3", ("take",), "pile", "row:9", "better_choice"),
    ],
)
def test_a_choice_is_better_for_a_fact_about_the_cards(
    hand: str, row: str, moves: tuple[str, ...], best: str, other: str, code: str
) -> None:
    assert reason(snatched(hand, row, *moves), best, other).code == code


# Sentences

FACTS: dict[str, int | str] = {
    "best": "13-13-13-X-X",
    "other": "11-11-11-11",
    "group": "12-12-12-12",
    "cards": "13-13-13-X",
    "count": 3,
    "best_risk": 22,
    "other_risk": 87,
    "best_wins": 52,
    "other_wins": 41,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(REASONS))
def test_every_reason_is_a_short_text_in_every_language(language: str, code: str) -> None:
    for count in (1, 2, 3):
        said = texts.reason_sentence(language, code, FACTS | {"count": count})
        assert len(re.findall(r"\w[\w’-]*", said)) <= LONGEST, said
        assert said.endswith(".")


def test_exactly_the_listed_reasons_are_given() -> None:
    written = "".join(
        path.read_text(encoding="utf-8")
        for path in Path(package.__file__).parent.glob("*.py")
        if path.name != "result.py"
    )
    given = set(re.findall(r"Reason\(\s*\"(\w+)\"|view, \"(\w+)\"", written))
    assert {one or other for one, other in given} == REASONS


def test_a_reason_says_what_was_measured() -> None:
    said = sentence(reason(at_table("3 3 3 3 3 9 11"), "3-3-3-3-3", "9"))
    assert re.search(r"In \d+ of 100 deals .* snatch 9 .* 3-3-3-3-3", said)


# Hints


def test_a_hint_names_a_legal_move_and_its_reason() -> None:
    state = at_table("5 5", "3-3-3-3-3-3")
    found = hint(view(state, Seat(0)), 300)
    assert found.move == "5-5"
    assert found.reason is not None
    assert found.reason.code == "goes_out"
    assert found == hint(view(state, Seat(0)), 300)


def test_a_forced_move_needs_no_reason() -> None:
    state = whole("> A: 5 | 3-3 \n B: 4 | 2-2 \n row: 6 7 8 9 9 9")
    assert hint(view(state, Seat(0))) == package.Hint("5", None)


def test_a_seat_that_does_not_decide_gets_no_hint() -> None:
    state = at_table("5 5")
    with pytest.raises(LinkoError) as caught:
        hint(view(state, Seat(1)))
    assert caught.value.code == "review_not_to_move"

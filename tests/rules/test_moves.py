"""Moves: values, notation and codes."""

from __future__ import annotations

import pytest

from linko import IllegalMove, Move, MoveKind
from linko.rules import MOVE_COUNT, all_moves


@pytest.mark.clause("R46")
def test_every_move_is_found_by_its_notation_and_its_code() -> None:
    for ranks in range(2, 14):
        for code, move in enumerate(all_moves(ranks)):
            assert Move.parse(str(move)) is move
            assert move.code == code
            assert Move.from_code(code, ranks) is move


def test_there_are_888_codes_in_the_documented_order() -> None:
    texts = [str(move) for move in all_moves()]
    assert MOVE_COUNT == len(set(texts)) == 888
    assert texts[:8] == ["1", "1-X", "1-X-X", "1-X-X-X", "1-X-X-X-X", "1-X-X-X-X-X", "1-1", "1-1-X"]
    assert texts[624:635] == [
        "X", "X-X", "X-X-X", "X-X-X-X", "X-X-X-X-X",
        "take", "leave", "pickup", "discard", "pile", "row:1",
    ]  # fmt: skip
    assert texts[646:652] == ["row:13", "row:X", "row:1+X", "row:1+13", "row:1+13+X", "row:1+13+13"]
    assert texts[-13:] == ["pass", *(f"ghost:{rank}" for rank in range(1, 13))]


def test_the_repr_of_a_move_can_be_pasted_back() -> None:
    assert repr(Move.parse("6-6-6-X")) == "Move.parse('6-6-6-X')"
    assert eval(repr(Move.parse("row:4+13+X")), {"Move": Move}) == Move.parse("row:4+13+X")  # noqa: S307 - our own text


def test_the_repr_of_a_kind_is_its_name() -> None:
    assert repr(Move.parse("ghost:9").kind) == "MoveKind.GHOST"
    assert Move.parse("pass").kind is MoveKind.PASS


@pytest.mark.clause("R2", "R46")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("7-9", "not_a_set"),
        ("7-9-X", "not_a_set"),
        ("X-7", "set_not_in_order"),
        ("7-X-7", "set_not_in_order"),
        ("-".join(["7"] * 9), "too_many_cards"),
        ("-".join(["X"] * 6), "too_many_cards"),
        ("7-X-X-X-X-X-X", "too_many_cards"),
        ("7-" * 100_000 + "7", "unreadable_move"),
        ("", "unreadable_move"),
        ("0", "unreadable_move"),
        ("14", "unreadable_move"),
        ("007", "unreadable_move"),
        ("7-", "unreadable_move"),
        ("7 7", "unreadable_move"),
        (" 7", "unreadable_move"),
        ("7\n", "unreadable_move"),
        ("x", "unreadable_move"),
        ("TAKE", "unreadable_move"),
        ("row", "unreadable_move"),
        ("row:", "unreadable_move"),
        ("row:14", "unreadable_move"),
        ("row:13+2", "unreadable_move"),
        ("row:2+X+13", "unreadable_move"),
        ("row:2+X+X", "unreadable_move"),
        ("ghost:13", "unreadable_move"),
        ("ghost:X", "unreadable_move"),
        (None, "unreadable_move"),
        (7, "unreadable_move"),
        (["7"], "unreadable_move"),
    ],
)
def test_anything_that_is_not_a_move_is_refused_with_the_reason(text: object, code: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        Move.parse(text)
    assert caught.value.code == code
    assert len(str(caught.value)) < 160


def test_the_error_for_a_set_in_the_wrong_order_gives_the_right_order() -> None:
    with pytest.raises(IllegalMove, match="X-7-X must be written 7-X-X"):
        Move.parse("X-7-X")


@pytest.mark.parametrize("code", [-1, MOVE_COUNT, 10**4000, "7", None, 7.5, True])
def test_there_are_no_other_codes(code: object) -> None:
    with pytest.raises(IllegalMove):
        Move.from_code(code)  # type: ignore[arg-type] # wrong on purpose


@pytest.mark.parametrize("ranks", [0, 1, 14, 99])
def test_there_are_no_codes_for_other_numbers_of_ranks(ranks: int) -> None:
    with pytest.raises(IllegalMove):
        Move.from_code(0, ranks)

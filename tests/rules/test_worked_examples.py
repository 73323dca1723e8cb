"""The examples in the booklets."""

from __future__ import annotations

import pytest

from tests.rules.position import after, choices, hand, position, row, story


@pytest.mark.clause("R2", "R8")
def test_one_or_two_sevens_or_one_to_three_sixes_may_be_played() -> None:
    state = position(
        """
        classic
        > A: 7 7 6 6 6
          B: 1 2
        row: 1
        """
    )
    assert choices(state) == ["6", "6-6", "6-6-6", "7", "7-7"]


@pytest.mark.clause("R4", "R19")
def test_three_players_lay_three_sets_one_after_the_other() -> None:
    state = position(
        """
        classic
        > A: 7 1
          B: 6 6 6 X 1
          C: 12 12 1
        row: 1
        """
    )
    laid = after(state, "7", "6-6-6-X", "12-12")
    assert [stack[-1] for stack in laid.stacks] == [(7,), (6, 6, 6, 14), (12, 12)]
    assert laid.turn == 0


FOUR = position(
    """
    classic
    > A: 12 12 1 2
      B: 13 1   | 3
      C: 1 1    | 9-9
      D: 1 1    | 5, 7-7
    row: 4 5 6 7 8 9
    pile: 10 11 12 13
    """
)


@pytest.mark.clause("R10", "R11", "R12", "R13", "R14")
def test_twelves_are_compared_with_each_opponent_clockwise() -> None:
    assert story(FOUR, "12-12") == ["seat 0 laid 12-12", "seat 0 snatched 9-9 from seat 2"]
    taken = after(FOUR, "12-12", "take")
    assert hand(taken, 0) == "1 2 9 9"
    assert (taken.to_move, taken.draws_left) == (2, 2)
    drawn = after(taken, "row:4", "pile")
    assert drawn.snatch is not None
    assert (drawn.snatch.victim, drawn.to_move) == (3, 0)


@pytest.mark.clause("R15")
def test_the_fourth_player_picks_up_or_discards_the_sevens() -> None:
    left = after(FOUR, "12-12", "take", "row:4", "pile", "leave")
    assert choices(left) == ["pickup", "discard"]
    assert hand(after(left, "pickup"), 3) == "1 1 7 7"
    discarded = after(left, "discard")
    assert discarded.discard == (7, 7)
    assert (discarded.to_move, discarded.draws_left) == (3, 2)


@pytest.mark.clause("R17")
def test_the_uncovered_five_is_snatched_by_the_next_player() -> None:
    uncovered = after(FOUR, "12-12", "take", "row:4", "pile", "leave", "pickup")
    assert uncovered.turn == 1
    assert story(uncovered, "13")[-1] == "seat 1 snatched 5 from seat 3"


@pytest.mark.clause("R3", "R11")
def test_two_jokers_snatch_two_thirteens() -> None:
    state = position(
        """
        classic
        > A: X X 1
          B: 1 | 13-13
        row: 1
        """
    )
    assert story(state, "X-X")[-1] == "seat 0 snatched 13-13 from seat 1"


@pytest.mark.clause("R11")
@pytest.mark.parametrize(
    ("laid", "snatches"),
    [
        ("13-13-13-13-13", False),
        ("1-1-1-1-1-1", False),
        ("2-2-2-2-2-X", False),
        ("3-3-3-3-3-X", True),
    ],
)
def test_six_twos_are_beaten_only_by_six_of_something_higher(laid: str, snatches: bool) -> None:
    state = position(
        f"""
        classic
        > A: {laid.replace("-", " ")} 9
          B: 1 | 2-2-2-2-2-2
        row: 1
        """
    )
    assert (after(state, laid).snatch is not None) is snatches


@pytest.mark.clause("R12", "R20", "R21")
def test_sevens_are_compared_with_each_opponent_in_turn() -> None:
    state = position(
        """
        classic
        > A: 7 7 7 1
          B: 1 | 4-4
          C: 1 | 3-3-3
          D: 1 | 5-5-5
        row: 1 2 8 9 10 11
        pile: 12 13 X 4 5
        """
    )
    taken = after(state, "7-7-7", "take")
    assert taken.to_move == 2
    assert row(after(taken, "row:2", "row:9")) == "1 8 10 11"
    drawn = after(taken, "row:2", "row:9", "pile")
    assert row(drawn) == "1 8 10 11 13 X"
    assert hand(drawn, 2) == "1 2 9 12"
    done = after(drawn, "leave", "pickup")
    assert hand(done, 3) == "1 5 5 5"
    assert done.turn == 1


@pytest.mark.clause("R33")
def test_a_thirteen_that_snatches_nothing_may_draw_a_joker() -> None:
    state = position(
        """
        basic
        > A: 13 1
          B: 1 | 7-7
          C: 1 | 13
        row: X 2 3 4 5 6
        pile: 9
        """
    )
    laid = after(state, "13")
    assert "pass" in choices(laid)
    drawn = after(laid, "row:X")
    assert hand(drawn, 0) == "1 X"
    assert row(drawn) == "2 3 4 5 6 9"
    assert drawn.turn == 1


@pytest.mark.clause("R21", "R39")
def test_the_order_of_the_row_decides_where_refused_cards_go() -> None:
    state = position(
        """
        duel
        > A: 3 3 1
          B: 9 1
        row: 5 2+13 9 10 11 12
        pile: 2 X 13 13 13 13 13 8 8
        ghost: 1 4 4 4 5 5 5 6 6 6 7 7 7
        """
    )
    drawn = after(state, "3-3", "row:5")
    assert row(drawn) == "2+13 9 10 11 12 2"
    robbed = after(drawn, "9", "ghost:1")
    assert row(robbed) == "2+13+13 9+13 10+13 11+13 12+13 2+X"
    assert robbed.ghost[-1] == 8
    assert robbed.pile == (8,)

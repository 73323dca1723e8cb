"""Drawing cards from row and pile."""

from __future__ import annotations

import pytest

from linko import IllegalMove, Move, Phase
from linko.rules import play
from tests.rules.position import after, choices, hand, position, row, story

THREE = position(
    """
    classic
    > A: 9 9 9 1
      B: 1 | 4-4-4
    row: 6 7 7 5 11 X
    pile: 12 13 2 2
    """
)
DRAWING = after(THREE, "9-9-9", "take")


@pytest.mark.clause("R20")
def test_each_card_comes_from_the_row_or_the_pile() -> None:
    assert choices(DRAWING) == ["pile", "row:5", "row:6", "row:7", "row:11", "row:X"]


@pytest.mark.clause("R22")
def test_equal_entries_are_one_choice_and_the_leftmost_is_taken() -> None:
    drawn = after(DRAWING, "row:7")
    assert row(drawn) == "6 7 5 11 X"
    assert story(THREE, "9-9-9", "take", "row:7") == ["seat 1 drew 7 from the row"]


@pytest.mark.clause("R20")
def test_a_drawn_card_is_in_the_hand_before_the_next_choice() -> None:
    drawn = after(DRAWING, "pile")
    assert hand(drawn, 1) == "1 12"
    assert (drawn.to_move, drawn.draws_left) == (1, 2)


@pytest.mark.clause("R21")
def test_the_row_is_not_refilled_between_two_draws_of_one_player() -> None:
    assert row(after(DRAWING, "row:6")) == "7 7 5 11 X"
    assert row(after(DRAWING, "row:6", "row:5")) == "7 7 11 X"


@pytest.mark.clause("R21")
def test_neighbours_close_up_to_the_left_and_new_cards_join_at_the_right() -> None:
    drawn = after(DRAWING, "row:6", "pile", "row:5")
    assert row(drawn) == "7 7 11 X 13 2"
    assert story(THREE, "9-9-9", "take", "row:6", "pile", "row:5") == [
        "seat 1 drew 5 from the row",
        "the row received 13 2",
        "turn 2: seat 1",
    ]


@pytest.mark.clause("R20")
def test_an_entry_that_is_not_there_is_refused() -> None:
    with pytest.raises(IllegalMove) as caught:
        play(DRAWING, Move.parse("row:9"))
    assert caught.value.code == "not_in_row"
    assert str(caught.value) == "the row has no entry 9; it shows 6 7 7 5 11 X (R20)"


@pytest.mark.clause("R23")
def test_an_empty_pile_cannot_be_chosen_and_costs_no_draw() -> None:
    state = position(
        """
        classic
        > A: 9 9 1
          B: 1 | 4-4
        row: 6 7 8
        """
    )
    taken = after(state, "9-9", "take")
    assert choices(taken) == ["row:6", "row:7", "row:8"]
    with pytest.raises(IllegalMove) as caught:
        play(taken, Move.parse("pile"))
    assert caught.value.code == "pile_empty"
    assert taken.draws_left == 2
    assert after(taken, "row:6").draws_left == 1


@pytest.mark.clause("R23")
def test_the_row_shrinks_when_the_pile_is_empty() -> None:
    state = position(
        """
        classic
        > A: 9 9 1
          B: 1 | 4-4
        row: 6 7 8 8 8 8
        pile: 3
        """
    )
    drawn = after(state, "9-9", "take", "row:6", "row:7")
    assert (row(drawn), drawn.pile) == ("8 8 8 8 3", ())
    assert drawn.phase is Phase.PLAY


CONSOLATION = position(
    """
    basic
    > A: 9 9 1
      B: 1 | 10-10
      C: 1
    row: 6 7 8 8 8 8
    pile: 3
    """
)


@pytest.mark.clause("R33")
def test_the_consolation_draw_is_one_card_or_nothing() -> None:
    laid = after(CONSOLATION, "9-9")
    assert choices(laid) == ["pile", "row:6", "row:7", "row:8", "pass"]
    assert laid.to_move == 0
    passed = after(laid, "pass")
    assert (hand(passed, 0), passed.turn) == ("1", 1)
    drawn = after(laid, "row:6")
    assert (hand(drawn, 0), row(drawn), drawn.turn) == ("1 6", "7 8 8 8 8 3", 1)


@pytest.mark.clause("R33")
def test_no_consolation_after_a_snatch_even_if_it_was_left() -> None:
    state = position(
        """
        basic
        > A: 9 1
          B: 1 | 3
          C: 1
        row: 6
        pile: 3
        """
    )
    assert after(state, "9", "leave", "pickup").turn == 1
    assert after(state, "9", "take", "row:6").turn == 1


@pytest.mark.clause("R33")
def test_without_the_option_there_is_no_consolation() -> None:
    state = position(
        """
        advanced
        > A: 9 1
          B: 1
          C: 1
        row: 6
        """
    )
    assert after(state, "9").turn == 1

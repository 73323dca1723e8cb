"""Laying a set, comparing it with the opponents' sets, taking and leaving."""

from __future__ import annotations

import pytest

from linko import IllegalMove, Move, Phase
from linko.options import EDITIONS, Options
from linko.rules import beats, play
from tests.rules.position import after, choices, hand, position, row, story


def refused(text: str, *moves: str) -> IllegalMove:
    state = after(position(text), *moves[:-1])
    with pytest.raises(IllegalMove) as caught:
        play(state, Move.parse(moves[-1]))
    return caught.value


PLAIN = """
    classic
    > A: 7 7 9 X 1
      B: 2 | 8
    row: 1 2 3
    pile: 4 5
    """


@pytest.mark.clause("R2")
def test_cards_of_two_ranks_are_not_a_set() -> None:
    assert refused(PLAIN, "7-9-X").code == "not_a_set"
    assert refused(PLAIN, "7-9-X").clause == "R2"


@pytest.mark.clause("R7")
@pytest.mark.parametrize("move", ["7-7-7", "8", "X-X", "7-X-X", "9-9-X"])
def test_only_cards_in_the_hand_can_be_laid(move: str) -> None:
    error = refused(PLAIN, move)
    assert (error.code, error.clause) == ("cards_not_held", "R7")


def test_the_error_says_how_many_of_the_cards_are_held() -> None:
    assert str(refused(PLAIN, "9-9-X-X")) == (
        "seat 0 cannot lay 9-9-X-X: the hand has 1 × 9, 1 × X (R7)"
    )


@pytest.mark.clause("R7", "R8")
@pytest.mark.parametrize("move", ["pass", "take", "pickup", "pile", "row:1", "ghost:1"])
def test_a_turn_begins_with_a_set_and_nothing_else(move: str) -> None:
    error = refused(PLAIN, move)
    assert (error.code, error.clause) == ("wrong_phase", "R7")


@pytest.mark.clause("R8")
def test_any_set_in_the_hand_may_be_laid_regardless_of_the_table() -> None:
    assert choices(position(PLAIN)) == [
        "1", "1-X", "7", "7-X", "7-7", "7-7-X", "9", "9-X", "X",
    ]  # fmt: skip


@pytest.mark.clause("R3")
@pytest.mark.parametrize(
    ("attack", "top", "snatches"),
    [
        ("9", "8", True),
        ("8", "8", False),
        ("7", "8", False),
        ("9-9", "8", False),
        ("9", "8-8", False),
        ("9-X", "8-8", True),
        ("9-9", "8-X", True),
        ("8-X", "8-8", False),
        ("X", "13", True),
        ("X-X", "13-X", True),
        ("13-X", "X-X", False),
        ("X-X", "X-X", False),
        ("1", "13", False),
    ],
)
@pytest.mark.clause("R11")
def test_a_set_snatches_the_same_number_of_cards_of_lower_value(
    attack: str, top: str, snatches: bool
) -> None:
    assert beats(Move.parse(attack).cards, Move.parse(top).cards, EDITIONS["classic"]) is snatches


@pytest.mark.clause("R34")
@pytest.mark.parametrize(
    ("attack", "top", "snatches"),
    [
        ("1", "13", True),
        ("1", "X", True),
        ("1-X", "13-X", True),
        ("1-X", "X-X", True),
        ("1-1", "13", False),
        ("1", "12", False),
        ("1", "1", False),
        ("2", "13", False),
        ("2", "1", True),
        ("X", "X", False),
        ("X", "1", True),
    ],
)
def test_ones_beat_the_top_in_expert(attack: str, top: str, snatches: bool) -> None:
    assert beats(Move.parse(attack).cards, Move.parse(top).cards, EDITIONS["expert"]) is snatches


@pytest.mark.clause("R34", "R36")
@pytest.mark.parametrize(("top", "snatches"), [("5", True), ("4", False), ("X", True)])
def test_ones_beat_the_highest_rank_of_a_smaller_deck(top: str, snatches: bool) -> None:
    options = Options(ones_beat_top=True, ranks=5, hand_size=5)
    assert beats(Move.parse("1").cards, Move.parse(top).cards, options) is snatches


ROUND = """
    classic
      A: 1   | 3
    > B: 9 9 X 1
      C: 1   | 4
      D: 1 5 | 5
      E: 1
    row: 6 7 8 9 10 11
    pile: 12 13
    """


@pytest.mark.clause("R10")
def test_everybody_else_is_compared_once_clockwise_from_the_left() -> None:
    state = after(position(ROUND), "9")
    robbed = []
    while state.snatch is not None:
        robbed.append((state.snatch.victim, state.snatch.pending))
        state = after(state, "leave", "pickup")
    assert robbed == [(2, (3, 4, 0)), (3, (4, 0)), (0, ())]
    assert state.turn == 2


@pytest.mark.clause("R10")
def test_a_player_never_snatches_their_own_set() -> None:
    state = after(position(ROUND), "9", "leave", "pickup", "leave", "pickup", "leave", "pickup")
    again = position(
        """
        classic
        > A: 9 1 | 3
          B: 1
        row: 6
        """
    )
    assert state.stacks[1] == ((9,),)
    assert after(again, "9").phase is Phase.PLAY


@pytest.mark.clause("R11")
def test_snatching_is_possible_from_the_second_players_first_turn_on() -> None:
    state = position(
        """
        classic
        > A: 3 1
          B: 9 1
        row: 6
        """
    )
    assert story(state, "3", "9")[-1] == "seat 1 snatched 3 from seat 0"


@pytest.mark.clause("R4", "R17")
def test_only_the_top_set_is_compared_even_after_a_snatch() -> None:
    state = position(
        """
        classic
        > A: 9 1
          B: 1 1 | 2, 10-10, 4
          C: 9 1
        row: 6 7
        pile: 8
        """
    )
    left = after(state, "9", "leave", "pickup")
    assert left.turn == 1
    assert left.stacks[1] == ((2,), (10, 10))
    assert after(left, "1").stacks[1] == ((2,), (10, 10), (1,))


@pytest.mark.clause("R17")
def test_an_uncovered_set_is_safe_in_this_turn_but_not_in_the_next() -> None:
    state = position(
        """
        classic
        > A: 9 1
          B: 1 1   | 2, 4
          C: 10 1
        row: 6 7
        pile: 8
        """
    )
    left = after(state, "9", "leave", "pickup")
    assert left.stacks[1] == ((2,),)
    assert left.turn == 1
    in_between = after(left, "1-1")
    assert story(in_between, "10")[-1] == "seat 2 snatched 9 from seat 0"


@pytest.mark.clause("R17")
def test_an_uncovered_set_never_attacks() -> None:
    state = position(
        """
        classic
        > A: 9 1
          B: 1 1  | 13, 4
          C: 1 1  | 12
        row: 6 7
        """
    )
    assert after(state, "9", "leave", "pickup").turn == 1


@pytest.mark.clause("R13")
@pytest.mark.parametrize("move", ["pickup", "discard", "pass", "pile", "row:6", "9"])
def test_the_attacker_has_exactly_two_answers(move: str) -> None:
    assert choices(after(position(ROUND), "9")) == ["take", "leave"]
    error = refused(ROUND, "9", move)
    assert (error.code, error.clause) == ("wrong_phase", "R13")


@pytest.mark.clause("R15")
@pytest.mark.parametrize("move", ["take", "leave", "pass", "pile", "row:6", "1"])
def test_the_robbed_player_has_exactly_two_answers(move: str) -> None:
    left = after(position(ROUND), "9", "leave")
    assert (choices(left), left.to_move) == (["pickup", "discard"], 2)
    error = refused(ROUND, "9", "leave", move)
    assert (error.code, error.clause) == ("wrong_phase", "R15")


@pytest.mark.clause("R14")
def test_the_attacker_gets_taken_cards_and_the_robbed_player_draws_the_same_number() -> None:
    taken = after(position(ROUND), "9", "take")
    assert hand(taken, 1) == "1 4 9 X"
    assert taken.stacks[2] == ()
    assert (taken.phase, taken.to_move, taken.draws_left) == (Phase.DRAW, 2, 1)


@pytest.mark.clause("R15")
def test_after_picking_up_nothing_is_drawn() -> None:
    picked = after(position(ROUND), "9", "leave", "pickup")
    assert hand(picked, 2) == "1 4"
    assert picked.phase is Phase.TAKE
    assert row(picked) == row(position(ROUND))


@pytest.mark.clause("R6", "R15")
def test_discarded_cards_lie_on_the_discard_pile_and_never_come_back() -> None:
    state = position(
        """
        classic
        > A: 9 9 1
          B: 1 | 4-4
        row: 6 7
        discard: 3
        """
    )
    discarded = after(state, "9-9", "leave", "discard")
    assert discarded.discard == (3, 4, 4)
    over = after(discarded, "row:6", "row:7")
    assert over.is_over
    assert over.discard == (3, 4, 4)


@pytest.mark.clause("R18")
def test_a_snatched_joker_is_a_plain_joker_again() -> None:
    state = position(
        """
        classic
        > A: 9 9 1
          B: 1 | 4-X
        row: 6 7 8
        pile: 2
        """
    )
    taken = after(state, "9-9", "take", "row:6", "row:7")
    assert hand(taken, 0) == "1 4 X"
    attackers_next = after(taken, "1")
    assert {"X", "1-X", "4-X"} <= set(choices(attackers_next))


@pytest.mark.clause("R12")
def test_the_row_is_refilled_before_the_next_robbed_player_draws() -> None:
    taken = after(position(ROUND), "9", "take", "row:6")
    assert row(taken) == "7 8 9 10 11 12"
    second = after(taken, "take")
    assert "row:12" in choices(second)


def test_a_repeated_move_is_refused() -> None:
    assert refused(ROUND, "9", "take", "take").code == "wrong_phase"


@pytest.mark.clause("R5", "R19")
def test_the_turn_passes_to_the_left() -> None:
    state = position(
        """
        classic
          A: 1 1
        > B: 1 1
        row: 6
        """
    )
    assert [after(state, *moves).turn for moves in ((), ("1",))] == [1, 0]
    assert after(state, "1").turn_number == 2

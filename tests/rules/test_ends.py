"""How a game ends, and who wins."""

from __future__ import annotations

import pytest

from linko import End, IllegalMove, Move
from linko.rules import play
from linko.rules.score import scores, winners
from tests.rules.position import after, choices, position, story


@pytest.mark.clause("R9", "R24")
@pytest.mark.parametrize("edition", ["classic", "basic", "expert"])
def test_the_last_card_of_a_hand_ends_the_game_without_snatch_or_draw(edition: str) -> None:
    state = position(
        f"""
        {edition}
        > A: 9 9
          B: 1 | 4-4
          C: 1
        row: 6
        """
    )
    over = after(state, "9-9")
    assert over.ended_by is End.OUT
    assert over.stacks[1] == ((4, 4),)
    assert (choices(over), over.to_move) == ([], None)
    assert over.turn == 0


@pytest.mark.clause("R9")
def test_going_out_snatches_nothing_from_the_ghost_either() -> None:
    state = position(
        """
        duel
        > A: 9
          B: 1 | 4
        row: 6
        ghost: 2 3
        """
    )
    over = after(state, "9")
    assert (over.ended_by, over.ghost) == (End.OUT, (2, 3))


@pytest.mark.clause("R24")
def test_a_move_after_the_end_is_refused() -> None:
    state = position(
        """
        classic
        > A: 9
          B: 1
        row: 6
        """
    )
    with pytest.raises(IllegalMove) as caught:
        play(after(state, "9"), Move.parse("1"))
    assert (caught.value.code, caught.value.clause) == ("game_over", "R24")


SUPPLY = """
    {edition}
    > A: 9 9 9 1
      B: 1 | 4-4-4
      C: 1 | 5-5-5
    row: {row}
    pile: {pile}
    """


@pytest.mark.clause("R24", "R25")
@pytest.mark.parametrize(
    ("row", "pile", "draws"),
    [
        ("6", "", ["row:6"]),
        ("6 7", "", ["row:7", "row:6"]),
        ("6", "2", ["row:6", "pile"]),
        ("6", "2", ["pile", "row:6"]),
        ("6 7 8", "", ["row:6", "row:7", "row:8"]),
        ("6", "2 3", ["pile", "pile", "row:6"]),
    ],
    ids=["first", "middle", "middle-pile", "middle-row", "last", "last-pile"],
)
@pytest.mark.parametrize("answer", [["take"], ["leave", "discard"]])
def test_the_supply_can_run_out_in_any_draw_before_all_opponents_are_compared(
    row: str, pile: str, draws: list[str], answer: list[str]
) -> None:
    state = position(SUPPLY.format(edition="classic", row=row, pile=pile))
    before = after(state, "9-9-9", *answer, *draws[:-1])
    assert not before.is_over
    over = after(before, draws[-1])
    assert over.ended_by is End.SUPPLY
    assert over.stacks[2] == ((5, 5, 5),)
    assert (over.turn, over.to_move, over.snatch, over.draws_left) == (0, None, None, 0)


@pytest.mark.clause("R16")
def test_discard_may_be_chosen_even_if_too_few_cards_remain() -> None:
    left = after(position(SUPPLY.format(edition="classic", row="6", pile="")), "9-9-9", "leave")
    assert choices(left) == ["pickup", "discard"]
    assert after(left, "discard", "row:6").ended_by is End.SUPPLY


@pytest.mark.clause("R25", "R33")
@pytest.mark.parametrize(("row", "pile", "draw"), [("6", "", "row:6")])
def test_the_consolation_draw_can_empty_the_supply(row: str, pile: str, draw: str) -> None:
    state = position(
        f"""
        basic
        > A: 9 1
          B: 1
          C: 1
        row: {row}
        pile: {pile}
        """
    )
    assert after(state, "9", draw).ended_by is End.SUPPLY
    assert after(state, "9", "pass").turn == 1


@pytest.mark.clause("R23")
def test_an_empty_pile_does_not_end_the_game_while_the_row_has_an_entry() -> None:
    state = position(SUPPLY.format(edition="classic", row="6 7", pile="2"))
    drawn = after(state, "9-9-9", "take", "pile", "row:6")
    assert not drawn.is_over
    assert choices(drawn) == ["row:7"]


LAST_TURN = """
    {edition}
    turn: 1000
    > A: 9 1 1
      B: 2 2 | 3
      C: 1 1 1
    row: 6 7
    """


@pytest.mark.clause("R26")
def test_the_game_ends_when_the_thousandth_turn_is_completed() -> None:
    state = position(LAST_TURN.format(edition="classic"))
    assert not after(state, "9", "take").is_over
    over = after(state, "9", "take", "row:6")
    assert over.ended_by is End.TURN_LIMIT
    assert over.scores == (1 - 3, 0 - 3, 0 - 3)
    assert over.winners == (0,)
    assert (over.turn_number, over.turn) == (1000, 0)


@pytest.mark.clause("R26")
def test_the_thousandth_turn_has_its_consolation_draw() -> None:
    state = position(LAST_TURN.format(edition="basic").replace("| 3", ""))
    assert after(state, "9", "pass").ended_by is End.TURN_LIMIT
    assert after(state, "9", "row:6").ended_by is End.TURN_LIMIT


@pytest.mark.clause("R27")
def test_the_score_is_stack_minus_hand_and_ranks_do_not_count() -> None:
    state = position(
        """
        classic
        > A: 1 2 3 | 13-13, X
          B: 13    | 1, 2, 3-3
        row: 6
        """
    )
    assert state.scores == (0, 3)


@pytest.mark.clause("R28")
def test_the_highest_score_wins_even_if_another_player_went_out() -> None:
    state = position(
        """
        classic
        > A: 1
          B: 13 | 1, 2, 3-3
        row: 6
        """
    )
    over = after(state, "1")
    assert (over.scores, over.winners) == ((1, 3), (1,))
    assert story(state, "1")[-1] == "seat 1 won the game"


@pytest.mark.clause("R28")
@pytest.mark.parametrize(
    ("points", "hands", "fewest", "won"),
    [
        ((3, 5, 4), (1, 2, 3), False, (1,)),
        ((5, 5, 4), (1, 2, 0), False, (0, 1)),
        ((5, 5, 4), (3, 2, 0), True, (1,)),
        ((5, 5, 5), (2, 3, 2), True, (0, 2)),
        ((-1, -1), (0, 0), True, (0, 1)),
    ],
)
def test_ties_are_shared_or_won_with_the_fewest_cards_in_hand(
    points: tuple[int, ...], hands: tuple[int, ...], fewest: bool, won: tuple[int, ...]
) -> None:
    assert winners(points, hands, fewest_in_hand=fewest) == won


@pytest.mark.clause("R28")
@pytest.mark.parametrize(("edition", "won"), [("classic", (0, 1)), ("advanced", (0,))])
def test_the_edition_decides_how_ties_are_broken(edition: str, won: tuple[int, ...]) -> None:
    state = position(
        f"""
        {edition}
        > A: 1
          B: 13 | 2-2
          C: 1
        row: 6
        """
    )
    assert after(state, "1").winners == won


def test_nobody_has_won_before_the_end() -> None:
    assert position(LAST_TURN.format(edition="classic")).winners == ()
    assert scores([1, 0], [0, 2]) == (1, -2)

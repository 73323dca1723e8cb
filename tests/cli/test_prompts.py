"""What `linko play` asks, what each choice says, and how typed text is read, in English."""

from __future__ import annotations

import pytest

from linko import Move, Seat, State, View
from linko.cli.play.prompt import example_play
from linko.cli.play.question import choice_words, consequence, question, warning
from linko.cli.play.result import winner_words
from linko.cli.play.typed_choices import read_choice
from linko.cli.play.typed_sets import read_play
from linko.cli.play.wording import Wording
from linko.cli.situation import end_words
from linko.rules import view
from tests.rules.position import after, position

NAMES = ("Ann", "Ben", "Cy", "Dee")


def wording(seat: int = 0) -> Wording:
    return Wording("en", NAMES, Seat(seat))


def seen(state: State, seat: int = 0) -> View:
    return view(state, Seat(seat))


# Plays


HAND = position(
    """
    classic
    > A: 1 1 1 1 2 2 3 3 7 7 11 11 12 X X | 2
      B: 5 | 10, 4-4
      C: 5 | 6-6
    row: 1 7
    pile: 9
    """
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("7", "7"), ("7-7", "7-7"), ("7 7", "7-7"), ("7,7", "7-7"), ("77", "7-7"), ("7x2", "7-7"),
        ("7*2", "7-7"), ("2 × 7", "7-7"), ("7 x", "7-X"), ("x7", "7-X"), ("77xx", "7-7-X-X"),
        ("7 7 joker", "7-7-X"), ("jokers", "X"), ("J J", "X-X"), ("11", "11"), ("1 1", "1-1"),
        ("1212", None), ("111", "1-1-1"), ("12", "12"), (" 7  -  7 ", "7-7"), ("11 11", "11-11"),
        ("2x2", None), ("3x1", None), ("x", "X"), ("7x3", None), ("8", None), ("", None),
        ("0", None), ("7 8", None), ("take", None), ("row:7", None), ("seven", None),
        ("1111", None), ("1111x", None), ("7 77", None), ("2x13", None), ("99x1", None),
        ("7 dżoker", "7-X"), ("dżokery", "X"),
    ],
)  # fmt: skip
def test_plays_are_read_as_people_type_them(typed: str, meant: str | None) -> None:
    read = read_play(wording(), typed, seen(HAND))
    assert (read.text if isinstance(read, Move) else None) == meant


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("7 7 7", "You have only 7-7 in hand, so you cannot lay 7-7-7."),
        ("12 12", "You have only 12 in hand, so you cannot lay 12-12."),
        ("8", "You have no 8 in hand, so you cannot lay 8."),
        ("xxx", "You have only X-X in hand, so you cannot lay X-X-X."),
        ("1111", "That could be 1-1-1-1 or 11-11. Which one?"),
        ("3x1", "That could be 1-1-1 or 3. Which one?"),
        ("7 8", "That is not a set. Lay cards of one rank, with or without jokers."),
        ("7" * 9, "There are not that many cards of one kind."),
    ],
)
def test_the_error_says_why_a_set_cannot_be_laid(typed: str, said: str) -> None:
    assert read_play(wording(), typed, seen(HAND)) == said


def test_a_joker_that_is_not_held_is_called_joker() -> None:
    table = position("classic\n> A: 7 8 | 2\n  B: 5 |\nrow: 1\npile: 9")
    said = read_play(wording(), "7x", seen(table))
    assert said == "You have no joker in hand, so you cannot lay 7-X."


def consequences(state: State) -> dict[str, str]:
    table = seen(state)
    return {
        move.text: consequence(wording(), table, move, prey)
        for move, prey in zip(table.legal_moves, table.prey, strict=True)
    }


def test_every_play_says_what_it_would_snatch() -> None:
    said = consequences(HAND)
    assert said["7-7"] == "snatches Ben’s 4-4 and Cy’s 6-6"
    assert said["2-2"] == ""
    going_out = position("classic\n> A: 7 7 | 3-3\n  B: 5 5 | 4-4\nrow: 1\npile: 2")
    assert consequences(going_out)["7-7"] == (
        "empties your hand: the game ends, and you have 4 points"
    )


def test_the_example_of_a_play_is_a_whole_group() -> None:
    assert str(example_play(seen(HAND))) == "2-2"
    fours = position("classic\n> A: 3 4 4 4 X | 2\n  B: 5 |\nrow: 1\npile: 9")
    assert str(example_play(seen(fours))) == "4-4-4"
    jokers = position("classic\n> A: X X | 2\n  B: 5 |\nrow: 1\npile: 9")
    assert str(example_play(seen(jokers))) == "X"


# Choices


DUEL = position(
    """
    duel
    > A: 7 7 9 | 2
      B: 5 5 | 10, 4-4
    row: 7 2+13
    pile: 9 9 9 9 9 9 9 9 9 9 9 9 9 9
    ghost: 3 3 5 5 8
    """
)


def choices(state: State, seat: int = 0) -> list[str]:
    """The question and its choices, as the player reads them."""
    table = seen(state, seat)
    return [
        question(wording(seat), table),
        *(choice_words(wording(seat), table, move) for move in table.legal_moves),
    ]


def test_every_choice_says_what_happens_next() -> None:
    assert consequences(DUEL)["7-7"] == "snatches the ghost’s 3-3 or 5-5 and Ben’s 4-4"
    ghost = after(DUEL, "7-7")
    assert choices(ghost) == [
        "Your set snatches one of the ghost’s sets. Which one?",
        "take 3-3 from the ghost",
        "take 5-5 from the ghost",
    ]
    take = after(ghost, "ghost:3")
    assert choices(take) == [
        "Your set snatches Ben’s 4-4.",
        "take 4-4 into your hand: Ben draws 2 cards",
        "leave 4-4: Ben picks up 4-4, or discards and draws 2 cards",
    ]
    answer = after(take, "leave")
    assert choices(answer, 1) == [
        "Ann snatched your 4-4 and left the choice to you.",
        "pick up 4-4: back into your hand",
        "discard 4-4 and draw 2 cards",
    ]
    draw = after(answer, "discard")
    assert choices(draw, 1) == [
        "Draw 2 cards, one at a time. Which one is next?",
        "the top card of the pile, unseen",
        "7 from the row",
        "2+13 from the row",
    ]
    assert choices(after(draw, "pile"), 1)[0] == "Draw one card. Which one?"


def test_the_consolation_draw_can_be_declined() -> None:
    assert choices(after(DUEL, "7", "row:7"), 1)[0] == "Which cards do you lay?"
    assert choices(after(DUEL, "7")) == [
        "You snatched nothing, so you may draw one card.",
        "the top card of the pile, unseen",
        "7 from the row: you would hold 7-7",
        "2+13 from the row",
        "draw nothing",
    ]


# Near the end of the supply


def robbery(row: str, pile: str = "") -> State:
    """Ann has just snatched three cards from Ben."""
    supply = f"row: {row}" + (f"\npile: {pile}" if pile else "")
    laying = position(f"classic\n> A: 7 7 7 9 | 2\n  B: 5 5 | 10, 4-4-4\n{supply}")
    return after(laying, "7-7-7")


def test_choices_promise_no_draw_that_cannot_happen() -> None:
    two_left = robbery("1 8")
    assert choices(two_left)[1:] == [
        "take 4-4-4 into your hand: Ben draws the last 2 cards, and the game ends",
        (
            "leave 4-4-4: Ben picks up 4-4-4, or discards and draws the last 2 cards, "
            "which ends the game"
        ),
    ]
    answer = after(two_left, "leave")
    assert choices(answer, 1)[2] == "discard 4-4-4 and draw the last 2 cards: the game ends"
    draw = after(answer, "discard")
    assert choices(draw, 1)[0] == "Draw 2 cards, one at a time. Which one is next?"
    assert warning(wording(1), seen(draw, 1)) == (
        "Row and pile hold only 2 more cards. This draw ends the game."
    )
    last = after(draw, "row:1")
    assert choices(last, 1)[0] == "Draw one card. Which one?"
    assert warning(wording(1), seen(last, 1)) == (
        "Row and pile hold only one more card. Drawing it ends the game."
    )
    assert after(last, "row:8").is_over


@pytest.mark.parametrize(("row", "pile", "ends"), [("1 8", "9", True), ("1 8", "9 9", False)])
def test_the_warning_comes_when_the_last_card_is_drawn(row: str, pile: str, ends: bool) -> None:
    state = robbery(row, pile)
    assert ("the last 3 cards" in choices(state)[1]) == ends
    assert warning(wording(), seen(state)) is None
    draw = after(state, "take")
    assert choices(draw, 1)[0] == "Draw 3 cards, one at a time. Which one is next?"
    assert (warning(wording(1), seen(draw, 1)) is not None) == ends
    assert after(draw, "row:1", "row:8", "pile").is_over == ends


def test_the_warning_is_given_for_the_consolation_draw_too() -> None:
    table = "basic\n> A: 7 9 | 2\n  B: 5 |\n  C: 5 |\nrow: {row}"
    last, more = (after(position(table.format(row=row)), "7") for row in ("4", "4 4"))
    assert "ends the game" in (warning(wording(), seen(last)) or "")
    assert warning(wording(), seen(more)) is None


# Typed choices


DRAW = after(DUEL, "7-7", "ghost:3", "leave", "discard")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("p", "pile"), ("pile", "pile"), ("a", "row:7"), ("7", "row:7"), ("row:7", "row:7"),
        ("b", "row:2+13"), ("2", "row:2+13"), ("13", "row:2+13"), ("2+13", "row:2+13"),
        (" B ", "row:2+13"), ("1", None), ("3", None), ("x", None), ("n", None), ("", None),
    ],
)  # fmt: skip
def test_draws_are_chosen_by_letter_or_by_card(typed: str, meant: str | None) -> None:
    read = read_choice(wording(1), typed, seen(DRAW, 1))
    assert (read.text if isinstance(read, Move) else None) == meant


def test_a_joker_is_drawn_by_its_sign_and_a_single_card_is_preferred_to_a_bundle() -> None:
    table = position(
        "duel\n> A: 7 9 | 2\n  B: 5 |\nrow: X 4+X 4 6+X 5+13 3+13\npile: 9 9\nghost: 8"
    )
    drawing = seen(after(table, "7"))
    for typed, meant in (("x", "row:X"), ("joker", "row:X"), ("4", "row:4"), ("6", "row:6+X")):
        read = read_choice(wording(), typed, drawing)
        assert isinstance(read, Move)
        assert read.text == meant
    for typed in ("n", "nothing"):
        assert read_choice(wording(), typed, drawing) == Move.parse("pass")
    assert read_choice(wording(), "13", drawing) == "That could be 3+13 or 5+13. Which one?"


def test_the_answer_to_bad_input_says_what_can_be_typed() -> None:
    drawing = read_choice(wording(1), "1", seen(DRAW, 1))
    assert drawing == "Type p, a or b, or the card itself: 7."
    ghost = after(DUEL, "7-7")
    assert read_choice(wording(), "1", seen(ghost)) == "Type a or b, or the card itself: 3."
    for typed in ("5", "b"):
        assert read_choice(wording(), typed, seen(ghost)) == Move.parse("ghost:5")
    take = after(ghost, "ghost:3")
    assert read_choice(wording(), "3", seen(take)) == "Type a number from 1 to 2."
    for typed in ("Leave", "2"):
        assert read_choice(wording(), typed, seen(take)) == Move.parse("leave")
    answer = seen(after(take, "leave"), 1)
    assert read_choice(wording(1), "pick up", answer) == Move.parse("pickup")


# The end


@pytest.mark.parametrize(
    ("table", "ending", "winner"),
    [
        (
            "classic\n> A: 7 | 3-3\n  B: 5 | 4\nrow: 1\npile: 2",
            "you laid your last card.",
            "You win with 3 points, 3 ahead.",
        ),
        (
            "classic\n  A: 7 | 3-3\n> B: 5 5 | 4-4-4\nrow: 1\npile: 2",
            "Ben laid the last card in hand.",
            "Ben wins with 5 points, 4 ahead.",
        ),
        (
            "classic\n> A: 7 | 3-3\n  B: 5 | 4-4-4-4\nrow: 1\npile: 2",
            "you laid your last card.",
            "Shared win, 3 points each: You and Ben.",
        ),
        (
            "advanced\n> A: 7 | 3-3\n  B: 5 | 4-4-4-4\n  C: 9 9 |\nrow: 1\npile: 2",
            "you laid your last card.",
            "Equal scores, 3 points each: You and Ben. You hold the fewest cards and win.",
        ),
        (
            "classic\n> A: 7 8 |\n  B: 5 | 3\nrow: 4",
            "row and pile are empty.",
            "You win with −1 point, 1 ahead.",
        ),
    ],
)
def test_the_end_of_the_game_is_shown_with_its_reason(table: str, ending: str, winner: str) -> None:
    start = position(table)
    state = after(start, str(view(start, start.turn).legal_moves[-1]))
    if not state.is_over:
        state = after(state, "take", "row:4")
    over = seen(state)
    assert end_words("en", over, NAMES, Seat(0)) == f"The game is over: {ending}"
    assert winner_words(wording(), over) == winner


def test_points_are_counted_in_words() -> None:
    assert [wording().points(score) for score in (1, -1, 0, -12)] == [
        "1 point", "−1 point", "0 points", "−12 points",
    ]  # fmt: skip

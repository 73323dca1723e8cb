"""Editions, options and sizes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from linko import EDITIONS, Game, Options, OptionsError
from linko.options import EDITION_SEATS, OPTION_NAMES

RULES_TABLE = {
    "classic": ("2–5", "no", "no", "no", "no"),
    "basic": ("3–5", "yes", "no", "no", "yes"),
    "advanced": ("3–5", "no", "no", "no", "yes"),
    "expert": ("3–5", "no", "yes", "no", "yes"),
    "duel": ("2", "yes", "no", "yes", "yes"),
    "phantom": ("2", "no", "no", "yes", "no"),
}


@pytest.mark.clause("R32")
@pytest.mark.parametrize("name", RULES_TABLE)
def test_editions_match_the_table_in_the_rules(name: str) -> None:
    options = EDITIONS[name]
    lowest, highest = options.seats_allowed
    players = str(lowest) if lowest == highest else f"{lowest}–{highest}"
    flags = (
        options.consolation_draw,
        options.ones_beat_top,
        options.ghost,
        options.fewest_in_hand,
    )
    assert (players, *("yes" if flag else "no" for flag in flags)) == RULES_TABLE[name]
    assert list(EDITIONS) == list(EDITION_SEATS) == list(RULES_TABLE)


@pytest.mark.clause("R32", "R35")
@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_is_dealt_only_for_its_numbers_of_players(name: str) -> None:
    lowest, highest = EDITION_SEATS[name]
    for seats in range(1, 6):
        if lowest <= seats <= highest:
            assert Game.deal(name, seats=seats, seed=1).state.seats == seats
        else:
            with pytest.raises(OptionsError) as caught:
                Game.deal(name, seats=seats, seed=1)
            assert caught.value.code in {"seats_out_of_range", "seats_exactly"}


@pytest.mark.clause("R35")
def test_the_same_options_as_a_custom_edition_allow_more_numbers_of_players() -> None:
    custom = Options(consolation_draw=True, fewest_in_hand=True)
    assert custom != EDITIONS["basic"]
    assert Game.deal(custom, seats=2, seed=1).state.seats == 2
    with pytest.raises(OptionsError, match="basic is for 3 to 5 players, not 2"):
        EDITIONS["basic"].check_seats(2)


@pytest.mark.clause("R35")
def test_the_ghost_combines_with_expert_snatching_for_two() -> None:
    custom = Options(ghost=True, ones_beat_top=True)
    assert custom.seats_allowed == (2, 2)
    with pytest.raises(OptionsError, match="a custom edition is for exactly 2 players, not 3"):
        custom.check_seats(3)


@pytest.mark.clause("R36")
@pytest.mark.parametrize(
    ("sizes", "code"),
    [
        ({"ranks": 1}, "option_out_of_range"),
        ({"ranks": 14}, "option_out_of_range"),
        ({"copies": 0}, "option_out_of_range"),
        ({"jokers": -1}, "option_out_of_range"),
        ({"jokers": 6}, "option_out_of_range"),
        ({"hand_size": 0}, "option_out_of_range"),
        ({"row_size": 0}, "option_out_of_range"),
        ({"ghost_size": 10**30}, "option_out_of_range"),
        ({"hand_size": 52}, "deck_too_small"),
        ({"ranks": 2}, "deck_too_small"),
        ({"ranks": True}, "option_not_number"),
        ({"ranks": 13.0}, "option_not_number"),
        ({"ghost": True, "jokers": 3}, "ghost_needs_jokers"),
        ({"ghost": True, "hand_size": 1}, "ghost_needs_hand"),
        ({"ghost": True, "ghost_size": 69}, "deck_too_small"),
        ({"ghost": 1}, "option_not_bool"),
        ({"ghost": None}, "option_not_bool"),
    ],
)
def test_sizes_that_cannot_be_dealt_are_refused(sizes: dict[str, object], code: str) -> None:
    with pytest.raises(OptionsError) as caught:
        Options(**sizes)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == code


@pytest.mark.parametrize("seats", ["3", 3.0, True, None])
def test_a_number_of_seats_must_be_an_int(seats: object) -> None:
    with pytest.raises(OptionsError) as caught:
        EDITIONS["classic"].check_seats(seats)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "seats_not_number"


@pytest.mark.parametrize("edition", [[], 7, {}])
def test_the_name_of_an_edition_must_be_text(edition: object) -> None:
    with pytest.raises(OptionsError) as caught:
        Options(edition=edition)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "unknown_edition"


@pytest.mark.clause("R36")
def test_sizes_that_just_suffice_are_accepted() -> None:
    assert Options(hand_size=51).deck_size - 2 * 51 - 6 == 1
    assert Options(ghost=True, ghost_size=68).deck_size == 105
    small = Options(ranks=3, copies=2, jokers=0, hand_size=2, row_size=1)
    Game.deal(small, seats=2, seed=1)
    with pytest.raises(OptionsError, match="a deck of 6 cards cannot supply the deal of 7 cards"):
        small.check_seats(3)


@pytest.mark.parametrize(
    ("options", "counts", "usual"),
    [
        (EDITIONS["classic"], (2, 3, 4, 5), 4),
        (EDITIONS["expert"], (3, 4, 5), 4),
        (EDITIONS["duel"], (2,), 2),
        (Options(), (2, 3, 4, 5), 4),
        (Options(ghost=True), (2,), 2),
        (Options(hand_size=25), (2, 3, 4), 4),
        (Options(ranks=5, hand_size=12), (2, 3), 3),
        (Options(hand_size=51), (2,), 2),
    ],
)
def test_seat_counts_are_those_that_edition_and_deck_allow(
    options: Options, counts: tuple[int, ...], usual: int
) -> None:
    assert (options.seat_counts, options.usual_seats) == (counts, usual)
    for seats in range(1, 7):
        if seats in counts:
            options.check_seats(seats)
        else:
            with pytest.raises(OptionsError):
                options.check_seats(seats)


@pytest.mark.clause("R36")
def test_the_ghost_is_full_after_the_deal_even_if_it_refuses_every_possible_card() -> None:
    options = Options(
        ghost=True, ranks=3, copies=3, jokers=5, hand_size=2, row_size=1, ghost_size=5
    )
    assert options.deck_size == 10
    state = Game.deal(options, seats=2, deck="1 3 3 3 X 1 1 2 2 2", starter=0).state
    assert state.ghost == (1, 1, 2, 2, 2)
    assert state.row == ((1, 3, 3, 3, 14),)
    assert state.pile == ()


@pytest.mark.clause("R48")
def test_options_round_trip_through_a_record() -> None:
    for options in (*EDITIONS.values(), Options(), Options(ghost=True, ranks=9, hand_size=4)):
        assert Options.from_record(options.to_record()) == options
    assert EDITIONS["duel"].to_record() == "duel"
    assert Options(ghost=True, ranks=9, hand_size=4).to_record() == {
        "ghost": True,
        "ranks": 9,
        "hand_size": 4,
    }


@pytest.mark.clause("R48")
@pytest.mark.parametrize(
    ("edition", "code"),
    [
        ("Classic", "unknown_edition"),
        ("x" * 5000, "unknown_edition"),
        ({"ghosts": True}, "unknown_option"),
        ({"edition": "basic"}, "unknown_option"),
        ({3: True}, "unknown_option"),
        (None, "edition_not_text"),
        (["classic"], "edition_not_text"),
        ({"ghost": "yes"}, "option_not_bool"),
        ({"ranks": "13"}, "option_not_number"),
    ],
)
def test_an_unknown_edition_or_option_is_refused(edition: object, code: str) -> None:
    with pytest.raises(OptionsError) as caught:
        Options.from_record(edition)
    assert caught.value.code == code
    assert len(str(caught.value)) < 200


def test_options_named_after_an_edition_must_equal_it() -> None:
    with pytest.raises(OptionsError) as caught:
        replace(EDITIONS["basic"], ghost=True)
    assert caught.value.code == "edition_changed"
    with pytest.raises(OptionsError, match="no edition 'poker'"):
        Options(edition="poker")
    assert replace(EDITIONS["phantom"], edition=None) == Options(ghost=True)


def test_the_repr_of_options_can_be_pasted_back() -> None:
    names = {"EDITIONS": EDITIONS, "Options": Options}
    for options in (EDITIONS["duel"], Options(), Options(ghost=True, row_size=3)):
        assert eval(repr(options), names) == options  # noqa: S307 - our own text


def test_the_option_names_are_those_of_the_rules() -> None:
    assert OPTION_NAMES == (
        "consolation_draw", "ones_beat_top", "ghost", "fewest_in_hand",
        "ranks", "copies", "jokers", "hand_size", "row_size", "ghost_size",
    )  # fmt: skip

"""The deal."""

from __future__ import annotations

import pytest

from linko import EDITIONS, Card, Game, OptionsError
from linko.cards import cards_text, full_deck

DECK = tuple(Card(1 + number % 13) for number in range(104)) + (Card(14),) * 5


@pytest.mark.clause("R5")
def test_the_starter_gets_the_first_cards_then_each_seat_clockwise() -> None:
    state = Game.deal("classic", seats=4, deck=DECK, starter=2).state
    for seat, place in ((2, 0), (3, 1), (0, 2), (1, 3)):
        assert state.hands[seat] == tuple(sorted(DECK[13 * place : 13 * place + 13]))
    assert state.row == tuple((card,) for card in DECK[52:58])
    assert state.pile == DECK[58:]
    assert (state.turn, state.to_move, state.turn_number) == (2, 2, 1)


@pytest.mark.clause("R44")
def test_nothing_is_known_of_the_hands_at_the_deal() -> None:
    assert Game.deal("classic", seats=3, seed=1).state.known == ((), (), ())


@pytest.mark.clause("R50")
def test_the_seed_determines_deck_and_starter() -> None:
    game = Game.deal("classic", seats=4, seed=7)
    assert game == Game.deal("classic", seats=4, seed=7)
    assert game.deck != Game.deal("classic", seats=4, seed=8).deck
    # These values must never change: published studies refer to seeds.
    assert cards_text(game.deck[:8]) == "11 9 9 12 8 10 X 9"
    assert [Game.deal("classic", seats=4, seed=seed).turn for seed in range(12)] == [
        3, 2, 0, 0, 2, 0, 1, 1, 3, 0, 3, 3,
    ]  # fmt: skip


@pytest.mark.clause("R50")
def test_without_a_seed_every_game_is_different() -> None:
    games = [Game.deal("classic", seats=4) for _ in range(40)]
    assert len({game.deck for game in games}) == 40
    assert {game.turn for game in games} == {0, 1, 2, 3}


def test_deck_and_starter_can_be_fixed_independently() -> None:
    drawn = Game.deal("classic", seats=3, seed=5)
    deck_fixed = Game.deal("classic", seats=3, seed=5, deck=full_deck(EDITIONS["classic"]))
    starter_fixed = Game.deal("classic", seats=3, seed=5, starter=(drawn.turn + 1) % 3)
    assert deck_fixed.turn == drawn.turn
    assert starter_fixed.deck == drawn.deck


@pytest.mark.parametrize("starter", [-1, 3, 1.0, True, "0"])
def test_a_starter_without_a_seat_is_refused(starter: object) -> None:
    with pytest.raises(OptionsError) as caught:
        Game.deal("classic", seats=3, seed=1, starter=starter)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "starter_out_of_range"


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(OptionsError) as caught:
        Game.deal("classic", seats=3, seed=seed)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "bad_seed"


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        (0, "seats_out_of_range"),
        (1, "seats_out_of_range"),
        (6, "seats_out_of_range"),
        (10**30, "seats_out_of_range"),
        (True, "seats_not_number"),
        (2.0, "seats_not_number"),
        ("abc", "seats_not_number"),
        (["Ann"], "seats_out_of_range"),
        (["Ann"] * 6, "seats_out_of_range"),
        (["Ann", 3], "seat_name_not_text"),
        (["Ann", "\ud800"], "seat_name_not_text"),
    ],
)
def test_impossible_seats_are_refused(seats: object, code: str) -> None:
    with pytest.raises(OptionsError) as caught:
        Game.deal("classic", seats=seats)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == code


def test_names_are_kept_and_unnamed_players_get_letters() -> None:
    assert Game.deal("classic", seats=["Ann", "Ben"]).names == ("Ann", "Ben")
    assert Game.deal("classic", seats=3).names == ("A", "B", "C")

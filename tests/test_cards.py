"""Ranks, jokers and decks."""

from __future__ import annotations

from collections import Counter

import pytest

from linko import EDITIONS, JOKER, Card, DeckError, Options
from linko.cards import card_text, cards_text, full_deck, parse_card, parse_deck

CLASSIC = EDITIONS["classic"]
DECK = full_deck(CLASSIC)


@pytest.mark.clause("R1")
def test_the_deck_has_eight_of_each_rank_and_five_jokers() -> None:
    assert Counter(DECK) == dict.fromkeys(range(1, 14), 8) | {JOKER: 5}
    assert len(DECK) == 109


@pytest.mark.clause("R37")
def test_with_the_ghost_four_jokers_are_not_in_the_deck() -> None:
    assert Counter(full_deck(EDITIONS["duel"])) == dict.fromkeys(range(1, 14), 8) | {JOKER: 1}


@pytest.mark.clause("R36")
def test_a_study_deck_has_its_own_sizes() -> None:
    small = Options(ranks=3, copies=2, jokers=1, hand_size=2, row_size=1)
    assert cards_text(full_deck(small)) == "1 1 2 2 3 3 X"


@pytest.mark.clause("R46")
def test_the_notation_of_every_card_parses_back_to_it() -> None:
    for card in set(DECK):
        assert parse_card(card_text(card)) == card


@pytest.mark.parametrize("text", ["0", "14", "x", "", " 7", "7 ", "07", "+7", "７", "X" * 1000])
def test_other_texts_are_not_cards(text: str) -> None:
    with pytest.raises(DeckError) as caught:
        parse_card(text)
    assert caught.value.code == "unknown_card"
    assert len(str(caught.value)) < 120


@pytest.mark.clause("R49")
def test_a_deck_is_parsed_from_its_text_or_its_cards() -> None:
    assert parse_deck(cards_text(DECK), CLASSIC) == DECK
    assert parse_deck(list(DECK), CLASSIC) == DECK


def test_a_ninth_seven_is_refused() -> None:
    text = cards_text(DECK).replace("8", "7", 1)
    with pytest.raises(
        DeckError, match="109 cards and needs 109; wrong: 9 of 7 instead of 8, 7 of 8"
    ):
        parse_deck(text, CLASSIC)


def test_a_missing_card_is_refused() -> None:
    with pytest.raises(DeckError, match="108 cards and needs 109; wrong: 4 of X instead of 5"):
        parse_deck(DECK[:-1], CLASSIC)


def test_a_rank_above_the_highest_of_a_study_deck_is_refused() -> None:
    small = Options(ranks=3, copies=2, jokers=1, hand_size=2, row_size=1)
    with pytest.raises(DeckError, match="1 of 4 instead of 0"):
        parse_deck("1 1 2 2 3 3 4 X", small)


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ("", "unknown_card"),
        ("1  2", "unknown_card"),
        ("1\n2", "unknown_card"),
        ("1 " * 10_000, "deck_not_text"),
        (None, "deck_not_text"),
        (7, "deck_not_text"),
        ([Card(1)] * 20_000, "deck_not_text"),
        ([True], "unknown_card"),
        (["7"], "unknown_card"),
        ([15], "unknown_card"),
    ],
)
def test_anything_that_is_not_a_deck_is_refused(deck: object, code: str) -> None:
    with pytest.raises(DeckError) as caught:
        parse_deck(deck, CLASSIC)
    assert caught.value.code == code

"""Moments of games with the unknown cards dealt again."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from linko import EDITIONS, Game
from linko.redeal import moment, redealt
from linko.rules import redact
from tests.rules.reference import random_game
from tests.server.twin_deals import twins

KINDS = [("classic", 2), ("classic", 4), ("duel", 2), ("phantom", 2), ("expert", 3)]


@pytest.mark.parametrize(("edition", "seats"), KINDS)
def test_the_seat_sees_no_difference_before_the_moment(edition: str, seats: int) -> None:
    rng = random.Random(5)
    changed = 0
    for number in range(12):
        whole = random_game(EDITIONS[edition], seats, number)
        game = moment(whole, rng.randrange(whole.move_count))
        seat = rng.randrange(seats)
        other = redealt(game, seat, rng)
        assert Counter(other.deck) == Counter(game.deck)
        changed += other.state != game.state
        one = Game(game.options, game.names, deck=game.deck, starter=game.state.starter)
        two = Game(game.options, game.names, deck=other.deck, starter=game.state.starter)
        for move in game.moves:
            assert one.view(seat) == two.view(seat)
            seen = [[redact(event, seat) for event in each.push(move)] for each in (one, two)]  # type: ignore[arg-type] # a number of a seat
            assert seen[0] == seen[1]
        assert one.view(seat) == two.view(seat)
    assert changed > 6


@pytest.mark.parametrize("seats", [2, 4])
def test_the_new_deal_depends_only_on_what_the_seat_knows(seats: int) -> None:
    for number in range(8):
        rng = random.Random(number)
        found = twins(EDITIONS["classic"], seats, rng.randrange(seats), rng.randrange(5, 60), rng)  # type: ignore[arg-type]
        dealt = []
        for deck in found.decks:
            game = Game(EDITIONS["classic"], seats, deck=deck, starter=found.starter)
            for move in found.moves:
                game.push(move)
            assert found.viewer is not None
            dealt.append(redealt(game, found.viewer, random.Random(1)).state)
        assert dealt[0] == dealt[1]


def test_every_unknown_card_can_be_anywhere() -> None:
    game = moment(random_game(EDITIONS["classic"], 3, 1), 12)
    rng = random.Random(2)
    hands = Counter(hand for _ in range(200) for hand in [redealt(game, 0, rng).state.hands[1]])
    assert len(hands) > 150
    assert {redealt(game, 0, rng).state.hands[0] for _ in range(20)} == {game.state.hands[0]}

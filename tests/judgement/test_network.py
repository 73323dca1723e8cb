"""Judgement of sets by the network: its traits are right and use only what a seat may know."""

from __future__ import annotations

import random

import numpy as np
import pytest

from linko import EDITIONS, State
from linko.cards import HIGHEST_RANK, JOKER
from linko.engine.bridge import record_of
from linko.engine.kernel.layout import PLAY, Record
from linko.judgement.features import HIDDEN, POSITION_TRAITS, SET_TRAITS
from linko.judgement.network import HIGH, LOW, read_position, read_set
from linko.judgement.plays import WON
from linko.judgement.search import expected_loss
from linko.judgement.threats import Room, new_room, weigh_threats
from linko.judgement.weights import Weights, learned, trained, with_network
from linko.rules import Move, Phase
from linko.testing import exchanged
from tests.judgement.test_judgement import duel_states, judged, score_of, walked, whole

pytestmark = pytest.mark.xdist_group("engine")

KINDS = (("classic", 2), ("classic", 4), ("duel", 2))


def reading(**traits: float) -> Weights:
    """Return a network whose output is the weighted sum of these traits, or 0 if it is negative."""
    of_set, of_position = (
        np.zeros((len(SET_TRAITS), HIDDEN)),
        np.zeros((len(POSITION_TRAITS), HIDDEN)),
    )
    for names, part in ((SET_TRAITS, of_set), (POSITION_TRAITS, of_position)):
        part[:, 0] = [traits.get(name, 0.0) for name in names]
    out = np.zeros(HIDDEN)
    out[0] = 1.0
    parts = {"of_set": of_set, "of_position": of_position, "bias": np.zeros(HIDDEN), "out": out}
    return with_network(trained(EDITIONS["classic"], 4), parts)


def test_every_kind_of_game_has_a_network() -> None:
    for edition, seats in KINDS:
        weights, features = learned(EDITIONS[edition], seats), trained(EDITIONS[edition], seats)
        assert weights.has_network
        assert not features.has_network
        assert np.abs(weights.of_set).sum() > 0
        assert weights.take_loot == features.take_loot


def test_each_trait_of_a_set_has_the_described_value() -> None:
    state = whole("> A: 3 3 9 12 X | 2 \n B: 4 4 4 | 2-2 \n row: 6 7 X")
    expected: dict[str, dict[str, float]] = {
        "3-3": {"size": 0.5, "two": 1, "value": 0.3, "snatches": 1, "snatches_cards": 2 / 3,
                "snatches_leader": 2 / 3, "groups": 0.5, "singles": 2 / 3, "high_singles": 0.5,
                "jokers_left": 1, "hand_left": 0.3, "largest": 1 / 3},
        "3": {"one": 1, "kept_back": 1, "low_singles": 0.5, "groups": 0.75},
        "9-X": {"jokers_added": 1, "jokers_left": 0, "snatches_any": 1},
        "X": {"jokers_alone": 1, "value": 1.4, "threat": 0, "largest": 2 / 3},
    }  # fmt: skip
    for text, traits in expected.items():
        for name, value in traits.items():
            assert score_of(state, text, reading(**{name: 1})) == pytest.approx(value), (text, name)


def test_each_trait_of_a_position_has_the_described_value() -> None:
    state = whole("> A: 3 3 9 12 X | 2 \n B: 4 4 4 | 5-5-5 \n row: 6 3 X")
    expected = {
        "hand": 0.5, "near": 1 / 3, "ahead": -0.4, "top_size": 1 / 3, "top_value": 0.2,
        "next_hand": 0.3, "fewest": 0.5, "fewest_inverse": 1 / 3, "others": 0.3, "fitting": 1,
    }  # fmt: skip
    for name, value in expected.items():
        sign = 1 if value > 0 else -1
        assert score_of(state, "9", reading(**{name: sign})) == pytest.approx(abs(value)), name


def traits_of(g: Record) -> list[tuple[Move, dict[str, float]]]:
    room: Room = new_room()
    seat, weights = int(g.turn), reading()
    leader = max(
        int(g.stack_cards[other] - g.hand_counts[other])
        for other in range(int(g.seats))
        if other != seat
    )
    weigh_threats(g, seat, room)
    read_position(g, seat, leader, weights, room)
    found = []
    for code in judged(g):
        read_set(g, seat, code, leader, room)
        names = (*SET_TRAITS, *POSITION_TRAITS)
        values = np.concatenate([room.set_traits, room.position_traits]).tolist()
        found.append((Move.from_code(code), dict(zip(names, values, strict=True))))
    return found


def played_states() -> list[State]:
    return [
        state
        for number in range(1, 30, 2)
        for state in walked(number)[::3]
        if state.phase is Phase.PLAY and state.options.ranks == HIGHEST_RANK
    ]


def test_traits_of_the_remaining_hand_are_counted_without_the_set() -> None:
    for state in played_states():
        hand = state.hands[state.turn]
        for move, traits in traits_of(record_of(state)):
            left = list(hand)
            for card in move.cards:
                left.remove(card)
            counts = [(rank, left.count(rank)) for rank in set(left) if rank != JOKER]
            ones = [rank for rank, count in counts if count == 1]
            assert traits["groups"] == pytest.approx(len(counts) / 4)
            assert traits["singles"] == pytest.approx(len(ones) / 3)
            assert traits["largest"] == pytest.approx(max((n for _, n in counts), default=0) / 3)
            assert traits["low_singles"] == pytest.approx(sum(rank <= LOW for rank in ones) / 2)
            assert traits["high_singles"] == pytest.approx(sum(rank >= HIGH for rank in ones) / 2)
            assert traits["hand_left"] == pytest.approx(len(left) / 10)


def test_every_trait_has_different_values() -> None:
    records = [record_of(state) for state in (*played_states(), *duel_states())]
    seen = [traits for g in records if g.phase == PLAY for _, traits in traits_of(g)]
    for name in (*SET_TRAITS, *POSITION_TRAITS):
        assert len({traits[name] for traits in seen}) > 1, name


@pytest.mark.parametrize("number", range(12))
def test_hidden_cards_do_not_change_the_scores_of_the_network(number: int) -> None:
    rng = random.Random(number)
    for state in walked(number)[::5]:
        assert state.to_move is not None
        other = exchanged(state, state.to_move, rng)
        weights = learned(state.options, state.seats)
        found = judged(record_of(state), weights=weights)
        assert found == judged(record_of(other), weights=weights)
        assert np.isfinite(list(found.values())).all()


def test_going_out_is_not_valued_by_the_network() -> None:
    state = whole("> A: 5 5 | 3-3-3 \n B: 4 4 4 | 2 \n row: 6 7 8")
    assert score_of(state, "5-5", learned(EDITIONS["classic"], 2)) == WON


def test_moves_with_lower_scores_have_higher_expected_losses() -> None:
    scores = np.array([5.0, 4.0, 2.5, 1.0, -4.0, -WON], np.float32)
    for steep in (True, False):
        losses = expected_loss(scores, steep=steep)
        assert losses[0] == 0
        assert (np.diff(losses) > 0).all()
        assert losses.max() < 1
    assert (expected_loss(scores, steep=True) >= expected_loss(scores, steep=False)).all()

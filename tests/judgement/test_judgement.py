"""Judgement by features: it covers all moves and uses only what a seat may know."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from linko import EDITIONS, Card, Game, Phase, Seat, State
from linko.cards import full_deck
from linko.engine.bridge import record_of
from linko.engine.kernel.layout import Record
from linko.engine.simulation.records import legal_codes
from linko.judgement.features import FEATURES
from linko.judgement.plays import WON
from linko.judgement.threats import Room, new_room
from linko.judgement.valuation import judge, judged_best
from linko.judgement.weights import BY_HAND, TRAINED, WEIGHTS, as_weights, trained
from linko.rules import Move, view
from linko.testing import exchanged
from tests.rules.position import position
from tests.rules.test_lockstep import random_setup

pytestmark = pytest.mark.xdist_group("engine")


def judged(g: Record, *, whole: bool = False, weights: object = BY_HAND) -> dict[int, float]:
    room: Room = new_room()
    count = judge(g, weights, room, whole)
    codes, scores = room.codes[:count].tolist(), room.scores[:count].tolist()
    assert codes == sorted(set(codes))
    return dict(zip(codes, scores, strict=True))


def walked(number: int) -> list[State]:
    rng = random.Random(number)
    options, seats, _ = random_setup(number)
    game = Game.deal(options, seats=seats, seed=number)
    states = []
    while not game.is_over:
        states.append(game.state)
        game.push(rng.choice(game.legal_moves))
    return states


@pytest.mark.parametrize("number", range(24))
def test_exactly_the_legal_moves_are_judged(number: int) -> None:
    for state in walked(number)[::3]:
        g = record_of(state)
        found = judged(g)
        assert list(found) == legal_codes(g).tolist()
        assert np.isfinite(list(found.values())).all()
        assert judged(g, whole=True).items() <= found.items()


@pytest.mark.parametrize("number", range(24))
def test_hidden_cards_do_not_change_the_judgement(number: int) -> None:
    rng = random.Random(number)
    for state in walked(number)[::5]:
        assert state.to_move is not None
        other = exchanged(state, state.to_move, rng)
        assert judged(record_of(state)) == judged(record_of(other))


def test_updating_the_counts_of_the_pile_equals_counting_it_again() -> None:
    room: Room = new_room()
    states = walked(8)
    for state in states:
        g = record_of(state)
        g.pile[:] = record_of(states[0]).pile  # as in a real game, where the pile only shrinks
        used = len(states[0].pile) - len(state.pile)
        g.pile_top, g.pile_end = used, len(states[0].pile)
        count = judge(g, BY_HAND, room, False)
        assert dict(
            zip(room.codes[:count].tolist(), room.scores[:count].tolist(), strict=True)
        ) == judged(g)


def score_of(state: State, text: str, weights: object = BY_HAND) -> float:
    return judged(record_of(state), weights=weights)[Move.parse(text).code]


def only(**weights: float) -> object:
    return as_weights(weights.get(name, 0.0) for name in FEATURES)


def whole(text: str) -> State:
    """Return a position with the whole deck: all other cards are in the pile."""
    state = position(f"classic\n{text}")
    left = Counter(full_deck(state.options))
    laid = [cards for stack in state.stacks for cards in stack]
    for cards in (*state.hands, *laid, *state.row):
        left.subtract(cards)
    return replace(state, pile=tuple(left.elements()))


def test_going_out_is_valued_as_a_win_or_a_loss() -> None:
    assert score_of(whole("> A: 5 5 | 3-3-3 \n B: 4 4 4 | 2 \n row: 6 7 8"), "5-5") == WON
    losing = whole("> A: 5 5 | \n B: 4 | 2-2-2-2-2-2-2 \n row: 6 7 8")
    assert score_of(losing, "5-5") < -WON / 2


def test_each_feature_of_a_play_has_the_described_value() -> None:
    state = whole("> A: 3 3 9 X | 2 \n B: 4 4 4 | 2-2 \n row: 6 7 8")
    assert score_of(state, "3-3", only(lay_card=1)) == 2
    assert score_of(state, "3-3-X", only(joker_used=-1)) == -1
    assert score_of(state, "X", only(jokers_alone=-1)) == -1
    assert score_of(state, "3", only(kept_back=-1)) == -1
    assert score_of(state, "3-3", only(snatch_card=1)) == 2
    assert score_of(state, "9", only(snatch_any=1)) == 0
    assert score_of(state, "9", only(lay_rank=1)) == pytest.approx(0.9)
    assert score_of(state, "3-3", only(snatch_leader=1)) == 2


def test_high_sets_are_safer_than_low_ones_and_large_ones_than_small_ones() -> None:
    state = whole("> A: 13 9 9 9 2 X | 2 \n B: 4 4 4 5 5 6 | 2-2 \n row: 6 7 8")
    risk = {text: -score_of(state, text, only(risk=-1)) for text in ("X", "13", "9", "2")}
    assert 0 == risk["X"] < risk["13"] < risk["9"] < risk["2"] < 1
    assert -score_of(state, "9-9-9", only(risk=-1)) / 3 < risk["9"]


def test_a_known_card_in_a_hand_is_a_greater_threat_than_an_unseen_one() -> None:
    state = whole("> A: 9 9 2 | 2 \n B: 4 10 10 5 5 6 | 2-2 \n row: 6 7 8")
    seen = replace(state, known=((), (Card(10), Card(10))))
    assert score_of(seen, "9-9", only(risk=-1)) < score_of(state, "9-9", only(risk=-1))


def test_every_feature_has_a_trained_weight_for_every_kind_of_game() -> None:
    assert WEIGHTS.names is not None
    assert WEIGHTS.names[: len(FEATURES)] == tuple(FEATURES)
    assert [set(weights) for weights in json.loads(TRAINED.read_text()).values()] == [
        set(FEATURES)
    ] * 3
    for edition, seats in (("classic", 2), ("classic", 5), ("duel", 2)):
        assert trained(EDITIONS[edition], seats).kept_back != BY_HAND.kept_back


def test_the_judgement_of_a_view_equals_that_of_its_position() -> None:
    for state in walked(4)[::4]:
        assert state.to_move is not None
        best = judged_best(view(state, Seat(state.to_move)), BY_HAND)
        scores = judged(record_of(state))
        assert scores[best] == max(scores.values())


def test_every_feature_changes_some_score() -> None:
    records = [record_of(state) for number in range(1, 40, 3) for state in walked(number)[::2]]
    records += [record_of(state) for state in duel_states()]
    for name in FEATURES:
        weights = only(**{"draw_pile": 1.0, name: 1.0} if name == "pickup_row" else {name: 1.0})
        assert any(
            0 < abs(score) < WON / 4
            for g in records
            for score in judged(g, weights=weights).values()
        ), name


def duel_states() -> list[State]:
    states = []
    for seed in range(3):
        rng = random.Random(seed)
        game = Game.deal("duel", seats=2, seed=seed)
        while not game.is_over:
            states.append(game.state)
            game.push(rng.choice(game.legal_moves))
    return states


def test_a_missing_pair_does_not_lower_the_value_of_a_bundle() -> None:
    for state in duel_states():
        if state.phase is Phase.DRAW:
            assert min(judged(record_of(state), weights=only(draw_pair=1.0)).values()) >= 0


@pytest.mark.slow
def test_judging_and_searching_are_the_same_without_the_compiler() -> None:
    program = """
import json, linko
from linko.judgement.weights import BY_HAND
moves = []
for edition, seats in (("expert", 3), ("duel", 2)):
    game = linko.Game.deal(edition, seats=seats, seed=3)
    players = [linko.bots.load(name, seed=1) for name in ("heuristic", "search:games=6")]
    while (seat := game.to_move) is not None and len(moves) < 60:
        game.push(players[seat % 2].choose(game.view(seat)))
        moves.append(str(game.moves[-1]))
print(json.dumps(moves))
"""
    results = {
        subprocess.run(
            [sys.executable, "-W", "error", "-c", program],
            env={**os.environ, "NUMBA_DISABLE_JIT": off},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for off in ("0", "1")
    }
    assert len(results) == 1

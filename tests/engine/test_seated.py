"""Batches in which the caller decides for one seat, and one game as bytes."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

from linko import EngineError, Options
from linko.engine import EVERYBODY, Batch, SeatedBatch, legal_mask, observation, observation_layout
from linko.engine.bridge import record_of
from linko.engine.kernel.generator import seeds
from linko.engine.kernel.layout import CODES
from linko.engine.kernel.observe import LONG_PLANES
from linko.engine.simulation.game_bytes import GameBytes
from linko.engine.simulation.policy import random_policy
from linko.rules import view
from linko.testing import exchanged

pytestmark = pytest.mark.xdist_group("engine")  # only one worker compiles


def first_or_last(mask: Any, step: int) -> Any:
    return mask.argmax(axis=1) if step % 2 else CODES - 1 - mask[:, ::-1].argmax(axis=1)


@pytest.mark.parametrize(("edition", "seats"), [("classic", 3), ("duel", 2), ("expert", 5)])
@pytest.mark.parametrize("seat", [0, 1, EVERYBODY])
def test_masks_and_observations_match_the_records(edition: str, seats: int, seat: int) -> None:
    batch = SeatedBatch(edition, seats=seats, size=8, seat=seat, seed=3)
    now = batch.start()
    for step in range(40):
        for game in range(8):
            record, decides = batch.games[game], int(batch.to_move[game])
            assert decides == seat or seat == EVERYBODY
            assert np.array_equal(now.mask[game], legal_mask(record))
            assert np.array_equal(now.observations[game], observation(record, decides))
        now = batch.decide(first_or_last(now.mask, step))


def test_deciding_for_everybody_equals_a_plain_batch() -> None:
    ours = SeatedBatch("basic", seats=4, size=16, seat=EVERYBODY, seed=3)
    plain = Batch("basic", seats=4, size=16, seed=3)
    mask, ended, rng = plain.legal_mask(), 0, np.random.default_rng(1)
    for _ in range(200):
        codes = [rng.choice(np.flatnonzero(row)) for row in mask]
        now, expected = ours.decide(codes), plain.step(codes)
        mask = plain.legal_mask()
        assert np.array_equal(now.done, expected.done)
        assert np.array_equal(now.scores, expected.scores)
        assert np.array_equal(now.win_shares, expected.win_shares)
        assert np.array_equal(now.mask, mask)
        assert np.array_equal(now.observations, plain.observe())
        assert len(now.final_observations) == now.done.sum()
        ended += int(now.done.sum())
    assert ended > 5


@pytest.mark.parametrize("policy", [None, random_policy])
@pytest.mark.parametrize("seat", [1, EVERYBODY])
def test_the_last_observation_of_a_game_belongs_to_the_seat_that_decided_last(
    policy: Any, seat: int
) -> None:
    batch = SeatedBatch("basic", seats=3, size=50, seat=seat, policy=policy, seed=3)
    batch.start()
    planes, ended = observation_layout("basic", 3).planes, 0
    for _ in range(400):
        deciders = batch.to_move
        now = batch.decide(batch.random_codes())
        final = now.final_observations
        assert final[:, planes["seat"]].ravel().tolist() == deciders[now.done].tolist()
        assert (final[:, planes["ended_by"]] > 0).all()
        ended += len(final)
    assert ended > 20


def test_a_short_observation_equals_a_whole_one_without_the_long_planes() -> None:
    whole = SeatedBatch("duel", seats=2, size=8, seed=3)
    short = SeatedBatch("duel", seats=2, size=8, seed=3, whole=False)
    planes = observation_layout("duel", 2).planes
    few = observation_layout("duel", 2, whole=False).planes
    assert [name for name in planes if name not in LONG_PLANES] == list(few)
    one, other = whole.start(), short.start()
    for step in range(50):
        for name, place in few.items():
            assert np.array_equal(one.observations[:, planes[name]], other.observations[:, place])
        codes = first_or_last(one.mask, step)
        one, other = whole.decide(codes), short.decide(codes)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    for seat in (3, -2, "0", True):
        with pytest.raises(EngineError) as caught:
            SeatedBatch("classic", seats=3, size=4, seat=seat)  # type: ignore[arg-type] # on purpose
        assert caught.value.code == "engine_no_such_seat"


def test_if_one_code_is_illegal_nothing_is_played() -> None:
    batch = SeatedBatch("classic", seats=3, size=4, seed=1)
    batch.start()
    before = batch.games.copy()
    codes = batch.random_codes()
    codes[3] = CODES - 1
    with pytest.raises(EngineError) as caught:
        batch.decide(codes)
    assert caught.value.params["game"] == 3
    assert np.array_equal(batch.games, before)


def test_random_opponents_are_as_strong_as_a_random_caller() -> None:
    batch = SeatedBatch("classic", seats=3, size=500, seed=1, whole=False)
    batch.start()
    shares: list[Any] = []
    for _ in range(150):
        now = batch.decide(batch.random_codes())
        shares.extend(now.win_shares[now.done])
    assert len(shares) > 1000
    assert np.mean(shares, axis=0) == pytest.approx([1 / 3] * 3, abs=0.05)


def test_a_single_game_equals_the_same_game_in_a_batch() -> None:
    batch = Batch("expert", seats=4, size=1, seed=11)
    game = GameBytes("expert", seats=4)
    game.deal(seeds(11, 1)[0])
    while game.to_move >= 0:
        assert game.to_move == int(batch.to_move[0])
        assert np.array_equal(game.mask(), batch.legal_mask()[0])
        assert np.array_equal(game.observation(game.to_move), batch.observe()[0])
        assert record_of(game.state).hands.tolist() == batch.games[0].hands.tolist()
        code = int(game.legal_codes()[-1])
        assert game.push(code)
        step = batch.step([code])
    assert step.done[0]
    assert game.results()[0].tolist() == step.scores[0].tolist()
    assert not game.push(0)


def test_copies_of_a_single_game_are_independent() -> None:
    game = GameBytes("classic", seats=2)
    game.deal(np.uint64(5))
    before = game.state
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):  # noqa: S301 - our own
        assert twin.state == before
        assert twin.push(twin.legal_codes()[0])
        assert game.state == before != twin.state


@pytest.mark.parametrize("kind", [Batch, SeatedBatch])
def test_copies_of_a_batch_are_independent(kind: Any) -> None:
    batch = kind("classic", seats=2, size=20, seed=3)
    if kind is SeatedBatch:
        batch.start()
    before = batch.games.copy()
    step = "decide" if kind is SeatedBatch else "step"
    twins = [copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]  # noqa: S301 - our own
    for twin in twins:
        for _ in range(100):
            getattr(twin, step)(twin.random_codes())
        assert np.array_equal(batch.games, before)
        assert np.array_equal(twin.games, twins[0].games)
        assert not np.array_equal(twin.games, before)


@pytest.mark.parametrize("edition", ["classic", "duel"])
def test_dealing_hidden_cards_again_changes_only_what_a_seat_cannot_know(edition: str) -> None:
    game = GameBytes(edition, seats=2)
    state = game.deal(np.uint64(9))
    others = 0
    while game.to_move >= 0:
        for seat in range(2):
            twin = copy.copy(game)
            state = seeds(int(state), 1)[0]
            twin.deal_hidden_anew(seat, state)
            assert view(twin.state, seat) == view(game.state, seat)  # type: ignore[arg-type] # a seat
            others += twin.state.hands != game.state.hands
            whole = sorted([*sum(twin.state.hands, ()), *twin.state.pile])
            assert whole == sorted([*sum(game.state.hands, ()), *game.state.pile])
        game.push(game.legal_codes()[0])
    assert others > 10


def test_rules_and_kernel_agree_on_which_cards_are_hidden() -> None:
    game = GameBytes(Options(ranks=5, copies=4, jokers=2, hand_size=4), seats=3)
    game.deal(np.uint64(9))
    for _ in range(12):
        if game.to_move < 0:
            break
        by_rules = exchanged(game.state, 0, random.Random(1))  # type: ignore[arg-type] # a seat
        twin = copy.copy(game)
        twin.deal_hidden_anew(0, np.uint64(77))
        assert view(by_rules, 0) == view(twin.state, 0)  # type: ignore[arg-type] # a seat
        game.push(game.legal_codes()[-1])

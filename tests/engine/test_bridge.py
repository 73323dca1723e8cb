"""Rules and records: dealing, converting, sampling worlds, playing on one record."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from linko import (
    EDITIONS,
    Card,
    EngineError,
    Game,
    LinkoError,
    Seat,
    State,
    engine,
)
from linko.engine.bridge import record_of, sample_world, state_of, world_of
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import CODES, GAME, new_games
from linko.engine.kernel.legal import count_legal, nth_legal
from linko.engine.kernel.step import play
from linko.rules import View, view
from tests.engine.rebuilt_view import as_observed, rebuilt
from tests.rules.reference import golden, positions
from tests.rules.test_lockstep import random_setup

pytestmark = pytest.mark.xdist_group("engine")  # only one worker compiles


def random_states(number: int) -> list[State]:
    """Return every state of a random game, which may have custom options."""
    rng = random.Random(number)
    options, seats, _ = random_setup(number)
    game = Game.deal(options, seats=seats, seed=number)
    states = [game.state]
    while not game.is_over:
        game.push(rng.choice(game.legal_moves))
        states.append(game.state)
    return states


def test_a_record_is_small_and_copying_it_copies_the_game() -> None:
    assert GAME.itemsize <= 2048
    games = new_games(2)
    games[0] = record_of(Game.deal("duel", seats=2, seed=1).state)
    games[1] = games[0]
    assert games[0].tobytes() == games[1].tobytes()
    play(games[1], nth_legal(games[1], 0))
    assert games[0].tobytes() != games[1].tobytes()


@pytest.mark.parametrize("number", range(12))
def test_states_are_converted_to_records_and_back(number: int) -> None:
    for state in random_states(number):
        assert state_of(record_of(state), state.options.edition) == state


def test_the_kernel_deals_like_the_rules() -> None:
    for number in range(300):
        options, seats, _ = random_setup(number)
        game = Game.deal(options, seats=seats, seed=number)
        record = engine.deal_record(options, seats=seats, deck=game.deck, starter=int(game.turn))
        assert state_of(record, options.edition) == game.state


@pytest.mark.parametrize(("deck", "starter"), [("1 2 3", 0), (None, 3), (None, -1), (None, True)])
def test_an_impossible_deal_is_refused(deck: str | None, starter: int) -> None:
    good = Game.deal("classic", seats=3, seed=1).deck
    with pytest.raises(LinkoError):
        engine.deal_record("classic", seats=3, deck=good if deck is None else deck, starter=starter)


def consistent(state: State, seat: Seat | None, world: State) -> None:
    """Check that a sampled world looks the same to the seat and has the same cards."""
    assert view(world, seat) == view(state, seat)
    everything = Counter(world.pile)
    for hand in world.hands:
        everything.update(hand)
    expected = Counter(state.pile)
    for hand in state.hands:
        expected.update(hand)
    assert everything == expected


@pytest.mark.clause("R44", "R45")
@pytest.mark.parametrize("number", range(12))
def test_sampled_worlds_give_the_same_view(number: int) -> None:
    for step, state in enumerate(random_states(number)):
        if step % 5 == 0:
            for seat in (None, *map(Seat, range(state.seats))):
                world = sample_world(view(state, seat), seed=step)
                consistent(state, seat, state_of(world, state.options.edition))


def test_in_many_samples_every_hidden_card_appears_in_every_place() -> None:
    state = random_states(7)[40]
    seat = Seat(0)
    seen = view(state, seat)
    unseen = set(world_of(seen)[1].tolist())
    assert len(unseen) > 5
    hands: list[set[int]] = [set() for _ in range(state.seats)]
    tops: set[int] = set()
    for seed in range(1500):
        world = state_of(sample_world(seen, seed), state.options.edition)
        for other in range(state.seats):
            hidden = Counter(world.hands[other]) - Counter(state.known[other])
            hands[other].update(hidden)
        tops.update(world.pile[:1])
    for other in range(1, state.seats):
        if len(state.hands[other]) > len(state.known[other]):
            assert hands[other] == unseen
    assert tops == unseen


def test_the_known_jokers_of_ghost_editions_stay_in_their_hands() -> None:
    seen = Game.deal("phantom", seats=2, seed=5, starter=0).view(0)
    others: set[int] = set()
    for seed in range(600):
        world = state_of(sample_world(seen, seed), "phantom")
        assert world.hands[1].count(Card(14)) >= 2
        others.update((Counter(world.hands[1]) - Counter({Card(14): 2})).keys())
    assert others == set(world_of(seen)[1].tolist())


def test_golden_records_replay_in_the_kernel() -> None:
    for record in golden():
        game = Game.from_record(record)
        start = Game(game.options, game.names, deck=game.deck, starter=int(game.state.starter))
        g = record_of(start.state)
        for move in game.moves:
            play(g, int(move.code))
        assert state_of(g, game.options.edition) == game.state


@compiled
def count_kernel_leaves(games: npt.NDArray[np.void], depth: int) -> int:
    """Count leaves like `reference.count_leaves`; the records after the first are buffers."""
    moves = count_legal(games[0])
    if moves == 0 or depth == 0:
        return 1
    if depth == 1:
        return moves
    leaves = 0
    for k in range(moves):
        games[1] = games[0]
        play(games[1], nth_legal(games[1], k))
        leaves += count_kernel_leaves(games[1:], depth - 1)
    return leaves


def test_the_kernel_agrees_with_the_recorded_position_counts() -> None:
    for record in positions():
        game, leaves = Game.from_record(record), record["leaves"]
        assert isinstance(leaves, list)
        for depth, expected in enumerate(leaves, start=1):
            games = new_games(depth + 1)
            games[0] = record_of(game.state)
            assert count_kernel_leaves(games, depth) == expected


class TestRecords:
    def test_a_game_can_be_played_code_by_code(self) -> None:
        game = Game.deal("basic", seats=3, seed=2)
        record = record_of(game.state)
        while not game.is_over:
            codes = engine.legal_codes(record)
            assert codes.tolist() == [move.code for move in game.legal_moves]
            assert np.flatnonzero(engine.legal_mask(record)).tolist() == codes.tolist()
            engine.push(record, codes[len(codes) // 2])
            game.push(game.legal_moves[len(codes) // 2])
        assert state_of(record, "basic") == game.state
        assert engine.legal_codes(record).tolist() == []
        with pytest.raises(EngineError) as caught:
            engine.push(record, 0)
        assert caught.value.code == "engine_game_over"

    @pytest.mark.parametrize("code", [-1, CODES, 632, 2**70, 0.5, "7", None, True])
    def test_a_code_that_is_not_legal_is_refused(self, code: object) -> None:
        record = record_of(Game.deal("classic", seats=3, seed=1).state)
        before = record.tobytes()
        with pytest.raises(EngineError) as caught:
            engine.push(record, code)  # type: ignore[arg-type] # wrong on purpose
        assert caught.value.code == "engine_illegal_code"
        assert record.tobytes() == before

    def test_an_observation_shows_the_view_of_its_seat(self) -> None:
        state = Game.deal("duel", seats=2, seed=1).state
        planes = engine.observation(record_of(state), 1)
        assert rebuilt(planes, EDITIONS["duel"], 2) == as_observed(view(state, Seat(1)))
        for seat in (-1, 2, 0.5):
            with pytest.raises(EngineError) as caught:
                engine.observation(record_of(state), seat)  # type: ignore[arg-type] # wrong on purpose
            assert caught.value.code == "engine_no_such_seat"

    def test_a_record_of_another_edition_is_refused(self) -> None:
        record = record_of(Game.deal("classic", seats=2, seed=1).state)
        with pytest.raises(EngineError) as caught:
            state_of(record, "duel")
        assert caught.value.code == "engine_other_edition"

    def test_impossible_positions_are_refused(self) -> None:
        state = Game.deal("classic", seats=3, seed=1).state
        seen = view(state, Seat(0))
        board, own = seen.board, seen.own
        assert own is not None
        for bad in (
            View(replace(board, hand_counts=(13, 30_000, 30_000)), own),
            View(board, replace(own, hand=(Card(7),) * 13)),
            View(replace(board, pile_size=3), own),
            View(replace(board, hand_counts=(12, 13, 14)), own),
        ):
            with pytest.raises(EngineError) as caught:
                sample_world(bad, 1)
            assert caught.value.code == "engine_impossible_position"
        for worse in (
            replace(state, hands=((Card(7),) * 200,) * 3),
            replace(state, pile=state.pile[1:]),
            replace(state, row=state.row * 30),
        ):
            with pytest.raises(EngineError):
                record_of(worse)

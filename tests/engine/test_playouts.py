"""Whole games in the kernel: seeds, policies, fairness."""

from __future__ import annotations

import hashlib
from collections import Counter

import numpy as np
import pytest

from linko import (
    EDITIONS,
    EngineError,
    Game,
    OptionsError,
    engine,
)
from linko.cards import full_deck
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.generator import seeds, shuffle
from linko.engine.kernel.layout import Record
from linko.engine.kernel.legal import nth_legal
from tests.rules.test_lockstep import random_setup

pytestmark = pytest.mark.xdist_group("engine")  # only one worker compiles


SETUPS = [
    (name, seats)
    for name, options in EDITIONS.items()
    for seats in range(options.seats_allowed[0], options.seats_allowed[1] + 1)
]


@pytest.mark.parametrize(("edition", "seats"), SETUPS)
def test_playouts_replay_in_the_rules(edition: str, seats: int) -> None:
    played = engine.play_out(edition, seats=seats, games=20, seed=3)
    for number in range(20):
        game = engine.replayed(edition, seats=seats, state=int(played.states[number]))
        assert game.is_over
        assert len(game.moves) == played.decisions[number]
        assert game.scores == tuple(played.scores[number])
        shares = [1 / len(game.winners) if s in game.winners else 0 for s in range(seats)]
        assert played.win_shares[number].tolist() == pytest.approx(shares)


@pytest.mark.parametrize("number", range(0, 60, 3))
def test_custom_playouts_replay_in_the_rules(number: int) -> None:
    options, seats, _ = random_setup(number)
    played = engine.play_out(options, seats=seats, games=2, seed=number)
    game = engine.replayed(options, seats=seats, state=int(played.states[1]))
    assert game.is_over
    assert game.scores == tuple(played.scores[1])


def test_games_are_dealt_from_full_decks() -> None:
    game = engine.replayed("phantom", seats=2, state=123)
    assert sorted(game.deck) == list(full_deck(EDITIONS["phantom"]))


def test_a_seed_gives_the_same_games_for_any_number_of_threads() -> None:
    one, two = (
        engine.play_out("basic", seats=3, games=501, seed=9, threads=threads) for threads in (1, 3)
    )
    assert one.scores.tolist() == two.scores.tolist()
    other = engine.play_out("basic", seats=3, games=501, seed=10)
    assert one.scores.tolist() != other.scores.tolist()


def test_different_seeds_give_different_games() -> None:
    states = np.concatenate([seeds(seed, 1000) for seed in range(100)])
    assert len(set(states.tolist())) == 100_000


def test_the_games_of_a_seed_never_change() -> None:
    """Studies refer to seeds; changing the generator, shuffle or deal would change their games."""
    digest = hashlib.sha256()
    for edition, seats in SETUPS:
        played = engine.play_out(edition, seats=seats, games=50, seed=7)
        digest.update(played.scores.tobytes() + played.decisions.tobytes())
    assert digest.hexdigest()[:16] == "c70616baf8dfaec7"


def test_every_card_is_equally_likely_in_every_place() -> None:
    """Chi-square over 13 cards in 13 places; the 99.9 % point of 144 degrees is about 199."""
    deals, size = 20_000, 13
    counts = np.zeros((size, size))
    states = seeds(3, deals)
    for state in states:
        deck = np.arange(size, dtype=np.int8)
        shuffle(deck, size, state)
        counts[np.arange(size), deck] += 1
    expected = deals / size
    assert ((counts - expected) ** 2 / expected).sum() < 199


@pytest.mark.clause("R50")
def test_every_seat_starts_about_equally_often() -> None:
    starters = Counter(
        engine.replayed("classic", seats=4, state=int(state)).state.starter
        for state in seeds(1, 400)
    )
    assert min(starters.values()) > 60


@compiled
def first_legal(g: Record, state: np.uint64) -> tuple[int, np.uint64]:
    """A policy that always chooses the lowest code."""
    return nth_legal(g, 0), state


def test_a_policy_decides_every_move_of_a_playout() -> None:
    played = engine.play_out("classic", seats=3, games=5, seed=1, policy=first_legal)
    game = engine.replayed("classic", seats=3, state=int(played.states[0]), policy=first_legal)
    again = Game(game.options, game.names, deck=game.deck, starter=int(game.state.starter))
    while not again.is_over:
        again.push(again.legal_moves[0])
    assert again == game


@compiled
def invalid_policy(g: Record, state: np.uint64) -> tuple[int, np.uint64]:
    """A policy that returns invalid codes from the fifth turn on."""
    if g.turn_number < 5:
        return nth_legal(g, 0), state
    return 10**9, state


@compiled
def stuck_policy(g: Record, state: np.uint64) -> tuple[int, np.uint64]:
    """A policy that always chooses `leave`."""
    return 630 + 0 * g.turn, state


@pytest.mark.parametrize("policy", [invalid_policy, stuck_policy])
def test_a_policy_that_chooses_illegal_moves_is_refused(policy: engine.Policy) -> None:
    with pytest.raises(EngineError) as caught:
        engine.play_out("classic", seats=3, games=3, policy=policy)
    assert caught.value.code == "engine_illegal_policy"
    with pytest.raises(EngineError):
        engine.replayed("classic", seats=3, state=5, policy=policy)


@pytest.mark.parametrize("policy", [print, 3, lambda *given: given])
def test_a_policy_that_is_not_compiled_is_refused(policy: object) -> None:
    with pytest.raises(EngineError) as caught:
        engine.play_out("classic", seats=3, games=3, policy=policy)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "engine_bad_policy"


@pytest.mark.parametrize(("name", "value"), [("games", 0), ("games", 2.5), ("threads", -1)])
def test_impossible_counts_are_refused(name: str, value: object) -> None:
    with pytest.raises(EngineError) as caught:
        engine.play_out("classic", seats=4, **{"games": 3, name: value})  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "engine_bad_count"


def test_impossible_options_are_refused() -> None:
    with pytest.raises(OptionsError):
        engine.play_out("duel", seats=4, games=1)
    with pytest.raises(OptionsError):
        engine.Batch("basic", seats=2, size=1)
    with pytest.raises(OptionsError):
        engine.Batch("whist", seats=2, size=1)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.7, True, None, "x", float("nan")])
def test_bad_seeds_are_refused(seed: object) -> None:
    with pytest.raises(EngineError) as caught:
        engine.play_out("classic", seats=3, games=1, seed=seed)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "engine_bad_seed"


@pytest.mark.parametrize("state", [0, -1, 2**64, 1.5])
def test_bad_states_are_refused(state: object) -> None:
    with pytest.raises(EngineError) as caught:
        engine.replayed("classic", seats=3, state=state)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "engine_bad_seed"


def test_numpy_integers_are_accepted() -> None:
    games, seed = np.int64(2), np.uint64(5)
    played = engine.play_out("classic", seats=3, games=games, seed=seed)  # type: ignore[arg-type] # numpy integers
    usual = engine.play_out("classic", seats=3, games=2, seed=5)
    assert played.scores.tolist() == usual.scores.tolist()

"""The fast engine: bridge, sampled worlds, observations, playouts, batches."""

from __future__ import annotations

import hashlib
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

import linko
from linko import (
    EDITIONS,
    Card,
    EngineError,
    Game,
    LinkoError,
    Options,
    OptionsError,
    Seat,
    Snatch,
    State,
    View,
    engine,
)
from linko.cards import full_deck
from linko.engine.bridge import record_of, sample_world, state_of, world_of
from linko.engine.compiling import compiled
from linko.engine.dealing import seeds, shuffle
from linko.engine.layout import CODES, GAME, Record, new_games
from linko.engine.legal import count_legal, nth_legal
from linko.engine.observe import observation_layout, observe
from linko.engine.playing import play
from linko.options import OPTION_NAMES
from linko.rules import End, Phase, all_moves, view
from reference import golden, positions
from test_lockstep import random_setup

pytestmark = pytest.mark.xdist_group("engine")  # so that only one worker compiles

PACKAGE = Path(linko.__file__).parent
SETUPS = [
    (name, seats)
    for name, options in EDITIONS.items()
    for seats in range(options.seats_allowed[0], options.seats_allowed[1] + 1)
]


def random_states(number: int) -> list[State]:
    """Every state of a random game, some of them custom."""
    rng = random.Random(number)
    options, seats, _ = random_setup(number)
    game = Game.deal(options, seats=seats, seed=number)
    states = [game.state]
    while not game.is_over:
        game.push(rng.choice(game.legal_moves))
        states.append(game.state)
    return states


def test_a_record_is_small_and_a_clone_is_one_copy() -> None:
    assert GAME.itemsize <= 2048
    games = new_games(2)
    games[0] = record_of(Game.deal("duel", seats=2, seed=1).state)
    games[1] = games[0]
    assert games[0].tobytes() == games[1].tobytes()
    play(games[1], nth_legal(games[1], 0))
    assert games[0].tobytes() != games[1].tobytes()


@pytest.mark.parametrize("number", range(12))
def test_states_go_to_records_and_back(number: int) -> None:
    for state in random_states(number):
        assert state_of(record_of(state), state.options.edition) == state


def test_the_kernel_deals_as_the_rules_do() -> None:
    for number in range(300):
        options, seats, _ = random_setup(number)
        game = Game.deal(options, seats=seats, seed=number)
        record = engine.dealt(options, seats=seats, deck=game.deck, starter=int(game.turn))
        assert state_of(record, options.edition) == game.state


@pytest.mark.parametrize(("deck", "starter"), [("1 2 3", 0), (None, 3), (None, -1), (None, True)])
def test_a_deal_that_cannot_be_is_refused(deck: str | None, starter: int) -> None:
    good = Game.deal("classic", seats=3, seed=1).deck
    with pytest.raises(LinkoError):
        engine.dealt("classic", seats=3, deck=good if deck is None else deck, starter=starter)


def consistent(state: State, seat: Seat | None, world: State) -> None:
    """A sampled world looks the same to the seat and holds the same cards."""
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


def test_over_many_samples_every_consistent_card_appears_everywhere() -> None:
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


layout_of = cache(observation_layout)


def rebuilt(planes: npt.NDArray[np.int16], options: Options, seats: int) -> View:
    """The view behind an observation; the order of covered sets is lost, so they are sorted."""
    layout = layout_of(options, seats)

    def number(name: str) -> int:
        return int(planes[layout.planes[name]][0])

    def rows(name: str, width: int) -> list[list[int]]:
        values = planes[layout.planes[name]].tolist()
        return [values[at : at + width] for at in range(0, len(values), width)]

    def cards(counts: list[int]) -> tuple[Card, ...]:
        return tuple(Card(card) for card, count in enumerate(counts, 1) for _ in range(count))

    def laid(value: int, count: int, jokers: int) -> tuple[Card, ...]:
        return (Card(value),) * count + (Card(14),) * jokers

    def absolute(values: list[int]) -> tuple[int, ...]:
        return tuple(values[(place - seat) % seats] for place in range(seats))

    def seat_at(name: str) -> Seat | None:
        return None if number(name) < 0 else Seat((number(name) + seat) % seats)

    flags_and_sizes = [int(getattr(options, name)) for name in OPTION_NAMES]
    assert planes[: len(OPTION_NAMES)].tolist() == flags_and_sizes
    assert number("seats") == seats
    seat = number("seat")
    turn, victim = seat_at("turn"), seat_at("victim")
    starter = seat_at("starter")
    assert turn is not None
    assert starter is not None
    snatch = None
    if victim is not None:
        steps = (victim - turn) % seats
        pending = tuple(Seat((turn + step) % seats) for step in range(steps + 1, seats))
        taken = laid(number("snatched_value"), number("snatched_count"), number("snatched_jokers"))
        snatch = Snatch(turn, victim, taken, pending)
    moves = all_moves()
    covered = []
    for counts in planes[layout.planes["covered"]].reshape(seats, -1):
        codes = np.flatnonzero(counts)
        covered.append([moves[code].cards for code in np.repeat(codes, counts[codes])])
    tops = [[laid(*top)] if top[0] else [] for top in rows("tops", 3)]
    stacks = [tuple(under + top) for under, top in zip(covered, tops, strict=True)]
    known = [cards(counts) for counts in rows("known", 14)]
    hand_counts = absolute(rows("hand_counts", seats)[0])
    hand = cards(rows("hand", 14)[0])
    hidden = [hand if other == seat else (Card(1),) * hand_counts[other] for other in range(seats)]
    high = Card(options.ranks)
    state = State(
        options=options,
        starter=starter,
        hands=tuple(hidden),
        known=tuple(known[(other - seat) % seats] for other in range(seats)),
        stacks=tuple(stacks[(other - seat) % seats] for other in range(seats)),
        row=tuple(
            (Card(first), *(high,) * highest, *(Card(14),) * jokers)
            for first, highest, jokers in rows("row", 3)
            if first
        ),
        pile=(Card(1),) * number("pile_size"),
        discard=tuple(Card(card) for card in planes[layout.planes["discard"]].tolist() if card),
        ghost=cards(rows("ghost", 14)[0]),
        turn=turn,
        turn_number=number("turn_number"),
        phase=list(Phase)[number("phase")],
        snatch=snatch,
        draws_left=number("draws_left"),
        ended_by=(None, *End)[number("ended_by")],
    )
    assert state.to_move == seat_at("to_move")
    assert state.scores == absolute(rows("scores", seats)[0])
    return view(state, Seat(seat))


def in_order(stack: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    """A stack with its covered sets in the order of their codes."""
    return (*sorted(stack[:-1], key=_CODES.__getitem__), *stack[-1:])


def sorted_cover(seen: View) -> View:
    return replace(seen, stacks=tuple(map(in_order, seen.stacks)))


_CODES = {move.cards: move.code for move in all_moves() if move.kind.value == "play"}


def observations_rebuild_views(number: int) -> int:
    """Compare every seat's view in every position of a game; returns how many."""
    rng = random.Random(number)
    options, seats, _ = random_setup(number)
    game = Game.deal(options, seats=seats, seed=number)
    record, size = record_of(game.state), layout_of(options, seats).size
    checked = 0
    while True:
        state = replace(game.state, stacks=tuple(map(in_order, game.state.stacks)))
        for seat in range(seats):
            planes = np.zeros(size, np.int16)
            observe(record, seat, planes)
            assert rebuilt(planes, options, seats) == view(state, Seat(seat))
            checked += 1
        if game.is_over:
            return checked
        move = rng.choice(game.legal_moves)
        game.push(move)
        play(record, int(move.code))


def test_from_an_observation_alone_the_view_can_be_rebuilt() -> None:
    assert sum(map(observations_rebuild_views, range(15))) > 1000


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_views_and_observations_agree_in_two_thousand_games(part: int) -> None:
    assert sum(map(observations_rebuild_views, range(500 * part, 500 * (part + 1)))) > 100_000


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
    """The position count of `reference.count_leaves`; records below the first are room to work."""
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


def test_position_counts_hold_in_the_kernel() -> None:
    for record in positions():
        game, leaves = Game.from_record(record), record["leaves"]
        assert isinstance(leaves, list)
        for depth, expected in enumerate(leaves, start=1):
            games = new_games(depth + 1)
            games[0] = record_of(game.state)
            assert count_kernel_leaves(games, depth) == expected


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


def test_seeds_reproduce_whatever_the_threads() -> None:
    one, two = (
        engine.play_out("basic", seats=3, games=501, seed=9, threads=threads) for threads in (1, 3)
    )
    assert one.scores.tolist() == two.scores.tolist()
    other = engine.play_out("basic", seats=3, games=501, seed=10)
    assert one.scores.tolist() != other.scores.tolist()


@pytest.mark.clause("R50")
def test_every_seat_starts_as_often() -> None:
    starters = Counter(
        engine.replayed("classic", seats=4, state=int(state)).state.starter
        for state in seeds(1, 400)
    )
    assert min(starters.values()) > 60


@compiled
def first_legal(g: Record, state: np.uint64) -> tuple[int, np.uint64]:
    """A policy: always the lowest code."""
    return nth_legal(g, 0), state


def test_a_policy_decides_every_move_of_a_playout() -> None:
    played = engine.play_out("classic", seats=3, games=5, seed=1, policy=first_legal)
    game = engine.replayed("classic", seats=3, state=int(played.states[0]), policy=first_legal)
    again = Game(game.options, game.names, deck=game.deck, starter=int(game.state.starter))
    while not again.is_over:
        again.push(again.legal_moves[0])
    assert again == game


@pytest.mark.parametrize(("name", "value"), [("games", 0), ("games", 2.5), ("threads", -1)])
def test_impossible_counts_are_refused(name: str, value: object) -> None:
    with pytest.raises(EngineError) as caught:
        engine.play_out("classic", seats=4, **{"games": 3, name: value})  # type: ignore[arg-type] # the point
    assert caught.value.code == "engine_bad_count"


def test_impossible_options_are_refused() -> None:
    with pytest.raises(OptionsError):
        engine.play_out("duel", seats=4, games=1)
    with pytest.raises(OptionsError):
        engine.Batch("basic", seats=2, size=1)
    with pytest.raises(OptionsError):
        engine.Batch("whist", seats=2, size=1)


class TestBatch:
    def test_games_go_on_by_themselves_and_results_come_once(self) -> None:
        batch = engine.Batch("classic", seats=3, size=50, seed=4)
        ended = 0
        for _ in range(400):
            step = batch.step(batch.random_codes())
            ended += int(step.done.sum())
            assert (step.win_shares[~step.done] == 0).all()
            assert step.win_shares[step.done].sum(axis=1) == pytest.approx(1)
        assert ended > 50
        assert (batch.games["phase"] != list(Phase).index(Phase.OVER)).all()

    @pytest.mark.parametrize(("edition", "seats"), [("basic", 4), ("duel", 2)])
    def test_a_batch_steps_as_the_rules_do(self, edition: str, seats: int) -> None:
        batch = engine.Batch(edition, seats=seats, size=8, seed=4)
        states = [state_of(batch.games[number], edition) for number in range(8)]
        for _ in range(150):
            assert batch.to_move.tolist() == [state.to_move for state in states]
            mask = batch.legal_mask()
            for number, state in enumerate(states):
                legal = [move.code for move in linko.rules.legal_moves(state)]
                assert np.flatnonzero(mask[number]).tolist() == legal
            codes = batch.random_codes()
            step = batch.step(codes)
            for number, state in enumerate(states):
                after, _ = linko.rules.play(state, all_moves()[codes[number]])
                assert step.done[number] == after.is_over
                if after.is_over:
                    assert tuple(step.scores[number]) == after.scores
                    states[number] = state_of(batch.games[number], edition)
                    assert states[number].turn_number == 1
                else:
                    states[number] = after
                    assert state_of(batch.games[number], edition) == after

    def test_observations_are_those_of_the_seat_to_move(self) -> None:
        batch = engine.Batch("duel", seats=2, size=6, seed=4)
        for _ in range(60):
            planes = batch.observe()
            for number in range(6):
                seat = Seat(int(batch.to_move[number]))
                seen = view(state_of(batch.games[number], "duel"), seat)
                assert rebuilt(planes[number], EDITIONS["duel"], 2) == sorted_cover(seen)
            batch.step(batch.random_codes())

    def test_threads_change_nothing(self) -> None:
        one, three = (
            engine.Batch("expert", seats=4, size=31, seed=5, threads=threads) for threads in (1, 3)
        )
        for _ in range(300):
            one.step(one.random_codes())
            three.step(three.random_codes())
        assert one.games.tobytes() == three.games.tobytes()
        assert (one.legal_mask() == three.legal_mask()).all()
        assert (one.observe() == three.observe()).all()

    @pytest.mark.parametrize(
        ("codes", "code"),
        [
            ([1, 2], "engine_wrong_shape"),
            ([[0, 0, 0]], "engine_wrong_shape"),
            ([0.5, 1, 2], "engine_wrong_shape"),
            (["7", "7", "7"], "engine_wrong_shape"),
            ([-1, -1, -1], "engine_illegal_code"),
            ([CODES, 0, 0], "engine_illegal_code"),
            ([2**40, 0, 0], "engine_illegal_code"),
            ([629, 629, 629], "engine_illegal_code"),
        ],
    )
    def test_bad_codes_are_refused_and_change_nothing(self, codes: object, code: str) -> None:
        batch = engine.Batch("classic", seats=3, size=3, seed=4)
        before = batch.games.tobytes()
        with pytest.raises(EngineError) as caught:
            batch.step(codes)  # type: ignore[arg-type] # the point
        assert caught.value.code == code
        assert batch.games.tobytes() == before

    def test_one_illegal_code_among_legal_ones_stops_the_whole_step(self) -> None:
        batch = engine.Batch("classic", seats=3, size=3, seed=4)
        before = batch.games.tobytes()
        codes = batch.random_codes()
        codes[2] = 632
        with pytest.raises(EngineError, match="in game 2"):
            batch.step(codes)
        assert batch.games.tobytes() == before

    @pytest.mark.parametrize("size", [0, -1, 1.5, True])
    def test_impossible_sizes_are_refused(self, size: object) -> None:
        with pytest.raises(EngineError):
            engine.Batch("classic", seats=3, size=size)  # type: ignore[arg-type] # the point


def run(code: str, **environment: str) -> str:
    """Run Python in a process of its own."""
    result = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={key: value for key, value in os.environ.items() if not key.startswith("COV")}
        | environment,
    )
    return result.stdout


@pytest.mark.slow
def test_a_changed_table_is_noticed_by_the_cache(tmp_path: Path) -> None:
    """The same cache folder, a constant of the rules changed: no stale code may answer."""
    source, cache = tmp_path / "src", str(tmp_path / "cache")
    shutil.copytree(PACKAGE, source / "linko", ignore=shutil.ignore_patterns("__pycache__"))
    code = """
from linko import engine
import numpy as np
print(engine.play_out("classic", seats=2, games=200, seed=1).decisions.max())
"""
    first, second = (
        int(run(code, PYTHONPATH=str(source), LINKO_CACHE_DIR=cache)) for _ in range(2)
    )
    assert first == second
    options = source / "linko/options.py"
    text = options.read_text(encoding="utf-8")
    assert "TURN_LIMIT: Final = 1000" in text
    options.write_text(text.replace("TURN_LIMIT: Final = 1000", "TURN_LIMIT: Final = 3"), "utf-8")
    changed = int(run(code, PYTHONPATH=str(source), LINKO_CACHE_DIR=cache))
    assert changed < first
    assert len(list((tmp_path / "cache").iterdir())) == 2


@pytest.mark.slow
def test_without_the_compiler_the_same_games_are_played() -> None:
    code = """
from linko import engine
played = engine.play_out("duel", seats=2, games=3, seed=5)
batch = engine.Batch("basic", seats=3, size=2, seed=5)
for _ in range(30):
    batch.step(batch.random_codes())
print(played.scores.tolist(), played.decisions.tolist(), batch.games.tobytes().hex())
print(batch.observe().tolist(), batch.legal_mask().nonzero()[1].tolist())
"""
    assert run(code, NUMBA_DISABLE_JIT="1", PYTHONWARNINGS="error") == run(code)


def test_without_a_writable_cache_it_still_runs(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    code = "from linko.engine.compiling import compiled; print(compiled(lambda x: x + 1)(2))"
    assert run(code, LINKO_CACHE_DIR=str(blocked)) == "3\n"


def test_full_decks_are_dealt_from() -> None:
    game = engine.replayed("phantom", seats=2, state=123)
    assert sorted(game.deck) == list(full_deck(EDITIONS["phantom"]))


def test_other_seeds_give_other_games() -> None:
    states = np.concatenate([seeds(seed, 1000) for seed in range(100)])
    assert len(set(states.tolist())) == 100_000


def test_what_a_seed_plays_never_changes() -> None:
    """Studies name seeds; a change of generator, shuffle or deal would play other games."""
    digest = hashlib.sha256()
    for edition, seats in SETUPS:
        played = engine.play_out(edition, seats=seats, games=50, seed=7)
        digest.update(played.scores.tobytes() + played.decisions.tobytes())
    assert digest.hexdigest()[:16] == "c70616baf8dfaec7"


def test_every_card_is_as_likely_in_every_place() -> None:
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


@pytest.mark.parametrize("number", range(0, 60, 3))
def test_custom_playouts_replay_in_the_rules(number: int) -> None:
    options, seats, _ = random_setup(number)
    played = engine.play_out(options, seats=seats, games=2, seed=number)
    game = engine.replayed(options, seats=seats, state=int(played.states[1]))
    assert game.is_over
    assert game.scores == tuple(played.scores[1])


def test_dealt_jokers_of_the_ghost_stay_where_they_are_known() -> None:
    seen = Game.deal("phantom", seats=2, seed=5, starter=0).view(0)
    others: set[int] = set()
    for seed in range(600):
        world = state_of(sample_world(seen, seed), "phantom")
        assert world.hands[1].count(Card(14)) >= 2
        others.update((Counter(world.hands[1]) - Counter({Card(14): 2})).keys())
    assert others == set(world_of(seen)[1].tolist())


class TestRecords:
    def test_a_game_can_be_driven_code_by_code(self) -> None:
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
            engine.push(record, code)  # type: ignore[arg-type] # the point
        assert caught.value.code == "engine_illegal_code"
        assert record.tobytes() == before

    def test_an_observation_is_that_of_a_seat(self) -> None:
        state = Game.deal("duel", seats=2, seed=1).state
        planes = engine.observation(record_of(state), 1)
        assert rebuilt(planes, EDITIONS["duel"], 2) == sorted_cover(view(state, Seat(1)))
        for seat in (-1, 2, 0.5):
            with pytest.raises(EngineError) as caught:
                engine.observation(record_of(state), seat)  # type: ignore[arg-type] # the point
            assert caught.value.code == "engine_no_such_seat"

    def test_a_record_is_of_its_own_edition(self) -> None:
        record = record_of(Game.deal("classic", seats=2, seed=1).state)
        with pytest.raises(EngineError) as caught:
            state_of(record, "duel")
        assert caught.value.code == "engine_other_edition"

    def test_positions_that_no_deck_deals_are_refused(self) -> None:
        state = Game.deal("classic", seats=3, seed=1).state
        seen = view(state, Seat(0))
        for bad in (
            replace(seen, hand_counts=(13, 30_000, 30_000)),
            replace(seen, hand=(Card(7),) * 13),
            replace(seen, pile_size=3),
            replace(seen, hand_counts=(12, 13, 14)),
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


@compiled
def mad_policy(g: Record, state: np.uint64) -> tuple[int, np.uint64]:
    """A policy that answers nonsense from the fifth turn on."""
    if g.turn_number < 5:
        return nth_legal(g, 0), state
    return 10**9, state


@compiled
def stuck_policy(g: Record, state: np.uint64) -> tuple[int, np.uint64]:
    """A policy that leaves everything for ever."""
    return 630 + 0 * g.turn, state


@pytest.mark.parametrize("policy", [mad_policy, stuck_policy])
def test_a_policy_that_breaks_the_rules_is_stopped(policy: engine.Policy) -> None:
    with pytest.raises(EngineError) as caught:
        engine.play_out("classic", seats=3, games=3, policy=policy)
    assert caught.value.code == "engine_illegal_policy"
    with pytest.raises(EngineError):
        engine.replayed("classic", seats=3, state=5, policy=policy)


@pytest.mark.parametrize("policy", [print, 3, lambda *given: given])
def test_what_is_not_compiled_is_no_policy(policy: object) -> None:
    with pytest.raises(EngineError) as caught:
        engine.play_out("classic", seats=3, games=3, policy=policy)  # type: ignore[arg-type] # the point
    assert caught.value.code == "engine_bad_policy"


@pytest.mark.parametrize("seed", [-1, 2**64, 1.7, True, None, "x", float("nan")])
def test_bad_seeds_are_refused(seed: object) -> None:
    with pytest.raises(EngineError) as caught:
        engine.play_out("classic", seats=3, games=1, seed=seed)  # type: ignore[arg-type] # the point
    assert caught.value.code == "engine_bad_seed"


@pytest.mark.parametrize("state", [0, -1, 2**64, 1.5])
def test_bad_states_are_refused(state: object) -> None:
    with pytest.raises(EngineError) as caught:
        engine.replayed("classic", seats=3, state=state)  # type: ignore[arg-type] # the point
    assert caught.value.code == "engine_bad_seed"


def test_numbers_of_numpy_are_numbers() -> None:
    games, seed = np.int64(2), np.uint64(5)
    played = engine.play_out("classic", seats=3, games=games, seed=seed)  # type: ignore[arg-type] # numpy's too
    usual = engine.play_out("classic", seats=3, games=2, seed=5)
    assert played.scores.tolist() == usual.scores.tolist()


@pytest.mark.parametrize("form", ["strided", "big-endian", "unsigned", "list"])
def test_codes_may_come_in_any_form(form: str) -> None:
    batch = engine.Batch("classic", seats=3, size=8, seed=4)
    codes = batch.random_codes()
    forms: dict[str, npt.ArrayLike] = {
        "strided": np.repeat(codes, 2)[::2],
        "big-endian": codes.astype(">i4"),
        "unsigned": codes.astype(np.uint64),
        "list": codes.tolist(),
    }
    batch.step(forms[form])
    assert (batch.games["turn_number"] + batch.games["phase"] > 0).all()


@pytest.mark.parametrize(
    "codes", [[[1], [2, 3], 4], np.ma.MaskedArray([0, 0, 0], [True, False, False])]
)
def test_codes_of_no_form_are_refused(codes: object) -> None:
    batch = engine.Batch("classic", seats=3, size=3, seed=4)
    with pytest.raises(EngineError) as caught:
        batch.step(codes)  # type: ignore[arg-type] # the point
    assert caught.value.code == "engine_wrong_shape"


def test_a_batch_shows_any_seat() -> None:
    batch = engine.Batch("classic", seats=3, size=2, seed=4)
    planes = batch.observe([2, 0])
    for number, seat in enumerate((2, 0)):
        state = state_of(batch.games[number], "classic")
        seen = sorted_cover(view(state, Seat(seat)))
        assert rebuilt(planes[number], EDITIONS["classic"], 3) == seen
    with pytest.raises(EngineError):
        batch.observe([3, 0])


@pytest.mark.slow
def test_two_threads_on_one_batch_do_no_harm() -> None:
    batch = engine.Batch("classic", seats=4, size=5000, seed=4)

    def work() -> int:
        refused = 0
        for _ in range(60):
            try:
                batch.step(batch.random_codes())
            except EngineError:
                refused += 1
        return refused

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda _: work(), range(2)))
    for number in range(0, 5000, 500):
        assert record_of(state_of(batch.games[number])).seats == 4


@pytest.mark.slow
def test_a_changed_callee_of_a_policy_is_noticed(tmp_path: Path) -> None:
    """A policy's own files are not in the name of the cache folder, so it is not cached."""
    (tmp_path / "lab.py").write_text(
        "from linko import engine\nfrom choice import pick\n\n\n@engine.compiled\n"
        "def policy(g, state):\n    return pick(g), state\n\n\n"
        "print(engine.play_out('classic', seats=2, games=20, policy=policy).decisions.sum())\n",
        "utf-8",
    )
    told = []
    for k in ("0", "count_legal(g) - 1"):
        (tmp_path / "choice.py").write_text(
            "from linko import engine\nfrom linko.engine.legal import count_legal, nth_legal\n\n\n"
            f"@engine.compiled\ndef pick(g):\n    return nth_legal(g, {k})\n",
            "utf-8",
        )
        lab = str(tmp_path / "lab.py")
        told.append(run(f"import runpy; runpy.run_path({lab!r})", PYTHONPATH=str(tmp_path)))
    assert told[0] != told[1]


def test_a_policy_can_be_written_at_the_prompt() -> None:
    code = """
from linko import engine
from linko.engine.legal import nth_legal

@engine.compiled
def policy(g, state):
    return nth_legal(g, 0), state

print(engine.play_out("classic", seats=2, games=3, policy=policy).scores.shape)
"""
    assert run(code) == "(3, 2)\n"

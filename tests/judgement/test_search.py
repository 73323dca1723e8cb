"""The search: worlds that agree with a view, equal conditions, budgets and stakes."""

from __future__ import annotations

import time
from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from tools.bench.beliefs import gains as gains_of_guessing

from linko import Game, Move, Phase, Seat, Standing, View, bots
from linko.bots.search import Search
from linko.engine.bridge import state_of, world_of
from linko.engine.kernel.compile import config
from linko.engine.kernel.generator import seeds
from linko.engine.kernel.layout import new_games
from linko.judgement.analysis import AnalysedMove
from linko.judgement.beliefs import EVEN, PULL, deal_guessed, new_places, weigh_places
from linko.judgement.rollouts import try_moves
from linko.judgement.search import Budget, analyse
from linko.judgement.stake import match_winners, stake_of
from linko.judgement.valuation import choose_judged, judge, judged_best
from linko.judgement.weights import learned
from linko.rules import view
from tests.judgement.test_judgement import walked, whole

pytestmark = pytest.mark.xdist_group("engine")


@pytest.mark.parametrize("number", range(18))
def test_a_guessed_world_agrees_with_everything_the_view_knows(number: int) -> None:
    for at, state in enumerate(walked(number)[::4]):
        assert state.to_move is not None
        seen = view(state, state.to_move)
        world, hidden = world_of(seen)
        weights, slots = new_places()
        weigh_places(world, PULL, weights)
        deal_guessed(world, hidden, weights, slots, seeds(at, 1)[0])
        dealt = state_of(world, state.options.edition)
        assert view(dealt, state.to_move) == seen


def test_with_equal_weights_cards_are_dealt_uniformly() -> None:
    state = walked(7)[8]
    assert state.to_move is not None
    world, hidden = world_of(view(state, state.to_move))
    weights, slots = new_places()
    weigh_places(world, EVEN, weights)
    games = new_games(1)
    counts, deals = np.zeros_like(world.hands, np.int64), 4000
    for start in seeds(1, deals):
        games[0] = world
        cards = hidden.copy()
        deal_guessed(games[0], cards, weights, slots, start)
        counts += games[0].hands - world.hands
    free = counts.sum(axis=1) / deals
    number = Counter(hidden.tolist())
    for seat in range(state.seats):
        for card, copies in number.items():
            expected = free[seat] * copies / len(hidden)
            assert counts[seat, card] / deals == pytest.approx(expected, abs=0.06)


def test_the_true_hands_are_likelier_than_with_uniform_dealing() -> None:
    gains = gains_of_guessing(40)
    assert np.mean(gains) > 0


@pytest.mark.slow
def test_on_500_positions_the_true_hands_are_much_likelier() -> None:
    gains = np.array(gains_of_guessing(500))
    assert gains.mean() > 3 * gains.std() / len(gains) ** 0.5
    assert np.mean(gains > 0) > 0.6


def first_view(edition: str = "classic", seats: int = 4, seed: int = 7) -> View:
    game = Game.deal(edition, seats=seats, seed=seed)
    assert game.to_move is not None
    return game.view(game.to_move)


def test_threads_do_not_change_the_answer_of_a_budget_of_rollouts() -> None:
    one, two, three = (
        bots.load(f"search:games=600,threads={count}", seed=5).analyse(first_view())  # type: ignore[attr-defined]  # a Search
        for count in (1, 2, 3)
    )
    assert one == two == three


def test_the_analysis_lists_legal_moves_best_first() -> None:
    seen = first_view()
    found = Search(seed=1, games=800).analyse(seen)
    assert {one.move for one in found} <= set(seen.legal_moves)
    assert len({one.move for one in found}) == len(found)
    assert all(one.visits > 0 for one in found)
    assert all(0 <= one.win_share <= 1 for one in found)
    assert found[0].visits == max(one.visits for one in found)
    assert found[0].move == Search(seed=1, games=800).choose(seen)


def test_without_legal_moves_nothing_is_analysed() -> None:
    game = Game.deal("classic", seats=3, seed=1)
    assert Search(seed=1, games=8).analyse(game.view(None)) == ()


def test_the_time_limit_is_respected() -> None:
    for ms in (1, 20, 60):
        looks: list[float] = []

        def clock(looks: list[float] = looks) -> float:
            looks.append(time.perf_counter())
            return looks[-1]

        analyse(first_view(), 1, Budget(ms), clock=clock)
        thought = looks[-1] - looks[0]
        longest = max(later - earlier for earlier, later in pairwise(looks))
        assert ms / 1000 - 0.005 <= thought <= ms / 1000 + 5 * longest


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="there is nothing to compile")
def test_nothing_is_compiled_while_thinking() -> None:
    Search(ms=1)
    kernel: tuple[Any, ...] = (try_moves, choose_judged, judge, deal_guessed, weigh_places)
    before = [function.signatures[:] for function in kernel]
    for edition, seats in (("duel", 2), ("expert", 5)):
        Search(ms=1, threads=2).choose(first_view(edition, seats))
        bots.load("heuristic").choose(first_view(edition, seats))
    assert [function.signatures for function in kernel] == before


def test_few_worlds_do_not_overrule_the_judgement() -> None:
    agreed, asked = 0, 0
    for number in range(6):
        for state in walked(number)[::3]:
            assert state.to_move is not None
            seen = view(state, state.to_move)
            if state.phase is not Phase.PLAY and len(seen.legal_moves) > 2:
                best = judged_best(seen, learned(seen.options, seen.seats))
                agreed += analyse(seen, number, Budget(0, games=8))[0].move.code == best
                asked += 1
    assert asked > 20
    assert agreed / asked > 0.8


def test_a_hundred_plays_are_not_tried_evenly() -> None:
    state = whole(
        "> A: 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 X X X X | \n B: 13 13 12 | 2 \n row: 6 7"
    )
    seen = view(state, Seat(0))
    assert len(seen.legal_moves) > 100
    visits = [one.visits for one in analyse(seen, 1, Budget(0, games=3000))]
    assert visits[0] > 6 * sum(visits) / len(seen.legal_moves)


def test_going_out_can_win_the_game_and_lose_the_match() -> None:
    wins = whole("> A: 5 5 5 | 3-3-3 \n B: 4 4 4 9 | 2 \n row: 6 7 8")
    out = Move.parse("5-5-5")
    found = Search(seed=1, games=400).analyse(view(wins, Seat(0)))
    assert (found[0].move, found[0].win_share) == (out, 1)
    behind = standing((0, 60), games=3, target=None)
    shares = {one.move: one.win_share for one in decided(view(wins, Seat(0), behind))}
    assert shares[out] == 0


def decided(seen: View) -> tuple[AnalysedMove, ...]:
    return Search(seed=1, games=400).analyse(seen)


def test_very_long_matches_can_be_played() -> None:
    wins = whole("> A: 5 5 5 | 3-3-3 \n B: 4 4 4 9 | 2 \n row: 6 7 8")
    for huge in (standing((10**12, 0), games=10**12, target=None),
                 standing((0, 0), games=None, target=10**12)):  # fmt: skip
        assert decided(view(wins, Seat(0), huge))


@pytest.mark.parametrize(
    ("edition", "seats", "phases"),
    [
        ("basic", 3, {Phase.PLAY, Phase.TAKE, Phase.ANSWER, Phase.DRAW, Phase.CONSOLATION}),
        ("phantom", 2, {Phase.PLAY, Phase.GHOST, Phase.TAKE, Phase.DRAW}),
    ],
)
def test_every_kind_of_decision_is_searched(edition: str, seats: int, phases: set[Phase]) -> None:
    searched = set()
    for seed in range(4):
        game = Game.deal(edition, seats=seats, seed=seed)
        bot = Search(seed=seed, games=12)
        while (seat := game.to_move) is not None:
            seen = game.view(seat)
            if len(seen.legal_moves) > 1:
                searched.add(seen.phase)
                assert sum(one.visits for one in bot.analyse(seen)) > 1
            game.push(bot.choose(seen))
    assert searched >= phases


def standing(totals: tuple[int, ...], *, games: int | None, target: int | None) -> Standing:
    return Standing("m", 3, totals, games, target)


def test_in_the_last_game_of_a_match_the_totals_decide() -> None:
    world, _ = world_of(view(whole("> A: 5 5 | 3-3-3 \n B: 4 | 2 \n row: 6"), Seat(0)))
    ahead = stake_of(standing((0, 0), games=3, target=None), 2)
    behind = stake_of(standing((0, 40), games=3, target=None), 2)
    level = stake_of(standing((0, 1), games=3, target=None), 2)
    state = np.uint64(9)
    assert match_winners(world, ahead, state) == 0b01
    assert match_winners(world, behind, state) == 0b10
    assert match_winners(world, level, state) == 0b11  # equal totals share the win


def test_before_the_last_game_a_larger_lead_wins_more_often() -> None:
    world, _ = world_of(view(whole("> A: 5 5 | 3-3-3 \n B: 4 | 2 \n row: 6"), Seat(0)))
    shares = {}
    for lead in (0, 10, 40):
        for name, stake in (
            ("games", stake_of(standing((lead, 0), games=5, target=None), 2)),
            ("target", stake_of(standing((lead, 0), games=None, target=80), 2)),
        ):
            won = [match_winners(world, stake, start) for start in seeds(3, 500)]
            shares[name, lead] = sum(bits == 0b01 for bits in won) / 500
    for name in ("games", "target"):
        assert 0.4 < shares[name, 0] < shares[name, 10] < shares[name, 40]


def test_a_reached_target_ends_the_match() -> None:
    world, _ = world_of(view(whole("> A: 5 5 | 3-3-3 \n B: 4 | 2 \n row: 6"), Seat(0)))
    stake = stake_of(standing((49, 60), games=None, target=50), 2)
    assert {match_winners(world, stake, start) for start in seeds(3, 50)} == {0b10}


@pytest.mark.slow
def test_expert_games_of_the_search_end() -> None:
    for seed in range(6):
        game = Game.deal("expert", seats=3, seed=seed)
        bot = Search(seed=seed, games=30)
        while (seat := game.to_move) is not None:
            game.push(bot.choose(game.view(seat)))
        assert game.state.turn_number < 300

"""The search's conduct: which moves are tried in how many worlds, until the budget is spent.

First the most promising moves by judgement, then, in rounds of equal budget, the better half of
those left (sequential halving). Budgets are rollouts or milliseconds.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np

from linko.engine.bridge import world_of
from linko.engine.dealing import seeds as generator_seeds
from linko.engine.guessing import PULL, Pulls, deal_guessed, new_places, weigh_places
from linko.engine.judging import Weights, judge, new_room
from linko.engine.layout import new_games
from linko.engine.searching import STAKE, WHOLE, Stake, try_moves
from linko.rules import Standing, View

ROLLOUT_TURNS: Final = 150
NOISE: Final = 0.5
SCORE_WORTH: Final = 0.004
"""A point more counts as so much of a win, which parts moves that win equally often."""

CHUNK_SECONDS: Final = 0.004
"""Between looks at the clock."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A move's code and what came of it."""

    code: int
    visits: int
    win_share: float
    score: float


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many milliseconds, or so many rollouts."""

    ms: int | None = None
    games: int | None = None


class _Thread:
    """What one thread needs for itself."""

    def __init__(self, hidden: int) -> None:
        self.games = new_games(2)
        self.hidden = np.zeros(hidden, np.int8)
        self.slots = new_places()[1]
        self.room = new_room()


def decide(
    view: View,
    seed: int,
    budget: Budget,
    weights: Weights,
    *,
    threads: int = 1,
    pull: Pulls = PULL,
    noise: float = NOISE,
    width: int = 24,
    score_worth: float = SCORE_WORTH,
    net=None, turns=ROLLOUT_TURNS,
) -> tuple[Tried, ...]:
    """What the legal moves of a view are worth, best first; those never tried are left out."""
    began = time.perf_counter()
    world, hidden = world_of(view)
    assert view.seat is not None
    places = new_places()[0]
    weigh_places(world, pull, places)
    workers = [_Thread(len(hidden)) for _ in range(threads)]
    first = workers[0]
    first.hidden[:] = hidden
    first.games[0] = world
    deal_guessed(first.games[0], first.hidden, places, first.slots, generator_seeds(seed, 1)[0])
    count = judge(first.games[0], weights, first.room, False)
    order = np.argsort(-first.room.scores[:count], kind="stable")
    codes = first.room.codes[order].astype(np.int16)
    stake = stake_of(view.standing, view.seats)
    stake.turns = turns
    from linko.engine.valuing import NET, new_sight
    if net is None: net = np.zeros(1, NET).view(np.recarray)[0]
    sight = new_sight()
    tally = _Tally(codes)
    active = np.arange(min(count, width))
    rounds = max(1, math.ceil(math.log2(len(active))))
    at = 0
    speed = 0.0
    with ThreadPoolExecutor(threads) as pool:
        for number in range(rounds):
            spent = 0
            started = time.perf_counter()
            while True:
                if budget.games is not None:
                    worlds = max(1, budget.games // rounds // len(active)) if spent == 0 else 0
                else:
                    assert budget.ms is not None
                    until = began + budget.ms / 1000 * (number + 1) / rounds
                    left = until - time.perf_counter()
                    seconds = max(0.0, min(CHUNK_SECONDS, left))
                    worlds = int(seconds * speed / len(active)) if speed else 1
                    if left <= 0 or worlds == 0:
                        worlds = 1 if spent == 0 else 0
                if worlds == 0:
                    break
                states = generator_seeds(seed, at + worlds)[at:]
                at += worlds
                parts = np.array_split(states, threads)

                def work(index: int, parts: list = parts, active: np.ndarray = active) -> np.ndarray:
                    own = workers[index]
                    own.hidden[:] = hidden
                    sums = np.zeros((2, len(active)), np.int64)
                    try_moves(
                        world, own.games, own.hidden, places, own.slots, parts[index],
                        codes[active], weights, noise, stake, int(view.seat), own.room, net, sight, *sums,
                    )
                    return sums

                before = time.perf_counter()
                for sums in (pool.map(work, range(threads)) if threads > 1 else [work(0)]):
                    tally.add(active, sums)
                tally.visits[active] += worlds
                spent += worlds
                took = time.perf_counter() - before
                speed = worlds * len(active) / max(took, 1e-6)
            if number + 1 < rounds:
                value = tally.value(score_worth)[active]
                keep = max(2, (len(active) + 1) // 2)
                active = np.sort(active[np.argsort(-value, kind="stable")[:keep]])
    value = tally.value(score_worth)
    in_order = sorted(
        (place for place in range(count) if tally.visits[place]),
        key=lambda place: (place in active, value[place]), reverse=True,
    )
    return tuple(
        Tried(
            int(codes[place]), int(tally.visits[place]),
            float(tally.wins[place] / tally.visits[place] / WHOLE),
            float(tally.points[place] / tally.visits[place]),
        )
        for place in in_order
    )


class _Tally:
    def __init__(self, codes: np.ndarray) -> None:
        self.visits = np.zeros(len(codes), np.int64)
        self.wins = np.zeros(len(codes), np.int64)
        self.points = np.zeros(len(codes), np.int64)

    def add(self, active: np.ndarray, sums: np.ndarray) -> None:
        self.wins[active] += sums[0]
        self.points[active] += sums[1]

    def value(self, score_worth: float) -> np.ndarray:
        visits = np.maximum(1, self.visits)
        return self.wins / visits / WHOLE + score_worth * self.points / visits


def stake_of(standing: Standing | None, seats: int) -> Stake:
    """What is played for: the game, or the match around it."""
    stake = np.zeros(1, STAKE).view(np.recarray)[0]
    stake.turns = ROLLOUT_TURNS
    if standing is not None:
        stake.match = 1
        stake.totals[:seats] = standing.totals
        if standing.target is not None:
            stake.target = standing.target
        if standing.games is not None:
            stake.games_left = standing.games - standing.round
    return stake


def reference(view, seed, weights, worlds, noise=NOISE):
    from linko.engine.valuing import NET, new_sight
    world, hidden = world_of(view)
    places = new_places()[0]
    weigh_places(world, PULL, places)
    own = _Thread(len(hidden)); own.hidden[:] = hidden
    codes = np.array([m.code for m in view.legal_moves], np.int16)
    sums = np.zeros((2, len(codes)), np.int64)
    stake = stake_of(view.standing, view.seats)
    net = np.zeros(1, NET).view(np.recarray)[0]
    try_moves(world, own.games, own.hidden, places, own.slots, generator_seeds(seed, worlds), codes, weights, noise, stake, int(view.seat), own.room, net, new_sight(), *sums)
    return {int(c): float(w) / worlds / WHOLE for c, w in zip(codes, sums[0])}

"""The search: which moves are tried in how many worlds, until the budget is spent.

It begins with the best moves by judgement; a larger budget tries more of them. The budget is spent
in rounds: after each, only the better half of the moves remains (sequential halving). The judgement
counts like a number of worlds, so that a small budget plays no worse than the judgement alone.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from linko.engine.kernel.generator import seeds
from linko.engine.kernel.layout import PLAY
from linko.game import Game
from linko.judgement.analysis import AnalysedMove
from linko.judgement.beliefs import PULL, Pulls, beliefs_of, deal_guessed
from linko.judgement.rollouts import Rollouts, Workspace, new_workspace, try_moves
from linko.judgement.stake import WHOLE, stake_of
from linko.judgement.threats import NOT_COUNTED
from linko.judgement.valuation import judge, judged_best
from linko.judgement.weights import BY_HAND, learned
from linko.rules import Move, Phase, View

NOISE: Final = 0.5
"""Maximum random amount added to every score in a rollout."""

POINT_WORTH: Final = 0.01
"""Value of a point as a fraction of a win; it decides between moves that win equally often."""

JUDGED_VISITS: Final = 60
"""Weight of the judgement of a move, as a number of visits."""

POINT_LOSS: Final = 0.03
"""Value of a point of judgement as a fraction of a win."""

FAR_BEHIND: Final = 12.0
"""Maximum difference in judgement that is taken into account."""

ROLLOUTS_PER_MS: Final = 30
"""Approximate number of rollouts per millisecond; used only to choose how many moves to try."""

FULL_ATTENTION: Final = 8
"""Minimum number of moves for a decision to get the whole budget; plays always get it."""

FEWEST_MOVES: Final = 12
"""Minimum number of moves that are tried if there are that many."""

CHUNK_SECONDS: Final = 0.004
"""Seconds between two readings of the clock."""

CHUNK_ROLLOUTS: Final = 256
"""Number of rollouts in a chunk if the budget is a number of rollouts."""

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit of a search: a number of milliseconds or, if given, a number of rollouts."""

    ms: float
    games: int | None = None

    @property
    def rollouts(self) -> float:
        """Approximate number of rollouts."""
        return self.ms * ROLLOUTS_PER_MS if self.games is None else self.games


@cache
def compile_all() -> None:
    """Compile or load all code for decisions in advance, so that no decision waits for it."""
    game = Game.deal("classic", seats=2, seed=1)
    assert game.to_move is not None
    analyse(game.view(game.to_move), 0, Budget(0, games=1))
    judged_best(game.view(game.to_move), BY_HAND)


def analyse(
    view: View,
    seed: int,
    budget: Budget,
    *,
    threads: int = 1,
    pull: Pulls = PULL,
    clock: Callable[[], float] = time.perf_counter,
) -> tuple[AnalysedMove, ...]:
    """Return the moves that were tried and their values, best first.

    A budget of rollouts gives the same answer for a seed with any number of threads.
    """
    began = clock()
    search = _Search(view, seed, threads, pull, clock)
    attention = 1.0 if view.phase is Phase.PLAY else min(1.0, search.count / FULL_ATTENTION)
    width = max(FEWEST_MOVES, int(math.sqrt(budget.rollouts) / 2))
    active = np.arange(min(search.count, width))
    rounds = max(1, math.ceil(math.log2(len(active))))
    with ThreadPoolExecutor(threads) as pool:
        for number in range(rounds):
            if budget.games is not None:
                worlds = max(1, int(budget.games * attention / rounds / len(active)))
                chunks = _even_chunks(worlds, max(1, CHUNK_ROLLOUTS // len(active)))
            else:
                seconds = budget.ms / 1000 * attention * (number + 1) / rounds
                chunks = search.timed_chunks(began + seconds, len(active))
            for worlds in chunks:
                search.try_in_worlds(worlds, active, pool)
            if number + 1 < rounds:
                best = np.argsort(-search.values()[active], kind="stable")
                active = np.sort(active[best[: max(2, (len(active) + 1) // 2)]])
    return search.results(active)


def _even_chunks(worlds: int, largest: int) -> Iterator[int]:
    while worlds > 0:
        yield min(worlds, largest)
        worlds -= largest


def rollouts_of(view: View) -> Rollouts:
    """Return how rollouts from a seat's view are played."""
    assert view.seat is not None
    return Rollouts(
        int(view.seat),
        learned(view.options, view.seats),
        NOISE,
        stake_of(view.standing, view.seats),
    )


class _Search:
    """One decision, and the results for its moves so far."""

    def __init__(
        self, view: View, seed: int, threads: int, pull: Pulls, clock: Callable[[], float]
    ) -> None:
        self._ranks = view.options.ranks
        self._seed = seed
        self._clock = clock
        self._rollouts = rollouts_of(view)
        self._beliefs = beliefs_of(view, pull)
        self._workspaces = [new_workspace(len(self._beliefs.hidden)) for _ in range(threads)]
        self._dealt = 0
        self._speed = 0.0
        self._codes, self._losses = self._in_order()
        self.count = len(self._codes)
        self._visits = np.zeros(self.count, np.int64)
        self._wins = np.zeros(self.count, np.int64)
        self._points = np.zeros(self.count, np.int64)

    def _in_order(self) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.float64]]:
        """Return the legal codes, best first by judgement, and their expected losses."""
        games, hidden, slots, room = self._workspaces[0]
        weights = self._rollouts.weights
        games[0] = self._beliefs.world
        hidden[:] = self._beliefs.hidden
        deal_guessed(games[0], hidden, self._beliefs.weights, slots, seeds(self._seed, 1)[0])
        room.counted_to = NOT_COUNTED
        count = judge(games[0], weights, room, False)
        order = np.argsort(-room.scores[:count], kind="stable")
        codes: npt.NDArray[np.int16] = room.codes[order]
        steep = bool(weights.has_network) and games[0].phase == PLAY
        return codes, expected_loss(room.scores[order], steep=steep)

    def timed_chunks(self, until: float, moves: int) -> Iterator[int]:
        """Yield numbers of worlds to try until the time is over, at least one."""
        yield max(1, int(CHUNK_SECONDS * self._speed / moves))
        while (left := until - self._clock()) > 0:
            worlds = int(min(CHUNK_SECONDS, left) * self._speed / moves)
            if worlds == 0:
                return
            yield worlds

    def try_in_worlds(self, worlds: int, active: Numbers, pool: ThreadPoolExecutor) -> None:
        """Try the remaining moves in new worlds."""
        began = self._clock()
        states = seeds(self._seed, worlds, after=self._dealt)
        self._dealt += worlds
        parts = np.array_split(states, len(self._workspaces))

        def work(workspace: Workspace, part: npt.NDArray[np.uint64]) -> Numbers:
            sums = np.zeros((2, len(active)), np.int64)
            try_moves(self._beliefs, self._rollouts, workspace, part, self._codes[active], sums)
            return sums

        spread = map if len(parts) == 1 else pool.map
        done = list(spread(work, self._workspaces, parts))
        for sums in done:
            self._wins[active] += sums[0]
            self._points[active] += sums[1]
        self._visits[active] += worlds
        self._speed = worlds * len(active) / max(1e-6, self._clock() - began)

    def values(self) -> npt.NDArray[np.float64]:
        """Return the estimated value of each move; it is valid only for moves that were tried.

        The judgement counts as `JUDGED_VISITS` visits, so it matters less after many worlds.
        """
        sums = self._wins / WHOLE + POINT_WORTH * self._points
        tried = self._visits > 0
        level = np.mean(sums[tried] / self._visits[tried] + self._losses[tried])
        values: npt.NDArray[np.float64] = (sums + JUDGED_VISITS * (level - self._losses)) / (
            self._visits + JUDGED_VISITS
        )
        return values

    def results(self, active: Numbers) -> tuple[AnalysedMove, ...]:
        """Return the results of the moves that were tried: those of the last round come first."""
        values = self.values()
        last = set(active.tolist())
        tried = [at for at in range(self.count) if self._visits[at]]
        tried.sort(key=lambda at: (at in last, values[at]), reverse=True)
        return tuple(
            AnalysedMove(
                Move.from_code(int(self._codes[at]), self._ranks),
                int(self._visits[at]),
                float(self._wins[at] / self._visits[at] / WHOLE),
                float(self._points[at] / self._visits[at]),
            )
            for at in tried
        )


def expected_loss(scores: npt.NDArray[np.float32], *, steep: bool) -> npt.NDArray[np.float64]:
    """Return the expected loss of win share of each move compared with the first.

    With the network (`steep`), every point of judgement costs `POINT_LOSS`. With features, only the
    first two points cost this much; further points cost a sixth of it, as many games have shown.
    """
    behind = np.minimum(FAR_BEHIND, scores[0] - scores.astype(np.float64))
    if not steep:
        behind = np.minimum(behind, 2.0) + np.maximum(0.0, behind - 2.0) / 6
    losses: npt.NDArray[np.float64] = POINT_LOSS * behind
    return losses

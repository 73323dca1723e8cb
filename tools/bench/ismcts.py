"""Our `search` against OpenSpiel's ISMCTS at equal time: `make bench-ismcts`.

The ISMCTS bot is `open_spiel.python.algorithms.ismcts.ISMCTSBot` on our game for OpenSpiel, once
with OpenSpiel's own random rollouts and once with ours in the kernel. It counts simulations, not
time, so it is stopped before the next one when its time is up. Every deal is played twice with the
seats changed; where only one move is legal nobody is asked.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from linko import bots
from linko.adapters.openspiel import NAME, KernelRollouts
from linko.arena.intervals import share_interval
from linko.cards import Seat, full_deck
from linko.options import EDITIONS
from linko.rules import view

EXPLORATION = 1.4
"""The constant of UCT, for rewards from 0 to 1."""
MOST_SIMULATIONS = 10**9


class TimeIsUp(Exception):  # noqa: N818 - no error
    """Between two simulations."""


class Ismcts(ismcts.ISMCTSBot):  # type: ignore[misc] # OpenSpiel has no types
    """OpenSpiel's bot within a time; the first simulation only looks, so it makes two at least."""

    def __init__(self, game: Any, evaluator: Any, seconds: float, seed: int) -> None:
        rng = np.random.RandomState(seed)
        super().__init__(game, evaluator, EXPLORATION, MOST_SIMULATIONS, random_state=rng)
        self._seconds = seconds
        self._until = 0.0
        self._count = 0
        self.simulations: list[int] = []

    def choose(self, state: Any) -> int:
        """An action after as many simulations as there is time for."""
        self._until, self._count = time.perf_counter() + self._seconds, 0
        action = int(self.step(state))
        self.simulations.append(self._count)
        return action

    def run_search(self, state: Any) -> Any:
        """The policy when the time is up."""
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """The world of the next simulation."""
        if self._count >= 2 and time.perf_counter() > self._until:
            raise TimeIsUp
        self._count += 1
        return super().sample_root_state(state)


class Search:
    """Our bot within the same time."""

    def __init__(self, seconds: float, seed: int) -> None:
        self._bot = bots.load(f"search:ms={round(1000 * seconds)}", seed=seed)

    def choose(self, state: Any) -> int:
        """An action of what the player to move may know."""
        seen = view(state.position.state, Seat(state.current_player()))
        return int(self._bot.choose(seen).code)


def play(game: Any, players: list[Any], deck: list[int], spent: list[list[float]]) -> list[float]:
    """One game from a deck; the time of every decision goes into `spent`."""
    state = game.new_initial_state()
    size = game.terms.options.cards_dealt
    hands = [sorted(deck[number * size : (number + 1) * size]) for number in range(2)]
    cards = iter([*hands[0], *hands[1], *deck[2 * size :]])
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(next(cards) - 1)
            continue
        player, legal = state.current_player(), state.legal_actions()
        if len(legal) == 1:
            state.apply_action(legal[0])
            continue
        started = time.perf_counter()
        state.apply_action(players[player].choose(state))
        spent[player].append(time.perf_counter() - started)
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    """Play, and print who won how much."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--ms", type=int, default=50, help="for a decision")
    given = parser.parse_args()
    game = pyspiel.load_game(NAME)
    evaluators = {
        "its own rollouts": mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        "rollouts in the kernel": KernelRollouts(1),
    }
    for name, evaluator in evaluators.items():
        shares: list[float] = []
        spent: tuple[list[float], list[float]] = ([], [])
        rates: list[int] = []
        for deal in range(given.deals):
            deck = [int(card) for card in full_deck(EDITIONS["classic"])]
            random.Random(deal).shuffle(deck)
            won = 0.0
            for seat in range(2):
                ours = Search(given.ms / 1000, deal)
                theirs = Ismcts(game, evaluator, given.ms / 1000, deal)
                players = [ours, theirs] if seat == 0 else [theirs, ours]
                times: list[list[float]] = [[], []]
                won += play(game, players, deck, times)[seat] / 2
                spent[0].extend(times[seat])
                spent[1].extend(times[1 - seat])
                rates.extend(theirs.simulations)
            shares.append(won)
            found = share_interval(shares)
            print(
                f"ISMCTS with {name}: search wins {found.mean:.1%}, 95 % interval "
                f"{found.low or 0:.1%} to {found.high or 1:.1%}, {2 * len(shares)} games; "
                f"ms a decision: search {1000 * np.mean(spent[0]):.0f}, "
                f"ISMCTS {1000 * np.mean(spent[1]):.0f} with {np.mean(rates):.0f} simulations",
                flush=True,
            )


if __name__ == "__main__":
    main()

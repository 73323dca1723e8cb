"""Compares `search` with OpenSpiel's ISMCTS at equal time: `make bench-ismcts`.

The ISMCTS bot is `open_spiel.python.algorithms.ismcts.ISMCTSBot` on our OpenSpiel game, once with
OpenSpiel's random rollouts and once with ours in the kernel. Its limit is a number of simulations,
so it is stopped between two simulations when its time is up. Every deal is played twice with seats
swapped. If only one move is legal, neither bot is asked.
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
"""The UCT exploration constant, for rewards from 0 to 1."""
MOST_SIMULATIONS = 10**9


class TimeIsUp(Exception):  # noqa: N818 - not an error
    """Raised between two simulations when the time is up."""


class Ismcts(ismcts.ISMCTSBot):  # type: ignore[misc] # OpenSpiel has no types
    """OpenSpiel's bot with a time limit; it makes at least two simulations."""

    def __init__(self, game: Any, evaluator: Any, seconds: float, seed: int) -> None:
        rng = np.random.RandomState(seed)
        super().__init__(game, evaluator, EXPLORATION, MOST_SIMULATIONS, random_state=rng)
        self._seconds = seconds
        self._until = 0.0
        self._count = 0
        self.simulations: list[int] = []

    def choose(self, state: Any) -> int:
        """The action after all simulations that fit in the time."""
        self._until, self._count = time.perf_counter() + self._seconds, 0
        action = int(self.step(state))
        self.simulations.append(self._count)
        return action

    def run_search(self, state: Any) -> Any:
        """The policy at the time limit."""
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """The sampled state for the next simulation."""
        if self._count >= 2 and time.perf_counter() > self._until:
            raise TimeIsUp
        self._count += 1
        return super().sample_root_state(state)


class Search:
    """Our bot with the same time limit."""

    def __init__(self, seconds: float, seed: int) -> None:
        self._bot = bots.load(f"search:ms={round(1000 * seconds)}", seed=seed)

    def choose(self, state: Any) -> int:
        """An action chosen from the view of the player to move."""
        seen = view(state.position.state, Seat(state.current_player()))
        return int(self._bot.choose(seen).code)


def play(game: Any, players: list[Any], deck: list[int], spent: list[list[float]]) -> list[float]:
    """Play one game from a deck; add the time of every decision to `spent`."""
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
    """Play, and print the shares of the wins."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--ms", type=int, default=50, help="milliseconds for a decision")
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

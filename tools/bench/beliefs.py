"""Measures how well `search` guesses the hidden hands, compared with dealing them blindly.

    python -m tools.bench.beliefs

In one position of each of 500 games, the hidden cards are dealt one by one to where they really
are. The probability of each step is compared with that of a blind deal.
"""

from __future__ import annotations

import math
import random

from linko import Game, Seat, State, bots
from linko.arena.intervals import mean_interval
from linko.engine.bridge import world_of
from linko.judgement.beliefs import EVEN, PULL, Pulls, new_places, weigh_places
from linko.rules import view
from linko.rules.sets import remove

POSITIONS = 500
PLAYERS = ("heuristic", "heuristic:weights=trained", "greedy", "search:games=40")
TABLES = (("classic", 4), ("classic", 3), ("basic", 4), ("expert", 5), ("classic", 2), ("duel", 2))


def position(number: int) -> State:
    """A position in the middle of a game between equal players."""
    rng = random.Random(number)
    edition, seats = TABLES[number // len(PLAYERS) % len(TABLES)]
    game = Game.deal(edition, seats=seats, seed=number)
    player = bots.load(PLAYERS[number % len(PLAYERS)], seed=number)
    states = []
    while (seat := game.to_move) is not None:
        states.append(game.state)
        game.push(player.choose(game.view(seat)))
    return rng.choice(states)


def log_chance(state: State, pull: Pulls, seed: int) -> float:
    """Log-probability that the hidden cards, in some order, are dealt to where they really are."""
    seat = state.to_move
    assert seat is not None
    world, _ = world_of(view(state, seat))
    weights, _ = new_places()
    weigh_places(world, pull, weights)
    others = [other for other in range(state.seats) if other != seat]
    hidden = [
        (card, other)
        for other in others
        for card in remove(state.hands[Seat(other)], state.known[other])
    ]
    pile = -1
    hidden += [(card, pile) for card in state.pile]
    random.Random(seed).shuffle(hidden)
    free = {place: sum(at == place for _, at in hidden) for place in (*others, pile)}
    total = 0.0
    for card, place in hidden:
        odds = {
            at: slots * (1.0 if at == pile else float(weights[at, card]))
            for at, slots in free.items()
        }
        total += math.log(odds[place] / sum(odds.values()))
        free[place] -= 1
    return total


def gains(count: int) -> list[float]:
    """For each position, the log of how much more likely guessing makes the true hands."""
    states = [position(number) for number in range(count)]
    return [
        log_chance(state, PULL, number) - log_chance(state, EVEN, number)
        for number, state in enumerate(states)
    ]


def main() -> None:
    """Print the gain over all positions and by player."""
    found = gains(POSITIONS)
    for at, name in enumerate((*PLAYERS, "all")):
        some = found[at :: len(PLAYERS)] if name != "all" else found
        gain = mean_interval(some)
        better = sum(x > 0 for x in some) / len(some)
        print(
            f"{name:28} {len(some):4} positions: e^{gain.mean:.2f} ± {gain.half:.2f} times as"
            f" likely, likelier in {better:.0%}"
        )


if __name__ == "__main__":
    main()

"""Trains weights for the features of `linko.judgement.features`, and writes `trained.json`.

    python -m tools.training.weights many --minutes 10

This is an evolution strategy. Random variations of the current weights play one seat against the
best weights so far on all other seats, every deal once from every seat. The current weights move
towards those that won most. If they beat the best so far, they replace them and are saved.
Training continues from the saved weights, or with --from-hand from the hand-tuned ones, and can be
interrupted at any time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from linko.engine.bridge import prepared
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.deal import deal_at_random
from linko.engine.kernel.generator import seeds
from linko.engine.kernel.layout import DECK_SIZE, OVER, Deck, Games
from linko.engine.kernel.legal import to_move
from linko.engine.kernel.score import win_share
from linko.engine.kernel.step import play
from linko.engine.simulation.threads import in_parts
from linko.judgement.features import FEATURES
from linko.judgement.threats import NOT_COUNTED, Room, new_room
from linko.judgement.valuation import choose_judged
from linko.judgement.weights import TRAINED, Weights, as_weights
from linko.options import EDITIONS

KINDS = {
    "many": (("classic", 4), ("classic", 3), ("classic", 5), ("basic", 4), ("expert", 4)),
    "two": (("classic", 2),),
    "ghost": (("duel", 2), ("phantom", 2)),
}
"""The games on which each vector of weights is trained; it is used for all similar games."""

POPULATION = 28
PARENTS = 7
DEALS = 200
CHECK_DEALS = 2000
CHECK_EVERY = 12
OPPONENTS_NOISE = 0.2
LONGEST_GAME = 400
THREADS = 2

Vector = npt.NDArray[np.float64]


class Sides(NamedTuple):
    """The weights of one seat, and of the other seats, which play with noise."""

    ours: Weights
    theirs: Weights
    noise: float


@compiled
def play_seats(
    games: Games,
    deck: Deck,
    states: npt.NDArray[np.uint64],
    sides: Sides,
    room: Room,
    shares: npt.NDArray[np.float64],
) -> None:
    """Play each deal once from every seat; write our share of the wins of each deal."""
    ours, theirs, noise = sides
    for number in range(len(states)):
        start = deal_at_random(games[0], deck, states[number])
        for seat in range(games[0].seats):
            games[1] = games[0]
            g = games[1]
            state = start
            room.counted_to = NOT_COUNTED
            while g.phase != OVER and g.turn_number < LONGEST_GAME:
                if to_move(g) == seat:
                    code, state = choose_judged(g, ours, 0.0, True, state, room)
                else:
                    code, state = choose_judged(g, theirs, noise, True, state, room)
                play(g, code)
            shares[number] += win_share(g, seat) / g.seats


def share_of(
    cell: tuple[str, int], ours: Vector, theirs: Vector, deals: int, seed: int, noise: float
) -> float:
    """The share of the wins of one seat with our weights against theirs, relative to parity."""
    edition, seats = cell
    states, shares = seeds(seed, deals), np.zeros(deals)

    def work(part: slice) -> None:
        games, deck = prepared(EDITIONS[edition], seats, 2), np.zeros(DECK_SIZE, np.int8)
        sides = Sides(as_weights(ours), as_weights(theirs), noise)
        play_seats(games, deck, states[part], sides, new_room(), shares[part])

    in_parts(work, deals, THREADS)
    return float(shares.mean()) * seats


def train(kind: str, start: Vector, minutes: float, seed: int) -> Iterator[Vector]:
    """Yield better and better weights."""
    cells = KINDS[kind]
    rng = np.random.default_rng(seed)
    mean, best = start.copy(), start.copy()
    spread = np.maximum(0.2, 0.2 * np.abs(mean))
    pull = np.log(PARENTS + 0.5) - np.log(np.arange(1, PARENTS + 1))
    pull /= pull.sum()
    until = time.monotonic() + minutes * 60
    generation = 0
    while time.monotonic() < until:
        generation += 1
        half = rng.standard_normal((POPULATION // 2, len(mean)))
        steps = np.concatenate([half, -half])
        deal, cell = int(rng.integers(2**40)), cells[generation % len(cells)]
        won = [
            share_of(cell, mean + spread * step, best, DEALS, deal, OPPONENTS_NOISE)
            for step in steps
        ]
        chosen = steps[np.argsort(won)[::-1][:PARENTS]]
        mean = mean + spread * (pull @ chosen)
        wide = np.sqrt(pull @ chosen**2)
        spread = np.clip(spread * np.exp(0.05 * (wide - 1.0)) * 0.995, 0.04, 2.0)
        if generation % CHECK_EVERY == 0:
            shares = [share_of(one, mean, best, CHECK_DEALS, generation, 0.0) for one in cells]
            told = ", ".join(
                f"{edition}-{seats} {x:.3f}"
                for (edition, seats), x in zip(cells, shares, strict=True)
            )
            print(f"{kind}: generation {generation}, against the best so far {told}", flush=True)
            if float(np.mean(shares)) > 1.01:
                best = mean.copy()
                yield best


def main() -> None:
    """Train for one kind of game, and keep the weights if they are better."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from-hand", action="store_true")
    wanted = parser.parse_args()
    kept: dict[str, Any] = (
        json.loads(TRAINED.read_text(encoding="utf-8")) if TRAINED.exists() else {}
    )
    known = {} if wanted.from_hand else kept.get(wanted.kind, {})
    start = [known.get(name, by_hand) for name, (by_hand, _) in FEATURES.items()]
    try:
        for best in train(wanted.kind, np.array(start), wanted.minutes, wanted.seed):
            kept = json.loads(TRAINED.read_text(encoding="utf-8")) if TRAINED.exists() else {}
            kept[wanted.kind] = {
                name: round(float(x), 2) for name, x in zip(FEATURES, best, strict=True)
            }
            TRAINED.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    except KeyboardInterrupt:
        print("interrupted; the best so far is kept")


if __name__ == "__main__":
    main()

"""Trains the network that evaluates sets on rollout results, and writes `network.json`.

    python -m tools.training.network many --rounds 3

In each round, games are played by the current evaluation. In some positions, all sets that could be
played are tried: each is played out several times with the same luck, again by the current
evaluation. The network learns how much larger a share of the win a set brought than the other sets
of its position. Since it reads only what the seat sees, it learns the average over everything
hidden. If it beats the current evaluation, it replaces it and is saved, and the next round starts
with it.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from linko.engine.bridge import prepared
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.deal import deal_at_random
from linko.engine.kernel.generator import advance, below, seeds, shuffle
from linko.engine.kernel.layout import CODES, DECK_SIZE, OVER, PLAY, Deck, Games, MoveCodes, Record
from linko.engine.kernel.legal import to_move
from linko.engine.kernel.score import score, win_share
from linko.engine.kernel.step import play
from linko.engine.simulation.threads import in_parts
from linko.judgement.features import HIDDEN, POSITION_TRAITS, SET_TRAITS
from linko.judgement.network import read_position, read_set
from linko.judgement.threats import NOT_COUNTED, Room, new_room
from linko.judgement.valuation import choose_judged, judge
from linko.judgement.weights import NETWORK, Weights, _all_learned, learned, trained, with_network
from linko.options import EDITIONS
from tools.training.weights import KINDS, Sides, play_seats

ROLLOUTS: Final = 4
"""Number of rollouts of each set; in every second rollout, the other seats play by features."""

ASKED: Final = 0.25
"""Share of all plays in which the sets are tried."""

PLAY_NOISE: Final = 0.7
ROLLOUT_NOISE: Final = 0.5
LONGEST_GAME: Final = 200
MARGIN_PART: Final = 0.3
"""Weight of the squashed margin in the training target. With few rollouts it is more informative
than the share of the win, which is the rest."""
MARGIN_SCALE: Final = 4.0
WIN_IN_POINTS: Final = 1 / 0.03
"""How many points of the features a whole win is worth; roughly right for trained weights."""
ROWS_A_DEAL: Final = 250
EPOCHS: Final = 12
BATCH: Final = 256
CHECK_DEALS: Final = 500
TRAITS: Final = len(SET_TRAITS) + len(POSITION_TRAITS)

Floats = npt.NDArray[np.float32]


@compiled
def read_traits(g: Record, weights: Weights, room: Room, codes: MoveCodes, rows: Floats) -> None:
    """Write the network's inputs for each set."""
    seat, leader = int(g.turn), -1000
    for other in range(g.seats):
        if other != seat:
            leader = max(leader, score(g, other))
    read_position(g, seat, leader, weights, room)
    for at in range(len(codes)):
        read_set(g, seat, codes[at], leader, room)
        for trait in range(len(room.set_traits)):
            rows[at, trait] = room.set_traits[trait]
        for trait in range(len(room.position_traits)):
            rows[at, len(room.set_traits) + trait] = room.position_traits[trait]


class Judges(NamedTuple):
    """The weights used to try sets: the current ones with their network, and features alone."""

    weights: Weights
    features: Weights
    room: Room


class Lessons(NamedTuple):
    """Buffers for the training data."""

    rows: Floats
    """The traits of each set."""
    found: Floats
    """The result of each set."""
    sizes: npt.NDArray[np.int32]
    """Number of sets in each play."""


@compiled
def try_out(
    games: Games, judges: Judges, codes: MoveCodes, state: np.uint64, found: Floats
) -> None:
    """Play out every set several times with the same luck; write the mean result."""
    weights, features, room = judges
    seat = int(games[0].turn)
    for number in range(ROLLOUTS):
        others = features if number % 2 else weights
        games[1] = games[0]
        top, end = games[1].pile_top, games[1].pile_end
        state = shuffle(games[1].pile[top:end], end - top, advance(state))
        for at in range(len(codes)):
            games[2] = games[1]
            g = games[2]
            play(g, codes[at])
            room.counted_to = NOT_COUNTED
            luck = state
            while g.phase != OVER and g.turn_number < LONGEST_GAME:
                judgement = weights if to_move(g) == seat else others
                code, luck = choose_judged(g, judgement, ROLLOUT_NOISE, True, luck, room)
                play(g, code)
            best = -1000
            for other in range(g.seats):
                if other != seat:
                    best = max(best, score(g, other))
            margin = 1.0 / (1.0 + np.exp((best - score(g, seat)) / MARGIN_SCALE))
            worth = (1.0 - MARGIN_PART) * win_share(g, seat) + MARGIN_PART * margin
            found[at] += worth * WIN_IN_POINTS / ROLLOUTS


@compiled
def try_sets(
    games: Games,
    deck: Deck,
    states: npt.NDArray[np.uint64],
    judges: Judges,
    codes: MoveCodes,
    lessons: Lessons,
) -> int:
    """Play a game from each state and try the sets of some plays; return the number of plays."""
    weights, _, room = judges
    rows, found, sizes = lessons
    count, plays = 0, 0
    for number in range(len(states)):
        state = deal_at_random(games[0], deck, states[number])
        g = games[0]
        while g.phase != OVER and g.turn_number < LONGEST_GAME:
            room.counted_to = NOT_COUNTED
            if g.phase == PLAY:
                state = advance(state)
                if below(state, 1000) < 1000 * ASKED:
                    state = advance(state)
                    sets = judge(g, weights, room, below(state, 4) > 0)
                    if sets > 1 and count + sets <= len(rows):
                        for at in range(sets):
                            codes[at] = room.codes[at]
                        read_traits(g, weights, room, codes[:sets], rows[count:])
                        try_out(games, judges, codes[:sets], state, found[count:])
                        sizes[plays] = sets
                        count += sets
                        plays += 1
                    room.counted_to = NOT_COUNTED
            code, state = choose_judged(g, weights, PLAY_NOISE, True, state, room)
            play(g, code)
    return plays


def collected(
    cell: tuple[str, int], deals: int, seed: int
) -> tuple[Floats, Floats, npt.NDArray[np.int32]]:
    """The traits of sets, their results, and the number of sets in each play."""
    edition, seats = cell
    options = EDITIONS[edition]
    games, deck = prepared(options, seats, 3), np.zeros(DECK_SIZE, np.int8)
    rows = np.zeros((deals * ROWS_A_DEAL, TRAITS), np.float32)
    found = np.zeros(len(rows), np.float32)
    sizes = np.zeros(len(rows), np.int32)
    plays = try_sets(
        games,
        deck,
        seeds(seed, deals),
        Judges(learned(options, seats), trained(options, seats), new_room()),
        np.zeros(CODES, np.int64),
        Lessons(rows, found, sizes),
    )
    count = int(sizes.sum())
    return rows[:count].copy(), found[:count].copy(), sizes[:plays].copy()


class Network:
    """One hidden layer, trained by gradient descent (Adam) on whole positions."""

    def __init__(self, rows: Floats, rng: np.random.Generator) -> None:
        self.mean = rows.mean(axis=0)
        self.spread = np.maximum(0.05, rows.std(axis=0))
        self.parts = [
            rng.normal(0, TRAITS**-0.5, (TRAITS, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            rng.normal(0, HIDDEN**-0.5, HIDDEN).astype(np.float32),
        ]
        self._slow = [np.zeros_like(part) for part in self.parts]
        self._square = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def step(self, rows: Floats, found: Floats, sizes: npt.NDArray[np.int32], rate: float) -> float:
        """Train on some plays; return the mean squared error before the step."""
        into, bias, out = self.parts
        read = (rows - self.mean) / self.spread
        sums = read @ into + bias
        units = np.maximum(0, sums)
        error = beside_others(units @ out - found, sizes)
        back = np.outer(error, out) * (sums > 0)
        for at, slope in enumerate((read.T @ back, back.sum(axis=0), units.T @ error)):
            slope = slope / len(rows)
            self._slow[at] += 0.1 * (slope - self._slow[at])
            self._square[at] += 0.001 * (slope**2 - self._square[at])
            steady = self._slow[at] / (1 - 0.9 ** (self._steps + 1))
            scale = np.sqrt(self._square[at] / (1 - 0.999 ** (self._steps + 1))) + 1e-8
            self.parts[at] -= rate * steady / scale
        self._steps += 1
        return float((error**2).mean())

    def as_json(self) -> dict[str, Any]:
        """The network in the format of `network.json`, for traits that are not normalized."""
        into, bias, out = self.parts
        plain = into / self.spread[:, None]
        of_set, of_position = np.split(plain, [len(SET_TRAITS)])
        parts = {
            "of_set": of_set,
            "of_position": of_position,
            "bias": bias - self.mean @ plain,
            "out": out,
        }
        return {name: np.round(part.astype(np.float64), 3).tolist() for name, part in parts.items()}


def beside_others(values: Floats, sizes: npt.NDArray[np.int32]) -> Floats:
    """Each value minus the mean of its play."""
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    means = np.add.reduceat(values, starts) / sizes
    less: Floats = (values - np.repeat(means, sizes)).astype(np.float32)
    return less


def taught(
    rows: Floats, found: Floats, sizes: npt.NDArray[np.int32], rng: np.random.Generator
) -> dict[str, Any]:
    """A network trained on all plays."""
    network = Network(rows, rng)
    ends = np.concatenate([[0], np.cumsum(sizes)])
    order = np.arange(len(sizes))
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        rate = 0.002 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 1e-5
        errors = []
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            at = np.concatenate([np.arange(ends[play], ends[play + 1]) for play in some])
            errors.append(network.step(rows[at], found[at], sizes[some], rate))
    print(f"  {len(sizes)} plays, {len(rows)} sets; mean squared error {np.mean(errors):.2f}")
    return network.as_json()


def share_of(cell: tuple[str, int], ours: Weights, theirs: Weights, deals: int, seed: int) -> float:
    """The share of the wins of one seat with our weights against theirs, relative to parity."""
    edition, seats = cell
    states, shares = seeds(seed, deals), np.zeros(deals)

    def work(part: slice) -> None:
        games, deck = prepared(EDITIONS[edition], seats, 2), np.zeros(DECK_SIZE, np.int8)
        play_seats(games, deck, states[part], Sides(ours, theirs, 0.0), new_room(), shares[part])

    in_parts(work, deals, 1)
    return float(shares.mean()) * seats


def main() -> None:
    """Train for one kind of game, and keep the network if it is better."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--deals", type=int, default=8000, help="deals per round, over all editions"
    )
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    cells = KINDS[wanted.kind]
    for number in range(wanted.rounds):
        began = time.monotonic()
        rng = np.random.default_rng([wanted.seed, number])
        parts = [
            collected(cell, wanted.deals // len(cells), int(rng.integers(2**40))) for cell in cells
        ]
        rows, found, sizes = (np.concatenate(some) for some in zip(*parts, strict=True))
        made = taught(rows, found, sizes, rng)
        shares = []
        for edition, seats in cells:
            present = learned(EDITIONS[edition], seats)
            ours = with_network(present, made)
            shares.append(share_of((edition, seats), ours, present, CHECK_DEALS, number))
        told = ", ".join(
            f"{edition}-{seats} {x:.3f}" for (edition, seats), x in zip(cells, shares, strict=True)
        )
        took = time.monotonic() - began
        print(f"{wanted.kind}: round {number + 1}, {took:.0f} s, against the current {told}")
        if float(np.mean(shares)) > 1.01:
            kept = json.loads(NETWORK.read_text(encoding="utf-8"))
            NETWORK.write_text(json.dumps({**kept, wanted.kind: made}) + "\n", encoding="utf-8")
            _all_learned.cache_clear()


if __name__ == "__main__":
    main()

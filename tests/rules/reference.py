"""Reference data that an engine in any language can be checked against, and its generator.

    python -m tests.rules.reference        writes the files again; `make reference` does the same

`data/golden.jsonl` holds whole games of every edition and number of seats. `data/positions.json`
holds positions with the number of leaves at each depth: a leaf is a sequence of `depth` decisions,
or a shorter one that ends the game.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

from linko import EDITIONS, Game, Options, State
from linko.records import RecordData, dump_object, read_records
from linko.rules import legal_moves, play

DATA = Path(__file__).parent / "data"
GOLDEN = DATA / "golden.jsonl"
POSITIONS = DATA / "positions.json"

GAMES_PER_SETUP = 4
FEWEST_LEAVES = 100_000
BEGINNINGS = (0, 12, 40, 80)
"""Numbers of decisions before the counted positions: 0 is the deal."""


def count_leaves(state: State, depth: int) -> int:
    """Return the number of leaves below a position."""
    moves = legal_moves(state)
    if not moves or depth == 0:
        return 1
    if depth == 1:
        return len(moves)
    return sum(count_leaves(play(state, move)[0], depth - 1) for move in moves)


CUSTOM = (
    (Options(ghost=True, ones_beat_top=True), 2),
    (Options(ghost=True, consolation_draw=True, ranks=6, hand_size=6, ghost_size=7), 2),
    (Options(consolation_draw=True, ones_beat_top=True), 2),
    (Options(ones_beat_top=True, ranks=5, copies=4, jokers=2, hand_size=4, row_size=3), 4),
    (Options(ranks=3, copies=2, jokers=0, hand_size=2, row_size=1), 2),
)
"""Some setups outside the editions."""


def setups() -> Iterator[tuple[Options, int]]:
    for options in EDITIONS.values():
        lowest, highest = options.seats_allowed
        for seats in range(lowest, highest + 1):
            yield options, seats
    yield from CUSTOM


def random_game(edition: Options, seats: int, seed: int, most: int = 10**6) -> Game:
    game = Game.deal(edition, seats=seats, seed=seed)
    rng = random.Random(f"{edition!r} {seats} {seed}")
    while not game.is_over and len(game.moves) < most:
        game.push(rng.choice(game.legal_moves))
    return game


def make_golden() -> Iterator[RecordData]:
    for edition, seats in setups():
        for seed in range(GAMES_PER_SETUP):
            yield random_game(edition, seats, seed).record()


def make_positions() -> Iterator[RecordData]:
    for options in EDITIONS.values():
        lowest, highest = options.seats_allowed
        for number, beginning in enumerate(BEGINNINGS):
            seats = lowest + number % (highest - lowest + 1)
            yield counted(_running(options, seats, beginning))


def _running(edition: Options, seats: int, beginning: int) -> Game:
    """Return the first random game that is not over after `beginning` decisions."""
    for seed in range(1000 + 100 * beginning, 1100 + 100 * beginning):
        game = random_game(edition, seats, seed, beginning)
        if not game.is_over:
            return game
    raise AssertionError(f"no game of {edition} lasts {beginning} decisions")


def counted(game: Game) -> RecordData:
    depth, leaves = 1, [count_leaves(game.state, 1)]
    while leaves[-1] < FEWEST_LEAVES:
        depth += 1
        leaves.append(count_leaves(game.state, depth))
    return game.record() | {"leaves": leaves}


def golden() -> list[RecordData]:
    with GOLDEN.open("rb") as file:
        return [line.data for line in read_records(file) if isinstance(line.data, dict)]


def positions() -> list[RecordData]:
    data: list[RecordData] = json.loads(POSITIONS.read_text(encoding="utf-8"))
    return data


def main() -> None:
    DATA.mkdir(exist_ok=True)
    GOLDEN.write_text("".join(dump_object(record) + "\n" for record in make_golden()), "utf-8")
    lines = ",\n".join(dump_object(record) for record in make_positions())
    POSITIONS.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()

"""Measures the query behind a person's page, with 10,000 of their games among those of others.

    python -m tools.bench.figures [--url URL] [--games 10000] [--others 20000]

Without a URL it measures SQLite in a temporary folder of the working directory. A PostgreSQL
database must be empty.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from linko.game import Game
from linko.records import dump_object
from linko.server.figures import figures_from_record
from linko.store import FinishedGame, Identity, IdentityKind, Store, TableRow, migrate
from linko.store.figures import GameFigures
from linko.store.rows import Entry
from linko.table import Status

ME = "me"
PEOPLE = 500
YEARS = 5
BEGAN = 1_600_000_000
AT_ONCE = 200
TIMED = 200
RECORDS = 40
"""Number of different games; each is stored many times, with different people."""
SESSION = 15
"""Number of consecutive games, of all people together, that end a quarter of an hour apart."""


def main() -> None:
    """Measure one database."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--url")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--others", type=int, default=20_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        url = given.url or f"sqlite:///{folder}/linko.db"
        asyncio.run(measure(url, given.games, given.others))


async def measure(url: str, mine: int, others: int) -> None:
    """Print how long it takes to fill the database, read the figures and recount them."""
    await migrate(url)
    store = await Store.open(url, 600.0)
    try:
        wall = time.perf_counter()
        await _fill(store, mine, others)
        print(f"{mine + others:,} games in {time.perf_counter() - wall:.1f} s")
        await _read(store)
        wall = time.perf_counter()
        count = await store.rebuild_figures("p1", figures_from_record)
        took = time.perf_counter() - wall
        print(f"{count:,} games of one person counted again: {took / count * 1e3:.1f} ms each")
    finally:
        await store.close()


async def _read(store: Store) -> None:
    times = []
    cpu = time.process_time()
    for _ in range(TIMED):
        began = time.perf_counter()
        profile = await store.profile(ME, 1)
        times.append((time.perf_counter() - began) * 1e3)
    cpu = (time.process_time() - cpu) / TIMED * 1e3
    times.sort()
    games = sum(cell.games for cell in profile.cells)
    print(
        f"{games:,} own games on {len(profile.days):,} days, {len(profile.people)} people:"
        f" {statistics.median(times):.1f} ms the median, {times[int(0.99 * TIMED)]:.1f} ms p99,"
        f" {cpu:.1f} ms of CPU in this process"
    )


async def _fill(store: Store, mine: int, others: int) -> None:
    rng = random.Random(1)
    for number in range(PEOPLE):
        await store.add_identity(_guest(f"p{number}"))
    await store.add_identity(_guest(ME))
    row = TableRow("t", None, False, Status.FINISHED, False, 0.0, 0.0, b"{}", ())
    await store.append("t", (Entry(1, 0.0, b"{}"),), row=row)
    waiting = list(_games(rng, mine, others))
    for first in range(0, len(waiting), AT_ONCE):
        some = waiting[first : first + AT_ONCE]
        await store.append(
            "t", (), finished=[game for game, _ in some], figures=[counted for _, counted in some]
        )


def _games(
    rng: random.Random, mine: int, others: int
) -> Iterator[tuple[FinishedGame, GameFigures]]:
    """Everybody's games in the order in which they ended, each with its figures."""
    setups = [("classic", 4), ("classic", 5), ("expert", 4), ("advanced", 3), ("duel", 2)]
    played = [_record(*setups[seed % len(setups)], seed) for seed in range(RECORDS)]
    whose = [True] * mine + [False] * others
    rng.shuffle(whose)
    step = YEARS * 365 * 86400 / len(whose)
    for number, is_mine in enumerate(whose):
        game, counted = rng.choice(played)
        at = BEGAN + number * step + (number % SESSION) * 900 - (number % SESSION) * step
        seats = rng.sample(range(PEOPLE), counted.seats)
        people = tuple((seat, f"p{one}") for seat, one in enumerate(seats) if rng.random() < 0.7)
        if is_mine:
            people = ((0, ME), *(each for each in people if each[0]))
        game = FinishedGame(f"game{number:06}", "t", at, game.record, people)
        yield game, _of(game, counted)


def _record(edition: str, seats: int, seed: int) -> tuple[FinishedGame, GameFigures]:
    names = [f"bot{seat}" for seat in range(seats)]
    game = Game.deal(edition, seats=names, seed=seed)
    rng = random.Random(seed)
    while not game.is_over:
        game.push(rng.choice(game.legal_moves))
    record = dump_object(game.record()).encode()
    whole = tuple((seat, name) for seat, name in enumerate(names))
    finished = FinishedGame("", "t", 0.0, record, whole)
    counted = figures_from_record(finished)
    assert counted is not None
    return finished, counted


def _of(game: FinishedGame, counted: GameFigures) -> GameFigures:
    """The same figures, with the people of this game."""
    from dataclasses import replace

    seats = {one.seat: one for one in counted.people}
    return replace(
        counted,
        game=game.id,
        finished_at=game.finished_at,
        bots=frozenset(seats[seat].identity for seat in seats if seat not in dict(game.players)),
        people=tuple(
            replace(seats[seat], identity=identity)
            for identity, seat in sorted((who, seat) for seat, who in game.players)
        ),
    )


def _guest(name: str) -> Identity:
    return Identity(name, name.encode(), f"Name {name}", IdentityKind.GUEST, None, 0.0, 0.0)


if __name__ == "__main__":
    main()

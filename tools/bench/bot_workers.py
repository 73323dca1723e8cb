"""Measures the server's bots: startup, round trips, decisions per second, memory.

python -m tools.bench.bot_workers
"""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path

from linko import Game, View
from linko.server.bot_workers.bot_workers import BotWorkers

ROUND_TRIPS = 2000
SECONDS = 3.0
TABLES = 50


async def starts(name: str) -> None:
    """Time how long the first answer, the strong workers' readiness, and closing take."""
    bot_workers = BotWorkers(2)
    began = time.perf_counter()
    await bot_workers.start()
    started = time.perf_counter() - began
    await bot_workers.choose("greedy", view(0), table="a")
    first = time.perf_counter() - began
    ready = []
    for count in (1, 2):
        while bot_workers.state.strong_ready < count:
            await asyncio.sleep(0.005)
        ready.append(time.perf_counter() - began)
    began = time.perf_counter()
    await bot_workers.close()
    print(
        f"{name:<14}start() {started * 1000:.2f} ms, first answer {first:.2f} s,"
        f" strong workers ready {ready[0]:.2f} s and {ready[1]:.2f} s,"
        f" closed {time.perf_counter() - began:.2f} s"
    )


async def answers() -> None:
    """Ask one question after another, then ask for many tables at once."""
    bot_workers = BotWorkers(1)
    await bot_workers.start()
    while bot_workers.state.strong_ready < 1:
        await asyncio.sleep(0.01)
    for level, trips in (("greedy", ROUND_TRIPS), ("heuristic", ROUND_TRIPS), ("search", 10)):
        times = []
        for number in range(trips):
            seen = view(number)
            began = time.perf_counter()
            await bot_workers.choose(level, seen, table="a")
            times.append((time.perf_counter() - began) * 1000)
        times.sort()
        print(
            f"{level:<14}round trip: median {statistics.median(times):.2f} ms,"
            f" 99 % within {times[int(trips * 0.99)]:.2f} ms"
        )
    for level in ("greedy", "heuristic", "search"):
        spent, until = time.process_time(), time.perf_counter() + SECONDS
        counts = await asyncio.gather(
            *(one_table(bot_workers, level, f"table {number}", until) for number in range(TABLES))
        )
        cpu = (time.process_time() - spent) / sum(counts)
        print(
            f"{level:<14}{TABLES} tables: {sum(counts) / SECONDS:,.0f} decisions/s,"
            f" {cpu * 1e6:.0f} µs of the server's time each"
        )
    for name, crew in (("light", bot_workers._light), ("strong", bot_workers._strong)):
        for pid in crew.pids:
            print(f"{name:<14}{resident(pid):.0f} MB")
    await bot_workers.close()


async def one_table(bot_workers: BotWorkers, level: str, table: str, until: float) -> int:
    """Ask repeatedly; return the number of answers."""
    count = 0
    while time.perf_counter() < until:
        await bot_workers.choose(level, view(count), table=table, urgent=False)
        count += 1
    return count


VIEWS: list[View] = []


def view(number: int) -> View:
    """One of several positions of a game."""
    if not VIEWS:
        game = Game.deal("classic", seats=4, seed=7)
        while (seat := game.to_move) is not None and len(VIEWS) < 100:
            seen = game.view(seat)
            if len(seen.legal_moves) > 1:
                VIEWS.append(seen)
            game.push(seen.legal_moves[0])
    return VIEWS[number % len(VIEWS)]


def resident(pid: int) -> float:
    """The memory of a process in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    """Measure startup with a fresh cache, then answers."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["LINKO_CACHE_DIR"] = folder
        for name in ("cold", "warm"):
            asyncio.run(starts(name))
        asyncio.run(answers())


if __name__ == "__main__":
    main()

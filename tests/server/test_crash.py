"""Nothing is lost if servers and bots are killed at any time while many tables play."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from linko.bots import load
from linko.client import Player as Client
from linko.rules import Move, View
from linko.store import Store
from tests.server.crowd import Crowd, compare
from tests.server.people import new_guest
from tests.server.process import ServerProcess, until, wait_until

Seat = Callable[[Crowd], object]


def few_tables(crowd: Crowd) -> None:
    crowd.sit_down(4)
    crowd.sit_down(2, rounds=1)
    crowd.sit_down(1, bot="greedy")
    crowd.sit_down(3, clock={"bank": 600, "per_decision": 60})


def many_tables(crowd: Crowd) -> None:
    for _ in range(6):
        crowd.sit_down(4)
    for edition in ("duel", "phantom"):
        crowd.sit_down(2, edition=edition)
        crowd.sit_down(2, edition=edition, rounds=1)
    crowd.sit_down(3, target=25)
    crowd.sit_down(5, rounds=1)
    for bot in ("random", "kitten", "greedy", "heuristic"):
        crowd.sit_down(1, bot=bot)
        crowd.sit_down(2, bot=bot, clock={"bank": 300, "per_decision": 30})
    crowd.sit_down(1, bot="greedy", rounds=1)
    crowd.sit_down(3, clock={"bank": 600, "per_decision": 60})
    *_, absent = crowd.sit_down(3, clock={"bank": 0, "per_decision": 1})
    absent.decides = False


async def kill_again_and_again(
    server: ServerProcess, crowd: Crowd, rng: random.Random, kills: int, most: int
) -> None:
    """Kill the server `kills` times: while the crowd plays, or sometimes during a start."""
    for number in range(kills):
        if number % 5 == 4:  # during its start
            crowd.is_served.clear()
            await asyncio.to_thread(server.kill)
            server.launch()
            await asyncio.sleep(rng.random() * 2)
        else:
            if workers := server.workers:
                server.kill_worker(rng.choice(workers))
            await crowd.wait_for(rng.randrange(1, most))
            crowd.is_served.clear()
        await asyncio.to_thread(server.kill)
        await until(lambda: not server.orphans, "the workers have ended with the server")
        await asyncio.to_thread(server.start)
        crowd.is_served.set()


def play_and_kill(folder: Path, database: str, seats: Seat, kills: int, seed: int) -> None:
    rng = random.Random(seed)

    async def story(server: ServerProcess) -> None:
        crowd = Crowd(server, seed)
        seats(crowd)
        began = time.monotonic()
        try:
            crowd.play()
            await kill_again_and_again(server, crowd, rng, kills, most=30 * len(crowd.ledgers))
            await crowd.wait_for(20)
            await crowd.go_home(90)
        finally:
            await crowd.leave()
        assert "trace" not in server.log_text
        assert await asyncio.to_thread(server.stop) == 0
        store = await Store.open(database)
        try:
            moves = [await compare(store, ledger) for ledger in crowd.ledgers]
        finally:
            await store.close()
        print(  # noqa: T201 - shown if it fails, and with -s
            f"{kills} kills, {len(moves)} tables, {sum(moves)} moves, "
            f"{sum(len(ledger.accepted) for ledger in crowd.ledgers)} accepted commands, "
            f"{sum(ledger.resent for ledger in crowd.ledgers)} resent, "
            f"{sum(ledger.gaps for ledger in crowd.ledgers)} gaps told, "
            f"{time.monotonic() - began:.0f} s"
        )

    print(f"the seed is {seed}")  # noqa: T201 - shown if it fails
    with ServerProcess(folder, database) as server:
        asyncio.run(story(server))


def test_nothing_is_lost_in_a_few_crashes(tmp_path: Path, sqlite_database: str) -> None:
    play_and_kill(tmp_path, sqlite_database, few_tables, kills=3, seed=random.randrange(10**9))


class Counting:
    """An external bot that takes a moment for each decision."""

    def __init__(self, seed: int) -> None:
        self.decisions = 0
        self.decisions_left = 0
        """Number of decisions that a test still waits for."""
        self._bot = load("kitten", seed=seed)

    def choose(self, view: View) -> Move:
        self.decisions += 1
        self.decisions_left -= 1
        time.sleep(0.01)
        return self._bot.choose(view)


@pytest.mark.slow
def test_external_bots_continue_after_crashes(tmp_path: Path, sqlite_database: str) -> None:
    with ServerProcess(tmp_path, sqlite_database) as server, ThreadPoolExecutor(2) as threads:
        guests = [new_guest(server, name) for name in ("Ann", "Ben")]
        table = guests[0].open_table(server, None, seats=2)
        guests[1].command(server, table, "sit", seat=1)
        guests[0].command(server, table, "start")
        bots = [Counting(seed) for seed in (1, 2)]
        playing = [
            threads.submit(Client(server.url, guest.token).play, table, bot)
            for guest, bot in zip(guests, bots, strict=True)
        ]
        for _ in range(2):
            for bot in bots:
                bot.decisions_left = 5
            wait_until(lambda: all(bot.decisions_left <= 0 for bot in bots), "the bots play")
            server.kill()
            server.launch(server.port)
            server.wait_until_ready()
        results = [one.result(60) for one in playing]
        assert results[0].board == results[1].board
        assert results[0].board.ended_by is not None
        assert results[0].number == sum(bot.decisions for bot in bots) + 1


@pytest.mark.slow
def test_nothing_is_lost_in_many_crashes_of_server_and_bots(
    tmp_path: Path, sqlite_database: str
) -> None:
    play_and_kill(tmp_path, sqlite_database, many_tables, kills=24, seed=random.randrange(10**9))


@pytest.mark.slow
def test_nothing_is_lost_in_crashes_with_postgresql(tmp_path: Path, postgres_database: str) -> None:
    play_and_kill(tmp_path, postgres_database, few_tables, kills=6, seed=random.randrange(10**9))

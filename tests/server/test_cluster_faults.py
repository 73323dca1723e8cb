"""Nothing is lost when Redis, processes and workers of a place vanish while many tables play."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import psutil
import pytest

from linko.store import Store
from linko.table.commands import Decide
from tests.bus.redis_server import RedisServer
from tests.server.crowd import Crowd, compare
from tests.server.people import new_guest
from tests.server.process import ServerProcess, until
from tests.server.servers import AnyServer, place

Faults = Callable[[Crowd, list[ServerProcess]], Awaitable[None]]


def seated(crowd: Crowd) -> None:
    for _ in range(3):
        crowd.sit_down(4)
    crowd.sit_down(2, rounds=1)
    crowd.sit_down(1, bot="greedy")
    crowd.sit_down(2, bot="kitten", clock={"bank": 300, "per_decision": 30})
    crowd.sit_down(3, clock={"bank": 600, "per_decision": 60})


def play(
    servers: list[ServerProcess], database: str, faults: Faults, seats: Callable[[Crowd], None]
) -> list[float]:
    """Let a crowd play whose people are spread over all servers, and compare with the store.

    Return how long each command took, from sending it to its answer.
    """
    waits: list[float] = []

    async def story() -> None:
        seed = random.randrange(10**9)
        print(f"the seed is {seed}")  # noqa: T201 - shown if it fails
        crowd = Crowd(AnyServer(servers, seed), seed)
        seats(crowd)
        try:
            crowd.play()
            await crowd.wait_for(50)
            await faults(crowd, servers)
            await crowd.wait_for(50)
            await crowd.go_home(90)
        finally:
            await crowd.leave()
        for server in servers:
            assert "trace" not in server.log_text
            assert await asyncio.to_thread(server.stop) == 0
        store = await Store.open(database)
        try:
            moves = [await compare(store, ledger) for ledger in crowd.ledgers]
        finally:
            await store.close()
        codes: Counter[str] = sum((ledger.refused for ledger in crowd.ledgers), Counter())
        waits.extend(wait for ledger in crowd.ledgers for wait in ledger.waits)
        print(f"{sum(moves)} moves, refused: {codes}, slowest {max(waits):.2f} s")  # noqa: T201

    asyncio.run(story())
    return waits


def test_a_crowd_spread_over_three_processes_loses_nothing_when_redis_vanishes(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def faults(crowd: Crowd, servers: list[ServerProcess]) -> None:
        del servers
        await asyncio.to_thread(redis.kill)
        await crowd.wait_for(100)
        await asyncio.to_thread(redis.start)
        await crowd.wait_for(200)
        redis.freeze()
        await crowd.wait_for(100)
        redis.thaw()
        await crowd.wait_for(200)

    with place(tmp_path, postgres_database, redis, machines=3) as servers:
        play(servers, postgres_database, faults, seated)


def test_a_crowd_loses_nothing_when_processes_are_killed(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def faults(crowd: Crowd, servers: list[ServerProcess]) -> None:
        for server in servers:
            await asyncio.to_thread(server.kill)
            await crowd.wait_for(50)
            await asyncio.to_thread(server.start)
            await crowd.wait_for(50)

    with place(tmp_path, postgres_database, redis, machines=2) as servers:
        play(servers, postgres_database, faults, seated)


def refused_by_server(crowd: Crowd) -> Counter[str]:
    """Refusals so far that are about the server, not about what was sent."""
    codes: Counter[str] = sum((ledger.refused for ledger in crowd.ledgers), Counter())
    return Counter({code: count for code, count in codes.items() if code.startswith("server_")})


def server_workers(server: ServerProcess) -> list[int]:
    """The pids of the server processes under a supervisor."""
    return [child.pid for child in psutil.Process(server.pid).children()]


def test_a_restart_of_all_workers_interrupts_no_game(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def faults(crowd: Crowd, servers: list[ServerProcess]) -> None:
        (server,) = servers
        before = server_workers(server)
        assert len(before) == 2
        psutil.Process(before[0]).send_signal(signal.SIGKILL)
        await crowd.wait_for(50)
        await until(lambda: len(server_workers(server)) == 2, "the dead worker is replaced")
        before, refused = server_workers(server), refused_by_server(crowd)
        psutil.Process(server.pid).send_signal(signal.SIGHUP)
        await until(lambda: not set(before) & set(server_workers(server)), "all workers are new")
        await crowd.wait_for(50)
        crowd.check()
        assert refused_by_server(crowd) == refused, "no move is refused because of a restart"

    settings = {"workers": 2, "drain_seconds": 1.0}
    with place(tmp_path, postgres_database, redis, machines=1, **settings) as servers:
        waits = sorted(play(servers, postgres_database, faults, seated))
        assert not servers[0].orphans
        assert waits[int(0.99 * len(waits))] < 2.0
        assert waits[-1] < 8.0, "bots wait for the lease of a killed worker; people do not"


@pytest.mark.parametrize("fault", ["kill", "freeze"])
def test_without_redis_a_move_is_seen_everywhere_within_two_seconds(
    tmp_path: Path, postgres_database: str, redis: RedisServer, fault: str
) -> None:
    async def story() -> None:
        ann, ben = new_guest(here, "Ann"), new_guest(there, "Ben")
        table = ann.open_table(here, None, seats=2, starter=0)
        ben.command(there, table, "sit", seat=1)
        ann.command(here, table, "start")
        async with await ann.enter(here, table) as first, await ben.enter(there, table) as second:
            getattr(redis, fault)()
            waits = []
            for number in range(12):
                assert first.own is not None
                assert second.own is not None
                mover, other = (first, second) if first.own.legal_moves else (second, first)
                assert mover.own is not None
                assert mover.game is not None
                move = Decide(f"m{number}", mover.game.number, mover.own.legal_moves[0])
                await mover.do(move)
                began = time.monotonic()
                async with asyncio.timeout(5):
                    while other.version < mover.version:
                        await other.hear()
                waits.append(time.monotonic() - began)
            assert max(waits) < 2.0, waits

    with place(tmp_path, postgres_database, redis) as (here, there):
        asyncio.run(story())
        if fault == "freeze":
            redis.thaw()

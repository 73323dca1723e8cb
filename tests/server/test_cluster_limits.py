"""Limits and metrics of a place that is served by several real processes."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from http.client import HTTPConnection
from pathlib import Path

from linko.server.limits import RATES
from linko.table.commands import Mute
from tests.bus.redis_server import RedisServer
from tests.server.people import Refusal, new_guest
from tests.server.process import PATIENCE, ServerProcess, until, wait_until
from tests.server.servers import place

TOKEN = "a-token-for-the-tests"  # noqa: S105 - it is no secret


def new_guests(server: ServerProcess, most: int) -> int:
    """Create up to `most` guests until one is refused; return the number created."""
    for number in range(most):
        try:
            new_guest(server, f"Guest {number}")
        except Refusal as refusal:
            assert refusal.code == "server_too_fast"  # noqa: PT017 - not what is tested
            return number
    return most


def test_an_address_becomes_no_more_guests_through_two_processes_than_through_one(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    most = RATES["guest"].at_once
    with place(tmp_path, postgres_database, redis, rate_scale=1) as (here, there):
        assert most <= new_guests(here, 2 * most) < most + 10

        def is_refused() -> bool:  # each attempt that succeeds also counts everywhere
            return new_guests(there, 1) == 0

        wait_until(is_refused, "the other process has heard of them", 10)
        redis.kill()
        wait_until(lambda: "Redis is gone" in there.log_text, "it is noticed")
        assert new_guests(there, 2) <= 1, "what others reported before still counts"
        redis.start()


def test_connections_of_an_address_count_through_both_processes(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    settings = {"rate_scale": 1, "connections_per_address": 12, "trust_proxy": True}

    def answers(server: ServerProcess) -> int:
        connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        connection.request("GET", "/healthz", headers={"X-Forwarded-For": "192.0.2.9"})
        try:
            return connection.getresponse().status
        finally:
            connection.close()

    async def story() -> None:
        guest = new_guest(here, "Ann")
        table = guest.open_table(here, None, seats=2)
        headers = {"Authorization": f"Bearer {guest.token}", "X-Forwarded-For": "192.0.2.9"}
        async with AsyncExitStack() as opened:
            for _ in range(12):
                await opened.enter_async_context(
                    await guest.enter(here, table, additional_headers=headers)
                )
            await until(lambda: answers(there) == 429, "the other process refuses")
            redis.kill()
            await until(lambda: answers(there) == 200, "without Redis it counts only its own")
            assert answers(here) == 429
            await asyncio.to_thread(redis.start)
            await until(lambda: answers(there) == 429, "it has heard of the others again")
            here.kill()
            await until(lambda: answers(there) == 200, "the other process has died")

    with place(tmp_path, postgres_database, redis, **settings) as (here, there):
        asyncio.run(story())


def test_the_delay_of_the_bus_is_in_the_metrics_of_both_processes(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def story() -> None:
        ann, ben = new_guest(here, "Ann"), new_guest(there, "Ben")
        table = ann.open_table(here, None, seats=2)
        ben.command(there, table, "sit", seat=1)
        async with await ann.enter(here, table) as first, await ben.enter(there, table) as second:
            before = [delays(server) for server in (here, there)]
            for number in range(10):
                await asyncio.wait_for(
                    first.do(Mute(f"a{number}", ben.id, muted=number % 2 == 0)), 5
                )
                await asyncio.wait_for(
                    second.do(Mute(f"b{number}", ann.id, muted=number % 2 == 0)), 5
                )
            for server, (count, total) in zip((here, there), before, strict=True):
                now, sum_now = delays(server)
                assert now - count >= 9
                assert 0 < sum_now - total < 1.0 * (now - count)

    with place(tmp_path, postgres_database, redis, metrics_token=TOKEN) as (here, there):
        asyncio.run(story())


def delays(server: ServerProcess) -> tuple[float, float]:
    """Number and sum of the delays that a process has measured."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        connection.request("GET", "/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
        page = connection.getresponse().read().decode()
    finally:
        connection.close()
    found = dict(re.findall(r"^linko_bus_delay_seconds_(count|sum) (\S+)$", page, re.MULTILINE))
    return float(found["count"]), float(found["sum"])

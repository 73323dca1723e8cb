"""The real server with a database that falls silent or is locked, while people play."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from http.client import HTTPConnection
from pathlib import Path

import pytest

from linko.store import Store
from linko.store.postgres import ANSWER_SECONDS, CONNECT_SECONDS
from tests.server.crowd import Crowd, compare
from tests.server.process import ServerProcess, until
from tests.store.mute_proxy import MuteProxy
from tests.store.test_silence import locked_by_another_process

LIMIT = ANSWER_SECONDS + CONNECT_SECONDS + 5.0
"""Seconds after which moves go through new connections; five are for a busy machine."""

STOP = 15.0
"""Seconds within which SIGTERM ends the process."""

Story = Callable[[MuteProxy, ServerProcess, Crowd], Awaitable[None]]


def tell(folder: Path, database: str, story: Story) -> None:
    """Let a crowd play on a server that reaches its database through a proxy."""

    async def told() -> None:
        async with MuteProxy.before(database) as (proxy, url):
            server = ServerProcess(folder, url)
            try:
                await asyncio.to_thread(server.start)
                crowd = Crowd(server, seed=random.randrange(10**9))
                await asyncio.to_thread(crowd.sit_down, 2)
                await asyncio.to_thread(crowd.sit_down, 1, "greedy")
                crowd.play()
                try:
                    await crowd.wait_for(30)
                    await story(proxy, server, crowd)
                finally:
                    await crowd.leave()
            finally:
                await asyncio.to_thread(server.kill)

    asyncio.run(told())


async def compared(database: str, crowd: Crowd) -> int:
    """Check that all that was sent is stored exactly once; return the number of moves."""
    store = await Store.open(database)
    try:
        return sum([await compare(store, ledger) for ledger in crowd.ledgers])
    finally:
        await store.close()


async def status(server: ServerProcess, path: str) -> tuple[int, str]:
    def ask() -> tuple[int, str]:
        connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()

    return await asyncio.to_thread(ask)


async def stopped(server: ServerProcess) -> float:
    """Stop a server; return how many seconds that took."""
    began = time.monotonic()
    await asyncio.to_thread(server.stop)
    return time.monotonic() - began


def test_moves_continue_when_old_connections_stop_answering(
    tmp_path: Path, postgres_database: str
) -> None:
    async def story(proxy: MuteProxy, server: ServerProcess, crowd: Crowd) -> None:
        for _ in range(2):
            proxy.mute_old()
            await crowd.wait_for(1, LIMIT)
            await crowd.wait_for(30)
        await crowd.go_home(90)
        assert await stopped(server) < STOP
        assert await compared(postgres_database, crowd) > 60
        assert not any(ledger.refused for ledger in crowd.ledgers)
        assert "trace" not in server.log_text

    tell(tmp_path, postgres_database, story)


def test_a_database_server_that_stops_answering_causes_no_loss_of_sent_data(
    tmp_path: Path, postgres_database: str
) -> None:
    async def story(proxy: MuteProxy, server: ServerProcess, crowd: Crowd) -> None:
        proxy.mute_all()
        await until(
            lambda: all(ledger.refused["server_cannot_save"] for ledger in crowd.ledgers),
            "everybody was notified",
            3 * LIMIT,
        )
        code, said = await status(server, "/readyz")
        assert code == 503
        assert said in ('{"status":"store_silent"}', '{"status":"store_failed"}')
        assert (await status(server, "/healthz"))[0] == 200
        proxy.unmute_new()
        await crowd.wait_for(30)
        await crowd.go_home(90)
        assert (await status(server, "/readyz"))[0] == 200
        assert await stopped(server) < STOP
        assert await compared(postgres_database, crowd) > 30
        codes = {code for ledger in crowd.ledgers for code in ledger.refused}
        assert codes <= {"server_cannot_save", "server_try_again"}
        assert "trace" not in server.log_text

    tell(tmp_path, postgres_database, story)


@pytest.mark.parametrize("waits", [0.0, pytest.param(6.0, marks=pytest.mark.slow)])
def test_sigterm_ends_the_server_while_the_database_does_not_answer(
    tmp_path: Path, postgres_database: str, waits: float
) -> None:
    """Stop at once while writes are pending, or after the failure was detected."""

    async def story(proxy: MuteProxy, server: ServerProcess, crowd: Crowd) -> None:
        proxy.mute_all()
        await asyncio.sleep(waits)
        assert await stopped(server) < STOP
        proxy.unmute_new()
        await asyncio.to_thread(server.start)
        await crowd.wait_for(10)
        await crowd.go_home(90)
        assert await stopped(server) < STOP
        assert await compared(postgres_database, crowd) > 30

    tell(tmp_path, postgres_database, story)


def test_while_the_database_file_is_locked_bots_pause_and_nothing_is_lost(
    tmp_path: Path, sqlite_database: str
) -> None:
    path = sqlite_database.removeprefix("sqlite:///")

    async def story(server: ServerProcess, crowd: Crowd) -> None:
        await crowd.wait_for(30)
        with locked_by_another_process(path):
            await until(
                lambda: all(ledger.refused["server_cannot_save"] for ledger in crowd.ledgers),
                "everybody was notified",
                30,
            )
            before = crowd.acknowledged
            await asyncio.sleep(3)
            assert crowd.acknowledged == before
            lines = [line["message"] for line in server.log]
            assert lines.count("a table cannot be loaded yet") < 10
            assert lines.count("a bot's decision failed") < 10
        await crowd.wait_for(30)
        await crowd.go_home(90)

    async def told(server: ServerProcess) -> None:
        crowd = Crowd(server, seed=random.randrange(10**9))
        crowd.sit_down(2)
        crowd.sit_down(1, "greedy")
        crowd.play()
        try:
            await story(server, crowd)
        finally:
            await crowd.leave()
        assert await stopped(server) < STOP
        assert await compared(sqlite_database, crowd) > 30
        assert "database is locked" not in str([ledger.refused for ledger in crowd.ledgers])
        assert "trace" not in server.log_text

    with ServerProcess(tmp_path, sqlite_database) as server:
        asyncio.run(told(server))

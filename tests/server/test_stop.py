"""How the real server stops: cleanly, with a last message, and quickly despite slow clients."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from pathlib import Path

import pytest

from linko.store import Store
from linko.wire import close_codes
from tests.server.crowd import Crowd, compare
from tests.server.people import Bye, new_guest
from tests.server.process import ServerProcess, until
from tests.server.raw import RawSocket

A_FEW_SECONDS = 9.0
"""Seconds: a stop takes one or two, more on a busy machine, but less than uvicorn's timeout."""


def test_a_stopped_server_closes_its_sockets_and_finishes_accepted_commands(
    tmp_path: Path, sqlite_database: str
) -> None:
    async def story(server: ServerProcess) -> None:
        crowd = Crowd(server, seed=5)
        crowd.sit_down(4)
        crowd.sit_down(2, rounds=1)
        crowd.sit_down(1, bot="greedy")
        visitor = new_guest(server, "Visitor")
        try:
            crowd.play()
            for _ in range(2):
                watching = [
                    await visitor.enter(server, ledger.table, max_queue=None)
                    for ledger in crowd.ledgers
                ]
                await crowd.wait_for(100)
                await until(lambda: len(server.workers) == 2, "all workers have been started")
                crowd.is_served.clear()
                began = time.monotonic()
                server.ask_to_stop()
                for one in watching:
                    *_, last = await one.hear_to_the_end()
                    assert last == Bye("stopping")
                    assert one.close_code == 1012
                assert await asyncio.to_thread(server.wait) == 0
                assert time.monotonic() - began < A_FEW_SECONDS
                assert not server.orphans
                loud = [line["message"] for line in server.log if line["level"] != "info"]
                # On a busy machine a worker may still be compiling.
                assert all("does not end" in message for message in loud), server.log_text
                await asyncio.to_thread(server.start)
                crowd.is_served.set()
            await crowd.go_home(60)
        finally:
            await crowd.leave()
        store = await Store.open(sqlite_database)
        for ledger in crowd.ledgers:
            await compare(store, ledger)
        await store.close()

    with ServerProcess(tmp_path, sqlite_database) as server:
        asyncio.run(story(server))


@pytest.mark.slow
def test_a_stopping_server_does_not_wait_for_clients_that_no_longer_read(
    tmp_path: Path, sqlite_database: str
) -> None:
    async def story(server: ServerProcess) -> None:
        crowd = Crowd(server, seed=6)
        crowd.sit_down(4)
        table = crowd.ledgers[0].table
        visitor = new_guest(server, "Visitor")
        with RawSocket(server, visitor, table, receives=2048):
            try:
                crowd.play()
                await crowd.wait_for(600)  # more than the buffers of system and server hold
                began = time.monotonic()
                crowd.is_served.clear()
                assert await asyncio.to_thread(server.stop) == 0
                assert time.monotonic() - began < A_FEW_SECONDS
            finally:
                await crowd.leave()

    with ServerProcess(tmp_path, sqlite_database) as server:
        asyncio.run(story(server))


def test_the_workers_end_with_a_server_that_was_killed(
    tmp_path: Path, sqlite_database: str
) -> None:
    async def story(server: ServerProcess) -> None:
        await until(lambda: len(server.workers) == 2, "all workers have been started")
        server.kill()
        await until(lambda: not server.orphans, "the workers have ended too")

    with ServerProcess(tmp_path, sqlite_database) as server:
        asyncio.run(story(server))


def test_a_server_without_others_ends_at_a_hangup_as_when_it_is_stopped(
    tmp_path: Path, sqlite_database: str
) -> None:
    async def story(server: ServerProcess) -> None:
        ann = new_guest(server, "Ann")
        async with await ann.enter(server, ann.open_table(server, None, seats=2)) as visit:
            os.kill(server.pid, signal.SIGHUP)
            await visit.hear_to_the_end()
            assert visit.close_code == close_codes.RESTARTING
        assert await asyncio.to_thread(server.wait) == 0

    heeded = signal.signal(signal.SIGHUP, signal.SIG_DFL)  # under nohup, servers ignore hangups
    try:
        with ServerProcess(tmp_path, sqlite_database) as server:
            asyncio.run(story(server))
    finally:
        signal.signal(signal.SIGHUP, heeded)


def test_a_database_that_was_not_migrated_is_refused_with_one_sentence(
    tmp_path: Path, empty_database: str
) -> None:
    server = ServerProcess(tmp_path, empty_database)
    server.launch()
    assert server.wait() == 2
    assert server.log_text == "linko: the database is not up to date; run: linko migrate\n"


def test_a_port_in_use_is_refused_with_one_sentence(tmp_path: Path, sqlite_database: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        server = ServerProcess(tmp_path, sqlite_database)
        server.launch(port=taken.getsockname()[1])
        assert server.wait() == 2
    assert server.log_text.startswith("linko: ")
    assert "Traceback" not in server.log_text


@pytest.mark.slow
@pytest.mark.parametrize("number", range(8))
def test_a_server_can_be_stopped_at_any_time_during_its_start(
    tmp_path: Path, sqlite_database: str, number: int
) -> None:
    server = ServerProcess(tmp_path, sqlite_database)
    with server:
        server.stop()
        server.launch()
        time.sleep(number * 0.25)
        assert server.stop() in (0, -15)
        assert not server.orphans
        assert "Traceback" not in server.log_text

"""A database that does not answer: every wait ends, and what was acknowledged is stored once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, text

from linko.store import Store, StoreError
from linko.store import postgres as postgres_module
from linko.store import sqlite as sqlite_module
from linko.store.database import database_at
from linko.store.urls import read_url
from linko.store.writer import REST_SECONDS
from tests.store.entries import add_table, entry, guest, move
from tests.store.mute_proxy import MuteProxy

LIMIT = 1.0
"""Seconds that an answer may take in these tests."""

FAILING = {"store_silent", "store_failed"}

WITHIN = 2 * LIMIT + 3.0
"""Seconds for a failed attempt and a second one, on a busy machine."""


@pytest.fixture(autouse=True)
def short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the limits; the default of a parameter is bound when a function is defined."""
    monkeypatch.setattr(postgres_module, "CONNECT_SECONDS", LIMIT)
    monkeypatch.setattr(postgres_module.Postgres.__init__, "__defaults__", (LIMIT,))
    monkeypatch.setattr(sqlite_module, "BUSY_SECONDS", LIMIT)


async def codes_of(*calls: object) -> list[str]:
    results = await asyncio.gather(*calls, return_exceptions=True)  # type: ignore[call-overload]
    return [getattr(result, "code", repr(result)) for result in results]


def is_failing(store: Store) -> bool:
    return store.is_failing


def test_a_write_on_a_silent_connection_is_retried_on_a_new_one(postgres_database: str) -> None:
    async def story() -> None:
        async with MuteProxy.before(postgres_database) as (proxy, url):
            store = await Store.open(url)
            for table in ("t", "u"):
                await add_table(store, table)
            await asyncio.gather(*(store.entries("t") for _ in range(5)))
            before = proxy.accepted
            proxy.mute_old()
            began = time.monotonic()
            await asyncio.gather(
                store.append("t", [entry(2)]), store.append("u", [entry(2)]), store.entries("t")
            )
            assert time.monotonic() - began < WITHIN
            assert proxy.accepted > before
            began = time.monotonic()
            await store.append("t", [entry(3)])
            assert time.monotonic() - began < LIMIT, "the other old connections are gone too"
            assert [one.version for one in await store.entries("t")] == [1, 2, 3]
            await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("words", [b"INSERT INTO log", b"COMMIT"])
def test_a_write_interrupted_by_silence_is_done_exactly_once(
    postgres_database: str, words: bytes
) -> None:
    """With COMMIT the transaction is committed, but the answer never comes."""

    async def story() -> None:
        async with MuteProxy.before(postgres_database) as (proxy, url):
            store = await Store.open(url)
            await add_table(store, "t")
            proxy.mute_answers_to(words)
            began = time.monotonic()
            await asyncio.gather(
                store.append("t", [move(2, "g", 1)]),
                store.add_identity(guest("ann")),
                store.beat(5.0, 10.0),
            )
            assert time.monotonic() - began < 2 * WITHIN
            found = await store.entries("t")
            assert [one.version for one in found] == [1, 2]
            assert await store.identity("ann") == guest("ann")
            beat = await store.heartbeat()
            assert beat is not None
            assert beat.running == 10.0
            await store.append("t", [move(3, "g", 2)])
            await store.close()

    asyncio.run(story())


def test_every_caller_gets_an_error_from_a_silent_server_in_time_and_the_store_recovers(
    postgres_database: str,
) -> None:
    async def story() -> None:
        async with MuteProxy.before(postgres_database) as (proxy, url):
            store = await Store.open(url)
            await add_table(store, "t")
            proxy.mute_all()
            began = time.monotonic()
            first = asyncio.gather(
                codes_of(store.append("t", [entry(2)]), store.entries("t"), store.beat(1.0, 1.0))
            )
            await asyncio.sleep(LIMIT / 2)
            late = codes_of(store.append("t", [entry(2)]), store.rename("ann", "Anna"))
            assert set((await first)[0]) <= FAILING
            assert set(await late) <= FAILING | {"store_conflict"}
            assert time.monotonic() - began < WITHIN
            assert is_failing(store)
            began = time.monotonic()
            assert set(await codes_of(store.append("t", [entry(2)]))) <= FAILING
            assert time.monotonic() - began < 0.5, "nobody waits while the database is down"
            proxy.unmute_new()
            await store.beat(1.0, 1.0)
            assert not is_failing(store)
            await store.append("t", [entry(2)])
            assert len(await store.entries("t")) == 2
            await store.close()

    asyncio.run(story())


def test_a_store_on_a_silent_server_closes_quickly(postgres_database: str) -> None:
    async def story() -> None:
        async with MuteProxy.before(postgres_database) as (proxy, url):
            store = await Store.open(url)
            await add_table(store, "t")
            proxy.mute_all()
            appending = asyncio.create_task(store.append("t", [entry(2)]))
            await asyncio.sleep(0.05)
            began = time.monotonic()
            await store.close(0.2)
            assert time.monotonic() - began < WITHIN
            with pytest.raises(StoreError) as caught:
                await appending
            assert caught.value.code == "store_closed"

    asyncio.run(story())


def test_a_server_that_never_answers_is_refused_in_time(postgres_database: str) -> None:
    async def story() -> None:
        async with MuteProxy.before(postgres_database) as (proxy, url):
            proxy.mute_all()
            began = time.monotonic()
            with pytest.raises(StoreError) as caught:
                await Store.open(url)
            assert caught.value.code == "store_unreachable"
            assert time.monotonic() - began < WITHIN

    asyncio.run(story())


def test_a_statement_that_waits_for_a_lock_of_another_program_is_ended(
    postgres_database: str,
) -> None:
    async def story() -> None:
        store = await Store.open(postgres_database)
        await add_table(store, "t")
        other = database_at(read_url(postgres_database), 60.0)
        locked = asyncio.Event()
        loop = asyncio.get_running_loop()

        def lock(connection: Connection) -> None:
            connection.execute(text("LOCK TABLE log, heartbeat IN ACCESS EXCLUSIVE MODE"))
            loop.call_soon(locked.set)
            connection.execute(text(f"SELECT pg_sleep({4 * LIMIT})"))

        locking = asyncio.create_task(other.write(lock))
        await locked.wait()
        began = time.monotonic()
        assert await codes_of(store.append("t", [entry(2)])) == ["store_locked"]
        assert await codes_of(store.beat(1.0, 1.0)) == ["store_locked"]
        assert time.monotonic() - began < WITHIN
        await locking
        await store.beat(1.0, 1.0)
        await store.append("t", [entry(2)])
        await store.close()
        await other.close()

    asyncio.run(story())


LOCKING = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.readline()
"""


@contextmanager
def locked_by_another_process(path: str) -> Iterator[None]:
    """Hold the write lock of an SQLite file until the end of the block."""
    with subprocess.Popen(
        [sys.executable, "-c", LOCKING, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == b"locked\n"
        try:
            yield
        finally:
            process.stdin.close()
            process.wait(10)


def test_a_lock_held_by_another_process_is_reported_in_time(sqlite_database: str) -> None:
    async def story() -> None:
        store = await Store.open(sqlite_database)
        await add_table(store, "t")
        with locked_by_another_process(sqlite_database.removeprefix("sqlite:///")):
            began = time.monotonic()
            codes = await codes_of(
                store.append("t", [entry(2)]), store.rename("ann", "Anna"), store.beat(1.0, 1.0)
            )
            assert codes == ["store_locked"] * 3
            assert time.monotonic() - began < WITHIN
            assert len(await store.entries("t")) == 1, "what is durable can be read"
            began = time.monotonic()
            assert await codes_of(store.append("t", [entry(2)])) == ["store_locked"]
            assert time.monotonic() - began < 0.5
        await store.beat(1.0, 1.0)
        await store.append("t", [entry(2)])
        await store.close()

    asyncio.run(story())


def test_after_a_pause_writing_is_retried_without_a_heartbeat(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("linko.store.writer.REST_SECONDS", 0.05)

    async def story() -> None:
        store = await Store.open(sqlite_database)
        with locked_by_another_process(sqlite_database.removeprefix("sqlite:///")):
            assert await codes_of(store.rename("ann", "Anna")) == ["store_locked"]
        await asyncio.sleep(0.06)
        assert not await store.rename("ann", "Anna")
        assert not store.is_failing
        await store.close()

    assert REST_SECONDS > 0.05
    asyncio.run(story())


def test_a_thread_that_hangs_delays_neither_callers_nor_closing(
    sqlite_database: str,
) -> None:
    """As on a dead disk: the thread cannot be interrupted."""
    program = f"""
import asyncio, time
from linko.store.database import database_at
from linko.store.urls import read_url

async def main():
    database = database_at(read_url({sqlite_database!r}), 0.2)
    for read in (database.read, database.write):
        try:
            await read(lambda connection: time.sleep(60))
        except TimeoutError:
            print("in time", flush=True)
    try:
        await database.write(lambda connection: None)
    except TimeoutError:
        print("refused", flush=True)
    await database.close()

asyncio.run(main())
"""
    began = time.monotonic()
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=30, check=True
    )
    assert ran.stdout.split("\n") == ["in time", "in time", "refused", ""]
    assert time.monotonic() - began < 20


def test_after_late_work_ends_the_next_work_starts(sqlite_database: str) -> None:
    async def story() -> None:
        database = database_at(read_url(sqlite_database), 0.1)
        with pytest.raises(TimeoutError):
            await database.write(lambda _: time.sleep(0.3))
        for _ in range(100):
            try:
                assert await database.write(lambda _: 7) == 7
                break
            except TimeoutError:
                await asyncio.sleep(0.05)
        else:
            pytest.fail("the database is still stuck")
        await database.close()

    asyncio.run(story())


def test_work_that_never_began_does_not_block_the_next_work(sqlite_database: str) -> None:
    async def story() -> None:
        database = database_at(read_url(sqlite_database), 0.1)
        assert isinstance(database, sqlite_module.Sqlite)
        with pytest.raises(TimeoutError):
            await database._writer.run(lambda: time.sleep(0.5), 0.01)
        with pytest.raises(TimeoutError):
            await database.write(lambda _: pytest.fail("its caller has given up"))
        await asyncio.sleep(0.6)
        assert await database.write(lambda _: 7) == 7
        await database.close()

    asyncio.run(story())


def test_a_disk_that_does_not_tell_its_room_blocks_nobody_else(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("linko.store.sqlite.shutil.disk_usage", lambda _: time.sleep(1.0))

    async def story() -> None:
        database = database_at(read_url(sqlite_database), 0.1)
        began = time.monotonic()
        with pytest.raises(TimeoutError):
            await database.check()
        assert time.monotonic() - began < 0.8
        await database.close()

    asyncio.run(story())

"""Readiness under real conditions: a full disk, a lock of another process, a read-only file."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest

from linko.server.readiness import PROBE_SECONDS, Readiness
from linko.store import Store, StoreError, migrate
from tests.server.process import ServerProcess, wait_until
from tests.store.entries import add_table, entry
from tests.store.test_silence import locked_by_another_process

IS_ROOT = os.name == "posix" and os.geteuid() == 0
needs_mounts = pytest.mark.skipif(not IS_ROOT, reason="only root mounts file systems")


def status(server: ServerProcess, path: str) -> tuple[int, str]:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


@contextmanager
def mounted(folder: Path, *options: str) -> Iterator[Path]:
    """Mount a file system until the end of the block, if this machine allows it."""
    folder.mkdir(exist_ok=True)
    mount, umount = shutil.which("mount"), shutil.which("umount")
    assert mount is not None
    assert umount is not None
    done = subprocess.run([mount, *options, str(folder)], capture_output=True, check=False)
    if done.returncode:
        pytest.skip(f"nothing can be mounted here: {done.stderr.decode().strip()}")
    try:
        yield folder
    finally:
        subprocess.run([umount, "--lazy", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Write a file until the disk is full."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65536, 1024, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    return filler


@needs_mounts
def test_a_full_disk_is_reported_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    with mounted(tmp_path / "disk", "-t", "tmpfs", "-o", "size=4m", "tmpfs") as disk:
        url = f"sqlite:///{disk}/linko.db"
        asyncio.run(migrate(url))

        async def story() -> None:
            store = await Store.open(url)
            await add_table(store, "t")
            await store.beat(1.0, 1.0)
            filler = fill(disk)
            with pytest.raises(StoreError) as caught:
                await store.beat(2.0, 1.0)
            assert caught.value.code == "store_full"
            version = 1
            refusals: list[str] = []
            while not refusals and version < 500:  # the journal has some space of its own
                try:
                    await store.append("t", [entry(version + 1, b'"' + b"x" * 20_000 + b'"')])
                    version += 1
                except StoreError as error:
                    refusals.append(error.code)
            assert refusals == ["store_full"]
            filler.unlink()
            await store.beat(3.0, 1.0)
            assert len(await store.entries("t")) == version
            await store.append("t", [entry(version + 1)])
            await store.close()

        asyncio.run(story())


@needs_mounts
def test_readyz_fails_on_a_full_disk_and_recovers(tmp_path: Path) -> None:
    with mounted(tmp_path / "disk", "-t", "tmpfs", "-o", "size=4m", "tmpfs") as disk:
        url = f"sqlite:///{disk}/linko.db"
        asyncio.run(migrate(url))
        with ServerProcess(tmp_path, url) as server:
            filler = fill(disk)
            wait_until(lambda: status(server, "/readyz")[0] == 503, "the server is not ready", 10)
            assert status(server, "/readyz") == (503, '{"status":"store_full"}')
            assert status(server, "/healthz")[0] == 200
            filler.unlink()
            wait_until(lambda: status(server, "/readyz")[0] == 200, "the server is ready again", 10)
            assert server.stop() == 0


def test_readyz_fails_while_another_process_holds_a_lock(
    tmp_path: Path, sqlite_database: str
) -> None:
    with ServerProcess(tmp_path, sqlite_database) as server:
        with locked_by_another_process(sqlite_database.removeprefix("sqlite:///")):
            wait_until(lambda: status(server, "/readyz")[0] == 503, "the server is not ready", 15)
            assert status(server, "/readyz") == (503, '{"status":"store_locked"}')
            assert status(server, "/healthz")[0] == 200
        wait_until(lambda: status(server, "/readyz")[0] == 200, "the server is ready again", 15)
        assert server.stop() == 0


@needs_mounts
def test_a_read_only_file_is_reported(tmp_path: Path) -> None:
    """Another process also uses the file; otherwise SQLite could not even read it."""
    writable = tmp_path / "writable"
    writable.mkdir()
    asyncio.run(migrate(f"sqlite:///{writable}/linko.db"))
    with closing(sqlite3.connect(writable / "linko.db")) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("CREATE TABLE keeps_the_journal (id INTEGER)")
        other.commit()
        other.execute("SELECT * FROM keeps_the_journal").fetchall()
        with mounted(tmp_path / "disk", "--bind", "-o", "ro", str(writable)) as disk:

            async def story() -> None:
                store = await Store.open(f"sqlite:///{disk}/linko.db")
                with pytest.raises(StoreError) as caught:
                    await store.beat(1.0, 1.0)
                assert caught.value.code == "store_read_only"
                readiness = Readiness(store, lambda: 1.0)
                assert await readiness.fault() == "store_read_only"
                await store.close()

            asyncio.run(story())


def test_simultaneous_requests_cause_one_write(sqlite_database: str) -> None:
    async def story() -> None:
        store = await Store.open(sqlite_database)
        now = [0.0]
        readiness = Readiness(store, lambda: 1000.0, monotonic=lambda: now[0])
        assert await asyncio.gather(*(readiness.fault() for _ in range(50))) == [None] * 50
        assert await readiness.fault() is None
        now[0] += 2 * PROBE_SECONDS
        assert await readiness.fault() is None
        await store.close()

    asyncio.run(story())
    path = sqlite_database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT at, running, beats FROM heartbeat").fetchall()
    assert found == [(1000.0, 2 * PROBE_SECONDS, 2)]


def test_the_heartbeat_never_goes_back_and_sums_up_the_uptime(database: str) -> None:
    async def story() -> None:
        store = await Store.open(database)
        assert await store.heartbeat() is None
        await store.beat(100.0, 10.0)
        beat = await store.beat(50.0, 10.0)
        assert (beat.at, beat.running) == (100.0, 20.0)
        assert await store.heartbeat() == beat
        await store.close()

    asyncio.run(story())


def test_a_locked_database_does_not_delay_the_shutdown(
    tmp_path: Path, sqlite_database: str
) -> None:
    path = sqlite_database.removeprefix("sqlite:///")
    with ServerProcess(tmp_path, sqlite_database) as server, locked_by_another_process(path):
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < 15

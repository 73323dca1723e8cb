"""Two processes never use one database by mistake."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from linko.store import StoreError, claim, claims
from tests.store import postgres

HOLDER = """
import asyncio, sys
from linko.store import claim

async def hold():
    held = await claim(sys.argv[1], shared=False)
    print("held", flush=True)
    await asyncio.sleep(600)
    await held.close()

asyncio.run(hold())
"""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse claims at once, without waiting."""
    monkeypatch.setattr("linko.store.claims.PATIENCE", 0.0)


def refusal(url: str, *, shared: bool) -> str | None:
    """The code with which a claim is refused; None if it is granted, after releasing it."""

    async def attempt() -> None:
        await (await claim(url, shared=shared)).close()

    try:
        asyncio.run(attempt())
    except StoreError as error:
        return error.code
    return None


def test_a_second_process_is_refused_until_the_first_one_dies(database: str) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, database], stdout=subprocess.PIPE, env=dict(os.environ)
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        expected = "store_in_use" if database.startswith("sqlite") else "store_in_use_by_others"
        assert refusal(database, shared=False) == expected
    finally:
        holder.send_signal(signal.SIGKILL)
        holder.communicate()

    async def attempt() -> None:
        for _ in range(100):  # PostgreSQL notices the death of its client a moment later
            try:
                await (await claim(database, shared=False)).close()
            except StoreError:
                await asyncio.sleep(0.1)
            else:
                return
        raise AssertionError("the claim was never released")

    asyncio.run(attempt())


def test_processes_that_share_the_database_refuse_one_that_works_alone(
    postgres_database: str,
) -> None:
    async def story() -> None:
        held = [await claim(postgres_database, shared=True) for _ in range(2)]
        with pytest.raises(StoreError) as caught:
            await claim(postgres_database, shared=False)
        assert caught.value.code == "store_in_use_by_others"
        assert "--redis" in str(caught.value)
        for one in held:
            await one.close()

    asyncio.run(story())


def test_a_process_that_works_alone_refuses_those_that_share(postgres_database: str) -> None:
    async def story() -> None:
        alone = await claim(postgres_database, shared=False)
        with pytest.raises(StoreError) as caught:
            await claim(postgres_database, shared=True)
        assert caught.value.code == "store_in_use_alone"
        await alone.close()

    asyncio.run(story())


def test_the_claim_of_a_process_that_stands_still_is_freed(postgres_database: str) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, postgres_database], stdout=subprocess.PIPE
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        holder.send_signal(signal.SIGSTOP)
        end = time.monotonic() + 4 * claims.IDLE_SECONDS
        while refusal(postgres_database, shared=False) is not None:
            assert time.monotonic() < end
            time.sleep(0.2)
    finally:
        holder.send_signal(signal.SIGKILL)
        holder.communicate()


def test_sqlite_cannot_be_shared(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}/linko.db", shared=True) == "store_not_shared"


def test_a_claim_is_taken_again_after_the_database_restarted(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("linko.store.claims.WATCH_SECONDS", 0.05)

    async def story() -> None:
        alone = await claim(postgres_database, shared=False)
        await asyncio.to_thread(
            postgres.execute,
            postgres_database,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()",
        )
        for _ in range(200):
            await asyncio.sleep(0.05)
            try:
                await (await claim(postgres_database, shared=False)).close()
            except StoreError:
                break
        else:
            raise AssertionError("the claim was not taken again")
        await alone.close()

    asyncio.run(story())

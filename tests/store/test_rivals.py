"""Several stores on one PostgreSQL that write the same tables: one wins, and nobody deadlocks."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import asyncpg

from linko.store import Store, StoreConflict
from tests.store.entries import OPEN, add_table, entry

TABLES = [f"t{number:02}" for number in range(12)]
ROUNDS = 40


def test_stores_that_race_for_the_same_tables_only_conflict(postgres_database: str) -> None:
    async def race(store: Store, seed: int) -> int:
        rng = random.Random(seed)
        won = 0

        async def once(table: str, version: int) -> int:
            row = replace(OPEN, id=table, changed_at=10.0 + version)
            try:
                await store.append(table, [entry(version)], row=row if rng.random() < 0.5 else None)
            except StoreConflict:
                return 0
            return 1

        for at in range(ROUNDS):
            versions = await store.versions(TABLES)
            order = rng.sample(TABLES, len(TABLES))
            others = (store.beat(100.0 + at, 0.1), store.seen({"a": 20.0 + at, "b": 20.0 + at}))
            results = await asyncio.gather(
                *(once(table, versions[table] + 1) for table in order), *others
            )
            won += sum(result for result in results if isinstance(result, int))
        return won

    async def run() -> None:
        stores = [await Store.open(postgres_database, shared=True) for _ in range(3)]
        for table in TABLES:
            await add_table(stores[0], table)
        won = await asyncio.gather(*(race(store, seed) for seed, store in enumerate(stores)))
        assert sum(won) > ROUNDS
        for table, version in (await stores[0].versions(TABLES)).items():
            found = [one.version for one in await stores[0].entries(table)]
            assert found == list(range(1, version + 1))
        assert sum((await stores[0].versions(TABLES)).values()) == len(TABLES) + sum(won)
        for store in stores:
            await store.close()

    asyncio.run(run())
    assert asyncio.run(deadlocks(postgres_database)) == 0


async def deadlocks(url: str) -> int:
    """Number of deadlocks in this database since it was made."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("SELECT pg_stat_force_next_flush()")
        found: int = await connection.fetchval(
            "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
        )
    finally:
        await connection.close()
    return found


def test_a_row_of_a_process_that_is_behind_does_not_replace_a_newer_one(
    postgres_database: str,
) -> None:
    async def run() -> None:
        store = await Store.open(postgres_database)
        row = await add_table(store, "t")
        await store.append("t", [entry(2)], row=replace(row, changed_at=30.0, summary=b'"new"'))
        await store.append("t", (), row=replace(row, changed_at=20.0, summary=b'"old"'))
        found = await store.table("t")
        assert found is not None
        assert found.summary == b'"new"'
        await store.close()

    asyncio.run(run())

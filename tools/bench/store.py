"""Measures appends to the store; each is durable before its caller continues.

    python -m tools.bench.store [--url URL] [--callers 200] [--appends 100]

Without a URL it measures SQLite in a temporary folder of the working directory. Every caller has
its own table and appends one entry after the other, like a table with fast players.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from linko.store import Entry, Store, TableRow, migrate
from linko.table import Status

DATA = b'{"kind":"move","id":"3f9c2a7b51e0","seat":2,"move":"6-6-6-X","by":"person","left":[81,2]}'
SUMMARY = b'{"edition":"classic","seats":["Ann","Bo","Cleo","Dan"],"round":1,"to_move":2}'


def main() -> None:
    """Measure three loads."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--url")
    parser.add_argument("--callers", type=int, default=200)
    parser.add_argument("--appends", type=int, default=100)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        url = given.url or f"sqlite:///{folder}/linko.db"
        asyncio.run(measure(url, given.callers, given.appends))


async def measure(url: str, callers: int, appends: int) -> None:
    """Print a line for each load."""
    await migrate(url)
    store = await Store.open(url)
    try:
        for name, many, each, with_row in (
            ("warm-up", callers, 5, False),
            ("entries", callers, appends, False),
            ("entries and rows", callers, appends, True),
            ("one caller", 1, appends, False),
        ):
            tables = [await _new_table(store, f"{time.time_ns():x}") for _ in range(many)]
            wall, cpu = time.perf_counter(), time.process_time()
            slowest = max(
                await asyncio.gather(
                    *(_play(store, table, each, with_row=with_row) for table in tables)
                )
            )
            wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
            done = many * each
            print(
                f"{name:<18}{done / wall:8,.0f} appends/s{cpu / done * 1e6:8.0f} µs of CPU each"
                f"{slowest * 1e3:8.1f} ms the slowest"
            )
    finally:
        await store.close()


async def _new_table(store: Store, name: str) -> TableRow:
    members = tuple(f"{name}-{seat}" for seat in range(4))
    row = TableRow(name, None, True, Status.RUNNING, True, 0.0, 0.0, SUMMARY, members)
    await store.append(name, (Entry(1, 0.0, DATA),), row=row)
    return row


async def _play(store: Store, row: TableRow, appends: int, *, with_row: bool) -> float:
    slowest = 0.0
    for version in range(2, appends + 2):
        entries: Sequence[Entry] = (Entry(version, time.time(), DATA, row.id, version - 1),)
        started = time.perf_counter()
        await store.append(
            row.id, entries, row=replace(row, changed_at=time.time()) if with_row else None
        )
        slowest = max(slowest, time.perf_counter() - started)
    return slowest


if __name__ == "__main__":
    main()

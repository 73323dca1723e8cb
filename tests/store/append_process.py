"""A process that appends as fast as it can and prints what was acknowledged, until it is killed.

    python -m tests.store.append_process URL

It prints a line `TABLE VERSION` after each append that returned.
"""

from __future__ import annotations

import asyncio
import sys

from linko.store import Store
from tests.store.entries import add_table, move

TABLES = 20


async def main(url: str) -> None:
    """Append to all tables at the same time, so that groups are large."""
    store = await Store.open(url)

    async def play(table: str) -> None:
        known = len(await store.entries(table))
        if known == 0:
            await add_table(store, table)
            known = 1
        while True:
            await store.append(table, [move(known + 1, table, known)])
            known += 1
            sys.stdout.write(f"{table} {known}\n")
            sys.stdout.flush()

    await asyncio.gather(*(play(f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

"""The load driver for many sockets: it opens them in two steps, and its parent measures after each.

    python -m tools.bench.cluster           # starts servers and drivers

After each step it writes a line and waits for one from its parent. The tables of the first step
play on during the second step; the moves are counted afterwards.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from itertools import chain
from typing import Final

import psutil
import uvloop

from tools.bench.server_load import Results, Table, begin, counted, enter, people, seated

AT_ONCE: Final = 4
"""Number of tables that are opened at the same time."""


async def drive(
    hosts: str, steps: tuple[int, int], watchers: int, seconds: float, rate: float
) -> dict[str, float]:
    """Open the tables of both steps, then this number of spectators at each, and play."""
    first, tables = steps
    results = Results(pause=tables / rate)
    playing = await _seated(hosts, first, results)
    await begin(playing, rate)
    await _report()
    if tables > first:
        later = await _seated(hosts, tables - first, results)
        await begin(later, rate)
        playing += later
    parts = [playing[part::AT_ONCE] for part in range(AT_ONCE)]
    await asyncio.gather(*(_watch(hosts, part, watchers) for part in parts))
    await _report()
    return await counted(playing, results, seconds, [psutil.Process()])


async def _seated(hosts: str, tables: int, results: Results) -> list[Table]:
    shares = [len(range(part, tables, AT_ONCE)) for part in range(AT_ONCE)]
    found = await asyncio.gather(*(seated(hosts, share, results) for share in shares))
    return list(chain.from_iterable(found))


async def _watch(hosts: str, tables: list[Table], watchers: int) -> None:
    names = hosts.split(",")
    for number, table in enumerate(tables):
        for cookie in await asyncio.to_thread(people, names[number % len(names)], watchers):
            await enter(table, cookie, names[len(table.clients) % len(names)])


async def _report() -> None:
    print("done", flush=True)
    await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    hosts, first, tables, watchers, seconds, rate = sys.argv[1:]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(
            drive(hosts, (int(first), int(tables)), int(watchers), float(seconds), float(rate))
        )
    print(json.dumps(found), flush=True)
    os._exit(0)

"""Measures the memory and the idle CPU of a socket and of a table.

    python -m tools.bench.footprint

Starts the real server with SQLite, opens tables of four with their sockets, then spectators. The
memory of a socket or table is the slope between two measurements, so what the server needs anyway
cancels out.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from pathlib import Path

import psutil
from tests.server.people import Guest, new_guest
from tests.server.process import ServerProcess
from websockets.asyncio.client import ClientConnection, connect

from linko.store import migrate

TABLES = 150
"""Number of tables opened before each of two measurements."""
WATCHERS = 900
"""Number of spectators' sockets."""
REST_SECONDS = 10.0
"""Seconds during which nothing happens, to measure what idle sockets cost."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/linko.db"
        asyncio.run(migrate(database))
        with ServerProcess(Path(folder), database, bot_workers=1) as server:
            print(json.dumps(asyncio.run(measured(server)), indent=2))


async def measured(server: ServerProcess) -> dict[str, float]:
    process = psutil.Process(server.pid)
    guests = [new_guest(server, f"G{number}") for number in range(40)]
    sockets: list[ClientConnection] = []
    tables = [await one_table(server, guests, sockets, at) for at in range(TABLES)]
    await asyncio.sleep(1)
    first = process.memory_info().rss
    tables += [await one_table(server, guests, sockets, TABLES + at) for at in range(TABLES)]
    await asyncio.sleep(1)
    second = process.memory_info().rss
    sockets += [
        await enter(server, guests[at % 40], tables[at % len(tables)]) for at in range(WATCHERS)
    ]
    await asyncio.sleep(2)
    third = process.memory_info().rss
    before, began = sum(process.cpu_times()[:2]), time.monotonic()
    await asyncio.sleep(REST_SECONDS)
    spent = sum(process.cpu_times()[:2]) - before
    idle = spent / (time.monotonic() - began) / len(sockets)
    for socket in sockets:
        await socket.close()
    socket_kb = (third - second) / WATCHERS / 1000
    return {
        "kB_a_socket": round(socket_kb, 1),
        "kB_a_table": round((second - first) / TABLES / 1000 - 4 * socket_kb, 1),
        "us_a_second_an_idle_socket": round(idle * 1e6, 1),
    }


async def one_table(
    server: ServerProcess, guests: list[Guest], sockets: list[ClientConnection], at: int
) -> str:
    four = [guests[(4 * at + seat) % len(guests)] for seat in range(4)]
    table = four[0].open_table(server, None, seats=4)
    for seat, guest in enumerate(four[1:], start=1):
        guest.command(server, table, "sit", seat=seat)
    four[0].command(server, table, "start")
    sockets += [await enter(server, guest, table) for guest in four]
    return table


async def enter(server: ServerProcess, guest: Guest, table: str) -> ClientConnection:
    socket = await connect(
        f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
        additional_headers={"Authorization": f"Bearer {guest.token}"},
        compression=None,
        max_size=None,
        max_queue=None,
        proxy=None,
    )
    await socket.recv()
    return socket


if __name__ == "__main__":
    main()

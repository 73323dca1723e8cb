"""Measures the server under attack, by timing the moves of people who play meanwhile.

    python -m tools.bench.attack                    # all attacks, each on a fresh server
    python -m tools.bench.attack pings idle         # some of them
    python -m tools.bench.attack --source DIR/src   # another version of the server

The server has one core; the people and the attacker share the other. Each line gives the time from
a move until the last of four clients receives it, before and during the attack, the slowest answer
of /healthz, and the growth of the server's memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import psutil

from tools.bench.attacks import ATTACKS
from tools.bench.server import HERE, wait_until_quiet, wait_until_ready
from tools.bench.server_load import Results, Table, seated

CALM_SECONDS: Final = 10.0
ATTACK_SECONDS: Final = 15.0
TABLES: Final = 10
RATE: Final = 60.0
"""Moves per second, of all tables together."""

HIGHEST_P99: Final = 100.0
HIGHEST_RATIO: Final = 10.0
LONGEST_HEALTH: Final = 1.0
MOST_GROWTH: Final = 50.0

LOOK_SECONDS: Final = 0.25
"""Seconds between two measurements of /healthz and of the server's memory."""


@dataclass
class Report:
    """The effects of one attack."""

    name: str
    calm_p99: float
    """Milliseconds until 99 % of the moves have reached everybody at the table, without attack."""
    p99: float
    """The same while the attack runs."""
    moves: int
    silent_tables: int
    """Number of tables without a move while the attack ran."""
    health: float
    """Seconds that the slowest answer of /healthz took."""
    growth: float
    """Megabytes by which the server's memory grew."""
    attack: dict[str, Any] = field(default_factory=dict)
    """The attacker's own figures."""

    @property
    def ratio(self) -> float:
        return self.p99 / self.calm_p99

    @property
    def is_good(self) -> bool:
        return (
            self.p99 < HIGHEST_P99
            and self.ratio < HIGHEST_RATIO
            and self.health < LONGEST_HEALTH
            and self.growth < MOST_GROWTH
            and not self.silent_tables
        )


class _Looks:
    """Measures /healthz and the memory of the server repeatedly."""

    def __init__(self, port: int, server: psutil.Process) -> None:
        self.slowest = 0.0
        self.highest = 0
        self._port = port
        self._server = server

    async def run(self) -> None:
        while True:
            began = time.perf_counter()
            self.highest = max(self.highest, self._server.memory_info().rss)
            try:
                async with asyncio.timeout(10.0):
                    is_well = await self._ask()
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                is_well = False
            took = time.perf_counter() - began if is_well else 10.0
            self.slowest = max(self.slowest, took)
            await asyncio.sleep(LOOK_SECONDS)

    async def _ask(self) -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            host = f"127.0.0.1:{self._port}"
            writer.write(f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
            return b" 200 " in await reader.readuntil(b"\r\n")
        finally:
            writer.close()


async def measure(
    name: str,
    port: int,
    server: psutil.Process,
    *,
    scale: float = 1.0,
    calm_seconds: float = CALM_SECONDS,
    seconds: float = ATTACK_SECONDS,
    tables: int = TABLES,
    rate: float = RATE,
) -> Report:
    """Play, first without and then with the attack."""
    results = Results(pause=tables / rate)
    playing = await seated(f"127.0.0.1:{port}", tables, results)
    for table in playing:
        table.clients[0].command({"type": "start"})
        await asyncio.sleep(1 / rate)
    await asyncio.sleep(1.0)
    results.counting = True
    await asyncio.sleep(calm_seconds)
    calm = _p99(results, playing)
    results.late, results.moves = [], 0
    for table in playing:
        table.moves = 0
    looks = _Looks(port, server)
    before = server.memory_info().rss
    looking = asyncio.create_task(looks.run())
    command = [sys.executable, "-m", "tools.bench.attacks", name, str(port), str(seconds)]
    attacker = await asyncio.create_subprocess_exec(
        *command, str(scale), stdout=asyncio.subprocess.PIPE, cwd=HERE.parent.parent
    )
    try:
        out, _ = await asyncio.wait_for(attacker.communicate(), seconds + 60.0)
    finally:
        if attacker.returncode is None:
            attacker.kill()
        looking.cancel()
    report = Report(
        name=name,
        calm_p99=calm,
        p99=_p99(results, playing),
        moves=results.moves,
        silent_tables=sum(table.moves == 0 for table in playing),
        health=looks.slowest,
        growth=(looks.highest - before) / 1e6,
        attack=json.loads(out),
    )
    results.running = False
    for table in playing:
        for client in table.clients:
            client.transport.abort()
    await asyncio.sleep(0.1)  # until they are closed
    return report


def _p99(results: Results, playing: list[Table]) -> float:
    """The 99th percentile of the delay of moves, including those not received yet."""
    now = time.perf_counter()
    unseen = [now - sent for table in playing for sent in table.sent_at.values()]
    late = sorted(results.late + [age for age in unseen if age > HIGHEST_P99 / 1000])
    return late[int(len(late) * 0.99)] * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=ATTACK_SECONDS)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--source", type=Path, default=HERE.parent.parent / "src")
    given = parser.parse_args()
    print(
        f"{'attack':14} {'calm p99':>9} {'p99':>9} {'ratio':>6} {'moves':>6} {'healthz':>8} "
        f"{'memory':>8}   attacker"
    )
    reports = []
    for name in given.names or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            report = _on_fresh_server(name, Path(folder), given)
        reports.append(report)
        said = report.attack
        print(
            f"{name:14} {report.calm_p99:6.1f} ms {report.p99:6.1f} ms {report.ratio:6.1f} "
            f"{report.moves:6} {report.health:6.2f} s {report.growth:5.1f} MB   "
            f"{said['connections']} connections, {said['dropped']} dropped, "
            f"{said['sent'] / 1e6:.1f} MB"
            f"{'' if report.is_good else '  TOO MUCH'}",
            flush=True,
        )
    if not all(report.is_good for report in reports):
        raise SystemExit(1)


def _on_fresh_server(name: str, folder: Path, given: argparse.Namespace) -> Report:
    from tools.bench.server import _free_port

    environment = os.environ | {
        "PYTHONPATH": str(given.source),
        "LINKO_BOT_WORKERS": "1",
        "LINKO_DATABASE": f"sqlite:///{folder}/linko.db",
    }
    linko = [sys.executable, "-m", "linko"]
    subprocess.run([*linko, "migrate"], env=environment, check=True, capture_output=True)
    port = _free_port()
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            ["taskset", "-c", "0", *linko, "serve", "--port", str(port)],
            env=environment,
            stderr=log,
        )
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    try:
        wait_until_ready(port)
        process = psutil.Process(server.pid)
        wait_until_quiet(process)
        measured = measure(name, port, process, scale=given.scale, seconds=given.seconds)
        return asyncio.run(measured)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=30)


if __name__ == "__main__":
    main()

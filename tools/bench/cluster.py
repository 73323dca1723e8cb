"""Measures what it costs to spread people over several processes: `make bench-cluster`.

    python -m tools.bench.cluster --only sockets --seconds 30

Everything runs with a PostgreSQL and a Redis of its own. Three questions are answered:

- CPU time of a move, and its delay, with the people of each table at two processes instead of one.
  All server processes share one core and the driver has another, so that a second process does not
  add a core.
- Memory of a socket, as the slope between a quarter of the sockets and all of them, over two server
  processes and two drivers; once with more tables of four, once with more spectators.
- Delay with all these sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import psutil
from tests.bus.redis_server import RedisServer
from tests.server.process import ServerProcess
from tests.store import postgres

from linko.store import migrate
from tools.bench.server import HERE, Load, wait_until_quiet
from tools.bench.server_load import SEATS

RATE: Final = 500.0
"""Moves per second with many sockets."""
SETTLE_SECONDS: Final = 5.0
"""Seconds before memory is measured."""
DRIVERS: Final = 2


class Setting(NamedTuple):
    """Number of server processes, and whether they use Redis."""

    name: str
    processes: int
    has_redis: bool


ONE: Final = Setting("one process", 1, has_redis=False)
BUS: Final = Setting("one, with Redis", 1, has_redis=True)
TWO: Final = Setting("spread over two", 2, has_redis=True)
LOADS: Final = (Load(500, 500.0, "postgresql"), Load(200, 0.0, "postgresql"))


def main() -> None:
    """Measure everything and print tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3, help="repetitions; the median counts")
    parser.add_argument("--sockets", type=int, default=20_000)
    parser.add_argument("--only", choices=("moves", "sockets"))
    parser.add_argument("--load", type=Load.parse, nargs="+", default=LOADS)
    given = parser.parse_args()
    if given.only != "sockets":
        for load in given.load:
            compare(load, given.rounds, given.seconds)
    if given.only != "moves":
        quarter = given.sockets // SEATS // 4
        print(f"{given.sockets:,} sockets", flush=True)
        tell(measured_sockets((quarter, 4 * quarter), 0, given.seconds))
        tell(measured_sockets((quarter, quarter), 3 * SEATS, given.seconds))


def tell(figures: dict[str, float | str]) -> None:
    print(json.dumps(figures), flush=True)


def compare(load: Load, rounds: int, seconds: float) -> None:
    """Measure a load in all settings, in turn, and print medians and ratios."""
    print(f"{load.tables} tables, {load.rate or 'most'} moves/s", flush=True)
    found: dict[str, list[dict[str, float]]] = {}
    for _ in range(rounds):
        for setting in (ONE, BUS, TWO):
            one = measured_moves(load, setting, seconds)
            found.setdefault(setting.name, []).append(one)
            tell({"setting": setting.name, **one})
    cpu, p99 = (
        {name: median(each[what] for each in several) for name, several in found.items()}
        for what in ("us_per_move", "p99_ms")
    )
    tell(
        {
            "cpu_ratio": round(cpu[TWO.name] / cpu[ONE.name], 2),
            "cpu_ratio_to_one_with_redis": round(cpu[TWO.name] / cpu[BUS.name], 2),
            "p99_ms_more_than_one": round(p99[TWO.name] - p99[ONE.name], 2),
        }
    )


def measured_moves(load: Load, setting: Setting, seconds: float) -> dict[str, float]:
    """Measure one load on new servers that share the first core; the driver has the second."""
    with running(setting) as servers:
        serving = [psutil.Process(server.serving[0]) for server in servers]
        for process in serving:
            process.cpu_affinity([0])
            wait_until_quiet(process)
        driver = [sys.executable, str(HERE / "server_load.py"), hosts(servers)]
        numbers = [str(load.tables), str(seconds), str(load.rate)]
        pids = ",".join(str(process.pid) for process in serving)
        ran = subprocess.run(
            ["taskset", "-c", "1", *driver, *numbers, pids],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        found: dict[str, float] = json.loads(ran.stdout)
        return found


def measured_sockets(
    steps: tuple[int, int], watchers: int, seconds: float
) -> dict[str, float | str]:
    """Open tables in two steps and add spectators, over two servers and two drivers."""
    with running(TWO) as servers:
        serving = [psutil.Process(server.serving[0]) for server in servers]
        for process in serving:
            wait_until_quiet(process)
        mine = [str(step // DRIVERS) for step in steps]
        command = [sys.executable, "-m", "tools.bench.socket_load", hosts(servers), *mine]
        command += [str(watchers), str(seconds), str(RATE / DRIVERS)]
        with ExitStack() as stack:
            drivers = [stack.enter_context(_driver(command)) for _ in range(DRIVERS)]
            memory = []
            for _ in range(2):
                for driver in drivers:
                    assert _line(driver) == "done\n", "a driver failed"
                time.sleep(SETTLE_SECONDS)
                memory.append(sum(process.memory_info().rss for process in serving))
                for driver in drivers:
                    assert driver.stdin is not None
                    print(file=driver.stdin, flush=True)
            found: list[dict[str, float]] = [json.loads(_line(driver)) for driver in drivers]
    before, after = steps[0] * SEATS, steps[1] * (SEATS + watchers)
    return {
        "more": "spectators" if watchers else "tables of four",
        "sockets": sum(one["sockets"] for one in found),
        "mb_before": round(memory[0] / 1e6),
        "mb_after": round(memory[1] / 1e6),
        "kB_a_socket": round((memory[1] - memory[0]) / (after - before) / 1000, 1),
        "moves_per_s": sum(one["moves_per_s"] for one in found),
        "p50_ms": max(one["p50_ms"] for one in found),
        "p99_ms": max(one["p99_ms"] for one in found),
        "driver_cpu": max(one["driver_cpu"] for one in found),
        "refused": sum(one["refused"] for one in found),
        "silent_tables": sum(one["silent_tables"] for one in found),
    }


@contextmanager
def running(setting: Setting) -> Iterator[list[ServerProcess]]:
    """Start servers on an empty database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres.database())
        asyncio.run(migrate(database))
        settings: dict[str, object] = {}
        if setting.has_redis:
            settings["redis"] = stack.enter_context(RedisServer()).url
        servers = []
        for number in range(setting.processes):
            own = folder / str(number)
            own.mkdir()
            servers.append(stack.enter_context(ServerProcess(own, database, **settings)))
        yield servers


def hosts(servers: list[ServerProcess]) -> str:
    """Return the servers' addresses for the drivers."""
    return ",".join(f"127.0.0.1:{server.port}" for server in servers)


@contextmanager
def _driver(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def _line(driver: subprocess.Popen[str]) -> str:
    assert driver.stdout is not None
    return driver.stdout.readline()


if __name__ == "__main__":
    main()

"""Measures the load that one server core can carry: `make bench-server`.

    python -m tools.bench.server --against HEAD~10     # this code and older code, in one run
    python -m tools.bench.server --load 200 --reviews 10   # without and with reviews that wait

Starts the real server on one core with a durable database, and the driver of `server_load.py` in
its own process on the other core, once for each load. A run is void if the driver used more than
90 % of its core.
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
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from socket import socket
from urllib.request import urlopen

import psutil

from tools.bench.waiting_reviews import ask_for_reviews, count_done, put_games

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"
POSTGRES = "postgresql://root@127.0.0.1:5432"
TROUBLE = ("refused", "silent_tables")


@dataclass(frozen=True, slots=True)
class Load:
    """Number of tables, total moves per second (0: as fast as possible), and database."""

    tables: int
    rate: float = 0.0
    database: str = "sqlite"

    @classmethod
    def parse(cls, text: str) -> Load:
        """Parse a load given on the command line: TABLES[:RATE[:DATABASE]]."""
        tables, rate, database = [*text.split(":"), "", ""][:3]
        return cls(int(tables), float(rate or 0), database or "sqlite")


LOADS = (
    Load(200),
    Load(50),
    Load(500, 500.0),
    Load(200, 0.0, "postgresql"),
    Load(50, 0.0, "postgresql"),
)


def main() -> None:
    """Measure all loads and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", help="also measure older code: its folder, or a git revision")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", type=Path, help="write a profile of the server to this file")
    parser.add_argument("--load", type=Load.parse, nargs="+", default=LOADS)
    parser.add_argument(
        "--postgres", default=POSTGRES, help="PostgreSQL server to create databases on"
    )
    parser.add_argument(
        "--reviews", type=int, default=0, help="also measure while this number of reviews wait"
    )
    given = parser.parse_args()
    found = []
    with source_of(given.against) as older:
        codes = {"older": older} if older is not None else {}
        if not given.json:
            print(
                "code   database   tables sockets  wanted  moves/s  CPU µs/move"
                "   p50 ms   p99 ms   MB  server  driver"
            )
        for load in given.load:
            runs = [(name, source, 0) for name, source in (codes | {"this": SOURCE}).items()]
            if given.reviews:
                runs.append((f"+{given.reviews}", SOURCE, given.reviews))
            for name, source, reviews in runs:
                with database(load.database, given.postgres) as url:
                    one = measured(load, url, source, given.seconds, given.profile, reviews)
                found.append({"code": name, "database": load.database, "rate": load.rate} | one)
                if not given.json:
                    print(line(found[-1]), flush=True)
    if given.json:
        print(json.dumps(found))


def line(one: dict[str, float | str]) -> str:
    """A row of the table."""
    trouble = "".join(f"  {one[name]} {name}" for name in TROUBLE if one[name])
    if "reviews_done" in one:
        trouble += f"  {one['reviews_done']} reviews done meanwhile"
    void = "  VOID: the driver used its whole core" if float(one["driver_cpu"]) > 0.9 else ""
    return (
        f"{one['code']:6} {one['database']:10} {one['tables']:6} {one['sockets']:7} "
        f"{one['rate'] or 'most':>7} {one['moves_per_s']:8} {one['us_per_move']:12} "
        f"{one['p50_ms']:8} {one['p99_ms']:8} {one['mb']:4} "
        f"{one['server_cpu']:7} {one['driver_cpu']:7}{void}{trouble}"
    )


@contextmanager
def source_of(against: str | None) -> Iterator[Path | None]:
    """Check out the sources of a folder or git revision until the end of the block."""
    if against is None or Path(against).is_dir():
        yield None if against is None else Path(against).resolve() / "src"
        return
    git = ["git", "-C", str(HERE)]
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run([*git, "worktree", "add", "--quiet", "--detach", tree, against], check=True)
        try:
            yield tree / "src"
        finally:
            subprocess.run([*git, "worktree", "remove", "--force", tree], check=True)


@contextmanager
def database(kind: str, postgres: str) -> Iterator[str]:
    """Create an empty database and remove it at the end of the block."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/linko.db"
        return
    name = f"linko_bench_{os.getpid()}"
    asyncio.run(_execute(f"{postgres}/postgres", f"CREATE DATABASE {name}"))
    try:
        yield f"{postgres}/{name}"
    finally:
        asyncio.run(_execute(f"{postgres}/postgres", f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(url: str, statement: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


def measured(
    load: Load,
    database: str,
    source: Path,
    seconds: float,
    profile: Path | None,
    reviews: int = 0,
) -> dict[str, float | str]:
    """Measure one load on a new server, while this number of reviews wait."""
    linko = [sys.executable, "-m", "linko"]
    environment = os.environ | {
        "PYTHONPATH": str(source),
        "LINKO_RATE_SCALE": "0",
        "LINKO_BOT_WORKERS": "1",
        "LINKO_DATABASE": database,
    }
    subprocess.run([*linko, "migrate"], env=environment, check=True, capture_output=True)
    if reviews:
        put_games(database, reviews)
    if profile is not None:
        linko = [sys.executable, "-m", "cProfile", "-o", str(profile), "-m", "linko"]
    port = _free_port()
    command = ["taskset", "-c", "0", *linko, "serve", "--port", str(port)]
    server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        wait_until_ready(port)
        wait_until_quiet(psutil.Process(server.pid))
        if reviews:
            ask_for_reviews(port, reviews)
        driver = [sys.executable, str(HERE / "server_load.py"), f"127.0.0.1:{port}"]
        numbers = [str(load.tables), str(seconds), str(load.rate), str(server.pid)]
        driven = subprocess.run(
            ["taskset", "-c", "1", *driver, *numbers],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        found: dict[str, float | str] = json.loads(driven.stdout)
        if reviews:
            found["reviews_done"] = count_done(port, reviews)
        return found
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=30)


def wait_until_quiet(server: psutil.Process) -> None:
    """Wait until the bot workers have loaded, because they share the server's core."""
    busy = -1.0
    for _ in range(240):
        used = sum(sum(child.cpu_times()[:2]) for child in server.children(recursive=True))
        if used - busy < 0.02 and used > 0.5:
            return
        busy = used
        time.sleep(1.0)


def wait_until_ready(port: int) -> None:
    """Wait until the server answers."""
    for _ in range(1200):  # a minute, on a busy machine
        try:
            with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


def _free_port() -> int:
    with closing(socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


if __name__ == "__main__":
    main()

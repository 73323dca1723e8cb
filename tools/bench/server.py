"""How much one server core carries: `make bench-server`.

Starts the real server on one core with a durable SQLite database, and the driver of
`server_load.py` as a process of its own on the other core, once for each load. A run in which the
driver used more than 90 % of its core is void.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

import psutil

HERE = Path(__file__).parent
PORT = 8719
LOADS = ((50, 0.0), (200, 0.0), (500, 0.0), (500, 500.0))
"""Tables, and moves a second in all; 0 is as fast as they can."""


def main() -> None:
    """Measure all loads and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", type=Path, help="write a profile of the server there")
    parser.add_argument("--load", help="only this load: TABLES:RATE")
    given = parser.parse_args()
    loads: tuple[tuple[int, float], ...] = LOADS
    if given.load:
        tables, _, rate = given.load.partition(":")
        loads = ((int(tables), float(rate or 0)),)
    found = [measured(tables, rate, given.seconds, given.profile) for tables, rate in loads]
    if given.json:
        print(json.dumps(found))
        return
    print("tables sockets  wanted/s  moves/s   p50 ms   p99 ms   MB  server  driver")
    for one in found:
        void = "  VOID: the driver was the limit" if one["driver_cpu"] > 0.9 else ""
        print(
            f"{one['tables']:6} {one['sockets']:7} {one['rate'] or 'most':>9} "
            f"{one['moves_per_s']:8} {one['p50_ms']:8} {one['p99_ms']:8} {one['mb']:4} "
            f"{one['server_cpu']:7} {one['driver_cpu']:7}{void}"
        )


def measured(tables: int, rate: float, seconds: float, profile: Path | None) -> dict[str, float]:
    """One load on a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/linko.db"
        linko = [sys.executable, "-m", "linko"]
        subprocess.run([*linko, "migrate", "--database", database], check=True, capture_output=True)
        environment = os.environ | {"LINKO_RATE_SCALE": "0", "LINKO_BOT_WORKERS": "1"}
        if profile is not None:
            linko = [sys.executable, "-m", "cProfile", "-o", str(profile), "-m", "linko"]
        serve = [*linko, "serve", "--port", str(PORT), "--database", database]
        command = ["taskset", "-c", "0", *serve]
        server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        try:
            wait_until_ready()
            process = psutil.Process(server.pid)
            wait_until_quiet(process)
            before, began = sum(process.cpu_times()[:2]), time.perf_counter()
            load = [sys.executable, str(HERE / "server_load.py"), f"127.0.0.1:{PORT}"]
            numbers = [str(tables), str(seconds), str(rate)]
            driver = subprocess.run(
                ["taskset", "-c", "1", *load, *numbers],
                check=True,
                stdout=subprocess.PIPE,
                text=True,
            )
            used = sum(process.cpu_times()[:2]) - before
            found: dict[str, float] = json.loads(driver.stdout)
            found["mb"] = round(process.memory_info().rss / 1e6)
            found["server_cpu"] = round(used / (time.perf_counter() - began), 2)
            found["rate"] = rate
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(timeout=30)
    return found


def wait_until_quiet(server: psutil.Process) -> None:
    """Until the workers in which bots think have loaded; they share the server's core."""
    busy = -1.0
    for _ in range(240):
        used = sum(sum(child.cpu_times()[:2]) for child in server.children(recursive=True))
        if used - busy < 0.02 and used > 0.5:
            return
        busy = used
        time.sleep(1.0)


def wait_until_ready() -> None:
    """Until the server answers."""
    for _ in range(200):
        try:
            with urlopen(f"http://127.0.0.1:{PORT}/readyz", timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()

"""Short attacks on a real server while people play; `make bench-attack` runs all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import psutil
import pytest
from tools.bench.attack import MOST_GROWTH, measure
from tools.bench.attacks import ATTACKS

from linko.store import migrate
from tests.server.process import ServerProcess

SCALE: Final = 0.2
"""Size of the attacks relative to the benchmark."""

HIGHEST_P99: Final = 1000.0
"""Milliseconds; higher than in the benchmark, because other tests may run at the same time."""

LONGEST_HEALTH: Final = 5.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    database = f"sqlite:///{tmp_path}/linko.db"
    asyncio.run(migrate(database))
    with ServerProcess(tmp_path, database, rate_scale=1) as running:
        yield running


@pytest.mark.slow
@pytest.mark.xdist_group("attacks")
@pytest.mark.parametrize("name", list(ATTACKS))
def test_people_can_play_during_an_attack(name: str, server: ServerProcess) -> None:
    process = psutil.Process(server.pid)
    short = {"scale": SCALE, "calm_seconds": 1.0, "seconds": 4.0, "rate": 20.0}
    report = asyncio.run(measure(name, server.port, process, tables=4, **short))
    assert report.growth < MOST_GROWTH, report
    assert report.p99 < HIGHEST_P99, report
    assert report.health < LONGEST_HEALTH, report
    assert not report.silent_tables, report
    assert report.attack["connections"], report
    assert "Traceback" not in server.log_text
    assert server.stop() == 0

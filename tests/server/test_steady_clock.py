"""Jumps of the system clock: effects on the clock, on tables and on a real server process."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from linko.server.settings import DAY
from linko.server.steady_clock import CORRECTION, LONGEST_LEAP, SteadyClock
from tests.server.people import new_guest
from tests.server.process import ServerProcess, wait_until

NOON = 1_700_000_000.0
HOUR = 3600.0


class Times:
    """The clocks of a system, set by a test."""

    def __init__(self) -> None:
        self.wall = NOON
        self.passed = 5.0
        self.now = SteadyClock(wall=lambda: self.wall, monotonic=lambda: self.passed)

    def pass_by(self, seconds: float) -> None:
        """Advance both clocks."""
        self.wall += seconds
        self.passed += seconds


def test_without_jumps_it_equals_the_system_clock() -> None:
    times = Times()
    for seconds in (0.0, 0.001, 1.0, 3600.0, 86400.0):
        times.pass_by(seconds)
        assert times.now() == pytest.approx(times.wall, abs=1e-6)


@pytest.mark.parametrize("jump", [400 * DAY, HOUR, -HOUR, -400 * DAY])
def test_a_jump_changes_the_next_minute_by_at_most_one_percent(jump: float) -> None:
    times = Times()
    before = times.now()
    times.wall += jump
    assert times.now() == before
    for _ in range(60):
        times.pass_by(1.0)
        times.now()
    assert times.now() - before == pytest.approx(60.0, abs=60 * CORRECTION + 1e-6)


@pytest.mark.parametrize("jump", [600.0, -600.0])
def test_a_small_jump_is_caught_up_within_a_day(jump: float) -> None:
    times = Times()
    times.wall += jump
    for _ in range(24 * 60):
        before = times.now()
        times.pass_by(60.0)
        assert times.now() > before
    assert times.now() == pytest.approx(times.wall, abs=1e-3)


@pytest.mark.parametrize(
    ("away", "shown"),
    [
        (2 * HOUR, 2 * HOUR),
        (400 * DAY, LONGEST_LEAP),
        (-HOUR, 0.0),
        (-400 * DAY, 0.0),
    ],
)
def test_a_start_is_not_before_the_last_heartbeat_and_not_long_after_it(
    away: float, shown: float
) -> None:
    times = Times()
    times.wall = NOON + away
    times.now = SteadyClock(wall=lambda: times.wall, monotonic=lambda: times.passed)
    times.now.start_after(NOON)
    assert times.now() == NOON + shown
    times.pass_by(10.0)
    assert times.now() == pytest.approx(NOON + shown + 10.0, abs=10 * CORRECTION + 1e-6)


PROGRAM = """
import sys, time
real, offset_file = time.time, sys.argv.pop(1)
def wrong() -> float:
    with open(offset_file) as file:
        return real() + float(file.read() or 0)
time.time = wrong
from linko.server import hub, readiness
readiness.BEAT_SECONDS = readiness.PROBE_SECONDS = 0.2
hub.SWEEP_SECONDS, hub.FIRST_CLEANING_SECONDS, hub.CLEANING_SECONDS = 0.1, 0.1, 0.1
from linko.cli import main
main()
"""
"""A server whose system clock is wrong by a given time, and which cleans up continually."""


def test_clock_jumps_charge_no_bank_and_delete_no_guest(
    tmp_path: Path, sqlite_database: str
) -> None:
    offset = tmp_path / "offset"
    offset.write_text("0")
    path = sqlite_database.removeprefix("sqlite:///")

    def beats() -> tuple[float, int]:
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute("SELECT at, beats FROM heartbeat").fetchone()
        return (0.0, 0) if found is None else tuple(found)

    def wait_for_a_beat(count: int) -> None:
        wait_until(lambda: beats()[1] > count, "a heartbeat was written")

    server = ServerProcess(tmp_path, sqlite_database)
    server.program = ("-c", PROGRAM, str(offset))
    with server:
        ann, away = new_guest(server, "Ann"), new_guest(server, "Away")
        settings = {"seats": 2, "starter": 0, "clock": {"bank": 300.0, "per_decision": 30.0}}
        table = ann.open_table(server, "greedy", **settings)

        def left() -> float:
            """Seconds that Ann has left for her decision."""
            look = ann.ask(server, "GET", f"/api/tables/{table}")
            assert look["table"]["seats"][0].get("stand_in") is None
            clock = look["game"]["clock"]
            assert clock["runs"]
            return float(clock["since"] + clock["per_decision"] + clock["banks"][0] - look["at"])

        def everybody_is_known() -> None:
            with closing(sqlite3.connect(path)) as connection:
                names = connection.execute("SELECT name FROM identities ORDER BY name").fetchall()
            assert names == [("Ann",), ("Away",)]

        assert 250.0 < left() <= 330.0
        for jump in (400 * DAY, HOUR, -HOUR, -400 * DAY):
            offset.write_text(str(jump))
            count = beats()[1]
            wait_for_a_beat(count)
            assert 250.0 < left() <= 330.0
            everybody_is_known()
        for jump in (400 * DAY, -400 * DAY):
            last, count = beats()
            offset.write_text(str(jump))
            server.stop()
            server.start()
            wait_for_a_beat(count)
            now, _ = beats()
            assert last < now < last + LONGEST_LEAP + 2 * HOUR
            assert 250.0 < left() <= 330.0
            everybody_is_known()
        assert away.ask(server, "GET", "/api/me")["name"] == "Away"
        assert "trace" not in json.dumps(server.log)

"""The log stays short; measured on the standard error of real processes."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from linko.server.log_limiter import LONGEST_LINE, MOST_BYTES, REPEAT_SECONDS, LimitedHandler
from linko.server.logs import JsonLines
from linko.store.errors import StoreError
from tests.server.people import Refusal, new_guest
from tests.server.process import ServerProcess

FLOOD = """
import logging, sys
from linko.server import logs
logs.set_up(logging.INFO)
log = logging.getLogger("linko.test")
for number in range(20_000):
    log.error("a different line %d", number, extra={"padding": "x" * 200})
    log.warning("the same line", extra={"table": f"table-{number}"})
    logging.getLogger("another.package").error("a line of another package")
    try:
        raise ConnectionResetError(104, "reset by peer") if number % 2 else RuntimeError(number)
    except Exception:
        log.exception("it failed")
"""


class Log:
    """A limited log in memory, and its clock."""

    def __init__(self) -> None:
        self.now = 0.0
        self.stream = io.StringIO()
        self.handler = LimitedHandler(self.stream, lambda: self.now)
        self.handler.setFormatter(JsonLines())

    def write(self, message: str, **fields: object) -> None:
        given = {"name": "linko.x", "levelname": "INFO", "levelno": 20, "msg": message}
        self.handler.handle(logging.makeLogRecord(given | fields))

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]


@pytest.fixture
def log() -> Log:
    return Log()


def test_equal_lines_are_counted(log: Log) -> None:
    for number in range(1000):
        log.write("hello", table=f"table {number}")
    log.write("hello", code="another")
    assert [line.get("code") for line in log.lines] == [None, "another"]
    log.now = REPEAT_SECONDS + 1
    log.write("something else")
    assert [line.get("repeated") for line in log.lines] == [None, None, 999, None]
    log.write("hello")
    assert log.lines[-1]["message"] == "hello"


def test_counts_are_written_when_the_log_is_closed(log: Log) -> None:
    log.write("hello")
    log.write("hello")
    log.handler.close()
    assert [line.get("repeated") for line in log.lines] == [None, 1]


def test_counts_are_written_even_if_nothing_else_is_logged(log: Log) -> None:
    log.write("hello")
    log.write("hello")
    log.now = REPEAT_SECONDS
    log.handler._on_timer()
    assert [line.get("repeated") for line in log.lines] == [None, 1]


def test_counts_are_written_later_if_no_thread_was_free(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_: object) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patched:
        patched.setattr("threading.Timer.start", failing)
        log.write("hello")
        log.write("hello")
    log.write("hello")
    timer = log.handler._timer
    assert timer is not None
    assert timer.is_alive()
    log.handler.close()
    assert [line.get("repeated") for line in log.lines] == [None, 2]


def test_at_most_a_megabyte_is_logged_per_minute(log: Log) -> None:
    written = []
    for number in range(60_000):
        log.now = number / 200
        log.write(f"line {number}", padding="x" * 500)
        written.append((log.now, log.stream.tell()))
    sizes = dict(written)
    for second in range(240):
        assert sizes[second + 60] - sizes[second] <= MOST_BYTES
    assert sizes[299] > 2 * MOST_BYTES, "lines are still written"
    dropped = sum(line.get("dropped", 0) for line in log.lines)
    shown = sum(line["message"].startswith("line ") for line in log.lines)
    assert shown + dropped + log.handler._dropped == 60_000


def test_a_line_that_is_too_long_is_dropped_and_counted(log: Log) -> None:
    log.write("x" * LONGEST_LINE)
    assert log.lines == []
    log.now = REPEAT_SECONDS
    log.handler._on_timer()
    assert [line["dropped"] for line in log.lines] == [1]
    log.write("%d", args=("no number",))
    log.write("hello")
    assert [line.get("dropped") for line in log.lines] == [1, 1, None]
    log.handler.close()


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (StoreError("store_failed", reason="locked\nDETAIL"), {"code": "store_failed"}),
        (ConnectionResetError(104, "reset"), {"reason": "reset"}),
        (TimeoutError(), {"error": "TimeoutError"}),
        (sqlite3.OperationalError("database is locked"), {"error": "OperationalError"}),
    ],
)
def test_errors_caused_by_clients_have_no_traceback(
    log: Log, error: Exception, told: dict[str, str]
) -> None:
    log.write("it failed", exc_info=(type(error), error, None))
    (line,) = log.lines
    assert "trace" not in line
    assert told.items() <= line.items()
    assert "DETAIL" not in str(line)


def test_errors_of_the_program_have_a_traceback(log: Log) -> None:
    log.write("it failed", exc_info=(RuntimeError, RuntimeError("our mistake"), None))
    assert "our mistake" in log.lines[0]["trace"]


def test_a_flood_through_a_real_process_stays_below_a_megabyte() -> None:
    done = subprocess.run([sys.executable, "-c", FLOOD], capture_output=True, check=True)
    assert len(done.stderr) <= MOST_BYTES
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    different = sum(line["message"].startswith("a different line") for line in lines)
    assert different + sum(line.get("dropped", 0) for line in lines) >= 20_000
    same = [line for line in lines if line["message"] == "the same line"]
    assert sum(1 + line.get("repeated", 0) for line in same) >= 20_000
    assert len(same) <= 10
    assert 1 <= sum("trace" in line for line in lines) <= 5, "at most one in ten seconds"
    assert any(line["from"] == "another.package" for line in lines)


@pytest.mark.slow
def test_a_locked_database_is_hidden_from_clients_and_logged_without_traceback(
    tmp_path: Path, sqlite_database: str
) -> None:
    """Clients do not see the database's message, and the log has one line for it."""

    async def story(server: ServerProcess) -> None:
        ann = new_guest(server, "Ann")
        table = ann.open_table(server, None, seats=2)
        file = server.database.removeprefix("sqlite:///")
        locked = sqlite3.connect(file, isolation_level=None)
        try:
            locked.execute("BEGIN EXCLUSIVE")
            async with asyncio.timeout(60):
                asked = [
                    asyncio.to_thread(ann.command, server, table, "say", phrase="hello"),
                    asyncio.to_thread(ann.ask, server, "PATCH", "/api/me", {"name": "Anna"}),
                    asyncio.to_thread(ann.open_table, server, None, seats=2),
                ]
                answers = await asyncio.gather(*asked, return_exceptions=True)
        finally:
            locked.close()
        refusals = [answer for answer in answers if isinstance(answer, Refusal)]
        assert refusals, "nothing was refused"
        for refusal in refusals:
            assert str(refusal.code).startswith("server_")
            for word in ("database", "locked", "sqlite"):
                assert word not in str(refusal).lower()

    with ServerProcess(tmp_path, sqlite_database) as server:
        asyncio.run(story(server))
        assert "Traceback" not in server.log_text
        assert not any("trace" in line for line in server.log)
        assert any(line["level"] == "error" and "reason" in line for line in server.log)

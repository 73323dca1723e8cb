"""The parts of the server that need no socket."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from pathlib import Path

import pytest

from linko import ServerError
from linko.bus import LocalBus, Message
from linko.bus.messages import TakenUp
from linko.server.bot_workers.bot_workers import BotWorkers
from linko.server.bot_workers.levels import LEVELS as BOT_LEVELS
from linko.server.connection import LARGEST_QUEUE, LONGEST_QUEUE, Connection
from linko.server.limits import RATES, Limits
from linko.server.live_table import LiveTable
from linko.server.logs import JsonLines
from linko.server.tables import Tables
from linko.store import Store, StoreConflict, migrate
from linko.table import LEVELS, Person, Settings, SystemChance
from linko.table.commands import Sit, Start
from tests.server.fake_socket import FakeSocket
from tests.server.inside import Server, server_inside

ANN = Person("a", "Ann")


def test_every_level_of_a_table_has_a_bot() -> None:
    assert tuple(BOT_LEVELS) == LEVELS


@pytest.mark.parametrize("kind", RATES)
def test_a_rate_limit_allows_a_burst_and_then_a_steady_rate(kind: str) -> None:
    limits, rate = Limits(), RATES[kind]
    for _ in range(rate.at_once):
        limits.check(kind, "ann", 0.0)
    with pytest.raises(ServerError) as error:
        limits.check(kind, "ann", 0.0)
    assert error.value.code == "server_too_fast"
    limits.check(kind, "ben", 0.0)
    limits.check(kind, "ann", 1 / rate.per_second + 0.001)
    with pytest.raises(ServerError):
        limits.check(kind, "ann", 1 / rate.per_second + 0.001)


def test_limits_can_be_raised_and_switched_off() -> None:
    double = Limits(2.0)
    for _ in range(2 * RATES["guest"].at_once):
        double.check("guest", "ann", 0.0)
    off = Limits(0.0)
    for _ in range(1000):
        off.check("guest", "ann", 0.0)


def test_a_clock_that_jumps_back_refills_nothing() -> None:
    limits = Limits()
    for _ in range(RATES["guest"].at_once):
        limits.check("guest", "ann", 1000.0)
    with pytest.raises(ServerError):
        limits.check("guest", "ann", 0.0)


async def nothing(_: Connection) -> bytes:
    return b""


def test_a_slow_reader_gets_a_snapshot_instead_of_the_queue() -> None:
    async def play() -> tuple[list[bytes], int]:
        async def resync(connection: Connection) -> bytes:
            connection.is_lost = False
            return b"snapshot"

        socket = FakeSocket()
        connection = Connection(ANN, socket, resync)
        connection.send(b"0")
        socket.is_writable = False
        for number in range(1, LONGEST_QUEUE + 10):
            connection.send(b"%d" % number)
        socket.resume()
        while b"snapshot" not in socket.written:
            await asyncio.sleep(0)
        connection.send(b"after")
        return socket.written, connection.resyncs

    written, resyncs = asyncio.run(play())
    assert written == [b"0", b"snapshot", b"after"]
    assert resyncs == 1


def test_a_reader_that_pauses_for_a_moment_misses_nothing() -> None:
    socket = FakeSocket()
    connection = Connection(ANN, socket, nothing)
    for number in range(4):
        socket.is_writable = number != 1
        connection.send(b"%d" % number)
    assert socket.written == [b"0"], "the order is kept"
    socket.resume()
    assert socket.written == [b"0", b"1", b"2", b"3"]


def test_a_slow_reader_of_long_messages_gets_a_snapshot_before_they_use_much_memory() -> None:
    socket = FakeSocket()
    connection = Connection(ANN, socket, nothing)
    socket.is_writable = False
    connection.send(b"x" * 2 * LARGEST_QUEUE)
    assert connection.resyncs == 0, "one message always fits"
    connection.send(b"x")
    assert connection.is_lost

    socket = FakeSocket()
    connection = Connection(ANN, socket, nothing)
    for _ in range(3):  # what has already been written does not count
        socket.is_writable = False
        for _ in range(8):
            connection.send(b"x" * (LARGEST_QUEUE // 8 - 10))
        socket.resume()
    assert not connection.is_behind
    assert len(socket.written) == 24
    socket.is_writable = False
    for _ in range(9):
        assert not connection.is_lost
        connection.send(b"x" * (LARGEST_QUEUE // 8 - 10))
    assert connection.is_lost


def test_a_closed_connection_writes_what_is_queued_and_nothing_more() -> None:
    async def play() -> None:
        socket = FakeSocket()
        connection = Connection(ANN, socket, nothing)
        socket.is_writable = False
        connection.send(b"one")
        connection.close(1012)
        connection.send(b"two")
        assert socket.written == []
        socket.resume()
        assert (socket.written, socket.code) == ([b"one"], 1012)

    asyncio.run(play())


def test_closing_a_connection_does_not_wait_for_a_client_that_does_not_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        socket = FakeSocket()
        connection = Connection(ANN, socket, nothing)
        socket.is_writable = False
        connection.send(b"one")
        connection.close(1012)
        connection.close(1000)
        codes = [socket.code]
        await asyncio.wait_for(connection.wait_until_ended(), 30)
        assert (socket.written, [*codes, socket.code]) == ([], [None, 1012])

    monkeypatch.setattr("linko.server.connection.DRAIN_SECONDS", 0.01)
    asyncio.run(play())


def test_a_connection_whose_snapshot_fails_is_closed(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async def resync(_: Connection) -> bytes:
            raise ZeroDivisionError

        socket = FakeSocket()
        connection = Connection(ANN, socket, resync)
        connection.lose_track()
        await asyncio.wait_for(connection.wait_until_ended(), 30)
        assert (socket.written, socket.code) == ([], 1012)

    asyncio.run(play())
    assert "a snapshot failed" in caplog.text


def test_a_client_that_fell_behind_receives_nothing_before_its_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> bytes:
        raise ZeroDivisionError

    async def play(live: LiveTable) -> None:
        connection = Connection(ANN, FakeSocket(), nothing)
        connection.is_lost = True
        with monkeypatch.context() as patched:
            patched.setattr("linko.server.live_table.snapshot", failing)
            with pytest.raises(ZeroDivisionError):
                await live.resync(connection)
        assert connection.is_lost
        await live.resync(connection)
        assert not connection.is_lost

    with server_inside(tmp_path) as server:
        live = server.hub.tables.in_memory(server.guest().opens())
        assert live is not None
        server.do(play(live))


def test_the_bus_notifies_every_listener() -> None:
    bus = LocalBus()
    heard: list[Message] = []

    def hear(_: str, message: Message) -> None:
        heard.append(message)

    bus.subscribe("table", hear)
    bus.subscribe("table", hear)
    first = TakenUp("table", 1.0)
    bus.publish("table", first)
    bus.publish("another", TakenUp("another", 2.0))
    assert heard == [first]
    bus.unsubscribe("table", hear)
    bus.unsubscribe("table", hear)
    bus.publish("table", TakenUp("table", 3.0))
    assert heard == [first]


def test_logs_are_json_lines_that_shorten_tables() -> None:
    record = logging.makeLogRecord(
        {"name": "linko.x", "levelname": "INFO", "msg": "hello %s", "args": ("you",), "created": 0}
    )
    record.table = "abcdefghijkl"
    record.count = 3
    record.thing = ["x"]
    assert json.loads(JsonLines().format(record)) == {
        "at": "1970-01-01T00:00:00Z",
        "level": "info",
        "from": "linko.x",
        "message": "hello you",
        "table": "abcdef",
        "count": 3,
        "thing": "['x']",
    }


def conflict_once(server: Server, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Make the next append fail, as if another process had been faster or the disk were full."""
    real = server.hub.store.append

    async def failing(*_: object, **__: object) -> None:
        monkeypatch.setattr(server.hub.store, "append", real)
        raise error

    monkeypatch.setattr(server.hub.store, "append", failing)


def test_changes_refused_by_the_store_are_not_sent_and_the_table_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server_inside(tmp_path) as server:
        ann = server.guest()
        table = ann.opens(seats=3)
        before = ann.looks(table)
        conflict_once(server, monkeypatch, OSError("the disk is full"))
        refused = ann.commands(table, "seat_bot", seat=1, level="kitten")
        assert (refused.status, refused.code) == (500, "server_broken")
        assert ann.looks(table) == before
        assert ann.commands(table, "seat_bot", seat=1, level="kitten").status == 200


def test_a_command_that_meets_a_conflict_is_applied_to_the_reloaded_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server_inside(tmp_path) as server:
        ann = server.guest()
        table = ann.opens(seats=3)
        old = server.hub.tables.in_memory(table)
        conflict_once(server, monkeypatch, StoreConflict("store_conflict", table="t"))
        done = ann.commands(table, "seat_bot", seat=1, level="kitten")
        assert (done.status, done.data["version"]) == (200, 2)
        assert server.hub.tables.in_memory(table) is not old


def test_a_stopping_server_accepts_no_more_commands(tmp_path: Path) -> None:
    with server_inside(tmp_path) as server:
        ann = server.guest()
        table = ann.opens()
        server.do(server.hub.say_goodbye())
        refused = ann.ask("GET", f"/api/tables/{table}")
        assert (refused.status, refused.code) == (503, "server_stopping")
        assert ann.ask("GET", "/readyz").status == 503
        assert ann.ask("GET", "/healthz").status == 200


@pytest.mark.parametrize(
    "line", ['{"change":{"type":"moved","game":"x","number":1}}', '{"change":']
)
def test_a_log_that_cannot_be_read_closes_only_its_own_table(tmp_path: Path, line: str) -> None:
    with server_inside(tmp_path) as server:
        ann = server.guest()
        table = ann.opens(seats=2, starter=0)
        ann.commands(table, "start", fill="greedy")
        move = ann.looks(table)["own"]["legal_moves"][0]
        ann.commands(table, "move", number=1, move=move, game=ann.looks(table)["game"]["id"])
        live = server.hub.tables.in_memory(table)
        assert live is not None
        version = live.table.version

        async def drop() -> None:
            await live.finish()

        server.do(drop())
        with sqlite3.connect(tmp_path / "linko.db") as database:
            database.execute("update log set data = ? where version = 3", (line,))
        database.close()
        seen = ann.looks(table)
        assert seen["table"]["status"] == "closed"
        assert seen["table"]["closed_because"] == "no_longer_replays"
        assert seen["version"] >= version
        refused = ann.commands(table, "rematch")
        assert (refused.status, refused.code) == (409, "table_closed")
        assert ann.ask("GET", f"/api/tables/{ann.opens()}").status == 200


def test_changes_made_by_one_process_reach_clients_of_another(tmp_path: Path) -> None:
    """Two sets of live tables with one store and one bus represent two processes."""

    async def play() -> None:
        url = f"sqlite:///{tmp_path}/shared.db"
        await migrate(url)
        store, bus = await Store.open(url), LocalBus()
        here, there = (
            Tables(store, bus, BotWorkers().choose, now=lambda: 1.0, chance=SystemChance())
            for _ in range(2)
        )
        ben = Person("b", "Ben")
        live = await here.open(Settings(seats=2), ANN)
        other = await there.find(live.table.id)
        socket = FakeSocket()
        heard = socket.written
        connection = Connection(ben, socket, other.resync)
        await other.enter(connection, None)
        await live.command(Sit("s", 1), ben)
        while len(heard) < 2:
            await asyncio.sleep(0)
        assert json.loads(heard[0])["type"] == "table"
        assert json.loads(heard[-1])["events"][0]["type"] == "sat"
        assert other.table.version == live.table.version
        await other.command(Start("go"), ANN)
        while live.table.version < other.table.version:
            await asyncio.sleep(0)
        assert live.table.dealt is not None
        assert other.table.dealt is not None
        assert live.table.dealt.id == other.table.dealt.id
        connection.close(1000)
        await here.stop()
        await there.stop()
        await store.close()

    asyncio.run(play())

"""What people see after they, or the real server, come back."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import pytest

from linko.store import Store
from linko.table import Status, decode_entry
from linko.table.commands import Decide
from linko.table.log import Closed, Moved, Returned, StoodIn
from linko.wire.to_client import Accepted, MoveMade, Snapshot
from tests.server.crowd import Crowd
from tests.server.people import Guest, Visit, new_guest
from tests.server.process import ServerProcess, until


@pytest.fixture
def server(tmp_path: Path, sqlite_database: str) -> Iterator[ServerProcess]:
    """A server that may be killed and started again."""
    with ServerProcess(tmp_path, sqlite_database) as running:
        yield running


def two_people(server: ServerProcess, **settings: object) -> tuple[Guest, Guest, str]:
    """A running table of Ann and Ben; Ann starts."""
    ann, ben = new_guest(server, "Ann"), new_guest(server, "Ben")
    table = ann.open_table(server, None, seats=2, starter=0, **settings)
    ben.command(server, table, "sit", seat=1)
    ann.command(server, table, "start")
    return ann, ben, table


def turns(server: ServerProcess, guest: Guest) -> list[bool]:
    """For each table of a guest, whether it is their turn."""
    return [found["your_turn"] for found in guest.ask(server, "GET", "/api/my/tables")]


def play_by_http(server: ServerProcess, guests: list[Guest], table: str, decisions: int) -> None:
    """Make the first legal move this number of times."""
    for _ in range(decisions):
        for guest in guests:
            seen = guest.ask(server, "GET", f"/api/tables/{table}")
            if moves := seen["own"]["legal_moves"]:
                number = seen["game"]["number"]
                guest.command(server, table, "move", number=number, move=moves[0])
                break


async def decide(visit: Visit) -> None:
    """Make the first legal move."""
    assert visit.own is not None
    assert visit.game is not None
    move = visit.own.legal_moves[0]
    answer = await visit.do(Decide(uuid4().hex, visit.game.number, move))
    assert isinstance(answer, Accepted)


async def lines(database: str, table: str) -> list[object]:
    """The changes in a table's log."""
    store = await Store.open(database)
    try:
        return [
            decode_entry(entry.version, entry.at, entry.data).change
            for entry in await store.entries(table)
        ]
    finally:
        await store.close()


def test_a_table_without_a_clock_waits_after_a_crash_and_says_whose_turn_it_is(
    server: ServerProcess,
) -> None:
    ann, ben, table = two_people(server)
    play_by_http(server, [ann, ben], table, 1)
    before = turns(server, ann), turns(server, ben)
    server.kill()
    server.start()
    assert (turns(server, ann), turns(server, ben)) == before
    assert sorted(turns(server, ann) + turns(server, ben)) == [False, True]
    play_by_http(server, [ann, ben], table, 3)
    seen = ann.ask(server, "GET", f"/api/tables/{table}")
    assert seen["game"]["number"] == 5
    assert seen["version"] == 3 + 4


def test_after_a_crash_the_clock_gives_the_full_time_for_the_decision(
    server: ServerProcess, sqlite_database: str
) -> None:
    ann, ben, table = two_people(server, clock={"bank": 600, "per_decision": 100})
    kira, _, other = two_people(server, clock={"bank": 0, "per_decision": 1})
    play_by_http(server, [ann, ben], table, 1)
    before = ann.ask(server, "GET", f"/api/tables/{table}")
    server.kill()
    server.start()
    after = ann.ask(server, "GET", f"/api/tables/{table}")
    clock = after["game"]["clock"]
    assert clock["since"] > before["at"]
    assert clock["banks"] == before["game"]["clock"]["banks"] == [600, 600]
    assert clock["runs"]

    async def stood_in() -> None:
        """The clock of Kira's table runs although nobody requests the table."""
        changes: list[object] = []
        while not any(isinstance(change, StoodIn) and change.seat == 0 for change in changes):
            changes = await lines(sqlite_database, other)
            await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(stood_in(), 60))

    async def come_back() -> None:
        async with await kira.enter(server, other) as visit:
            assert visit.table is not None
            assert visit.table.seats[0].stand_in is None

    asyncio.run(come_back())
    changes = asyncio.run(lines(sqlite_database, other))
    assert any(isinstance(change, Returned) and change.seat == 0 for change in changes)


@pytest.mark.slow
def test_bots_continue_by_themselves_after_a_crash(
    server: ServerProcess, sqlite_database: str
) -> None:
    ann = new_guest(server, "Ann")
    table = ann.open_table(server, "kitten", seats=4, starter=0)
    server.kill()
    server.start()
    ann.command(server, table, "leave_table")
    server.kill()
    server.start()

    async def over() -> None:
        """Nobody requests the table; only the database shows that the game continues."""
        while True:
            store = await Store.open(sqlite_database)
            row = await store.table(table)
            await store.close()
            assert row is not None
            if row.status.value == "finished":
                return
            await asyncio.sleep(0.1)

    asyncio.run(asyncio.wait_for(over(), 60))
    (game,) = ann.ask(server, "GET", "/api/my/games")
    record = ann.ask(server, "GET", f"/api/games/{game['id']}")
    assert record["stood_in"] == [
        {"seat": 0, "reason": "left", "from": 1, "to": len(record["moves"])}
    ]


def test_the_job_of_a_killed_worker_is_given_to_another(server: ServerProcess) -> None:
    async def story() -> None:
        ann = new_guest(server, "Ann")
        table = ann.open_table(server, "greedy", seats=4, starter=0)
        await until(lambda: server.workers, "a worker has been started")
        async with await ann.enter(server, table) as visit:
            for _ in range(3):
                assert visit.own is not None
                while not visit.own.legal_moves:
                    await visit.hear()
                await decide(visit)
                for worker in server.workers:
                    server.kill_worker(worker)
        assert server.log_text.count("ended with status -9") >= 3

    asyncio.run(story())


def change_move(database: str, table: str, number: int, data: str) -> None:
    """Replace a move in the log."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection, connection:
        changed = connection.execute(
            "UPDATE log SET data = ? WHERE table_id = ? AND number = ?", (data, table, number)
        )
        assert changed.rowcount == 1


def test_a_game_that_no_longer_replays_is_closed_with_a_reason_and_the_server_runs_on(
    server: ServerProcess, sqlite_database: str
) -> None:
    ann, ben, whole = two_people(server)
    *pair, illegal = two_people(server)
    other_pair = two_people(server, clock={"bank": 600, "per_decision": 600})
    for people, table in (([ann, ben], whole), (pair, illegal), (other_pair[:2], other_pair[2])):
        play_by_http(server, list(people), table, 3)
    unheard = other_pair[2]
    server.kill()
    move = {"type": "moved", "game": "g", "number": 2, "seat": 0, "move": "13-13-13-13-13-13-13-13"}
    change_move(sqlite_database, illegal, 2, json.dumps({"change": move}))
    change_move(sqlite_database, unheard, 2, '{"change":{"type":"unheard_of"}}')
    for _ in range(2):  # the second time they are closed already
        server.start()
        for guest, table in ((pair[0], illegal), (other_pair[0], unheard)):
            seen = guest.ask(server, "GET", f"/api/tables/{table}")
            assert seen["table"]["closed_because"] == "no_longer_replays"
            assert guest.ask(server, "GET", "/api/my/tables") == []
            log = asyncio.run(entries(sqlite_database, table))
            assert b"no_longer_replays" in log[-1]
            assert b"no_longer_replays" not in log[-2]
        play_by_http(server, [ann, ben], whole, 2)
        server.kill()
    assert isinstance(asyncio.run(lines(sqlite_database, whole))[-1], Moved)
    assert isinstance(asyncio.run(lines(sqlite_database, illegal))[-1], Closed)


async def entries(database: str, table: str) -> list[bytes]:
    """The lines of a table's log as they are stored."""
    store = await Store.open(database)
    try:
        return [entry.data for entry in await store.entries(table)]
    finally:
        await store.close()


@pytest.mark.slow
def test_a_backup_made_while_games_run_can_be_served_by_another_server(
    server: ServerProcess, sqlite_database: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"

    async def story() -> None:
        crowd = Crowd(server, seed=8)
        crowd.sit_down(4)
        crowd.sit_down(2, rounds=1)
        try:
            crowd.play()
            await crowd.wait_for(60)
            known = [ledger.highest for ledger in crowd.ledgers]
            command = [sys.executable, "-m", "linko", "backup", str(copy)]
            done = await asyncio.to_thread(
                subprocess.run,
                [*command, "--database", sqlite_database],
                capture_output=True,
                text=True,
                check=False,
            )
            assert (done.returncode, done.stderr) == (0, "")
            await crowd.wait_for(20)
        finally:
            await crowd.leave()
        server.kill()
        folder = tmp_path / "second"
        folder.mkdir()
        with ServerProcess(folder, f"sqlite:///{copy}") as second:
            crowd.server = second
            for ledger, version in zip(crowd.ledgers, known, strict=True):
                visit = [
                    await player.guest.enter(second, ledger.table)
                    for player in crowd.players
                    if player.ledger is ledger
                ]
                assert version <= visit[0].version <= ledger.highest
                for one in visit:
                    if one.own is not None and one.own.legal_moves:
                        await decide(one)
                    await one.socket.close()

    asyncio.run(story())


def test_a_returning_client_receives_what_it_missed_or_a_snapshot_if_it_missed_too_much(
    server: ServerProcess,
) -> None:
    ann, ben, table = two_people(server)
    play_by_http(server, [ann, ben], table, 8)

    async def story() -> None:
        async with await ben.enter(server, table) as watching:
            version = watching.version
            assert watching.heard[0].missed is None  # type: ignore[union-attr] # a snapshot
        for missed in (0, 1, 3):
            async with await ann.enter(server, table, seen=version - missed) as visit:
                first = visit.heard[0]
                assert isinstance(first, Snapshot)
                assert first.missed is not None
                numbers = [event.number for event in first.missed if isinstance(event, MoveMade)]
                assert numbers == list(range(9 - missed, 9))
        for unknown in (version + 1, 0, 999_999_999):
            async with await ann.enter(server, table, seen=unknown) as visit:
                first = visit.heard[0]
                assert isinstance(first, Snapshot)
                assert first.missed is None
                assert first.table.status is Status.RUNNING

    asyncio.run(story())

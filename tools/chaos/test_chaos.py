"""The short form of `make chaos`: every kind of fault once while a crowd plays."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from pathlib import Path

import pytest
from tests.bus import redis_server
from tests.server.crowd import Crowd, Ledger, compare
from tests.server.process import ServerProcess
from tests.store import postgres

from linko.store import Store
from linko.table.commands import Decide
from tools.chaos.faults import FAULTS, fill_disk
from tools.chaos.story import Plan, tell

TABLES = 10


@pytest.mark.slow
def test_no_fault_loses_or_doubles_a_move_or_punishes_anybody() -> None:
    seed = random.randrange(10**9)
    print(f"the seed is {seed}")
    plan = Plan(faults=len(FAULTS), tables=TABLES, servers=3, seed=seed)
    try:
        with tempfile.TemporaryDirectory() as folder:  # PostgreSQL's user may enter it
            figures = asyncio.run(tell(Path(folder), plan, lambda *_: None))
    except (postgres.Unavailable, redis_server.Unavailable) as reason:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(f"NOT TESTED with real faults: {reason}")
    print(figures)
    done = figures["faults"]
    assert isinstance(done, dict)
    assert {fault.__name__ for fault in FAULTS} - set(done) <= {fill_disk.__name__}
    assert figures["tables"] == TABLES


def lose_a_seen_move(ledger: Ledger) -> None:
    (game, number), told = max(ledger.moves.items())
    ledger.moves[game, number + 1] = told


def see_another_move(ledger: Ledger) -> None:
    first = min(ledger.moves)
    ledger.moves[first] = (ledger.moves[first][0], "another")


def see_another_order(ledger: Ledger) -> None:
    one, other, *_ = ledger.versions
    ledger.versions[one], ledger.versions[other] = ledger.versions[other], ledger.versions[one]


def lose_an_accepted_command(ledger: Ledger) -> None:
    person, _ = next(iter(ledger.accepted))
    ledger.accepted[person, "lost"] = (ledger.highest, Decide("lost", 1, "5"))


def see_a_later_version(ledger: Ledger) -> None:
    ledger.highest += 1


def test_the_check_notices_what_was_lost_or_changed(tmp_path: Path, sqlite_database: str) -> None:
    async def story() -> None:
        crowd = Crowd(server, seed=1)
        crowd.sit_down(2)
        crowd.play()
        await crowd.wait_for(20)
        await crowd.go_home(60)
        (ledger,) = crowd.ledgers
        assert server.stop() == 0
        store = await Store.open(sqlite_database)
        try:
            assert await compare(store, ledger) == len(ledger.moves)
            for harm in (
                lose_a_seen_move,
                see_another_move,
                see_another_order,
                lose_an_accepted_command,
                see_a_later_version,
            ):
                harmed = Ledger(
                    ledger.table,
                    ledger.has_clock,
                    ledger.highest,
                    dict(ledger.moves),
                    dict(ledger.versions),
                    dict(ledger.accepted),
                )
                harm(harmed)
                with pytest.raises(AssertionError):
                    await compare(store, harmed)
        finally:
            await store.close()

    with ServerProcess(tmp_path, sqlite_database) as server:
        asyncio.run(story())

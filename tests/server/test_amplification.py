"""A small input never causes a large output; measured on a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from linko.server.limits import RATES
from linko.server.name_changes import RENAME_SECONDS
from linko.store import Store
from linko.table import decode_entry
from linko.table.log import Renamed
from tests.server.people import Guest, Presence, Refusal, Visit, new_guest
from tests.server.process import ServerProcess

SPECTATORS = 1000
TABLES = 12
RENAMES = 150


async def names_in_log(database: str, table: str) -> list[str]:
    """All new names in the log of a table."""
    store = await Store.open(database)
    try:
        entries = await store.entries(table)
    finally:
        await store.close()
    changes = [decode_entry(entry.version, entry.at, entry.data).change for entry in entries]
    return [change.person.name for change in changes if isinstance(change, Renamed)]


async def listen(visit: Visit) -> None:
    """Read all messages."""
    await visit.hear_to_the_end()


def test_presence_of_a_crowd_is_sent_as_counts_once_a_second(
    tmp_path: Path, sqlite_database: str
) -> None:
    async def story(server: ServerProcess) -> None:
        ann = new_guest(server, "Ann")
        table = ann.open_table(server, None, seats=2)
        crowd = [new_guest(server, f"Guest {number}") for number in range(SPECTATORS)]
        loop = asyncio.get_running_loop()
        async with await ann.enter(server, table) as host:
            began = loop.time()
            visits = [await guest.enter(server, table) for guest in crowd]
            await host.hear_until(
                lambda told: isinstance(told, Presence) and told.spectators == SPECTATORS
            )
            reading = [asyncio.create_task(listen(visit)) for visit in visits]
            seconds = loop.time() - began
            for visit in visits:
                await visit.socket.close()
            await asyncio.gather(*reading)
            all_seconds = loop.time() - began
            told = host.all_of(Presence)
            assert len(told) <= seconds + 2, "at most one message per second after the first"
            assert all(len(one.present) == 2 for one in told)
            sent = sum(len(visit.all_of(Presence)) for visit in visits)
            assert sent <= SPECTATORS * (all_seconds + 2)
            assert sent < SPECTATORS * (SPECTATORS - 1) / 2 / 4, "not one message per arrival"

    with ServerProcess(tmp_path, sqlite_database, connections_per_address=2 * SPECTATORS) as server:
        asyncio.run(story(server))


def test_the_newest_presence_is_always_sent(tmp_path: Path, sqlite_database: str) -> None:
    """Somebody who comes and leaves within a second is not shown as present."""

    async def story(server: ServerProcess) -> None:
        ann, ben = new_guest(server, "Ann"), new_guest(server, "Ben")
        table = ann.open_table(server, None, seats=2)
        ben.command(server, table, "sit", seat=1)
        async with await ann.enter(server, table) as host:
            for _ in range(3):
                async with await ben.enter(server, table):
                    pass
            first = await host.hear_of(Presence)
            assert first.present == (True, True)
            await host.hear_until(
                lambda told: isinstance(told, Presence) and told.present == (True, False)
            )

    with ServerProcess(tmp_path, sqlite_database) as server:
        asyncio.run(story(server))


def test_repeated_renaming_writes_one_log_line_per_table_within_seconds(
    tmp_path: Path, sqlite_database: str
) -> None:
    """This holds even while sockets are opened repeatedly; the newest name wins."""

    async def story(server: ServerProcess) -> None:
        ann = new_guest(server, "Ann")
        tables = [ann.open_table(server, None, seats=2) for _ in range(TABLES)]
        visits = [await ann.enter(server, table) for table in tables]
        loop = asyncio.get_running_loop()
        began = loop.time()
        for number in range(RENAMES):
            rename(ann, server, f"Ann {number + 2}")
            if number % 10 == 0:
                await visits[0].socket.close()
                visits[0] = await ann.enter(server, tables[0])
        last = f"Ann {RENAMES + 1}"
        for visit in visits:
            while visit.table is None or visit.table.seats[0].name != last:
                await visit.hear()
        seconds = loop.time() - began
        for visit, table in zip(visits, tables, strict=True):
            await visit.socket.close()
            written = await names_in_log(server.database, table)
            assert written[-1] == last
            assert len(written) <= seconds / RENAME_SECONDS + 2
            assert len(written) < RENAMES / 10

    with ServerProcess(tmp_path, sqlite_database) as server:
        asyncio.run(story(server))


def rename(guest: Guest, server: ServerProcess, name: str) -> None:
    guest.ask(server, "PATCH", "/api/me", {"name": name})


def test_renaming_is_rate_limited(tmp_path: Path, sqlite_database: str) -> None:
    with ServerProcess(tmp_path, sqlite_database, rate_scale=1) as server:
        ann = new_guest(server, "Ann")
        for number in range(RATES["rename"].at_once):
            rename(ann, server, f"Ann {number + 2}")
        with pytest.raises(Refusal) as refused:
            rename(ann, server, "Anna")
        assert (refused.value.status, refused.value.code) == (429, "server_too_fast")


def test_names_at_a_table_look_different(tmp_path: Path, sqlite_database: str) -> None:
    async def story(server: ServerProcess) -> None:
        ann, other = new_guest(server, "Ann"), new_guest(server, "Аnn")
        table = ann.open_table(server, None, seats=3)
        with pytest.raises(Refusal) as refused:
            other.command(server, table, "sit", seat=1)
        assert (refused.value.status, refused.value.code) == (409, "table_name_taken")
        suggestion = refused.value.data["params"]["suggestion"]
        rename(other, server, suggestion)
        other.command(server, table, "sit", seat=1)
        async with await other.enter(server, table) as visit:
            with pytest.raises(Refusal) as refused:
                rename(other, server, "ANN")
            assert refused.value.code == "table_name_taken"
            assert visit.table is not None
            assert [seat.name for seat in visit.table.seats] == ["Ann", suggestion, ""]

    with ServerProcess(tmp_path, sqlite_database) as server:
        for name in ("Bolynx", "kitten", "Сalux"):
            with pytest.raises(Refusal) as refused:
                new_guest(server, name)
            assert (refused.value.status, refused.value.code) == (409, "table_name_of_bot")
        for name in ("\u3164", "Ann\u200b", "\u2800\u2800"):
            with pytest.raises(Refusal) as refused:
                new_guest(server, name)
            assert (refused.value.status, refused.value.code) == (400, "server_bad_name")
        asyncio.run(story(server))

"""Guests unseen for long are forgotten: identity, bots, and their names wherever they stand."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from linko.store import Eraser, Store, TableRow
from linko.store.erasure import RECORDS_AT_ONCE
from linko.table import Status
from tests.store.entries import add_table, bot, entry, game, guest, with_store


def rewrite(data: bytes, identity: str) -> bytes:
    """As a table might: an entry is an object of identities and names."""
    return json.dumps(
        {who: "guest" if who == identity else name for who, name in json.loads(data).items()}
    ).encode()


ERASER = Eraser(rewrite, rewrite)

NAMES = b'{"ann": "Ann", "bo": "Bo"}'
FORGOTTEN = b'{"ann": "guest", "bo": "Bo"}'


async def played(store: Store, id: str = "t", status: Status = Status.FINISHED) -> TableRow:
    """Ann and Bo at a table."""
    row = await add_table(store, id, status=status, summary=NAMES, members=("ann", "bo"))
    finished = [game(f"game at {id}", id, 5.0, "ann", "bo")]
    await store.append(id, [entry(2, NAMES), entry(3, b'{"bo": "Bo"}')], finished=finished)
    return row


async def add_ann_and_bo(store: Store) -> None:
    await store.add_identity(guest("ann", seen_at=10.0))
    await store.add_identity(guest("bo", seen_at=50.0))


@with_store
async def test_a_forgotten_guest_is_nowhere_and_the_others_stay(store: Store) -> None:
    await add_ann_and_bo(store)
    row = await played(store)
    assert await store.forget_guests(20.0, ERASER) == 1
    assert await store.identity("ann") is None
    assert [found.data for found in await store.entries("t")] == [b"{}", FORGOTTEN, b'{"bo": "Bo"}']
    assert await store.table("t") == replace(row, summary=FORGOTTEN, members=("bo",))
    found = await store.game("game at t")
    assert found is not None
    assert found.record == b'{"linko":1,"id":"game at t","seats":["guest","bo"]}'
    assert found.players == ((1, "bo"),)
    assert await store.games_of("ann", 5) == ()
    assert await store.tables_of("ann", 5) == ()
    assert await store.games_of("bo", 5) == (found,)
    assert await store.identity("bo") is not None
    assert await store.forget_guests(20.0, ERASER) == 0


@with_store
async def test_all_records_are_rewritten_however_many(store: Store) -> None:
    await add_ann_and_bo(store)
    await add_table(store, "t", status=Status.FINISHED, members=("ann",))
    several = RECORDS_AT_ONCE * 2 + 5
    games = [game(f"g{number}", "t", 5.0, "bo", "ann") for number in range(several)]
    await store.append("t", [], finished=games)
    assert await store.forget_guests(20.0, ERASER) == 1
    records = [json.loads(record) async for record in store.all_games_of("bo")]
    assert [record["seats"] for record in records] == [["bo", "guest"]] * several


@with_store
async def test_who_was_seen_is_not_forgotten(store: Store) -> None:
    await add_ann_and_bo(store)
    await played(store)
    assert await store.forget_guests(10.0, ERASER) == 0
    assert (await store.entries("t"))[1].data == NAMES


@pytest.mark.parametrize("status", [Status.OPEN, Status.RUNNING])
def test_a_guest_at_a_table_that_is_not_over_is_kept_until_it_is(
    database: str, status: Status
) -> None:
    @with_store
    async def story(store: Store) -> None:
        await add_ann_and_bo(store)
        await played(store, "over")
        row = await played(store, "going on", status)
        row = replace(row, changed_at=25.0)
        await store.append("going on", [], row=row)
        assert await store.forget_guests(20.0, ERASER) == 0
        assert (await store.entries("over"))[1].data == NAMES
        await store.append("going on", [entry(4)], row=replace(row, status=Status.CLOSED))
        assert await store.forget_guests(20.0, ERASER) == 1
        for table in ("over", "going on"):
            assert (await store.entries(table))[1].data == FORGOTTEN

    story(database)


@with_store
async def test_a_guest_is_forgotten_where_nothing_happened_for_as_long(store: Store) -> None:
    await add_ann_and_bo(store)
    await played(store, "abandoned", Status.RUNNING)
    assert await store.forget_guests(20.0, ERASER) == 1
    assert (await store.entries("abandoned"))[1].data == FORGOTTEN


@with_store
async def test_bots_are_forgotten_with_their_owner_and_hold_it_as_long_as_they_play(
    store: Store,
) -> None:
    await add_ann_and_bo(store)
    await store.add_identity(bot("robot", owner="ann"))
    data = b'{"robot": "Anns Robot"}'
    row = await add_table(
        store, "t", status=Status.RUNNING, summary=data, members=("robot",), changed_at=25.0
    )
    await store.append("t", [entry(2, data)], finished=[game("g", "t", 5.0, "robot")])
    assert await store.forget_guests(20.0, ERASER) == 0
    await store.append("t", [], row=replace(row, status=Status.FINISHED))
    assert await store.forget_guests(20.0, ERASER) == 1
    assert await store.identity("robot") is None
    assert (await store.entries("t"))[1].data == b'{"robot": "guest"}'
    found = await store.game("g")
    assert found is not None
    assert b"obot" not in found.record


@with_store
async def test_bots_are_no_guests(store: Store) -> None:
    await store.add_identity(guest("ann", seen_at=50.0))
    await store.add_identity(bot("robot", owner="ann"))
    assert await store.forget_guests(20.0, ERASER) == 0
    assert await store.identity("robot") is not None


@with_store
async def test_who_comes_back_while_being_forgotten_stays(store: Store) -> None:
    await add_ann_and_bo(store)
    await played(store)
    loop = asyncio.get_running_loop()
    coming: list[asyncio.Task[None]] = []

    def come_back() -> None:
        if not coming:
            coming.append(asyncio.create_task(store.seen({"ann": 100.0})))

    def meanwhile(data: bytes, identity: str) -> bytes:
        loop.call_soon_threadsafe(come_back)
        return rewrite(data, identity)

    assert await store.forget_guests(20.0, Eraser(meanwhile, meanwhile)) == 0
    await coming[0]
    assert await store.identity("ann") == guest("ann", seen_at=100.0)


@with_store
async def test_a_rewriting_that_fails_changes_nothing_and_can_be_repeated(store: Store) -> None:
    await add_ann_and_bo(store)
    await played(store)

    def broken(data: bytes, identity: str) -> bytes:
        if data == b'{"bo": "Bo"}':
            raise ValueError("broken")
        return rewrite(data, identity)

    with pytest.raises(ValueError, match="broken"):
        await store.forget_guests(20.0, Eraser(broken, broken))
    assert (await store.entries("t"))[1].data == NAMES
    assert await store.forget_guests(20.0, ERASER) == 1

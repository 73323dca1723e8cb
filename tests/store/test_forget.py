"""Guests not seen for a long time are deleted: identity, bots, and their names everywhere."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from linko.store import Eraser, Looks, Store, TableRow
from linko.store.erasure import RECORDS_AT_ONCE
from linko.table import Status
from tests.store.entries import add_table, bot, entry, game, guest, with_store


def rewrite(data: bytes, identity: str) -> bytes:
    """A simple eraser: an entry is an object of identities and names."""
    return json.dumps(
        {who: "guest" if who == identity else name for who, name in json.loads(data).items()}
    ).encode()


ERASER = Eraser(rewrite, rewrite)
APART = 1000.0
"""Seconds of running time between two checks."""


async def forget(store: Store, before: float, eraser: Eraser = ERASER) -> int:
    """Check twice, long enough apart; return the number of deleted guests."""
    assert await store.forget_guests(before, eraser, Looks(0.0, APART)) == 0
    return await store.forget_guests(before, eraser, Looks(APART, APART))


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
async def test_a_deleted_guest_is_removed_everywhere_and_others_stay(store: Store) -> None:
    await add_ann_and_bo(store)
    row = await played(store)
    assert await forget(store, 20.0) == 1
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
    assert await forget(store, 20.0) == 0


@with_store
async def test_all_records_are_rewritten(store: Store) -> None:
    await add_ann_and_bo(store)
    await add_table(store, "t", status=Status.FINISHED, members=("ann",))
    several = RECORDS_AT_ONCE * 2 + 5
    games = [game(f"g{number}", "t", 5.0, "bo", "ann") for number in range(several)]
    await store.append("t", [], finished=games)
    assert await forget(store, 20.0) == 1
    records = [json.loads(record) async for record in store.all_games_of("bo")]
    assert [record["seats"] for record in records] == [["bo", "guest"]] * several


@with_store
async def test_a_guest_seen_recently_is_not_deleted(store: Store) -> None:
    await add_ann_and_bo(store)
    await played(store)
    assert await forget(store, 10.0) == 0
    assert (await store.entries("t"))[1].data == NAMES


@pytest.mark.parametrize("status", [Status.OPEN, Status.RUNNING])
def test_a_guest_at_an_unfinished_table_is_kept_until_it_finishes(
    database: str, status: Status
) -> None:
    @with_store
    async def story(store: Store) -> None:
        await add_ann_and_bo(store)
        await played(store, "over")
        row = await played(store, "going on", status)
        row = replace(row, changed_at=25.0)
        await store.append("going on", [], row=row)
        assert await forget(store, 20.0) == 0
        assert (await store.entries("over"))[1].data == NAMES
        await store.append("going on", [entry(4)], row=replace(row, status=Status.CLOSED))
        assert await forget(store, 20.0) == 1
        for table in ("over", "going on"):
            assert (await store.entries(table))[1].data == FORGOTTEN

    story(database)


@with_store
async def test_a_guest_at_an_equally_old_open_table_is_deleted(
    store: Store,
) -> None:
    await add_ann_and_bo(store)
    await played(store, "abandoned", Status.OPEN)
    assert await forget(store, 20.0) == 1
    assert (await store.entries("abandoned"))[1].data == FORGOTTEN


@with_store
async def test_a_guest_at_a_running_table_is_never_deleted(store: Store) -> None:
    await add_ann_and_bo(store)
    await played(store, "going on", Status.RUNNING)
    assert await forget(store, 1e9) == 0
    assert (await store.entries("going on"))[1].data == NAMES


@with_store
async def test_deleting_takes_two_checks_far_enough_apart(store: Store) -> None:
    await add_ann_and_bo(store)
    for running in (0.0, 1.0, APART - 1):
        assert await store.forget_guests(20.0, ERASER, Looks(running, APART)) == 0
    assert await store.identity("ann") is not None
    assert await store.forget_guests(20.0, ERASER, Looks(APART, APART)) == 1


@with_store
async def test_a_clock_jump_corrected_between_the_checks_deletes_nobody(
    store: Store,
) -> None:
    await add_ann_and_bo(store)
    assert await store.forget_guests(1e9, ERASER, Looks(0.0, APART)) == 0
    assert await store.forget_guests(5.0, ERASER, Looks(APART / 2, APART)) == 0
    assert await store.forget_guests(1e9, ERASER, Looks(APART, APART)) == 0
    assert await store.identity("ann") is not None


@with_store
async def test_a_guest_seen_between_the_checks_is_unmarked(store: Store) -> None:
    await add_ann_and_bo(store)
    assert await store.forget_guests(20.0, ERASER, Looks(0.0, APART)) == 0
    await store.seen({"ann": 11.0})
    assert await store.forget_guests(20.0, ERASER, Looks(APART, APART)) == 0
    assert await store.forget_guests(20.0, ERASER, Looks(2 * APART, APART)) == 1


@with_store
async def test_bots_are_deleted_with_their_owner_and_keep_it_while_they_play(
    store: Store,
) -> None:
    await add_ann_and_bo(store)
    await store.add_identity(bot("robot", owner="ann"))
    data = b'{"robot": "Anns Robot"}'
    row = await add_table(
        store, "t", status=Status.RUNNING, summary=data, members=("robot",), changed_at=25.0
    )
    await store.append("t", [entry(2, data)], finished=[game("g", "t", 5.0, "robot")])
    assert await forget(store, 20.0) == 0
    await store.append("t", [], row=replace(row, status=Status.FINISHED))
    assert await forget(store, 20.0) == 1
    assert await store.identity("robot") is None
    assert (await store.entries("t"))[1].data == b'{"robot": "guest"}'
    found = await store.game("g")
    assert found is not None
    assert b"obot" not in found.record


@with_store
async def test_bots_are_not_deleted_as_guests(store: Store) -> None:
    await store.add_identity(guest("ann", seen_at=50.0))
    await store.add_identity(bot("robot", owner="ann"))
    assert await forget(store, 20.0) == 0
    assert await store.identity("robot") is not None


@with_store
async def test_a_guest_who_returns_during_the_deletion_stays(store: Store) -> None:
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

    assert await forget(store, 20.0, Eraser(meanwhile, meanwhile)) == 0
    await coming[0]
    assert await store.identity("ann") == guest("ann", seen_at=100.0)


@with_store
async def test_a_failed_rewrite_changes_nothing_and_can_be_repeated(store: Store) -> None:
    await add_ann_and_bo(store)
    await played(store)

    def broken(data: bytes, identity: str) -> bytes:
        if data == b'{"bo": "Bo"}':
            raise ValueError("broken")
        return rewrite(data, identity)

    with pytest.raises(ValueError, match="broken"):
        await forget(store, 20.0, Eraser(broken, broken))
    assert (await store.entries("t"))[1].data == NAMES
    assert await forget(store, 20.0) == 1

"""Appending to logs: durable, in groups, and each append is refused on its own."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from linko.store import Entry, Store, StoreConflict, StoreError
from linko.table import Status
from tests.store.entries import OPEN, add_table, entry, game, guest, move, with_store


@with_store
async def test_an_appended_entry_is_read_back_unchanged(store: Store) -> None:
    data = '{"text":"Łódź \\u0000 🂡"}'.encode()
    written = Entry(2, 1763310000.123456789, data, "g", 1)
    await add_table(store, "t")
    await store.append("t", [written])
    assert await store.entries("t") == (entry(1), written)


@with_store
async def test_a_log_is_read_from_any_version_on(store: Store) -> None:
    await add_table(store, "t")
    await store.append("t", [entry(version) for version in range(2, 12)])
    assert [found.version for found in await store.entries("t", after=9)] == [10, 11]
    assert await store.entries("t", after=11) == ()
    assert await store.entries("another") == ()


@with_store
async def test_a_repeated_version_is_refused_and_changes_nothing(store: Store) -> None:
    row = await add_table(store, "t")
    changed = replace(row, status=Status.RUNNING, members=("somebody",))
    with pytest.raises(StoreConflict) as caught:
        await store.append(
            "t", [entry(1, b"[]"), entry(2)], row=changed, finished=[game("g", "t", 5.0, "me")]
        )
    assert (caught.value.code, caught.value.params) == ("store_conflict", {"table": "t"})
    assert await store.entries("t") == (entry(1),)
    assert await store.table("t") == row
    assert await store.tables_of("somebody", 5) == ()
    assert await store.game("g") is None


@with_store
async def test_a_repeated_move_is_refused_whatever_its_version(store: Store) -> None:
    await add_table(store, "t")
    await add_table(store, "other")
    await store.append("t", [move(2, "g", 1)])
    for table, version in (("t", 3), ("other", 2)):
        with pytest.raises(StoreConflict):
            await store.append(table, [move(version, "g", 1)])
    await store.append("t", [move(3, "g", 2)])


@with_store
async def test_a_version_that_leaves_a_gap_is_refused(store: Store) -> None:
    await add_table(store, "t")
    for entries in ([entry(3)], [entry(2), entry(4)]):
        with pytest.raises(StoreConflict):
            await store.append("t", entries)
    assert await store.entries("t") == (entry(1),)


@pytest.mark.parametrize(
    "strange", [entry(0), Entry(2, 1.0, b"{}", "g"), Entry(2, 1.0, b"{}", None, 1), move(2, "g", 0)]
)
def test_the_database_refuses_invalid_entries(database: str, strange: Entry) -> None:
    @with_store
    async def story(store: Store) -> None:
        await add_table(store, "t")
        with pytest.raises(StoreConflict):
            await store.append("t", [strange])
        assert await store.entries("t") == (entry(1),)

    story(database)


@with_store
async def test_the_first_append_creates_the_row_and_a_deleted_table_accepts_no_more(
    store: Store,
) -> None:
    with pytest.raises(StoreConflict):
        await store.append("t", [entry(1)])
    row = await add_table(store, "t")
    assert await store.delete_tables(open_before=11.0) == ("t",)
    with pytest.raises(StoreConflict):
        await store.append("t", [entry(2)], row=row)
    assert await store.table("t") is None


@with_store
async def test_a_conflict_in_a_group_refuses_only_that_append(store: Store) -> None:
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        await add_table(store, table)
    results = await asyncio.gather(
        *(store.append(table, [entry(1 if table == "t7" else 2)]) for table in tables),
        store.add_identity(guest("ann")),
        return_exceptions=True,
    )
    assert [type(result) for result in results if result is not None] == [StoreConflict]
    assert isinstance(results[7], StoreConflict)
    for table in tables:
        assert len(await store.entries(table)) == (1 if table == "t7" else 2)
    assert await store.identity("ann") is not None


@with_store
async def test_text_that_cannot_be_stored_refuses_only_its_own_append(store: Store) -> None:
    for table in ("t", "u"):
        await add_table(store, table)
    broken, fine = await asyncio.gather(
        store.append("t", [entry(2, b"\xff")]),
        store.append("u", [entry(2)]),
        return_exceptions=True,
    )
    assert isinstance(broken, UnicodeDecodeError)
    assert fine is None


@with_store
async def test_the_first_of_two_appends_with_one_version_wins(store: Store) -> None:
    await add_table(store, "t")
    first, second = await asyncio.gather(
        store.append("t", [entry(2, b'"first"')]),
        store.append("t", [entry(2, b'"second"')]),
        return_exceptions=True,
    )
    assert first is None
    assert isinstance(second, StoreConflict)
    assert (await store.entries("t", after=1))[0].data == b'"first"'


@with_store
async def test_later_appends_to_a_table_are_refused_with_a_refused_one(store: Store) -> None:
    """Another process was faster with version 2; our version 3 relies on our version 2."""
    await add_table(store, "t")
    await store.append("t", [entry(2, b'"theirs"')])
    results = await asyncio.gather(
        *(store.append("t", [entry(version, b'"ours"')]) for version in (2, 3, 4)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [StoreConflict] * 3
    assert [found.data for found in await store.entries("t")] == [b"{}", b'"theirs"']
    await store.append("t", [entry(3)])


@with_store
async def test_appends_in_the_next_group_are_refused_with_a_refused_one(store: Store) -> None:
    await add_table(store, "t")
    refused = asyncio.create_task(store.append("t", [entry(1)]))
    for _ in range(3):
        await asyncio.sleep(0)  # the writer has taken the first one
    follower = asyncio.create_task(store.append("t", [entry(2)]))
    results = await asyncio.gather(refused, follower, return_exceptions=True)
    assert [type(result) for result in results] == [StoreConflict] * 2
    assert await store.entries("t") == (entry(1),)


@with_store
async def test_a_code_belongs_to_one_table(store: Store) -> None:
    await add_table(store, "t", code="ABCD")
    with pytest.raises(StoreConflict):
        await add_table(store, "other", code="ABCD")
    assert await store.table("other") is None
    await store.append("t", [], row=replace(OPEN, code=None))
    await add_table(store, "other", code="ABCD")


@with_store
async def test_a_cancelled_caller_leaves_no_partial_write(store: Store) -> None:
    tables = [f"t{number}" for number in range(10)]
    for table in tables:
        await add_table(store, table)
    calls = [asyncio.create_task(store.append(table, [entry(2)])) for table in tables]
    await asyncio.sleep(0)
    calls[3].cancel()
    results = await asyncio.gather(*calls, return_exceptions=True)
    assert [index for index, result in enumerate(results) if result is not None] == [3]
    for table in tables:  # also the cancelled one: what was accepted is written
        await store.append(table, [entry(3)])


@with_store
async def test_many_simultaneous_callers_lose_nothing(store: Store) -> None:
    tables = [f"t{number}" for number in range(50)]

    async def play(table: str) -> None:
        await add_table(store, table)
        for number in range(1, 21):
            await store.append(table, [move(number + 1, f"game of {table}", number)])

    await asyncio.gather(*map(play, tables))
    for table in tables:
        assert [found.number for found in await store.entries(table)] == [None, *range(1, 21)]


@with_store
async def test_a_large_append_goes_through(store: Store) -> None:
    await add_table(store, "t")
    await store.append(
        "t", [entry(version, b'"' + b"x" * 1000 + b'"') for version in range(2, 3000)]
    )
    assert len(await store.entries("t")) == 2999


def test_closing_finishes_accepted_appends_and_accepts_no_more(database: str) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await add_table(store, "t")
        calls = [asyncio.create_task(store.append("t", [entry(v)])) for v in range(2, 50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*calls)
        for refused in (
            store.append("t", [entry(50)]),
            store.seen({}),
            store.entries("t"),
            store.backup(Path("copy.db")),
        ):
            with pytest.raises(StoreError) as caught:
                await refused
            assert caught.value.code == "store_closed"
        await store.close()
        again = await Store.open(database)
        assert len(await again.entries("t")) == 49
        await again.close()

    asyncio.run(story())


def test_no_caller_waits_for_a_cancelled_writer(database: str) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await add_table(store, "t")
        calls = [asyncio.create_task(store.append("t", [entry(2)]))]
        for _ in range(3):
            await asyncio.sleep(0)  # the writer has taken the first one
        calls.append(asyncio.create_task(store.append("t", [entry(3)])))
        await asyncio.sleep(0)
        store._writer._task.cancel()
        results = await asyncio.gather(*calls, return_exceptions=True)
        assert [getattr(result, "code", None) for result in results] == ["store_closed"] * 2
        await store.close()

    asyncio.run(story())


def test_two_stores_on_one_database_see_each_others_writes_and_conflicts(database: str) -> None:
    async def story() -> None:
        one, other = await Store.open(database), await Store.open(database)
        try:
            await add_table(one, "t")
            wins = {"one": 0, "other": 0}
            for version in range(2, 30):
                results = await asyncio.gather(
                    one.append("t", [entry(version, b'"one"')]),
                    other.append("t", [entry(version, b'"other"')]),
                    return_exceptions=True,
                )
                assert sorted(type(result).__name__ for result in results) == [
                    "NoneType",
                    "StoreConflict",
                ]
                wins["one" if results[0] is None else "other"] += 1
            said = [found.data for found in await other.entries("t", after=1)]
            assert {name: said.count(f'"{name}"'.encode()) for name in wins} == wins
        finally:
            await one.close()
            await other.close()

    asyncio.run(story())

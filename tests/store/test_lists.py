"""Lists of tables and games: by code, by status, by person, sorted, in pages."""

from __future__ import annotations

from dataclasses import replace

from linko.store import Store, TableRow
from linko.store.store import RECORDS_AT_ONCE
from linko.table import Status
from tests.store.entries import add_table, entry, game, move, with_store


def ids(rows: tuple[TableRow, ...]) -> list[str]:
    return [row.id for row in rows]


@with_store
async def test_a_row_is_read_back_unchanged_and_replaced_completely(store: Store) -> None:
    row = await add_table(
        store, "t", code="ABCD", public=True, summary='{"name":"Łódź"}'.encode(), members=("a", "b")
    )
    assert await store.table("t") == row
    changed = TableRow(
        "t", None, False, Status.RUNNING, True, 10.0, 20.25, b'{"to_move":1}', ("b", "c", "a")
    )
    await store.append("t", [entry(2)], row=changed)
    assert await store.table("t") == changed
    assert await store.table("another") is None


@with_store
async def test_members_are_replaced_with_the_row(store: Store) -> None:
    row = await add_table(store, "t", members=("a", "b", "a"))
    await store.append("t", [], row=replace(row, members=("b", "c")))
    found = {who: ids(await store.tables_of(who, 5)) for who in "abc"}
    assert found == {"a": [], "b": ["t"], "c": ["t"]}


@with_store
async def test_the_last_of_several_rows_of_a_table_in_one_group_is_kept(store: Store) -> None:
    import asyncio

    row = await add_table(store, "t")
    rows = [replace(row, changed_at=float(version)) for version in range(2, 12)]
    await asyncio.gather(
        *(store.append("t", [entry(int(row.changed_at))], row=row) for row in rows)
    )
    assert await store.table("t") == rows[-1]


@with_store
async def test_a_table_is_found_by_its_code(store: Store) -> None:
    row = await add_table(store, "t", code="ABCD")
    assert await store.table_by_code("ABCD") == row
    assert await store.table_by_code("abcd") is None
    await store.append("t", [], row=replace(row, code=None, status=Status.RUNNING))
    assert await store.table_by_code("ABCD") is None


@with_store
async def test_public_tables_of_a_status_are_listed_newest_change_first(store: Store) -> None:
    for id, changed_at in (("old", 1.0), ("new", 3.0), ("middle", 2.0)):
        await add_table(store, id, public=True, changed_at=changed_at)
    await add_table(store, "private", changed_at=4.0)
    await add_table(store, "running", public=True, status=Status.RUNNING)
    assert ids(await store.public_tables(Status.OPEN, 10)) == ["new", "middle", "old"]
    assert ids(await store.public_tables(Status.OPEN, 2)) == ["new", "middle"]
    assert ids(await store.public_tables(Status.RUNNING, 10)) == ["running"]
    assert await store.public_tables(Status.CLOSED, 10) == ()


@with_store
async def test_my_tables_are_listed_newest_change_first_in_pages(store: Store) -> None:
    for number in range(7):
        await add_table(store, f"t{number}", changed_at=float(number), members=("me", "you"))
    await add_table(store, "theirs", members=("you",))
    pages: list[list[str]] = []
    before: float | None = None
    while page := await store.tables_of("me", 3, before):
        pages.append(ids(page))
        before = page[-1].changed_at
    assert pages == [["t6", "t5", "t4"], ["t3", "t2", "t1"], ["t0"]]


@with_store
async def test_attended_tables_are_those_that_need_a_process(store: Store) -> None:
    await add_table(store, "b", attended=True, status=Status.RUNNING)
    row = await add_table(store, "a", attended=True, status=Status.RUNNING)
    await add_table(store, "c")
    assert await store.attended_tables() == ("a", "b")
    await store.append("a", [], row=replace(row, attended=False))
    assert await store.attended_tables() == ("b",)


@with_store
async def test_tables_never_started_are_deleted_with_their_log(store: Store) -> None:
    await add_table(store, "old", changed_at=1.0, members=("me",))
    await add_table(store, "older", changed_at=0.5)
    await add_table(store, "new", changed_at=5.0)
    await add_table(store, "running", changed_at=1.0, status=Status.RUNNING)
    assert await store.delete_tables(open_before=5.0) == ("old", "older")
    assert await store.delete_tables(open_before=5.0) == ()
    for id in ("old", "older"):
        assert await store.table(id) is None
        assert await store.entries(id) == ()
    assert await store.tables_of("me", 5) == ()
    assert len(await store.entries("new")) == len(await store.entries("running")) == 1


@with_store
async def test_a_finished_game_is_read_back_unchanged(store: Store) -> None:
    await add_table(store, "t")
    finished = game("g", "t", 1763310000.125, "ann", "bo")
    await store.append("t", [entry(2)], finished=[finished])
    assert await store.game("g") == finished
    assert await store.game("another") is None


@with_store
async def test_my_games_are_listed_newest_first_in_pages(store: Store) -> None:
    await add_table(store, "t")
    for version, number in enumerate((4, 0, 3, 1, 2), start=2):
        finished = [game(f"g{number}", "t", float(number), "me", "you")]
        await store.append("t", [entry(version)], finished=finished)
    await store.append("t", [], finished=[game("theirs", "t", 9.0, "you")])
    first = await store.games_of("me", 3)
    second = await store.games_of("me", 3, before=first[-1].finished_at)
    assert [found.id for found in first] == ["g4", "g3", "g2"]
    assert [found.id for found in second] == ["g1", "g0"]
    assert second[0] == game("g1", "t", 1.0, "me", "you")


@with_store
async def test_all_my_records_are_streamed_oldest_first_without_duplicates(store: Store) -> None:
    await add_table(store, "t")
    several = RECORDS_AT_ONCE * 2 + 7
    games = [game(f"g{number:04}", "t", float(number // 3), "me") for number in range(several)]
    await store.append("t", [], finished=[*reversed(games), game("theirs", "t", 1.0, "you")])
    records = [record async for record in store.all_games_of("me")]
    assert records == [finished.record for finished in games]
    assert [record async for record in store.all_games_of("nobody")] == []


@with_store
async def test_a_game_is_listed_once_for_a_person_on_two_seats(store: Store) -> None:
    await add_table(store, "t")
    finished = game("g", "t", 1.0, "me", "me")
    await store.append("t", [], finished=[finished])
    assert await store.games_of("me", 5) == (finished,)


@with_store
async def test_a_row_is_outdated_if_a_move_was_made_after_it(store: Store) -> None:
    first = entry(1).at
    row = await add_table(store, "a", changed_at=first)
    await add_table(store, "b", changed_at=first)
    assert await store.behind(()) == ()
    for table in ("a", "b"):
        await store.append(table, [entry(2)])
    assert await store.behind(("a", "b")) == (), "talk does not change the row"
    await store.append("a", [move(3, "g", 1), entry(4)])
    assert await store.behind(("a", "b", "nowhere")) == ("a",)
    await store.append("a", (), row=replace(row, changed_at=entry(4).at))
    assert await store.behind(("a", "b")) == ()

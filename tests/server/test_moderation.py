"""The acts of a host on a database without a server; a refused act changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from linko.bus import LocalBus
from linko.server.bot_workers.bot_workers import BotWorkers
from linko.server.close_reasons import CloseReason
from linko.server.errors import AdminError
from linko.server.identities import Identities, person
from linko.server.moderation import LONGEST_WORDS, Moderation
from linko.server.tables import Tables
from linko.store import NewAct, Store, StoreConflict
from linko.store.appends import Append
from linko.table import Settings, Status, SystemChance

NOW = 1_800_000_000.0


def story(
    url: str, work: Callable[[Store, Moderation, Tables, Identities], Awaitable[None]]
) -> None:
    """Do something with an open database."""

    async def run() -> None:
        store = await Store.open(url)
        tables = Tables(
            store, LocalBus(), BotWorkers().choose, now=lambda: NOW, chance=SystemChance()
        )
        try:
            await work(
                store,
                Moderation(store, "root@here", lambda: NOW),
                tables,
                Identities(store, lambda: NOW),
            )
        finally:
            await tables.stop()
            await store.close()

    asyncio.run(run())


def test_refused_acts_have_codes_and_leave_no_line_in_the_log(database: str) -> None:
    async def work(store: Store, host: Moderation, tables: Tables, identities: Identities) -> None:
        ann, _ = await identities.new_guest("Ann")
        bot, _ = await identities.new_bot(ann, "Robo")
        live = await tables.open(Settings(seats=2), person(ann))
        await host.close_table(live.table.id, CloseReason.HOST)
        await tables.open(Settings(seats=2), person(ann))
        before = await store.orders.last_acts(10)
        refused: dict[str, Awaitable[object]] = {
            "admin_no_such_table": host.close_table("nothing", CloseReason.HOST),
            "admin_table_closed": host.close_table(live.table.id, CloseReason.HOST),
            "admin_no_such_person": host.ban("nobody"),
            "admin_bad_target": host.ban("a b"),
            "admin_own_address": host.ban("::1"),
            "admin_not_banned": host.unban(ann.id),
            "admin_not_guest": host.delete_guest(bot.id),
            "admin_guest_seated": host.delete_guest(ann.id),
            "admin_bad_words": host.announce("x" * (LONGEST_WORDS + 1)),
            "admin_no_announcement": host.clear(),
            "admin_maintenance_same": host.maintain(is_on=False),
        }
        for code, act in refused.items():
            with pytest.raises(AdminError) as caught:
                await act
            assert caught.value.code == code
        assert await store.orders.last_acts(10) == before
        assert (await store.orders.bulletin()).bans == ()

    story(database, work)


def test_a_table_that_never_rests_is_not_closed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store, host: Moderation, tables: Tables, identities: Identities) -> None:
        ann, _ = await identities.new_guest("Ann")
        live = await tables.open(Settings(seats=2), person(ann))

        async def conflict(act: NewAct, append: Append) -> None:
            del act
            raise StoreConflict("store_conflict", table=append.table)

        monkeypatch.setattr(store.orders, "close_table", conflict)
        with pytest.raises(AdminError) as caught:
            await host.close_table(live.table.id, CloseReason.STUCK)
        assert caught.value.code == "admin_table_busy"

    story(database, work)


def test_closing_a_table_that_moved_on_is_tried_again(database: str) -> None:
    async def work(store: Store, host: Moderation, tables: Tables, identities: Identities) -> None:
        ann, _ = await identities.new_guest("Ann")
        live = await tables.open(Settings(seats=2), person(ann))
        read, was_late = store.table, False

        async def late(table: str) -> object:
            nonlocal was_late
            if not was_late:  # somebody renames while the host reads
                was_late = True
                await live.rename(person(await identities.rename(ann, "Anna")))
            return await read(table)

        store.table = late  # type: ignore[method-assign, assignment]
        await host.close_table(live.table.id, CloseReason.STUCK, "Sorry.")
        store.table = read  # type: ignore[method-assign]
        row = await store.table(live.table.id)
        assert row is not None
        assert (row.status, row.attended, row.code) == (Status.CLOSED, False, None)
        assert [act.act.value for act in await store.orders.last_acts(10)] == ["close"]
        await live.catch_up()
        assert (live.table.closed_because, live.table.closed_words) == ("host_stuck", "Sorry.")

    story(database, work)


def test_names_with_wildcards_are_found_literally(database: str) -> None:
    async def work(store: Store, host: Moderation, tables: Tables, identities: Identities) -> None:
        del host, tables
        for name in ("100% Ann", "100 Ben", "A_n", "!x"):
            await identities.new_guest(name)
        for text, wanted in (("0%", ["100% Ann"]), ("a_", ["A_n"]), ("!", ["!x"])):
            found = await store.orders.people(text, 0.0, 10)
            assert [one.name for one in found] == wanted

    story(database, work)

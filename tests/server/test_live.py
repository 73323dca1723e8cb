"""Live tables when the store, a bot or another process fails: nothing is lost or blocked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from linko.bus import LocalBus
from linko.rules import Move, View
from linko.server import attendant, kept_table, list_row, live_table, name_changes
from linko.server.connection import Connection
from linko.server.errors import ServerError
from linko.server.live_table import LiveTable
from linko.server.summaries import read_summary
from linko.server.tables import IDLE_SECONDS, Tables
from linko.store import Store, StoreConflict
from linko.store.errors import StoreError
from linko.table import Clock, Person, Settings, Status, SystemChance, effects
from linko.table.commands import Back, Decide, LeaveTable, Say, SeatBot, Sit, Start
from linko.table.log import Moved, Returned, StoodIn
from linko.wire import close_codes
from linko.wire.to_client import Refused, Snapshot, read
from tests.server.fake_socket import FakeSocket
from tests.server.process import until

ANN, BEN = Person("a", "Ann"), Person("b", "Ben")
PEOPLE = {person.id: person for person in (ANN, BEN)}


class FirstMove:
    """Bots that make the first legal move as soon as `may_think` is set."""

    def __init__(self) -> None:
        self.may_think = asyncio.Event()
        self.may_think.set()
        self.asked = 0
        self.error: Exception | None = None

    async def choose(self, bot: str, view: View, *, table: str, urgent: bool) -> Move:
        del bot, table, urgent
        self.asked += 1
        if self.error is not None:
            error, self.error = self.error, None
            raise error
        await self.may_think.wait()
        return view.legal_moves[0]


class House:
    """The tables of one process with one store, whose appends can be made to fail."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = store
        self.bots = FirstMove()
        self.time = 0.0
        self.tables = self.another()
        self._monkeypatch = monkeypatch

    def another(self) -> Tables:
        """The tables of another process with the same store."""
        return Tables(
            self.store,
            LocalBus(),
            self.bots.choose,
            now=lambda: time.time() + self.time,
            chance=SystemChance(),
        )

    def fail_once(self, error: BaseException, *, after: bool = False) -> None:
        """Make the next append fail, before or after it is written."""
        real = self.store.append

        async def failing(*given: Any, **named: Any) -> None:  # noqa: ANN401 - handed on
            self._monkeypatch.setattr(self.store, "append", real)
            if after:
                await real(*given, **named)
            raise error

        self._monkeypatch.setattr(self.store, "append", failing)

    async def opened(self, bot: str | None = None, **settings: object) -> LiveTable:
        """A running table of Ann and Ben, or of Ann and a bot; Ann starts."""
        agreed = Settings(seats=2, starter=0, **settings)  # type: ignore[arg-type] # as a test likes
        live = await self.tables.open(agreed, ANN)
        if bot is None:
            await live.command(Sit("sit", 1), BEN)
        await live.command(Start("start", bot), ANN)
        return live

    async def version(self, live: LiveTable) -> int:
        """Number of stored log entries."""
        return len(await self.store.entries(live.table.id))


Story = Callable[[House], Awaitable[None]]


@pytest.fixture
def tell(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[Story], None]:
    """Runs a story with a house."""
    monkeypatch.setattr(attendant, "RETRY_PAUSE", 0.01)

    def run(story: Story) -> None:
        async def told() -> None:
            store = await Store.open(sqlite_database)
            house = House(store, monkeypatch)
            try:
                async with asyncio.timeout(60):
                    await story(house)
            finally:
                await house.tables.stop()
                await store.close()

        asyncio.run(told())

    return run


def first_move(live: LiveTable, identifier: str = "m") -> Decide:
    """A decision of the player to move."""
    table = live.table
    view = table.view(table.to_move)
    assert view is not None
    assert table.dealt is not None
    return Decide(identifier, table.dealt.number, view.legal_moves[0].text, table.dealt.id)


def connected(person: Person) -> Connection:
    """A connection of a person."""

    async def resync(_: Connection) -> bytes:
        return b""

    return Connection(person, FakeSocket(), resync)


@pytest.mark.parametrize("after", [False, True])
def test_a_command_is_carried_out_once_even_if_its_append_failed_after_writing(
    tell: Callable[[Story], None], after: bool
) -> None:
    async def story(house: House) -> None:
        live = await house.opened()
        move = first_move(live)
        before = await house.version(live)
        house.fail_once(StoreError("store_failed", reason="lost"), after=after)
        with pytest.raises(StoreError):
            await live.command(move, ANN)
        assert live.is_given_up
        again = await house.tables.find(live.table.id)
        assert again is not live
        assert again.table.version == before + after
        assert await again.command(move, ANN) == before + 1
        assert await again.command(move, ANN) == before + 1
        assert await house.version(live) == before + 1

    tell(story)


def test_a_command_whose_sender_is_cancelled_is_carried_out_once(
    tell: Callable[[Story], None],
) -> None:
    async def story(house: House) -> None:
        live = await house.opened()
        move = first_move(live)
        before = await house.version(live)
        sending = asyncio.create_task(live.command(move, ANN))
        await asyncio.sleep(0)
        sending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sending
        done = await house.tables.at(live.table.id, lambda found: found.command(move, ANN))
        assert done == await house.version(live) == before + 1

    tell(story)


def test_bots_resume_after_a_store_failure_even_if_nobody_is_connected(
    tell: Callable[[Story], None],
) -> None:
    async def story(house: House) -> None:
        house.bots.may_think.clear()
        live = await house.opened("greedy")
        await live.command(LeaveTable("leave"), ANN)
        house.fail_once(StoreError("store_failed", reason="lost"))
        house.bots.may_think.set()
        await until(lambda: live.is_given_up, "the table is given up")
        await until(
            lambda: (
                (again := house.tables.in_memory(live.table.id)) is not None
                and again.table.status is Status.FINISHED
            ),
            "the game has been played to its end",
        )

    tell(story)


def test_a_clock_resumes_after_a_store_failure(tell: Callable[[Story], None]) -> None:
    async def story(house: House) -> None:
        live = await house.opened(clock=Clock(0.0, 1.0))
        house.bots.may_think.clear()
        house.fail_once(StoreError("store_failed", reason="lost"))
        await until(lambda: live.is_given_up, "the table is given up")
        await until(
            lambda: (
                (again := house.tables.in_memory(live.table.id)) is not None
                and again.table.places[0].stand_in is not None
            ),
            "a bot stands in",
        )

    tell(story)


def test_a_player_who_returns_while_the_stand_in_thinks_is_not_replaced_again(
    tell: Callable[[Story], None],
) -> None:
    async def story(house: House) -> None:
        house.bots.may_think.clear()
        live = await house.opened(clock=Clock(bank=0.0, per_decision=60.0))
        version = live.version
        house.time += 60
        await live.command(Back("back"), ANN)
        await until(lambda: house.bots.asked == 1, "the stand-in thinks")
        assert live._attendant._timer is None, "no clock runs for a bot's decision"
        house.bots.may_think.set()
        await until(lambda: live.table.to_move == 1, "the stand-in has decided")
        changes = [type(one.change) for one in live.table.log.since(version) or ()]
        assert changes == [StoodIn, Returned, Moved]
        assert live.table.places[0].played_by is None

    tell(story)


def test_a_table_continues_whatever_error_a_bot_makes(tell: Callable[[Story], None]) -> None:
    async def story(house: House) -> None:
        live = await house.opened("greedy")
        house.bots.error = ValueError("a mistake")
        await live.command(first_move(live), ANN)
        await until(lambda: live.table.bot_to_move is None, "the bot has decided")
        assert house.bots.error is None

    tell(story)


def test_a_change_that_cannot_be_sent_still_counts(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Failing:
        def __init__(self, *_: object) -> None:
            raise ValueError("a mistake")

    async def story(house: House) -> None:
        live = await house.opened("greedy")
        connection = connected(ANN)
        await live.enter(connection, None)
        monkeypatch.setattr(live_table, "Telling", Failing)
        before = live.table.version
        assert await live.command(first_move(live), ANN) == before + 1
        assert connection.is_lost
        await until(lambda: live.table.bot_to_move is None, "the bot has decided")
        snapshot = read(await live.resync(connection))
        assert isinstance(snapshot, Snapshot)
        assert snapshot.version == live.version == await house.version(live)

    tell(story)


def test_a_bots_answer_for_a_table_that_was_given_up_is_ignored(
    tell: Callable[[Story], None],
) -> None:
    async def story(house: House) -> None:
        house.bots.may_think.clear()
        live = await house.opened("greedy")
        await live.command(first_move(live), ANN)
        while live.table.bot_to_move is None:  # Ann may have to decide more than once
            await live.command(first_move(live, f"m{live.table.version}"), ANN)
        await until(lambda: house.bots.asked == 1, "the bot thinks")
        live.give_up()
        again = await house.tables.find(live.table.id)
        await until(lambda: house.bots.asked == 2, "the bot thinks again")
        before = live.table.version
        house.bots.may_think.set()
        await until(lambda: again.table.bot_to_move is None, "the bot has decided")
        await until(lambda: again.version == again.table.version, "its decision is durable")
        assert live.table.version == before
        assert again.version == await house.version(live)

    tell(story)


def test_entering_a_table_that_is_being_unloaded_loads_it_again(
    tell: Callable[[Story], None],
) -> None:
    async def story(house: House) -> None:
        live = await house.opened()
        house.time = IDLE_SECONDS + 1
        assert house.tables.leave_idle() == 1
        connection = connected(ANN)
        with pytest.raises(ServerError) as refused:
            await live.enter(connection, None)
        assert refused.value.code == "server_try_again"
        assert not live.table.visitors.is_here(ANN.id)
        entered: list[LiveTable] = []

        async def enter(found: LiveTable) -> None:
            found = found if entered else live
            entered.append(found)
            await found.enter(connection, None)

        await house.tables.at(live.table.id, enter)
        assert entered[0] is live
        assert entered[1].connections == {connection}
        assert entered[1] is house.tables.in_memory(live.table.id)

    tell(story)


def test_a_table_in_use_is_not_unloaded(tell: Callable[[Story], None]) -> None:
    async def story(house: House) -> None:
        watched, thinking, ticking = (
            await house.opened(),
            await house.opened("greedy"),
            await house.opened(clock=Clock(600.0, 600.0)),
        )
        connection = connected(BEN)
        await watched.enter(connection, None)
        house.bots.may_think.clear()
        await thinking.command(LeaveTable("leave"), ANN)
        house.time = IDLE_SECONDS + 1
        assert house.tables.leave_idle() == 0
        await watched.exit(connection)
        house.time = 2 * (IDLE_SECONDS + 1)
        assert house.tables.leave_idle() == 1
        assert house.tables.live == (thinking, ticking)

    tell(story)


def test_two_processes_with_the_same_table_reload_after_conflicts(
    tell: Callable[[Story], None],
) -> None:
    """The store refuses the second process, which then loads the changes of the first."""

    async def story(house: House) -> None:
        live = await house.tables.open(Settings(seats=4), ANN)
        others = house.another()
        other = await others.find(live.table.id)
        await live.command(SeatBot("1", 1, "greedy"), ANN)
        with pytest.raises(ServerError) as refused:
            await other.command(SeatBot("2", 2, "greedy"), ANN)
        assert refused.value.code == "server_try_again"
        done = await others.at(
            live.table.id, lambda found: found.command(SeatBot("2", 2, "greedy"), ANN)
        )
        assert done == 3
        assert [place.bot for place in (await others.find(live.table.id)).table.places] == [
            None,
            "greedy",
            "greedy",
            None,
        ]

    tell(story)


def test_a_table_that_cannot_be_loaded_does_not_stop_other_tables(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        house.bots.may_think.clear()
        tables = [await house.opened("greedy") for _ in range(3)]
        for live in tables:
            await live.command(LeaveTable("leave"), ANN)
        await house.tables.stop()
        house.bots.may_think.set()
        house.tables = house.another()
        real = house.store.entries
        (first, *_) = await house.store.attended_tables()

        async def entries(table: str, after: int = 0) -> object:
            if table == first:
                raise StoreConflict("store_conflict", table=table)
            return await real(table, after)

        monkeypatch.setattr(house.store, "entries", entries)
        await house.tables.resume()
        await until(
            lambda: [one.table.status for one in house.tables.live] == [Status.FINISHED] * 2,
            "the others have been played to their end",
        )

    tell(story)


async def decide_until_other(live: LiveTable) -> str:
    """Make decisions until another person must decide; return that person."""
    before = live.person_to_move
    while live.person_to_move == before:
        assert before is not None
        await live.command(first_move(live, f"m{live.version}"), PEOPLE[before])
    assert live.person_to_move is not None
    return live.person_to_move


async def shown(house: House, live: LiveTable) -> str | None:
    """The person who must decide, according to the row in the store."""
    row = await house.store.table(live.table.id)
    assert row is not None
    return read_summary(row).to_move


def test_lists_show_soon_who_must_decide_and_at_once_when_the_server_stops(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        live = await house.opened()
        before = await shown(house, live)
        now = await decide_until_other(live)
        assert await shown(house, live) == before != now, "the row was written just now"
        monkeypatch.setattr(list_row, "ROW_SECONDS", 0.01)
        await decide_until_other(live)
        now = await decide_until_other(live)
        while await shown(house, live) != now:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(list_row, "ROW_SECONDS", 60.0)
        now = await decide_until_other(live)
        assert await shown(house, live) != now
        await house.tables.stop()
        assert await shown(house, live) == now

    tell(story)


LOST = StoreError("store_failed", reason="lost")


def test_a_table_is_given_up_after_repeated_failures_of_its_bot(
    tell: Callable[[Story], None],
) -> None:
    async def story(house: House) -> None:
        async def broken(bot: str, view: View, *, table: str, urgent: bool) -> Move:
            del bot, view, table, urgent
            house.bots.asked += 1
            raise RuntimeError("a mistake")

        house.bots.choose = broken  # type: ignore[method-assign] # always fails
        house.tables = house.another()
        live = await house.opened(bot="greedy")
        await live.command(first_move(live), ANN)
        await until(lambda: live.is_given_up, "the table is given up")
        assert house.bots.asked == attendant.MOST_FAILURES
        assert house.tables.in_memory(live.table.id) is None
        again = await house.tables.find(live.table.id)
        assert again.table.version == live.version

    tell(story)


def test_a_store_failure_is_sent_to_everybody_and_pending_commands_get_no_answer(
    tell: Callable[[Story], None],
) -> None:
    async def story(house: House) -> None:
        live = await house.opened()
        connections = [connected(ANN), connected(BEN)]
        for one in connections:
            await live.enter(one, None)
        house.fail_once(LOST)
        with pytest.raises(StoreError):
            await live.command(first_move(live), ANN, connections[0])
        for one in connections:
            assert isinstance(one._socket, FakeSocket)
            last = read(one._socket.written[-1])
            assert isinstance(last, Refused)
            assert (last.code, last.id) == ("server_cannot_save", None)
            assert "lost" not in last.sentence
            assert one._socket.code == close_codes.RESTARTING

    tell(story)


def test_the_newest_name_wins_while_the_table_is_busy(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(name_changes, "RENAME_SECONDS", 0.05)

    async def story(house: House) -> None:
        live = await house.opened()
        await live.rename(Person(ANN.id, "Written"))
        await live.rename(Person(ANN.id, "Waiting"))
        async with live._lock:
            newest = asyncio.create_task(live.rename(Person(ANN.id, "Newest")))
            await asyncio.sleep(0.2)  # meanwhile the next name may be written
        await newest
        await until(lambda: live._names.is_idle and not live._tasks, "all names are written")
        named = live.table.places[0].person
        assert named is not None
        assert named.name == "Newest"

    tell(story)


def test_sockets_are_sent_away_over_the_given_time(tell: Callable[[Story], None]) -> None:
    async def story(house: House) -> None:
        connections = [connected(ANN) for _ in range(200)]
        house.tables.connections.update(connections)
        leaving = asyncio.create_task(house.tables.send_away(1.0))
        begun = asyncio.get_running_loop().time()

        def closed() -> int:
            codes = [one.close_code for one in connections]
            assert set(codes) <= {None, close_codes.RESTARTING}
            return len(codes) - codes.count(None)

        parts = []
        while not leaving.done():
            await asyncio.sleep(0.01)
            parts.append((asyncio.get_running_loop().time() - begun, closed()))
        assert any(0.2 * 200 < number < 0.8 * 200 for _, number in parts), parts
        await until(lambda: closed() == 200, "all are sent away")
        house.tables.connections.clear()

    tell(story)


def test_a_store_failure_during_shutdown_does_not_keep_tables_from_finishing(
    tell: Callable[[Story], None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(list_row, "ROW_SECONDS", 60.0)

    async def story(house: House) -> None:
        tables = [await house.opened() for _ in range(3)]
        due = [await decide_until_other(live) for live in tables]
        house.fail_once(LOST)
        await house.tables.stop()
        assert all(live.is_given_up for live in tables)
        rows = [await shown(house, live) for live in tables]
        assert [row == person for row, person in zip(rows, due, strict=True)] == [False, True, True]
        (record,) = [one for one in caplog.records if one.msg == "a table was not finished"]
        assert record.exc_info is None, "a failing database is not an error of the program"
        assert record.__dict__["reason"] == LOST.code

    tell(story)


def test_a_command_that_arrives_while_a_table_finishes_is_refused_and_the_row_is_correct(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(list_row, "ROW_SECONDS", 60.0)

    async def story(house: House) -> None:
        live = await house.opened()
        due = await decide_until_other(live)
        before = await house.version(live)
        stopping = asyncio.create_task(live.finish())
        while not live._lock.locked():
            await asyncio.sleep(0)
        with pytest.raises(ServerError) as refused:
            await live.command(first_move(live), PEOPLE[due])
        assert refused.value.code == "server_try_again"
        await stopping
        assert await house.version(live) == before
        assert await shown(house, live) == due

    tell(story)


def test_an_outdated_row_is_updated_when_its_table_is_loaded(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(list_row, "ROW_SECONDS", 60.0)

    async def story(house: House) -> None:
        live = await house.opened()
        table = live.table.id
        due = await decide_until_other(live)
        live.give_up()  # as if the process had died
        assert await shown(house, live) != due
        assert await house.store.behind([table]) == (table,)
        again = await house.tables.find(table)
        while await shown(house, live) != due:
            await asyncio.sleep(0)
        await again.command(Say("say", phrase="hello"), ANN)
        assert await house.store.behind([table]) == (), "talk does not change the row"

    tell(story)


def test_a_row_is_not_written_when_a_table_is_loaded_after_talk(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        live = await house.opened()
        await live.command(Say("say", phrase="hello"), ANN)
        await live.finish()
        house.fail_once(AssertionError("a needless write"))
        failing = house.store.append
        again = await house.tables.find(live.table.id)
        assert again.is_idle, "no row is being written"
        assert house.store.append == failing
        monkeypatch.undo()

    tell(story)


def test_writing_a_row_is_retried_after_a_failure(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        live = await house.opened()
        due = await decide_until_other(live)
        monkeypatch.setattr(list_row, "ROW_SECONDS", 0.001)
        house.fail_once(LOST)
        failing = house.store.append
        live._kept.row.stop()
        live._begin_row()
        await until(lambda: house.store.append != failing, "the row could not be written")
        assert not live.is_given_up
        while await shown(house, live) != due:
            await asyncio.sleep(0.001)

    tell(story)


@pytest.mark.parametrize("place", ["table_row", "ended_game", "handle"])
def test_a_table_is_reloaded_from_the_store_after_a_failed_append(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    def failing(*_: object) -> None:
        raise ValueError("a mistake")

    async def story(house: House) -> None:
        live = await house.opened("greedy")
        before = await house.version(live)
        with monkeypatch.context() as patch:
            if place == "handle":
                patch.setattr(effects, "apply", failing)
            else:
                patch.setattr(kept_table, place, failing)
            if place == "ended_game":
                assert live.table.dealt is not None
                live.table.finished.append(live.table.dealt)
            with pytest.raises(ValueError, match="a mistake"):
                await live.command(LeaveTable("leave"), ANN)
        assert live.is_given_up
        again = await house.tables.find(live.table.id)
        assert again.version == again.table.version == before
        await again.command(LeaveTable("leave"), ANN)
        await until(lambda: again.table.status is Status.FINISHED, "the bots play on")

    tell(story)

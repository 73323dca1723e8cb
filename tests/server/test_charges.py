"""Two processes at one table: who runs its clocks, and whose time is charged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from linko.bus import LocalBus
from linko.server.errors import ServerError
from linko.server.limits import RATES, SHARED, Limits
from linko.server.live_table import LiveTable
from linko.server.tables import Tables
from linko.store import Store
from linko.table import Person, Settings, SystemChance
from linko.table.clock import Clock
from linko.table.commands import HandOver, Mute, Sit, Start
from linko.table.errors import TableError
from tests.server.live_server import PatientBots
from tests.server.process import until

ANN, BEN = Person("a", "Ann"), Person("b", "Ben")


class SharedBus(LocalBus):
    """A bus whose listeners represent other processes."""

    is_shared = True


class SomeCharges:
    """The charges of a process, as a test sets them."""

    def __init__(self, *, ours: bool, since: float = 0.0) -> None:
        self.ours = ours
        self.since = since
        self.asked: list[str] = []

    def is_ours(self, table: str) -> bool:
        del table
        return self.ours

    def ask(self, table: str) -> None:
        self.asked.append(table)

    def give_back(self, table: str, *, is_attended: bool, has_failed: bool) -> None: ...

    def note_presence(self, table: str, people: Sequence[str]) -> None: ...

    async def served_since(self, table: str) -> float:
        del table
        return self.since


class Two:
    """The tables of two processes with one store, one bus and one time."""

    def __init__(self, store: Store) -> None:
        self.time = 1000.0
        self.store = store
        self.charges = (SomeCharges(ours=True), SomeCharges(ours=False))
        bus = SharedBus()
        self.here, self.there = (
            Tables(
                store,
                bus,
                PatientBots().choose,
                now=lambda: self.time,
                chance=SystemChance(),
                charges=charges,
            )
            for charges in self.charges
        )

    async def begin(self) -> tuple[LiveTable, LiveTable]:
        """A running game with a clock, at both processes; Ann must decide."""
        settings = Settings(seats=2, starter=0, clock=Clock(bank=20.0, per_decision=10.0))
        live = await self.here.open(settings, ANN)
        await live.command(Sit("sit", 1), BEN)
        await live.command(Start("start"), ANN)
        other = await self.there.find(live.table.id)
        assert other.table.person_to_move == "a"
        for one in (live, other):
            one.hear_presence({}, certain=True)
        return live, other


@pytest.fixture
def tell(sqlite_database: str) -> Callable[[Callable[[Two], Awaitable[None]]], None]:
    def run(story: Callable[[Two], Awaitable[None]]) -> None:
        async def told() -> None:
            store = await Store.open(sqlite_database)
            two = Two(store)
            await story(two)
            await two.here.stop()
            await two.there.stop()
            await store.close()

        asyncio.run(told())

    return run


Tell = Callable[[Callable[[Two], Awaitable[None]]], None]


def test_only_the_process_in_charge_lets_a_clock_run_out(tell: Tell) -> None:
    async def story(two: Two) -> None:
        live, other = await two.begin()
        two.time += 1000
        await other.attend()
        assert set(two.charges[1].asked) == {other.table.id}
        await other.command(Mute("m", "b"), ANN)  # in charge, it would find that Ann is late
        assert other.table.places[0].stand_in is None
        await live.tick()
        await until(lambda: other.table.places[0].stand_in is not None, "the other hears of it")

    tell(story)


def test_a_process_that_loads_a_table_charges_the_time_since_it_is_served(tell: Tell) -> None:
    async def story(two: Two) -> None:
        live, other = await two.begin()
        assert live.table.deadline == other.table.deadline == 1030.0
        other.give_up()
        two.time = 1012.0
        again = await two.there.find(live.table.id)
        assert again.table.deadline == 1030.0, "the other process has served it all the time"
        again.give_up()
        two.charges[1].since = 1012.0
        assert (await two.there.find(live.table.id)).table.deadline == 1042.0

    tell(story)


def test_a_clock_starts_again_if_the_process_died_that_should_have_shown_the_turn(
    tell: Tell,
) -> None:
    async def story(two: Two) -> None:
        live, other = await two.begin()
        live.hear_presence({"p1": frozenset({"a"}), "p2": frozenset({"b"})})
        two.time = 1025.0
        live.lose_processes(frozenset({"p2", "p3"}))
        assert live.table.deadline == 1030.0, "only Ben was there"
        live.lose_processes(frozenset({"p1"}))
        assert live.table.deadline == 1055.0
        assert other.table.deadline == 1055.0

    tell(story)


def test_nobody_is_replaced_who_may_be_present_elsewhere(tell: Tell) -> None:
    async def story(two: Two) -> None:
        live, _ = await two.begin()
        for there in ({"p1": frozenset({"b"})}, {}):
            live.hear_presence(there)
            if not there:
                live.be_uncertain()
            with pytest.raises(TableError) as caught:
                await live.command(HandOver("h", 1), ANN)
            assert caught.value.code == "table_person_present"
        live.hear_presence({}, certain=True)
        await live.command(HandOver("h", 1), ANN)
        assert live.table.places[1].stand_in is not None

    tell(story)


def test_a_person_handed_over_by_a_process_that_did_not_see_them_gets_the_seat_back(
    tell: Tell,
) -> None:
    async def story(two: Two) -> None:
        live, other = await two.begin()
        other.table.connect(BEN, two.time)
        await live.command(HandOver("h", 1), ANN)
        await until(lambda: other.version == live.version == 5, "both have heard of both")
        assert live.table.places[1].stand_in is None

    tell(story)


def test_slow_limits_count_the_requests_of_all_processes() -> None:
    here, there = Limits(), Limits()
    here.is_shared = there.is_shared = True
    for _ in range(RATES["guest"].at_once):
        here.check("guest", "1.2.3.4", 0.0)
    for _ in range(5):
        here.check("message", "ann", 0.0)
    spent = here.take_spent()
    assert spent == (("guest", "1.2.3.4", RATES["guest"].at_once),)
    assert here.take_spent() == ()
    for kind, who, count in spent:
        there.charge(kind, who, count, 0.0)
    there.charge("message", "ann", 10_000, 0.0)
    there.check("message", "ann", 0.0)
    with pytest.raises(ServerError) as caught:
        there.check("guest", "1.2.3.4", 0.0)
    assert caught.value.code == "server_too_fast"
    assert there.take_spent() == ()
    assert {
        "guest",
        "rename",
        "table",
        "code",
        "socket",
        "command",
        "bot",
        "download",
        "replay",
    } == SHARED

"""Two processes at one table: who runs its clocks, and whose time is charged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from linko.bus import LocalBus
from linko.server import kept_table
from linko.server.live_table import LiveTable
from linko.server.tables import Tables
from linko.store import Entry, Store
from linko.table import Person, Settings, Status, SystemChance, next_game
from linko.table.clock import Clock
from linko.table.commands import Decide, HandOver, Mute, Rematch, Say, Sit, Start
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
        self.may_begin = True
        self.store = store
        self.charges = (SomeCharges(ours=True), SomeCharges(ours=False))
        self.bus = SharedBus()
        self.here, self.there = (
            Tables(
                store,
                self.bus,
                PatientBots().choose,
                now=lambda: self.time,
                chance=SystemChance(),
                charges=charges,
                may_begin=lambda: self.may_begin,
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
            one.presence.hear({}, certain=True)
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
        await other.command(Mute("m", "b"), ANN)  # one in charge would find that Ann is late
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
        assert again.table.deadline == 1030.0, "the other process has served the table all the time"
        again.give_up()
        two.charges[1].since = 1012.0
        assert (await two.there.find(live.table.id)).table.deadline == 1042.0

    tell(story)


def test_a_clock_starts_again_if_the_process_died_that_should_have_shown_the_turn(
    tell: Tell,
) -> None:
    async def story(two: Two) -> None:
        live, other = await two.begin()
        live.presence.hear({"p1": frozenset({"a"}), "p2": frozenset({"b"})})
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
            live.presence.hear(there)
            if not there:
                live.presence.be_uncertain()
            with pytest.raises(TableError) as caught:
                await live.command(HandOver("h", 1), ANN)
            assert caught.value.code == "table_person_present"
        live.presence.hear({}, certain=True)
        await live.command(HandOver("h", 1), ANN)
        assert live.table.places[1].stand_in is not None

    tell(story)


def test_a_process_that_is_up_to_date_applies_new_lines_without_reading_the_store(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(two: Two) -> None:
        live, other = await two.begin()
        asked: list[int] = []
        entries = two.store.entries

        async def counted(table: str, after: int = 0) -> tuple[Entry, ...]:
            asked.append(after)
            return await entries(table, after)

        monkeypatch.setattr(two.store, "entries", counted)
        for number in range(10):
            await live.command(Mute(f"m{number}", "b", muted=number % 2 == 0), ANN)
            await until(lambda: other.version == live.version, "the other has heard of it")
        assert other.table.mutes == live.table.mutes
        assert asked == []
        version = other.version
        two.bus.unsubscribe(live.table.id, other._hear)
        for number in range(10, 13):
            await live.command(Mute(f"m{number}", "b", muted=number % 2 == 0), ANN)
        two.bus.subscribe(live.table.id, other._hear)
        await live.command(Mute("last", "b", muted=False), ANN)
        await until(lambda: other.version == live.version, "the other has read what it lacked")
        assert asked == [version], "it was read once"

    tell(story)


def test_a_host_is_away_only_if_no_process_has_seen_them_for_a_minute(tell: Tell) -> None:
    async def story(two: Two) -> None:
        live = await two.here.open(Settings(seats=2), ANN)
        await live.command(Sit("sit", 1), BEN)
        two.time = 5000.0  # the table was opened long ago
        other = await two.there.find(live.table.id)
        other.table.connect(BEN, two.time)
        other.presence.hear({"p1": frozenset({"a"})}, certain=True)
        two.time = 5030.0
        other.presence.hear({})
        two.time = 5089.0
        await refused_start(other)
        other.give_up()  # this process forgets what it knew of Ann
        two.time = 5090.0
        again = await two.there.find(live.table.id)
        again.table.connect(BEN, two.time)
        await refused_start(again)
        again.presence.hear({}, certain=True)
        two.time = 5149.0
        await refused_start(again)
        again.presence.be_uncertain()  # Redis is gone
        two.time = 5500.0
        await refused_start(again)
        again.presence.hear({}, certain=True)
        two.time = 5559.0
        await refused_start(again)
        two.time = 5560.0
        await again.command(Start("start"), BEN)
        assert again.table.dealt is not None

    tell(story)


async def refused_start(live: LiveTable) -> None:
    """Ben may not deal in place of the host."""
    with pytest.raises(TableError) as caught:
        await live.command(Start("early"), BEN)
    assert caught.value.code == "table_not_host"


async def asked_for_the_next_game(two: Two) -> tuple[LiveTable, LiveTable]:
    """A finished game; Ann is here and wants another, Ben is connected through `p2`."""
    live, other = await two.begin()
    for one in (live, other):
        one.presence.hear({"p2": frozenset({"b"})})
    live.table.connect(ANN, two.time)
    number = 0
    while live.table.status is Status.RUNNING:
        number += 1
        dealt, person = live.table.dealt, live.table.person_to_move
        assert dealt is not None
        move = dealt.game.legal_moves[0]
        by = ANN if person == "a" else BEN
        await live.command(Decide(f"m{number}", dealt.number, str(move)), by)
    await live.command(Rematch("again"), ANN)
    assert live.table.offer is not None
    return live, other


def test_the_next_game_is_dealt_when_somebody_connected_elsewhere_has_been_away(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(next_game, "AWAY_SECONDS", 0.05)

    async def story(two: Two) -> None:
        live, _ = await asked_for_the_next_game(two)
        assert live.due_at is None, "Ben is here"
        live.presence.be_uncertain()
        live.presence.hear({})
        assert live.due_at is None, "Ben may be here"
        live.presence.hear({}, certain=True)
        two.time += 1
        await until(lambda: live.table.status is Status.RUNNING, "the rematch is dealt")

    tell(story)


def test_no_game_that_people_wait_for_begins_during_maintenance(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(next_game, "AWAY_SECONDS", 0.01)
    monkeypatch.setattr(kept_table, "LOOK_AGAIN_SECONDS", 0.02)

    async def story(two: Two) -> None:
        live, _ = await asked_for_the_next_game(two)
        two.may_begin = False
        live.presence.hear({})
        two.time += 1
        await live.tick()
        await live.command(Say("s", phrase="hello"), ANN)
        assert live.table.status is Status.FINISHED
        two.may_begin = True
        two.time += 1
        await until(lambda: live.table.status is Status.RUNNING, "it is dealt afterwards")

    tell(story)


def test_a_person_handed_over_by_a_process_that_did_not_see_them_gets_the_seat_back(
    tell: Tell,
) -> None:
    async def story(two: Two) -> None:
        live, other = await two.begin()
        other.table.connect(BEN, two.time)
        await live.command(HandOver("h", 1), ANN)
        await until(lambda: other.version == live.version == 5, "both have both changes")
        assert live.table.places[1].stand_in is None

    tell(story)

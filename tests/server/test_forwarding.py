"""Messages about moves that one process makes and another one forwards to its sockets."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from linko.bus import Message, NewLines
from linko.server.connection import Connection
from linko.server.live_table import LiveTable
from linko.table import Person, Settings
from linko.table.commands import Command, Decide, Say, Sit, Start
from linko.wire import Telling
from linko.wire.encode import own_part
from tests.server.fake_socket import FakeSocket
from tests.server.process import until
from tests.server.test_charges import Tell, Two, tell

__all__ = ["tell"]  # a fixture

PEOPLE = tuple(Person(name, name.title()) for name in ("ann", "ben", "cid", "dan"))
WATCHER = Person("eve", "Eve")


class Table:
    """A game of four, two of whom and a spectator are connected through the other process."""

    def __init__(self, two: Two, *, edition: str = "classic") -> None:
        self.two = two
        self.edition = edition
        self.commands = 0
        self.sockets: dict[str, FakeSocket] = {}
        self.news: list[NewLines] = []

    async def begin(self) -> None:
        settings = Settings(edition=self.edition, seats=4, starter=0)
        self.here = await self.two.here.open(settings, PEOPLE[0])
        for seat in (1, 2, 3):
            await self.here.command(Sit(f"s{seat}", seat), PEOPLE[seat])
        await self.here.command(Start("start"), PEOPLE[0])
        self.there = await self.two.there.find(self.here.table.id)
        for person in PEOPLE[:2]:
            await self.enter(self.here, person)
        for person in (*PEOPLE[2:], WATCHER):
            await self.enter(self.there, person)
        self.here.presence.hear({"there": frozenset({"cid", "dan", "eve"})}, certain=True)
        self.there.presence.hear({"here": frozenset({"ann", "ben"})}, certain=True)
        self.two.bus.subscribe(self.here.table.id, self.hear)
        await asyncio.sleep(0)
        self.clear()

    async def enter(self, live: LiveTable, person: Person) -> None:
        socket = self.sockets[person.id] = FakeSocket()
        await live.enter(Connection(person, socket, live.resync), None)

    def hear(self, _: str, message: Message) -> None:
        if isinstance(message, NewLines):
            self.news.append(message)

    def clear(self) -> None:
        self.news.clear()
        for socket in self.sockets.values():
            socket.written.clear()

    def received(self, person: str) -> list[bytes]:
        """The updates that a person has received."""
        return [data for data in self.sockets[person].written if b'"update"' in data[:20]]

    async def command(self, person: Person, command: Command) -> None:
        live = self.here if person in PEOPLE[:2] else self.there
        await live.command(command, person)

    async def move(self, rng: Random) -> None:
        """Let the person who must decide make any move, through their own process."""
        table = self.here.table
        seat = table.to_move
        own = own_part(table, seat)
        assert seat is not None
        assert own is not None
        assert table.dealt is not None
        self.commands += 1
        move = rng.choice(own.legal_moves)
        decide = Decide(f"c{self.commands}", table.dealt.number, str(move))
        await self.command(PEOPLE[seat], decide)
        await until(lambda: self.here.version == self.there.version, "both have the move")

    async def reach(self, people: tuple[Person, ...], rng: Random) -> None:
        """Play on until one of these people must decide."""
        while PEOPLE[self.here.table.to_move or 0] not in people:
            await self.move(rng)
        self.clear()

    @property
    def is_over(self) -> bool:
        return self.here.table.to_move is None


@pytest.mark.parametrize("edition", ["classic", "expert"])
def test_what_is_forwarded_is_what_the_process_would_have_made(tell: Tell, edition: str) -> None:
    """In expert, seats see different events."""

    async def story(two: Two) -> None:
        table = Table(two, edition=edition)
        await table.begin()
        rng = Random(5)
        forwarded = 0
        while not table.is_over:
            held = {live: live._held for live in (table.here, table.there)}
            table.clear()
            await table.move(rng)
            news = table.news[-1]
            for live, people in ((table.here, PEOPLE[:2]), (table.there, (*PEOPLE[2:], WATCHER))):
                happened = live.table.log.since(news.after)
                assert happened
                own = Telling(live.table, happened, held[live])
                for person in people:
                    expected = own.to(person.id)
                    found = table.received(person.id)
                    assert found == ([] if expected is None else [expected])
            forwarded += bool(news.messages)
        assert forwarded >= table.commands - 1, "all moves but the last one"

    tell(story)


def test_a_seat_is_sent_its_own_cards_only(tell: Tell) -> None:
    async def story(two: Two) -> None:
        table = Table(two)
        await table.begin()
        rng = Random(6)
        seen = 0
        while not table.is_over:
            table.clear()
            await table.move(rng)
            for seats, message in table.news[-1].messages:
                own = json.decode(message).get("own") if message else None
                if own is not None:
                    assert [own["seat"]] == list(seats)
                    seen += 1
        assert seen > 10

    tell(story)


def test_messages_are_made_once_and_only_for_people_elsewhere(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(two: Two) -> None:
        table = Table(two)
        await table.begin()
        made: list[LiveTable] = []
        real = Telling.__init__

        def counted(self: Telling, *given: Any, **named: Any) -> None:  # noqa: ANN401 - handed on
            made.append(given[0])
            real(self, *given, **named)

        monkeypatch.setattr(Telling, "__init__", counted)
        await table.move(Random(7))
        assert len(made) == 1, "the other process forwards"
        by_whom = {seat for seats, _ in table.news[-1].messages for seat in seats}
        mover = 0  # the starter, whose process is `here`
        assert mover not in by_whom
        assert by_whom == {2, 3, -1}
        made.clear()
        table.clear()
        await table.command(PEOPLE[0], Say("say", phrase="hello"))
        assert table.news[-1].messages == (), "who is muted is known to each process"
        await asyncio.sleep(0.05)
        assert len(made) == 2
        assert table.received("cid")

    tell(story)


def test_somebody_the_sender_did_not_know_of_gets_a_message_made_here(tell: Tell) -> None:
    async def story(two: Two) -> None:
        table = Table(two)
        await table.begin()
        table.here.presence.hear({"there": frozenset({"cid"})}, certain=True)
        await table.move(Random(8))
        assert {seat for seats, _ in table.news[-1].messages for seat in seats} == {2}
        assert table.received("dan")
        assert table.received("eve") == table.received("dan")
        rng = Random(9)
        await table.reach(PEOPLE[:2], rng)
        table.here.presence.hear({}, certain=True)
        await table.move(rng)
        assert not table.news[-1].messages
        await table.reach(PEOPLE[:2], rng)
        table.here.presence.be_uncertain()
        await table.move(rng)
        by_whom = {seat for seats, _ in table.news[-1].messages for seat in seats}
        assert by_whom == {0, 1, 2, 3, -1}

    tell(story)


def test_news_without_the_version_before_are_not_forwarded(tell: Tell) -> None:
    async def story(two: Two) -> None:
        table = Table(two)
        await table.begin()
        await table.move(Random(11))
        news = table.news[-1]
        table.clear()
        table.there._hear("here", news)
        late = structs.replace(news, after=news.after + 5)
        table.there._hear("here", late)
        await asyncio.sleep(0.05)
        assert table.received("cid") == []
        assert table.there.version == table.here.version

    tell(story)


def test_messages_that_cannot_be_made_leave_the_move_and_the_other_process_makes_them(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(two: Two) -> None:
        table = Table(two)
        await table.begin()

        def fail(*_: object) -> bytes:
            raise RuntimeError("a mistake")

        monkeypatch.setattr("linko.server.forwarding._messages", fail)
        await table.move(Random(12))
        assert table.news[-1].messages == ()
        await asyncio.sleep(0.05)
        assert table.received("cid")
        assert "messages for others cannot be made" in caplog.text

    tell(story)

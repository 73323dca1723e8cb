"""The bus between processes, with a real Redis that is killed, frozen and started again."""

from __future__ import annotations

import asyncio
import builtins
import gc
import importlib
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import msgspec
import pytest

from linko import LinkoError
from linko.bus import EVERYBODY, Message
from linko.bus.errors import BusError
from linko.bus.leases import Leases
from linko.bus.messages import Cleaned, Envelope, NewLines, TakenUp
from linko.bus.presence import PresenceBoard
from linko.bus.redis_bus import FAULTS, Command, RedisBus
from linko.store import Entry
from tests.bus.redis_server import RedisServer
from tests.server.process import until

LINES = NewLines("t", 3, (Entry(4, 1.5, b'{"x":1}', "g", 1), Entry(5, 2.5, b"{}")), ("ann", True))


class Member:
    """A process on the bus, and everything that it has heard."""

    def __init__(self, redis: RedisServer, name: str, place: str = "place") -> None:
        self.bus = RedisBus(redis.url, place, name)
        self.bus.watcher = self
        self.heard: list[tuple[str, Message]] = []
        self.told: list[str] = []
        """What the bus has told its watcher."""

    def connected(self) -> None:
        self.told.append("connected")

    def subscribed(self, topics: Sequence[str]) -> None:
        self.told += topics

    def lost(self) -> None:
        self.told.append("lost")

    def hear(self, sender: str, message: Message) -> None:
        self.heard.append((sender, message))

    async def listen(self, topic: str) -> None:
        """Subscribe to a topic, and wait until messages arrive."""
        self.told.clear()
        self.bus.subscribe(topic, self.hear)
        await until(lambda: topic in self.told or topic == EVERYBODY, "the topic is confirmed")


Story = Callable[[Member, Member], Awaitable[None]]


def tell(redis: RedisServer, story: Story, *, places: tuple[str, str] = ("place", "place")) -> None:
    async def run() -> None:
        members = [Member(redis, name, place) for name, place in zip("ab", places, strict=True)]
        for member in members:
            await member.bus.start()
            await until(partial(getattr, member.bus, "is_connected"), "it is connected")
        try:
            await story(members[0], members[1])
        finally:
            for member in members:
                await member.bus.close()

    asyncio.run(run())


def test_a_message_reaches_the_listeners_of_its_topic_in_other_processes(
    redis: RedisServer,
) -> None:
    async def story(one: Member, other: Member) -> None:
        await one.listen("t")
        await other.listen("t")
        one.bus.publish("t", LINES)
        one.bus.publish("another", TakenUp("another", 1.0))
        one.bus.publish("t", TakenUp("t", 2.0))
        await until(lambda: len(other.heard) == 2, "both are heard")
        assert other.heard == [("a", LINES), ("a", TakenUp("t", 2.0))]
        assert one.heard == []
        other.bus.unsubscribe("t", other.hear)
        await asyncio.sleep(0.1)
        one.bus.publish("t", LINES)
        await asyncio.sleep(0.1)
        assert len(other.heard) == 2

    tell(redis, story)


def test_two_places_in_one_redis_do_not_hear_each_other(redis: RedisServer) -> None:
    async def story(one: Member, other: Member) -> None:
        await other.listen("t")
        one.bus.publish("t", LINES)
        await asyncio.sleep(0.2)
        assert other.heard == []

    tell(redis, story, places=("here", "there"))


@pytest.mark.parametrize("fault", ["kill", "freeze"])
def test_a_lost_redis_is_noticed_and_the_bus_heals_by_itself(
    redis: RedisServer, fault: str
) -> None:
    async def story(one: Member, other: Member) -> None:
        await one.listen("t")
        await other.listen("t")
        getattr(redis, fault)()
        await until(lambda: not one.bus.is_connected, "it is noticed", 2.0)
        await until(lambda: not other.bus.is_connected, "it is noticed", 2.0)
        one.bus.publish("t", LINES)  # dropped
        for member in (one, other):
            member.told.clear()
        await asyncio.to_thread(redis.start if fault == "kill" else redis.thaw)
        for member in (one, other):
            await until(partial(member.told.count, "t"), "it is connected again", 10.0)
            assert member.told.index("connected") < member.told.index("t")
        one.bus.publish("t", TakenUp("t", 1.0))
        await until(lambda: other.heard, "a message arrives again")
        assert other.heard == [("a", TakenUp("t", 1.0))]

    tell(redis, story)


def test_only_one_process_holds_a_lease_until_it_is_given_back(redis: RedisServer) -> None:
    async def story(one: Member, other: Member) -> None:
        ours, theirs = Leases(one.bus), Leases(other.bus)
        assert (await ours.take(["t"], 1.0))["t"].is_ours
        found = await theirs.take(["t", "u"], 2.0)
        assert not found["t"].is_ours
        assert found["t"].since == 1.0
        assert found["u"].is_ours
        assert await theirs.free(["t", "u", "v"]) == ("v",)
        ours.release("t", has_gap=False)
        await until_free(theirs, "t")
        taken = (await theirs.take(["t"], 3.0))["t"]
        assert taken.is_ours
        assert taken.since == 1.0, "the table was served without a gap"
        theirs.release("t", has_gap=True)
        await until_free(ours, "t")
        assert (await ours.take(["t"], 4.0))["t"].since == 4.0
        ours.restart("t", 5.0)
        await asyncio.sleep(0.1)
        assert (await theirs.take(["t"], 6.0))["t"].since == 5.0
        assert ours.holds("t")

    tell(redis, story)


async def until_free(leases: Leases, name: str) -> None:
    for _ in range(200):
        if await leases.free([name]):
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"{name} is never free")


def test_a_lease_that_is_not_renewed_is_free(redis: RedisServer) -> None:
    async def story(one: Member, other: Member) -> None:
        ours, theirs = Leases(one.bus, seconds=0.3), Leases(other.bus, seconds=0.3)
        await ours.take(["t"], 1.0)
        for _ in range(6):
            await asyncio.sleep(0.1)
            assert await ours.renew() == ()
        assert not (await theirs.take(["t"], 2.0))["t"].is_ours
        await asyncio.sleep(0.5)
        assert (await theirs.take(["t"], 3.0))["t"].is_ours
        assert await ours.renew() == ("t",)
        assert not ours.holds("t")

    tell(redis, story)


def test_presence_is_known_everywhere_and_ends_with_its_process(redis: RedisServer) -> None:
    async def story(one: Member, other: Member) -> None:
        here, there = PresenceBoard(one.bus, seconds=0.5), PresenceBoard(other.bus, seconds=0.5)
        await here.beat()
        await there.beat()
        here.note("t", ["ann", "ben"])
        here.note("u", ["cy"])
        here.note("u", [])
        await asyncio.sleep(0.1)
        assert await there.elsewhere(["t", "u"]) == {
            "t": {"a": frozenset({"ann", "ben"})},
            "u": {},
        }
        assert await there.occupied() == {"t"}
        assert await here.elsewhere(["t"]) == {"t": {}}
        for _ in range(8):
            await asyncio.sleep(0.1)
            await there.beat()
        assert there.others == frozenset()
        assert not there.was_forgotten
        assert await there.elsewhere(["t"]) == {"t": {}}
        assert await here.beat() == frozenset()
        assert here.was_forgotten, "the people connected to it must be noted again"

    tell(redis, story)


def test_a_message_of_a_newer_version_is_skipped(redis: RedisServer) -> None:
    async def story(one: Member, other: Member) -> None:
        await other.listen("t")
        await one.bus.client.publish(f"{one.bus.prefix}topic:t", b"\x92\xa1a\x81\xa4type\xa3new")
        one.bus.publish("t", LINES)
        await until(lambda: other.heard, "the next one is heard")
        assert other.heard == [("a", LINES)]

    tell(redis, story)


def test_the_time_from_publishing_to_receiving_is_measured(redis: RedisServer) -> None:
    async def story(one: Member, other: Member) -> None:
        delays: list[float] = []
        other.bus.on_delay = delays.append
        await other.listen("t")
        for number in range(20):
            one.bus.publish("t", TakenUp("t", float(number)))
        await until(lambda: len(other.heard) == 20, "all are heard")
        assert len(delays) == 20
        assert 0 < min(delays) <= max(delays) < 2.0
        delays.clear()
        redis.freeze()
        one.bus.publish("t", TakenUp("t", 0.0))
        await asyncio.sleep(0.2)
        redis.thaw()
        await until(lambda: delays, "it is heard late")
        assert 0.15 < delays[0] < 2.0
        channel = f"{one.bus.prefix}topic:t"
        older = msgspec.msgpack.encode(("a", TakenUp("t", 99.0)))  # of a version without a time
        await one.bus.client.publish(channel, older)
        ahead = msgspec.msgpack.encode(Envelope("a", TakenUp("t", 99.0), time.time() + 60))
        await one.bus.client.publish(channel, ahead)
        await until(lambda: len(other.heard) == 23, "both are heard")
        assert delays[1:] == [0.0], "one without a time is not counted; one from the future is 0"

    tell(redis, story)


def test_messages_for_everybody_reach_all(redis: RedisServer) -> None:
    async def story(one: Member, other: Member) -> None:
        other.bus.subscribe(EVERYBODY, other.hear)
        await asyncio.sleep(0.2)
        one.bus.publish(EVERYBODY, Cleaned(("t",), guests=True))
        await until(lambda: other.heard, "it is heard")

    tell(redis, story)


def test_an_unreachable_redis_is_named(redis: RedisServer) -> None:
    redis.kill()

    async def check(url: str) -> str:
        with pytest.raises(BusError) as caught:
            await RedisBus(url, "place", "a").check()
        return caught.value.code

    assert asyncio.run(check(redis.url)) == "bus_unreachable"
    assert asyncio.run(check("http://localhost")) == "bus_bad_url"


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without_redis(name: str, *given: object, **named: object) -> object:
        if name.startswith("redis"):
            raise ImportError(name)
        return real(name, *given, **named)  # type: ignore[arg-type] # handed on

    known = sys.modules.pop("linko.bus.redis_bus")
    monkeypatch.setattr(builtins, "__import__", without_redis)
    try:
        with pytest.raises(LinkoError) as caught:
            importlib.import_module("linko.bus.redis_bus")
    finally:
        sys.modules["linko.bus.redis_bus"] = known
    assert caught.value.code == "bus_needs_driver"


def test_a_connection_that_fails_while_it_begins_is_closed_without_a_mistake(
    redis: RedisServer,
) -> None:
    class Unlucky(RedisBus):
        """Redis vanishes right after it has confirmed the subscription."""

        async def ask(self, commands: Sequence[Command]) -> list[Any]:
            await asyncio.sleep(0)  # it listens now
            raise ConnectionError(f"{len(commands)} commands were not sent")

    mistakes: list[dict[str, Any]] = []

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: mistakes.append(told))
        bus = Unlucky(redis.url, "place", "a")
        with pytest.raises(FAULTS):
            await bus._listen()
        assert not bus.is_connected
        await bus.close()

    asyncio.run(story())
    gc.collect()
    assert mistakes == []


def test_a_redis_with_a_password_and_a_database_is_signed_in_to(redis: RedisServer) -> None:
    async def story() -> None:
        admin = RedisBus(redis.url, "place", "admin")
        await admin.ask([("CONFIG", "SET", "requirepass", "secret")])
        host = redis.url.removeprefix("redis://").partition("/")[0]
        bus = RedisBus(f"redis://:secret@{host}/3", "place", "a")
        await bus.start()
        await until(lambda: bus.is_connected, "it is connected")
        bus.do("SET", "here", "yes")
        await until_found(bus, "here")
        await bus.close()
        unsigned = RedisBus(redis.url, "place", "a")
        with pytest.raises(FAULTS):
            await unsigned._listen()
        await unsigned.close()
        wrong = RedisBus(f"redis://:wrong@{host}/3", "place", "a")
        with pytest.raises(FAULTS):
            await wrong._listen()
        await wrong.close()
        (elsewhere,) = await admin.ask([("GET", "here")])
        await admin.close()
        assert elsewhere is None

    asyncio.run(story())


async def until_found(bus: RedisBus, key: str) -> None:
    for _ in range(200):
        if (await bus.ask([("GET", key)]))[0] == b"yes":
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"{key} was never set")

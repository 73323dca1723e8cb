"""Limits hold for all processes together, by what they tell each other, and without Redis."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import nullcontext
from random import Random

import pytest

from linko.bus import Listener, Message
from linko.bus.messages import Counted, Spent
from linko.server.errors import ServerError
from linko.server.limits import (
    HOUSE,
    MOST_SOCKETS,
    MOST_SOCKETS_AT_TABLE,
    MOST_SOCKETS_OF_ADDRESS,
    RATES,
    Limits,
    parcel,
)
from linko.server.open_connections import OpenConnections
from linko.server.shared_count import FEWEST_TOLD, TOLD_SHARE, SharedCount
from linko.server.shared_limits import ALL_SECONDS, SILENT_SECONDS, TELL_SECONDS, SharedLimits

HERE = "192.0.2.1"
MOST = 40
"""Maximum number of connections of an address in these tests."""


class Process:
    """A process with its limits; it implements `Bus` as far as they need it."""

    is_shared = True
    is_connected = True

    def __init__(self, name: str, world: World) -> None:
        self.name = name
        self.limits = Limits()
        self.connections = SharedCount(MOST)
        self.shared = SharedLimits(self, self.limits, self.connections)
        self._world = world

    def is_heard(self, topic: str) -> bool:
        return bool(topic)

    def publish(self, topic: str, message: Message) -> None:
        del topic
        self._world.deliver(self, message)

    def subscribe(self, topic: str, listener: Listener) -> None:
        """Everybody hears everything."""

    def unsubscribe(self, topic: str, listener: Listener) -> None:
        """Everybody hears everything."""


class World:
    """Several processes with one time."""

    def __init__(self, number: int) -> None:
        self.time = 0.0
        self.is_connected = True
        self.told: list[Message] = []
        self.processes = [Process(f"p{place}", self) for place in range(number)]

    def deliver(self, sender: Process, message: Message) -> None:
        self.told.append(message)
        for process in self.processes if self.is_connected else ():
            if process is sender:
                continue
            match message:
                case Spent():
                    process.shared.hear_spent(message, self.time)
                case Counted():
                    process.shared.hear_counted(sender.name, message, self.time)
                case _:
                    raise AssertionError(message)

    def go_on(self, seconds: float = TELL_SECONDS) -> None:
        """Let time pass; every process tells the others what it has to tell."""
        for _ in range(round(seconds / TELL_SECONDS)):
            self.time += TELL_SECONDS
            for process in self.processes:
                process.shared.tell(self.time)

    def accepted(self, kind: str, who: str, tries: Iterable[Process], people: int = 1) -> int:
        """Return how many requests are accepted now."""
        number = 0
        for process in tries:
            try:
                process.limits.check(kind, who, self.time, people=people)
            except ServerError as error:
                if error.code != "server_too_fast":
                    raise
            else:
                number += 1
        return number


@pytest.mark.parametrize("kind", RATES)
def test_requests_to_all_processes_together_are_limited_in_the_long_run(kind: str) -> None:
    world, rate = World(3), RATES[kind]
    each_time = world.processes * (rate.at_once + 1)
    seconds = max(60, round(40 / rate.per_second))
    ticks = round(seconds / TELL_SECONDS)
    accepted = 0
    for _ in range(ticks):
        accepted += world.accepted(kind, HERE, each_time)
        world.go_on()
    alone = rate.at_once + seconds * rate.per_second
    assert alone - 3 < accepted, "nobody is refused too early"
    first = 2 * rate.at_once  # the two others have not heard of the first second
    parcels = 3 * (parcel(kind) + rate.per_second * TELL_SECONDS)
    assert accepted <= alone + first + parcels


def test_a_house_has_the_limit_of_many_people_everywhere() -> None:
    world = World(2)
    one, other = world.processes
    most = RATES["socket"].at_once * HOUSE
    assert world.accepted("socket", f"house {HERE}", [one] * (most + 5), HOUSE) == most
    assert world.accepted("socket", f"house {HERE}", [other], HOUSE) == 1, "not heard yet"
    world.go_on()
    left = round(2 * TELL_SECONDS * RATES["socket"].per_second * HOUSE)
    assert world.accepted("socket", f"house {HERE}", [other] * 50, HOUSE) <= left


def test_honest_people_are_never_refused_because_of_what_was_told_late() -> None:
    world, rng = World(4), Random(5)
    for _ in range(600):
        for _ in range(4):  # eight messages a second; twenty are allowed
            assert world.accepted("message", "ann", [rng.choice(world.processes)]) == 1
        world.go_on()


def test_few_messages_are_told_of_those_who_send_little() -> None:
    world = World(2)
    one, _ = world.processes
    world.go_on(2 * TELL_SECONDS)
    world.told.clear()
    for number in range(1000):
        world.accepted("message", f"person {number}", [one])
    one.shared.tell(world.time)
    assert not world.told


def check_sockets(world: World, identity: str = "ann", table: str = "t") -> bool:
    """Whether another socket may be opened through the last process."""
    try:
        world.processes[-1].limits.open_socket(identity, HERE, table)
    except ServerError as error:
        if error.code != "server_too_many":
            raise
        return False
    world.processes[-1].limits.close_socket(identity, HERE, table)
    return True


@pytest.mark.parametrize(
    ("most", "identity", "table"),
    [
        (MOST_SOCKETS, lambda _: "ann", lambda number: f"t{number // 20}"),
        (MOST_SOCKETS_AT_TABLE, lambda _: "ann", lambda _: "t"),
        (MOST_SOCKETS_OF_ADDRESS, lambda number: f"p{number // 9}", lambda number: f"t{number}"),
    ],
)
def test_sockets_of_all_processes_count(
    most: int, identity: Callable[[int], str], table: Callable[[int], str]
) -> None:
    world = World(3)
    one, other, _ = world.processes
    for number in range(most):
        process = (one, other)[number % 2]
        process.limits.open_socket(identity(number), HERE, table(number))
    assert check_sockets(world, identity(0), table(0)), "not heard yet"
    world.go_on()
    assert not check_sockets(world, identity(0), table(0))
    one.limits.close_socket(identity(0), HERE, table(0))
    world.go_on()
    assert check_sockets(world, identity(0), table(0))


@pytest.mark.parametrize(("scale", "is_limited"), [(1.0, True), (0.0, False)])
def test_sockets_at_one_table_are_limited_unless_limits_are_off(
    scale: float, is_limited: bool
) -> None:
    limits = Limits(scale)
    for _ in range(MOST_SOCKETS_AT_TABLE):
        limits.open_socket("ann", HERE, "t")
    refused = pytest.raises(ServerError, match="sockets here") if is_limited else nullcontext()
    with refused:
        limits.open_socket("ann", HERE, "t")
    limits.open_socket("ann", HERE, "another table")


def test_people_with_one_socket_each_are_not_told_of() -> None:
    world = World(2)
    one, _ = world.processes
    people = [f"person {number}" for number in range(1000)]
    for person in people:
        one.limits.open_socket(person, f"address of {person}", "t")
    world.go_on(2 * ALL_SECONDS)
    for person in people:
        one.limits.close_socket(person, f"address of {person}", "t")
    world.go_on(2 * ALL_SECONDS)
    assert world.told
    assert all(message == Counted((), is_all=True) for message in world.told)


def test_connections_of_an_address_count_through_all_processes() -> None:
    class Open:
        is_playing = False
        is_evicted = False

        def evict(self) -> None:
            self.is_evicted = True

    world = World(2)
    one, other = (
        OpenConnections(1000, MOST, of_address=process.connections) for process in world.processes
    )
    opened = [Open() for _ in range(MOST)]
    assert all(one.add(connection, HERE) is None for connection in opened)
    for connection in opened:
        one.set_busy(connection)
    world.go_on()
    refused = Open()
    assert other.add(refused, HERE) == 429
    assert other.add(Open(), "192.0.2.2") is None
    one.remove(opened[0])
    world.go_on()
    assert other.add(refused, HERE) is None


def test_a_process_counts_alone_while_redis_is_gone_and_heals_afterwards() -> None:
    world = World(2)
    one, _ = world.processes
    for number in range(MOST_SOCKETS):
        one.limits.open_socket("ann", HERE, f"t{number}")
    world.go_on()
    assert not check_sockets(world)
    world.is_connected = False
    for process in world.processes:
        process.shared.forget_all()
    world.go_on(ALL_SECONDS)
    assert check_sockets(world)
    world.is_connected = True
    for process in world.processes:
        process.shared.forget_all()
    world.go_on()
    assert not check_sockets(world)


@pytest.mark.parametrize("is_told", [True, False])
def test_connections_through_a_process_that_ended_no_longer_count(is_told: bool) -> None:
    world = World(2)
    gone, left = world.processes
    for number in range(MOST_SOCKETS):
        gone.limits.open_socket("ann", HERE, f"t{number}")
    world.go_on()
    assert not check_sockets(world)
    world.processes = [left]
    if is_told:
        left.shared.forget([gone.name])
    else:
        world.go_on(SILENT_SECONDS + 2 * TELL_SECONDS)
    assert check_sockets(world)


def test_a_lost_message_and_a_new_process_are_made_up_for() -> None:
    world = World(2)
    one, _ = world.processes
    world.go_on()
    world.is_connected = False
    for number in range(MOST_SOCKETS):
        one.limits.open_socket("ann", HERE, f"t{number}")
    world.go_on()
    world.is_connected = True
    world.go_on()
    assert check_sockets(world), "the message was lost"
    world.go_on(ALL_SECONDS)
    assert not check_sockets(world)
    world.processes.append(Process("new", world))
    world.go_on(2 * TELL_SECONDS)
    assert not check_sockets(world), "a new process is told at once"


def test_counts_of_processes_agree_after_any_opens_and_closes() -> None:
    rng = Random(11)
    world = World(3)
    counts = [process.connections for process in world.processes]
    for _ in range(300):
        for count in counts:
            who = rng.choice("abcd")
            if rng.random() < 0.6 or not count.own[who]:
                count.add(who)
            else:
                count.remove(who)
        if rng.random() < 0.2:
            rng.choice(world.processes).shared.forget_all()
        world.go_on()
    world.go_on(2 * ALL_SECONDS)
    untold = max(FEWEST_TOLD, MOST // TOLD_SHARE) - 1
    for who in "abcd":
        all_of_them = sum(count.own[who] for count in counts)
        for count in counts:
            assert all_of_them - 2 * untold <= count[who] <= all_of_them

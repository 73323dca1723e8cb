"""Which connections may stay open, and which are closed to make room."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from http import HTTPStatus

import pytest

from linko.server import turns
from linko.server.limits import RATES, Limits
from linko.server.open_connections import (
    OpenConnections,
    most_connections,
    raise_descriptor_limit,
)
from linko.server.turns import Turns

HERE, THERE = "192.0.2.1", "192.0.2.2"


class Fake:
    """A connection that only records whether it was closed."""

    def __init__(self, *, is_playing: bool = False) -> None:
        self.is_playing = is_playing
        self.is_evicted = False

    def evict(self) -> None:
        self.is_evicted = True


def added(known: OpenConnections, address: str = HERE) -> Fake:
    made = Fake()
    assert known.add(made, address) is None
    return made


def test_the_connection_that_has_waited_longest_is_closed_first() -> None:
    known = OpenConnections(most=3, most_of_address=0, most_waiting=3)
    first, second, third = (added(known) for _ in range(3))
    known.set_busy(first)
    added(known)
    assert [one.is_evicted for one in (first, second, third)] == [False, True, False]
    assert len(known) == 3


def test_the_total_number_of_waiting_connections_is_limited() -> None:
    known = OpenConnections(most=100, most_of_address=0, most_waiting=2)
    first, _, _ = (added(known, address) for address in (HERE, THERE, THERE))
    assert first.is_evicted
    assert known.waiting == 2


def test_a_connection_that_waits_again_counts_as_the_newest() -> None:
    known = OpenConnections(most=2, most_of_address=0, most_waiting=2)
    first, second = added(known), added(known)
    known.set_busy(first)
    known.set_waiting(first)
    added(known)
    assert second.is_evicted
    assert not first.is_evicted


def test_an_address_over_its_limit_loses_its_oldest_connection_and_then_is_refused() -> None:
    known = OpenConnections(most=100, most_of_address=2)
    other = added(known, THERE)
    first, second = added(known), added(known)
    third = added(known)
    assert (first.is_evicted, other.is_evicted) == (True, False)
    for one in (second, third):
        known.set_busy(one)
    assert known.add(Fake(), HERE) == HTTPStatus.TOO_MANY_REQUESTS
    assert known.add(Fake(), THERE) is None
    known.remove(second)
    assert known.add(Fake(), HERE) is None


def test_only_sockets_without_a_seat_are_closed_to_make_room() -> None:
    known = OpenConnections(most=3, most_of_address=0)
    player, spectator, working = Fake(is_playing=True), Fake(), Fake()
    for one in (player, spectator, working):
        assert known.add(one, HERE) is None
        known.set_busy(one)
    known.set_at_table(player)
    known.set_at_table(spectator)
    newcomer = added(known)
    known.set_busy(newcomer)
    assert (player.is_evicted, spectator.is_evicted) == (False, True)
    assert known.add(Fake(), HERE) == HTTPStatus.SERVICE_UNAVAILABLE
    assert not player.is_evicted


def test_a_socket_takes_the_place_of_its_request() -> None:
    known = OpenConnections(most=10, most_of_address=1)
    request, socket = added(known), Fake()
    known.replace(request, socket)
    known.remove(request)
    assert len(known) == 1
    known.set_at_table(socket)
    assert known.add(Fake(), HERE) == HTTPStatus.TOO_MANY_REQUESTS
    known.remove(socket)
    known.remove(socket)
    assert len(known) == known.waiting == 0


def test_behind_a_proxy_a_connection_counts_for_the_address_of_its_request() -> None:
    known = OpenConnections(most=10, most_of_address=1)
    first, second = added(known, ""), added(known, "")
    assert known.set_address(first, HERE)
    known.set_busy(first)
    assert known.set_address(first, HERE)
    assert not known.set_address(second, HERE)
    assert known.set_address(second, THERE)
    assert known.set_address(first, "")
    assert known.set_address(second, HERE)
    assert not known.set_address(Fake(), HERE)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")
def test_connections_stay_below_the_limit_on_descriptors() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
        assert most_connections(0) == 412
        assert most_connections(100) == 100
        assert most_connections(1000) == 412
        raise_descriptor_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_queued_requests_start_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST_WAITING", 5)

    async def run() -> None:
        waiting, started = Turns(most=2), list[int]()
        taken = [waiting.start(partial(started.append, number)) for number in range(8)]
        assert taken == [True] * 7 + [False]
        assert started == [0, 1]
        await asyncio.sleep(0)
        assert started == [0, 1, 2, 3]
        for _ in range(3):
            await asyncio.sleep(0)
        assert started == list(range(7))
        assert waiting.start(lambda: started.append(9))
        assert started[-1] == 9

    asyncio.run(run())


def test_an_address_over_its_limit_is_recognised_without_counting() -> None:
    limits = Limits()
    assert not limits.is_over("address", HERE, 0.0)
    for _ in range(RATES["address"].at_once):
        assert not limits.is_over("address", HERE, 0.0)
        limits.check("address", HERE, 0.0)
    assert limits.is_over("address", HERE, 0.0)
    assert not limits.is_over("address", HERE, 1.0)
    assert not limits.is_over("address", THERE, 0.0)
    assert not Limits(0.0).is_over("address", HERE, 0.0)

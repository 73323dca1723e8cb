"""The count of connections stays exact after random opens, closes, upgrades and timeouts."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from pathlib import Path
from random import Random
from typing import cast

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from linko.server import http_protocol, websocket
from linko.server.gate import Gate
from linko.server.open_connections import OpenConnections
from tests.server.live_server import SECONDS, Serving, serving
from tests.server.test_hostile_sockets import opened, request, wait_until
from tests.server.test_websocket_frames import sent

MOST, MOST_OF_ADDRESS, MOST_WAITING = 8, 4, 5
ADDRESSES = ("192.0.2.1", "192.0.2.2", "192.0.2.3", "")

places = st.integers(0, 1000)
addresses = st.sampled_from(ADDRESSES)


class Peer:
    """A connection as a client sees it, and the state that the accounting should have for it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_open = True
        self.is_playing = False
        self.was_evicted = False

    def evict(self) -> None:
        assert self.is_open, "a connection is evicted once"
        assert not self.is_playing, "players are never evicted"
        self.is_open, self.was_evicted = False, True


class Accounting(RuleBasedStateMachine):
    """All calls that the protocol classes may make, in any order, even repeatedly or too late."""

    def __init__(self) -> None:
        super().__init__()
        self.known = OpenConnections(MOST, MOST_OF_ADDRESS, MOST_WAITING)
        self.peers: list[Peer] = []
        """All connections so far, including closed ones."""

    def any_peer(self, place: int) -> Peer:
        return self.peers[place % len(self.peers)]

    @property
    def open_peers(self) -> list[Peer]:
        return [peer for peer in self.peers if peer.is_open]

    @rule(address=addresses)
    def open(self, address: str) -> None:
        peer = Peer(address)
        status = self.known.add(peer, address)
        peer.is_open = status is None
        self.peers.append(peer)
        assert status in (None, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)

    @precondition(lambda self: self.peers)
    @rule(place=places)
    def close(self, place: int) -> None:
        """Close a connection, as a timeout, client or network would; it may already be closed."""
        peer = self.any_peer(place)
        peer.is_open = peer.is_playing = False
        self.known.remove(peer)

    @precondition(lambda self: self.peers)
    @rule(place=places)
    def upgrade(self, place: int) -> None:
        peer = self.any_peer(place)
        if peer.is_playing:  # a socket is not upgraded again
            return
        socket = Peer(peer.address)
        socket.is_open, peer.is_open = peer.is_open, False
        self.known.replace(peer, socket)
        self.peers.append(socket)

    @precondition(lambda self: self.peers)
    @rule(place=places, seated=st.booleans())
    def enter(self, place: int, seated: bool) -> None:
        peer = self.any_peer(place)
        peer.is_playing = peer.is_open and seated
        self.known.set_at_table(peer)

    @precondition(lambda self: self.peers)
    @rule(place=places)
    def owe(self, place: int) -> None:
        peer = self.any_peer(place)
        peer.is_playing = False
        self.known.set_waiting(peer)

    @precondition(lambda self: self.peers)
    @rule(place=places)
    def work(self, place: int) -> None:
        self.known.set_busy(self.any_peer(place))

    @precondition(lambda self: self.peers)
    @rule(place=places, address=addresses)
    def name_address(self, place: int, address: str) -> None:
        peer = self.any_peer(place)
        if peer.is_playing:  # the address is known before a socket is at a table
            return
        if self.known.set_address(peer, address):
            assert peer.is_open
            peer.address = address

    @invariant()
    def every_open_connection_is_counted_once(self) -> None:
        assert set(self.known._addresses) == set(self.open_peers)
        assert len(self.known) == len(self.open_peers) <= MOST
        assert {peer: peer.address for peer in self.open_peers} == self.known._addresses

    @invariant()
    def the_counts_of_addresses_are_exact_and_never_negative(self) -> None:
        for address in ADDRESSES[:-1]:
            number = sum(peer.address == address for peer in self.open_peers)
            assert self.known._of_address.own[address] == number <= MOST_OF_ADDRESS
        assert "" not in self.known._of_address.own

    @invariant()
    def only_open_connections_are_listed(self) -> None:
        known = self.known
        waiting, sockets = set(known._waiting), set(known._sockets)
        assert waiting | sockets <= set(self.open_peers)
        assert not waiting & sockets
        assert known.waiting <= MOST_WAITING
        for address in ADDRESSES[:-1]:
            mine = {peer for peer in self.open_peers if peer.address == address}
            assert set(known._waiting_of.get(address, ())) == waiting & mine
        assert all(known._waiting_of.values())
        assert "" not in known._waiting_of

    def teardown(self) -> None:
        """Check that nothing is left after all connections are removed."""
        for peer in self.peers:
            self.known.remove(peer)
        known = self.known
        left = (known._addresses, known._of_address.own, known._waiting, known._waiting_of)
        assert not any(left)
        assert not known._sockets


TestAccounting = Accounting.TestCase
TestAccounting.settings = settings(max_examples=300, stateful_step_count=60, deadline=None)


# The same with real connections


RESET = struct.pack("ii", 1, 0)
"""Value of `SO_LINGER` with which closing a socket resets the connection."""


def connections(server: Serving) -> OpenConnections:
    made = cast("partial[object]", server.server.config.http)
    gate = made.args[0]
    assert isinstance(gate, Gate)
    return gate.connections


async def counted(known: OpenConnections) -> tuple[int, int]:
    """The numbers of connections and of sockets at tables, after a moment for the server."""
    await asyncio.sleep(0.002)
    return len(known), len(known._sockets)


@pytest.mark.parametrize("seed", range(3))
def test_no_real_connection_is_left_in_the_accounting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", 0.3)
    monkeypatch.setattr(websocket, "HANDSHAKE_SECONDS", 0.3)
    chance = Random(seed)
    with serving(tmp_path, connections_per_address=20, rate_scale=1.0) as server:
        known = connections(server)
        ann, table = opened(server)
        upgrade = request(server, ann, table)
        get = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % server.port
        beginnings = [
            b"",
            b"GET / HT",
            get,
            get * 5,
            get.replace(b"GET", b"POST")[:-2] + b"Content-Length: 9\r\n\r\n{",
            b"\x16\x03\x01garbage\r\n\r\n",
            upgrade,
            upgrade[: len(upgrade) // 2],
            upgrade + sent(b"{}"),
            request(server, server.stranger(), table),
        ]
        held, counts = list[socket.socket](), list[tuple[int, int]]()
        for _ in range(250):
            made = socket.create_connection(("127.0.0.1", server.port), SECONDS)
            held.append(made)
            with suppress(OSError):  # the server may refuse or close it at any time
                made.sendall(chance.choice(beginnings))
            if len(held) > chance.randrange(40):
                leaving = held.pop(chance.randrange(len(held)))
                if chance.random() < 0.5:
                    leaving.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                leaving.close()
            counts.append(server.call(partial(counted, known)))
        assert 10 < max(number for number, _ in counts) <= 20
        assert max(at_tables for _, at_tables in counts) > 1
        for one in held:
            one.close()
        wait_until(lambda: len(known) == 0)
        assert not known._of_address.own
        assert not known._waiting
        assert not known._waiting_of
        assert not known._sockets

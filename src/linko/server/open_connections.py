"""The open connections of the server: limited in total and for each IP address.

A connection waits until its client has sent a whole request, completed a handshake or read an
answer. When there are too many, connections that wait are closed, the oldest first; then sockets of
people who are not seated. Sockets of players are never closed to make room.
"""

from __future__ import annotations

import sys
from http import HTTPStatus
from itertools import islice
from typing import Final, Protocol

from linko.server.shared_count import SharedCount

MOST_WAITING: Final = 1024
"""Maximum number of connections that wait; the oldest is closed to make room for the next.

Each may hold the beginning of a request, 33 kB of memory at most.
"""

RESERVED_DESCRIPTORS: Final = 100
"""Number of file descriptors kept for the database, the bots and files."""

WANTED_DESCRIPTORS: Final = 65_536
"""Number of file descriptors that the server asks the system for."""

UNLIMITED_CONNECTIONS: Final = 10_000
"""Maximum number of connections on systems without a limit on file descriptors."""

LOOKED_AT: Final = 64
"""Maximum number of sockets examined to find one of somebody who is not seated."""


class OpenConnection(Protocol):
    """A connection as this module knows it."""

    @property
    def is_playing(self) -> bool:
        """Whether it is a socket of somebody seated at a table."""

    def evict(self) -> None:
        """Close at once to make room for another."""


class OpenConnections:
    """Counts connections and decides which may stay."""

    def __init__(
        self,
        most: int,
        most_of_address: int,
        most_waiting: int = MOST_WAITING,
        of_address: SharedCount | None = None,
    ) -> None:
        """Allow `most` connections in total and `most_of_address` for an address; 0: no limit.

        `of_address` counts the connections of each address, including those of other processes.
        """
        self._most = most
        self._most_of_address = most_of_address
        self._most_waiting = most_waiting
        self._addresses: dict[OpenConnection, str] = {}
        """All connections, and the address each is counted for."""
        self._of_address = SharedCount(0) if of_address is None else of_address
        self._waiting: dict[OpenConnection, None] = {}
        """The connections that wait, the oldest first."""
        self._waiting_of: dict[str, dict[OpenConnection, None]] = {}
        self._sockets: dict[OpenConnection, None] = {}
        """The sockets at tables, the oldest first."""

    def __len__(self) -> int:
        return len(self._addresses)

    @property
    def waiting(self) -> int:
        """Number of connections that wait."""
        return len(self._waiting)

    def add(self, connection: OpenConnection, address: str) -> HTTPStatus | None:
        """Count a new connection, which waits; return an HTTP status if it is refused, else None.

        An empty address is not counted: it becomes known later, with `set_address`.
        """
        if address and not self._make_room_for(address):
            return HTTPStatus.TOO_MANY_REQUESTS
        if len(self._addresses) >= self._most and not self._make_room():
            return HTTPStatus.SERVICE_UNAVAILABLE
        self._addresses[connection] = address
        if address:
            self._of_address.add(address)
        self._wait(connection, address)
        return None

    def remove(self, connection: OpenConnection) -> None:
        """Forget a connection that is closed; nothing happens if it is not known."""
        address = self._addresses.pop(connection, None)
        if address is not None:
            self._forget(connection, address)
            self._uncount(address)

    def replace(self, connection: OpenConnection, by: OpenConnection) -> None:
        """Count a WebSocket in place of the HTTP connection that became it."""
        address = self._addresses.pop(connection, None)
        if address is not None:
            self._forget(connection, address)
            self._addresses[by] = address
            self._wait(by, address)

    def set_address(self, connection: OpenConnection, address: str) -> bool:
        """Count a connection for another address; return False if that address has too many."""
        before = self._addresses.get(connection)
        if before is None or before == address:
            return before is not None
        if address and not self._make_room_for(address):
            return False
        was_waiting = connection in self._waiting
        self._forget(connection, before)
        self._uncount(before)
        self._addresses[connection] = address
        if address:
            self._of_address.add(address)
        if was_waiting:
            self._wait(connection, address)
        return True

    def set_waiting(self, connection: OpenConnection) -> None:
        """Note that the connection waits for its client."""
        address = self._addresses.get(connection)
        if address is not None and connection not in self._waiting:
            self._sockets.pop(connection, None)
            self._wait(connection, address)

    def set_busy(self, connection: OpenConnection) -> None:
        """Note that the server is working for the connection."""
        address = self._addresses.get(connection)
        if address is not None:
            self._forget(connection, address)

    def set_at_table(self, connection: OpenConnection) -> None:
        """Note that the connection is a socket at a table."""
        if connection in self._addresses:
            self.set_busy(connection)
            self._sockets[connection] = None

    def _make_room_for(self, address: str) -> bool:
        if not self._most_of_address or self._of_address[address] < self._most_of_address:
            return True
        waiting = self._waiting_of.get(address)
        if not waiting:
            return False
        self._evict(next(iter(waiting)))
        return True

    def _make_room(self) -> bool:
        if self._waiting:
            self._evict(next(iter(self._waiting)))
            return True
        for socket in list(islice(self._sockets, LOOKED_AT)):
            if not socket.is_playing:
                self._evict(socket)
                return True
            self._sockets[socket] = self._sockets.pop(socket)  # others are examined next time
        return False

    def _evict(self, connection: OpenConnection) -> None:
        self.remove(connection)
        connection.evict()

    def _wait(self, connection: OpenConnection, address: str) -> None:
        """List a connection as the newest that waits; if there are too many, close the oldest."""
        if len(self._waiting) >= self._most_waiting:
            self._evict(next(iter(self._waiting)))
        self._waiting[connection] = None
        if address:
            self._waiting_of.setdefault(address, {})[connection] = None

    def _forget(self, connection: OpenConnection, address: str) -> None:
        """Remove a connection from all lists except the one of addresses."""
        self._sockets.pop(connection, None)
        if connection in self._waiting:
            del self._waiting[connection]
            of_address = self._waiting_of.get(address)
            if of_address is not None:
                of_address.pop(connection, None)
                if not of_address:
                    del self._waiting_of[address]

    def _uncount(self, address: str) -> None:
        if address:
            self._of_address.remove(address)


def raise_descriptor_limit() -> None:
    """Ask the system for as many file descriptors as wanted, or as this process may have."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, WANTED_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems have a lower limit than they report
            return


def most_connections(wanted: int) -> int:
    """Return how many connections descriptors allow, but at most `wanted` unless that is 0."""
    allowed = UNLIMITED_CONNECTIONS
    if sys.platform != "win32":
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft == resource.RLIM_INFINITY:
            soft = WANTED_DESCRIPTORS
        allowed = max(soft - RESERVED_DESCRIPTORS, soft // 2)
    return min(wanted, allowed) if wanted else allowed

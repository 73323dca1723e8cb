"""Limits on the rate of requests and on the number of open sockets."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Final

from linko.server.errors import ServerError
from linko.server.shared_count import SharedCount

MOST_BUCKETS: Final = 100_000
"""Maximum number of clients remembered for each kind of request; the oldest are dropped."""

_ENOUGH: Final = 1 - 1e-9
"""The cost of a request, minus a little for rounding errors."""

MOST_SOCKETS: Final = 60
"""Maximum number of open sockets of one identity, at all tables together."""

MOST_SOCKETS_AT_TABLE: Final = 30
"""Maximum number of open sockets of one identity at one table."""

MOST_SOCKETS_OF_ADDRESS: Final = 600
"""Maximum number of open sockets of one address, which a whole house may share."""

HOUSE: Final = 10
"""Number of signed-in users assumed to share one IP address."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Number of requests a second in the long run, and at once."""

    per_second: float
    at_once: int


RATES: Final = {
    "address": Rate(100.0, 500),
    "request": Rate(10.0, 60),
    "guest": Rate(1 / 6, 60),
    "rename": Rate(1 / 10, 10),
    "table": Rate(1 / 10, 20),
    "code": Rate(1 / 6, 20),
    "socket": Rate(1.0, 40),
    "message": Rate(20.0, 60),
    "command": Rate(1.0, 60),
    "bot": Rate(1 / 60, 10),
    "download": Rate(1 / 10, 10),
    "replay": Rate(1.0, 30),
    "picture": Rate(1 / 2, 20),
    "hint": Rate(1 / 2, 10),
    "review": Rate(1 / 20, 10),
    "figures": Rate(0.5, 20),
}
"""The rate of each kind of request, for each address and for each identity.

`address` counts everything that comes from an address, including messages on sockets. `command`
counts commands other than decisions: they make a table's log longer without advancing a game.
"""

PARCEL: Final = 20
"""Requests are reported to other processes when they make up 1/PARCEL of the burst allowed.

Requests that are limited to one a second or fewer are reported one by one.
"""


def parcel(kind: str) -> int:
    """Return the number of requests of a client that are reported to other processes together.

    >>> parcel("guest"), parcel("message"), parcel("address")
    (1, 3, 25)
    """
    rate = RATES[kind]
    return max(1, rate.at_once // PARCEL) if rate.per_second > 1 else 1


_Bucket = tuple[float, float, int]
"""Number of requests allowed at some time, that time, and number of requests not yet reported.

The first number may be below 0 after requests to several processes.
"""


class Limits:
    """Counts requests by kind and client, and open sockets, including those of other processes."""

    def __init__(self, scale: float = 1.0) -> None:
        self.is_shared = False
        """Whether other processes count too."""
        self.sockets = SharedCount(MOST_SOCKETS)
        self.sockets_of_address = SharedCount(MOST_SOCKETS_OF_ADDRESS)
        self.sockets_at_table = SharedCount(MOST_SOCKETS_AT_TABLE)
        self._spent: Counter[tuple[str, str, int]] = Counter()
        """Number of requests to report to other processes, by kind, client and people."""
        self._scale = scale
        self._buckets: dict[str, OrderedDict[str, _Bucket]] = {
            kind: OrderedDict() for kind in RATES
        }
        self._parcels = {kind: parcel(kind) for kind in RATES}

    def check(self, kind: str, who: str, now: float, *, people: int = 1) -> None:
        """Count a request of a client; raise a `ServerError` if there are too many for `people`."""
        if self._scale == 0:
            return
        buckets = self._buckets[kind]
        _, filled, untold = self._take_bucket(kind, who, people, now)
        if filled < _ENOUGH:
            buckets[who] = (filled, now, untold)
            wait = (1 - filled) / (RATES[kind].per_second * self._scale * people)
            raise ServerError("server_too_fast", seconds=math.ceil(wait))
        if self.is_shared:
            untold += 1
            if untold >= self._parcels[kind]:
                self._spent[kind, who, people] += untold
                untold = 0
        buckets[who] = (max(0.0, filled - 1), now, untold)
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)

    def take_spent(self) -> tuple[tuple[str, str, int, int], ...]:
        """Return the requests to report to other processes: kind, client, people and number."""
        spent, self._spent = self._spent, Counter()
        return tuple((*whose, count) for whose, count in spent.items())

    def charge(self, kind: str, who: str, people: int, count: int, now: float) -> None:
        """Count requests that another process has accepted."""
        if self._scale == 0 or kind not in RATES:
            return
        buckets = self._buckets[kind]
        most, filled, untold = self._take_bucket(kind, who, people, now)
        # A shared allowance never goes below 0, so that one person cannot lock out the others.
        lowest = -most if people == 1 else 0.0
        buckets[who] = (max(lowest, filled - count), now, untold)
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)

    def is_over(self, kind: str, who: str, now: float) -> bool:
        """Whether `check` would refuse a request; counts nothing, and costs less."""
        known = self._buckets[kind].get(who) if self._scale else None
        if known is None:
            return False
        filled, at, _ = known
        return filled + max(0.0, now - at) * RATES[kind].per_second * self._scale < _ENOUGH

    def check_sockets(self, identity: str, address: str, table: str | None = None) -> None:
        """Raise a `ServerError` if the identity or the address has too many open sockets.

        If a table is given, the sockets of the identity at this table are checked too.
        """
        if self._scale == 0:
            return
        limits = [
            (self.sockets, identity, MOST_SOCKETS, "sockets"),
            (self.sockets_of_address, address, MOST_SOCKETS_OF_ADDRESS, "sockets"),
        ]
        if table is not None:
            here = _place(identity, table)
            limits.append((self.sockets_at_table, here, MOST_SOCKETS_AT_TABLE, "sockets here"))
        for open_now, who, most, what in limits:
            if open_now[who] >= most:
                raise ServerError("server_too_many", most=most, what=what)

    def open_socket(self, identity: str, address: str, table: str) -> None:
        """Count an open socket at a table, or refuse it with a `ServerError`."""
        self.check_sockets(identity, address, table)
        self.sockets.add(identity)
        self.sockets_of_address.add(address)
        self.sockets_at_table.add(_place(identity, table))

    def close_socket(self, identity: str, address: str, table: str) -> None:
        """Stop counting a socket that is closed."""
        self.sockets.remove(identity)
        self.sockets_of_address.remove(address)
        self.sockets_at_table.remove(_place(identity, table))

    def _take_bucket(
        self, kind: str, who: str, people: int, now: float
    ) -> tuple[float, float, int]:
        """Remove a client's bucket; return its size, what is allowed, and what is unreported."""
        rate, scale = RATES[kind], self._scale * people
        most = max(1.0, rate.at_once * scale)
        filled, at, untold = self._buckets[kind].pop(who, (most, now, 0))
        return most, min(most, filled + max(0.0, now - at) * rate.per_second * scale), untold


def _place(identity: str, table: str) -> str:
    return f"{identity} {table}"

"""Limits on the rate of requests and on the number of open sockets."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Final

from linko.server.errors import ServerError

MOST_BUCKETS: Final = 100_000
"""Maximum number of clients remembered for each kind of request; the longest unused go first."""

_ENOUGH: Final = 1 - 1e-9
"""What a request costs, less what rounding may lose."""

MOST_SOCKETS: Final = 60
"""Maximum number of open sockets of one identity, at all tables together."""

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
}
"""The rate of each kind of request, for each address and for each identity.

`address` counts everything that comes from an address, messages on sockets included. `command`
counts commands other than decisions, which make a table's log longer without a game.
"""

SHARED: Final = frozenset(kind for kind, rate in RATES.items() if rate.per_second <= 1.0)
"""Kinds of requests that all processes of a place count together; each counts the others alone."""


class Limits:
    """Counts requests by kind and client, and open sockets."""

    def __init__(self, scale: float = 1.0) -> None:
        self.is_shared = False
        """Whether other processes count too."""
        self._spent: Counter[tuple[str, str]] = Counter()
        """Requests since the other processes were last told."""
        self._scale = scale
        self._buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {
            kind: OrderedDict() for kind in RATES
        }
        self._sockets: Counter[str] = Counter()
        self._sockets_of_address: Counter[str] = Counter()

    def check(self, kind: str, who: str, now: float, *, people: int = 1) -> None:
        """Count a request of a client that stands for `people`; refuse it with a `ServerError`."""
        if self._scale == 0:
            return
        rate = RATES[kind]
        buckets = self._buckets[kind]
        scale = self._scale * people
        most = max(1.0, rate.at_once * scale)
        filled, at = buckets.pop(who, (most, now))
        filled = min(most, filled + max(0.0, now - at) * rate.per_second * scale)
        if filled < _ENOUGH:
            buckets[who] = (filled, now)
            wait = (1 - filled) / (rate.per_second * scale)
            raise ServerError("server_too_fast", seconds=math.ceil(wait))
        buckets[who] = (max(0.0, filled - 1), now)
        if self.is_shared and kind in SHARED and people == 1:
            self._spent[kind, who] += 1
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)

    def take_spent(self) -> tuple[tuple[str, str, int], ...]:
        """Return kind, client and number of the requests that others have not heard of."""
        spent, self._spent = self._spent, Counter()
        return tuple((kind, who, count) for (kind, who), count in spent.items())

    def charge(self, kind: str, who: str, count: int, now: float) -> None:
        """Count requests that another process has accepted."""
        if self._scale == 0 or kind not in SHARED:
            return
        rate = RATES[kind]
        most = max(1.0, rate.at_once * self._scale)
        buckets = self._buckets[kind]
        filled, at = buckets.pop(who, (most, now))
        filled = min(most, filled + max(0.0, now - at) * rate.per_second * self._scale)
        buckets[who] = (max(0.0, filled - count), now)
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)

    def is_over(self, kind: str, who: str, now: float) -> bool:
        """Whether `check` would refuse a request; counts nothing, and costs less."""
        known = self._buckets[kind].get(who) if self._scale else None
        if known is None:
            return False
        filled, at = known
        return filled + max(0.0, now - at) * RATES[kind].per_second * self._scale < _ENOUGH

    def check_sockets(self, identity: str, address: str) -> None:
        """Raise a `ServerError` if the identity or the address has too many open sockets."""
        if self._scale:
            for open_now, who, most in (
                (self._sockets, identity, MOST_SOCKETS),
                (self._sockets_of_address, address, MOST_SOCKETS_OF_ADDRESS),
            ):
                if open_now[who] >= most:
                    raise ServerError("server_too_many", most=most, what="sockets")

    def open_socket(self, identity: str, address: str) -> None:
        """Count an open socket, or refuse it with a `ServerError`."""
        self.check_sockets(identity, address)
        self._sockets[identity] += 1
        self._sockets_of_address[address] += 1

    def close_socket(self, identity: str, address: str) -> None:
        """Stop counting a socket that is closed."""
        for open_now, who in ((self._sockets, identity), (self._sockets_of_address, address)):
            open_now[who] -= 1
            if open_now[who] <= 0:
                del open_now[who]

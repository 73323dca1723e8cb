"""How often somebody may ask for something, and how many sockets somebody may hold."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Final

from linko.server.errors import ServerError

MOST_BUCKETS: Final = 100_000
"""So many are remembered for each kind of request, the longest unused go first."""

_ENOUGH: Final = 1 - 1e-9
"""What a request takes, less what adding up fractions may lose."""

MOST_SOCKETS: Final = 60
"""So many sockets one identity may have open, at all tables together."""

MOST_SOCKETS_OF_ADDRESS: Final = 600
"""The same for one address, behind which a whole house may sit."""


HOUSE: Final = 10
"""So many people with a name are reckoned with behind one address."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    at_once: int


RATES: Final = {
    "address": Rate(100.0, 500),
    "request": Rate(10.0, 60),
    "guest": Rate(1 / 6, 60),
    "table": Rate(1 / 10, 20),
    "code": Rate(1 / 6, 20),
    "socket": Rate(1.0, 40),
    "message": Rate(20.0, 60),
    "command": Rate(1.0, 60),
    "bot": Rate(1 / 60, 10),
    "download": Rate(1 / 10, 10),
}
"""The kinds of requests that are counted, for each address and for each identity.

`address` is everything that comes from an address, whoever sends it and whatever it is, messages on
sockets included. `command` is what people do at a table besides deciding; it makes the table's log
longer without a game going on.
"""


class Limits:
    """Counts requests by kind and by whoever makes them, and open sockets."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {
            kind: OrderedDict() for kind in RATES
        }
        self._sockets: Counter[str] = Counter()
        self._sockets_of_address: Counter[str] = Counter()

    def check(self, kind: str, who: str, now: float, *, people: int = 1) -> None:
        """Count a request, or refuse it with a `ServerError`; so many people may be meant."""
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
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)

    def open_socket(self, identity: str, address: str) -> None:
        """Count an open socket, or refuse it with a `ServerError`."""
        if self._scale:
            for open_now, who, most in (
                (self._sockets, identity, MOST_SOCKETS),
                (self._sockets_of_address, address, MOST_SOCKETS_OF_ADDRESS),
            ):
                if open_now[who] >= most:
                    raise ServerError("server_too_many", most=most, what="sockets")
        self._sockets[identity] += 1
        self._sockets_of_address[address] += 1

    def close_socket(self, identity: str, address: str) -> None:
        """A socket that was counted is closed."""
        for open_now, who in ((self._sockets, identity), (self._sockets_of_address, address)):
            open_now[who] -= 1
            if open_now[who] <= 0:
                del open_now[who]

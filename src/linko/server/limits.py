"""How often somebody may ask for something: buckets that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from linko.errors import ServerError

MOST_BUCKETS: Final = 100_000
"""So many are remembered for each kind of request, the longest unused go first."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    at_once: int


RATES: Final = {
    "request": Rate(10.0, 60),
    "guest": Rate(1 / 30, 20),
    "table": Rate(1 / 10, 20),
    "code": Rate(1 / 6, 20),
    "socket": Rate(1.0, 40),
    "message": Rate(20.0, 60),
    "bot": Rate(1 / 60, 10),
    "download": Rate(1 / 10, 10),
}
"""The kinds of requests that are counted, for each address and for each identity."""


class Limits:
    """Counts requests by kind and by whoever makes them."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {
            kind: OrderedDict() for kind in RATES
        }

    def check(self, kind: str, who: str, now: float) -> None:
        """Count a request, or refuse it with a `ServerError`."""
        if self._scale == 0:
            return
        rate = RATES[kind]
        buckets = self._buckets[kind]
        most = rate.at_once * self._scale
        filled, at = buckets.pop(who, (most, now))
        filled = min(most, filled + max(0.0, now - at) * rate.per_second * self._scale)
        if filled < 1:
            buckets[who] = (filled, now)
            wait = (1 - filled) / (rate.per_second * self._scale)
            raise ServerError("server_too_fast", seconds=max(1, round(wait)))
        buckets[who] = (filled - 1, now)
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)

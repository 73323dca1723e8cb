"""Messages between processes so that limits hold for all of them together.

Nothing waits for these messages: a request or a connection is counted here at once, and by the
others within a second. While Redis is gone, each process counts alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from linko.bus import EVERYBODY, Bus
from linko.bus.messages import Counted, Spent
from linko.server.limits import Limits
from linko.server.shared_count import SharedCount

TELL_SECONDS: Final = 0.5
"""Seconds between two messages about what has changed."""

ALL_SECONDS: Final = 5.0
"""Seconds between two messages with everything, in case one was lost."""

SILENT_SECONDS: Final = 16.0
"""Seconds of silence after which what a process has reported is forgotten."""


class SharedLimits:
    """The limits of this process, and what others have reported about theirs."""

    def __init__(self, bus: Bus, limits: Limits, connections_of_address: SharedCount) -> None:
        self._bus = bus
        self._limits = limits
        self._counts = {
            "connections": connections_of_address,
            "sockets": limits.sockets,
            "address": limits.sockets_of_address,
            "table": limits.sockets_at_table,
        }
        self._heard_at: dict[str, float] = {}
        """When each process last reported its connections."""
        self._all_at = 0.0
        """When everything is reported again."""
        limits.is_shared = True

    async def keep_telling(self) -> None:
        """Tell the others what they must know, forever."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            self.tell(asyncio.get_running_loop().time())

    def tell(self, at: float) -> None:
        """Report what has changed, or everything if that is due; `at` is the event loop's time."""
        if spent := self._limits.take_spent():
            self._bus.publish(EVERYBODY, Spent(spent))
        is_all = at >= self._all_at
        if is_all:
            self._all_at = at + ALL_SECONDS
        counts = tuple(
            (kind, who, number)
            for kind, count in self._counts.items()
            for who, number in (count.take_all() if is_all else count.take_changes())
        )
        if counts or is_all:
            self._bus.publish(EVERYBODY, Counted(counts, is_all))
        self.forget(one for one, heard in self._heard_at.items() if at - heard > SILENT_SECONDS)

    def hear_spent(self, message: Spent, now: float) -> None:
        """Count the requests that another process has accepted."""
        for kind, who, people, count in message.requests:
            self._limits.charge(kind, who, people, count, now)

    def hear_counted(self, sender: str, message: Counted, at: float) -> None:
        """Note what clients have open through another process; report everything to a new one."""
        if sender not in self._heard_at:
            self._all_at = 0.0
        self._heard_at[sender] = at
        for kind, count in self._counts.items():
            numbers = ((who, number) for of, who, number in message.counts if of == kind)
            count.hear(sender, numbers, is_all=message.is_all)

    def forget(self, processes: Iterable[str]) -> None:
        """Forget what these processes have reported, because they have ended."""
        for process in tuple(processes):
            self._heard_at.pop(process, None)
            for count in self._counts.values():
                count.forget(process)

    def forget_all(self) -> None:
        """Count alone until the others have reported again, and report everything to them."""
        self._heard_at.clear()
        self._all_at = 0.0
        for count in self._counts.values():
            count.forget_all()

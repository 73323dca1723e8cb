"""Who is connected to a table, through which process, and when people are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from linko.server.audience import Audience, MessageTo
from linko.server.kept_table import KeptTable
from linko.table.lobby import deputy_of
from linko.wire import encode, presence

PRESENCE_SECONDS: Final = 1.0
"""Seconds between two messages about who is at the table."""


class TablePresence:
    """The people connected through other processes, and the messages about all of them."""

    def __init__(
        self,
        kept: KeptTable,
        audience: Audience,
        now: Callable[[], float],
        changed: Callable[[], None],
    ) -> None:
        """`changed` is called when `tell` must be called, with the lock held."""
        self.version = 0
        """Number of messages of other processes heard so far."""
        self.elsewhere: dict[str, frozenset[str]] = {}
        """The people connected through other processes, by process."""
        self._kept = kept
        self._audience = audience
        self._now = now
        self._changed = changed
        self._timer: asyncio.TimerHandle | None = None
        """The timer that runs while no message may be sent."""
        self._is_due = False

    def hear(self, people: Mapping[str, frozenset[str]], *, certain: bool = False) -> None:
        """Note who is connected through each other process; if `certain`, this is everybody."""
        table = self._kept.table
        visitors = table.visitors
        known = {process: there for process, there in people.items() if there}
        is_new = known != self.elsewhere
        if is_new:
            self.elsewhere = known
            visitors.hear_elsewhere(frozenset().union(*known.values()), self._now())
        if certain and not visitors.is_certain:
            visitors.is_certain, visitors.known_since = True, self._now()
            has_waited = table.offer is not None or deputy_of(table) is not None
            is_new = is_new or has_waited
        if is_new:
            self._changed()

    def hear_from(self, process: str, people: Iterable[str]) -> None:
        """Note who is connected through another process, which has just reported this."""
        self.version += 1
        self.hear({**self.elsewhere, process: frozenset(people)})

    def lose(self, gone: frozenset[str]) -> frozenset[str]:
        """Note that processes have died; return who was connected through them."""
        known = self.elsewhere
        if gone.isdisjoint(known):
            return frozenset()
        self.hear({one: who for one, who in known.items() if one not in gone})
        return frozenset().union(*(who for one, who in known.items() if one in gone))

    def be_uncertain(self) -> None:
        """Note that it is not known who is connected through other processes."""
        self._kept.table.visitors.is_certain = False

    def tell(self) -> None:
        """Send who is here, now or once the last such message is old enough; needs the lock."""
        if self._timer is not None:
            self._is_due = True
            return
        self._is_due = False
        if not self._audience.connections:
            return
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(PRESENCE_SECONDS, self._may_tell)

        def prepared() -> MessageTo:
            message = encode(presence(self._kept.table))
            return lambda *_: message

        self._audience.tell(prepared)

    def stop(self) -> None:
        """Send no more delayed messages."""
        if self._timer is not None:
            self._timer.cancel()

    def _may_tell(self) -> None:
        self._timer = None
        if self._is_due:
            self._changed()

"""This process as one of several that serve the same site.

Redis says who is in charge of a table and who is connected where, and passes on what happened.
PostgreSQL has the truth: whenever a message may have been lost, the store is asked. Nothing here
decides what is right; `docs/decisions/0011-redis-is-a-hint.md` says why.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from random import uniform
from typing import Final

from linko.bus import EVERYBODY, Message
from linko.bus.leases import Leases
from linko.bus.messages import Cleaned, Counted, Renamed, Revoked, Spent, TakenUp, Unattended
from linko.bus.presence import PresenceBoard
from linko.bus.redis_bus import FAULTS, RedisBus
from linko.refusal import LinkoError
from linko.server.identities import Identities
from linko.server.limits import Limits
from linko.server.live_table import LiveTable
from linko.server.lookout import Lookout, despite_faults, parts
from linko.server.shared_count import SharedCount
from linko.server.shared_limits import SharedLimits
from linko.server.tables import Tables
from linko.store import Store
from linko.table import Person

log = logging.getLogger("linko.cluster")

BEAT_SECONDS: Final = 1.0
"""Seconds between two heartbeats, which also renew the leases."""

SWEEP_BEATS: Final = 3
"""Number of beats between two searches for tables that no process attends."""

SETTLE_SECONDS: Final = 2.5
"""Seconds after Redis comes back until all processes have reported who is connected to them."""

START_SECONDS: Final = 3.0
"""Maximum number of seconds to wait for the first connection to Redis."""

ADOPTION_SECONDS: Final = 0.3
"""Maximum number of seconds to wait before taking a table that no process attends.

The wait is random, so that such tables are spread over all processes.
"""

RENAME_SECONDS: Final = 0.2
"""Seconds that the process of a renamed person has to rename them at tables; then others do."""

HOUSEKEEPING: Final = "housekeeping"
"""The lease of the process that cleans up and looks for tables without a process."""


class Cluster:
    """The part of a process that talks to the others.

    It implements `Charges`, `Claims` and `Watcher`.
    """

    def __init__(self, bus: RedisBus, store: Store, now: Callable[[], float]) -> None:
        self.bus = bus
        self._store = store
        self._now = now
        self._leases = Leases(bus)
        self._review_leases = Leases(bus)
        self._board = PresenceBoard(bus)
        self._taken: set[str] = set()
        """Tables that another process is in charge of."""
        self._asked: set[str] = set()
        self._failed: set[str] = set()
        """Tables that were given up because the store failed."""
        self._connected_at = 0.0
        self._loops: list[asyncio.Task[None]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        bus.watcher = self

    def join(
        self,
        tables: Tables,
        identities: Identities,
        limits: Limits,
        connections_of_address: SharedCount,
    ) -> None:
        """Connect this object with the other parts of this process."""
        self._tables = tables
        self._identities = identities
        self._shared_limits = SharedLimits(self.bus, limits, connections_of_address)
        self._lookout = Lookout(self.bus, self._store, tables)
        identities.may_remember = lambda: self.bus.is_connected

    @property
    def is_housekeeper(self) -> bool:
        """Whether this process cleans up for all processes."""
        return self.bus.is_connected and self._leases.holds(HOUSEKEEPING)

    async def start(self) -> None:
        """Join the other processes; Redis must be there, but may vanish later."""
        self.bus.subscribe(EVERYBODY, self._hear)
        await self.bus.start()
        end = asyncio.get_running_loop().time() + START_SECONDS
        while not self.bus.is_connected and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)
        self._loops = [
            asyncio.create_task(self._keep_beating()),
            asyncio.create_task(self._lookout.keep_looking()),
            asyncio.create_task(self._shared_limits.keep_telling()),
        ]

    async def close(self) -> None:
        """Leave the other processes, and disconnect from Redis."""
        for task in (*self._loops, *self._tasks):
            task.cancel()
        self._leases.release(HOUSEKEEPING, has_gap=False)
        self._board.leave()
        await self.bus.close()

    # Charges

    def is_ours(self, table: str) -> bool:
        """Whether this process attends a table; without Redis, every process does."""
        return not self.bus.is_connected or self._leases.holds(table)

    def ask(self, table: str) -> None:
        """Ask for the charge of a table, unless another process is known to have it."""
        if not self.bus.is_connected or table in self._taken or table in self._asked:
            return
        if not self._asked:
            self._begin(self._take_asked())
        self._asked.add(table)

    def give_back(self, table: str, *, is_attended: bool, has_failed: bool) -> None:
        """Give up the charge of a table that is dropped from memory."""
        was_ours = self._leases.holds(table)
        self._leases.release(table, has_gap=has_failed)
        self._taken.discard(table)
        if has_failed:
            self._failed.add(table)
        elif was_ours and is_attended:
            self.bus.publish(EVERYBODY, Unattended((table,)))

    def note_presence(self, table: str, people: Sequence[str]) -> None:
        """Tell other processes who is at a table through this one."""
        self._board.note(table, people)

    async def served_since(self, table: str) -> float:
        """Take charge of a table that is being loaded, if nobody has it.

        Return the time from which it has been served without a gap. After a failure of the store,
        this is the current time, because nobody could move in the meantime.
        """
        now = self._now()
        try:
            lease = (await self._leases.take([table], now))[table]
        except FAULTS:
            return now
        if not lease.is_ours:
            self._taken.add(table)
        if table not in self._failed:
            return lease.since
        self._failed.discard(table)
        self._leases.restart(table, now)
        self.bus.publish(table, TakenUp(table, now))
        return now

    async def visited(self, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """Return the people connected to each of these tables through other processes."""
        try:
            found = await self._board.elsewhere(tables)
        except FAULTS:
            return {}
        return {table: frozenset().union(*people.values()) for table, people in found.items()}

    async def occupied(self) -> frozenset[str] | None:
        """Return all tables where anybody is connected; None if that is unknown."""
        try:
            return await self._board.occupied()
        except FAULTS:
            return None

    async def _take_asked(self) -> None:
        await asyncio.sleep(0)  # let more requests join
        asked = tuple(self._asked)
        now = self._now()
        try:
            found = await self._leases.take(asked, now)
        except FAULTS:
            return
        finally:
            self._asked.difference_update(asked)
        for table, lease in found.items():
            live = self._tables.in_memory(table)
            if live is None:
                self._leases.release(table, has_gap=False)
                continue
            live.serve_from(lease.since)
            if lease.is_ours:
                if lease.since == now:
                    self.bus.publish(table, TakenUp(table, now))
                self._begin(live.attend())
            else:
                self._taken.add(table)

    # Claims

    async def claim(self, game: str) -> bool:
        """Claim the review of a game; without Redis, every process reviews what it finds."""
        name = _review(game)
        try:
            return (await self._review_leases.take([name], self._now()))[name].is_ours
        except FAULTS:
            return True

    def release(self, game: str) -> None:
        """Give up the claim to a game."""
        self._review_leases.release(_review(game), has_gap=True)

    # Watcher

    def connected(self) -> None:
        """Make up for what was missed while Redis was gone."""
        self._connected_at = asyncio.get_running_loop().time()
        self._leases.drop_all()
        self._review_leases.drop_all()
        self._taken.clear()
        self._shared_limits.forget_all()
        self._identities.forget_all()
        self._lookout.look_soon()
        self.bus.publish(EVERYBODY, Cleaned((), guests=True))  # the others missed what we did
        self._begin(self._beat())
        for live in self._tables.live:
            live.tell_processes_presence()
            self._begin(live.attend())

    def subscribed(self, topics: Sequence[str]) -> None:
        """Read what was missed at these tables."""
        self._begin(self._sync(topics))

    def lost(self) -> None:
        """Go on without Redis: attend all tables, count limits alone, ask the store for changes."""
        self._shared_limits.forget_all()
        for live in self._tables.live:
            live.presence.be_uncertain()
            self._begin(live.attend())
        self._lookout.look_soon()

    async def _sync(self, topics: Sequence[str]) -> None:
        for tables in parts(topics):
            await self._lookout.check_versions(tables)
        since = self._connected_at
        wait = since + SETTLE_SECONDS - asyncio.get_running_loop().time()
        await self._read_presence(topics, certain=wait <= 0)
        if wait > 0:
            await asyncio.sleep(wait)
            if self.bus.is_connected and self._connected_at == since:
                await self._read_presence(topics, certain=True)

    async def _read_presence(self, topics: Sequence[str], *, certain: bool) -> None:
        """Read who is at these tables; `certain` means that all processes have had time to report.

        If a process reports on a table meanwhile, the answer may be out of date, so ask again.
        """
        waiting = deque(parts(topics))
        while waiting and self.bus.is_connected:
            tables = waiting.popleft()
            before = {table: live.presence.version for table, live in self._in_memory(tables)}
            people = await self._board.elsewhere(tables)
            changed = []
            for table, live in self._in_memory(tables):
                if live.presence.version == before.get(table):
                    live.presence.hear(people[table], certain=certain)
                else:
                    changed.append(table)
            if changed:
                waiting.append(changed)

    def _in_memory(self, tables: Sequence[str]) -> Iterable[tuple[str, LiveTable]]:
        for table in tables:
            live = self._tables.in_memory(table)
            if live is not None:
                yield table, live

    # What others say

    def _hear(self, sender: str, message: Message) -> None:
        match message:
            case Unattended():
                self._begin(self._adopt(message.tables))
            case Renamed():
                self._identities.drop(message.token_hash)
                self._begin(self._rename(Person(message.person, message.name)))
            case Revoked():
                self._identities.drop(message.token_hash)
                self._lookout.hang_up(message.identity)
            case Cleaned():
                self._tables.forget(message.tables)
                if message.guests:
                    self._identities.forget_all()
                    self._tables.drop_idle()
                    self._lookout.look_soon()
            case Spent():
                self._shared_limits.hear_spent(message, self._now())
            case Counted():
                now = asyncio.get_running_loop().time()
                self._shared_limits.hear_counted(sender, message, now)
            case _:
                pass

    async def _rename(self, person: Person) -> None:
        await asyncio.sleep(RENAME_SECONDS)
        await self._tables.rename(person)

    async def _adopt(self, tables: Sequence[str]) -> None:
        """Attend tables that no process attends, unless another process is faster."""
        self._taken.difference_update(tables)
        away = []
        for table in tables:
            live = self._tables.in_memory(table)
            if live is None:
                away.append(table)
            else:
                self._begin(live.attend())
        if away:
            await asyncio.sleep(uniform(ADOPTION_SECONDS / 3, ADOPTION_SECONDS))
        for table in away:
            if self._tables.is_stopping or not self.bus.is_connected:
                return
            try:
                lease = (await self._leases.take([table], self._now()))[table]
                if lease.is_ours:
                    await self._tables.find(table)
            except FAULTS:
                return
            except LinkoError as error:
                self._leases.release(table, has_gap=True)
                log.warning(
                    "a table cannot be attended", extra={"table": table, "code": error.code}
                )

    # Repeated work

    async def _keep_beating(self) -> None:
        beats = 0
        while True:
            if self.bus.is_connected:
                await despite_faults(self._beat())
                if beats % SWEEP_BEATS == 0 and self.is_housekeeper:
                    await despite_faults(self._sweep())
                beats += 1
            await asyncio.sleep(BEAT_SECONDS)

    async def _beat(self) -> None:
        """Show that this process is alive, and handle the processes that have died."""
        gone = await self._board.beat()
        self._shared_limits.forget(gone)
        for table in await self._leases.renew():
            self._taken.add(table)
            live = self._tables.in_memory(table)
            if live is not None:
                self._begin(live.attend())
        for live in self._tables.live:
            live.lose_processes(gone)
            if self._board.was_forgotten:
                live.tell_processes_presence()
        await self._leases.take([HOUSEKEEPING], self._now())
        await self._review_leases.renew()

    async def _sweep(self) -> None:
        """Find tables that no process attends, and offer them to all processes."""
        attended = await self._store.attended_tables()
        for tables in parts(attended):
            if free := await self._leases.free(tables):
                self.bus.publish(EVERYBODY, Unattended(free))
                self._begin(self._adopt(free))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(despite_faults(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _review(game: str) -> str:
    """Return the name of the lease for the review of a game."""
    return f"review:{game}"

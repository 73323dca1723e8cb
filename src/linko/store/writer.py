"""The one writer: everything that waits is written in one transaction, then all callers return.

While a group is made durable the next one gathers, and groups begin a few milliseconds apart. A
busy store therefore commits large groups, and an idle one commits at once.

When the database fails, everything that waits fails with it, and for a moment everything new is
refused at once. Nobody waits in a queue behind a database that does not answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from linko.store.appends import Append, lock, write
from linko.store.database import Database
from linko.store.errors import StoreConflict, StoreError
from linko.store.faults import FAULTS, Cause, failure, failure_by, is_collision, outage

T = TypeVar("T")

MOST_IN_A_GROUP: Final = 1000
"""Maximum number of appends in one transaction; more would delay the first of them."""

SPACING: Final = 0.002
"""Seconds from the beginning of one group to the next: a commit costs as much as many rows."""

SHARED_SPACING: Final = 0.004
"""The same if several processes write: each of them has fewer appends for a group."""

REST_SECONDS: Final = 1.0
"""Seconds after a failure of the database during which everything new is refused at once."""

TRIES: Final = 4
"""Maximum number of attempts to write a group that collides with other processes."""


class _Waiting(Generic[T]):
    """Something to write, and the caller that waits for it."""

    __slots__ = ("done", "fault", "is_probe", "result", "work")

    def __init__(self, work: Callable[[Connection], T], *, is_probe: bool = False) -> None:
        self.work = work
        self.is_probe = is_probe
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.fault: Exception | None = None
        self.result: T

    def run(self, connection: Connection) -> None:
        """Do the work; if it fails, only this work is undone."""
        self.fault = None
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except Exception as fault:
            if outage(fault) is not None or is_collision(fault):
                raise
            self.fault = fault

    def settle(self) -> None:
        """Let the caller return or raise, unless it has gone."""
        if self.done.done():
            return
        if self.fault is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.fault)


class _WaitingAppend(_Waiting[None]):
    """An append; its own work is used only where it cannot be written together with others."""

    __slots__ = ("append",)

    def __init__(self, append: Append) -> None:
        super().__init__(lambda connection: write(connection, (append,)))
        self.append = append
        self.result = None

    def refuse(self) -> None:
        """Note that the table's log refuses the append."""
        self.fault = StoreConflict("store_conflict", table=self.append.table)


class Writer:
    """Writes everything for one store, in groups, in the order of the calls."""

    def __init__(self, database: Database, *, shared: bool = False) -> None:
        """`shared` says that other processes write to the same database."""
        self._database = database
        self._shared = shared
        self._spacing = SHARED_SPACING if shared else SPACING
        self._appends: list[_WaitingAppend] = []
        self._others: list[_Waiting[object]] = []
        self._asked = asyncio.Event()
        self._closing = False
        self._next_group_at = 0.0
        self._rests_until = 0.0
        self._cause: Cause = "failed"
        """Why the database failed last."""
        self._well = asyncio.Event()
        """Set unless the last group failed because of the database."""
        self._well.set()
        self._group: list[_Waiting[None] | _Waiting[object]] = []
        self.on_group: Callable[[int, float], None] | None = None
        """Called after each group of appends, with its size and the seconds it took."""
        self._task = asyncio.create_task(self._write_groups())
        self._task.add_done_callback(self._stopped)

    @property
    def is_failing(self) -> bool:
        """Whether the last group failed because of the database."""
        return not self._well.is_set()

    async def wait_until_well(self, seconds: float) -> None:
        """Wait until a write succeeds after a failure, for at most `seconds`."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._well.wait(), seconds)

    async def append(self, append: Append) -> None:
        """Write an append; it is durable on return, and cancelling does not take it back."""
        self._check_well()
        waiting = _WaitingAppend(append)
        self._appends.append(waiting)
        self._asked.set()
        await waiting.done

    async def do(self, work: Callable[[Connection], T], *, is_probe: bool = False) -> T:
        """Return the result of any other work that writes, once it is durable.

        A probe is tried even if the database has failed a moment ago. The work may run twice.
        """
        if is_probe:
            self.check_open()
        else:
            self._check_well()
        waiting = _Waiting(work, is_probe=is_probe)
        self._others.append(waiting)  # type: ignore[arg-type]  # only run and settled from here
        self._asked.set()
        return await waiting.done

    async def close(self, seconds: float) -> None:
        """Accept nothing more, and finish what was accepted, within this time.

        Whatever is not finished then raises `store_closed`.
        """
        self._closing = True
        self._asked.set()
        _, late = await asyncio.wait((self._task,), timeout=seconds)
        if late:
            self._task.cancel()
            self._settle_all()

    def _stopped(self, _: asyncio.Task[None]) -> None:
        """Release all callers of a writer that has ended, even if it was cancelled."""
        self._closing = True
        self._settle_all()

    def _settle_all(self) -> None:
        for waiting in (*self._group, *self._appends, *self._others):
            waiting.fault = StoreError("store_closed")
            waiting.settle()

    def check_open(self) -> None:
        """Raise StoreError if it is closed."""
        if self._closing:
            raise StoreError("store_closed")

    def _check_well(self) -> None:
        """Raise StoreError if it is closed, or the database failed a moment ago."""
        self.check_open()
        if self.is_failing and asyncio.get_running_loop().time() < self._rests_until:
            raise failure_by(self._cause, "it failed a moment ago")

    async def _write_groups(self) -> None:
        while True:
            if self._appends or self._others:
                await self._gather()
                appends = self._appends[:MOST_IN_A_GROUP]
                del self._appends[:MOST_IN_A_GROUP]
                # Probes last: they lock a row that every process writes, so hold the lock briefly.
                others = sorted(self._others, key=lambda each: each.is_probe)
                self._others = []
                await self._write_group(appends, others)
            elif self._closing:
                return
            else:
                self._asked.clear()
                await self._asked.wait()

    async def _gather(self) -> None:
        """Let others join the group if the last one began just now."""
        now = asyncio.get_running_loop().time
        wait = self._next_group_at - now()
        if wait > 0 and not self._closing:
            await asyncio.sleep(wait)
        self._next_group_at = now() + self._spacing

    async def _write_group(
        self, appends: Sequence[_WaitingAppend], others: Sequence[_Waiting[object]]
    ) -> None:
        self._group = [*appends, *others]
        began = asyncio.get_running_loop().time()
        try:
            await self._write_somehow(appends, others)
            self._well.set()
            if appends and self.on_group is not None:
                self.on_group(len(appends), asyncio.get_running_loop().time() - began)
        except Exception as fault:
            if (cause := outage(fault)) is not None:
                self._fail(cause)
            for waiting in self._group:
                waiting.fault = fault
        for waiting in self._group:
            if isinstance(waiting.fault, FAULTS):
                waiting.fault = failure(waiting.fault)
            waiting.settle()
        self._refuse_followers({each.append.table for each in appends if each.fault is not None})

    def _fail(self, cause: Cause) -> None:
        """Make everything that waits fail together with the current group."""
        self._well.clear()
        self._cause = cause
        self._rests_until = asyncio.get_running_loop().time() + REST_SECONDS
        self._group += [*self._appends, *self._others]
        self._appends, self._others = [], []

    async def _write_somehow(
        self, appends: Sequence[_WaitingAppend], others: Sequence[_Waiting[object]]
    ) -> None:
        try:
            await self._write_at_last(_together, appends, others)
        except Exception as fault:
            if outage(fault) is not None:
                raise
            await self._write_at_last(_one_by_one, appends, others)

    async def _write_at_last(
        self,
        way: Callable[[Sequence[_WaitingAppend], Sequence[_Waiting[object]], Connection], None],
        appends: Sequence[_WaitingAppend],
        others: Sequence[_Waiting[object]],
    ) -> None:
        """Write a group; try again if it collides with another process."""

        def work(connection: Connection) -> None:
            if self._shared:
                lock(connection, [waiting.append for waiting in appends])
            way(appends, others, connection)

        for _ in range(TRIES - 1):
            try:
                return await self._database.write(work)
            except Exception as fault:
                if not is_collision(fault):
                    raise
        return await self._database.write(work)

    def _refuse_followers(self, tables: set[str]) -> None:
        """Refuse the waiting appends to these tables, where an append has just been refused.

        Their callers did not know of the refusal, so they rely on a log that does not exist.
        """
        if not tables:
            return
        followers = [each for each in self._appends if each.append.table in tables]
        self._appends = [each for each in self._appends if each.append.table not in tables]
        for each in followers:
            each.refuse()
            each.settle()


def _together(
    appends: Sequence[_WaitingAppend],
    others: Sequence[_Waiting[object]],
    connection: Connection,
) -> None:
    """Write all appends in a few statements; raise if any of them is refused."""
    write(connection, [waiting.append for waiting in appends])
    for waiting in others:
        waiting.run(connection)


def _one_by_one(
    appends: Sequence[_WaitingAppend],
    others: Sequence[_Waiting[object]],
    connection: Connection,
) -> None:
    """Write each append on its own, so that only faulty ones are refused; always in one order."""
    refused: set[str] = set()
    for waiting in sorted(appends, key=lambda each: each.append.table):
        if waiting.append.table in refused:
            waiting.refuse()
            continue
        waiting.run(connection)
        if waiting.fault is not None:
            refused.add(waiting.append.table)
            if isinstance(waiting.fault, IntegrityError):
                waiting.refuse()
    for other in others:
        other.run(connection)

"""The one writer: all that waits goes into one transaction, and everybody hears of it afterwards.

While a group is being made durable the next one gathers, and groups begin a few milliseconds apart,
so a busy store commits large groups and an idle one commits at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from linko.store.appends import Append, write
from linko.store.database import FAULTS, Database, plainly
from linko.store.errors import StoreConflict, StoreError

T = TypeVar("T")

MOST_IN_A_GROUP = 1000
"""So many appends at most share a transaction, that the first need not wait for too many."""


SPACING = 0.002
"""Seconds from the beginning of one group to the next: a commit costs as much as many rows."""


class _Waiting(Generic[T]):
    """Something to be written, and the caller who waits until it is."""

    __slots__ = ("done", "fault", "result", "work")

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.fault: Exception | None = None
        self.result: T

    def run(self, connection: Connection) -> None:
        """Do it; if it fails it alone is undone."""
        self.fault = None
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except Exception as fault:
            if is_lost(fault):
                raise
            self.fault = fault

    def settle(self) -> None:
        """Tell the caller, who may have gone."""
        if self.done.done():
            return
        if self.fault is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.fault)


class _WaitingAppend(_Waiting[None]):
    """An append; it has no work of its own as long as it is written together with others."""

    __slots__ = ("append",)

    def __init__(self, append: Append) -> None:
        super().__init__(lambda connection: write(connection, (append,)))
        self.append = append
        self.result = None

    def refuse(self) -> None:
        """The table's log does not take it."""
        self.fault = StoreConflict("store_conflict", table=self.append.table)


class Writer:
    """Writes everything for one store, in groups, in the order of asking."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._appends: list[_WaitingAppend] = []
        self._others: list[_Waiting[object]] = []
        self._asked = asyncio.Event()
        self._closing = False
        self._next_group_at = 0.0
        self._group: list[_Waiting[None] | _Waiting[object]] = []
        self._task = asyncio.create_task(self._write_groups())
        self._task.add_done_callback(self._stopped)

    async def append(self, append: Append) -> None:
        """Durable when it returns. A caller who is cancelled does not take the append back."""
        self.check_open()
        waiting = _WaitingAppend(append)
        self._appends.append(waiting)
        self._asked.set()
        await waiting.done

    async def do(self, work: Callable[[Connection], T]) -> T:
        """The result of any other work that writes, once it is durable; it may run twice."""
        self.check_open()
        waiting = _Waiting(work)
        self._others.append(waiting)  # type: ignore[arg-type]  # only run and settled from here
        self._asked.set()
        return await waiting.done

    async def close(self) -> None:
        """Finish everything accepted; accept nothing more."""
        self._closing = True
        self._asked.set()
        await asyncio.wait((self._task,))

    def _stopped(self, _: asyncio.Task[None]) -> None:
        """Nobody waits for a writer that is gone, even if it was cancelled."""
        self._closing = True
        for waiting in (*self._group, *self._appends, *self._others):
            waiting.fault = StoreError("store_closed")
            waiting.settle()

    def check_open(self) -> None:
        """StoreError if it is closed."""
        if self._closing:
            raise StoreError("store_closed")

    async def _write_groups(self) -> None:
        while True:
            if self._appends or self._others:
                await self._gather()
                appends = self._appends[:MOST_IN_A_GROUP]
                del self._appends[:MOST_IN_A_GROUP]
                others, self._others = self._others, []
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
        self._next_group_at = now() + SPACING

    async def _write_group(
        self, appends: Sequence[_WaitingAppend], others: Sequence[_Waiting[object]]
    ) -> None:
        self._group = [*appends, *others]
        try:
            await self._write_somehow(appends, others)
        except Exception as fault:
            for waiting in self._group:
                waiting.fault = fault
        for waiting in self._group:
            if isinstance(waiting.fault, FAULTS):
                waiting.fault = StoreError("store_failed", reason=plainly(waiting.fault))
            waiting.settle()
        self._refuse_followers({each.append.table for each in appends if each.fault is not None})

    async def _write_somehow(
        self, appends: Sequence[_WaitingAppend], others: Sequence[_Waiting[object]]
    ) -> None:
        try:
            await self._database.write(partial(_together, appends, others))
        except Exception as fault:
            if is_lost(fault):
                raise
            await self._database.write(partial(_one_by_one, appends, others))

    def _refuse_followers(self, tables: set[str]) -> None:
        """Refuse what was appended to these tables by callers who could not know of a refusal.

        They count on a log that is not as they think.
        """
        if not tables:
            return
        followers = [each for each in self._appends if each.append.table in tables]
        self._appends = [each for each in self._appends if each.append.table not in tables]
        for each in followers:
            each.refuse()
            each.settle()


def is_lost(fault: Exception) -> bool:
    """Whether it is the connection that failed, so that nothing else can be tried on it."""
    return isinstance(fault, OSError) or (
        isinstance(fault, DBAPIError) and fault.connection_invalidated
    )


def _together(
    appends: Sequence[_WaitingAppend],
    others: Sequence[_Waiting[object]],
    connection: Connection,
) -> None:
    """All appends in as few statements as possible; raises if any of them is refused."""
    write(connection, [waiting.append for waiting in appends])
    for waiting in others:
        waiting.run(connection)


def _one_by_one(
    appends: Sequence[_WaitingAppend],
    others: Sequence[_Waiting[object]],
    connection: Connection,
) -> None:
    """The same, slower, so that each is refused on its own."""
    refused: set[str] = set()
    for waiting in appends:
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

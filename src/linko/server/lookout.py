"""Finds changes that this process has not been told of, by asking the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterable, Sequence
from contextlib import suppress
from typing import Final

from linko.bus.redis_bus import FAULTS, RedisBus
from linko.refusal import LinkoError
from linko.server.errors import ServerError
from linko.server.http.refusals import status_of
from linko.server.tables import Tables
from linko.store import Store, StoreError
from linko.table import Person
from linko.wire import close_codes

log = logging.getLogger("linko.cluster")

POLL_SECONDS: Final = 0.7
"""Seconds between two queries of the store for new versions while Redis is gone."""

CALM_POLL_SECONDS: Final = 1.5
"""The same while Redis works: another process may have died, or lost Redis, before it told us."""

BLIND_POLLS: Final = 4
"""Number of unanswered queries in a row after which clients are sent to other processes."""

AT_ONCE: Final = 500
"""Number of tables or people in one query."""


class Lookout:
    """Asks the store what this process may have missed; more often while Redis is gone."""

    def __init__(self, bus: RedisBus, store: Store, tables: Tables) -> None:
        self._bus = bus
        self._store = store
        self._tables = tables
        self._must_look = asyncio.Event()

    def look_soon(self) -> None:
        """Check everything, including people, at once."""
        self._must_look.set()

    async def keep_looking(self) -> None:
        """Look for changes forever.

        If store and Redis are both gone, our sockets would not show people when it is their turn.
        So our sockets are closed: other processes may still be able to serve these people.
        """
        blind = 0
        while True:
            seconds = CALM_POLL_SECONDS if self._bus.is_connected else POLL_SECONDS
            with suppress(TimeoutError):
                await asyncio.wait_for(self._must_look.wait(), seconds)
            must_check_people = self._must_look.is_set() or not self._bus.is_connected
            self._must_look.clear()
            for tables in parts([live.table.id for live in self._tables.live]):
                await despite_faults(self.check_versions(tables))
            if must_check_people:
                await despite_faults(self._check_people())
            if self._bus.is_connected or not self._store.is_failing:
                blind = 0
            elif (blind := blind + 1) == BLIND_POLLS:
                log.warning("neither the store nor Redis answers; the sockets are sent away")
                await self._tables.send_away(POLL_SECONDS)

    async def check_versions(self, tables: Sequence[str]) -> None:
        """Make tables catch up if other processes have changed them."""
        versions = await self._store.versions(tables)
        for table in tables:
            live = self._tables.in_memory(table)
            if live is not None and versions.get(table, 0) > live.version:
                live.begin_catch_up()

    def hang_up(self, identity: str) -> None:
        """Close the sockets of an identity whose token is no longer valid."""
        status = status_of(ServerError("server_not_signed_in"))
        self._tables.hang_up(identity, close_codes.refused(status))

    async def _check_people(self) -> None:
        """Look for people at open sockets who were renamed or removed meanwhile."""
        here = {each.person.id: each.person.name for each in self._tables.connections}
        for people in parts(tuple(here)):
            names = await self._store.names(people)
            for person in people:
                if person not in names:
                    self.hang_up(person)
                elif names[person] != here[person]:
                    await self._tables.rename(Person(person, names[person]))


def parts(all_of_them: Sequence[str]) -> Iterable[Sequence[str]]:
    """Yield parts that are small enough for one query."""
    for start in range(0, len(all_of_them), AT_ONCE):
        yield all_of_them[start : start + AT_ONCE]


async def despite_faults(work: Awaitable[None]) -> None:
    """Wait for some work; a failure is at most logged, because the work is repeated later."""
    try:
        await work
    except (*FAULTS, StoreError):
        pass
    except LinkoError as error:
        log.warning("something must wait", extra={"code": error.code})
    except Exception:
        log.exception("the cluster made a mistake")

"""A server process's claim on its database, which keeps other processes from using it by mistake.

A process that works alone claims the database for itself. Processes that tell each other of changes
share it. The operating system or the database frees a claim when its holder dies.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path
from typing import Any, Final, Protocol

from linko.players import printable
from linko.store.errors import StoreError
from linko.store.faults import plainly
from linko.store.urls import PostgresUrl, SqliteUrl, read_url

log = logging.getLogger("linko.store")

KEY: Final = 0x4C494E4B4F  # "LINKO"
"""The key of the advisory lock in PostgreSQL; such locks are separate for each database."""

WATCH_SECONDS: Final = 1.5
"""Seconds between two checks whether the connection that holds the lock still works."""

IDLE_SECONDS: Final = 6
"""Seconds without a check after which PostgreSQL frees the lock of an unreachable holder."""

PATIENCE: Final = 9.0
"""Seconds to wait for the lock of a process that may just have died."""

CONNECT_SECONDS: Final = 5.0
PRIVATE: Final = 0o600

_LIMIT: Final = (
    f"SELECT set_config('idle_session_timeout', '{IDLE_SECONDS}s', false)"
    " WHERE current_setting('idle_session_timeout', true) IS NOT NULL"  # since PostgreSQL 14
)


class Claim(Protocol):
    """A claim on a database."""

    async def close(self) -> None:
        """Give the claim back."""


async def claim(url: str, *, shared: bool) -> Claim:
    """Claim the database at a URL, or raise the StoreError that says what to do.

    With `shared`, other processes may hold a shared claim at the same time.
    """
    match read_url(url):
        case SqliteUrl(path):
            if shared:
                raise StoreError("store_not_shared")
            return FileClaim(path.with_name(path.name + ".lock"))
        case PostgresUrl(text):
            found = PostgresClaim(text, shared=shared)
            await found.take()
            return found


class FileClaim:
    """A lock on a file beside an SQLite database. The file stays; only its lock is freed."""

    def __init__(self, path: Path) -> None:
        try:
            self._file = os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE)
        except OSError as error:
            raise StoreError("store_unreachable", reason=plainly(error)) from error
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            database = printable(path.with_suffix(""))
            raise StoreError("store_in_use", file=database) from None

    async def close(self) -> None:
        """Free the lock."""
        os.close(self._file)


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class PostgresClaim:
    """An advisory lock on a separate connection; it is taken again if the connection is lost."""

    def __init__(self, url: str, *, shared: bool) -> None:
        self._url = url
        self._shared = shared
        self._connection: Any = None  # Any: asyncpg has no types
        self._task: asyncio.Task[None] | None = None

    async def take(self) -> None:
        """Take the lock and keep it; raise StoreError if another process holds it."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        try:
            while not await self._try():
                await self._drop()
                if loop.time() >= end:
                    if self._shared:
                        raise StoreError("store_in_use_alone")
                    raise StoreError("store_in_use_by_others")
                await asyncio.sleep(0.5)
        except _refusals() as error:
            raise StoreError("store_unreachable", reason=plainly(error)) from error
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Free the lock."""
        if self._task is not None:
            self._task.cancel()
        await self._drop()

    async def _try(self) -> bool:
        import asyncpg

        self._connection = await asyncpg.connect(
            self._url, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS
        )
        await self._connection.execute(_LIMIT)
        kind = "_shared" if self._shared else ""
        return bool(await self._connection.fetchval(f"SELECT pg_try_advisory_lock{kind}($1)", KEY))

    async def _keep(self) -> None:
        """Take the lock again on a new connection whenever the connection is lost.

        Until then the keys of the log protect the data: a second process can slow this one down,
        but cannot corrupt anything.
        """
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                if self._connection is not None:
                    await self._connection.fetchval("SELECT 1")
                    continue
                if not await self._try():
                    await self._drop()
                    log.error("another process has claimed the database")
            except _refusals():
                await self._drop()

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def _refusals() -> tuple[type[Exception], ...]:
    import asyncpg

    return (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

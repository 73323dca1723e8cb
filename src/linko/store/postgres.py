"""PostgreSQL, through asyncpg on the event loop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from linko.store.errors import StoreError

try:
    import asyncpg
    from sqlalchemy.ext.asyncio import create_async_engine
except ImportError as missing:
    raise StoreError("store_needs_driver") from missing

T = TypeVar("T")

CONNECTIONS = 10
CONNECT_SECONDS = 10
REFUSALS = (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError)
"""What asyncpg raises while connecting, beside OSError."""


class Postgres:
    """A database on a server."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: _connect(url),
            pool_size=CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,  # what is written may be secret, and errors are logged
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` finds; it must not write."""
        try:
            return await self._read(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await self._read(work)  # the server was restarted, say; all old connections are gone

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in one transaction, committed and durable afterwards.

        A connection lost before the commit is made again once. One lost during the commit is an
        error: nobody knows whether the work was done.
        """
        for attempt in (1, 2):
            committing = False
            try:
                async with self._engine.connect() as connection:
                    transaction = await connection.begin()
                    result = await connection.run_sync(work)
                    committing = True
                    await transaction.commit()
                    return result
            except DBAPIError as error:
                if attempt == 2 or committing or not error.connection_invalidated:
                    raise
        raise AssertionError  # the second attempt returns or raises

    async def backup(self, path: Path) -> None:
        """Refused: PostgreSQL brings its own tool."""
        raise StoreError("store_use_pg_dump", file=str(path))

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()


async def _connect(url: str) -> Any:  # noqa: ANN401 - asyncpg has no types
    """A connection made by asyncpg, which knows all that may stand in a URL, such as sslmode."""
    try:
        return await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    except REFUSALS as error:
        raise ConnectionError(str(error)) from error

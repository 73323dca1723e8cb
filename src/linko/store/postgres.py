"""PostgreSQL, through asyncpg on the event loop.

Every wait has a time limit. If a connection does not answer, all connections of its pool are closed
at once, because the cause, such as a dead network, affects all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from linko.store.appends import TRANSACTION
from linko.store.errors import StoreError
from linko.store.faults import FAULTS
from linko.store.postgres_tools import dump

try:
    import asyncpg
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
except ImportError as missing:
    raise StoreError("store_needs_driver") from missing

T = TypeVar("T")

CONNECTIONS: Final = 10
CONNECT_SECONDS: Final = 3.0
"""Seconds to wait for a new connection, and for a free one."""
ANSWER_SECONDS: Final = 4.0
"""Seconds that a read or a transaction may take; then its connection counts as silent."""
LOCK_SHARE: Final = 0.5
STATEMENT_SHARE: Final = 0.75
"""PostgreSQL cancels a wait for a lock, or a statement, after these parts of `ANSWER_SECONDS`.

It also ends a transaction that is idle for the shorter of these times. So if a client loses its
connection, the transaction has ended and its locks are free before the client tries again.
"""
CLOSE_SECONDS: Final = 1.0
"""Seconds for a connection to close cleanly."""
LOOKS: Final = 20
"""Number of times to check whether a transaction has ended, spread over `ANSWER_SECONDS`."""
KEEPALIVE: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""How the server finds out that a client is gone; this has no effect on a Unix socket."""
REFUSALS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError)
"""The exceptions of asyncpg while connecting, besides OSError."""

_NUMBER: Final = text("SELECT CAST(pg_current_xact_id() AS text)")
_STATUS: Final = text("SELECT pg_xact_status(CAST(CAST(:number AS text) AS xid8))")


class Postgres:
    """A database on a server."""

    def __init__(self, url: str, seconds: float = ANSWER_SECONDS) -> None:
        """`seconds` is the time limit of one read or one transaction."""
        self._url = url
        self._seconds = seconds
        self._open: set[Any] = set()  # Any: asyncpg has no types
        self._is_closed = False
        self._engine = self._new_engine()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return the result of `work`, which must not write."""
        try:
            return await self._read(work)
        except DBAPIError as error:
            if not error.connection_invalidated or self._is_closed:
                raise
        return await self._read(work)  # the server was restarted, say; old connections are gone

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self._connection() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in one transaction, committed and durable afterwards.

        If the connection is lost, the work is done once more on a new one. If it is lost during the
        commit, the database is asked first whether the transaction was committed.
        """
        try:
            return await self._write(work)
        except DBAPIError as error:
            if not error.connection_invalidated or self._is_closed:
                raise
        return await self._write(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        number: str | None = None
        try:
            async with self._connection() as connection:
                transaction = await connection.begin()
                connection.info.pop(TRANSACTION, None)
                result = await connection.run_sync(work)
                number = connection.info.pop(TRANSACTION, None)
                number = number or await connection.scalar(_NUMBER)
                await transaction.commit()
                return result
        except DBAPIError as error:
            if number is None or not error.connection_invalidated or self._is_closed:
                raise
            if not await self._was_committed(number):
                raise
            return result

    async def _was_committed(self, number: str) -> bool:
        """Return whether a transaction was committed; wait while it is in progress."""

        def status(connection: Connection) -> str | None:
            found: str | None = connection.execute(_STATUS, {"number": number}).scalar()
            return found

        for _ in range(LOOKS):
            try:
                found = await self.read(status)
            except FAULTS as fault:  # must not make `write` repeat the work
                raise TimeoutError("a commit was not answered") from fault
            if found != "in progress":
                return found == "committed"
            await asyncio.sleep(self._seconds / LOOKS)
        raise TimeoutError("a transaction does not end")

    async def check(self) -> None:
        """Do nothing: only a write shows what is wrong with a server."""

    async def backup(self, path: Path) -> None:
        """Copy everything as of now into a new file, with PostgreSQL's own program."""
        await asyncio.to_thread(dump, self._url, path)

    async def close(self) -> None:
        """Close all connections; abort those that do not answer within `CLOSE_SECONDS`."""
        self._is_closed = True
        await asyncio.gather(
            *(raw.close(timeout=CLOSE_SECONDS) for raw in tuple(self._open)),
            return_exceptions=True,
        )
        await self._engine.dispose()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection; when its time is up it is closed, and whatever waits for it fails."""
        if self._is_closed:
            raise ConnectionError("the database is closed")
        engine = self._engine
        connection = await engine.connect()
        raw = (await connection.get_raw_connection()).driver_connection
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self._seconds, self._throw_away, engine, raw)
        try:
            yield connection
        finally:
            with suppress(*FAULTS):  # the pool already deals with a lost connection
                await connection.close()
            timer.cancel()

    def _throw_away(self, engine: AsyncEngine, silent: Any) -> None:  # noqa: ANN401 - asyncpg
        """Close a silent connection, and every other one of the same pool."""
        silent.terminate()
        if engine is self._engine:
            for raw in tuple(self._open):
                raw.terminate()
            self._engine = self._new_engine()

    def _new_engine(self) -> AsyncEngine:
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=CONNECT_SECONDS,
            hide_parameters=True,  # what is written may be secret, and errors are logged
        )

    async def _connect(self) -> Any:  # noqa: ANN401 - asyncpg has no types
        """Connect with asyncpg, which knows all parameters of a URL, such as sslmode."""
        shorter = f"{round(self._seconds * LOCK_SHARE * 1000)}ms"
        limits = {
            "lock_timeout": shorter,
            "idle_in_transaction_session_timeout": shorter,
            "statement_timeout": f"{round(self._seconds * STATEMENT_SHARE * 1000)}ms",
        }
        try:
            raw = await asyncpg.connect(
                self._url,
                timeout=CONNECT_SECONDS,
                command_timeout=self._seconds + CLOSE_SECONDS,  # for the pool's own statements
                server_settings=limits | KEEPALIVE,
            )
        except REFUSALS as error:
            raise ConnectionError(str(error)) from error
        self._open.add(raw)
        raw.add_termination_listener(self._open.discard)
        return raw

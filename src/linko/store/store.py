"""`Store`: what must survive, for one process; the same for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from linko.store import erasure, games, identities, tables
from linko.store.appends import Append
from linko.store.database import FAULTS, Database, open_database, plainly
from linko.store.errors import StoreError
from linko.store.rows import Entry, FinishedGame, Identity, TableRow
from linko.store.writer import Writer
from linko.table import Status

T = TypeVar("T")

RECORDS_AT_ONCE = 100
"""So many records are read in one go when all are wanted."""


class Store:
    """A database that is open. Everything it returns is durable; everything it accepts, written.

    `StoreError` says that the database failed or cannot do it. Where a connection is lost during a
    commit, nobody knows whether the append was written: read the table again.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database at a URL such as `sqlite:///linko.db` or `postgresql://host/linko`.

        StoreError if it is not there, was not migrated, or is newer than this program.
        """
        return cls(await open_database(url))

    async def close(self) -> None:
        """Finish everything accepted, then let go of the database. May be called twice."""
        await self._writer.close()
        await self._database.close()

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        row: TableRow | None = None,
        finished: Sequence[FinishedGame] = (),
    ) -> None:
        """Add to a table's log, replace its row, keep finished games: all of it or nothing.

        Durable when it returns. The first append of a table brings its row. StoreConflict if a
        version or a move (game and number) is there already or leaves a gap, if the code is another
        table's, or if the table is gone; whatever else was appended to the table before the caller
        could know that is refused with it. Cancelling the caller does not take the append back.
        """
        await self._writer.append(Append(table, entries, row, finished))

    async def entries(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        """A table's log, from the entry after this version on."""
        return await self._read(lambda connection: tables.entries(connection, table, after))

    async def table(self, table: str) -> TableRow | None:
        """The table with this id."""
        return await self._read(lambda connection: tables.table(connection, table))

    async def table_by_code(self, code: str) -> TableRow | None:
        """The table that is joined with this code; only tables not yet started have one."""
        return await self._read(lambda connection: tables.table_by_code(connection, code))

    async def public_tables(self, status: Status, limit: int) -> tuple[TableRow, ...]:
        """Public tables of this status, the newest change first."""
        return await self._read(lambda connection: tables.public_tables(connection, status, limit))

    async def tables_of(
        self,
        identity: str,
        limit: int,
        before: float | None = None,
        *,
        unfinished: bool = False,
    ) -> tuple[TableRow, ...]:
        """Tables somebody is a member of, the newest change first, changed before a time.

        With `unfinished`, only those that are open or running.
        """
        return await self._read(
            lambda connection: tables.tables_of(
                connection, identity, limit, before, unfinished=unfinished
            )
        )

    async def behind(self, ids: Sequence[str]) -> tuple[str, ...]:
        """Those of these tables at which a move was made after their row was written.

        Only moves are appended without a row though they change what it shows. Such a row is left
        by a process that died, by a failed append, or by a move after which the same person decides
        again.
        """
        return await self._read(lambda connection: tables.behind(connection, ids)) if ids else ()

    async def attended_tables(self) -> tuple[str, ...]:
        """The tables for which a process must be awake."""
        return await self._read(tables.attended_tables)

    async def delete_tables(self, open_before: float) -> tuple[str, ...]:
        """Remove tables that never started and did not change since, with their logs; their ids."""
        return await self._writer.do(
            lambda connection: tables.delete_tables(connection, open_before)
        )

    async def add_identity(self, identity: Identity) -> None:
        """Add somebody; StoreConflict if id or token are taken, or a bot's owner is not there."""
        await self._writer.do(lambda connection: identities.add(connection, identity))

    async def identity(self, id: str) -> Identity | None:
        """The identity with this id."""
        return await self._read(lambda connection: identities.identity(connection, id))

    async def identity_by_token_hash(self, token_hash: bytes) -> Identity | None:
        """The identity whose token has this hash."""
        return await self._read(lambda connection: identities.by_token_hash(connection, token_hash))

    async def bots_of(self, owner: str) -> tuple[Identity, ...]:
        """The bots of a guest, the oldest first."""
        return await self._read(lambda connection: identities.bots_of(connection, owner))

    async def rename(self, id: str, name: str) -> bool:
        """Give somebody another name from now on; whether there is such an identity."""
        return await self._writer.do(lambda connection: identities.rename(connection, id, name))

    async def remove_identity(self, id: str) -> bool:
        """Remove an identity and its bots; whether it was there. What they played stays."""
        return await self._writer.do(lambda connection: identities.remove(connection, id))

    async def seen(self, ids: Mapping[str, float]) -> None:
        """Note when identities were last seen; older times than the known ones change nothing."""
        times = dict(ids)
        await self._writer.do(lambda connection: identities.seen(connection, times))

    async def forget_guests(self, unseen_before: float, eraser: erasure.Eraser) -> int:
        """Forget guests unseen since then, with their bots; how many.

        The eraser is applied to all tables the identity was a member of. In records the name
        becomes "guest". Guests at tables that are open or running are kept, unless nothing happened
        there since then either.
        """
        forgotten = 0
        for guest in await self._read(lambda found: erasure.unseen(found, unseen_before)):
            for identity in await self._read(partial(erasure.selves, guest=guest)):
                await self._forget(identity, unseen_before, eraser)
            forgotten += await self._writer.do(
                partial(erasure.remove, guest=guest, before=unseen_before)
            )
        return forgotten

    async def _forget(self, identity: str, before: float, eraser: erasure.Eraser) -> None:
        for table in await self._read(lambda found: erasure.tables(found, identity)):
            await self._writer.do(
                partial(
                    erasure.forget_at_table,
                    table=table,
                    identity=identity,
                    before=before,
                    eraser=eraser,
                )
            )
        while await self._writer.do(partial(erasure.forget_in_records, identity=identity)):
            pass

    async def game(self, id: str) -> FinishedGame | None:
        """The finished game with this id."""
        return await self._read(lambda connection: games.game(connection, id))

    async def games_of(
        self, identity: str, limit: int, before: float | None = None
    ) -> tuple[FinishedGame, ...]:
        """Games somebody played, the newest first, finished before a time."""
        return await self._read(
            lambda connection: games.games_of(connection, identity, limit, before)
        )

    async def all_games_of(self, identity: str) -> AsyncIterator[bytes]:
        """The records of all games somebody played, the oldest first, a few in memory at a time."""
        cursor = games.FIRST
        while True:
            found = await self._read(
                partial(
                    games.records_after, identity=identity, cursor=cursor, limit=RECORDS_AT_ONCE
                )
            )
            for _, record in found:
                yield record
            if len(found) < RECORDS_AT_ONCE:
                return
            cursor, _ = found[-1]

    async def backup(self, path: Path) -> None:
        """Copy an SQLite database into a new file, as of one moment, while others write.

        StoreError for PostgreSQL, which has `pg_dump`.
        """
        self._writer.check_open()
        await self._database.backup(path)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        self._writer.check_open()
        try:
            return await self._database.read(work)
        except FAULTS as error:
            raise StoreError("store_failed", reason=plainly(error)) from error

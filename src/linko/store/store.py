"""`Store`: the data that must survive a process, with one interface to SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection

from linko.store import erasure, figures, games, heartbeat, identities, profile, recount, tables
from linko.store.appends import Append
from linko.store.daily import Daily
from linko.store.database import Database, open_database
from linko.store.faults import FAULTS, failure
from linko.store.figures import GameFigures, SeatReview
from linko.store.heartbeat import Heartbeat
from linko.store.orders import Orders
from linko.store.profile import Profile
from linko.store.reviews import Reviews
from linko.store.rows import Entry, FinishedGame, Identity, TableRow
from linko.store.tries import TryResult
from linko.store.writer import Writer
from linko.table import Status

T = TypeVar("T")

RECORDS_AT_ONCE: Final = 100
"""Number of records read at a time when all of them are wanted."""

CLOSE_SECONDS: Final = 9.0
"""Seconds to finish what was accepted when the store is closed."""


class Store:
    """An open database. Everything it returns is durable, and everything it accepts is written.

    A `StoreError` means that the database failed or refused. No call waits longer than a few
    seconds. After `store_silent` nobody knows whether an append was or will be written: read the
    table again.
    """

    def __init__(self, database: Database, *, shared: bool = False) -> None:
        self._database = database
        self._writer = Writer(database, shared=shared)
        self.orders = Orders(self._read, self._writer)
        """What the host of the site orders."""
        self.reviews = Reviews(self._read, self._writer)
        """Reviews of finished games, and who waits for one."""
        self.daily = Daily(self._read, self._writer)
        """The deals of the days, and everybody's tries at them."""

    @classmethod
    async def open(cls, url: str, seconds: float | None = None, *, shared: bool = False) -> Store:
        """Open the database at a URL such as `sqlite:///linko.db` or `postgresql://host/linko`.

        `seconds` replaces the usual time limit of a read or a transaction. `shared` says that other
        processes write to it at the same time. Raise StoreError if there is no database, if it was
        not migrated, or if it is newer than this program.
        """
        return cls(await open_database(url, seconds), shared=shared)

    def watch_groups(self, watcher: Callable[[int, float], None]) -> None:
        """Call this after each group of appends, with its size and the seconds it took."""
        self._writer.on_group = watcher

    async def close(self, seconds: float = CLOSE_SECONDS) -> None:
        """Finish what was accepted within this time, then close the database.

        What is not finished in time raises `store_closed`. A second call does nothing.
        """
        await self._writer.close(seconds)
        await self._database.close()

    @property
    def is_failing(self) -> bool:
        """Whether the database failed at the last attempt to write."""
        return self._writer.is_failing

    async def wait_until_well(self, seconds: float) -> None:
        """Wait until a write succeeds after a failure, for at most `seconds`."""
        await self._writer.wait_until_well(seconds)

    async def beat(self, at: float, ran: float) -> Heartbeat:
        """Write the heartbeat, or raise StoreError with the reason why writing fails.

        `at` is the server's time, `ran` the seconds that it ran since its last heartbeat. This is
        tried even while everything else is refused because the database has just failed.
        """
        self._writer.check_open()
        try:
            await self._database.check()
        except FAULTS as fault:
            raise failure(fault) from fault
        return await self._writer.do(partial(heartbeat.beat, at=at, ran=ran), is_probe=True)

    async def place(self) -> str:
        """Return a name for this database that all its processes share, and no other has."""
        return await self._read(heartbeat.place)

    async def heartbeat(self) -> Heartbeat | None:
        """Return the last heartbeat; None before the first one."""
        return await self._read(heartbeat.heartbeat)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        row: TableRow | None = None,
        finished: Sequence[FinishedGame] = (),
        figures: Sequence[GameFigures] = (),
        tries: Sequence[TryResult] = (),
    ) -> None:
        """Add to a table's log, replace its row and store what has finished: all or nothing.

        All is durable on return. The first append of a table includes its row. Raise StoreConflict
        if a version or a move (game and number) already exists or leaves a gap, if the code belongs
        to another table, or if the table is gone; further appends to the table that were made
        before the caller could know this are refused too. Cancelling the caller does not take the
        append back.
        """
        await self._writer.append(Append(table, entries, row, finished, figures, tries))

    async def entries(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        """Return a table's log after this version."""
        return await self._read(lambda connection: tables.entries(connection, table, after))

    async def table(self, table: str) -> TableRow | None:
        """Return the table with this id."""
        return await self._read(lambda connection: tables.table(connection, table))

    async def table_by_code(self, code: str) -> TableRow | None:
        """Return the table with this code; only tables that have not started have one."""
        return await self._read(lambda connection: tables.table_by_code(connection, code))

    async def public_tables(self, status: Status, limit: int) -> tuple[TableRow, ...]:
        """Return public tables of this status, latest change first."""
        return await self._read(lambda connection: tables.public_tables(connection, status, limit))

    async def tables_of(
        self,
        identity: str,
        limit: int,
        before: float | None = None,
        *,
        unfinished: bool = False,
    ) -> tuple[TableRow, ...]:
        """Return the tables of a member that changed before a time, latest change first.

        With `unfinished`, only those that are open or running.
        """
        return await self._read(
            lambda connection: tables.tables_of(
                connection, identity, limit, before, unfinished=unfinished
            )
        )

    async def behind(self, ids: Sequence[str]) -> tuple[str, ...]:
        """Return the given tables at which a move was made after their row was written.

        A move changes what the row shows, but may be appended without it; the row is then written
        soon afterwards. It stays behind if the process dies first or writing it fails. It also
        stays behind, although correct, if the same person must decide again.
        """
        return await self._read(lambda connection: tables.behind(connection, ids)) if ids else ()

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the last version of each of these tables; tables that are gone are missing."""
        return await self._read(lambda connection: tables.versions(connection, ids)) if ids else {}

    async def attended_tables(self) -> tuple[str, ...]:
        """Return the tables that need a process."""
        return await self._read(tables.attended_tables)

    async def delete_tables(self, open_before: float, keep: Sequence[str] = ()) -> tuple[str, ...]:
        """Remove tables that never started and last changed before a time; return their ids.

        Their logs are removed too. Tables in `keep` stay.
        """
        return await self._writer.do(
            lambda connection: tables.delete_tables(connection, open_before, keep)
        )

    async def add_identity(self, identity: Identity) -> None:
        """Add an identity; StoreConflict if its id or token is taken, or its owner is unknown."""
        await self._writer.do(lambda connection: identities.add(connection, identity))

    async def identity(self, id: str) -> Identity | None:
        """Return the identity with this id."""
        return await self._read(lambda connection: identities.identity(connection, id))

    async def identity_by_token_hash(self, token_hash: bytes) -> Identity | None:
        """Return the identity whose token has this hash."""
        return await self._read(lambda connection: identities.by_token_hash(connection, token_hash))

    async def bots_of(self, owner: str) -> tuple[Identity, ...]:
        """Return the bots of a guest, oldest first."""
        return await self._read(lambda connection: identities.bots_of(connection, owner))

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        """Return the names of these identities; those that are gone are missing."""
        return await self._read(lambda connection: identities.names(connection, ids)) if ids else {}

    async def rename(self, id: str, name: str) -> bool:
        """Change an identity's name; return whether there is such an identity."""
        return await self._writer.do(lambda connection: identities.rename(connection, id, name))

    async def remove_identity(self, id: str) -> bool:
        """Remove an identity and its bots; return whether it existed. Their games stay."""
        return await self._writer.do(lambda connection: identities.remove(connection, id))

    async def seen(self, ids: Mapping[str, float]) -> None:
        """Note when identities were last seen; times older than the stored ones change nothing."""
        times = dict(ids)
        await self._writer.do(lambda connection: identities.seen(connection, times))

    async def forget_guests(
        self, unseen_before: float, eraser: erasure.Eraser, looks: erasure.Looks
    ) -> int:
        """Forget guests not seen since `unseen_before`, with their bots; return their number.

        It takes two checks: the first marks a guest, and a later one erases a guest who is still
        unseen. The eraser is applied to all tables of the identity. In records the name becomes
        "guest". Guests at running tables are kept, and so are guests at open tables that changed
        since that time.
        """
        forgotten = 0
        first = partial(erasure.mark, before=unseen_before, running=looks.running)
        await self._writer.do(first)
        for guest in await self._read(
            partial(erasure.unseen, before=unseen_before, looks=looks),
        ):
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
        """Return the finished game with this id."""
        return await self._read(lambda connection: games.game(connection, id))

    async def games_of(
        self, identity: str, limit: int, before: float | None = None
    ) -> tuple[FinishedGame, ...]:
        """Return the games of a player that ended before a time, latest first."""
        return await self._read(
            lambda connection: games.games_of(connection, identity, limit, before)
        )

    async def all_games_of(self, identity: str) -> AsyncIterator[bytes]:
        """Yield the records of all games of a player, oldest first, a few in memory at a time."""
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

    async def profile(self, identity: str, zone: int = 0) -> Profile:
        """Return the figures of a person's finished games; `zone` is hours east of UTC."""
        return await self._read(partial(profile.profile, identity=identity, zone=zone))

    async def add_review(self, game: str, seats: Sequence[SeatReview]) -> None:
        """Add what a review says about seats of a game to the figures of their players."""
        await self._writer.do(partial(figures.add_review, game=game, seats=seats))

    async def figures_extent(self) -> recount.Extent:
        """Return how many games and people have figures."""
        return await self._read(recount.extent)

    async def people_with_games(self, after: str = "") -> tuple[str, ...]:
        """Return some of the people with games or figures, in the order of their ids."""
        return await self._read(partial(recount.people, after=after))

    async def rebuild_figures(self, identity: str, count: recount.Count) -> int:
        """Count a person's figures again from the records; return the number of games.

        Servers may add games meanwhile; what reviews said stays.
        """
        counted: dict[str, GameFigures | None] = {}
        cursor = games.FIRST
        while found := await self._read(
            partial(recount.games_after, identity=identity, cursor=cursor, limit=RECORDS_AT_ONCE)
        ):
            for game in found:
                counted[game.id] = await asyncio.to_thread(count, game)
            cursor = (found[-1].finished_at, found[-1].id)
        await self._writer.do(
            partial(recount.replace, identity=identity, counted=counted, count=count)
        )
        return sum(game is not None for game in counted.values())

    async def backup(self, path: Path) -> None:
        """Copy the database into a new file, as of one moment, while others write."""
        self._writer.check_open()
        await self._database.backup(path)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        self._writer.check_open()
        try:
            return await self._database.read(work)
        except FAULTS as fault:
            raise failure(fault) from fault

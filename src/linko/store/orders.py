"""`Orders`: the acts of a site's host, such as bans, each with its line in the audit log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy import text as sql
from sqlalchemy.exc import IntegrityError

from linko.store import erasure, moderation, overview, processes
from linko.store.appends import Append, write
from linko.store.errors import StoreConflict
from linko.store.moderation import Act, Ban, Bulletin, NewAct
from linko.store.overview import Counts, KnownPerson
from linko.store.processes import ProcessRow
from linko.store.rows import TableRow
from linko.store.writer import Writer
from linko.table import Status

T = TypeVar("T")

_REMOVE = sql(
    "DELETE FROM identities WHERE id = :guest AND kind = 'guest' AND NOT EXISTS"
    " (SELECT 1 FROM members WHERE identity IN"
    " (SELECT id FROM identities WHERE id = :guest OR owner = :guest))"
)
_ALWAYS = 1e300
"""Later than any time."""


class Read(Protocol):
    """Reads from the database."""

    def __call__(self, work: Callable[[Connection], T], /) -> Awaitable[T]:
        """Return the result of `work`, which must not write."""


class Orders:
    """Reads and writes the acts of a host. Each act and its log line are one transaction."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    # Reading

    async def version(self) -> int:
        """Return the version of the bulletin, which every act raises."""
        return await self._read(moderation.version)

    async def bulletin(self) -> Bulletin:
        """Return the announcement, the maintenance and the bans now in force."""
        return await self._read(moderation.bulletin)

    async def acts_after(self, number: int, limit: int) -> tuple[Act, ...]:
        """Return the acts after this number, oldest first."""
        return await self._read(partial(moderation.acts_after, number=number, limit=limit))

    async def last_acts(self, limit: int) -> tuple[Act, ...]:
        """Return the last acts, latest first."""
        return await self._read(partial(moderation.last_acts, limit=limit))

    async def counts(self, since: float) -> Counts:
        """Return the numbers of guests, bots, tables and games, and of guests seen since a time."""
        return await self._read(partial(overview.counts, since=since))

    async def people(self, name: str, since: float, limit: int) -> tuple[KnownPerson, ...]:
        """Return people whose name contains a text, last seen first."""
        return await self._read(partial(overview.people, name=name, since=since, limit=limit))

    async def person(self, id: str) -> KnownPerson | None:
        """Return one person."""
        return await self._read(partial(overview.known_person, id=id))

    async def tables(self, status: Status, limit: int) -> tuple[TableRow, ...]:
        """Return tables of this status, public or not, latest change first."""
        return await self._read(partial(overview.tables, status=status, limit=limit))

    async def unfinished_tables_of(self, guest: str) -> tuple[str, ...]:
        """Return the open and running tables of a guest and its bots."""
        return await self._read(partial(overview.unfinished_tables_of, guest=guest))

    async def processes(self, now: float) -> tuple[ProcessRow, ...]:
        """Return the server processes that run now."""
        return await self._read(partial(processes.running, now=now))

    # Server processes

    async def write_process(self, row: ProcessRow) -> None:
        """Write the row of a running process."""
        await self._writer.do(partial(processes.write, row=row))

    async def remove_process(self, id: str) -> None:
        """Remove the row of a process that stops."""
        await self._writer.do(partial(processes.remove, id=id))

    # Acts

    async def announce(self, act: NewAct) -> None:
        """Show the words of the act on every page; without words, remove the announcement."""
        await self._do(act, partial(moderation.announce, words=act.words))

    async def maintain(self, act: NewAct, *, is_on: bool) -> None:
        """Begin or end maintenance."""
        await self._do(act, partial(moderation.maintain, words=act.words, is_on=is_on))

    async def ban(self, act: NewAct, ban: Ban) -> None:
        """Add a ban, or change its words."""
        await self._do(act, partial(moderation.ban, one=ban))

    async def unban(self, act: NewAct, target: str) -> bool:
        """Remove a ban; return whether there was one. Nothing is logged if there was none."""

        def work(connection: Connection) -> bool:
            is_removed = moderation.unban(connection, target)
            if is_removed:
                moderation.log(connection, act)
            return is_removed

        return await self._writer.do(work)

    async def close_table(self, act: NewAct, append: Append) -> None:
        """Append the end of a table to its log; StoreConflict if another entry came first."""

        def work(connection: Connection) -> None:
            moderation.log(connection, act)
            try:
                write(connection, (append,))
            except IntegrityError as error:
                raise StoreConflict("store_conflict", table=append.table) from error

        await self._writer.do(work)

    async def delete_guest(self, act: NewAct, guest: str, eraser: erasure.Eraser) -> bool:
        """Erase a guest and its bots from tables that are over, and remove them.

        Return False if the guest is still a member of an unfinished table; what was erased until
        then stays erased, and the call can be repeated.
        """
        for identity in await self._read(partial(erasure.selves, guest=guest)):
            for table in await self._read(partial(erasure.tables, identity=identity)):
                await self._writer.do(
                    partial(
                        erasure.forget_at_table,
                        table=table,
                        identity=identity,
                        before=-_ALWAYS,
                        eraser=eraser,
                    )
                )
            while await self._writer.do(partial(erasure.forget_in_records, identity=identity)):
                pass

        def work(connection: Connection) -> bool:
            is_removed = connection.execute(_REMOVE, {"guest": guest}).rowcount == 1
            if is_removed:
                moderation.unban(connection, guest)
                moderation.log(connection, act)
            return is_removed

        return await self._writer.do(work)

    async def note(self, act: NewAct) -> None:
        """Log an act that changes nothing else here."""
        await self._do(act, lambda _: None)

    async def _do(self, act: NewAct, work: Callable[[Connection], T]) -> T:
        def both(connection: Connection) -> T:
            moderation.log(connection, act)
            return work(connection)

        return await self._writer.do(both)

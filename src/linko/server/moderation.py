"""The acts of a site's host, carried out in the database whether or not servers are running."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from msgspec import MsgspecError, json, structs

from linko.players import is_readable
from linko.refusal import quote
from linko.server.close_reasons import PREFIX, CloseReason
from linko.server.errors import AdminError
from linko.server.hub import erased_entry, erased_summary
from linko.server.ip_addresses import counted
from linko.server.summaries import read_summary
from linko.server.tables import is_id
from linko.store import (
    ActKind,
    Ban,
    BanKind,
    Entry,
    Eraser,
    KnownPerson,
    NewAct,
    Store,
    StoreConflict,
    TableRow,
)
from linko.store.appends import Append
from linko.table import LogEntry, Status, encode_entry
from linko.table.log import Closed

LONGEST_WORDS: Final = 300
"""Maximum number of characters of a text that the host writes."""

TRIES: Final = 20
"""Number of attempts to close a table at which people and bots go on playing."""


class Moderation:
    """Carries out acts. Each is recorded in the audit log, or is refused and changes nothing."""

    def __init__(self, store: Store, actor: str, now: Callable[[], float]) -> None:
        """`actor` is the name of the person who acts, for the audit log."""
        self._store = store
        self._orders = store.orders
        self._actor = actor
        self._now = now

    async def announce(self, words: str) -> None:
        """Show a line on every page."""
        await self._orders.announce(self._act(ActKind.ANNOUNCE, words=checked_words(words)))

    async def clear(self) -> None:
        """Remove the announcement."""
        if (await self._orders.bulletin()).announcement is None:
            raise AdminError("admin_no_announcement")
        await self._orders.announce(self._act(ActKind.CLEAR))

    async def maintain(self, *, is_on: bool, words: str | None = None) -> None:
        """Begin or end maintenance: running games go on, and no new ones begin."""
        if (await self._orders.bulletin()).maintenance == is_on:
            raise AdminError("admin_maintenance_same", state="on" if is_on else "off")
        kind = ActKind.MAINTENANCE_ON if is_on else ActKind.MAINTENANCE_OFF
        said = None if words is None else checked_words(words)
        await self._orders.maintain(self._act(kind, words=said), is_on=is_on)

    async def ban(self, who: str, words: str | None = None) -> Ban:
        """Keep a person or an address out; a second ban changes the words of the first."""
        said = None if words is None else checked_words(words)
        target, kind = read_target(who)
        if kind is BanKind.PERSON:
            await self.person(target)
        ban = Ban(target, kind, said, self._now())
        await self._orders.ban(self._act(ActKind.BAN, target, said), ban)
        return ban

    async def unban(self, who: str) -> str:
        """Let a person or an address in again; return what was banned."""
        target, _ = read_target(who)
        if not await self._orders.unban(self._act(ActKind.UNBAN, target), target):
            raise AdminError("admin_not_banned", target=target)
        return target

    async def close_table(
        self, table: str, reason: CloseReason, words: str | None = None
    ) -> TableRow:
        """Close a table for good, even while people play at it; return its new row."""
        said = None if words is None else checked_words(words)
        if not is_id(table):
            raise AdminError("admin_no_such_table", given=quote(table))
        for _ in range(TRIES):
            row, version = await self._known_table(table)
            act = self._act(ActKind.CLOSE, table, said)
            entry = LogEntry(version + 1, act.at, Closed(PREFIX + reason.value, said))
            closed = _closed(row, act.at)
            entries = (Entry(entry.version, entry.at, encode_entry(entry)),)
            try:
                await self._orders.close_table(act, Append(table, entries, closed, ()))
            except StoreConflict:  # somebody moved in the meantime
                continue
            return closed
        raise AdminError("admin_table_busy", table=table)

    async def delete_guest(self, guest: str) -> KnownPerson:
        """Erase a guest and its bots: names, words and identities.

        In finished games, the name becomes "guest".
        """
        known = await self.person(guest)
        if known.owner is not None:
            raise AdminError("admin_not_guest", person=known.id, owner=known.owner)
        act = self._act(ActKind.DELETE_GUEST, guest)
        tables = await self._orders.unfinished_tables_of(guest)
        eraser = Eraser(erased_entry, erased_summary)
        if tables or not await self._orders.delete_guest(act, guest, eraser):
            tables = tables or await self._orders.unfinished_tables_of(guest)
            raise AdminError("admin_guest_seated", person=guest, tables=", ".join(tables))
        return known

    async def person(self, person: str) -> KnownPerson:
        """Return a guest or a bot, or raise an `AdminError`."""
        known = await self._orders.person(person) if is_id(person) else None
        if known is None:
            raise AdminError("admin_no_such_person", given=quote(person))
        return known

    async def _known_table(self, table: str) -> tuple[TableRow, int]:
        """Return the row and the last version of a table that is not closed.

        The log is read first: if the row is newer, the append that follows is refused.
        """
        entries = await self._store.entries(table)
        row = await self._store.table(table)
        if row is None or not entries:
            raise AdminError("admin_no_such_table", given=quote(table))
        if row.status is Status.CLOSED:
            raise AdminError("admin_table_closed", table=table)
        return row, entries[-1].version

    def _act(self, kind: ActKind, target: str | None = None, words: str | None = None) -> NewAct:
        return NewAct(self._now(), self._actor, kind, target, words)


def checked_words(words: str) -> str:
    """Return what a host writes as one line; raise an `AdminError` if it is unreadable.

    >>> checked_words(" We move on Sunday,\\n 8 pm. ")
    'We move on Sunday, 8 pm.'
    """
    line = " ".join(words.split())
    if len(line) > LONGEST_WORDS or not is_readable(line):
        raise AdminError("admin_bad_words", most=LONGEST_WORDS)
    return line


def read_target(who: str) -> tuple[str, BanKind]:
    """Return what a ban names: the id of a person, or an address as the limits count it.

    >>> read_target("2001:db8:1:2:3:4:5:6")
    ('2001:db8:1:2::', <BanKind.ADDRESS: 'address'>)
    """
    try:
        address = ipaddress.ip_address(who)
    except ValueError:
        if not is_id(who):
            raise AdminError("admin_bad_target", given=quote(who)) from None
        return who, BanKind.PERSON
    if address.is_loopback or address.is_unspecified:
        raise AdminError("admin_own_address", address=who)
    return counted(who), BanKind.ADDRESS


def _closed(row: TableRow, at: float) -> TableRow:
    """Return the row of a table as it is once the table is closed."""
    try:
        old = read_summary(row)
        new = structs.replace(old, status=Status.CLOSED, changed_at=at, to_move=None)
        summary = json.encode(new)
    except MsgspecError:  # lists leave out what they cannot read
        summary = row.summary
    return replace(
        row, code=None, status=Status.CLOSED, attended=False, changed_at=at, summary=summary
    )

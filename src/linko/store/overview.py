"""SQL that counts and lists what is in a database, for its host."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, text

from linko.store.rows import IdentityKind, TableRow
from linko.store.tables import COLUMNS, table_row
from linko.table import Status


@dataclass(frozen=True, slots=True)
class Counts:
    """The numbers of guests, bots, tables and finished games."""

    guests: int
    guests_seen: int
    """Number of guests seen in the last day."""
    bots: int
    tables: dict[str, int]
    """Number of tables by status."""
    games: int
    """Number of finished games."""


@dataclass(frozen=True, slots=True)
class KnownPerson:
    """A guest or a guest's bot."""

    id: str
    name: str
    kind: IdentityKind
    owner: str | None
    created_at: float
    seen_at: float
    """When the identity was last seen; this is noted at most once an hour."""
    tables: int
    """Number of open and running tables of which it is a member."""


_PEOPLE = text(
    "SELECT kind, COUNT(*), SUM(CASE WHEN seen_at >= :since THEN 1 ELSE 0 END)"
    " FROM identities GROUP BY kind"
)
_TABLES = text("SELECT status, COUNT(*) FROM tables GROUP BY status")
_GAMES = text("SELECT COUNT(*) FROM games")
_SEATED = (
    "(SELECT COUNT(*) FROM members JOIN tables ON tables.id = table_id"
    " WHERE identity = identities.id AND status IN ('open', 'running'))"
)
_LIST = text(
    f"SELECT id, name, kind, owner, created_at, seen_at, {_SEATED} FROM identities"
    " WHERE seen_at >= :since AND LOWER(name) LIKE :name ESCAPE '!'"
    " ORDER BY seen_at DESC, id LIMIT :limit"
)
_ONE = text(
    f"SELECT id, name, kind, owner, created_at, seen_at, {_SEATED} FROM identities WHERE id = :id"
)
_OF_STATUS = text(
    f"SELECT {COLUMNS} FROM tables WHERE status = :status ORDER BY changed_at DESC, id LIMIT :limit"
)
_HELD = text(
    "SELECT DISTINCT tables.id FROM identities JOIN members ON identity = identities.id"
    " JOIN tables ON tables.id = table_id"
    " WHERE (identities.id = :guest OR owner = :guest) AND status IN ('open', 'running')"
    " ORDER BY tables.id"
)


def counts(connection: Connection, since: float) -> Counts:
    """Return the counts; guests count as seen if they were seen since the given time."""
    people = {
        kind: (all_, seen) for kind, all_, seen in connection.execute(_PEOPLE, {"since": since})
    }
    guests, seen = people.get(IdentityKind.GUEST.value, (0, 0))
    bots, _ = people.get(IdentityKind.BOT.value, (0, 0))
    found = {row[0]: row[1] for row in connection.execute(_TABLES)}
    games: int = connection.execute(_GAMES).scalar_one()
    return Counts(
        guests,
        int(seen or 0),
        bots,
        {status.value: found.get(status.value, 0) for status in Status},
        games,
    )


def people(connection: Connection, name: str, since: float, limit: int) -> tuple[KnownPerson, ...]:
    """Return people whose name contains a text, last seen first."""
    escaped = "".join(f"!{sign}" if sign in "!%_" else sign for sign in name.lower())
    wanted = {"name": f"%{escaped}%", "since": since, "limit": limit}
    return tuple(
        KnownPerson(id, called, IdentityKind(kind), *rest)
        for id, called, kind, *rest in connection.execute(_LIST, wanted)
    )


def known_person(connection: Connection, id: str) -> KnownPerson | None:
    """Return one person."""
    row = connection.execute(_ONE, {"id": id}).first()
    if row is None:
        return None
    id, called, kind, *rest = row
    return KnownPerson(id, called, IdentityKind(kind), *rest)


def tables(connection: Connection, status: Status, limit: int) -> tuple[TableRow, ...]:
    """Return tables of this status, public or not, latest change first."""
    rows = connection.execute(_OF_STATUS, {"status": status.value, "limit": limit})
    return tuple(table_row(row) for row in rows)


def unfinished_tables_of(connection: Connection, guest: str) -> tuple[str, ...]:
    """Return the open and running tables of a guest and its bots."""
    return tuple(connection.execute(_HELD, {"guest": guest}).scalars())

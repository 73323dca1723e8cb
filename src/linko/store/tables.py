"""Tables and their logs, as SQL reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, text
from sqlalchemy.engine import Row

from linko.store.rows import Entry, TableRow
from linko.table import Status

_COLUMNS = "id, code, public, status, attended, created_at, changed_at, summary, members"
_ENTRIES = text(
    "SELECT version, at, data, game, number FROM log"
    " WHERE table_id = :table_id AND version > :after ORDER BY version"
)
_BY_ID = text(f"SELECT {_COLUMNS} FROM tables WHERE id = :id")
_BY_CODE = text(f"SELECT {_COLUMNS} FROM tables WHERE code = :code")
_PUBLIC = text(
    f"SELECT {_COLUMNS} FROM tables WHERE public AND status = :status"
    " ORDER BY changed_at DESC, id LIMIT :limit"
)
_OF = text(
    f"SELECT {_COLUMNS} FROM tables JOIN members ON table_id = id"
    " WHERE identity = :identity AND changed_at < :before"
    " AND (NOT :unfinished OR status IN ('open', 'running'))"
    " ORDER BY changed_at DESC, id LIMIT :limit"
)
_ATTENDED = text("SELECT id FROM tables WHERE attended ORDER BY id")
_NEVER_DEALT = "NOT EXISTS (SELECT 1 FROM log WHERE table_id = tables.id AND game IS NOT NULL)"
_EXPIRED = text(
    "DELETE FROM tables WHERE changed_at < :before"
    f" AND (status = 'open' OR (status = 'closed' AND {_NEVER_DEALT})) RETURNING id"
)
_BEHIND = text(
    "SELECT id FROM tables WHERE id IN :ids AND changed_at <"
    " (SELECT at FROM log WHERE table_id = tables.id AND game IS NOT NULL"
    " ORDER BY version DESC LIMIT 1)"
).bindparams(bindparam("ids", expanding=True))
_NEVER = 1e300
"""Later than any time."""


def entries(connection: Connection, table: str, after: int) -> tuple[Entry, ...]:
    """A table's log from the entry after this version on."""
    return tuple(
        Entry(version, at, data.encode(), game, number)
        for version, at, data, game, number in connection.execute(
            _ENTRIES, {"table_id": table, "after": after}
        )
    )


def table(connection: Connection, id: str) -> TableRow | None:
    """The table with this id."""
    row = connection.execute(_BY_ID, {"id": id}).first()
    return None if row is None else _table(row)


def table_by_code(connection: Connection, code: str) -> TableRow | None:
    """The table that is joined with this code."""
    row = connection.execute(_BY_CODE, {"code": code}).first()
    return None if row is None else _table(row)


def public_tables(connection: Connection, status: Status, limit: int) -> tuple[TableRow, ...]:
    """Public tables of this status, the newest change first."""
    rows = connection.execute(_PUBLIC, {"status": status.value, "limit": limit})
    return tuple(_table(row) for row in rows)


def tables_of(
    connection: Connection,
    identity: str,
    limit: int,
    before: float | None = None,
    *,
    unfinished: bool = False,
) -> tuple[TableRow, ...]:
    """Tables this identity is a member of, the newest change first."""
    wanted = {
        "identity": identity,
        "before": _NEVER if before is None else before,
        "limit": limit,
        "unfinished": unfinished,
    }
    rows = connection.execute(_OF, wanted)
    return tuple(_table(row) for row in rows)


def attended_tables(connection: Connection) -> tuple[str, ...]:
    """The tables for which a process must be awake."""
    return tuple(connection.execute(_ATTENDED).scalars())


def behind(connection: Connection, tables: Sequence[str]) -> tuple[str, ...]:
    """Those of these tables at which a move was made after their row was written."""
    return tuple(connection.execute(_BEHIND, {"ids": list(tables)}).scalars())


def delete_tables(connection: Connection, open_before: float) -> tuple[str, ...]:
    """Remove the tables at which no game was ever dealt, with their logs."""
    return tuple(sorted(connection.execute(_EXPIRED, {"before": open_before}).scalars()))


def _table(row: Row[*tuple[Any, ...]]) -> TableRow:  # Any: what the driver gives
    id, code, public, status, attended, created_at, changed_at, summary, members = row
    return TableRow(
        id, code, bool(public), Status(status), bool(attended), created_at, changed_at,
        summary.encode(), msgspec.json.decode(members, type=tuple[str, ...]),
    )  # fmt: skip

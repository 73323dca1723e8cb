"""SQL that reads tables and their logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Text, bindparam, text
from sqlalchemy.engine import Row

from linko.store.rows import Entry, TableRow
from linko.table import Status

COLUMNS = "id, code, public, status, attended, created_at, changed_at, summary, members"
_ENTRIES = text(
    "SELECT version, at, data, game, number FROM log"
    " WHERE table_id = :table_id AND version > :after ORDER BY version"
)
_BY_ID = text(f"SELECT {COLUMNS} FROM tables WHERE id = :id")
_BY_CODE = text(f"SELECT {COLUMNS} FROM tables WHERE code = :code")
_PUBLIC = text(
    f"SELECT {COLUMNS} FROM tables WHERE public AND status = :status"
    " ORDER BY changed_at DESC, id LIMIT :limit"
)
_OF = text(
    f"SELECT {COLUMNS} FROM tables JOIN members ON table_id = id"
    " WHERE identity = :identity AND changed_at < :before"
    " AND (NOT :unfinished OR status IN ('open', 'running'))"
    " ORDER BY changed_at DESC, id LIMIT :limit"
)
_ATTENDED = text("SELECT id FROM tables WHERE attended ORDER BY id")
_NEVER_DEALT = "NOT EXISTS (SELECT 1 FROM log WHERE table_id = tables.id AND game IS NOT NULL)"
_EXPIRED = text(
    "DELETE FROM tables WHERE changed_at < :before AND id NOT IN :keep"
    f" AND (status = 'open' OR (status = 'closed' AND {_NEVER_DEALT})) RETURNING id"
).bindparams(bindparam("keep", expanding=True, type_=Text))
_BEHIND = text(
    "SELECT id FROM tables WHERE id IN :ids AND changed_at <"
    " (SELECT at FROM log WHERE table_id = tables.id AND game IS NOT NULL"
    " ORDER BY version DESC LIMIT 1)"
).bindparams(bindparam("ids", expanding=True))
_VERSIONS = text(
    "SELECT id, COALESCE((SELECT version FROM log WHERE table_id = tables.id"
    " ORDER BY version DESC LIMIT 1), 0) AS version FROM tables WHERE id IN :ids"
).bindparams(bindparam("ids", expanding=True))
_POSTGRES_VERSIONS = (
    "SELECT id, COALESCE((SELECT version FROM log WHERE table_id = tables.id"
    " ORDER BY version DESC LIMIT 1), 0) AS version FROM tables WHERE id = ANY($1)"
)
"""The same with an array; a list would be expanded to hundreds of parameters every second."""
_NEVER = 1e300
"""Later than any time."""


def entries(connection: Connection, table: str, after: int) -> tuple[Entry, ...]:
    """Return a table's log after this version."""
    return tuple(
        Entry(version, at, data.encode(), game, number)
        for version, at, data, game, number in connection.execute(
            _ENTRIES, {"table_id": table, "after": after}
        )
    )


def table(connection: Connection, id: str) -> TableRow | None:
    """Return the table with this id."""
    row = connection.execute(_BY_ID, {"id": id}).first()
    return None if row is None else table_row(row)


def table_by_code(connection: Connection, code: str) -> TableRow | None:
    """Return the table with this code."""
    row = connection.execute(_BY_CODE, {"code": code}).first()
    return None if row is None else table_row(row)


def public_tables(connection: Connection, status: Status, limit: int) -> tuple[TableRow, ...]:
    """Return public tables of this status, latest change first."""
    rows = connection.execute(_PUBLIC, {"status": status.value, "limit": limit})
    return tuple(table_row(row) for row in rows)


def tables_of(
    connection: Connection,
    identity: str,
    limit: int,
    before: float | None = None,
    *,
    unfinished: bool = False,
) -> tuple[TableRow, ...]:
    """Return the tables of a member, latest change first."""
    wanted = {
        "identity": identity,
        "before": _NEVER if before is None else before,
        "limit": limit,
        "unfinished": unfinished,
    }
    rows = connection.execute(_OF, wanted)
    return tuple(table_row(row) for row in rows)


def attended_tables(connection: Connection) -> tuple[str, ...]:
    """Return the tables that need a process."""
    return tuple(connection.execute(_ATTENDED).scalars())


def behind(connection: Connection, tables: Sequence[str]) -> tuple[str, ...]:
    """Return the given tables at which a move was made after their row was written."""
    return tuple(connection.execute(_BEHIND, {"ids": list(tables)}).scalars())


def versions(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """Return the last version of each of these tables; tables that are gone are missing."""
    if connection.dialect.name == "sqlite":
        rows = connection.execute(_VERSIONS, {"ids": list(tables)})
    else:
        rows = connection.exec_driver_sql(_POSTGRES_VERSIONS, (list(tables),))
    return {row.id: row.version for row in rows}


def delete_tables(
    connection: Connection, open_before: float, keep: Sequence[str]
) -> tuple[str, ...]:
    """Remove old tables at which no game was ever dealt, with their logs; return their ids."""
    expired = {"before": open_before, "keep": list(keep)}
    return tuple(sorted(connection.execute(_EXPIRED, expired).scalars()))


def table_row(row: Row[*tuple[Any, ...]]) -> TableRow:  # Any: what the driver gives
    """Return the values of `COLUMNS` as a row."""
    id, code, public, status, attended, created_at, changed_at, summary, members = row
    return TableRow(
        id, code, bool(public), Status(status), bool(attended), created_at, changed_at,
        summary.encode(), msgspec.json.decode(members, type=tuple[str, ...]),
    )  # fmt: skip

"""SQL for the server processes of a database: each writes a row every few seconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, text

FRESH_SECONDS: Final = 20.0
"""Seconds after its last row for which a process counts as running."""

KEPT_SECONDS: Final = 3600.0
"""Seconds after which the row of a process that died is removed."""


@dataclass(frozen=True, slots=True)
class ProcessRow:
    """A server process and what it serves."""

    id: str
    at: float
    """When the row was written."""
    started_at: float
    program: str
    """The version of Linko, the machine and the process number."""
    tables: int
    """Number of tables in its memory."""
    sockets: int
    people: int
    """Number of different people connected to it."""


_WRITE = text(
    "INSERT INTO processes (id, at, started_at, program, tables, sockets, people)"
    " VALUES (:id, :at, :started_at, :program, :tables, :sockets, :people)"
    " ON CONFLICT (id) DO UPDATE SET at = excluded.at, tables = excluded.tables,"
    " sockets = excluded.sockets, people = excluded.people"
)
_OLD = text("DELETE FROM processes WHERE at < :before")
_REMOVE = text("DELETE FROM processes WHERE id = :id")
_ALL = text(
    "SELECT id, at, started_at, program, tables, sockets, people FROM processes"
    " WHERE at >= :since ORDER BY started_at, id"
)


def write(connection: Connection, row: ProcessRow) -> None:
    """Write the row of a process, and remove those of processes that died long ago."""
    connection.execute(
        _WRITE,
        {
            "id": row.id,
            "at": row.at,
            "started_at": row.started_at,
            "program": row.program,
            "tables": row.tables,
            "sockets": row.sockets,
            "people": row.people,
        },
    )
    connection.execute(_OLD, {"before": row.at - KEPT_SECONDS})


def remove(connection: Connection, id: str) -> None:
    """Remove the row of a process that stops."""
    connection.execute(_REMOVE, {"id": id})


def running(connection: Connection, now: float) -> tuple[ProcessRow, ...]:
    """Return the processes that wrote their row lately, oldest first."""
    rows = connection.execute(_ALL, {"since": now - FRESH_SECONDS})
    return tuple(ProcessRow(*row) for row in rows)

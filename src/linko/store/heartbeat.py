"""The heartbeat: one row that the server writes repeatedly.

It shows that writing works. It also keeps the server's time and its total running time, which a
wrong system clock cannot change; `docs/decisions/0010-a-clock-that-cannot-jump.md` says why.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, text

_READ = text("SELECT at, running FROM heartbeat WHERE id = 1")
_WRITE = text(
    "INSERT INTO heartbeat (id, at, running, beats) VALUES (1, :at, :ran, 1)"
    " ON CONFLICT (id) DO UPDATE SET"
    " at = CASE WHEN heartbeat.at < excluded.at THEN excluded.at ELSE heartbeat.at END,"
    " running = heartbeat.running + excluded.running, beats = heartbeat.beats + 1"
    " RETURNING at, running"
)

_PLACE = text(
    "SELECT current_database() || '-' || oid || '-' || CASE"
    " WHEN has_function_privilege('pg_control_system()', 'execute')"
    " THEN (SELECT CAST(system_identifier AS text) FROM pg_control_system()) ELSE '' END"
    " FROM pg_database WHERE datname = current_database()"
)


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """What the last heartbeat says."""

    at: float
    """The server's time."""
    running: float
    """Seconds that servers of this database have been running in total."""


def heartbeat(connection: Connection) -> Heartbeat | None:
    """Return the last heartbeat; None before the first one."""
    row = connection.execute(_READ).first()
    return None if row is None else Heartbeat(*row)


def beat(connection: Connection, at: float, ran: float) -> Heartbeat:
    """Write a heartbeat: the time, and the seconds that the server ran since its last one."""
    return Heartbeat(*connection.execute(_WRITE, {"at": at, "ran": ran}).one())


def place(connection: Connection) -> str:
    """Return a name of this database; any name will do for SQLite, which only one process uses."""
    if connection.dialect.name == "sqlite":
        return "sqlite"
    return str(connection.execute(_PLACE).scalar_one())

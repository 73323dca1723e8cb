"""Why a database fails, as one of a few codes that may be shown to anybody.

What the database itself says can contain paths and names. It belongs in the log only.
"""

from __future__ import annotations

import errno
import sqlite3
from typing import Final, Literal

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from linko.store.errors import StoreError

Cause = Literal["full", "locked", "read_only", "silent", "failed"]
"""In order: a full disk, another program's lock, no right to write, no answer, anything else."""

FAULTS: Final = (SQLAlchemyError, sqlite3.Error, OSError)
"""All exceptions that a `Database` raises when the database fails."""

_SQLITE: Final[dict[int, Cause]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_IOERR: "failed",
    sqlite3.SQLITE_CANTOPEN: "failed",
}
_SQLITE_PRIMARY: Final = 0xFF
"""The part of an extended result code that names the primary code."""

_POSTGRES: Final[dict[str, Cause]] = {
    "53100": "full",  # disk_full
    "55P03": "locked",  # lock_not_available
    "57014": "silent",  # query_canceled, by the time limit of a statement
    "25006": "read_only",  # read_only_sql_transaction
    "25P03": "silent",  # idle_in_transaction_session_timeout
    "53300": "failed",  # too_many_connections
    "57P01": "failed",  # admin_shutdown
    "57P03": "failed",  # cannot_connect_now
}

_COLLISIONS: Final = ("40P01", "40001")  # deadlock_detected, serialization_failure


class DiskFull(OSError):  # noqa: N818 - it is a state
    """There is hardly any room left on the disk."""

    def __init__(self) -> None:
        super().__init__(errno.ENOSPC, "hardly any room is left on the disk")


def outage(fault: BaseException) -> Cause | None:
    """Return why the database as a whole fails; None if only this statement was refused."""
    if isinstance(fault, TimeoutError | PoolTimeout):
        return "silent"
    if isinstance(fault, OSError):
        return "full" if fault.errno == errno.ENOSPC else "failed"
    said = fault.orig if isinstance(fault, DBAPIError) else fault
    if isinstance(said, sqlite3.Error):
        code = getattr(said, "sqlite_errorcode", None)
        return None if code is None else _SQLITE.get(code & _SQLITE_PRIMARY)
    if not isinstance(fault, DBAPIError):
        return None
    known = _POSTGRES.get(str(getattr(said, "sqlstate", None)))
    return "failed" if known is None and fault.connection_invalidated else known


def is_collision(fault: BaseException) -> bool:
    """Return whether two transactions collided, so that trying again can help."""
    said = fault.orig if isinstance(fault, DBAPIError) else fault
    return str(getattr(said, "sqlstate", None)) in _COLLISIONS


def plainly(error: BaseException) -> str:
    """Return what the database said, without the statement and its parameters."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return str(said) or type(said).__name__


def failure(fault: BaseException) -> StoreError:
    """Return the error that callers of the store get for one of `FAULTS`."""
    return failure_by(outage(fault) or "failed", plainly(fault))


def failure_by(cause: Cause, reason: str) -> StoreError:
    """Return the error for a cause; `reason` is what the database said."""
    match cause:
        case "full":
            return StoreError("store_full", reason=reason)
        case "locked":
            return StoreError("store_locked", reason=reason)
        case "read_only":
            return StoreError("store_read_only", reason=reason)
        case "silent":
            return StoreError("store_silent", reason=reason)
        case "failed":
            return StoreError("store_failed", reason=reason)

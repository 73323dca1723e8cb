"""The errors of the store."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class StoreError(LinkoError):
    """A database that cannot be used, or that failed."""

    codes: ClassVar[Codes] = {
        "store_bad_url": ErrorCode(
            "a database is given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; "
            "this URL begins with {scheme}"
        ),
        "store_needs_driver": ErrorCode("PostgreSQL needs asyncpg: pip install 'linko-game[host]'"),
        "store_in_use": ErrorCode(
            "another Linko process uses {file}; stop it first, or use PostgreSQL and Redis if "
            "several processes should serve one site (docs/hosting.md)"
        ),
        "store_in_use_by_others": ErrorCode(
            "another Linko process uses this database; stop it first, or start all of them with "
            "--redis URL so that they can work together"
        ),
        "store_in_use_alone": ErrorCode(
            "a Linko process without Redis uses this database; stop it first, and start it again "
            "with --redis URL"
        ),
        "store_not_shared": ErrorCode(
            "SQLite serves one process only; several processes need --database postgresql://… "
            "as well as --redis URL"
        ),
        "store_unreachable": ErrorCode("the database cannot be opened: {reason}"),
        "store_not_migrated": ErrorCode("the database is not up to date; run: linko migrate"),
        "store_too_new": ErrorCode(
            "the database has revision {found}, but this version of Linko knows them only up to "
            "{known}; install a newer one"
        ),
        "store_failed": ErrorCode("the database failed: {reason}"),
        "store_full": ErrorCode("the disk of the database is full: {reason}"),
        "store_locked": ErrorCode("another program locks the database: {reason}"),
        "store_read_only": ErrorCode("the database cannot be written to: {reason}"),
        "store_silent": ErrorCode("the database does not answer in time: {reason}"),
        "store_closed": ErrorCode("the store is closed and accepts nothing more"),
        "store_backup_exists": ErrorCode("{file} exists; choose another name for the copy"),
        "store_no_backup": ErrorCode("the database cannot be copied: {reason}"),
        "store_bad_backup": ErrorCode("{file} cannot be restored: {reason}"),
        "store_needs_tool": ErrorCode(
            "this needs PostgreSQL's own program {tool}; install the package postgresql-client"
        ),
        "store_not_empty": ErrorCode(
            "the database is not empty; --replace puts the copy in place of everything in it"
        ),
        "store_being_used": ErrorCode(
            "a server is using the database; stop it, and wait half a minute if it was killed"
        ),
    }


class StoreConflict(StoreError):  # noqa: N818 - the name of the contract
    """A write that contradicts what is stored."""

    codes: ClassVar[Codes] = {
        "store_conflict": ErrorCode(
            "the table {table} has changed: this entry, move or code is already taken, or out of "
            "order"
        ),
        "store_identity_conflict": ErrorCode(
            "the identity {identity} or its token is taken, or its owner is unknown"
        ),
    }

"""What the store refuses."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class StoreError(LinkoError):
    """A database that cannot be used, or failed."""

    codes: ClassVar[Codes] = {
        "store_bad_url": ErrorCode(
            "a database is given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; "
            "this URL begins with {scheme}"
        ),
        "store_needs_driver": ErrorCode("PostgreSQL needs asyncpg: pip install 'linko-game[host]'"),
        "store_unreachable": ErrorCode("the database cannot be opened: {reason}"),
        "store_not_migrated": ErrorCode("the database is not up to date; run: linko migrate"),
        "store_too_new": ErrorCode(
            "the database has revision {found}, but this version of Linko knows them only up to "
            "{known}; install a newer one"
        ),
        "store_failed": ErrorCode("the database failed: {reason}"),
        "store_closed": ErrorCode("the store is closed and takes nothing more"),
        "store_backup_exists": ErrorCode(
            "{file} is there already; choose another name for the copy"
        ),
        "store_no_backup": ErrorCode("the database cannot be copied: {reason}"),
        "store_use_pg_dump": ErrorCode(
            "a PostgreSQL database is copied with its own tool: pg_dump --file={file}"
        ),
    }


class StoreConflict(StoreError):  # noqa: N818 - the name of the contract
    """Something that does not go with what is stored already."""

    codes: ClassVar[Codes] = {
        "store_conflict": ErrorCode(
            "the table {table} has moved on: this entry, move or code is taken, or not the next"
        ),
        "store_identity_conflict": ErrorCode(
            "the identity {identity} or its token is taken, or its owner is unknown"
        ),
    }

"""SQL that reads and writes identities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, text
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from linko.store.errors import StoreConflict
from linko.store.rows import Identity, IdentityKind

_COLUMNS = "id, token_hash, name, kind, owner, created_at, seen_at"
_ADD = text(
    f"INSERT INTO identities ({_COLUMNS})"
    " VALUES (:id, :token_hash, :name, :kind, :owner, :created_at, :seen_at)"
)
_BY_ID = text(f"SELECT {_COLUMNS} FROM identities WHERE id = :id")
_BY_TOKEN = text(f"SELECT {_COLUMNS} FROM identities WHERE token_hash = :token_hash")
_BOTS = text(f"SELECT {_COLUMNS} FROM identities WHERE owner = :owner ORDER BY created_at, id")
_NAMES = text("SELECT id, name FROM identities WHERE id IN :ids").bindparams(
    bindparam("ids", expanding=True)
)
_RENAME = text("UPDATE identities SET name = :name WHERE id = :id")
_REMOVE = text("DELETE FROM identities WHERE id = :id")
_FORGET_REQUESTS = text(
    "DELETE FROM review_requests WHERE identity IN"
    " (SELECT id FROM identities WHERE id = :id OR owner = :id)"
)
_SEEN = text(
    "UPDATE identities SET seen_at = :at, marked_at = NULL WHERE id = :id AND seen_at < :at"
)


def add(connection: Connection, identity: Identity) -> None:
    """Add an identity; StoreConflict if its id or token is taken, or its owner is unknown."""
    try:
        connection.execute(
            _ADD,
            {
                "id": identity.id,
                "token_hash": identity.token_hash,
                "name": identity.name,
                "kind": identity.kind.value,
                "owner": identity.owner,
                "created_at": identity.created_at,
                "seen_at": identity.seen_at,
            },
        )
    except IntegrityError as error:
        raise StoreConflict("store_identity_conflict", identity=identity.id) from error


def identity(connection: Connection, id: str) -> Identity | None:
    """Return the identity with this id."""
    row = connection.execute(_BY_ID, {"id": id}).first()
    return None if row is None else _identity(row)


def by_token_hash(connection: Connection, token_hash: bytes) -> Identity | None:
    """Return the identity whose token has this hash."""
    row = connection.execute(_BY_TOKEN, {"token_hash": token_hash}).first()
    return None if row is None else _identity(row)


def bots_of(connection: Connection, owner: str) -> tuple[Identity, ...]:
    """Return the bots of a guest, oldest first."""
    return tuple(_identity(row) for row in connection.execute(_BOTS, {"owner": owner}))


def names(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    """Return the names of these identities; those that are gone are missing."""
    rows = connection.execute(_NAMES, {"ids": list(ids)})
    return {row.id: row.name for row in rows}


def rename(connection: Connection, id: str, name: str) -> bool:
    """Change an identity's name; return whether it exists."""
    return connection.execute(_RENAME, {"id": id, "name": name}).rowcount == 1


def remove(connection: Connection, id: str) -> bool:
    """Remove an identity and its bots; return whether it existed."""
    forget_requests(connection, id)
    return connection.execute(_REMOVE, {"id": id}).rowcount == 1


def forget_requests(connection: Connection, id: str) -> None:
    """Remove the review requests of an identity and its bots; no foreign key does this."""
    connection.execute(_FORGET_REQUESTS, {"id": id})


def seen(connection: Connection, times: Mapping[str, float]) -> None:
    """Note when identities were last seen, and unmark those that were to be forgotten."""
    if times:
        connection.execute(_SEEN, [{"id": id, "at": times[id]} for id in sorted(times)])


def _identity(row: Row[*tuple[Any, ...]]) -> Identity:  # Any: what the driver gives
    id, token_hash, name, kind, owner, created_at, seen_at = row
    return Identity(id, token_hash, name, IdentityKind(kind), owner, created_at, seen_at)

"""Identities, as SQL reads and writes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, text
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
_RENAME = text("UPDATE identities SET name = :name WHERE id = :id")
_REMOVE = text("DELETE FROM identities WHERE id = :id")
_SEEN = text("UPDATE identities SET seen_at = :at WHERE id = :id AND seen_at < :at")


def add(connection: Connection, identity: Identity) -> None:
    """Add one; StoreConflict if its id or token is taken, or its owner is not there."""
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
    """The identity with this id."""
    row = connection.execute(_BY_ID, {"id": id}).first()
    return None if row is None else _identity(row)


def by_token_hash(connection: Connection, token_hash: bytes) -> Identity | None:
    """The identity whose token has this hash."""
    row = connection.execute(_BY_TOKEN, {"token_hash": token_hash}).first()
    return None if row is None else _identity(row)


def bots_of(connection: Connection, owner: str) -> tuple[Identity, ...]:
    """The bots of a guest, the oldest first."""
    return tuple(_identity(row) for row in connection.execute(_BOTS, {"owner": owner}))


def rename(connection: Connection, id: str, name: str) -> bool:
    """Give it another name; whether it is there."""
    return connection.execute(_RENAME, {"id": id, "name": name}).rowcount == 1


def remove(connection: Connection, id: str) -> bool:
    """Take it away with its bots; whether it was there."""
    return connection.execute(_REMOVE, {"id": id}).rowcount == 1


def seen(connection: Connection, times: Mapping[str, float]) -> None:
    """Note when they were last seen; nobody is unseen by an older time."""
    if times:
        connection.execute(_SEEN, [{"id": id, "at": times[id]} for id in sorted(times)])


def _identity(row: Row[*tuple[Any, ...]]) -> Identity:  # Any: what the driver gives
    id, token_hash, name, kind, owner, created_at, seen_at = row
    return Identity(id, token_hash, name, IdentityKind(kind), owner, created_at, seen_at)

"""SQL for what a host orders: announcement, maintenance, bans, and the log of all acts.

Every act adds one to the version of the bulletin in its own transaction. Server processes read that
number every second, and everything else only when it has changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.engine import Row


class BanKind(Enum):
    """What a ban applies to."""

    PERSON = "person"
    ADDRESS = "address"


class ActKind(Enum):
    """The acts of a host."""

    ANNOUNCE = "announce"
    CLEAR = "clear"
    MAINTENANCE_ON = "maintenance_on"
    MAINTENANCE_OFF = "maintenance_off"
    BAN = "ban"
    UNBAN = "unban"
    CLOSE = "close"
    DELETE_GUEST = "delete_guest"
    RESTORE = "restore"


@dataclass(frozen=True, slots=True)
class Ban:
    """A person or an address that is kept out."""

    target: str
    """The id of a person, or an address as the limits count it."""
    kind: BanKind
    words: str | None
    """The host's reason, which the banned person reads."""
    at: float


@dataclass(frozen=True, slots=True)
class Act:
    """One line of the audit log."""

    number: int
    """1, 2, 3 …; the version of the bulletin after the act."""
    at: float
    actor: str
    """The account that ran the command."""
    act: ActKind
    target: str | None
    words: str | None


@dataclass(frozen=True, slots=True)
class Bulletin:
    """Everything a host has ordered, as of one version."""

    version: int
    announcement: str | None
    maintenance: bool
    """Whether no game may begin."""
    maintenance_words: str | None
    bans: tuple[Ban, ...]


@dataclass(frozen=True, slots=True)
class NewAct:
    """An act that is about to be logged."""

    at: float
    actor: str
    act: ActKind
    target: str | None = None
    words: str | None = None


_VERSION = text("SELECT version FROM bulletin WHERE id = 1")
_BULLETIN = text(
    "SELECT version, announcement, maintenance, maintenance_words FROM bulletin WHERE id = 1"
)
_BANS = text("SELECT target, kind, words, at FROM bans ORDER BY at, target")
_NEXT = text("UPDATE bulletin SET version = version + 1 WHERE id = 1 RETURNING version")
_ANNOUNCE = text("UPDATE bulletin SET announcement = :words WHERE id = 1")
_MAINTAIN = text(
    "UPDATE bulletin SET maintenance = :is_on, maintenance_words = :words WHERE id = 1"
)
_BAN = text(
    "INSERT INTO bans (target, kind, words, at) VALUES (:target, :kind, :words, :at)"
    " ON CONFLICT (target) DO UPDATE SET words = excluded.words, at = excluded.at"
)
_UNBAN = text("DELETE FROM bans WHERE target = :target")
_LOG = text(
    "INSERT INTO acts (number, at, actor, act, target, words)"
    " VALUES (:number, :at, :actor, :act, :target, :words)"
)
_COLUMNS = "number, at, actor, act, target, words"
_AFTER = text(f"SELECT {_COLUMNS} FROM acts WHERE number > :after ORDER BY number LIMIT :limit")
_LAST = text(f"SELECT {_COLUMNS} FROM acts ORDER BY number DESC LIMIT :limit")


def version(connection: Connection) -> int:
    """Return the version of the bulletin."""
    found: int = connection.execute(_VERSION).scalar_one()
    return found


def bulletin(connection: Connection) -> Bulletin:
    """Return everything that is ordered now."""
    number, announcement, maintenance, words = connection.execute(_BULLETIN).one()
    bans = tuple(
        Ban(target, BanKind(kind), why, at) for target, kind, why, at in connection.execute(_BANS)
    )
    return Bulletin(number, announcement, bool(maintenance), words, bans)


def acts_after(connection: Connection, number: int, limit: int) -> tuple[Act, ...]:
    """Return the acts after this number, oldest first."""
    return tuple(_act(row) for row in connection.execute(_AFTER, {"after": number, "limit": limit}))


def last_acts(connection: Connection, limit: int) -> tuple[Act, ...]:
    """Return the last acts, latest first."""
    return tuple(_act(row) for row in connection.execute(_LAST, {"limit": limit}))


def log(connection: Connection, act: NewAct) -> int:
    """Log an act under the next version of the bulletin, and return that version.

    The row of the bulletin stays locked until the transaction ends, so acts have one order.
    """
    number: int = connection.execute(_NEXT).scalar_one()
    connection.execute(
        _LOG,
        {
            "number": number,
            "at": act.at,
            "actor": act.actor,
            "act": act.act.value,
            "target": act.target,
            "words": act.words,
        },
    )
    return number


def announce(connection: Connection, words: str | None) -> None:
    """Set the announcement; None removes it."""
    connection.execute(_ANNOUNCE, {"words": words})


def maintain(connection: Connection, words: str | None, *, is_on: bool) -> None:
    """Begin or end maintenance."""
    connection.execute(_MAINTAIN, {"is_on": is_on, "words": words})


def ban(connection: Connection, one: Ban) -> None:
    """Add a ban, or change its words."""
    given = {"target": one.target, "kind": one.kind.value, "words": one.words, "at": one.at}
    connection.execute(_BAN, given)


def unban(connection: Connection, target: str) -> bool:
    """Remove a ban; return whether there was one."""
    return connection.execute(_UNBAN, {"target": target}).rowcount == 1


def _act(row: Row[*tuple[Any, ...]]) -> Act:  # Any: what the driver gives
    number, at, actor, act, target, words = row
    return Act(number, at, actor, ActKind(act), target, words)

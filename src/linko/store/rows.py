"""What the store keeps, as values: entries of a log, tables, finished games, identities.

JSON in them is opaque to the store; the layers above decide what it says.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from linko.table import Status


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log; it never changes, except that a guest's name is forgotten."""

    version: int
    """1, 2, 3 … without gaps within a table."""
    at: float
    """Seconds since the epoch."""
    data: bytes
    """JSON."""
    game: str | None = None
    """For a move: the game it belongs to …"""
    number: int | None = None
    """… and the number of the move in it, from 1."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What lists and the start of a server need to know of a table; replaced as a whole."""

    id: str
    code: str | None
    """The short code by which a table that has not started is joined."""
    public: bool
    status: Status
    attended: bool
    """Running, and a bot or a clock needs a process."""
    created_at: float
    changed_at: float
    summary: bytes
    """JSON for lists."""
    members: tuple[str, ...]
    """The identities that are seated or once were."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, with its record."""

    id: str
    table: str
    finished_at: float
    record: bytes
    """The game record (R47) as JSON."""
    players: tuple[tuple[int, str], ...]
    """Seat and identity of each person."""


class IdentityKind(Enum):
    """What may hold a token."""

    GUEST = "guest"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody who can be recognised again. The token itself is kept nowhere, only its hash."""

    id: str
    token_hash: bytes
    name: str
    kind: IdentityKind
    owner: str | None
    """The guest a bot belongs to."""
    created_at: float
    seen_at: float

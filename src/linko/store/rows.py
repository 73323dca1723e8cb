"""The values that the store keeps: entries of a log, tables, finished games, identities.

Their JSON is opaque to the store; the layers above decide what it contains.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from linko.table import Status


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log; it never changes, except when a guest is forgotten."""

    version: int
    """1, 2, 3 … without gaps within a table."""
    at: float
    """Seconds since the epoch."""
    data: bytes
    """JSON."""
    game: str | None = None
    """For a move: the game it belongs to."""
    number: int | None = None
    """For a move: its number in the game, from 1."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What lists and a starting server need to know about a table; replaced as a whole."""

    id: str
    code: str | None
    """The short code for joining a table that has not started."""
    public: bool
    status: Status
    attended: bool
    """Whether the table is running and a bot or a clock needs a process."""
    created_at: float
    changed_at: float
    summary: bytes
    """JSON for lists."""
    members: tuple[str, ...]
    """The identities that are or were seated."""


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
    """Kinds of identities."""

    GUEST = "guest"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Identity:
    """A guest or a bot, recognised by a token; only the hash of the token is stored."""

    id: str
    token_hash: bytes
    name: str
    kind: IdentityKind
    owner: str | None
    """The guest a bot belongs to."""
    created_at: float
    seen_at: float

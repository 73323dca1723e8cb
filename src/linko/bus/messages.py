"""Messages between processes; every message is a hint, and the store has the truth."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from linko.store import Entry

Messages = tuple[tuple[tuple[int, ...], bytes], ...]
"""Encoded messages, each with the seats that receive it; an empty one is not sent."""

SPECTATORS: Final = -1
"""Used like a seat in `Messages`; stands for everybody without a seat."""


class NewLines(Struct, frozen=True, tag="lines"):
    """New entries of a table's log, already durable; `after` is the version before them."""

    table: str
    after: int
    lines: tuple[Entry, ...]
    shown: tuple[str | None, bool] | None = None
    """The content of the table's row in the store, as far as the sender knows it."""
    messages: Messages = ()
    """The messages for people connected through other processes, if all lines are moves."""


class Present(Struct, frozen=True, tag="present"):
    """All people who are connected to a table through the sender."""

    table: str
    people: tuple[str, ...]


class TakenUp(Struct, frozen=True, tag="taken_up"):
    """A table is served again; no clock is charged for the time before `since`."""

    table: str
    since: float


class Unattended(Struct, frozen=True, tag="unattended"):
    """Tables whose bots or clocks need a process that runs them."""

    tables: tuple[str, ...]


class Renamed(Struct, frozen=True, tag="renamed"):
    """A person has changed their name."""

    person: str
    name: str
    token_hash: bytes


class Revoked(Struct, frozen=True, tag="revoked"):
    """The token of an identity is no longer valid."""

    identity: str
    token_hash: bytes


class Cleaned(Struct, frozen=True, tag="cleaned"):
    """Tables were removed, or guests forgotten."""

    tables: tuple[str, ...]
    guests: bool


class Spent(Struct, frozen=True, tag="spent"):
    """Requests that count towards limits: kind, client, people behind it and number of each."""

    requests: tuple[tuple[str, str, int, int], ...]


class Counted(Struct, frozen=True, tag="counted"):
    """What clients have open through the sender: kind, client and number."""

    counts: tuple[tuple[str, str, int], ...]
    is_all: bool
    """Whether these are all numbers worth reporting; otherwise only the changed ones are here."""


class ReviewAsked(Struct, frozen=True, tag="review_asked"):
    """Somebody is waiting for the review of a game."""

    game: str


class ReviewPart(Struct, frozen=True, tag="review_part"):
    """The progress of the sender's review of a game."""

    game: str
    done: int
    of: int
    review: bytes
    """JSON; empty if there is nothing yet."""


Message = (
    NewLines
    | Present
    | TakenUp
    | Unattended
    | Renamed
    | Revoked
    | Cleaned
    | Spent
    | Counted
    | ReviewAsked
    | ReviewPart
)


class Envelope(Struct, frozen=True, array_like=True):
    """A message, its sender, and when it was sent, by the system clock of the sender's machine."""

    sender: str
    message: Message
    at: float = 0.0
    """0 if the time is not known."""

"""Every message from the server to clients, in one closed type.

JSON objects, told apart by `type`. What a seat sees of the game are the `Board` and the `Own` of
the rules. Cards are numbers, 14 being the joker; seats are numbers from 0; moves are in the
notation of records; times are seconds since 1970 by the server's clock. docs/bot-api.md shows a
conversation.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import UNSET, Raw, Struct, UnsetType, json

from linko.options import Options
from linko.rules import Board, Cards, Own
from linko.table.log import (
    BotSat,
    Cleared,
    Closed,
    HostChanged,
    Renamed,
    Returned,
    Said,
    Sat,
    SettingsChanged,
    StoodIn,
    Swapped,
)
from linko.table.places import Person, Reason
from linko.table.settings import Settings
from linko.table.state import Status
from linko.wire.game_events import GameEvent


class _Message(Struct, frozen=True, tag_field="type"):
    pass


# What happened


class TableOpened(_Message, frozen=True, tag="opened"):
    """The table was opened; its host has the first seat."""

    settings: Settings
    host: Person


class GameStarted(_Message, frozen=True, tag="started"):
    """A game was dealt."""

    game: str
    starter: int
    commitment: str
    """SHA-256 of salt, newline and deck; both are in the record when the game is over."""


class MoveMade(_Message, frozen=True, tag="moved"):
    """A seat decided."""

    seat: int
    number: int
    """Which decision of the game it was, from 1."""
    move: str
    by_bot: bool
    events: tuple[GameEvent, ...]
    """What it brought about, in order, as far as the receiver may know."""


TableEvent = (
    TableOpened
    | SettingsChanged
    | Sat
    | BotSat
    | Swapped
    | Cleared
    | HostChanged
    | Renamed
    | GameStarted
    | MoveMade
    | StoodIn
    | Returned
    | Said
    | Closed
)


# How things stand


class SeatData(Struct, frozen=True):
    """One seat."""

    name: str
    """Empty if nobody sits there."""
    person: str | None
    bot: str | None
    """The level of the bot that sits there."""
    stand_in: Reason | None
    """Why a bot plays for the person now."""
    present: bool


class MatchData(Struct, frozen=True):
    """The match so far."""

    name: str
    """What the records call it."""
    number: int
    """Which game of the match is the present one, from 1."""
    games: int | None
    target: int | None
    totals: tuple[int, ...]
    """Everybody's points of all finished games."""
    winners: tuple[int, ...]
    """Who has won the match, once it is over."""


class TableData(Struct, frozen=True):
    """The table around the game."""

    id: str
    code: str | None
    """For friends to join by, before the first deal."""
    status: Status
    settings: Settings
    options: Options | None
    """The options of its games; null for an edition that is no more."""
    host: str
    seats: tuple[SeatData, ...]
    spectators: int
    match: MatchData | None
    closed_because: str | None


class ClockData(Struct, frozen=True):
    """How much time everybody has."""

    banks: tuple[float, ...]
    per_decision: float
    since: float
    """When the present decision began."""
    runs: bool
    """Whether it runs: not for bots."""


class CurrentGame(Struct, frozen=True):
    """The game as everybody may know it, with what the table adds to the board."""

    id: str
    commitment: str
    number: int
    """The number of the decision that must be made now, from 1."""
    board: Board
    clock: ClockData | None
    hands: tuple[Cards, ...] | None
    """All hands, once the game is over."""
    turn_scores: tuple[tuple[int, ...], ...] | None
    """Everybody's score at the deal and after each turn, once the game is over."""


class Snapshot(_Message, frozen=True, tag="table"):
    """How everything stands; the first message on a connection, and whenever one lost track."""

    version: int
    at: float
    person: str
    """Who the receiver is."""
    table: TableData
    game: CurrentGame | None
    own: Own[str] | None
    """What only the receiver may know of it; null for spectators and before the first deal."""
    muted: tuple[str, ...]
    """Whom the receiver does not want to hear."""
    missed: tuple[TableEvent, ...] | None
    """What happened since the version the client had seen; null if that is too much to tell."""
    log: tuple[TableEvent, ...]
    """What happened in the present game over the last two laps."""
    log_from: int
    """The version of the first of these; with it, `log` asks for what happened before."""


class Update(_Message, frozen=True, tag="update"):
    """Something happened. What is missing here has not changed."""

    version: int
    at: float
    events: tuple[TableEvent, ...]
    table: TableData | UnsetType = UNSET
    game: CurrentGame | UnsetType = UNSET
    own: Own[str] | UnsetType | None = UNSET
    accepted: str | UnsetType = UNSET
    """The receiver's command behind this; it has no other answer."""


class LogPart(_Message, frozen=True, tag="log"):
    """A part of what happened in the present game, only for whoever asked for it."""

    version: int
    """The version of the first event; with it, what happened before can be asked for."""
    events: tuple[TableEvent, ...]
    """In order; none if nothing happened before, or if it is no longer known."""


class Presence(_Message, frozen=True, tag="presence"):
    """Somebody came or went."""

    present: tuple[bool, ...]
    """By seat."""
    spectators: int


class Accepted(_Message, frozen=True, tag="accepted"):
    """A command was carried out; also the answer if it comes again."""

    id: str
    version: int


class Refused(_Message, frozen=True, tag="refused"):
    """A command was refused and nothing has changed."""

    id: str | None
    """Null if the message could not be read."""
    code: str
    """Listed in docs/bot-api.md; with `params` it can be worded in any language."""
    params: dict[str, Any]
    clause: str | None
    """The clause of the rules behind it."""
    sentence: str
    """The reason in English."""
    version: int


class Pong(_Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    at: float


ByeReason = Literal["stopping", "closed", "reload"]


class Bye(_Message, frozen=True, tag="bye"):
    """The last message: `stopping` or `reload`, come back in a moment; `closed`, no more table."""

    reason: ByeReason


ToClient = Snapshot | Update | LogPart | Presence | Accepted | Refused | Pong | Bye


class EncodedUpdate(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """An `Update` whose parts are encoded already, each only once for all receivers."""

    version: int
    at: float
    events: Raw
    table: Raw | UnsetType = UNSET
    game: Raw | UnsetType = UNSET
    own: Raw | UnsetType = UNSET
    accepted: str | UnsetType = UNSET


_decoder: Final = json.Decoder(ToClient)


def read(text: str | bytes) -> ToClient:
    """A message of the server."""
    message: ToClient = _decoder.decode(text)
    return message

"""Every message from the server to clients, in one closed type.

JSON objects, distinguished by `type`. A seat sees the `Board` and the `Own` of the rules. Cards are
numbers, and 14 is the joker; seats are numbers from 0; moves are in the notation of records; times
are seconds since 1970 by the server's clock. docs/bot-api.md shows a conversation.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import UNSET, Raw, Struct, UnsetType, json

from linko.options import Options
from linko.rules import Board, Cards, Own
from linko.table.log import (
    Agreed,
    BotSat,
    Cleared,
    Closed,
    Declined,
    HostChanged,
    LeftOut,
    PlayedOn,
    Renamed,
    Returned,
    Said,
    Sat,
    SettingsChanged,
    StoodIn,
    Swapped,
)
from linko.table.moments import Moment
from linko.table.next_game import NextGame
from linko.table.places import Deputy, Person, Reason
from linko.table.settings import Settings
from linko.table.state import Status
from linko.table.talk_lines import TalkLine
from linko.wire.game_events import GameEvent


class _Message(Struct, frozen=True, tag_field="type"):
    pass


# Events


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
    """A seat made a decision."""

    seat: int
    number: int
    """The number of the decision in the game, from 1."""
    move: str
    by_bot: bool
    events: tuple[GameEvent, ...]
    """Its events, in order, as far as the receiver may know them."""


TableEvent = (
    TableOpened
    | SettingsChanged
    | Sat
    | BotSat
    | Swapped
    | Cleared
    | LeftOut
    | HostChanged
    | Renamed
    | GameStarted
    | MoveMade
    | Agreed
    | Declined
    | StoodIn
    | Returned
    | Said
    | Closed
)


# State


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
    coat: int
    """The number of the coat: that of the seat before empty seats were left out."""


class MatchData(Struct, frozen=True):
    """The match so far."""

    name: str
    """Its name in records."""
    number: int
    """The number of the current game in the match, from 1."""
    games: int | None
    target: int | None
    totals: tuple[int, ...]
    """The points of each seat in all finished games."""
    scores: tuple[tuple[int, ...], ...]
    """The points of each seat in each finished game, in the order of the games."""
    winners: tuple[int, ...]
    """The seats that have won the match, once it is over."""


class TableData(Struct, frozen=True):
    """The table around the game."""

    id: str
    code: str | None
    """The short code for friends to join by, before the first deal."""
    status: Status
    settings: Settings
    options: Options | None
    """The options of its games; null for an edition that no longer exists."""
    host: str
    deputy: Deputy | None
    """Who may deal instead of an absent host, and from when on."""
    seats: tuple[SeatData, ...]
    spectators: int
    match: MatchData | None
    next: NextGame | None
    """The game that can be dealt now, and who wants to play it; null while one is played."""
    closed_because: str | None
    closed_words: str | None = None
    """What the host of the site said when closing the table."""


class ClockData(Struct, frozen=True):
    """The time each seat has left."""

    banks: tuple[float, ...]
    per_decision: float
    since: float
    """When the present decision began."""
    runs: bool
    """Whether the clock runs; it does not for bots."""


class DailyPart(Struct, frozen=True):
    """The deal of a day that is played."""

    date: str
    """The day in UTC."""
    practice: bool
    """Whether it is a later try, which does not count."""


class CurrentGame(Struct, frozen=True):
    """The public data of the game, with what the table adds to the board."""

    id: str
    commitment: str
    number: int
    """The number of the decision that must be made now, from 1."""
    board: Board
    clock: ClockData | None
    hands: tuple[Cards, ...] | None
    """All hands, once the game is over; never in a deal of the day."""
    turn_scores: tuple[tuple[int, ...], ...] | None
    """The scores of all seats at the deal and after each turn, once the game is over."""
    moments: tuple[Moment, ...] | None
    """The best moments of the game, once it is over."""
    played_on: PlayedOn | UnsetType = UNSET
    """The moment of a finished game at which it begins; missing if it begins at the deal.

    If the deck is that of the finished game, the commitment proves nothing: it is public.
    """
    daily: DailyPart | UnsetType = UNSET
    """The deal of a day that it is; missing in other games."""


class Snapshot(_Message, frozen=True, tag="table"):
    """The whole state; the first message on a connection, and again after lost messages."""

    version: int
    at: float
    person: str
    """The id of the receiver."""
    table: TableData
    game: CurrentGame | None
    own: Own[str] | None
    """What only the receiver may know of the game; null for spectators and before a deal."""
    muted: tuple[str, ...]
    """The people the receiver has muted."""
    missed: tuple[TableEvent, ...] | None
    """The events since the version the client had seen; null if there are too many."""
    log: tuple[TableEvent, ...]
    """The events of the current game in the last two laps."""
    log_from: int
    """The version of the first of these; `log` asks for the events before it."""
    talk: tuple[TalkLine, ...]
    """The last lines of the talk, without people the receiver has muted."""


class Update(_Message, frozen=True, tag="update"):
    """Something happened. Parts that are missing have not changed."""

    version: int
    at: float
    events: tuple[TableEvent, ...]
    table: TableData | UnsetType = UNSET
    game: CurrentGame | UnsetType = UNSET
    own: Own[str] | UnsetType | None = UNSET
    accepted: str | UnsetType = UNSET
    """The id of the receiver's command that caused this; it has no other answer."""


class LogPart(_Message, frozen=True, tag="log"):
    """A page of the events of the current game; sent only to the client that asked."""

    version: int
    """The version of the first event; `log` asks for the events before it."""
    events: tuple[TableEvent, ...]
    """In order; empty if there are no earlier ones, or if they are no longer kept."""


class Presence(_Message, frozen=True, tag="presence"):
    """Somebody came or went; sent at most once a second."""

    present: tuple[bool, ...]
    """For each seat, whether its person is connected."""
    spectators: int
    deputy: Deputy | None = None


class Accepted(_Message, frozen=True, tag="accepted"):
    """A command was carried out; also sent if the same command comes again."""

    id: str
    version: int


class Refused(_Message, frozen=True, tag="refused"):
    """A command was refused and nothing has changed."""

    id: str | None
    """The id of the command; null if the message could not be read."""
    code: str
    """Listed in docs/bot-api.md; clients word it with `params` in any language."""
    params: dict[str, Any]
    clause: str | None
    """The clause of the rules that is the reason."""
    sentence: str
    """The reason in English."""
    version: int


class Pong(_Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    at: float


class Bulletin(_Message, frozen=True, tag="bulletin"):
    """What the host of the site says to everybody; sent when it changes."""

    announcement: str | None
    """A line in the host's words, for every page."""
    maintenance: bool
    """Whether no game may begin; running games go on."""
    maintenance_words: str | None


ByeReason = Literal["stopping", "closed", "reload"]


class Bye(_Message, frozen=True, tag="bye"):
    """The last message: after `stopping` or `reload` reconnect; after `closed` do not."""

    reason: ByeReason


ToClient = Snapshot | Update | LogPart | Presence | Accepted | Refused | Pong | Bulletin | Bye


class EncodedUpdate(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """An `Update` whose parts are already encoded, each once for all receivers."""

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

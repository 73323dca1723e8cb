"""The log of a table: entries from which the table can be rebuilt.

A stored change is never altered, except that names and words of forgotten people are removed.
`linko.wire` decides what a client may see of it.
"""

from __future__ import annotations

from collections import deque
from typing import Final, Literal

from msgspec import Struct, json, structs

from linko.commitment import commitment
from linko.rules import Event
from linko.rules.events import TurnBegan
from linko.table.places import Person, Reason
from linko.table.settings import Settings

RECENT: Final = 64
"""Minimum number of entries kept, for people who were away for a moment."""

MOST_KEPT: Final = 1000
"""Maximum number of entries kept, however long a game is."""

PAGE: Final = 60
"""Maximum number of entries of a running game sent at once."""

FORGOTTEN: Final = "guest"
"""The name given to forgotten people."""


class _Change(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Opened(_Change, frozen=True, tag="opened"):
    """The table was opened; its host has the first seat."""

    settings: Settings
    host: Person
    code: str


class SettingsChanged(_Change, frozen=True, tag="settings"):
    """The settings changed; people and bots moved to the first seats if necessary."""

    settings: Settings


class Sat(_Change, frozen=True, tag="sat"):
    """Somebody sat down, or moved to this seat."""

    seat: int
    person: Person


class BotSat(_Change, frozen=True, tag="bot_sat"):
    """A bot was put on a seat."""

    seat: int
    level: str


class Swapped(_Change, frozen=True, tag="swapped"):
    """Two seats were swapped."""

    seat: int
    other: int


class Cleared(_Change, frozen=True, tag="cleared"):
    """A seat became empty."""

    seat: int
    removed: bool = False
    """Whether the host sent the person away."""


class LeftOut(_Change, frozen=True, tag="left_out"):
    """The empty seats were removed before the deal; the others moved up in order."""

    seats: tuple[int, ...]
    """The removed seats."""


class HostChanged(_Change, frozen=True, tag="host"):
    """Somebody else is the host now."""

    person: str


class Renamed(_Change, frozen=True, tag="renamed"):
    """Somebody has a new name; games already dealt keep the old one in their record."""

    seat: int
    person: Person


class PlayedOn(Struct, frozen=True):
    """The moment of a finished game at which a new game begins."""

    game: str
    at: int
    """Number of decisions of that game that are kept."""
    seat: int
    """The seat that the person plays; the cards that it had not seen may have been dealt again."""
    deal: Literal["as_it_was", "unseen_again"]
    """Whether the deck is that of the finished game, which its record has made public."""


class DailyGame(Struct, frozen=True):
    """A try at the deal of a day; until the day is over, only its player's seat is shown."""

    day: int
    """Number of days since 1970 in UTC."""
    attempt: int
    """1 for the one that can count; later ones are practice."""


class Started(_Change, frozen=True, tag="started"):
    """A game was dealt. Deck and salt stay on the server until the game is over."""

    game: str
    match: str
    """The name of the match in records; a single game is a match of its own."""
    starter: int
    deck: str
    salt: str
    played_on: PlayedOn | None = None
    """Where it begins, if not at the deal."""
    moves: tuple[str, ...] = ()
    """The decisions up to there."""
    daily: DailyGame | None = None
    """The deal of the day that is played, if this game is one."""

    @property
    def commitment(self) -> str:
        """The commitment to deck and salt that everybody receives."""
        return commitment(self.salt, self.deck)


class Moved(_Change, frozen=True, tag="moved"):
    """A decision was made."""

    game: str
    number: int
    seat: int
    move: str
    bank: float | None = None
    """Seconds left in the seat's bank afterwards, with a clock."""


class Hinted(_Change, frozen=True, tag="hinted"):
    """The only person at a table of bots was given a hint for a decision."""

    game: str
    number: int


class Agreed(_Change, frozen=True, tag="agreed"):
    """Somebody asked for the next game, or agreed to it."""

    person: str


class Declined(_Change, frozen=True, tag="declined"):
    """Somebody declined the next game, or no longer wants to play it."""

    person: str


class StoodIn(_Change, frozen=True, tag="stood_in"):
    """From now on a bot plays for the person on this seat."""

    seat: int
    reason: Reason
    bank: float | None = None
    """Seconds left in the seat's bank, with a clock, if the seat had to decide."""
    used: float | None = None
    """Number of the decision's own seconds used; a return does not restore them."""


class Returned(_Change, frozen=True, tag="returned"):
    """The person on this seat plays again."""

    seat: int


class Said(_Change, frozen=True, tag="said"):
    """Somebody said a phrase, or wrote a text."""

    person: str
    phrase: str | None = None
    text: str | None = None


class Muted(_Change, frozen=True, tag="muted"):
    """Somebody muted a person, or unmuted them."""

    person: str
    other: str
    muted: bool


class Closed(_Change, frozen=True, tag="closed"):
    """The table was closed: everybody left, the site's host did it, or its game does not replay."""

    reason: str
    words: str | None = None
    """What the host of the site says about it."""


Change = (
    Opened
    | SettingsChanged
    | Sat
    | BotSat
    | Swapped
    | Cleared
    | LeftOut
    | HostChanged
    | Renamed
    | Started
    | Moved
    | Hinted
    | Agreed
    | Declined
    | StoodIn
    | Returned
    | Said
    | Muted
    | Closed
)


class LogEntry(Struct, frozen=True):
    """One entry of the log: a change, its version and time, and the command behind it."""

    version: int
    at: float
    change: Change
    by: str | None = None
    """The person behind it; None for bots and clocks."""
    command: str | None = None
    """The id of the person's command."""
    events: tuple[Event, ...] = ()
    """The events of a move, unredacted."""


class Log:
    """The last entries of a log, and those of the game being played or just finished."""

    def __init__(self) -> None:
        self.entries: deque[LogEntry] = deque(maxlen=MOST_KEPT)
        self._deal: int | None = None
        """The version at which that game was dealt."""

    def append(self, entry: LogEntry) -> None:
        """Add an entry and drop the ones that are too old."""
        entries = self.entries
        entries.append(entry)
        if isinstance(entry.change, Started):
            self._deal = entry.version
        while len(entries) > RECENT and (self._deal is None or entries[0].version < self._deal):
            entries.popleft()

    def since(self, version: int) -> tuple[LogEntry, ...] | None:
        """The entries after a version; None if some of them are no longer kept."""
        last = self.entries[-1].version if self.entries else 0
        missed = last - version
        if not 0 <= missed <= min(RECENT, len(self.entries)):
            return None
        return tuple(self.entries)[len(self.entries) - missed :]

    def page(self, before: int | None = None) -> tuple[LogEntry, ...]:
        """The last page of the game's entries, or the last page before a version."""
        if self._deal is None:
            return ()
        found = [
            entry
            for entry in self.entries
            if entry.version >= self._deal and (before is None or entry.version < before)
        ]
        return tuple(found[-PAGE:])

    def last_turns(self, turns: int) -> tuple[LogEntry, ...]:
        """The entries of the last turns of the game, at most a page."""
        page = self.page()
        begun = 0
        for index in range(len(page) - 1, -1, -1):
            begun += any(isinstance(event, TurnBegan) for event in page[index].events)
            if begun == turns:
                return page[index + 1 :]
        return page


class _Stored(Struct, frozen=True, omit_defaults=True):
    """The stored part of an entry besides its version and its time."""

    change: Change
    by: str | None = None
    command: str | None = None


_encoder = json.Encoder()
_decoder = json.Decoder(_Stored)


def encode_entry(entry: LogEntry) -> bytes:
    """An entry as it is stored, without its version and its time."""
    return _encoder.encode(_Stored(entry.change, entry.by, entry.command))


def decode_entry(version: int, at: float, data: bytes) -> LogEntry:
    """A stored entry; replaying adds the events of the rules."""
    stored = _decoder.decode(data)
    return LogEntry(version, at, stored.change, stored.by, stored.command)


def forget(data: bytes, person: str) -> bytes:
    """The same stored entry without a person's name and words.

    Names become `FORGOTTEN`. Texts are removed, and so are the ids of commands, which their sender
    chose. The table rebuilt from such entries plays on as before.
    """
    stored = _decoder.decode(data)
    change = stored.change
    match change:
        case Opened(host=host) if host.id == person:
            change = structs.replace(change, host=Person(person, FORGOTTEN))
        case Sat(person=sitter) | Renamed(person=sitter) if sitter.id == person:
            change = structs.replace(change, person=Person(person, FORGOTTEN))
        case Said(person=speaker) if speaker == person:
            change = structs.replace(change, text=None)
        case _:
            pass
    command = None if stored.by == person else stored.command
    kept = _Stored(change, stored.by, command)
    return data if kept == stored else _encoder.encode(kept)

"""What has happened at a table: the entries of its log, from which it can be made again.

A change is stored as it is and never altered, except that names and words of people who are
forgotten are taken out. What a client may see of it `linko.wire` decides.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from msgspec import Struct, json, structs

from linko.commitment import commitment
from linko.rules import Event
from linko.rules.events import TurnBegan
from linko.table.places import Person, Reason
from linko.table.settings import Settings

RECENT: Final = 64
"""So many entries are kept at least, for people who were away for a moment."""

MOST_KEPT: Final = 1000
"""No more entries than this are kept, however long a game is."""

PAGE: Final = 60
"""No more entries than this are told at once of a running game."""

FORGOTTEN: Final = "guest"
"""What forgotten people are called."""


class _Change(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Opened(_Change, frozen=True, tag="opened"):
    """The table was opened; its host has the first seat."""

    settings: Settings
    host: Person
    code: str


class SettingsChanged(_Change, frozen=True, tag="settings"):
    """Other settings were agreed on; people and bots moved up to the first seats if need be."""

    settings: Settings


class Sat(_Change, frozen=True, tag="sat"):
    """Somebody sat down, or changed to this seat."""

    seat: int
    person: Person


class BotSat(_Change, frozen=True, tag="bot_sat"):
    """A bot was put on a seat."""

    seat: int
    level: str


class Swapped(_Change, frozen=True, tag="swapped"):
    """Two seats changed places."""

    seat: int
    other: int


class Cleared(_Change, frozen=True, tag="cleared"):
    """A seat became empty."""

    seat: int
    removed: bool = False
    """Whether the host sent the person away."""


class HostChanged(_Change, frozen=True, tag="host"):
    """Somebody else is the host now."""

    person: str


class Renamed(_Change, frozen=True, tag="renamed"):
    """Somebody is called otherwise; games already dealt keep the old name in their record."""

    seat: int
    person: Person


class Started(_Change, frozen=True, tag="started"):
    """A game was dealt. Deck and salt stay on the server until the game is over."""

    game: str
    match: str
    """What the records call the match; a single game is a match of its own."""
    starter: int
    deck: str
    salt: str

    @property
    def commitment(self) -> str:
        """What everybody receives of deck and salt."""
        return commitment(self.salt, self.deck)


class Moved(_Change, frozen=True, tag="moved"):
    """A decision was made."""

    game: str
    number: int
    seat: int
    move: str
    bank: float | None = None
    """What is left of the seat's bank afterwards, with a clock."""


class StoodIn(_Change, frozen=True, tag="stood_in"):
    """From now on a bot plays for the person on this seat."""

    seat: int
    reason: Reason
    bank: float | None = None
    """What is left of the seat's bank, if it had to decide just then, with a clock."""
    used: float | None = None
    """How many of the decision's own seconds are used up; after a return they stay so."""


class Returned(_Change, frozen=True, tag="returned"):
    """The person on this seat plays again."""

    seat: int


class Said(_Change, frozen=True, tag="said"):
    """Somebody said a phrase, or wrote a text."""

    person: str
    phrase: str | None = None
    text: str | None = None


class Muted(_Change, frozen=True, tag="muted"):
    """Somebody wants to hear somebody no more, or again."""

    person: str
    other: str
    muted: bool


class Closed(_Change, frozen=True, tag="closed"):
    """The table is no more: everybody left, or its game no longer replays."""

    reason: str


Change = (
    Opened
    | SettingsChanged
    | Sat
    | BotSat
    | Swapped
    | Cleared
    | HostChanged
    | Renamed
    | Started
    | Moved
    | StoodIn
    | Returned
    | Said
    | Muted
    | Closed
)


class LogEntry(Struct, frozen=True):
    """One entry of the log: a change, its version and time, who asked for it and how."""

    version: int
    at: float
    change: Change
    by: str | None = None
    """The person; None for what bots and clocks bring about."""
    command: str | None = None
    """The id of the person's command."""
    events: tuple[Event, ...] = ()
    """What the rules say happened by a move, unredacted."""


class Log:
    """The last entries of a log, and those of the game being played or just finished."""

    def __init__(self) -> None:
        self.entries: deque[LogEntry] = deque(maxlen=MOST_KEPT)
        self._deal: int | None = None
        """The version at which that game was dealt."""

    def append(self, entry: LogEntry) -> None:
        """Add what happened, and let go of what is too old."""
        entries = self.entries
        entries.append(entry)
        if isinstance(entry.change, Started):
            self._deal = entry.version
        while len(entries) > RECENT and (self._deal is None or entries[0].version < self._deal):
            entries.popleft()

    def since(self, version: int) -> tuple[LogEntry, ...] | None:
        """What happened after a version; None if that is no longer known here."""
        last = self.entries[-1].version if self.entries else 0
        missed = last - version
        if not 0 <= missed <= min(RECENT, len(self.entries)):
            return None
        return tuple(self.entries)[len(self.entries) - missed :]

    def page(self, before: int | None = None) -> tuple[LogEntry, ...]:
        """The last page of the game up to now, or of what happened before a version."""
        if self._deal is None:
            return ()
        found = [
            entry
            for entry in self.entries
            if entry.version >= self._deal and (before is None or entry.version < before)
        ]
        return tuple(found[-PAGE:])

    def last_turns(self, turns: int) -> tuple[LogEntry, ...]:
        """What happened in the last turns of the game, a page at most."""
        page = self.page()
        begun = 0
        for index in range(len(page) - 1, -1, -1):
            begun += any(isinstance(event, TurnBegan) for event in page[index].events)
            if begun == turns:
                return page[index + 1 :]
        return page


class _Stored(Struct, frozen=True, omit_defaults=True):
    """What is stored of an entry beside its version and its time."""

    change: Change
    by: str | None = None
    command: str | None = None


_encoder = json.Encoder()
_decoder = json.Decoder(_Stored)


def encode_entry(entry: LogEntry) -> bytes:
    """An entry as it is stored, without its version and its time."""
    return _encoder.encode(_Stored(entry.change, entry.by, entry.command))


def decode_entry(version: int, at: float, data: bytes) -> LogEntry:
    """An entry as it was stored; what the rules say of it, replaying tells."""
    stored = _decoder.decode(data)
    return LogEntry(version, at, stored.change, stored.by, stored.command)


def forget(data: bytes, person: str) -> bytes:
    """The same stored entry without what a person called themselves and wrote.

    Names become `FORGOTTEN`, texts are taken out, and so are the ids of commands, which their
    sender makes up. The table made from such entries plays on as before.
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

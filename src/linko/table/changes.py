"""What has happened at a table: the lines of its log, from which it can be made again.

A change is stored as it is and never altered, except that names and words of people who are
forgotten are taken out. What a client may see of it `linko.wire` decides.
"""

from __future__ import annotations

from msgspec import Struct, json, structs

from linko.commitment import commitment
from linko.table.places import Person, Reason
from linko.table.settings import Settings


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


class Line(Struct, frozen=True, omit_defaults=True):
    """A change with who asked for it, and by which command; this is what is stored."""

    change: Change
    by: str | None = None
    command: str | None = None


_encoder = json.Encoder()
_decoder = json.Decoder(Line)

FORGOTTEN = "guest"
"""What forgotten people are called."""


def encode_line(line: Line) -> bytes:
    """A line as it is stored."""
    return _encoder.encode(line)


def decode_line(data: bytes) -> Line:
    """A line as it was stored."""
    return _decoder.decode(data)


def forget(data: bytes, person: str) -> bytes:
    """The same line without what a person called themselves and wrote.

    Names become `FORGOTTEN`, texts are taken out, and so are the ids of commands, which their
    sender makes up. The table made from such lines plays on as before.
    """
    line = decode_line(data)
    change = line.change
    match change:
        case Opened(host=host) if host.id == person:
            change = structs.replace(change, host=Person(person, FORGOTTEN))
        case Sat(person=sitter) | Renamed(person=sitter) if sitter.id == person:
            change = structs.replace(change, person=Person(person, FORGOTTEN))
        case Said(person=speaker) if speaker == person:
            change = structs.replace(change, text=None)
        case _:
            pass
    command = None if line.by == person else line.command
    kept = structs.replace(line, change=change, command=command)
    return data if kept == line else encode_line(kept)

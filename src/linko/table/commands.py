"""What people at a table can ask for: one closed type, read as it comes over the wire.

Every command has an `id` made up by its sender. Sent again with the same id, it is not carried out
a second time.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from linko.players import MOST_SEATS
from linko.table.settings import Settings

LONGEST_ID: Final = 40
"""The most letters of an id or a name made by a program: of a table, a level, a phrase."""

CommandId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class _Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    id: CommandId


class Decide(_Command, frozen=True, tag="move"):
    """Make a decision in the game."""

    number: Annotated[int, Meta(ge=1, lt=2**53)]
    """Which decision of the game this is, counted from 1."""
    move: Annotated[str, Meta(max_length=60)]
    """In the notation of records (R46)."""
    game: Annotated[str, Meta(max_length=LONGEST_ID)] | None = None
    """Which game it belongs to; named, a late decision cannot reach the game after it."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take an empty seat, or change to it."""

    seat: SeatNumber


class Swap(_Command, frozen=True, tag="swap"):
    """Let two seats change places: the host any two, others their own with a bot's."""

    seat: SeatNumber
    other: SeatNumber


class LeaveTable(_Command, frozen=True, tag="leave_table"):
    """Give the seat up before the start, and the host's rights; later, let a bot play on."""


class Back(_Command, frozen=True, tag="back"):
    """Play on instead of the bot that stood in."""


class SeatBot(_Command, frozen=True, tag="seat_bot"):
    """Put a bot on a seat that has no person (the host)."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=LONGEST_ID)]


class ClearSeat(_Command, frozen=True, tag="clear_seat"):
    """Send a bot or a person away before the start (the host); the host's own: only look on."""

    seat: SeatNumber


class ChangeSettings(_Command, frozen=True, tag="settings"):
    """Agree on other settings before the start (the host)."""

    settings: Settings


class Start(_Command, frozen=True, tag="start"):
    """Deal (the host); with a level, bots take the empty seats first."""

    fill: Annotated[str, Meta(max_length=LONGEST_ID)] | None = None


class Next(_Command, frozen=True, tag="next"):
    """Deal the next game of the match."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """Play again with the same people, the starter moved on."""


class HandOver(_Command, frozen=True, tag="hand_over"):
    """Let a bot play for somebody who is away (the host)."""

    seat: SeatNumber


class Say(_Command, frozen=True, tag="say"):
    """Say a preset phrase, or a text where the table allows it."""

    phrase: Annotated[str, Meta(max_length=LONGEST_ID)] | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None


class Mute(_Command, frozen=True, tag="mute"):
    """Hear somebody else who sits here no more, or again."""

    person: Annotated[str, Meta(max_length=LONGEST_ID)]
    muted: bool = True


Command = (
    Decide
    | Sit
    | Swap
    | LeaveTable
    | Back
    | SeatBot
    | ClearSeat
    | ChangeSettings
    | Start
    | Next
    | Rematch
    | HandOver
    | Say
    | Mute
)

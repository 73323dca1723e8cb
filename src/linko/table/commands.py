"""The commands of people at a table: one closed type, decoded straight from messages.

Every command has an `id` chosen by its sender. A command sent again with the same id is not carried
out a second time.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from linko.players import MOST_SEATS
from linko.table.settings import Settings

LONGEST_ID: Final = 40
"""Maximum length of an id, and of the name of a level or a phrase."""

CommandId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class _Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    id: CommandId


class Decide(_Command, frozen=True, tag="move"):
    """Make a decision in the game."""

    number: Annotated[int, Meta(ge=1, lt=2**53)]
    """The number of this decision in the game, counted from 1."""
    move: Annotated[str, Meta(max_length=60)]
    """In the notation of records (R46)."""
    game: Annotated[str, Meta(max_length=LONGEST_ID)] | None = None
    """The game it belongs to; if given, a late decision cannot reach the next game."""


class Sit(_Command, frozen=True, tag="sit"):
    """Sit down on an empty seat, or move to it."""

    seat: SeatNumber


class Swap(_Command, frozen=True, tag="swap"):
    """Swap two seats: the host may swap any two, others their own with a bot's."""

    seat: SeatNumber
    other: SeatNumber


class LeaveTable(_Command, frozen=True, tag="leave_table"):
    """Before the start: give up the seat and the host's rights. Later: a bot plays on."""


class Back(_Command, frozen=True, tag="back"):
    """Take the seat back from the bot that stood in."""


class SeatBot(_Command, frozen=True, tag="seat_bot"):
    """Put a bot on a seat that has no person (the host)."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=LONGEST_ID)]


class ClearSeat(_Command, frozen=True, tag="clear_seat"):
    """Clear a seat before the start (the host); on your own seat: stand up and watch."""

    seat: SeatNumber


class ChangeSettings(_Command, frozen=True, tag="settings"):
    """Change the settings before the start (the host)."""

    settings: Settings


class Start(_Command, frozen=True, tag="start"):
    """Deal the cards (the host); bots of a level take the empty seats, or these are left out."""

    fill: Annotated[str, Meta(max_length=LONGEST_ID)] | None = None


class Next(_Command, frozen=True, tag="next"):
    """Ask for the next game of the match, or agree to it; it is dealt when all have agreed."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """Ask to play again with the same people, or agree to it; the next seat starts."""


class NotNow(_Command, frozen=True, tag="not_now"):
    """Decline the next game that somebody asked for, or withdraw your own request."""


class HandOver(_Command, frozen=True, tag="hand_over"):
    """Let a bot play for somebody who is away (the host)."""

    seat: SeatNumber


class Say(_Command, frozen=True, tag="say"):
    """Say a preset phrase, or a text where the table allows it."""

    phrase: Annotated[str, Meta(max_length=LONGEST_ID)] | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None


class Mute(_Command, frozen=True, tag="mute"):
    """Mute another person at the table, or unmute them."""

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
    | NotNow
    | HandOver
    | Say
    | Mute
)

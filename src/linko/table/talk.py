"""Talk at a table: phrases, free text, and how much people may say. Clients word the phrases."""

from __future__ import annotations

from typing import Final

from linko.players import is_readable
from linko.refusal import quote
from linko.table.commands import Mute, Say
from linko.table.errors import TableError
from linko.table.log import Muted, Said
from linko.table.places import Person
from linko.table.state import TableState

PHRASES: Final = (
    "hello",
    "good_luck",
    "well_played",
    "nice_snatch",
    "ouch",
    "oops",
    "thanks",
    "hurry",
    "moment",
    "again",
    "good_game",
    "bye",
    "smile",
    "laugh",
    "surprised",
    "sad",
    "angry",
    "think",
    "clap",
    "heart",
)
"""The codes of the phrases; the last eight are emotes."""

LONGEST_TEXT: Final = 200
"""Maximum number of characters of a line of free text."""

SAYINGS: Final = 5
SAYING_SECONDS: Final = 10.0
"""A person may say `SAYINGS` things in `SAYING_SECONDS` seconds."""


def said(table: TableState, command: Say, by: Person, now: float) -> Said:
    """The change for something said; refused if it may not be said."""
    if table.seat_of(by.id) is None:
        raise TableError("table_not_seated")
    recent = tuple(table.sayings.get(by.id, ()))
    if len(recent) >= SAYINGS and now - recent[0] < SAYING_SECONDS:
        raise TableError("table_too_talkative", most=SAYINGS, seconds=f"{SAYING_SECONDS:g}")
    if (command.phrase is None) == (command.text is None):
        raise TableError("table_say_what")
    if command.phrase is not None:
        if command.phrase not in PHRASES:
            raise TableError("table_unknown_phrase", given=quote(command.phrase))
        return Said(by.id, phrase=command.phrase)
    if not table.settings.free_text:
        raise TableError("table_no_free_text")
    text = " ".join((command.text or "").split())
    if len(text) > LONGEST_TEXT or not is_readable(text):
        raise TableError("table_bad_text", most=LONGEST_TEXT)
    return Said(by.id, text=text)


def muted(table: TableState, command: Mute, by: Person) -> Muted:
    """The change for muting or unmuting a person."""
    if table.seat_of(by.id) is None:
        raise TableError("table_not_seated")
    other = command.person
    is_muted = other in table.mutes.get(by.id, ())
    if other == by.id or not (is_muted or table.seat_of(other) is not None):
        raise TableError("table_unknown_person")
    if command.muted == is_muted:
        raise TableError("table_nothing_changes")
    return Muted(by.id, other, command.muted)

"""What may be said at a table, and how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from linko.names import is_readable
from linko.refusal import quote
from linko.table.changes import Said
from linko.table.commands import Say
from linko.table.errors import TableError
from linko.table.phrases import LONGEST_TEXT, PHRASES, SAYING_SECONDS, SAYINGS
from linko.table.places import Person

if TYPE_CHECKING:
    from linko.table.table import Table


def said(table: Table, command: Say, by: Person, now: float) -> Said:
    """What somebody says, if it may be said."""
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

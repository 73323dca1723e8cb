"""A table's log as the store keeps it, and as tables read it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import MsgspecError

from linko.store import Entry
from linko.table import LogEntry, decode_entry, encode_entry
from linko.table.log import Moved


def stored_entry(happened: LogEntry) -> Entry:
    """Return an entry as the store keeps it."""
    change = happened.change
    data = encode_entry(happened)
    if isinstance(change, Moved):
        return Entry(happened.version, happened.at, data, change.game, change.number)
    return Entry(happened.version, happened.at, data)


def read_log(entries: Sequence[Entry]) -> Iterator[LogEntry | None]:
    """Yield the entries of a log; None for those that this version cannot read."""
    for entry in entries:
        try:
            yield decode_entry(entry.version, entry.at, entry.data)
        except MsgspecError:
            yield None

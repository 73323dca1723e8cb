"""Reads the log of a game page by page, as a client does."""

from __future__ import annotations

from msgspec import json

from linko.table import Person, Table
from linko.wire import ToClient, log_part
from linko.wire.to_client import LogPart, TableEvent

_decoder = json.Decoder(ToClient)


def read_back(table: Table, person: Person) -> list[bytes]:
    """The whole log of the game, as a person reads it from its end to its beginning."""
    parts = [log_part(table, person, table.version + 1)]
    while (part := read_part(parts[-1])).events:
        parts.append(log_part(table, person, part.version))
    return parts


def read_part(data: bytes) -> LogPart:
    part = _decoder.decode(data)
    assert isinstance(part, LogPart)
    return part


def log_of(table: Table, person: Person) -> tuple[TableEvent, ...]:
    """The whole log of the game, joined from its pages."""
    parts = [read_part(data) for data in read_back(table, person)]
    return tuple(event for part in reversed(parts) for event in part.events)

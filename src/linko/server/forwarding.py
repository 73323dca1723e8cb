"""Messages about moves that one process makes and others only forward to their sockets.

Most of the work of a move is making its messages. So the process that makes a move also makes the
messages for people who are connected through others, each from the view of its seat alone.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from msgspec import structs

from linko.bus import NewLines
from linko.bus.messages import SPECTATORS, Messages
from linko.cards import Seat
from linko.server.audience import MessageTo
from linko.table import Table
from linko.wire import Telling

log = logging.getLogger("linko.table")


def with_messages(news: NewLines, table: Table, telling: Callable[[], Telling]) -> NewLines:
    """Return news with the messages for all who are or may be connected through other processes.

    If nobody is, none are added. If some lines are not moves, none are added either, and each
    process makes its own.
    """
    visitors = table.visitors
    seats: set[Seat | None]
    if not visitors.is_certain:
        seats = {None, *map(Seat, range(len(table.places)))}
    else:
        seats = {table.seat_of(person) for person in visitors.elsewhere}
    if not seats:
        return news
    try:
        made = telling()
        return structs.replace(news, messages=_messages(made, seats)) if made.is_plain else news
    except Exception:
        log.exception("messages for others cannot be made", extra={"table": table.id})
        return news


def _messages(telling: Telling, seats: Iterable[Seat | None]) -> Messages:
    found: dict[bytes, list[int]] = {}
    for seat in seats:
        number = SPECTATORS if seat is None else seat
        found.setdefault(telling.to_seat(seat), []).append(number)
    return tuple((tuple(numbers), message) for message, numbers in found.items())


def forwarded(messages: Messages, table: Table, telling: Callable[[], Telling]) -> MessageTo:
    """Return a function that returns a person's message; if it is missing, it is made here."""
    by_seat = {seat: message for seats, message in messages for seat in seats}

    def message_to(person: str, accepted: str | None) -> bytes | None:
        seat = table.seat_of(person)
        message = by_seat.get(SPECTATORS if seat is None else seat)
        if message is None or accepted is not None:
            return telling().to(person, accepted)
        return message or None

    return message_to

"""Every message from clients to the server, in one closed type.

JSON objects, distinguished by `type`. Seats are numbers from 0; moves are in the notation of
records. docs/bot-api.md shows a conversation.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from linko.table.commands import Command, CommandId


class Ping(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, tag="ping"):
    """Answered by a `Pong`; clients send it every 20 seconds or so to notice a dead connection."""


class ReadLog(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, tag="log"):
    """Asks for the events of the current game before a version; answered by a `LogPart`."""

    id: CommandId
    before: Annotated[int, Meta(ge=0, lt=2**53)]


FromClient = Command | Ping | ReadLog

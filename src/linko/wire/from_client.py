"""Every message from clients to the server, in one closed type.

JSON objects, told apart by `type`. Seats are numbers from 0; moves are in the notation of records.
docs/bot-api.md shows a conversation.
"""

from __future__ import annotations

from msgspec import Struct

from linko.table.commands import Command


class Ping(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, tag="ping"):
    """Is anybody there? Sent every 20 seconds or so by clients that want to notice silence."""


FromClient = Command | Ping

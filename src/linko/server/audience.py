"""The connections of a table in this process, and the messages to all of them."""

from __future__ import annotations

import logging
from collections.abc import Callable

from linko.server.connection import Connection

log = logging.getLogger("linko.table")

Answer = tuple[Connection, str]
"""A connection, and the id of the command that it sent."""

MessageTo = Callable[[str, str | None], bytes | None]
"""Returns the message for a person, or None if there is none.

The second argument is the id of the person's command, if that caused the message.
"""


class Audience:
    """The connections of one table."""

    def __init__(self, table: str) -> None:
        self.connections: set[Connection] = set()
        self._table = table

    def tell(self, prepared: Callable[[], MessageTo], answer: Answer | None = None) -> bool:
        """Send a message to each connection; return whether a command's sender got one.

        If this fails, the change still counts, and the connections get snapshots.
        """
        is_answered = False
        if not self.connections:
            return is_answered
        sender, command = answer or (None, None)
        try:
            message_to = prepared()
            for connection in self.connections:
                is_sender = connection is sender
                message = message_to(connection.person.id, command if is_sender else None)
                if message is not None:
                    is_answered = is_answered or is_sender
                    connection.send(message)
        except Exception:
            log.exception("a change could not be sent", extra={"table": self._table})
            self.lose_track()
        return is_answered

    def lose_track(self) -> None:
        """Replace all unsent messages with snapshots."""
        for connection in self.connections:
            connection.lose_track()

    def dismiss(self, message: bytes, code: int) -> None:
        """Send a last message to all connections and close them."""
        for connection in tuple(self.connections):
            connection.send(message)
            connection.close(code)

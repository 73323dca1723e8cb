"""Where a table stands."""

from __future__ import annotations

from enum import Enum


class Status(Enum):
    """From open to finished; a rematch makes it run again."""

    OPEN = "open"
    """People sit down; nothing is dealt yet."""
    RUNNING = "running"
    """A game is played, or the next one of a match is awaited."""
    FINISHED = "finished"
    """The game or the match is over; a rematch is possible."""
    CLOSED = "closed"
    """Nothing happens here any more."""

"""Which process is in charge of a table: it runs the table's bots and watches its clocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol


class Charges(Protocol):
    """The tables that this process is in charge of.

    This only avoids duplicate work: if two processes act at the same time, the store refuses one.
    """

    def is_ours(self, table: str) -> bool:
        """Whether this process is in charge of a table."""

    def ask(self, table: str) -> None:
        """Ask for the charge of a table; if it is granted, the table is attended again."""

    def give_back(self, table: str, *, is_attended: bool, has_failed: bool) -> None:
        """Give up the charge of a table that is dropped from memory."""

    def note_presence(self, table: str, people: Sequence[str]) -> None:
        """Tell other processes who is at a table through this one."""

    async def served_since(self, table: str) -> float:
        """Return the time from which a table that is being loaded has been served."""


class Alone:
    """The charges of a server that consists of one process: all tables."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now

    def is_ours(self, table: str) -> bool:
        """Return True."""
        del table
        return True

    def ask(self, table: str) -> None:
        """Do nothing: the charge is ours."""

    def give_back(self, table: str, *, is_attended: bool, has_failed: bool) -> None:
        """Do nothing: nobody else wants it."""

    def note_presence(self, table: str, people: Sequence[str]) -> None:
        """Do nothing: nobody else listens."""

    async def served_since(self, table: str) -> float:
        """Return the current time, because nobody served the table before."""
        del table
        return self._now()

"""Decides when the row of a table that lists show is written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import uniform
from typing import Final

from linko.table import Table

ROW_SECONDS: Final = 1.0
"""Minimum number of seconds between two writes of a row that only change who must decide."""

Shown = tuple[str | None, bool]
"""The content of a row for lists: who must decide, and whether the table needs a process."""


class ListRow:
    """The content of a table's row in the store, and the timer that corrects it."""

    def __init__(
        self, shown: Shown | None, now: Callable[[], float], write: Callable[[], None]
    ) -> None:
        """`write` is called when the row must be written."""
        self.shown = shown
        """The content of the row in the store; None if that is unknown."""
        self._written_at = 0.0
        """When the row was last known to be written; 0 if never."""
        self._now = now
        self._write = write
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether a write of the row is planned."""
        return self._timer is not None

    def is_due(self, shown: Shown) -> bool:
        """Return whether the row must be written together with the change that leads to `shown`."""
        known = self.shown
        if known is None or shown[1] != known[1]:
            return True
        return shown != known and self._now() - self._written_at >= ROW_SECONDS

    def note(self, shown: Shown) -> None:
        """Note that this process has written the row."""
        self.shown, self._written_at = shown, self._now()

    def hear(self, shown: Shown | None) -> None:
        """Note what the row shows, according to another process."""
        if shown != self.shown:
            self.shown, self._written_at = shown, self._now()

    def wait(self) -> None:
        """Write the row soon."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            seconds = uniform(ROW_SECONDS, 3 * ROW_SECONDS)  # not all tables at once
            self._timer = loop.call_later(seconds, self._ring)

    def stop(self) -> None:
        """Cancel the planned write of the row."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self._write()


def shown_by(table: Table) -> Shown:
    """Return what the row of a table would show if it were written now."""
    return table.person_to_move, table.is_attended

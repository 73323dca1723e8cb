"""New names of the people at a table: at most one log entry for each person in a few seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from linko.server.kept_table import KeptTable, Overtaken
from linko.table import Person

RENAME_SECONDS: Final = 3.0
"""Seconds between two log entries for new names of the same person."""


class NameChanges:
    """The people of a table who were renamed lately. Callers must hold the table's lock."""

    def __init__(
        self, kept: KeptTable, now: Callable[[], float], may_rename_again: Callable[[str], None]
    ) -> None:
        """`may_rename_again` is called with the id of a person who may be renamed again."""
        self._kept = kept
        self._now = now
        self._may_rename_again = may_rename_again
        self._lately: dict[str, Person | None] = {}
        """People renamed lately, with the newest name if it is not written yet."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody was renamed lately."""
        return not self._lately

    async def write(self, person: Person) -> None:
        """Write a new name, or postpone it if this person got one lately; the newest name wins."""
        if person.id in self._lately:
            self._lately[person.id] = person
            return
        kept = self._kept
        if happened := kept.table.rename(person, self._now()):
            self._lately[person.id] = None
            loop = asyncio.get_running_loop()
            loop.call_later(RENAME_SECONDS, self._may_rename_again, person.id)
            try:
                await kept.keep(happened)
            except Overtaken:
                await kept.change(lambda: kept.table.rename(person, self._now()))

    async def write_newest(self, person_id: str, *, is_given_up: bool) -> None:
        """Write the name that this person got meanwhile, if any."""
        newest = self._lately.pop(person_id, None)
        if newest is not None and not is_given_up:
            await self.write(newest)

"""A decision that a table waits for."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from linko.rules import Move, View


@dataclass(eq=False, slots=True)
class Job:
    """A decision to be made, from the question to the answer."""

    level: str
    """Who is asked: the level the table offers, or the one it falls back to."""
    view: View
    table: str
    is_urgent: bool
    """Whether a person waits for it."""
    answer: asyncio.Future[Move]
    """Where the table hears the move; cancelled if it no longer wants to know."""
    deaths: int = 0
    """How many processes have died of it, or beside it."""
    patience: asyncio.TimerHandle | None = None
    """What happens if it waits too long; None if nothing will."""

    @property
    def is_unwanted(self) -> bool:
        """Whether nobody waits for it any more."""
        return self.answer.done()

    def stop_waiting(self) -> None:
        """Its turn has come, or it is given up: it no longer runs out of patience."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

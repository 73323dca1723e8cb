"""A decision that a table waits for."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from linko.judgement.review import Reason
from linko.rules import Move, View


@dataclass(eq=False, slots=True)
class Job:
    """A decision to be made, from the question to the answer."""

    level: str
    """The level that decides: the one that the table offers, or the fallback."""
    view: View
    table: str
    is_urgent: bool
    """Whether a person waits for it."""
    answer: asyncio.Future[Move]
    """Receives the move; cancelled if the table no longer wants it."""
    is_hint: bool = False
    """Whether it is a hint for a person; then only a strong worker can do it."""
    reason: Reason | None = None
    """Why the move of a hint is better than another move."""
    seed: int | None = None
    """The seed of a bot whose answer must be the same everywhere; no other bot stands in for it."""
    deaths: int = 0
    """Number of processes that died while they worked on it."""
    patience: asyncio.TimerHandle | None = None
    """The timer that limits how long it waits; None if nothing does."""

    @property
    def is_unwanted(self) -> bool:
        """Whether nobody waits for the answer any more."""
        return self.answer.done()

    def stop_waiting(self) -> None:
        """Stop the timer that limits how long it waits."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

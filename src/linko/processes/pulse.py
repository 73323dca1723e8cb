"""What a worker is at, for its parent to see even when the worker is frozen or dead."""

from __future__ import annotations

from multiprocessing.sharedctypes import RawValue
from typing import Final

NOTHING: Final = -1
"""The worker is at nothing that could stall."""


class Pulse:
    """The number of what a worker is at, and a count that goes on with every change.

    Made by the parent and handed to the worker when it starts.
    """

    def __init__(self) -> None:
        self._at = RawValue("i", NOTHING)
        self._beats = RawValue("L", 0)
        self._seen = 0
        self._still = 0.0

    @property
    def at(self) -> int:
        """What the worker is at, or was when it died."""
        return int(self._at.value)

    def beat(self, at: int = NOTHING) -> None:
        """Say, in the worker, what it is at from now on."""
        self._at.value = at
        self._beats.value += 1

    def still_for(self, passed: float) -> float:
        """Seconds the worker has been at the same thing, now that `passed` more are over."""
        is_new = self._beats.value != self._seen
        self._seen = self._beats.value
        self._still = 0.0 if is_new or self.at == NOTHING else self._still + passed
        return self._still

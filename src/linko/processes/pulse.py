"""The current activity of a worker, readable by its parent even if the worker has died."""

from __future__ import annotations

from multiprocessing.sharedctypes import RawValue
from typing import Final

NOTHING: Final = -1
"""The worker is doing nothing that could stall."""


class Pulse:
    """The number of a worker's current activity, and a counter that increases with every change.

    The parent creates it and passes it to the worker when the worker starts.
    """

    def __init__(self) -> None:
        self._at = RawValue("i", NOTHING)
        self._beats = RawValue("L", 0)
        self._seen = 0
        self._still = 0.0

    @property
    def at(self) -> int:
        """The activity of the worker, or its last one if it died."""
        return int(self._at.value)

    def beat(self, at: int = NOTHING) -> None:
        """Set the current activity; called in the worker."""
        self._at.value = at
        self._beats.value += 1

    def still_for(self, passed: float) -> float:
        """Add `passed` seconds, and return how long the worker has made no progress."""
        is_new = self._beats.value != self._seen
        self._seen = self._beats.value
        self._still = 0.0 if is_new or self.at == NOTHING else self._still + passed
        return self._still

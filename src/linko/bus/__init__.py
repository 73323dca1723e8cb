"""Who must hear about it: what happens at a table is published once and heard wherever it matters.

The bus of this package lives within one process. A bus that connects several has the same methods;
nothing above it knows the difference.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

Note = TypeVar("Note")
Listener = Callable[[Note], None]


class Bus(Protocol[Note]):
    """Topics with listeners."""

    def publish(self, topic: str, note: Note) -> None:
        """Let everybody who listens to a topic hear a note; never waits for anybody."""

    def subscribe(self, topic: str, listener: Listener[Note]) -> None:
        """Let a listener hear a topic from now on."""

    def unsubscribe(self, topic: str, listener: Listener[Note]) -> None:
        """Let it hear the topic no more."""


class LocalBus(Generic[Note]):
    """A bus within this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, dict[Listener[Note], None]] = {}

    def publish(self, topic: str, note: Note) -> None:
        """Call every listener of the topic, in the order they came."""
        for listener in tuple(self._listeners.get(topic, ())):
            listener(note)

    def subscribe(self, topic: str, listener: Listener[Note]) -> None:
        """Add a listener; a second time changes nothing."""
        self._listeners.setdefault(topic, {})[listener] = None

    def unsubscribe(self, topic: str, listener: Listener[Note]) -> None:
        """Remove a listener, if it is one."""
        listeners = self._listeners.get(topic, {})
        listeners.pop(listener, None)
        if not listeners:
            self._listeners.pop(topic, None)

    def listeners(self, topic: str) -> int:
        """How many listen to a topic."""
        return len(self._listeners.get(topic, ()))

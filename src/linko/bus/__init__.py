"""Who must hear about it: a table's new version is published once and heard wherever it matters.

The bus of this package lives within one process. One that connects several has the same methods:
all that ever goes through it is the name of a topic and a number.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol

log = logging.getLogger("linko.bus")

Listener = Callable[[int], None]


class Bus(Protocol):
    """Topics with listeners."""

    def publish(self, topic: str, version: int) -> None:
        """Let everybody who listens to a topic hear a version; never waits for anybody."""

    def subscribe(self, topic: str, listener: Listener) -> None:
        """Let a listener hear a topic from now on."""

    def unsubscribe(self, topic: str, listener: Listener) -> None:
        """Let it hear the topic no more."""


class LocalBus:
    """A bus within this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, dict[Listener, None]] = {}

    def publish(self, topic: str, version: int) -> None:
        """Call all listeners of the topic in turn; one that fails stops no other."""
        for listener in tuple(self._listeners.get(topic, ())):
            try:
                listener(version)
            except Exception:
                log.exception("a listener failed")

    def subscribe(self, topic: str, listener: Listener) -> None:
        """Add a listener; a second time changes nothing."""
        self._listeners.setdefault(topic, {})[listener] = None

    def unsubscribe(self, topic: str, listener: Listener) -> None:
        """Remove a listener, if it is one."""
        listeners = self._listeners.get(topic, {})
        listeners.pop(listener, None)
        if not listeners:
            self._listeners.pop(topic, None)

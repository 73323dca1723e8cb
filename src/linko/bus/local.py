"""A bus within one process."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, Protocol

from linko.bus.messages import Message

log = logging.getLogger("linko.bus")

EVERYBODY: Final = "*"
"""The topic of messages that are not about one table."""

Listener = Callable[[str, Message], None]
"""Called with the name of the sending process, and with the message."""


class Bus(Protocol):
    """Publishes messages to the listeners of a topic, which is a table's id or `EVERYBODY`."""

    is_shared: bool
    """Whether other processes use the same store."""

    @property
    def is_connected(self) -> bool:
        """Whether messages from other processes are being received."""

    def is_heard(self, topic: str) -> bool:
        """Whether a topic may have listeners other than the publisher."""

    def publish(self, topic: str, message: Message) -> None:
        """Send a message to all listeners of a topic without waiting for them."""

    def subscribe(self, topic: str, listener: Listener) -> None:
        """Add a listener to a topic."""

    def unsubscribe(self, topic: str, listener: Listener) -> None:
        """Remove a listener from a topic."""


class Listeners:
    """The listeners of this process, by topic."""

    def __init__(self) -> None:
        self._listeners: dict[str, dict[Listener, None]] = {}

    @property
    def topics(self) -> tuple[str, ...]:
        """All topics that somebody listens to."""
        return tuple(self._listeners)

    def count(self, topic: str) -> int:
        """Number of listeners of a topic."""
        return len(self._listeners.get(topic, ()))

    def tell(self, topic: str, sender: str, message: Message) -> None:
        """Call all listeners of a topic; if one fails, the others are still called."""
        for listener in tuple(self._listeners.get(topic, ())):
            try:
                listener(sender, message)
            except Exception:
                log.exception("a listener failed")

    def add(self, topic: str, listener: Listener) -> bool:
        """Add a listener; return whether it is the first one of its topic."""
        listeners = self._listeners.setdefault(topic, {})
        listeners[listener] = None
        return len(listeners) == 1

    def remove(self, topic: str, listener: Listener) -> bool:
        """Remove a listener, if it was added; return whether it was the last one of its topic."""
        listeners = self._listeners.get(topic)
        if listeners is None:
            return False
        listeners.pop(listener, None)
        if listeners:
            return False
        del self._listeners[topic]
        return True


class LocalBus:
    """The bus of a server that consists of one process."""

    is_shared = False
    is_connected = True

    def __init__(self) -> None:
        self._listeners = Listeners()

    def is_heard(self, topic: str) -> bool:
        """Whether a topic has more than one listener; the publisher counts as one."""
        return self._listeners.count(topic) > 1

    def publish(self, topic: str, message: Message) -> None:
        """Call all listeners of the topic."""
        self._listeners.tell(topic, "", message)

    def subscribe(self, topic: str, listener: Listener) -> None:
        """Add a listener; adding it twice changes nothing."""
        self._listeners.add(topic, listener)

    def unsubscribe(self, topic: str, listener: Listener) -> None:
        """Remove a listener, if it was added."""
        self._listeners.remove(topic, listener)

"""A socket that only remembers what was written to it."""

from __future__ import annotations

from collections.abc import Callable

from linko.server.websocket_frames import frame


class FakeSocket:
    """Takes everything while `is_writable`."""

    def __init__(self) -> None:
        self.is_writable = True
        self.on_writable: Callable[[], None] | None = None
        self.written: list[bytes] = []
        """The messages, without their frames."""
        self.code: int | None = None
        """How it was closed."""

    def write(self, data: bytes) -> None:
        """Remember a message."""
        payload = next(data[size:] for size in (2, 4, 10) if frame(data[size:]) == data)
        self.written.append(payload)

    def close(self, code: int) -> None:
        """Remember the end."""
        self.code = code

    def resume(self) -> None:
        """Take messages again."""
        self.is_writable = True
        if self.on_writable is not None:
            self.on_writable()

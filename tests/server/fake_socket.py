"""A socket that only stores what is written to it."""

from __future__ import annotations

from collections.abc import Callable

from linko.server.websocket_frames import frame


class FakeSocket:
    """Stores messages; `is_writable` says whether it can take more."""

    def __init__(self) -> None:
        self.is_writable = True
        self.on_writable: Callable[[], None] | None = None
        self.written: list[bytes] = []
        """The messages, without their frames."""
        self.code: int | None = None
        """The code with which it was closed."""

    def write(self, data: bytes) -> None:
        """Store a message."""
        payload = next(data[size:] for size in (2, 4, 10) if frame(data[size:]) == data)
        self.written.append(payload)

    def close(self, code: int) -> None:
        """Store the close code."""
        self.code = code

    def resume(self) -> None:
        """Become writable again."""
        self.is_writable = True
        if self.on_writable is not None:
            self.on_writable()

"""Messages on a plain pipe between a process and its worker: pickles with a length prefix.

Both ends are our own processes on one machine, so pickles are safe here.
"""

from __future__ import annotations

import pickle
import select
import struct
from collections.abc import Iterator
from typing import BinaryIO, Final

_LENGTH: Final = struct.Struct("!I")


def framed(message: object) -> bytes:
    """Return a message as the bytes that are sent."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


class FramePipe:
    """Both directions of a pipe, for a worker that may block while it waits."""

    def __init__(self, reader: BinaryIO, writer: BinaryIO) -> None:
        self._reader = reader
        self._writer = writer

    def recv(self) -> object:
        """Wait for the next message; raise `EOFError` when there are no more."""
        (length,) = _LENGTH.unpack(self._bytes(_LENGTH.size))
        return pickle.loads(self._bytes(length))  # noqa: S301 - from our own process

    def send(self, message: object) -> None:
        """Send a message at once."""
        self._writer.write(framed(message))
        self._writer.flush()

    def has_message(self) -> bool:
        """Whether a message has begun to arrive; ask only when all earlier ones are received.

        Always False on systems that cannot watch pipes.
        """
        if not hasattr(select, "poll"):
            return False
        arrived = select.poll()
        arrived.register(self._reader, select.POLLIN)
        return bool(arrived.poll(0))

    def _bytes(self, count: int) -> bytes:
        found = self._reader.read(count)
        if len(found) < count:
            raise EOFError
        return found


class Frames:
    """Messages assembled from the pieces that arrive, for an event loop that must not block."""

    def __init__(self) -> None:
        self._pieces = bytearray()

    def add(self, piece: bytes) -> Iterator[object]:
        """Add a piece, and yield the messages that are now complete."""
        self._pieces += piece
        while len(self._pieces) >= _LENGTH.size:
            end = _LENGTH.size + _LENGTH.unpack_from(self._pieces)[0]
            if len(self._pieces) < end:
                return
            body = bytes(self._pieces[_LENGTH.size : end])
            del self._pieces[:end]
            yield pickle.loads(body)  # noqa: S301 - from our own worker

"""What the server and its workers say to each other: pickles, each after its length.

Both ends are our own processes on one machine, so pickles are safe here. A worker is only ever
sent a `View`: it cannot know more than the seat it thinks for.
"""

from __future__ import annotations

import pickle
import struct
from collections.abc import Iterator
from typing import BinaryIO, Final, NamedTuple

from linko.rules import Move, View

_LENGTH: Final = struct.Struct("!I")


class Ask(NamedTuple):
    """To a worker: what would this bot do here?"""

    level: str
    view: View


class Ready(NamedTuple):
    """From a worker: all its bots are loaded and warm."""


class Decided(NamedTuple):
    """From a worker: the move."""

    move: Move


class Failed(NamedTuple):
    """From a worker: its bot could not decide, and why."""

    reason: str


Reply = Ready | Decided | Failed


def packed(message: Ask | Reply) -> bytes:
    """A message as it travels."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


def next_ask(line: BinaryIO) -> Ask | None:
    """Wait for the server's next question; None when there will be none."""
    head = line.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    body = line.read(length)
    if len(body) < length:
        return None
    ask: Ask = pickle.loads(body)  # noqa: S301 - from our own server
    return ask


class Replies:
    """A worker's answers, put together from the pieces in which they arrive."""

    def __init__(self) -> None:
        self._pieces = bytearray()

    def add(self, piece: bytes) -> Iterator[Reply]:
        """The answers that are whole now."""
        self._pieces += piece
        while len(self._pieces) >= _LENGTH.size:
            end = _LENGTH.size + _LENGTH.unpack_from(self._pieces)[0]
            if len(self._pieces) < end:
                return
            body = bytes(self._pieces[_LENGTH.size : end])
            del self._pieces[:end]
            reply: Reply = pickle.loads(body)  # noqa: S301 - from our own worker
            yield reply

"""Messages on a plain pipe, in pieces of any size."""

from __future__ import annotations

from pathlib import Path

import pytest

from linko.processes.frames import FramePipe, Frames, framed
from linko.processes.jobs import Ready

MESSAGES: list[object] = [Ready(), ("a question", 7), {"why": "not"}]


def test_messages_are_assembled_from_any_pieces() -> None:
    stream = b"".join(map(framed, MESSAGES))
    for size in (1, 3, 1000):
        frames = Frames()
        pieces = [stream[at : at + size] for at in range(0, len(stream), size)]
        assert [message for piece in pieces for message in frames.add(piece)] == MESSAGES


def test_an_incomplete_message_raises_eof_error(tmp_path: Path) -> None:
    whole = framed(MESSAGES)
    file = tmp_path / "pipe"
    for length in (0, 2, 10, len(whole) - 1):
        file.write_bytes(whole[:length])
        with file.open("rb") as pipe, pytest.raises(EOFError):
            FramePipe(pipe, pipe).recv()
    file.write_bytes(whole)
    with file.open("rb") as pipe:
        assert FramePipe(pipe, pipe).recv() == MESSAGES

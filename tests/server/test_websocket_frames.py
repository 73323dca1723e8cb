"""Frames as clients send them: whole, in pieces, and broken."""

from __future__ import annotations

import pytest

from linko.server.websocket_frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    TEXT,
    FrameError,
    FrameReader,
    Message,
    frame,
)

LONGEST = 1000
MASK = b"\x01\x02\x03\x04"


def sent(payload: bytes, kind: int = TEXT, *, final: bool = True) -> bytes:
    """A frame as a client sends it: masked."""
    whole = frame(payload, kind)
    head = bytearray(whole[: len(whole) - len(payload)])
    head[0] = head[0] & 0x7F | (0x80 if final else 0)
    head[1] |= 0x80
    masked = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))
    return bytes(head) + MASK + masked


def heard(*pieces: bytes) -> list[tuple[int, Message]]:
    reader = FrameReader(LONGEST)
    return [one for piece in pieces for one in reader.feed(piece)]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 999, 1000])
def test_a_message_is_read_from_any_pieces(size: int) -> None:
    data = sent(b"x" * size)
    assert heard(data) == [(TEXT, "x" * size)]
    assert heard(*(data[at : at + 1] for at in range(len(data)))) == [(TEXT, "x" * size)]


def test_several_messages_are_read_in_order() -> None:
    assert heard(sent(b"a") + sent(b"\xff", BINARY) + sent("ü".encode())) == [
        (TEXT, "a"),
        (BINARY, b"\xff"),
        (TEXT, "ü"),
    ]


def test_a_fragmented_message_may_contain_a_ping() -> None:
    parts = (
        sent(b"one ", final=False),
        sent(b"?", PING),
        sent("zw\u00f6".encode()[:3], CONTINUATION, final=False),
        sent("zw\u00f6".encode()[3:], CONTINUATION),
    )
    assert heard(*parts) == [
        (CONTINUATION, b""),
        (PING, b"?"),
        (CONTINUATION, b""),
        (TEXT, "one zwö"),
    ]
    assert heard(*parts, sent(b"next"))[-1] == (TEXT, "next")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"not masked"), 1002),
        (b"\xc1" + sent(b"reserved bit")[1:], 1002),
        (sent(b"", 3), 1002),
        (sent(b"", 11), 1002),
        (sent(b"nothing before", CONTINUATION), 1002),
        (sent(b"a", final=False) + sent(b"b"), 1002),
        (sent(b"", PING, final=False), 1002),
        (sent(b"x" * 126, PING), 1002),
        (sent(b"x" * 126, CLOSE), 1002),
        (sent(b"x" * (LONGEST + 1)), 1009),
        (sent(b"x" * LONGEST, final=False) + sent(b"x", CONTINUATION), 1009),
        (b"\x81\xff" + (1 << 62).to_bytes(8, "big"), 1009),
        (sent(b"\xff\xfe"), 1007),
        (sent(b"x", CLOSE), 1002),
        *((sent(code.to_bytes(2, "big"), CLOSE), 1002) for code in (0, 999, 1004, 1005, 1006)),
        *((sent(code.to_bytes(2, "big"), CLOSE), 1002) for code in (1015, 2999, 5000, 65535)),
        (sent(b"\x03\xe8\xff", CLOSE), 1007),
        (b"\x81\xfe\x00\x7d" + MASK + b"x" * 125, 1002),
        (b"\x81\xff" + (300).to_bytes(8, "big") + MASK + b"x" * 300, 1002),
        (b"\x89\xfe\x00\x01" + MASK + b"x", 1002),
    ],
)
def test_protocol_errors_are_refused_with_their_code(data: bytes, code: int) -> None:
    with pytest.raises(FrameError) as refused:
        heard(data)
    assert refused.value.code == code


@pytest.mark.parametrize("code", [1000, 1003, 1007, 1014, 3000, 4999])
def test_a_close_frame_is_empty_or_has_a_valid_code_and_a_readable_reason(code: int) -> None:
    said = code.to_bytes(2, "big") + "tsch\u00fcs".encode()
    assert heard(sent(said, CLOSE)) == [(CLOSE, said)]
    assert heard(sent(b"", CLOSE)) == [(CLOSE, b"")]


def test_a_frame_that_is_too_long_is_refused_when_its_header_arrives() -> None:
    with pytest.raises(FrameError):
        heard(sent(b"x" * (LONGEST + 1))[:4])

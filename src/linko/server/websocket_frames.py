"""WebSocket frames (RFC 6455) as a server reads and writes them, without extensions."""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct
from typing import Final

from linko.wire import close_codes

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was installed without its C part
    from websockets.utils import apply_mask

CONTINUATION: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

_FINAL: Final = 0x80
_RESERVED: Final = 0x70
_MASKED: Final = 0x80
_MASK_SIZE: Final = 4
_LONGEST_CONTROL: Final = 125
_SIZE_16: Final = 126
_SIZE_64: Final = 127
_DATA: Final = (TEXT, BINARY)
_CLOSE_CODES: Final = frozenset((*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)))
"""Codes that a close frame may carry (RFC 6455 7.4)."""

_head_16: Final = Struct("!BBH").pack
_head_64: Final = Struct("!BBQ").pack

Message = str | bytes


class FrameError(Exception):
    """The client broke the protocol; the socket must be closed with `code`."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """Return a whole message as one frame.

    >>> frame(b"hello"), frame(b"x" * 300)[:4]
    (b'\\x81\\x05hello', b'\\x81~\\x01,')
    """
    size = len(payload)
    if size < _SIZE_16:
        return bytes((_FINAL | kind, size)) + payload
    if size < 1 << 16:
        return _head_16(_FINAL | kind, _SIZE_16, size) + payload
    return _head_64(_FINAL | kind, _SIZE_64, size) + payload


def close_frame(code: int) -> bytes:
    """Return a close frame with this code."""
    return frame(code.to_bytes(2, "big"), CLOSE)


class FrameReader:
    """Reads the frames of a client into messages of at most `longest` bytes."""

    __slots__ = ("_kind", "_longest", "_parts", "_rest")

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._rest = b""
        """The beginning of a frame that is not complete."""
        self._kind = CONTINUATION
        """The kind of the message whose first fragments have arrived."""
        self._parts = b""

    def feed(self, data: bytes) -> Iterator[tuple[int, Message]]:
        """Yield what is complete now, as kind and content.

        That is each message, each control frame, and each fragment except the last one of a
        message; a fragment has the kind `CONTINUATION` and no content. Frames are read one at a
        time, as the caller asks for them; all must be taken before the next call.
        """
        if self._rest:
            data = self._rest + data
            self._rest = b""
        at, end = 0, len(data)
        while end - at >= 2:
            first, second = data[at], data[at + 1]
            size, begin = second & ~_MASKED, at + 2
            if size >= _SIZE_16:
                width, least = (2, _SIZE_16) if size == _SIZE_16 else (8, 1 << 16)
                if end - begin < width:
                    break
                size = int.from_bytes(data[begin : begin + width], "big")
                begin += width
                if size < least:  # RFC 6455 5.2: the shortest form must be used
                    raise FrameError(close_codes.PROTOCOL_ERROR)
            self._check(first, second, size)
            stop = begin + _MASK_SIZE + size
            if stop > end:
                break
            mask = data[begin : begin + _MASK_SIZE]
            payload = apply_mask(data[begin + _MASK_SIZE : stop], mask)
            at = stop
            kind = first & 15
            if kind >= CLOSE:
                if kind == CLOSE:
                    _check_close(payload)
                yield kind, payload
            elif first & _FINAL and not self._kind:
                yield kind, _content(kind, payload)
            else:
                self._parts += payload
                self._kind = self._kind or kind
                if first & _FINAL:
                    kind, payload, self._kind, self._parts = self._kind, self._parts, 0, b""
                    yield kind, _content(kind, payload)
                else:
                    yield CONTINUATION, b""
        self._rest = data[at:]

    def _check(self, first: int, second: int, size: int) -> None:
        """Refuse a frame by its first bytes, before its content has arrived."""
        kind = first & 15
        if first & _RESERVED or not second & _MASKED:
            raise FrameError(close_codes.PROTOCOL_ERROR)
        if kind >= CLOSE:
            if kind > PONG or size > _LONGEST_CONTROL or not first & _FINAL:
                raise FrameError(close_codes.PROTOCOL_ERROR)
        elif (kind not in _DATA) if not self._kind else (kind != CONTINUATION):
            raise FrameError(close_codes.PROTOCOL_ERROR)
        elif len(self._parts) + size > self._longest:
            raise FrameError(close_codes.TOO_LONG)


def _check_close(payload: bytes) -> None:
    """Refuse a close frame with half a code, a code that may not be sent, or a broken reason."""
    if payload and (len(payload) < 2 or int.from_bytes(payload[:2], "big") not in _CLOSE_CODES):
        raise FrameError(close_codes.PROTOCOL_ERROR)
    _content(TEXT, payload[2:])


def _content(kind: int, payload: bytes) -> Message:
    if kind == BINARY:
        return payload
    try:
        return payload.decode()
    except UnicodeDecodeError:
        raise FrameError(close_codes.INVALID_TEXT) from None

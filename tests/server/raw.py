"""A socket at a table that does nothing by itself: it neither reads nor answers pings."""

from __future__ import annotations

import base64
import os
import socket
from types import TracebackType
from typing import Self

from tests.server.people import Guest
from tests.server.process import PATIENCE, ServerProcess


class RawSocket:
    """An accepted socket from which nothing is read unless a test does it."""

    def __init__(
        self, server: ServerProcess, guest: Guest, table: str, receives: int | None = None
    ) -> None:
        self._socket = socket.socket()
        if receives is not None:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
        self._socket.settimeout(PATIENCE)
        self._socket.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nAuthorization: Bearer {guest.token}\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self._socket.recv(1)
        assert b" 101 " in answer.split(b"\r\n")[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._socket.close()

    def read_all(self) -> int:
        """Read until the server closes the socket, and return the number of bytes."""
        count = 0
        while data := self._socket.recv(1 << 16):
            count += len(data)
        return count

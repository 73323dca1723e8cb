"""Proxies between browsers and servers: one can fall silent, one spreads its connections."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import cycle
from types import TracebackType
from typing import Self


class FlakyLine:
    """Forwards connections to 127.0.0.1 from its own port.

    with FlakyLine(server.port) as line:
        line.hush()  # nothing is forwarded any more, but connections stay open
    """

    def __init__(self, to: int = 0) -> None:
        self.to = to
        """The server's port; it may change when the server is restarted."""
        self._there, self._back = threading.Event(), threading.Event()
        self._open: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]

    def __enter__(self) -> Self:
        self.cut()
        self._begin(self._accept)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self.cut()
        while self._threads:
            self._threads.pop().join(10)
        self._listening.close()

    @property
    def url(self) -> str:
        """The address for browsers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def target(self) -> int:
        """The port for the next connection."""
        return self.to

    def hush(self, *, also_there: bool = True) -> None:
        """Stop forwarding in both directions without closing any connection."""
        self._back.clear()
        if also_there:
            self._there.clear()

    def cut(self) -> None:
        """Close all connections and forward new ones."""
        for end in self._open:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._open.clear()
        self._there.set()
        self._back.set()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            self._begin(self._join, near)

    def _begin(self, work: Callable[..., None], *given: object) -> threading.Thread:
        thread = threading.Thread(target=work, args=given, daemon=True)
        self._threads.append(thread)
        thread.start()
        return thread

    def _join(self, near: socket.socket) -> None:
        self._there.wait()
        with near, suppress(OSError), socket.create_connection(("127.0.0.1", self.target)) as far:
            self._open += [near, far]
            there = self._begin(self._forward, near, far, self._there)
            self._forward(far, near, self._back)
            there.join()

    def _forward(self, one: socket.socket, other: socket.socket, is_open: threading.Event) -> None:
        with suppress(OSError):
            while data := one.recv(1 << 16):
                is_open.wait()
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class SpreadLine(FlakyLine):
    """Forwards each new connection to the next of several servers."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__()
        self._ports = cycle(ports)

    @property
    def target(self) -> int:
        """The port of the next server."""
        return next(self._ports)

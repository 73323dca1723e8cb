"""The metrics on a port of their own, which is not for the public."""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import suppress
from typing import Final

from linko.server import metrics_page
from linko.server.hub import Hub

log = logging.getLogger("linko.server")

READ_SECONDS: Final = 5.0
"""Seconds for a request to arrive and its answer to be read."""

LONGEST_HEAD: Final = 8 * 1024
"""Maximum number of bytes of a request."""

MOST_ASKING: Final = 20
"""Maximum number of open connections to this port."""


class MetricsPort:
    """Answers `GET /metrics` on a port of its own; everything else gets 404."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._server: asyncio.Server | None = None
        self._asking = 0

    async def open(self, listening: socket.socket) -> None:
        """Answer on a listening socket."""
        host, port = listening.getsockname()[:2]
        self._server = await asyncio.start_server(self._answer, sock=listening, limit=LONGEST_HEAD)
        log.info("metrics", extra={"host": host, "port": port})

    def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._asking += 1
        try:
            if self._asking <= MOST_ASKING:
                async with asyncio.timeout(READ_SECONDS):
                    head = await reader.readuntil(b"\r\n\r\n")
                    writer.write(self._response(head))
                    await writer.drain()
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError, TimeoutError):
            pass  # it was not a request, or nobody reads the answer
        finally:
            self._asking -= 1
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    def _response(self, head: bytes) -> bytes:
        line = head.partition(b"\r\n")[0].split(b" ")
        if line[:1] == [b"GET"] and line[1:2] in ([b"/metrics"], [b"/metrics/"]):
            status, body = b"200 OK", metrics_page.page(self._hub)
        else:
            status, body = b"404 Not Found", b"GET /metrics\n"
        lines = (
            b"HTTP/1.1 " + status,
            b"Content-Type: " + metrics_page.CONTENT_TYPE.encode(),
            b"Content-Length: %d" % len(body),
            b"Connection: close",
        )
        return b"\r\n".join(lines) + b"\r\n\r\n" + body

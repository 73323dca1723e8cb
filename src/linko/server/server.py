"""A server process: from an open port to the last goodbye."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn

from linko.refusal import quote
from linko.server.app import make_app
from linko.server.errors import ServerError
from linko.server.hub import Hub
from linko.server.settings import ServerSettings
from linko.server.socket import LONGEST_MESSAGE
from linko.server.websocket import WebSocket
from linko.store import Store

PORTS_TRIED: Final = 50
BACKLOG: Final = 2048
SEND_BUFFER: Final = 128 * 1024
"""So much the system keeps for a reader; a slow one is noticed, and costs no more memory."""

STOP_SECONDS: Final = 10

GC_THRESHOLDS: Final = (50_000, 20, 20)
"""How seldom cyclic garbage is looked for.

A full look over 500 tables stops the server for 170 ms, and finds next to nothing: of a move
nothing is left in a cycle.
"""


class _Server(uvicorn.Server):
    """Says goodbye before it hangs up, and tells when it listens."""

    def __init__(self, config: uvicorn.Config, hub: Hub, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub = hub
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._on_start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal asks the server to end; uvicorn would send it again when all is over."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._hub.say_goodbye()
        finally:
            await super().shutdown(sockets=sockets)


def listen(host: str, port: int, *, next_free: bool) -> socket.socket:
    """A listening socket; with `next_free`, on a later port if this one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, port + (PORTS_TRIED if next_free and port else 1)):
        listening = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":  # there it would let two programs share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        try:
            listening.bind((host, tried))
            listening.listen(BACKLOG)
        except OSError as error:
            listening.close()
            if error.errno == errno.EADDRINUSE:
                continue
            reason = error.strerror or str(error)
            raise ServerError("server_bad_address", host=quote(host), reason=reason) from None
        return listening
    raise ServerError("server_port_taken", port=port, host=host)


def run(
    settings: ServerSettings, listening: socket.socket, on_start: Callable[[], None] = lambda: None
) -> None:
    """Serve until a signal ends it; a `StoreError` if the database cannot be used."""
    gc.collect()
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*GC_THRESHOLDS)
    loop = "asyncio" if sys.platform == "win32" else "uvloop"
    with asyncio.Runner(loop_factory=_loop_factory(loop)) as runner:
        runner.run(_serve(settings, listening, on_start))


async def _serve(
    settings: ServerSettings, listening: socket.socket, on_start: Callable[[], None]
) -> None:
    store = await Store.open(settings.database_url)
    await make_server(Hub(settings, store), on_start).serve(sockets=[listening])


def make_server(hub: Hub, on_start: Callable[[], None] = lambda: None) -> uvicorn.Server:
    """The server around a hub, with all its limits; `serve` runs it."""
    config = uvicorn.Config(
        make_app(hub),
        http="httptools",
        ws=WebSocket,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=hub.settings.ping_seconds,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        server_header=False,
        date_header=True,
        proxy_headers=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        h11_max_incomplete_event_size=None,
    )
    return _Server(config, hub, on_start)


def _loop_factory(name: str) -> Callable[[], asyncio.AbstractEventLoop] | None:
    if name == "asyncio":
        return None
    import uvloop

    return uvloop.new_event_loop

"""A server process, from opening the port to the end."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import secrets
import signal
import socket
import sys
import threading
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING, Final

import uvicorn

from linko.refusal import quote
from linko.server.app import make_app
from linko.server.errors import ServerError
from linko.server.gate import Gate
from linko.server.http_protocol import HttpProtocol
from linko.server.hub import Hub
from linko.server.open_connections import (
    OpenConnections,
    most_connections,
    raise_descriptor_limit,
)
from linko.server.settings import ServerSettings
from linko.server.socket import LONGEST_MESSAGE
from linko.server.turns import Turns
from linko.server.websocket import WebSocket
from linko.store import Store, claim

if TYPE_CHECKING:
    from linko.bus.redis_bus import RedisBus
    from linko.server.metrics_port import MetricsPort

PORTS_TRIED: Final = 50
BACKLOG: Final = 2048
SEND_BUFFER: Final = 128 * 1024
"""Bytes that the system keeps for a slow reader; the server limits what waits beyond them."""

RECEIVE_BUFFER: Final = 64 * 1024
"""Bytes that the system keeps of what a client sends; clients send only short messages."""

STOP_SECONDS: Final = 5
"""Seconds for open requests to end when the server stops."""

EXIT_SECONDS: Final = 13.0
"""Seconds after a signal at which the process ends, even if something hangs."""

GC_THRESHOLDS: Final = (50_000, 20, 20)
"""Thresholds of the garbage collector.

A full collection with 500 tables stops the server for 170 ms and finds almost nothing: a move
leaves no reference cycles behind.
"""


class Server(uvicorn.Server):
    """uvicorn's server; it closes sockets with a message, and calls `on_start` when it listens."""

    def __init__(self, config: uvicorn.Config, hub: Hub, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub = hub
        self._on_start = on_start
        self._draining: asyncio.Task[None] | None = None
        self._metrics = _metrics_port(hub)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets=sockets)
        if self.started:
            if self._metrics is not None:
                settings = self._hub.settings
                port = settings.metrics_port  # the next free one if another process has it
                await self._metrics.open(listen(settings.metrics_host, port, next_free=True))
            self._on_start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop on a signal, but do not send the signal again at the end as uvicorn would."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()
        last = threading.Timer(EXIT_SECONDS, os._exit, (1,))
        last.daemon = True
        last.start()

    def begin_drain(self) -> None:
        """Accept no new connections, tell the sockets to reconnect elsewhere, then stop."""
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            for server in self.servers:
                server.close()
            for connection in tuple(self.server_state.connections):
                if isinstance(connection, HttpProtocol):  # after its current request, if any
                    connection.shutdown()
            await self._hub.tables.send_away(self._hub.settings.drain_seconds)
        finally:
            self.handle_exit(signal.SIGTERM, None)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Notify all sockets, then end everything."""
        try:
            if self._metrics is not None:
                self._metrics.close()
            await self._hub.say_goodbye()
        finally:
            await super().shutdown(sockets=sockets)


def listen(host: str, port: int, *, next_free: bool) -> socket.socket:
    """Return a listening socket; with `next_free`, on a later port if this one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, port + (PORTS_TRIED if next_free and port else 1)):
        listening = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":  # on Windows it would let two programs share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
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
    """Serve until a signal; raise a `StoreError` if the database cannot be used."""
    raise_descriptor_limit()
    gc.collect()
    gc.freeze()  # nothing loaded so far will be freed
    gc.set_threshold(*GC_THRESHOLDS)
    loop = "asyncio" if sys.platform == "win32" else "uvloop"
    with asyncio.Runner(loop_factory=_loop_factory(loop)) as runner:
        runner.run(_serve(settings, listening, on_start))


async def _serve(
    settings: ServerSettings, listening: socket.socket, on_start: Callable[[], None]
) -> None:
    shared = bool(settings.redis)
    store = await Store.open(settings.database_url, shared=shared)
    claimed = await claim(settings.database_url, shared=shared)
    try:
        bus = await _bus(settings, store) if settings.redis else None
        server = make_server(Hub(settings, store, bus=bus), on_start)
        if sys.platform != "win32":
            _obey_hangup(server, is_replaced=shared)
        await server.serve(sockets=[listening])
    finally:
        await claimed.close()


def _obey_hangup(server: Server, *, is_replaced: bool) -> None:
    """On SIGHUP, hand over to the worker that replaces this one; without one, end as on SIGTERM."""
    if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN and not is_replaced:  # set by nohup
        return
    end = partial(server.handle_exit, signal.SIGTERM, None)
    leave: Callable[[], None] = server.begin_drain if is_replaced else end
    asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, leave)


async def _bus(settings: ServerSettings, store: Store) -> RedisBus:
    from linko.bus.redis_bus import RedisBus

    bus = RedisBus(settings.redis, await store.place(), secrets.token_hex(6))
    await bus.check()
    return bus


def make_server(hub: Hub, on_start: Callable[[], None] = lambda: None) -> Server:
    """Return the server around a hub, with all its limits; `serve` runs it."""
    settings = hub.settings
    connections = OpenConnections(
        most_connections(settings.connections),
        settings.most_connections_of_address,
        of_address=hub.connections_of_address,
    )

    def is_too_fast(address: str) -> bool:
        return hub.limits.is_over("address", address, hub.now())

    gate = Gate(connections, Turns(), is_too_fast, settings.trust_proxy)
    config = uvicorn.Config(
        make_app(hub),
        http=partial(HttpProtocol, gate),  # type: ignore[arg-type] # uvicorn only calls it
        ws=WebSocket,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=settings.ping_seconds,
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
    return Server(config, hub, on_start)


def _metrics_port(hub: Hub) -> MetricsPort | None:
    """Return the port for metrics, if any; raise a `ServerError` if their package is missing."""
    settings = hub.settings
    if not settings.metrics_port and not settings.metrics_token:
        return None
    from linko.server.metrics_port import MetricsPort  # needs an extra

    return MetricsPort(hub) if settings.metrics_port else None


def _loop_factory(name: str) -> Callable[[], asyncio.AbstractEventLoop] | None:
    if name == "asyncio":
        return None
    import uvloop

    return uvloop.new_event_loop

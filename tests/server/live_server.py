"""A real server in this process, on 127.0.0.1, with time and chance passed in."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import threading
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar, cast

import uvicorn
from websockets.sync.client import ClientConnection, connect

from linko.bots import load
from linko.bus.redis_bus import RedisBus
from linko.rules import Move, View
from linko.server.bot_workers.bot_workers import BotWorkers
from linko.server.hub import Hub
from linko.server.logs import JsonLines
from linko.server.reviews.reviewer import Reviewer
from linko.server.server import listen, make_server
from linko.server.settings import ServerSettings
from linko.store import Store, migrate
from linko.table import Chance

Result = TypeVar("Result")

SECONDS = 60.0
"""Maximum seconds to wait for anything on a busy machine."""

NOW = 1_800_000_000.0
"""The server's time, unless a test sets another."""


class PatientBots:
    """Bots that never decide, so that only clients change anything."""

    has_strong = False

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def choose(self, bot: str, view: View, *, table: str, urgent: bool) -> Move:
        await asyncio.Event().wait()
        raise AssertionError((bot, view, table, urgent))

    async def repeat(
        self, bot: str, seed: int, view: View, *, table: str, urgent: bool = True
    ) -> Move:
        del seed
        return await self.choose(bot, view, table=table, urgent=urgent)


class QuickBots(PatientBots):
    """Bots that decide at once, in this process."""

    async def choose(self, bot: str, view: View, *, table: str, urgent: bool) -> Move:
        del bot, table, urgent
        await asyncio.sleep(0)
        return load("kitten", seed=1).choose(view)

    async def repeat(
        self, bot: str, seed: int, view: View, *, table: str, urgent: bool = True
    ) -> Move:
        del table, urgent
        await asyncio.sleep(0)
        return load(bot, seed=seed).choose(view)


@dataclass(frozen=True, slots=True)
class Answer:
    """An HTTP answer of the server."""

    status: int
    headers: Mapping[str, str]
    cookies: tuple[str, ...]
    body: bytes

    @property
    def data(self) -> Any:  # noqa: ANN401 - whatever the JSON holds
        return json.loads(self.body)


@dataclass
class Client:
    """A client: a browser with a cookie, or a program with a token."""

    port: int
    headers: dict[str, str] = field(default_factory=dict)

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        raw: bytes | None = None,
        **headers: str,
    ) -> Answer:
        """Send one request; `raw` is sent unchanged, header names have underscores."""
        given = self.headers | {name.replace("_", "-"): value for name, value in headers.items()}
        if body is not None:
            raw = json.dumps(body).encode()
        if raw is not None:
            given.setdefault("content-type", "application/json")
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        try:
            connection.putrequest(method, path, skip_host="host" in given)
            for name, value in given.items():
                connection.putheader(name, value.encode("latin-1"))
            if raw is not None and "transfer-encoding" not in given:
                connection.putheader("content-length", str(len(raw)))
            with suppress(BrokenPipeError, ConnectionResetError):  # refused before it was read
                connection.endheaders(raw)
            answer = connection.getresponse()
            found = answer.getheaders()
            return Answer(
                answer.status,
                {name.lower(): value for name, value in found},
                tuple(value for name, value in found if name.lower() == "set-cookie"),
                answer.read(),
            )
        finally:
            connection.close()

    def socket(self, table: str, query: str = "", **headers: str) -> ClientConnection:
        """Open a table's socket."""
        given = self.headers | {name.replace("_", "-"): value for name, value in headers.items()}
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket{query}",
            additional_headers=given,
            compression=None,
            open_timeout=SECONDS,
            close_timeout=10,
            max_size=None,
            max_queue=None,
            ping_interval=None,
        )

    def act(self, table: str, type: str, id: str, **fields: object) -> Answer:
        """Send a command by HTTP."""
        return self.ask("POST", f"/api/tables/{table}/commands", {"type": type, "id": id, **fields})


@dataclass
class Serving:
    """A running server."""

    hub: Hub
    port: int
    loop: asyncio.AbstractEventLoop
    server: uvicorn.Server
    lines: list[str]
    """All lines it has logged."""

    def stranger(self) -> Client:
        """A client without an identity."""
        return Client(self.port)

    def guest(self, name: str) -> Client:
        """A new guest."""
        answer = self.stranger().ask("POST", "/api/me", {"name": name})
        assert answer.status == 201, answer
        return Client(self.port, {"cookie": answer.cookies[0].partition(";")[0]})

    def call(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Run a coroutine in the server's event loop and return its result."""

        async def run() -> Result:
            return await work()

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(SECONDS)

    def version(self, table: str) -> int:
        """The version of a table."""

        async def ask() -> int:
            return (await self.hub.tables.find(table)).table.version

        return self.call(ask)

    def has_traceback(self) -> bool:
        """Whether the log has a traceback."""
        return any('"trace"' in line or "Traceback" in line for line in self.lines)


_SERVER_THREADS: set[int] = set()


class _Kept(logging.Handler):
    """Keeps the lines of this server's log, without those of other servers in the process."""

    def __init__(self, lines: list[str], thread: threading.Thread) -> None:
        super().__init__(logging.DEBUG)
        self._lines = lines
        self._thread = thread
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        if record.thread == self._thread.ident or record.thread not in _SERVER_THREADS:
            self._lines.append(self.format(record))


@contextmanager
def serving(
    folder: Path,
    *,
    now: Callable[[], float] = lambda: NOW,
    chance: Chance | None = None,
    bots: PatientBots | None = None,
    reviewer: Reviewer | None = None,
    database: str | None = None,
    redis: str | None = None,
    **settings: object,
) -> Iterator[Serving]:
    """Start a server with a database in this folder, and stop it at the end.

    With `database` and `redis`, it serves one place together with other servers.
    """
    database = database or f"sqlite:///{folder}/linko.db"
    chosen = ServerSettings(database=database, **settings)  # type: ignore[arg-type] # as tests say
    listening = listen("127.0.0.1", 0, next_free=False)
    started, found, lines = threading.Event(), list[Serving](), list[str]()

    async def run() -> None:
        _SERVER_THREADS.add(threading.get_ident())
        try:
            await serve()
        finally:
            _SERVER_THREADS.discard(threading.get_ident())
            started.set()

    async def serve() -> None:
        await migrate(database)
        bot_workers = cast("BotWorkers", bots or PatientBots())
        store = await Store.open(chosen.database_url, shared=redis is not None)
        bus = None
        if redis is not None:
            bus = RedisBus(redis, await store.place(), f"{listening.getsockname()[1]}")
        hub = Hub(
            chosen,
            store,
            now=now,
            chance=chance,
            bot_workers=bot_workers,
            reviewer=reviewer,
            bus=bus,
        )
        server = make_server(hub, started.set)
        loop = asyncio.get_running_loop()
        found.append(Serving(hub, listening.getsockname()[1], loop, server, lines))
        await server.serve(sockets=[listening])

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    handler = _Kept(lines, thread)
    loggers = [logging.getLogger(name) for name in ("linko", "uvicorn", "litestar", "asyncio")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.INFO if logger.name == "linko" else logging.WARNING)
    thread.start()
    try:
        assert started.wait(SECONDS)
        yield found[0]
    finally:
        if found:
            found[0].server.should_exit = True
        thread.join(SECONDS)
        for logger, level in zip(loggers, levels, strict=True):
            logger.removeHandler(handler)
            logger.setLevel(level)
    assert not thread.is_alive()

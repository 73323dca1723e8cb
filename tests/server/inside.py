"""A real server in the test's process: real sockets on 127.0.0.1, time set by the test."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from linko.server.hub import Hub
from linko.server.server import listen, make_server
from linko.server.settings import ServerSettings
from linko.store import Store, migrate

WAIT = 60.0


class Server:
    """The running server."""

    def __init__(self, hub: Hub, loop: asyncio.AbstractEventLoop, port: int) -> None:
        self.hub = hub
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"
        self.time = 1_700_000_000.0
        self._loop = loop

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401 - whatever the work gives
        """Run a coroutine in the server's event loop and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(WAIT)

    def guest(self, name: str = "Ann") -> Guest:
        """A new guest."""
        guest = Guest(self.host, {})
        answer = guest.ask("POST", "/api/me", {"name": name})
        guest.id = answer.data["id"]
        guest.cookie = answer.headers["set-cookie"]
        guest.token = guest.cookie.partition(";")[0].partition("=")[2]
        guest.headers["Cookie"] = f"linko={guest.token}"
        return guest


class Answer:
    """An answer of the server."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def data(self) -> Any:  # noqa: ANN401 - JSON
        """The body as JSON."""
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of a refusal."""
        return str(self.data["code"])


class Guest:
    """A guest with a cookie."""

    def __init__(self, host: str, headers: dict[str, str]) -> None:
        self.host = host
        self.headers = headers
        self.id = ""
        self.token = ""
        self.cookie = ""
        self._commands = 0

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """Send a request and return its answer."""
        connection = HTTPConnection(self.host, timeout=WAIT)
        data = body if isinstance(body, bytes) or body is None else json.dumps(body)
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(
            method, path, data, {"Content-Type": "application/json"} | self.headers | given
        )
        answer = connection.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        result = Answer(answer.status, found, answer.read())
        connection.close()
        return result

    def opens(self, **settings: object) -> str:
        """Open a table and return its id."""
        return str(self.ask("POST", "/api/tables", {"settings": settings}).data["id"])

    def commands(self, table: str, kind: str, **values: object) -> Answer:
        """Send a command to a table."""
        self._commands += 1
        body = {"type": kind, "id": f"c{self._commands}"} | values
        return self.ask("POST", f"/api/tables/{table}/commands", body)

    def looks(self, table: str) -> Any:  # noqa: ANN401 - JSON
        """The table as this person sees it."""
        return self.ask("GET", f"/api/tables/{table}").data


@contextmanager
def server_inside(
    folder: Path, now: Callable[[], float] | None = None, **settings: object
) -> Iterator[Server]:
    """Run a server with its own database until the end of the block."""
    url = f"sqlite:///{folder}/linko.db"
    asyncio.run(migrate(url))
    listening = listen("127.0.0.1", 0, next_free=False)
    given = ServerSettings(database=url, rate_scale=0.0)
    for name, value in settings.items():
        object.__setattr__(given, name, value)
    running: list[Server] = []
    ended: list[BaseException] = []
    stop = threading.Event()
    started = threading.Event()

    async def serve() -> None:
        store = await Store.open(url)
        box: list[Server] = []
        hub = Hub(given, store, now=now or (lambda: box[0].time))
        server = Server(hub, asyncio.get_running_loop(), listening.getsockname()[1])
        box.append(server)
        web = make_server(hub)
        web.capture_signals = _no_signals  # type: ignore[method-assign] # not the main thread
        task = asyncio.create_task(web.serve(sockets=[listening]))
        while not web.started and not task.done():
            await asyncio.sleep(0.01)
        running.append(server)
        started.set()
        await asyncio.to_thread(stop.wait)
        await hub.say_goodbye()
        web.should_exit = True
        await task

    def run() -> None:
        try:
            asyncio.run(serve())
        except BaseException as error:
            ended.append(error)
        finally:
            started.set()

    thread = threading.Thread(target=run)
    thread.start()
    started.wait(WAIT)
    try:
        assert running, ended
        yield running[0]
    finally:
        stop.set()
        thread.join(WAIT)
        listening.close()
    assert not ended, ended


@contextmanager
def _no_signals() -> Iterator[None]:
    yield

"""People at a real server: guests over HTTP, and sockets that keep all messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Any, Final, Protocol, Self, TypeVar
from uuid import uuid4

from msgspec import UNSET, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from linko.rules import Own
from linko.wire import encode
from linko.wire.to_client import (
    Accepted,
    Bye,
    CurrentGame,
    Presence,
    Refused,
    Snapshot,
    TableData,
    ToClient,
    Update,
    read,
)
from tests.server.process import PATIENCE

Message = TypeVar("Message", bound=Struct)

LARGEST_MESSAGE: Final = 1 << 22


class Reachable(Protocol):
    """A server, or several servers of which any may answer."""

    @property
    def port(self) -> int:
        """The port to use for the next connection."""


class Refusal(Exception):  # noqa: N818 - what the server said
    """An HTTP request was refused."""

    def __init__(self, status: int, data: dict[str, Any]) -> None:
        super().__init__(f"{status}: {data}")
        self.status = status
        self.code = data.get("code")
        self.data = data


def ask(
    server: Reachable, method: str, path: str, body: object = None, token: str | None = None
) -> Any:  # noqa: ANN401 - JSON
    """The JSON answer to an HTTP request; `Refusal` if it is refused."""
    return _asked(server, method, path, body, token)[0]


def new_guest(server: Reachable, name: str) -> Guest:
    """A new guest with this name."""
    data, cookie = _asked(server, "POST", "/api/me", {"name": name}, None)
    return Guest(data["id"], name, cookie.partition(";")[0].partition("=")[2])


def _asked(
    server: Reachable, method: str, path: str, body: object, token: str | None
) -> tuple[Any, str]:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    try:
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        data = json.loads(answer.read() or b"null")
    finally:
        connection.close()
    if answer.status >= 400:
        raise Refusal(answer.status, data)
    return data, answer.getheader("set-cookie") or ""


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest with a token."""

    id: str
    name: str
    token: str

    def ask(self, server: Reachable, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """The JSON answer to an HTTP request by this guest."""
        return ask(server, method, path, body, self.token)

    def open_table(self, server: Reachable, fill: str | None = None, **settings: object) -> str:
        """A new table with these settings; with `fill`, bots take the other seats and it starts."""
        body = {"settings": settings, "fill": fill, "start": fill is not None}
        table: str = self.ask(server, "POST", "/api/tables", body)["id"]
        return table

    def command(self, server: Reachable, table: str, kind: str, **fields: object) -> int:
        """Send a command by HTTP and return the version at which it was carried out."""
        body = {"type": kind, "id": uuid4().hex, **fields}
        version: int = self.ask(server, "POST", f"/api/tables/{table}/commands", body)["version"]
        return version

    async def enter(
        self, server: Reachable, table: str, seen: int | None = None, **options: object
    ) -> Visit:
        """Open a socket at a table and read its first message."""
        query = "" if seen is None else f"?seen={seen}"
        path = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket{query}"
        usual: dict[str, Any] = {
            "additional_headers": {"Authorization": f"Bearer {self.token}"},
            "compression": None,
            "max_size": LARGEST_MESSAGE,
            "open_timeout": PATIENCE,
            "ping_interval": None,
            "proxy": None,
        }
        socket = await connect(path, **(usual | options))
        visit = Visit(self, socket)
        await visit.hear()
        return visit


class Visit:
    """One socket of a guest at a table, and the state received on it."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest = guest
        self.socket = socket
        self.version = 0
        self.table: TableData | None = None
        self.game: CurrentGame | None = None
        self.own: Own[str] | None = None
        self.heard: list[ToClient] = []
        """All messages, in order."""
        self.close_code: int | None = None
        """The close code, once the server has closed the socket."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, command: Struct) -> None:
        """Send a command; `ConnectionClosed` if the server is gone."""
        await self.socket.send(encode(command).decode())

    async def hear(self) -> ToClient:
        """Receive and keep the next message; `ConnectionClosed` if the server has closed."""
        try:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        except ConnectionClosed as closed:
            self.close_code = None if closed.rcvd is None else closed.rcvd.code
            raise
        message = read(text)
        self.heard.append(message)
        match message:
            case Snapshot():
                self.version = message.version
                self.table, self.game, self.own = message.table, message.game, message.own
            case Update():
                self.version = message.version
                self.table = self.table if message.table is UNSET else message.table
                self.game = self.game if message.game is UNSET else message.game
                self.own = self.own if message.own is UNSET else message.own
            case _:
                pass
        return message

    async def hear_until(self, is_so: Callable[[ToClient], object]) -> ToClient:
        """Receive messages up to one that meets a condition."""
        while True:
            message = await self.hear()
            if is_so(message):
                return message

    async def hear_of(self, kind: type[Message]) -> Message:
        """Receive messages up to one of a kind."""
        while True:
            message = await self.hear()
            if isinstance(message, kind):
                return message

    async def do(self, command: Struct) -> Accepted | Refused:
        """Send a command and receive messages up to its answer."""
        await self.send(command)
        identifier: str = getattr(command, "id", "")
        while True:
            message = await self.hear()
            if isinstance(message, Accepted | Refused) and message.id == identifier:
                return message
            if isinstance(message, Update) and message.accepted == identifier:
                return Accepted(identifier, message.version)

    async def hear_to_the_end(self) -> Sequence[ToClient]:
        """Receive everything until the server closes the socket."""
        while True:
            try:
                await self.hear()
            except ConnectionClosed:
                return self.heard

    def all_of(self, kind: type[Message]) -> list[Message]:
        """The messages of a kind received so far."""
        return [message for message in self.heard if isinstance(message, kind)]


__all__ = [
    "Accepted",
    "Bye",
    "Guest",
    "Presence",
    "Refusal",
    "Refused",
    "Snapshot",
    "Update",
    "Visit",
    "ask",
    "new_guest",
]

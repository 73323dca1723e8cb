"""The socket of a table: commands from one client, messages to it."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec
from litestar import asgi
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from linko.refusal import LinkoError
from linko.server.connection import Connection
from linko.server.errors import ServerError
from linko.server.http.refusals import for_clients, refuse_socket, status_of
from linko.server.http.who import asker, hub_of, identity_or_none, ip_address
from linko.server.hub import Hub
from linko.server.identities import person
from linko.server.live_table import LiveTable
from linko.server.websocket import WebSocket
from linko.server.websocket_asgi import EXTENSION
from linko.server.websocket_frames import frame
from linko.store import Identity
from linko.store.errors import StoreError
from linko.wire import FromClient, close_codes, encode, refused
from linko.wire.from_client import Ping, ReadLog
from linko.wire.to_client import Pong

log = logging.getLogger("linko.socket")

LONGEST_MESSAGE: Final = 8 * 1024
"""Maximum number of bytes of a client's message."""

MOST_REFUSALS: Final = 200
"""Number of refusals in a row after which a socket is closed."""

_decoder: Final = msgspec.json.Decoder(FromClient)


@asgi("/api/tables/{table:str}/socket", copy_scope=True)
async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket from its opening to its end."""
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope, receive, send)
    if scope["type"] != ScopeType.WEBSOCKET:
        raise ServerError("server_not_allowed")
    await receive()
    hub = hub_of(connection)
    where = ip_address(connection)
    try:
        refused_by = await _refusal(connection, hub, where)
    except ServerError as error:  # over a limit: answer by HTTP
        hub.metrics.refusals[error.code] += 1
        await refuse_socket(error, send)
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    socket: object = (scope["extensions"] or {})[EXTENSION]
    assert isinstance(socket, WebSocket)
    try:
        if refused_by is not None:
            raise refused_by
        table = scope["path_params"]["table"]
        live = await hub.tables.find(table)
        identity = await _still(connection)
        hub.board.check_address(where)
        hub.limits.open_socket(identity.id, where, table)
    except LinkoError as error:
        said = for_clients(error)
        hub.metrics.refusals[said.code] += 1
        socket.write(frame(encode(refused(said, None, 0))))
        socket.close(_close_code(error))
        return
    served = _TableSocket(hub, live, identity, where, socket)
    socket.go_on(partial(served.serve, table, _seen(scope)))


async def _refusal(
    connection: ASGIConnection[Any, Any, Any, Any], hub: Hub, where: str
) -> LinkoError | None:
    """Return why the socket must be refused after it is accepted; None if there is no reason.

    A browser learns a reason only on an accepted socket. A `ServerError` is raised if the client is
    over a limit: then the socket is not accepted, and HTTP tells how long to wait.
    """
    try:
        identity = await asker(connection, "socket")
        hub.limits.check_sockets(identity.id, where)
    except LinkoError as error:
        if error.code in ("server_too_fast", "server_too_many"):
            raise
        return error
    return None


async def _still(connection: ASGIConnection[Any, Any, Any, Any]) -> Identity:
    """Return the client's identity again: it may have been revoked or renamed since it was read.

    Nothing may be awaited between this and adding the socket to `Tables.connections`: when a token
    is revoked, only the sockets found there are closed.
    """
    identity = await identity_or_none(connection)
    if identity is None:
        raise ServerError("server_not_signed_in")
    return identity


class _TableSocket:
    """One socket at one table."""

    def __init__(
        self,
        hub: Hub,
        live: LiveTable,
        identity: Identity,
        address: str,
        socket: WebSocket,
    ) -> None:
        self._hub = hub
        self._live = live
        self._identity = identity
        self._address = address
        self._socket = socket
        self._refusals = 0
        self._connection = Connection(
            person(identity), socket, self._resync, (identity.id, identity.owner or "", address)
        )

        hub.tables.connections.add(self._connection)
        socket.enter(self._is_seated)

    async def serve(self, table: str, seen: int | None) -> None:
        connection = self._connection
        try:
            await self._enter(seen)
            while not connection.is_closed:
                message = await self._socket.next_message()
                if message is None:
                    connection.drop()
                elif not connection.is_closed:
                    await self._hear(message)
        finally:
            self._hub.tables.connections.discard(connection)
            await self._live.exit(connection)
            connection.close(close_codes.NORMAL)
            self._hub.limits.close_socket(self._identity.id, self._address, table)

    def _is_seated(self) -> bool:
        return self._live.table.seat_of(self._identity.id) is not None

    async def _enter(self, seen: int | None) -> None:
        try:
            await self._hub.tables.at(self._live.table.id, partial(self._enter_at, seen=seen))
        except LinkoError as error:
            said = for_clients(error)
            self._connection.send(encode(refused(said, None, 0)))
            self._connection.close(_close_code(error))

    async def _enter_at(self, live: LiveTable, seen: int | None) -> None:
        self._live = live
        await live.enter(self._connection, seen)

    async def _resync(self, connection: Connection) -> bytes:
        return await self._live.resync(connection)

    async def _hear(self, given: str | bytes) -> None:
        command_id: str | None = None
        try:
            self._hub.limits.check("address", self._address, self._hub.now())
            self._hub.limits.check("message", self._identity.id, self._hub.now())
            try:
                command = _decoder.decode(given)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                raise ServerError("server_bad_message", problem=str(error)[:200]) from None
            if isinstance(command, Ping):
                self._connection.send(encode(Pong(self._hub.now())))
                return
            command_id = command.id
            if isinstance(command, ReadLog):
                await self._send_log(command.before)
                return
            self._hub.check_command(command, self._identity.id)
            connection = self._connection
            await self._live.command(command, connection.person, connection)
        except LinkoError as error:
            self._refuse(for_clients(error), command_id)
        except Exception:
            log.exception("a command failed", extra={"table": self._live.table.id})
            self._refuse(ServerError("server_broken"), command_id)
        else:
            self._refusals = 0

    async def _send_log(self, before: int) -> None:
        if self._connection.is_behind:  # a long answer would only be queued too
            raise ServerError("server_too_fast", seconds=1)
        self._connection.send(await self._live.log(self._connection.person, before))

    def _refuse(self, error: LinkoError, command_id: str | None) -> None:
        self._refusals += 1
        self._hub.metrics.refusals[error.code] += 1
        self._connection.send(encode(refused(error, command_id, self._live.version)))
        if self._refusals >= MOST_REFUSALS:
            self._connection.close(close_codes.POLICY_VIOLATION)


def _close_code(error: LinkoError) -> int:
    """Return the close code of a refusal; a client that may try again at once gets `RESTARTING`."""
    if error.code in ("server_try_again", "server_stopping") or isinstance(error, StoreError):
        return close_codes.RESTARTING
    return close_codes.refused(status_of(error))


def _seen(scope: Scope) -> int | None:
    given = parse_qs(scope["query_string"].decode("latin-1")).get("seen", [""])[0]
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None

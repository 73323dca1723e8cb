"""A bot of one's own at a table of a server: docs/bot-api.md.

from linko.client import Player

Player("http://127.0.0.1:8013", token).play(table_id, MyBot())
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPSConnection
from typing import Any, Final, cast
from urllib.parse import urlsplit
from uuid import uuid4

from msgspec import UNSET
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from linko.bots import Bot
from linko.errors import ClientError, quote
from linko.rules import View
from linko.table.commands import Decide, Sit
from linko.table.status import Status
from linko.wire import encode
from linko.wire.messages import (
    Accepted,
    Bye,
    GameData,
    Refused,
    Snapshot,
    TableData,
    Update,
    YouData,
)
from linko.wire.reading import read, view_of

SECONDS: Final = 30.0
"""So long a request may take."""

PAUSES: Final = (0.1, 0.5, 1.0, 2.0, 5.0, 10.0)
"""How long to wait before trying again, the first time, the second time …"""

REFUSED_BEFORE: Final = 4000
"""A socket closed with such a code or a higher one would be refused again."""


class Player:
    """Somebody who plays through the server's public door, by the token of a bot or a guest."""

    def __init__(self, url: str, token: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ClientError("client_bad_url", given=quote(url))
        self._parts = parts
        self._headers = {"Authorization": f"Bearer {token}"}

    def request(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """Ask the server by HTTP; a `ClientError` if it refuses."""
        kind = HTTPSConnection if self._parts.scheme == "https" else HTTPConnection
        connection = kind(cast("str", self._parts.hostname), self._parts.port, timeout=SECONDS)
        try:
            headers = self._headers | {"Content-Type": "application/json"}
            data = None if body is None else json.dumps(body)
            connection.request(method, path, data, headers)
            answer = connection.getresponse()
            text = answer.read()
        except OSError as error:
            raise ClientError("client_unreachable", reason=str(error)) from error
        finally:
            connection.close()
        found = json.loads(text or b"null")
        if answer.status >= 400:
            raise ClientError("client_refused", sentence=found["sentence"])
        return found

    def play(
        self,
        table: str,
        bot: Bot,
        *,
        seat: int | None = None,
        until: Callable[[TableData], bool] | None = None,
    ) -> GameData:
        """Sit down at a table and let the bot decide until the game, or the match, is over.

        Without `seat`, the first empty one is taken, unless one sits there already. A lost
        connection is opened again, and nothing is decided twice. `until` may end it otherwise.
        """
        sitting = _Sitting(table, bot, seat, until or _is_over)
        failures = 0
        while True:
            try:
                with self._connected(table, sitting.version) as socket:
                    failures = 0
                    game = sitting.serve(socket)
                    if game is not None:
                        return game
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd is not None else 0
                if code >= REFUSED_BEFORE:
                    reason = sitting.refusal or f"closed with {code}"
                    raise ClientError("client_refused", sentence=reason) from error
            except OSError as error:
                if failures >= len(PAUSES):
                    raise ClientError("client_unreachable", reason=str(error)) from error
            time.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    def _connected(self, table: str, seen: int | None) -> ClientConnection:
        scheme = "wss" if self._parts.scheme == "https" else "ws"
        query = "" if seen is None else f"?seen={seen}"
        return connect(
            f"{scheme}://{self._parts.netloc}/api/tables/{table}/socket{query}",
            additional_headers=self._headers,
            compression=None,
            open_timeout=SECONDS,
        )


def _is_over(table: TableData) -> bool:
    return table.status in (Status.FINISHED, Status.CLOSED)


class _Sitting:
    """What a player knows of the table between messages."""

    def __init__(
        self, table: str, bot: Bot, seat: int | None, until: Callable[[TableData], bool]
    ) -> None:
        self._id = table
        self._bot = bot
        self._seat = seat
        self._until = until
        self._table: TableData | None = None
        self._game: GameData | None = None
        self._you: YouData | None = None
        self._decided: tuple[str, int] | None = None
        self._sent: Decide | None = None
        self.version: int | None = None
        self.refusal = ""

    def serve(self, socket: ClientConnection) -> GameData | None:
        """Answer one connection; the game when all is over, None if the server hung up."""
        for text in socket:
            message = read(text)
            match message:
                case Snapshot():
                    self._table, self._game, self._you = message.table, message.game, message.you
                    self.version = message.version
                    if self._you.seat is None and self._table.status is Status.OPEN:
                        self._sit(socket)
                    if self._sent is not None:
                        socket.send(encode(self._sent).decode())  # applied once, by its id
                case Update():
                    self._take(message)
                case Refused():
                    self._refused(message, socket)
                case Accepted():
                    if self._sent is not None and self._sent.id == message.id:
                        self._sent = None
                case Bye():
                    return None
                case _:
                    pass
            if self._table is not None and self._until(self._table) and self._game is not None:
                return self._game
            self._decide(socket)
        return None

    def _take(self, message: Update) -> None:
        self.version = message.version
        self._table = self._table if message.table is UNSET else message.table
        self._game = self._game if message.game is UNSET else message.game
        self._you = self._you if message.you is UNSET else message.you

    def _sit(self, socket: ClientConnection) -> None:
        assert self._table is not None
        empty = [seat for seat, place in enumerate(self._table.seats) if not place.name]
        if not empty:
            raise ClientError("client_refused", sentence="there is no empty seat")
        wanted = empty[0] if self._seat is None else self._seat
        socket.send(encode(Sit(uuid4().hex, wanted)).decode())

    def _refused(self, message: Refused, socket: ClientConnection) -> None:
        self.refusal = message.sentence
        if message.code == "server_too_fast" and self._sent is not None:
            time.sleep(message.params["seconds"])
            socket.send(encode(self._sent).decode())
        elif self._sent is not None and message.id == self._sent.id:
            self._sent = None  # somebody else, or time, was quicker
        elif message.id is not None:
            raise ClientError("client_refused", sentence=message.sentence)

    def _decide(self, socket: ClientConnection) -> None:
        table, game, you = self._table, self._game, self._you
        if table is None or game is None or you is None or not you.legal_moves:
            return
        if self._decided == (game.id, game.next_decision):
            return
        self._decided = (game.id, game.next_decision)
        view: View = view_of(table, game, you)
        move = self._bot.choose(view)
        self._sent = Decide(uuid4().hex, game.next_decision, move.text)
        socket.send(encode(self._sent).decode())

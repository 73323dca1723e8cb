"""Plays at a server's tables through its public API."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPSConnection
from typing import Any, Final, cast
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from linko.bots import Bot
from linko.client.conversation import Conversation
from linko.client.errors import ClientError
from linko.refusal import quote
from linko.wire import encode
from linko.wire.close_codes import is_final
from linko.wire.to_client import Bye, CurrentGame, TableData, read

SECONDS: Final = 30.0
"""Maximum number of seconds for a request."""

PAUSES: Final = (0.1, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds to wait before each further attempt to connect."""

PASSING: Final = (429, 503)
"""HTTP statuses after which a refused socket is tried again: over a limit, or a restart."""

_CLIENT_MISTAKE: Final = 400


class Player:
    """A client of the server's public API, signed in with the token of a bot or a guest."""

    def __init__(self, url: str, token: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ClientError("client_bad_url", given=quote(url))
        self._parts = parts
        self._headers = {"Authorization": f"Bearer {token}"}

    def request(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """Send an HTTP request; raise a `ClientError` if the server refuses it."""
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
        try:
            found = json.loads(text or b"null")
            if answer.status < _CLIENT_MISTAKE:
                return found
            reason = str(found["sentence"])
        except (ValueError, TypeError, KeyError):  # for example an error page of a proxy
            reason = f"status {answer.status}, without a reason"
        raise ClientError("client_refused", sentence=reason)

    def play(
        self,
        table: str,
        bot: Bot,
        *,
        seat: int | None = None,
        until: Callable[[TableData], bool] | None = None,
    ) -> CurrentGame:
        """Sit down at a table and ask the bot for moves until the game or match is over.

        `table` is an id or a link. Without `seat`, the player keeps its seat or takes the first
        empty one. A lost connection is opened again, and no decision is made twice. In a match, the
        first person at the table requests the next game. `until` can end play earlier.
        """
        table = table.rstrip("/").rpartition("/")[2]
        conversation = Conversation(bot, seat, until)
        failures = 0
        while True:
            try:
                with self._connected(table, conversation.version) as socket:
                    game = _converse(socket, conversation)
                    failures = 0
                    if game is not None:
                        return game
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd is not None else 0
                if is_final(code):
                    reason = conversation.refusal or f"closed with {code}"
                    raise ClientError("client_refused", sentence=reason) from error
            except InvalidStatus as error:
                if error.response.status_code not in PASSING and failures >= len(PAUSES):
                    raise ClientError("client_unreachable", reason=str(error)) from error
            except (OSError, InvalidHandshake) as error:
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


def _converse(socket: ClientConnection, conversation: Conversation) -> CurrentGame | None:
    """Answer the messages of one connection; return the last game, or None if disconnected."""
    while True:
        message = read(socket.recv())
        if isinstance(message, Bye):
            return conversation.result
        answers = conversation.hear(message)
        if conversation.result is not None:
            return conversation.result
        if conversation.pause:
            time.sleep(conversation.pause)
        for answer in answers:
            socket.send(encode(answer).decode())

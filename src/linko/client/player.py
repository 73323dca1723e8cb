"""Plays at a server's tables through its public API."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final, cast
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from linko.bots import Bot
from linko.client.conversation import Conversation
from linko.client.errors import ClientError
from linko.client.last_game import LastGame
from linko.refusal import quote
from linko.wire import close_codes, encode
from linko.wire.to_client import Bye, TableData, read

SECONDS: Final = 30.0
"""Maximum number of seconds for the answer to a request."""

CONNECT_SECONDS: Final = 2.5
"""Maximum number of seconds to connect; after that the server counts as unreachable."""

PAUSES: Final = (0.1, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds to wait before each further attempt to connect, once the server has been reached."""

PASSING: Final = (429, 503)
"""HTTP statuses after which a refused socket is tried again: over a limit, or a restart."""

_CLIENT_MISTAKE: Final = 400
_NOT_SIGNED_IN: Final = 401
_SHORT_CODE: Final = re.compile(r"[0-9A-Za-z]{6}")


class Player:
    """A client of the server's public API, signed in with the token of a bot or a guest."""

    def __init__(self, url: str, token: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ClientError("client_bad_url", given=quote(url))
        self._parts = parts
        self._url = f"{parts.scheme}://{parts.netloc}"
        self._headers = {"Authorization": f"Bearer {token}"}

    def request(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """Send an HTTP request; raise a `ClientError` if the server refuses it."""
        return self._data(*self._answer(method, path, body))

    def play(
        self,
        table: str,
        bot: Bot,
        *,
        seat: int | None = None,
        until: Callable[[TableData], bool] | None = None,
    ) -> LastGame:
        """Sit down at a table and ask the bot for moves until the game or match is over.

        `table` is an id, a link or a short code. Without `seat`, the player keeps its seat or takes
        the first empty one. A lost connection is opened again, and no decision is made twice. In a
        match, the first person at the table requests the next game. `until` can end play earlier.
        If the server cannot be reached at the start, an error says so within three seconds.
        """
        table = self._found(table)
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
                self._check_code(error, conversation)
            except InvalidStatus as error:
                if error.response.status_code not in PASSING and failures >= len(PAUSES):
                    raise self._unreachable(error) from error
            except (OSError, InvalidHandshake) as error:
                if failures >= len(PAUSES):
                    raise self._unreachable(error) from error
            time.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    def _found(self, table: str) -> str:
        """Check the server and the token, and return the id of a table."""
        for pause in PAUSES:
            status, text = self._answer("GET", "/api/me")
            if status not in PASSING:
                break
            time.sleep(pause)
        self._data(status, text)
        name = table.strip().rstrip("/").rpartition("/")[2]
        if _SHORT_CODE.fullmatch(name) is None:
            return name
        return str(self.request("GET", f"/api/codes/{name}")["id"])

    def _answer(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """Send an HTTP request and return the status and the body of the answer."""
        kind = HTTPSConnection if self._parts.scheme == "https" else HTTPConnection
        host = cast("str", self._parts.hostname)
        connection = kind(host, self._parts.port, timeout=CONNECT_SECONDS)
        try:
            connection.connect()
            connection.sock.settimeout(SECONDS)
            headers = self._headers | {"Content-Type": "application/json"}
            data = None if body is None else json.dumps(body)
            connection.request(method, path, data, headers)
            answer = connection.getresponse()
            return answer.status, answer.read()
        except (OSError, HTTPException) as error:
            raise self._unreachable(error) from error
        finally:
            connection.close()

    def _data(self, status: int, text: bytes) -> Any:  # noqa: ANN401 - JSON
        """Return the JSON of an answer, or raise a `ClientError` with its reason."""
        try:
            found = json.loads(text or b"null")
            if status < _CLIENT_MISTAKE:
                return found
            reason = str(found["sentence"])
        except (ValueError, TypeError, KeyError):  # for example an error page of a proxy
            reason = f"status {status}, without a reason"
        if status == _NOT_SIGNED_IN:
            raise self._bad_token()
        raise ClientError("client_refused", sentence=reason)

    def _check_code(self, error: ConnectionClosed, conversation: Conversation) -> None:
        """Raise a `ClientError` if it is useless to connect again."""
        code = error.rcvd.code if error.rcvd is not None else 0
        if code == close_codes.refused(_NOT_SIGNED_IN):
            raise self._bad_token() from error
        if close_codes.is_final(code):
            reason = conversation.refusal or f"closed with {code}"
            raise ClientError("client_refused", sentence=reason) from error

    def _bad_token(self) -> ClientError:
        return ClientError("client_bad_token", url=self._url)

    def _unreachable(self, error: Exception) -> ClientError:
        reason = str(error) or type(error).__name__
        return ClientError("client_unreachable", url=self._url, reason=reason)

    def _connected(self, table: str, seen: int | None) -> ClientConnection:
        scheme = "wss" if self._parts.scheme == "https" else "ws"
        query = "" if seen is None else f"?seen={seen}"
        return connect(
            f"{scheme}://{self._parts.netloc}/api/tables/{table}/socket{query}",
            additional_headers=self._headers,
            compression=None,
            open_timeout=SECONDS,
        )


def _converse(socket: ClientConnection, conversation: Conversation) -> LastGame | None:
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

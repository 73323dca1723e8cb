"""A connection to Redis for messages, with as little work for each of them as possible.

The client of the `redis` package takes longer for one message than the server takes for a whole
move. Here the package only parses the URL.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from linko.bus.errors import BusError

try:
    import hiredis
    from redis.asyncio.connection import Connection, SSLConnection, parse_url
    from redis.exceptions import ResponseError
except ImportError as missing:
    raise BusError("bus_needs_driver") from missing

MOST_UNSENT: Final = 16 << 20
"""Maximum number of bytes that wait for Redis to read them; beyond it, Redis counts as gone."""

_NOTHING: Final = object()

Word = bytes | str | int
Reply = Any  # as it comes from Redis: bytes, a number, None, or a list of these


class RedisLine(asyncio.Protocol):
    """One connection, on which commands are sent without waiting for their replies."""

    def __init__(self, hear: Callable[[Reply], None]) -> None:
        """`hear` is called with each reply that no `ask` waits for."""
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection is gone."""
        self._hear = hear
        self._asked: deque[asyncio.Future[Reply]] = deque()
        self._reader = hiredis.Reader(notEnoughData=_NOTHING)
        self._transport: asyncio.Transport

    def send(self, *words: Word) -> None:
        """Send a command."""
        if self._transport.is_closing():
            return
        self._transport.write(hiredis.pack_command(words))  # type: ignore[arg-type] # its type has too few
        if self._transport.get_write_buffer_size() > MOST_UNSENT:
            self._transport.abort()

    async def ask(self, *words: Word) -> Reply:
        """Send a command and return its reply; raise if Redis refuses it or is gone."""
        (reply,) = await self.ask_all([words])
        return reply

    async def ask_all(self, commands: Iterable[tuple[Word, ...]]) -> list[Reply]:
        """Send commands together and return their replies."""
        if self._transport.is_closing():
            raise ConnectionError("the connection was closed")
        loop = asyncio.get_running_loop()
        answers = []
        for words in commands:
            answers.append(loop.create_future())
            self._asked.append(answers[-1])
            self.send(*words)
        return await asyncio.gather(*answers)

    def close(self) -> None:
        """Close the connection when everything is sent."""
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is open."""
        self._transport = transport  # type: ignore[assignment] # streams have this type

    def connection_lost(self, error: Exception | None) -> None:
        """The connection is gone."""
        gone = error or ConnectionError("the connection was closed")
        while self._asked:
            answer = self._asked.popleft()
            if not answer.done():
                answer.set_exception(gone)
        if not self.ended.done():
            self.ended.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Pass on each reply that is complete."""
        reader = self._reader
        try:
            reader.feed(data)
            while (reply := reader.gets()) is not _NOTHING:
                if self._asked:
                    self._settle(self._asked.popleft(), reply)
                else:
                    self._hear(reply)
        except hiredis.ProtocolError:
            self._transport.abort()

    def _settle(self, answer: asyncio.Future[Reply], reply: Reply) -> None:
        if answer.done():
            return
        if isinstance(reply, hiredis.ReplyError):
            answer.set_exception(ResponseError(str(reply)))
        else:
            answer.set_result(reply)


async def connected(url: str, hear: Callable[[Reply], None]) -> RedisLine:
    """Return a new, authenticated connection to the database that a URL names."""
    options: dict[str, Any] = dict(parse_url(url))  # Any: the package has no types for it
    kind = options.pop("connection_class", Connection)
    line = RedisLine(hear)
    loop = asyncio.get_running_loop()
    if path := options.get("path"):
        await loop.create_unix_connection(lambda: line, path)
    else:
        tls = kind(**options).ssl_context.get() if issubclass(kind, SSLConnection) else None
        host, port = options.get("host", "localhost"), options.get("port", 6379)
        await loop.create_connection(lambda: line, host, port, ssl=tls)
    try:
        if password := options.get("password"):
            user = options.get("username")
            await line.ask("AUTH", *([user] if user else []), password)
        if number := options.get("db"):
            await line.ask("SELECT", number)
    except BaseException:
        line.close()
        raise
    return line

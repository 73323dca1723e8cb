"""A TCP proxy that can fall silent: it still accepts bytes, but forwards nothing any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Self

from sqlalchemy.engine import make_url


class MuteProxy:
    """Forwards connections to a server until a test makes it silent."""

    def __init__(self, host: str, port: int) -> None:
        self.accepted = 0
        """Number of connections accepted so far."""
        self.port = 0
        self._target = (host, port)
        self._is_mute = False
        self._lines: set[_Line] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    @classmethod
    @asynccontextmanager
    async def before(cls, url: str) -> AsyncIterator[tuple[Self, str]]:
        """Yield a proxy in front of the database at this URL, and the URL to use instead."""
        parts = make_url(url)
        proxy = cls(parts.host or "127.0.0.1", parts.port or 5432)
        proxy._server = await asyncio.start_server(proxy._serve, "127.0.0.1", 0)
        proxy.port = proxy._server.sockets[0].getsockname()[1]
        through = parts.set(host="127.0.0.1", port=proxy.port)
        try:
            yield proxy, through.render_as_string(hide_password=False)
        finally:
            proxy._server.close()
            for task in tuple(proxy._tasks):
                task.cancel()

    def mute_old(self) -> None:
        """Forward nothing more on the connections that exist now."""
        for line in self._lines:
            line.is_mute = True

    def mute_all(self) -> None:
        """Forward nothing more, not even on new connections."""
        self._is_mute = True
        self.mute_old()

    def unmute_new(self) -> None:
        """Forward new connections again."""
        self._is_mute = False

    def mute_answers_to(self, words: bytes) -> None:
        """Forward the question that contains these words, but no answer and nothing after it."""
        for line in self._lines:
            line.last_words = words

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.accepted += 1
        line = _Line(is_mute=self._is_mute)
        self._lines.add(line)
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            there, back = await asyncio.open_connection(*self._target)
            try:
                await asyncio.gather(
                    line.pass_on(reader, back, is_question=True),
                    line.pass_on(there, writer, is_question=False),
                )
            finally:
                back.close()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            self._lines.discard(line)
            self._tasks.discard(task)


class _Line:
    """One connection through the proxy."""

    def __init__(self, *, is_mute: bool) -> None:
        self.is_mute = is_mute
        self.last_words: bytes | None = None

    async def pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_question: bool
    ) -> None:
        while data := await reader.read(65536):
            if self.is_mute:
                continue  # a silent network does not say that it is silent
            if is_question and self.last_words is not None and self.last_words in data:
                self.is_mute = True
            writer.write(data)
            await writer.drain()
        if not self.is_mute:
            with suppress(OSError):
                writer.write_eof()
        else:
            await asyncio.Event().wait()  # nor that the other end hung up

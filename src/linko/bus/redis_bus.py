"""A bus between processes, through Redis or Valkey.

Nothing that is published is kept, and Redis may be gone at any time. Then `is_connected` is False,
messages are dropped, and the bus connects again by itself. `Watcher` is told of this, because
what was missed has to be read from the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import time
from typing import Any, Final, Protocol

import msgspec

from linko.bus.errors import BusError
from linko.bus.local import EVERYBODY, Listener, Listeners
from linko.bus.messages import Envelope, Message
from linko.bus.redis_line import RedisLine, Reply, Word, connected

try:
    import hiredis
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError
except ImportError as missing:
    raise BusError("bus_needs_driver") from missing

log = logging.getLogger("linko.bus")

ANSWER_SECONDS: Final = 0.6
"""Seconds to wait for an answer before Redis counts as gone."""

ECHO_SECONDS: Final = 0.4
"""Seconds between two messages to ourselves, which show that messages still arrive."""

SILENCE_SECONDS: Final = 1.2
"""Seconds without any message of our own after which the connection counts as lost."""

RETRY_SECONDS: Final = 0.3
"""Seconds between two attempts to connect."""

AT_ONCE: Final = 500
"""Number of topics or keys in one command."""

FAULTS: Final = (RedisError, OSError, asyncio.TimeoutError)

_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(Envelope).decode

Command = tuple[Word, ...]
"""A Redis command: its name and its arguments."""


class Watcher(Protocol):
    """The part of a server that makes up for missed messages."""

    def connected(self) -> None:
        """Messages arrive again, except for topics not yet `subscribed`."""

    def subscribed(self, topics: Sequence[str]) -> None:
        """From now on messages of these topics arrive; earlier ones were missed."""

    def lost(self) -> None:
        """Messages no longer arrive."""


class RedisBus:
    """A bus that other processes listen to."""

    is_shared = True

    def __init__(self, url: str, place: str, process: str) -> None:
        """`place` separates the sites that share one Redis; `process` names this process."""
        self.process = process
        self.prefix = f"linko:{place}:"
        self.watcher: Watcher | None = None
        self.on_delay: Callable[[float], None] | None = None
        """Called with the seconds from publishing a message in another process to its arrival.

        The system clocks of both machines are compared; a negative difference counts as 0.
        """
        try:
            self.client = _client(url)
        except ValueError as error:
            raise BusError("bus_bad_url", reason=str(error)) from None
        self._url = url
        self._listeners = Listeners()
        self._echo = f"{self.prefix}process:{process}"
        self._topic_start = len(self._channel(""))
        self._own_start = b"\x93" + msgspec.msgpack.encode(process)
        """The first bytes of this process's envelopes: an array of three, with the sender first."""
        self._listener: RedisLine | None = None
        self._asker: RedisLine | None = None
        self._speaker: RedisLine | None = None
        """Sends everything whose answer does not matter, in order."""
        self._changed: dict[str, bool] = {}
        """Topics to subscribe to (True) or to unsubscribe from (False)."""
        self._confirmed: list[str] = []
        self._is_connected = False
        self._heard_at = 0.0
        self._task: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        """Whether messages arrive."""
        return self._is_connected

    async def check(self) -> None:
        """Raise `BusError` if Redis does not answer."""
        try:
            await self.ask([("PING",)])
        except FAULTS as error:
            await self._close_client()
            raise BusError("bus_unreachable", reason=str(error) or "no answer") from error

    async def start(self) -> None:
        """Connect, and connect again whenever the connection is lost."""
        self._task = asyncio.create_task(self._stay_connected())

    async def close(self) -> None:
        """Send what is still unsent, and disconnect."""
        speaker = self._speaker
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,), timeout=1)
        if speaker is not None:
            await asyncio.wait((speaker.ended,), timeout=ANSWER_SECONDS)
        await self._close_client()

    async def _close_client(self) -> None:
        with suppress(*FAULTS):
            await self.client.aclose()

    def is_heard(self, topic: str) -> bool:
        """Whether messages can be sent; it is not known who listens."""
        del topic
        return self._is_connected

    def publish(self, topic: str, message: Message) -> None:
        """Send a message to the other processes; it is dropped while Redis is gone."""
        if self._is_connected:
            data = _encode(Envelope(self.process, message, time()))
            self.do("PUBLISH", self._channel(topic), data)

    def do(self, *words: Word) -> None:
        """Send a command whose answer does not matter."""
        if self._is_connected and self._speaker is not None:
            self._speaker.send(*words)

    async def ask(self, commands: Sequence[Command]) -> list[Any]:
        """Return the answers to commands; raise one of `FAULTS` if Redis is gone."""
        if self._asker is not None:
            return await asyncio.wait_for(self._asker.ask_all(commands), 2 * ANSWER_SECONDS)
        pipe = self.client.pipeline(transaction=False)
        for words in commands:
            pipe.execute_command(*words)
        return await asyncio.wait_for(pipe.execute(), 2 * ANSWER_SECONDS)

    def subscribe(self, topic: str, listener: Listener) -> None:
        """Add a listener; the watcher is told when messages begin to arrive."""
        if self._listeners.add(topic, listener):
            self._change(topic, wanted=True)

    def unsubscribe(self, topic: str, listener: Listener) -> None:
        """Remove a listener, if it was added."""
        if self._listeners.remove(topic, listener):
            self._change(topic, wanted=False)

    def _channel(self, topic: str) -> str:
        return f"{self.prefix}topic:{topic}"

    def _change(self, topic: str, *, wanted: bool) -> None:
        if self._listener is not None:
            if not self._changed:
                asyncio.get_running_loop().call_soon(self._change_topics)
            self._changed[topic] = wanted

    def _change_topics(self) -> None:
        listener = self._listener
        changed, self._changed = self._changed, {}
        if listener is None:
            return
        for is_wanted, name in ((True, "SUBSCRIBE"), (False, "UNSUBSCRIBE")):
            topics = [topic for topic, wanted in changed.items() if wanted is is_wanted]
            for start in range(0, len(topics), AT_ONCE):
                listener.send(name, *map(self._channel, topics[start : start + AT_ONCE]))

    async def _stay_connected(self) -> None:
        while True:
            try:
                await self._listen()
            except FAULTS as error:
                self._lose(error)
            except Exception as error:
                log.exception("the bus failed")
                self._lose(error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        """Connect and pass on what arrives, until Redis is gone."""
        lines: list[RedisLine] = []
        try:
            async with asyncio.timeout(2 * ANSWER_SECONDS):
                lines.append(listener := await connected(self._url, self._hear))
                lines.append(speaker := await connected(self._url, _ignore))
                lines.append(asker := await connected(self._url, _ignore))
                await listener.ask("SUBSCRIBE", self._echo)
            speaker.send("CLIENT", "REPLY", "OFF")
            speaker.send("PUBLISH", self._echo, b"")
            self._asker = asker
            await self.ask([("PING",)])
            self._heard_at = asyncio.get_running_loop().time()
            self._listener, self._speaker = listener, speaker
            self._changed = dict.fromkeys(self._listeners.topics, True)
            self._change_topics()
            self._is_connected = True
            log.info("connected to Redis")
            if self.watcher is not None:
                self.watcher.connected()
            await self._watch(lines)
        finally:
            self._listener = self._speaker = self._asker = None
            for line in lines:
                line.close()

    async def _watch(self, lines: Sequence[RedisLine]) -> None:
        """Send messages to ourselves until they no longer arrive."""
        loop = asyncio.get_running_loop()
        ends = [line.ended for line in lines]
        while True:
            done, _ = await asyncio.wait(
                ends, timeout=ECHO_SECONDS, return_when=asyncio.FIRST_COMPLETED
            )
            if done:
                raise ConnectionError("the connection was closed")
            self.do("PUBLISH", self._echo, b"")
            if loop.time() - self._heard_at > SILENCE_SECONDS:
                raise ConnectionError("no messages arrive")

    def _hear(self, reply: Reply) -> None:
        """Pass on a message; other replies confirm that a topic was added or removed."""
        if isinstance(reply, hiredis.ReplyError):
            log.warning("Redis refuses a topic", extra={"reason": str(reply)})
            return
        loop = asyncio.get_running_loop()
        self._heard_at = loop.time()
        kind, channel, data = reply
        topic = channel.decode()[self._topic_start :]
        if kind == b"message":
            if data and not data.startswith(self._own_start):
                self._deliver(topic, data)
        elif kind == b"subscribe":
            if not self._confirmed:
                loop.call_soon(self._tell_subscribed)
            self._confirmed.append(topic)

    def _deliver(self, topic: str, data: bytes) -> None:
        try:
            envelope = _decode(data)
        except msgspec.MsgspecError:  # a newer version of the program may send something new
            log.warning("a message cannot be read", extra={"table": topic})
            return
        if self.on_delay is not None and envelope.at:
            self.on_delay(max(0.0, time() - envelope.at))
        self._listeners.tell(topic, envelope.sender, envelope.message)

    def _tell_subscribed(self) -> None:
        topics, self._confirmed = self._confirmed, []
        if self.watcher is not None:
            self.watcher.subscribed([topic for topic in topics if topic != EVERYBODY])

    def _lose(self, error: Exception) -> None:
        if self._is_connected:
            self._is_connected = False
            log.warning("Redis is gone", extra={"reason": str(error) or type(error).__name__})
            if self.watcher is not None:
                self.watcher.lost()


def _ignore(_: Reply) -> None:
    """Ignore an answer: messages to ourselves show whether publishing works."""


def _client(url: str) -> Redis:
    return Redis.from_url(
        url,
        socket_timeout=ANSWER_SECONDS,
        socket_connect_timeout=ANSWER_SECONDS,
        retry=Retry(NoBackoff(), 0),
        health_check_interval=0,
        protocol=2,
    )

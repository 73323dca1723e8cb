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

try:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError
except ImportError as missing:
    raise BusError("bus_needs_driver") from missing

log = logging.getLogger("linko.bus")

ANSWER_SECONDS: Final = 0.6
"""Seconds that Redis has for an answer; then it counts as gone."""

ECHO_SECONDS: Final = 0.4
"""Seconds between two messages to ourselves, which show that messages still arrive."""

SILENCE_SECONDS: Final = 1.2
"""Seconds without any message of our own after which the connection counts as lost."""

RETRY_SECONDS: Final = 0.3
"""Seconds between two attempts to connect."""

AT_ONCE: Final = 500
"""Number of topics in one command."""

FAULTS: Final = (RedisError, OSError, asyncio.TimeoutError)

_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(Envelope).decode

Command = Callable[[Any], object]
"""Adds a command to a Redis pipeline; pipelines are untyped here."""


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
            self._subscriber = _client(url)
        except ValueError as error:
            raise BusError("bus_bad_url", reason=str(error)) from None
        self._listeners = Listeners()
        self._echo = f"{self.prefix}process:{process}"
        self._outgoing: list[Command] = []
        self._asked = asyncio.Event()
        self._pubsub: PubSub | None = None
        self._changed: dict[str, bool] = {}
        """Topics to subscribe to, or to unsubscribe from."""
        self._confirmed: list[str] = []
        self._is_connected = False
        self._heard_at = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_connected(self) -> bool:
        """Whether messages arrive."""
        return self._is_connected

    async def check(self) -> None:
        """Raise `BusError` if Redis does not answer."""
        try:
            await self.ask([command("ping")])
        except FAULTS as error:
            await self._close_clients()
            raise BusError("bus_unreachable", reason=str(error) or "no answer") from error

    async def start(self) -> None:
        """Connect, and connect again whenever the connection is lost."""
        self._tasks = [
            asyncio.create_task(self._stay_connected()),
            asyncio.create_task(self._send()),
        ]

    async def close(self) -> None:
        """Send what was published, and disconnect."""
        if self._tasks:
            for _ in range(20):
                if not self._outgoing or not self._is_connected:
                    break
                await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1)
        await self._close_clients()

    async def _close_clients(self) -> None:
        for client in (self.client, self._subscriber):
            with suppress(*FAULTS):
                await client.aclose()

    def is_heard(self, topic: str) -> bool:
        """Whether messages can be sent; nobody knows who listens."""
        del topic
        return self._is_connected

    def publish(self, topic: str, message: Message) -> None:
        """Send a message to the other processes; it is dropped while Redis is gone."""
        if self._is_connected:
            data = _encode(Envelope(self.process, message, time()))
            channel = self._channel(topic)
            self.do(command("publish", channel, data))

    def do(self, order: Command) -> None:
        """Send a command whose answer does not matter."""
        if self._is_connected:
            self._outgoing.append(order)
            self._asked.set()

    async def ask(self, commands: Sequence[Command]) -> list[Any]:
        """Return the answers to commands; raise one of `FAULTS` if Redis is gone."""
        pipe = self.client.pipeline(transaction=False)
        for add in commands:
            add(pipe)
        return await asyncio.wait_for(pipe.execute(), 2 * ANSWER_SECONDS)

    def subscribe(self, topic: str, listener: Listener) -> None:
        """Add a listener; the watcher is told when messages arrive."""
        if self._listeners.add(topic, listener):
            self._change(topic, wanted=True)

    def unsubscribe(self, topic: str, listener: Listener) -> None:
        """Remove a listener, if it was added."""
        if self._listeners.remove(topic, listener):
            self._change(topic, wanted=False)

    def _channel(self, topic: str) -> str:
        return f"{self.prefix}topic:{topic}"

    def _change(self, topic: str, *, wanted: bool) -> None:
        self._changed[topic] = wanted
        self._asked.set()

    async def _send(self) -> None:
        """Send what was published, everything that waits in one round trip."""
        while True:
            await self._asked.wait()
            self._asked.clear()
            try:
                await self._change_topics()
                batch, self._outgoing = self._outgoing, []
                if batch:
                    await self.ask(batch)
            except FAULTS as error:
                self._lose(error)
            except Exception:
                log.exception("messages could not be sent")

    async def _change_topics(self) -> None:
        pubsub = self._pubsub
        if pubsub is None or not self._changed:
            return
        changed, self._changed = self._changed, {}
        for wanted, act in ((True, pubsub.subscribe), (False, pubsub.unsubscribe)):
            channels = [self._channel(topic) for topic, is_so in changed.items() if is_so is wanted]
            for start in range(0, len(channels), AT_ONCE):
                await asyncio.wait_for(act(*channels[start : start + AT_ONCE]), ANSWER_SECONDS)

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
        """Connect and hand on what arrives, until Redis is gone."""
        pubsub = self._subscriber.pubsub(ignore_subscribe_messages=False)
        hearing: asyncio.Task[None] | None = None
        try:
            await asyncio.wait_for(pubsub.subscribe(self._echo), ANSWER_SECONDS)
            self._heard_at = asyncio.get_running_loop().time()
            hearing = asyncio.create_task(self._hear(pubsub))
            self._pubsub = pubsub
            self._changed = dict.fromkeys(self._listeners.topics, True)
            await self.ask([command("publish", self._echo, b"")])
            self._is_connected = True
            self._asked.set()
            log.info("connected to Redis")
            if self.watcher is not None:
                self.watcher.connected()
            await self._watch(hearing)
        finally:
            self._pubsub = None
            if hearing is not None:
                hearing.cancel()
                await asyncio.wait((hearing,), timeout=ANSWER_SECONDS)
                if hearing.done() and not hearing.cancelled():
                    hearing.exception()  # the same loss; asyncio logs what nobody has looked at
            with suppress(*FAULTS):
                await asyncio.wait_for(pubsub.aclose(), ANSWER_SECONDS)  # type: ignore[no-untyped-call]

    async def _watch(self, hearing: asyncio.Task[None]) -> None:
        """Send messages to ourselves until they no longer arrive."""
        loop = asyncio.get_running_loop()
        while self._is_connected:
            await asyncio.wait((hearing,), timeout=ECHO_SECONDS)
            if hearing.done():
                hearing.result()
                raise ConnectionError("the connection was closed")
            await self.ask([command("publish", self._echo, b"")])
            if loop.time() - self._heard_at > SILENCE_SECONDS:
                raise ConnectionError("no messages arrive")

    async def _hear(self, pubsub: PubSub) -> None:
        loop = asyncio.get_running_loop()
        start = len(self._channel(""))
        async for message in pubsub.listen():
            self._heard_at = loop.time()
            channel = message["channel"].decode()
            topic = channel[start:]
            if message["type"] == "message" and channel != self._echo:
                self._deliver(topic, message["data"])
            elif message["type"] == "subscribe" and channel != self._echo:
                if not self._confirmed:
                    loop.call_soon(self._tell_subscribed)
                self._confirmed.append(topic)

    def _deliver(self, topic: str, data: bytes) -> None:
        try:
            envelope = _decode(data)
        except msgspec.MsgspecError:  # a newer version of the program says something new
            log.warning("a message cannot be read", extra={"table": topic})
            return
        if envelope.sender != self.process:
            if self.on_delay is not None and envelope.at:
                self.on_delay(max(0.0, time() - envelope.at))
            self._listeners.tell(topic, envelope.sender, envelope.message)

    def _tell_subscribed(self) -> None:
        topics, self._confirmed = self._confirmed, []
        if self.watcher is not None:
            self.watcher.subscribed([topic for topic in topics if topic != EVERYBODY])

    def _lose(self, error: Exception) -> None:
        self._outgoing.clear()
        if self._is_connected:
            self._is_connected = False
            log.warning("Redis is gone", extra={"reason": str(error) or type(error).__name__})
            if self.watcher is not None:
                self.watcher.lost()


def command(name: str, *given: object) -> Command:
    """Return a command of Redis by its name in the driver."""
    return lambda pipe: getattr(pipe, name)(*given)


def _client(url: str) -> Redis:
    return Redis.from_url(
        url,
        socket_timeout=ANSWER_SECONDS,
        socket_connect_timeout=ANSWER_SECONDS,
        retry=Retry(NoBackoff(), 0),
        health_check_interval=0,
        protocol=2,
    )

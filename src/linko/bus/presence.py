"""Who is connected to which table, through which process.

Each process keeps its own list in Redis, which expires soon after the process dies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from linko.bus.messages import Present
from linko.bus.redis_bus import RedisBus

ALIVE_SECONDS: Final = 6.0
"""Seconds for which a process counts as alive after its last heartbeat."""

_ALIVE: Final = ""
"""A field in every list, so that a process without people has a list too."""

_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(tuple[str, ...]).decode

People = Mapping[str, frozenset[str]]
"""The people at a table, by process."""


class PresenceBoard:
    """The lists of all processes."""

    def __init__(self, bus: RedisBus, seconds: float = ALIVE_SECONDS) -> None:
        self._bus = bus
        self._milliseconds = int(seconds * 1000)
        self._own = self._list(bus.process)
        self._members = f"{bus.prefix}processes"
        self.others: frozenset[str] = frozenset()
        """The other processes that are alive, as of the last beat."""
        self.was_forgotten = False
        """Whether Redis had lost the list of this process at the last beat."""

    def note(self, table: str, people: Sequence[str]) -> None:
        """Record who is at a table through this process, and tell the other processes."""
        told = tuple(sorted(people))
        data = _encode(told)
        if told:
            self._bus.do("HSET", self._own, table, data)
        else:
            self._bus.do("HDEL", self._own, table)
        self._bus.publish(table, Present(table, told))

    async def beat(self) -> frozenset[str]:
        """Show that this process is alive; return the processes that have died."""
        process = self._bus.process
        added, *_ = await self._bus.ask(
            [
                ("HSET", self._own, _ALIVE, b""),
                ("PEXPIRE", self._own, self._milliseconds),
                ("SADD", self._members, process),
            ]
        )
        self.was_forgotten = bool(added)
        names = await self._others()
        lists = [self._list(name) for name in names]
        found = await self._bus.ask([("EXISTS", one) for one in lists])
        alive = frozenset(name for name, is_there in zip(names, found, strict=True) if is_there)
        for name in set(names) - alive:
            self._bus.do("SREM", self._members, name)
        gone, self.others = self.others - alive, alive
        return gone

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, People]:
        """Return who is at each of these tables through other processes."""
        others = await self._others()
        found: dict[str, dict[str, frozenset[str]]] = {table: {} for table in tables}
        if not others or not tables:
            return dict(found)
        lists = [self._list(other) for other in others]
        answers = await self._bus.ask([("HMGET", one, *tables) for one in lists])
        for other, answer in zip(others, answers, strict=True):
            for table, data in zip(tables, answer, strict=True):
                if data is not None:
                    found[table][other] = frozenset(_decode(data))
        return dict(found)

    async def occupied(self) -> frozenset[str]:
        """Return all tables to which somebody is connected through any process."""
        lists = [self._list(other) for other in (self._bus.process, *self.others)]
        answers = await self._bus.ask([("HKEYS", one) for one in lists])
        return frozenset(key.decode() for keys in answers for key in keys) - {_ALIVE}

    async def _others(self) -> list[str]:
        """Return all other known processes; for a while this includes dead ones."""
        (members,) = await self._bus.ask([("SMEMBERS", self._members)])
        names = sorted(member.decode() for member in members)
        return [name for name in names if name != self._bus.process]

    def leave(self) -> None:
        """Remove the list of this process, because it ends."""
        self._bus.do("DEL", self._own)

    def _list(self, process: str) -> str:
        return f"{self._bus.prefix}here:{process}"

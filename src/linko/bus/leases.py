"""Leases: rights that only one process should hold at a time, such as running a table's bots.

A lease only avoids duplicate work. If two processes believe that they hold the same one, no harm is
done, because the store refuses the second change. In Redis, the value of a lease is its owner and
the time since which it has been held without a gap. A lease that was given back is free, but keeps
that time for a while.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from linko.bus.redis_bus import AT_ONCE, Command, RedisBus

LEASE_SECONDS: Final = 6.0
"""Seconds after which a lease that is not renewed is free."""

_FREE: Final = "-"

_TAKE: Final = f"""
local values = {{}}
for number, key in ipairs(KEYS) do
    local found = redis.call('GET', key)
    local value = ARGV[1] .. ' ' .. ARGV[2]
    local is_ours = true
    if found then
        local owner, since = string.match(found, '^(%S+) (%S+)$')
        if owner == ARGV[1] then
            value = found
        elseif owner == '{_FREE}' then
            value = ARGV[1] .. ' ' .. since
        else
            value = found
            is_ours = false
        end
    end
    if is_ours then
        redis.call('SET', key, value, 'PX', ARGV[3])
    end
    values[number] = value
end
return values
"""
_RENEW: Final = """
local lost = {}
for number, key in ipairs(KEYS) do
    if redis.call('GET', key) == ARGV[number + 1] then
        redis.call('PEXPIRE', key, ARGV[1])
    else
        table.insert(lost, number)
    end
end
return lost
"""
_REPLACE: Final = """
if redis.call('GET', KEYS[1]) == ARGV[1] then
    if ARGV[2] == '' then
        return redis.call('DEL', KEYS[1])
    end
    redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
end
return 0
"""


@dataclass(frozen=True, slots=True)
class Lease:
    """A lease that somebody holds."""

    is_ours: bool
    since: float


class Leases:
    """The leases that this process holds."""

    def __init__(self, bus: RedisBus, seconds: float = LEASE_SECONDS) -> None:
        self._bus = bus
        self._milliseconds = str(int(seconds * 1000))
        self._held: dict[str, str] = {}

    def holds(self, name: str) -> bool:
        """Whether this process holds a lease, as far as it knows."""
        return name in self._held

    async def take(self, names: Sequence[str], now: float) -> dict[str, Lease]:
        """Take the named leases that are free; return every named lease, whether ours or not."""
        given = (self._bus.process, repr(now), self._milliseconds)
        parts = [names[start : start + AT_ONCE] for start in range(0, len(names), AT_ONCE)]
        answers = await self._bus.ask([self._script(_TAKE, part, *given) for part in parts])
        values = [value for answer in answers for value in answer]
        found = {}
        for name, answer in zip(names, values, strict=True):
            value = answer.decode()
            owner, _, began = value.partition(" ")
            is_ours = owner == self._bus.process
            if is_ours:
                self._held[name] = value
            found[name] = Lease(is_ours, float(began))
        return found

    async def renew(self) -> tuple[str, ...]:
        """Renew all leases; return those that another process has taken, which are lost."""
        held = tuple(self._held.items())
        parts = [held[start : start + AT_ONCE] for start in range(0, len(held), AT_ONCE)]
        if not parts:
            return ()
        answers = await self._bus.ask(
            [
                self._script(
                    _RENEW,
                    [name for name, _ in part],
                    self._milliseconds,
                    *(value for _, value in part),
                )
                for part in parts
            ]
        )
        missing = [
            part[number - 1]
            for part, answer in zip(parts, answers, strict=True)
            for number in answer
        ]
        lost = [name for name, value in missing if self._held.get(name) == value]
        for name in lost:
            del self._held[name]
        return tuple(lost)

    def release(self, name: str, *, has_gap: bool) -> None:
        """Give a lease back; with `has_gap`, its next holder starts a new period."""
        value = self._held.pop(name, None)
        if value is not None:
            after = "" if has_gap else f"{_FREE} {value.partition(' ')[2]}"
            self._bus.do(*self._script(_REPLACE, [name], value, after, self._milliseconds))

    def restart(self, name: str, since: float) -> None:
        """Record that the work under a lease of this process was interrupted until `since`."""
        value = self._held.get(name)
        if value is not None:
            after = self._held[name] = f"{self._bus.process} {since!r}"
            self._bus.do(*self._script(_REPLACE, [name], value, after, self._milliseconds))

    def drop_all(self) -> None:
        """Forget all leases, because Redis may have forgotten them too."""
        self._held.clear()

    async def free(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return those of the named leases that nobody holds."""
        keys = [self._key(name) for name in names]
        if not keys:
            return ()
        (values,) = await self._bus.ask([("MGET", *keys)])
        free = _FREE.encode() + b" "
        return tuple(
            name
            for name, value in zip(names, values, strict=True)
            if value is None or value.startswith(free)
        )

    def _key(self, name: str) -> str:
        return f"{self._bus.prefix}lease:{name}"

    def _script(self, script: str, names: Sequence[str], *given: str) -> Command:
        return ("EVAL", script, len(names), *map(self._key, names), *given)

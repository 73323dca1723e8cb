"""The faults: each breaks one part of a cluster for a moment and repairs it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Final

from tests.server.process import ServerProcess, until

from tools.chaos.cluster import Cluster

Fault = Callable[[Cluster, random.Random], Awaitable[None]]

SHORT: Final = (0.1, 1.5)
"""Seconds that an ordinary outage lasts."""
LONG: Final = (1.0, 4.0)
"""Seconds that a long outage lasts."""


async def _pause(rng: random.Random, seconds: tuple[float, float] = SHORT) -> None:
    await asyncio.sleep(rng.uniform(*seconds))


def _one(cluster: Cluster, rng: random.Random) -> ServerProcess:
    return rng.choice(cluster.servers)


def _signal(pid: int, number: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, number)


async def kill_server(cluster: Cluster, rng: random.Random) -> None:
    """SIGKILL a server with its serving process, as when a machine dies, and start it again."""
    server = _one(cluster, rng)
    await asyncio.to_thread(server.kill)
    await _pause(rng)
    await cluster.start(server)


async def kill_parent(cluster: Cluster, rng: random.Random) -> None:
    """SIGKILL only the parent of a serving process, which must then end by itself."""
    server = _one(cluster, rng)
    await asyncio.to_thread(server.kill_parent)
    await until(lambda: not server.orphans, "the processes of a dead parent end")
    await cluster.start(server)


async def kill_worker(cluster: Cluster, rng: random.Random) -> None:
    """SIGKILL a serving process; its parent starts another behind the same socket."""
    server = _one(cluster, rng)
    for pid in server.serving:
        _signal(pid, signal.SIGKILL)
    await _pause(rng)


async def kill_bot_process(cluster: Cluster, rng: random.Random) -> None:
    """SIGKILL a process in which bots think."""
    server = _one(cluster, rng)
    if thinking := sorted(set(server.workers) - set(server.serving)):
        _signal(rng.choice(thinking), signal.SIGKILL)
    await _pause(rng)


async def restart_server(cluster: Cluster, rng: random.Random) -> None:
    """SIGTERM a server, as a restart of its machine does, and start it again."""
    server = _one(cluster, rng)
    assert await asyncio.to_thread(server.stop) == 0, "the server ended with an error after SIGTERM"
    await cluster.start(server)


async def reload_all(cluster: Cluster, rng: random.Random) -> None:
    """SIGHUP the servers one after the other: a rolling restart as for a new version."""
    for server in rng.sample(cluster.servers, len(cluster.servers)):
        await until(lambda: server.serving, "a dead worker is replaced")  # noqa: B023 - used at once
        old = set(server.serving)
        _signal(server.pid, signal.SIGHUP)
        await until(
            lambda: server.serving and not old & set(server.serving),  # noqa: B023
            "the workers are replaced",
        )


async def freeze_server(cluster: Cluster, rng: random.Random) -> None:
    """SIGSTOP a serving process for a while: its sockets stay open but mute."""
    frozen = _one(cluster, rng).serving
    for pid in frozen:
        _signal(pid, signal.SIGSTOP)
    try:
        await _pause(rng, LONG)
    finally:
        for pid in frozen:
            _signal(pid, signal.SIGCONT)


async def kill_redis(cluster: Cluster, rng: random.Random) -> None:
    """Kill Redis, which forgets everything, and start it again."""
    await asyncio.to_thread(cluster.redis.kill)
    await _pause(rng, LONG)
    await asyncio.to_thread(cluster.redis.start)


async def freeze_redis(cluster: Cluster, rng: random.Random) -> None:
    """Stop Redis for a while without closing a connection."""
    cluster.redis.freeze()
    try:
        await _pause(rng, LONG)
    finally:
        cluster.redis.thaw()


async def mute_redis(cluster: Cluster, rng: random.Random) -> None:
    """Block the open connections to Redis; new ones work."""
    cluster.redis_line.mute_old()
    await _pause(rng)


async def mute_redis_wholly(cluster: Cluster, rng: random.Random) -> None:
    """Block all connections to Redis for a while, new ones too."""
    cluster.redis_line.mute_all()
    try:
        await _pause(rng, LONG)
    finally:
        cluster.redis_line.unmute_new()


async def kill_postgres(cluster: Cluster, rng: random.Random) -> None:
    """Kill PostgreSQL and start it again."""
    await asyncio.to_thread(cluster.postgres.kill)
    await _pause(rng)
    await asyncio.to_thread(cluster.postgres.start)


async def freeze_postgres(cluster: Cluster, rng: random.Random) -> None:
    """Stop PostgreSQL for a while without closing a connection."""
    cluster.postgres.freeze()
    try:
        await _pause(rng)
    finally:
        cluster.postgres.thaw()


async def mute_postgres(cluster: Cluster, rng: random.Random) -> None:
    """Block the open connections to PostgreSQL; new ones work."""
    cluster.postgres_line.mute_old()
    await _pause(rng)


async def mute_postgres_wholly(cluster: Cluster, rng: random.Random) -> None:
    """Block all connections to PostgreSQL for a while, new ones too."""
    cluster.postgres_line.mute_all()
    try:
        await _pause(rng)
    finally:
        cluster.postgres_line.unmute_new()


async def fill_disk(cluster: Cluster, rng: random.Random) -> None:
    """Fill PostgreSQL's disk for a while."""
    ballast = await asyncio.to_thread(cluster.postgres.fill_disk)
    try:
        await _pause(rng)
    finally:
        ballast.unlink()
    await asyncio.to_thread(cluster.postgres.start)


FAULTS: Final[dict[Fault, int]] = {
    kill_server: 5,
    kill_parent: 2,
    kill_worker: 5,
    kill_bot_process: 3,
    restart_server: 3,
    reload_all: 2,
    freeze_server: 4,
    kill_redis: 3,
    freeze_redis: 2,
    mute_redis: 2,
    mute_redis_wholly: 1,
    kill_postgres: 2,
    freeze_postgres: 2,
    mute_postgres: 2,
    mute_postgres_wholly: 1,
    fill_disk: 1,
}
"""All faults with their relative frequency."""


def possible_faults(cluster: Cluster) -> dict[Fault, int]:
    """The faults that are possible on this machine."""
    has_disk = cluster.postgres.has_own_disk
    return {one: weight for one, weight in FAULTS.items() if has_disk or one is not fill_disk}


def drawn_faults(possible: dict[Fault, int], count: int, rng: random.Random) -> Iterator[Fault]:
    """This number of faults: first each kind once in a random order, then by frequency."""
    kinds = list(possible)
    first = rng.sample(kinds, len(kinds))[:count]
    yield from first
    yield from rng.choices(kinds, list(possible.values()), k=count - len(first))

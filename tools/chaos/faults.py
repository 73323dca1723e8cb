"""The faults: each breaks one part of a cluster for a moment and mends it again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from typing import Final

from tests.server.process import ServerProcess

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


async def kill_server(cluster: Cluster, rng: random.Random) -> None:
    """SIGKILL a server and start it again."""
    server = _one(cluster, rng)
    await asyncio.to_thread(server.kill)
    await _pause(rng)
    await cluster.start(server)


async def restart_server(cluster: Cluster, rng: random.Random) -> None:
    """SIGTERM a server, as a rolling restart does, and start it again."""
    server = _one(cluster, rng)
    assert await asyncio.to_thread(server.stop) == 0, "SIGTERM ended with an error"
    await cluster.start(server)


async def freeze_server(cluster: Cluster, rng: random.Random) -> None:
    """SIGSTOP a server for a while: its sockets stay open but mute."""
    server = _one(cluster, rng)
    os.kill(server.pid, signal.SIGSTOP)
    try:
        await _pause(rng, LONG)
    finally:
        os.kill(server.pid, signal.SIGCONT)


async def kill_worker(cluster: Cluster, rng: random.Random) -> None:
    """Kill a process in which bots think."""
    server = _one(cluster, rng)
    if workers := server.workers:
        server.kill_worker(rng.choice(workers))
    await _pause(rng)


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
    kill_server: 6,
    restart_server: 3,
    freeze_server: 3,
    kill_worker: 3,
    kill_redis: 3,
    freeze_redis: 2,
    mute_redis: 2,
    kill_postgres: 2,
    freeze_postgres: 2,
    mute_postgres: 2,
    mute_postgres_wholly: 1,
    fill_disk: 1,
}
"""All faults with their relative frequency."""


def possible_faults(cluster: Cluster) -> dict[Fault, int]:
    """The faults that can be made on this machine."""
    has_disk = cluster.postgres.has_own_disk
    return {one: weight for one, weight in FAULTS.items() if has_disk or one is not fill_disk}

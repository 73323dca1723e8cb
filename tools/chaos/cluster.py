"""Three servers on one PostgreSQL and one Redis, all private, and people spread over them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.bus.redis_server import RedisServer
from tests.server.process import ServerProcess
from tests.store.mute_proxy import MuteProxy

from linko.store import migrate
from tools.chaos.postgres import Postgres


@dataclass(frozen=True)
class Cluster:
    """The servers and what they need; a client that asks for a port gets that of any server."""

    servers: tuple[ServerProcess, ...]
    postgres: Postgres
    redis: RedisServer
    postgres_line: MuteProxy
    redis_line: MuteProxy
    rng: random.Random

    @property
    def port(self) -> int:
        """The port of any running server."""
        running = [server for server in self.servers if server.is_running and server.port]
        return self.rng.choice(running or list(self.servers)).port

    async def start(self, server: ServerProcess) -> None:
        """Start a server and wait until it is ready, while others play on."""
        await asyncio.to_thread(server.start)


@asynccontextmanager
async def running_cluster(folder: Path, servers: int, seed: int) -> AsyncIterator[Cluster]:
    """Start everything in this folder; end it all afterwards."""
    redis, postgres = RedisServer(), Postgres(folder)
    try:
        await asyncio.to_thread(redis.start)
        await asyncio.to_thread(postgres.start)
        await migrate(postgres.url)
        async with (
            MuteProxy.before(postgres.url) as (postgres_line, database),
            MuteProxy.before(redis.url) as (redis_line, redis_url),
        ):
            processes = []
            try:
                for number in range(servers):
                    place = folder / f"server-{number}"
                    place.mkdir()
                    processes.append(ServerProcess(place, database, redis=redis_url))
                    await asyncio.to_thread(processes[-1].start)
                yield Cluster(
                    tuple(processes),
                    postgres,
                    redis,
                    postgres_line,
                    redis_line,
                    random.Random(f"ports {seed}"),
                )
            finally:
                for process in processes:
                    process.__exit__(None, None, None)
    finally:
        redis.kill()
        postgres.close()

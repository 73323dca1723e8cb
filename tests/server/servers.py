"""Several real server processes that serve one place."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.bus.redis_server import RedisServer
from tests.server.process import ServerProcess


class AnyServer(ServerProcess):
    """All servers of a place, for clients that do not care which one they reach."""

    def __init__(self, servers: Sequence[ServerProcess], seed: int = 1) -> None:
        self._servers = servers
        self._rng = random.Random(seed)

    @property
    def port(self) -> int:  # type: ignore[override] # it is only read
        """The port of any running server."""
        return self._rng.choice([one for one in self._servers if one.is_running]).port


@contextmanager
def place(
    folder: Path, database: str, redis: RedisServer, machines: int = 2, **settings: object
) -> Iterator[list[ServerProcess]]:
    """Start a server on each of several ports, as on several machines."""
    with ExitStack() as stack:
        servers = []
        for number in range(machines):
            own = folder / f"machine-{number}"
            own.mkdir(exist_ok=True)
            server = ServerProcess(own, database, redis=redis.url, **settings)
            servers.append(stack.enter_context(server))
        yield servers

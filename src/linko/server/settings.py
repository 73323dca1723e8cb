"""The settings of a server, from the command line or from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from math import ceil, isfinite
from pathlib import Path
from typing import Final

from linko.refusal import quote
from linko.server.errors import ServerError

PORT: Final = 8013
"""The default port; its end stands for the thirteen ranks."""

HIGHEST_PORT: Final = 65535

SHORTEST_TOKEN: Final = 16
"""Minimum number of characters of the token for metrics."""

PREFIX: Final = "LINKO_"
"""Prefix of the environment variables."""

DAY: Final = 24 * 3600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """Everything a host can choose; docs/hosting.md explains each."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str = ""
    """A URL such as sqlite:///linko.db or postgresql://…; empty: SQLite in the data folder."""
    workers: int = 1
    """Number of server processes on this machine; more than one needs PostgreSQL and Redis."""
    redis: str = ""
    """A URL such as redis://127.0.0.1:6379/0; lets any number of processes serve one site."""
    drain_seconds: float = 4.0
    """Seconds over which a process that is replaced tells its sockets to reconnect."""
    public_url: str = ""
    """The URL of the server if it is behind a proxy: https://linko.example."""
    network_url: str = ""
    """The URL for others on the same network, for links made on the server's own machine."""
    bot_workers: int = 0
    """Number of processes for strong bots; 0: one fewer than there are cores."""
    rate_scale: float = 1.0
    """Factor for all rate limits; 0 switches them off."""
    table_days: float = 2.0
    """Number of days after which a table that never started is removed."""
    guest_days: float = 365.0
    """Number of days after which an unseen guest is forgotten."""
    ping_seconds: float = 20.0
    """Seconds between two pings of a socket, and seconds to wait for the answer."""
    connections: int = 0
    """Maximum number of open connections; 0: what the limit on file descriptors allows."""
    connections_per_address: int = 1000
    """Maximum number of open connections of one address through all processes, times the scale."""
    metrics_host: str = "127.0.0.1"
    """The address of the port for metrics."""
    metrics_port: int = 0
    """A port for metrics only; 0: none. Each further process takes the next free port."""
    metrics_token: str = ""
    """A token with which /metrics answers on the server's own port; empty: it does not."""
    trust_proxy: bool = False
    """Whether to trust X-Forwarded-For; only behind a proxy that sets it."""

    def __post_init__(self) -> None:
        for name, port in (("the port", self.port), ("the port for metrics", self.metrics_port)):
            if not 0 <= port <= HIGHEST_PORT:
                raise ServerError(
                    "server_bad_setting",
                    setting=name,
                    expected=f"a number up to {HIGHEST_PORT}",
                    given=quote(port),
                )
        if self.metrics_token and len(self.metrics_token) < SHORTEST_TOKEN:
            raise ServerError(
                "server_bad_setting",
                setting="the token for metrics",
                expected=f"a secret of at least {SHORTEST_TOKEN} characters",
                given=f"one of {len(self.metrics_token)}",
            )
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            raise ServerError(
                "server_bad_setting",
                setting="the public URL",
                expected="an address such as https://linko.example",
                given=quote(self.public_url),
            )

        if self.workers < 1:
            raise ServerError(
                "server_bad_setting",
                setting="the number of workers",
                expected="at least 1",
                given=quote(self.workers),
            )
        if self.workers > 1 and not self.redis:
            raise ServerError("server_needs_redis", workers=self.workers)

    @property
    def database_url(self) -> str:
        """The URL of the database; by default SQLite in the user's data folder."""
        return self.database or f"sqlite:///{data_folder() / 'linko.db'}"

    @property
    def most_connections_of_address(self) -> int:
        """Maximum number of open connections of one address, through all processes; 0: no limit."""
        return ceil(self.connections_per_address * self.rate_scale)

    @property
    def is_https(self) -> bool:
        """Whether people reach the server by https."""
        return self.public_url.startswith("https://")


def data_folder() -> Path:
    """Return the folder for this user's data."""
    from platformdirs import user_data_path

    return user_data_path("linko", appauthor=False)


def from_environment(environment: Mapping[str, str] = os.environ) -> ServerSettings:
    """Return the settings in environment variables such as LINKO_PORT; defaults for the others."""
    usual = ServerSettings()
    found = {}
    for field in fields(ServerSettings):
        name = PREFIX + field.name.upper()
        given = environment.get(name)
        if given is not None:
            found[field.name] = _read(name, given, getattr(usual, field.name))
    return replace(usual, **found)  # type: ignore[arg-type] # as read


def worker_settings(settings: ServerSettings) -> ServerSettings:
    """Return each worker's settings: together they have as many bot workers as a single server."""
    from linko.processes.cores import usable_cores

    share = max(1, (usable_cores() - 1) // settings.workers)
    return replace(settings, bot_workers=settings.bot_workers or share)


def to_environment(settings: ServerSettings) -> dict[str, str]:
    """Return the environment variables from which `from_environment` makes these settings."""
    return {
        PREFIX + field.name.upper(): str(getattr(settings, field.name))
        for field in fields(ServerSettings)
    }


def _read(name: str, given: str, usual: object) -> object:
    kind = type(usual)
    if kind is bool:
        words = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
        if given.lower() in words:
            return words[given.lower()]
        raise ServerError(
            "server_bad_setting", setting=name, expected="yes or no", given=quote(given)
        )
    if kind is str:
        return given
    try:
        value = int(given) if kind is int else float(given)
    except ValueError:
        value = -1
    if not isfinite(value) or value < 0:
        raise ServerError(
            "server_bad_setting",
            setting=name,
            expected="a number of at least 0",
            given=quote(given),
        )
    return value

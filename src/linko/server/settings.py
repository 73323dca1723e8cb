"""How a server is set up: by the command line, or from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from math import isfinite
from pathlib import Path
from typing import Final

from linko.refusal import quote
from linko.server.errors import ServerError

PORT: Final = 8013
"""Where the server listens if nothing else is said; thirteen ranks."""

HIGHEST_PORT: Final = 65535

PREFIX: Final = "LINKO_"
"""What the names of the environment's settings begin with."""

DAY: Final = 24 * 3600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """Everything a host can choose; docs/hosting.md explains each."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str = ""
    """A URL such as sqlite:///linko.db or postgresql://…; empty: SQLite in the data folder."""
    public_url: str = ""
    """Where people reach the server, if a proxy stands before it: https://linko.example."""
    network_url: str = ""
    """Where others on the same network reach the server, for links made on its own machine."""
    bot_workers: int = 0
    """How many processes think for strong bots; 0: one fewer than there are cores."""
    rate_scale: float = 1.0
    """All limits on rates times this; 0 switches them off."""
    table_days: float = 2.0
    """Tables never started go after so many days."""
    guest_days: float = 365.0
    """Guests unseen for so many days are forgotten."""
    ping_seconds: float = 20.0
    """So often a socket is asked whether somebody is there, and so long it may take to answer."""
    trust_proxy: bool = False
    """Whether X-Forwarded-For is believed; only behind a proxy that sets it."""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= HIGHEST_PORT:
            raise ServerError(
                "server_bad_setting",
                setting="the port",
                expected=f"a number up to {HIGHEST_PORT}",
                given=quote(self.port),
            )
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            raise ServerError(
                "server_bad_setting",
                setting="the public URL",
                expected="an address such as https://linko.example",
                given=quote(self.public_url),
            )

    @property
    def database_url(self) -> str:
        """The database, in the user's data folder if none is named."""
        return self.database or f"sqlite:///{data_folder() / 'linko.db'}"

    @property
    def is_https(self) -> bool:
        """Whether people reach the server by https."""
        return self.public_url.startswith("https://")


def data_folder() -> Path:
    """Where this user's data lives."""
    from platformdirs import user_data_path

    return user_data_path("linko", appauthor=False)


def from_environment(environment: Mapping[str, str] = os.environ) -> ServerSettings:
    """The settings that the environment names, LINKO_PORT and so on; the usual ones else."""
    settings = ServerSettings()
    for field in fields(ServerSettings):
        name = PREFIX + field.name.upper()
        given = environment.get(name)
        if given is not None:
            value = _read(name, given, getattr(settings, field.name))
            settings = replace(settings, **{field.name: value})  # type: ignore[arg-type] # as read
    return settings


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

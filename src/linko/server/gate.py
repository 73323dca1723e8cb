"""The limits that all connections of a server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from linko.server.open_connections import OpenConnections
from linko.server.turns import Turns


@dataclass(frozen=True, slots=True)
class Gate:
    """The limits that connections have in common."""

    connections: OpenConnections
    turns: Turns
    is_too_fast: Callable[[str], bool]
    """Whether an address has sent too many requests lately."""
    trust_proxy: bool
    """Whether the address of a client is the one that a proxy names."""

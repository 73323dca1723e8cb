"""The errors of the bus."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class BusError(LinkoError):
    """Redis cannot be used."""

    codes: ClassVar[Codes] = {
        "bus_needs_driver": ErrorCode("Redis needs its driver: pip install 'linko-game[host]'"),
        "bus_bad_url": ErrorCode("a Redis URL must look like redis://HOST:PORT/NUMBER: {reason}"),
        "bus_unreachable": ErrorCode("Redis cannot be reached: {reason}"),
    }

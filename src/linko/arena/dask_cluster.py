"""An existing Dask cluster as an executor; needs the extra `cluster`."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Final

from linko.arena.errors import ArenaError
from linko.processes.foreign_words import in_a_line
from linko.refusal import quote

CONNECT_SECONDS: Final = 10
"""Maximum number of seconds to connect to the scheduler."""


@contextmanager
def dask_executor(address: str) -> Iterator[Executor]:
    """Connect to a scheduler such as `tcp://10.0.0.1:8786`; leave the cluster as it is."""
    try:
        from distributed import Client
    except ModuleNotFoundError as error:
        raise ArenaError("arena_needs_distributed") from error
    try:
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise ArenaError(
            "arena_no_cluster", address=quote(address), reason=in_a_line(error)
        ) from error
    try:
        executor: Executor = client.get_executor(pure=False)
        yield executor
    finally:
        client.close()

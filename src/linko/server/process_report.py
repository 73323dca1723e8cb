"""A report on this process for the host, written to the database every few seconds."""

from __future__ import annotations

import asyncio
import logging
import os
import platform
import secrets
from collections.abc import Callable
from typing import Final

from linko import __version__
from linko.server.tables import Tables
from linko.store import ProcessRow, Store, StoreError

log = logging.getLogger("linko.server")

REPORT_SECONDS: Final = 10.0
"""Seconds between two reports."""


class ProcessReport:
    """The row of this process in the database."""

    def __init__(self, store: Store, tables: Tables, now: Callable[[], float]) -> None:
        self._store = store
        self._tables = tables
        self._now = now
        self._id = secrets.token_urlsafe(9)
        self._started_at = 0.0
        self._program = f"linko {__version__}, {platform.node()}, process {os.getpid()}"

    async def keep_writing(self) -> None:
        """Write the row forever."""
        self._started_at = self._now()
        while True:
            try:
                await self._store.orders.write_process(self._row())
            except StoreError:  # the heartbeat reports it
                pass
            except Exception:
                log.exception("the report of this process could not be written")
            await asyncio.sleep(REPORT_SECONDS)

    async def remove(self) -> None:
        """Remove the row when the process stops."""
        await self._store.orders.remove_process(self._id)

    def _row(self) -> ProcessRow:
        connections = self._tables.connections
        return ProcessRow(
            id=self._id,
            at=self._now(),
            started_at=self._started_at,
            program=self._program,
            tables=len(self._tables.live),
            sockets=len(connections),
            people=len({connection.person.id for connection in connections}),
        )

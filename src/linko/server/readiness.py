"""Whether the server can save: it writes a heartbeat, and remembers why that failed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from linko.store import Heartbeat, Store, StoreError

log = logging.getLogger("linko.server")

BEAT_SECONDS: Final = 5.0
"""Seconds between two heartbeats."""

PROBE_SECONDS: Final = 1.0
"""Seconds between two attempts to write while the database fails.

Also the time for which an answer stays valid, so that requests cannot cause more writes.
"""

ANSWER_SECONDS: Final = 5.0
"""Maximum number of seconds for an answer about readiness."""


class Readiness:
    """Writes the heartbeat of one server process."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        monotonic: Callable[[], float] = time.monotonic,
        *,
        is_counted: Callable[[], bool] = lambda: True,
    ) -> None:
        """`monotonic` measures how long the server runs.

        `is_counted` says whether this process adds to the total running time; of several
        processes, only one does.
        """
        self.running: float | None = None
        """Total running time of the server as of the last heartbeat; None before the first."""
        self._store = store
        self._now = now
        self._monotonic = monotonic
        self._is_counted = is_counted
        self._counted_until = monotonic()
        self._fault: str | None = None
        self._checked_at = -PROBE_SECONDS
        self._beating: asyncio.Task[None] | None = None

    async def fault(self) -> str | None:
        """Write a heartbeat; return None, or the code of the reason why that failed.

        Simultaneous callers, and callers shortly after them, share one heartbeat.
        """
        if self._beating is None:
            if self._monotonic() - self._checked_at < PROBE_SECONDS:
                return self._fault
            self._beating = asyncio.create_task(self._beat())
        _, late = await asyncio.wait((self._beating,), timeout=ANSWER_SECONDS)
        return "store_silent" if late else self._fault

    async def keep_beating(self) -> None:
        """Write heartbeats forever."""
        while True:
            fault = await self.fault()
            await asyncio.sleep(BEAT_SECONDS if fault is None else PROBE_SECONDS)

    async def _beat(self) -> None:
        try:
            beat = await self._write()
        except StoreError as error:
            if self._fault is None:
                reason = str(error.params.get("reason", ""))
                log.warning("cannot save", extra={"code": error.code, "reason": reason})
            self._fault = error.code
        except Exception:
            log.exception("a heartbeat failed")
            self._fault = "store_failed"
        else:
            if self._fault is not None:
                log.warning("saving works again", extra={"code": self._fault})
            self._fault = None
            self.running = beat.running
        finally:
            self._checked_at = self._monotonic()
            self._beating = None

    async def _write(self) -> Heartbeat:
        until = self._monotonic()
        ran = until - self._counted_until if self._is_counted() else 0.0
        beat = await self._store.beat(self._now(), ran)
        self._counted_until = until
        return beat

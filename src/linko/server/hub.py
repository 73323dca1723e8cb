"""What one server process consists of."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Final

from msgspec import MsgspecError

from linko.bus import LocalBus
from linko.server.bot_workers.bot_workers import BotWorkers
from linko.server.identities import Identities
from linko.server.limits import Limits
from linko.server.settings import DAY, ServerSettings
from linko.server.summaries import forget_in_summary
from linko.server.tables import Tables
from linko.store import Eraser, Store
from linko.table import Chance, Command, SystemChance, forget
from linko.table.commands import Decide
from linko.table.log import FORGOTTEN
from linko.wire import close_codes

log = logging.getLogger("linko.server")

SWEEP_SECONDS: Final = 60.0
"""So often idle tables are left and seen people noted."""

CLEANING_SECONDS: Final = 3600.0
"""So often old tables and guests are removed."""


class Hub:
    """Store, tables, identities, limits and thinking bots of this process."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        chance: Chance | None = None,
        bot_workers: BotWorkers | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.limits = Limits(settings.rate_scale)
        self.identities = Identities(store, now)
        self.bot_workers = bot_workers or BotWorkers(workers=settings.bot_workers or None)
        self.tables = Tables(
            store, LocalBus(), self.bot_workers.choose, now=now, chance=chance or SystemChance()
        )
        self.is_ready = False
        self._housekeeping: asyncio.Task[None] | None = None
        self._resuming: asyncio.Task[None] | None = None

    def check_command(self, command: Command, identity: str) -> None:
        """Refuse a command that is no decision if its sender has sent too many."""
        if not isinstance(command, Decide):
            self.limits.check("command", identity, self.now())

    async def start(self) -> None:
        """Begin to serve: bots, running tables, housekeeping."""
        await self.bot_workers.start()
        self._resuming = asyncio.create_task(self.tables.resume())
        self._housekeeping = asyncio.create_task(self._keep_house())
        self.is_ready = True

    async def say_goodbye(self) -> None:
        """Tell all sockets, and finish what was accepted."""
        self.is_ready = False
        await self.tables.stop()

    async def stop(self) -> None:
        """End everything in order; nothing accepted is lost."""
        async with AsyncExitStack() as ending:  # each of these, whatever becomes of the others
            ending.push_async_callback(self.store.close)
            ending.push_async_callback(self.bot_workers.close)
            ending.push_async_callback(self.identities.write_seen)
            ending.push_async_callback(self._end_tasks)
            await self.say_goodbye()

    async def _end_tasks(self) -> None:
        for task in (self._housekeeping, self._resuming):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])

    async def clean(self) -> None:
        """Remove tables never started, and forget guests unseen for long."""
        now = self.now()
        gone = await self.store.delete_tables(now - self.settings.table_days * DAY)
        for live in self.tables.live:
            if live.table.id in gone:
                live.say_goodbye("closed", close_codes.GOING_AWAY)
                live.give_up()
        forgotten = await self.store.forget_guests(
            now - self.settings.guest_days * DAY, Eraser(_erased_entry, _erased_summary)
        )
        if forgotten:
            self.identities.forget_all()
            for live in self.tables.live:  # their names may still be in memory
                if live.is_idle:
                    live.give_up()
        if gone or forgotten:
            log.info("cleaned up", extra={"tables": len(gone), "guests": forgotten})

    async def _keep_house(self) -> None:
        cleaned_at = 0.0
        while True:
            try:
                self.tables.leave_idle()
                await self.identities.write_seen()
                if self.now() - cleaned_at > CLEANING_SECONDS:
                    cleaned_at = self.now()
                    await self.clean()
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(SWEEP_SECONDS)


def _erased_entry(data: bytes, person: str) -> bytes:
    """A line of a log without a person's name and words."""
    try:
        return forget(data, person)
    except MsgspecError:  # nobody can read it any more, so nobody misses it
        return b"{}"


def _erased_summary(data: bytes, person: str) -> bytes:
    """A summary of a table without a person's name."""
    try:
        return forget_in_summary(data, person, FORGOTTEN)
    except MsgspecError:
        return b"{}"

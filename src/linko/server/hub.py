"""The parts of one server process, and how they start and stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from time import perf_counter
from typing import TYPE_CHECKING, Final

from msgspec import MsgspecError

from linko.bus import EVERYBODY, Bus, LocalBus
from linko.bus.messages import Cleaned
from linko.rules import Move, View
from linko.server.bot_workers.bot_workers import BotWorkers
from linko.server.bulletin_board import BulletinBoard
from linko.server.daily_deals import DailyDeals
from linko.server.daily_decision import Decision
from linko.server.identities import Identities
from linko.server.limits import Limits
from linko.server.link_pictures import LinkPictures
from linko.server.metrics import Metrics
from linko.server.process_report import ProcessReport
from linko.server.readiness import Readiness
from linko.server.reviews.desk import ReviewDesk
from linko.server.reviews.reviewer import Reviewer
from linko.server.settings import DAY, ServerSettings
from linko.server.shared_count import SharedCount
from linko.server.steady_clock import SteadyClock
from linko.server.summaries import forget_in_summary
from linko.server.tables import Tables
from linko.server.waiting_line import WaitingLine
from linko.store import Eraser, Looks, Store, StoreError
from linko.table import Chance, Command, SystemChance, forget
from linko.table.commands import Decide
from linko.table.log import FORGOTTEN

if TYPE_CHECKING:
    from linko.bus.redis_bus import RedisBus
    from linko.server.cluster import Cluster

log = logging.getLogger("linko.server")

SWEEP_SECONDS: Final = 60.0
"""Seconds between two sweeps, which drop idle tables and store visits."""

FIRST_CLEANING_SECONDS: Final = 600.0
"""Seconds from the start to the first removal of old tables and guests."""

CLEANING_SECONDS: Final = 3600.0
"""Seconds between two removals of old tables and guests."""

LOOKS_APART: Final = 7 * DAY
"""Running time between the check that marks an unseen guest and the one that erases the guest."""

MOST_REPLAYS: Final = 64
"""Maximum number of replays of finished games that wait to be computed."""

MOST_SENT_TEXTS: Final = 8
"""The same for texts of records, which anybody may send and which can be slow to check."""

TABLES_STOP_SECONDS: Final = 5.0
"""Maximum number of seconds for the tables to finish when the server stops."""

STORE_STOP_SECONDS: Final = 2.0
"""Maximum number of seconds for each of the last writes when the server stops."""


class Hub:
    """Store, tables, identities, limits and bot workers of this process."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store,
        *,
        now: Callable[[], float] | None = None,
        chance: Chance | None = None,
        bot_workers: BotWorkers | None = None,
        reviewer: Reviewer | None = None,
        bus: RedisBus | None = None,
    ) -> None:
        """`now` returns the time; without it, a clock that cannot jump is used.

        `bus` connects this process to others that serve the same site; None if there are none.
        """
        self.settings = settings
        self.store = store
        self._clock = SteadyClock()
        self.now = now = now or self._clock
        self.cluster = None if bus is None else _cluster(bus, store, now)
        self.bus: Bus = bus or LocalBus()
        self.readiness = Readiness(store, now, is_counted=lambda: self.is_housekeeper)
        self.limits = Limits(settings.rate_scale)
        self.connections_of_address = SharedCount(settings.most_connections_of_address)
        self.metrics = Metrics()
        store.watch_groups(self.metrics.group_written)
        self.identities = Identities(store, now)
        self.bot_workers = bot_workers or BotWorkers(workers=settings.bot_workers or None)
        self.tables = Tables(
            store,
            self.bus,
            self._choose,
            now=now,
            chance=chance or SystemChance(),
            charges=self.cluster,
            metrics=self.metrics,
            may_begin=lambda: not self.board.current.maintenance,
            choose_in_daily=self._choose_in_daily,
        )
        self.daily = DailyDeals(store, self.tables, self.bot_workers, now)
        if bus is not None:
            bus.on_delay = self.metrics.bus_delay.observe
        if self.cluster is not None:
            self.cluster.join(
                self.tables, self.identities, self.limits, self.connections_of_address
            )
        self.reviews = ReviewDesk(
            store, self.bus, now, claims=self.cluster, reviewer=reviewer, metrics=self.metrics
        )
        self.board = BulletinBoard(store, self.tables, self.identities)
        self.report = ProcessReport(store, self.tables, now)
        self.is_ready = False
        self.link_pictures = LinkPictures()
        self.replays = WaitingLine(MOST_REPLAYS)
        self.sent_records = WaitingLine(MOST_SENT_TEXTS)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_housekeeper(self) -> bool:
        """Whether this process cleans up, because it is the only one or holds the lease for it."""
        return self.cluster is None or self.cluster.is_housekeeper

    def check_command(self, command: Command, identity: str) -> None:
        """Refuse a command if its sender has sent too many, or if no game may begin.

        Decisions are neither counted nor refused here.
        """
        if not isinstance(command, Decide):
            self.board.check_command(command)
            self.limits.check("command", identity, self.now())

    async def _choose(self, bot: str, view: View, *, table: str, urgent: bool) -> Move:
        """Ask a bot, and measure how long it takes."""
        asked = perf_counter()
        move = await self.bot_workers.choose(bot, view, table=table, urgent=urgent)
        self.metrics.bot_decided(bot, perf_counter() - asked)
        return move

    async def _choose_in_daily(
        self, decision: Decision, view: View, *, table: str, urgent: bool
    ) -> Move:
        return await self.daily.choose(decision, view, table=table, urgent=urgent)

    async def start(self) -> None:
        """Set the clock, then start bots, running tables, heartbeats and housekeeping."""
        last = await self.store.heartbeat()
        if last is not None:
            self._clock.start_after(last.at)
        await self.board.begin()
        self.metrics.start_counting_errors()
        await self.bot_workers.start()
        work = [
            self.readiness.keep_beating(),
            self.board.keep_looking(),
            self.report.keep_writing(),
            self.metrics.keep_measuring_delay(),
            self.reviews.keep_working(),
            self.daily.keep_working(),
            self._keep_house(),
        ]
        if self.cluster is None:
            work.append(self.tables.resume())
        else:  # the tables are shared among all processes
            await self.cluster.start()
        self._tasks = [asyncio.create_task(each) for each in work]
        self.is_ready = True

    async def say_goodbye(self) -> None:
        """Notify all sockets, and finish what was accepted.

        If the database is too slow for that, it is closed, and whatever still waits for it fails.
        """
        self.is_ready = False
        try:
            await asyncio.wait_for(self.tables.stop(), TABLES_STOP_SECONDS)
        except TimeoutError:
            log.warning("the tables could not be finished in time")
            await self.store.close(0.0)

    async def stop(self) -> None:
        """End everything in order within a few seconds; nothing that was acknowledged is lost."""
        async with AsyncExitStack() as ending:  # each step runs even if others fail
            ending.push_async_callback(self.store.close, STORE_STOP_SECONDS)
            if self.cluster is not None:
                ending.push_async_callback(self.cluster.close)
            ending.push_async_callback(self.bot_workers.close)
            ending.push_async_callback(self.reviews.close)
            ending.callback(self.metrics.stop_counting_errors)
            ending.push_async_callback(self._write_last)
            ending.push_async_callback(self._end_tasks)
            await self.say_goodbye()

    async def _write_last(self) -> None:
        """Store visits and the time once more, if the database allows it."""
        last: tuple[Awaitable[object], ...] = (
            self.identities.write_seen(),
            self.readiness.fault(),
            self.report.remove(),
        )
        for writing in last:
            try:
                await asyncio.wait_for(writing, STORE_STOP_SECONDS)
            except (StoreError, TimeoutError) as error:
                log.warning("visits are not noted", extra={"reason": type(error).__name__})

    async def _end_tasks(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STORE_STOP_SECONDS)

    async def clean(self) -> None:
        """Remove tables that never started, and forget guests unseen for a long time."""
        now = self.now()
        occupied = {live.table.id for live in self.tables.live if live.is_watched}
        if self.cluster is not None:
            elsewhere = await self.cluster.occupied()
            if elsewhere is None:
                return
            occupied |= elsewhere
        gone = await self.store.delete_tables(
            now - self.settings.table_days * DAY, sorted(occupied)
        )
        self.tables.forget(gone)
        forgotten = await self._forget(now - self.settings.guest_days * DAY)
        if forgotten:
            self.identities.forget_all()
            self.tables.drop_idle()
        if gone or forgotten:
            self.bus.publish(EVERYBODY, Cleaned(gone, bool(forgotten)))
            log.info("cleaned up", extra={"tables": len(gone), "guests": forgotten})

    async def _forget(self, unseen_before: float) -> int:
        """Mark or forget unseen guests; return the number of those who were forgotten."""
        running = self.readiness.running
        if running is None:  # unknown before the first heartbeat
            return 0
        eraser = Eraser(erased_entry, erased_summary)
        return await self.store.forget_guests(unseen_before, eraser, Looks(running, LOOKS_APART))

    async def _keep_house(self) -> None:
        loop = asyncio.get_running_loop()
        cleans_at = loop.time() + FIRST_CLEANING_SECONDS
        while True:
            try:
                self.tables.leave_idle()
                await self.identities.write_seen()
                if loop.time() >= cleans_at:
                    cleans_at = loop.time() + CLEANING_SECONDS
                    if self.is_housekeeper:
                        await self.clean()
            except StoreError as error:
                log.warning("housekeeping must wait", extra={"code": error.code})
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(SWEEP_SECONDS)


def _cluster(bus: RedisBus, store: Store, now: Callable[[], float]) -> Cluster:
    """Return the connection to other processes; a server at home does not need its driver."""
    from linko.server.cluster import Cluster

    return Cluster(bus, store, now)


def erased_entry(data: bytes, person: str) -> bytes:
    """Return a line of a log without a person's name and words."""
    try:
        return forget(data, person)
    except MsgspecError:  # no version of the program can read it
        return b"{}"


def erased_summary(data: bytes, person: str) -> bytes:
    """Return a summary of a table without a person's name."""
    try:
        return forget_in_summary(data, person, FORGOTTEN)
    except MsgspecError:
        return b"{}"

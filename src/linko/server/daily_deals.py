"""The deal of the day: drawn by the server and played at ordinary tables.

In the same position, bots make the same move for everybody. Once a day has begun, no earlier
day comes back, even if a clock is set back.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from msgspec import MsgspecError, Struct, json

from linko.bots.errors import BotError
from linko.deals import (
    EDITION,
    SEATS,
    DealOfTheDay,
    day_begins,
    day_of,
    deal_of_the_day,
    decision_seed,
)
from linko.game import Game
from linko.rules import Move, View
from linko.server.bot_workers.bot_workers import BotWorkers
from linko.server.bot_workers.levels import LEVELS, is_plain
from linko.server.daily_decision import Decision
from linko.server.errors import ServerError
from linko.server.tables import Tables
from linko.store import DayRow, Store, StoreConflict, StoreError, Try
from linko.table import Person, Settings, Status
from linko.table.log import DailyGame, Started

log = logging.getLogger("linko.daily")

OPPONENT: Final = "search:games=600"
"""The bot on the other seats, with its number of rollouts per decision."""

PLAIN_OPPONENT: Final = "greedy"
"""The bot on the other seats on a server without strong workers."""

IN_THE_FIELD: Final = {"search": "search:games=2000"}
"""The bots that play the person's seat at levels whose budget is usually a time."""

LOOK_SECONDS: Final = 20.0
"""Seconds between checks whether a day has begun and whether bots still have to play its deal."""

TRIES: Final = 5
"""Number of attempts to begin a try if the same person begins two at once."""

MOST_KNOWN_DAYS: Final = 4


@dataclass(frozen=True)
class Day:
    """A day whose seed has been drawn."""

    row: DayRow

    @property
    def number(self) -> int:
        """Number of days since 1970."""
        return self.row.day

    @property
    def ends_at(self) -> float:
        """When the next day begins."""
        return day_begins(self.row.day + 1)

    @cached_property
    def deal(self) -> DealOfTheDay:
        """The cards and the seats."""
        return deal_of_the_day(self.row.seed, self.row.day)

    @property
    def level(self) -> str:
        """The level of the bot on the other seats."""
        return self.row.bot.partition(":")[0]


class _Daily(Struct, frozen=True):
    day: int


class _Record(Struct, frozen=True):
    """The part of a record that says whether its game was a deal of the day."""

    daily: _Daily | None = None


class DailyDeals:
    """The deals of today and of other days, for one server process."""

    def __init__(
        self, store: Store, tables: Tables, bot_workers: BotWorkers, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._tables = tables
        self._bot_workers = bot_workers
        self._now = now
        self._today = 0
        """The last day known to have begun."""
        self._days: dict[int, Day] = {}
        self._lock = asyncio.Lock()
        self._asked = asyncio.Event()
        """Set when somebody plays a deal that bots may not have played yet."""

    async def today(self) -> Day:
        """Return the current day; draw its seed and the next day's if that has not been done."""
        known = self._days.get(self._today)
        if known is not None and day_of(self._now()) <= self._today:
            return known
        return await self.look()

    async def look(self) -> Day:
        """Return the present day as the store knows it.

        Another process, whose clock is ahead of ours, may have begun it.
        """
        async with self._lock:
            daily = self._store.daily
            last = await daily.last_opened()
            now = self._now()
            day = max(day_of(now), self._today, last or 0)
            if last != day or await daily.day(day + 1) is None:
                drawn = (self._drawn(number, now) for number in (day, day + 1))
                await daily.draw(tuple(drawn))
                await daily.open(day, now)
            found = await self._day(day)
            self._today = day
            return found

    async def day(self, number: int) -> Day | None:
        """Return a day; None if its seed has not been drawn."""
        await self.today()
        try:
            return await self._day(number)
        except ServerError:
            return None

    async def is_over(self, day: int) -> bool:
        """Whether a day is over, so that everything about its deal may be seen."""
        return day < (await self.today()).number

    async def begin(self, person: Person, check: Callable[[], Awaitable[None]]) -> Try:
        """Begin a try at the deal of the day, or continue one; on return its table exists.

        `check` may refuse another table. It is called before a try begins, not when one continues.
        """
        day = await self.today()
        for _ in range(TRIES):
            tries = await self._store.daily.tries(person.id, day.number)
            begun = tries[-1] if tries else None
            if begun is None or begun.finished_at is not None or await self._is_closed(begun):
                await check()
                new_id = self._tables.chance.new_id
                begun = Try(new_id(), new_id(), person.id, day.number, len(tries) + 1, self._now())
                try:
                    await self._store.daily.begin(begun)
                except StoreConflict:
                    continue
            await self._open_table(day, begun, person)
            self._asked.set()
            return begun
        raise ServerError("server_try_again")

    async def is_open(self, record: bytes) -> bool:
        """Whether a finished game may be shown.

        A deal of the day may be shown only when its day is over.
        """
        day = daily_day(record)
        return day is None or await self.is_over(day)

    async def choose(self, decision: Decision, view: View, *, table: str, urgent: bool) -> Move:
        """Return the bot's move: the one that was made when this position first occurred."""
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        day = await self._day(decision.day)
        kept = await self._store.daily.answer(decision.day, decision.position)
        if kept is None:
            seed = decision_seed(day.row.seed, day.number, str(decision.seat), decision.number)
            move = await self._bot_workers.repeat(
                day.row.bot, seed, view, table=table, urgent=urgent
            )
            kept = await self._store.daily.first_answer(decision.day, decision.position, move.text)
        for move in view.legal_moves:
            if move.text == kept:
                return move
        raise BotError("bots_away")

    async def keep_working(self) -> None:
        """Draw the seeds in time, and let the bots play each deal that people play."""
        while True:
            try:
                day = await self.look()
                if self._asked.is_set():
                    await self.let_bots_play(day)
                    self._asked.clear()
            except (StoreError, BotError) as error:
                log.warning("the deal of the day must wait", extra={"code": error.code})
                await asyncio.sleep(LOOK_SECONDS)
            except Exception:
                log.exception("the deal of the day failed")
                await asyncio.sleep(LOOK_SECONDS)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK_SECONDS)

    def want_bots(self) -> None:
        """Ask the bots to play the deal of the day soon, if they have not done so yet."""
        self._asked.set()

    @property
    def field(self) -> Iterator[tuple[str, str]]:
        """Each level whose bot can play the person's seat on this server, and that bot."""
        is_strong = self._bot_workers.has_strong
        for level in LEVELS:
            bot = IN_THE_FIELD.get(level, level)
            if is_strong or is_plain(bot):
                yield level, bot

    async def let_bots_play(self, day: Day) -> None:
        """Let the bot of every level play the person's seat, and store the scores."""
        known = await self._store.daily.bots(day.number)
        for level, bot in self.field:
            if level not in known:
                score = await self._played(day, level, bot)
                await self._store.daily.add_bot(day.number, level, score)

    async def _played(self, day: Day, level: str, bot: str) -> int:
        """Return the score of a bot on the person's seat, against the bots that people face."""
        deal = day.deal
        game = Game(EDITION, SEATS, deck=deal.deck, starter=deal.starter)
        moves: tuple[str, ...] = ()
        table = f"daily {day.number} {level}"
        while (seat := game.to_move) is not None:
            view = game.view(seat)
            if len(view.legal_moves) == 1:
                move = view.legal_moves[0]
            elif seat == deal.seat:
                seed = decision_seed(day.row.seed, day.number, level, len(moves) + 1)
                move = await self._bot_workers.repeat(bot, seed, view, table=table, urgent=False)
            else:
                decision = Decision(day.number, int(seat), moves)
                move = await self.choose(decision, view, table=table, urgent=False)
            game.push(move)
            moves += (move.text,)
            await asyncio.sleep(0)
        return game.scores[deal.seat]

    def _drawn(self, day: int, now: float) -> DayRow:
        is_strong = self._bot_workers.has_strong
        bot = OPPONENT if is_strong else PLAIN_OPPONENT
        return DayRow(day, secrets.token_hex(32), bot, now, None)

    async def _day(self, number: int) -> Day:
        known = self._days.get(number)
        if known is None:
            row = await self._store.daily.day(number)
            if row is None:
                raise ServerError("server_no_daily")
            known = self._days[number] = Day(row)
            while len(self._days) > MOST_KNOWN_DAYS:
                del self._days[min(self._days)]
        return known

    async def _is_closed(self, begun: Try) -> bool:
        """Whether the table of a try is closed, so that its game never ends."""
        row = await self._store.table(begun.table)
        return row is not None and row.status is Status.CLOSED

    async def _open_table(self, day: Day, begun: Try, person: Person) -> None:
        """Open the table of a try unless it exists; this also completes an interrupted `begin`."""
        if await self._store.table(begun.table) is not None:
            return
        deal = day.deal
        started = Started(
            begun.game,
            begun.game,
            deal.starter,
            deal.deck,
            deal.salt,
            daily=DailyGame(day.number, begun.attempt),
        )
        settings = Settings(edition=EDITION, seats=SEATS)
        try:
            await self._tables.begin_with_bots(
                begun.table, settings, person, deal.seat, [day.level] * SEATS, started
            )
        except StoreConflict:  # the same person did it at the same moment
            await self._tables.find(begun.table)


def daily_day(record: bytes) -> int | None:
    """Return the day whose deal was played in a record; None for other games."""
    if b'"daily"' not in record:
        return None
    try:
        found = json.decode(record, type=_Record).daily
    except MsgspecError:
        return None
    return None if found is None else found.day

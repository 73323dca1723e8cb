"""What a table does by itself: clocks run out, bots decide, the next game is dealt."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

from linko.refusal import LinkoError
from linko.rules import Move, View
from linko.server.daily_decision import Decision
from linko.table import Table

log = logging.getLogger("linko.table")

WATCHING_PAUSE: Final = 0.7
"""Seconds to wait before a bot's decision when only bots play, so that spectators can follow."""

RETRY_PAUSE: Final = 1.0
"""Seconds to wait before retrying a failed bot move; doubled after each failure."""

MOST_FAILURES: Final = 5
"""Number of consecutive bot failures after which the table is dropped from memory."""


class Choose(Protocol):
    """Asks a bot for its move."""

    async def __call__(self, bot: str, view: View, *, table: str, urgent: bool) -> Move:
        """Return the move of a bot."""


class ChooseInDaily(Protocol):
    """Asks the bot of a deal of the day for its move."""

    async def __call__(self, decision: Decision, view: View, *, table: str, urgent: bool) -> Move:
        """Return the move of the bot."""


class Attended(Protocol):
    """A table that is attended."""

    is_given_up: bool

    @property
    def table(self) -> Table:
        """The table."""

    @property
    def due_at(self) -> float | None:
        """When `tick` has something to do next."""

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected."""

    @property
    def is_in_charge(self) -> bool:
        """Whether this process is in charge of the table."""

    def ask_for_charge(self) -> None:
        """Ask for this process to be put in charge of the table."""

    async def tick(self) -> None:
        """Act on everything whose time has come."""

    async def bot_decides(self, game: str, number: int, move: Move) -> None:
        """Make the move that a bot has chosen."""

    def give_up(self) -> None:
        """Drop this table from memory; it is loaded again when somebody comes back to it."""


class Attendant:
    """A table's clock and its thinking bots."""

    def __init__(
        self,
        attended: Attended,
        choose: Choose,
        choose_in_daily: ChooseInDaily | None,
        now: Callable[[], float],
    ) -> None:
        self._attended = attended
        self._choose = choose
        self._choose_in_daily = choose_in_daily
        self._now = now
        self._timer: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether no clock runs and no bot thinks."""
        return self._timer is None and self._thinking is None and self._ticking is None

    def attend(self) -> None:
        """Start the clock and the bot that the current position needs.

        If this process is not in charge of the table, ask for the charge instead.
        """
        table = self._attended.table
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self._attended.is_in_charge:
            self._attended.ask_for_charge()
            return
        due_at = self._attended.due_at
        if due_at is not None:
            wait = max(0.0, due_at - self._now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._begin_tick)
        if self._thinking is None and table.bot_to_move is not None:
            self._thinking = asyncio.create_task(self._think())

    def stop(self) -> None:
        """Stop the clock, and withdraw the question from the bot."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()

    def _begin_tick(self) -> None:
        self._timer = None
        self._ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        table = self._attended.table
        try:
            await self._attended.tick()
        except LinkoError as error:
            log.warning("a clock failed", extra={"table": table.id, "code": error.code})
        except Exception:
            log.exception("a clock failed", extra={"table": table.id})
        finally:
            if self._ticking is asyncio.current_task():
                self._ticking = None

    async def _think(self) -> None:
        """Let bots decide until it is a person's turn, or until they fail too often."""
        table = self._attended.table
        failures = 0
        try:
            while not self._has_ended() and (turn := self._attended.table.bot_to_move) is not None:
                try:
                    await self._think_once(turn[1])
                    failures = 0
                    continue
                except LinkoError as error:
                    log.warning(
                        "a bot's decision failed", extra={"table": table.id, "code": error.code}
                    )
                except Exception:
                    log.exception("a bot's decision failed", extra={"table": table.id})
                failures += 1
                if self._has_ended():
                    return
                if failures >= MOST_FAILURES:
                    log.error("the bots of a table are given up", extra={"table": table.id})
                    self._attended.give_up()
                    return
                await asyncio.sleep(RETRY_PAUSE * 2 ** (failures - 1))
        finally:
            self._thinking = None

    def _has_ended(self) -> bool:
        return self._attended.is_given_up or not self._attended.is_in_charge

    async def _think_once(self, level: str) -> None:
        table = self._attended.table
        dealt, view = table.dealt, table.view(table.to_move)
        if dealt is None or view is None:
            return
        number = dealt.number
        urgent = table.has_people
        if not urgent and self._attended.is_watched:
            await asyncio.sleep(WATCHING_PAUSE)
        if dealt.daily is not None and table.to_move is not None:
            assert self._choose_in_daily is not None
            moves = tuple([move.text for move in dealt.game.moves])
            daily = Decision(dealt.daily.day, int(table.to_move), moves)
            move = await self._choose_in_daily(daily, view, table=table.id, urgent=urgent)
        else:
            move = await self._choose(level, view, table=table.id, urgent=urgent)
        await self._attended.bot_decides(dealt.id, number, move)

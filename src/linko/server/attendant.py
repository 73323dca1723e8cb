"""What a table does by itself: its clock runs out, its bots decide."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

from linko.refusal import LinkoError
from linko.rules import Move, View
from linko.table import Table

log = logging.getLogger("linko.table")

WATCHING_PAUSE: Final = 0.7
"""Seconds bots among themselves wait before a decision, for people to follow."""

RETRY_PAUSE: Final = 1.0
"""Seconds to wait before retrying a failed bot move."""


class Choose(Protocol):
    """Where bots think."""

    async def __call__(self, bot: str, view: View, *, table: str, urgent: bool) -> Move:
        """The move of a bot."""


class Attended(Protocol):
    """A table that is attended."""

    table: Table
    is_given_up: bool

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected."""

    async def tick(self) -> None:
        """Let happen what time brings."""

    async def bot_decides(self, game: str, number: int, move: Move) -> None:
        """Make the decision of a bot."""


class Attendant:
    """A table's clock and its thinking bots."""

    def __init__(self, attended: Attended, choose: Choose, now: Callable[[], float]) -> None:
        self._attended = attended
        self._choose = choose
        self._now = now
        self._timer: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether no clock runs and no bot thinks."""
        return self._timer is None and self._thinking is None and self._ticking is None

    def attend(self) -> None:
        """Begin what the table needs as it stands now."""
        table = self._attended.table
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = table.deadline
        if deadline is not None:
            wait = max(0.0, deadline - self._now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._begin_tick)
        if self._thinking is None and table.bot_to_move is not None:
            self._thinking = asyncio.create_task(self._think())

    def stop(self) -> None:
        """Begin nothing more, and withdraw what is being thought about."""
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
        """Let bots decide until it is a person's turn."""
        table = self._attended.table
        try:
            while not self._attended.is_given_up and (turn := table.bot_to_move) is not None:
                try:
                    await self._think_once(turn[1])
                except LinkoError as error:
                    log.warning(
                        "a bot's decision failed", extra={"table": table.id, "code": error.code}
                    )
                    await asyncio.sleep(RETRY_PAUSE)
                except Exception:
                    log.exception("a bot's decision failed", extra={"table": table.id})
                    await asyncio.sleep(RETRY_PAUSE)
        finally:
            self._thinking = None

    async def _think_once(self, level: str) -> None:
        table = self._attended.table
        dealt, view = table.dealt, table.view(table.to_move)
        if dealt is None or view is None:
            return
        number = dealt.number
        urgent = table.has_people
        if not urgent and self._attended.is_watched:
            await asyncio.sleep(WATCHING_PAUSE)
        move = await self._choose(level, view, table=table.id, urgent=urgent)
        await self._attended.bot_decides(dealt.id, number, move)

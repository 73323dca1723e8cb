"""Worker processes for tests, with a bot that tests control."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import ParamSpec

import psutil
import pytest

from linko import Game, Move, View, bots
from linko.server.bot_workers.bot_workers import BotWorkers
from linko.server.bot_workers.levels import LEVELS
from tests import ROOT

Given = ParamSpec("Given")


def deal(seed: int = 7, edition: str = "classic", seats: int = 4) -> View:
    game = Game.deal(edition, seats=seats, seed=seed)
    assert game.to_move is not None
    return game.view(game.to_move)


VIEW = deal()
GREEDY = bots.load("greedy").choose(VIEW)
STRONG = VIEW.legal_moves[-1]
"""The answer of the scripted bot."""


class BotScript:
    """Controls the scripted bot, and lists the decisions that it has started."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "begun").touch()
        self.say("answer")
        self.levels = {
            "greedy": "greedy",
            "search": f"tests.server.slow_bots:ScriptedBot:folder={folder}",
        }

    def say(self, word: str) -> None:
        """Set the bot's instruction atomically, because the bot may read it at any time."""
        fresh = self._folder / "fresh"
        fresh.write_text(word)
        fresh.replace(self._folder / "word")

    def forget(self) -> None:
        (self._folder / "begun").write_text("")

    @property
    def begun(self) -> list[tuple[int, str]]:
        lines = (self._folder / "begun").read_text().splitlines()
        return [(int(line.split()[0]), line.split()[1]) for line in lines]


def hand(view: View) -> str:
    return "-".join(map(str, view.hand))


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> BotScript:
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
    return BotScript(tmp_path)


@asynccontextmanager
async def thinking(
    workers: int = 1,
    *,
    levels: Mapping[str, str] = LEVELS,
    limit: float = 60,
    light_limit: float = 60,
    patience: float = 60,
    idle_patience: float = 60,
    now: Callable[[], float] = time.monotonic,
) -> AsyncIterator[BotWorkers]:
    """Bot workers with long default time limits, because machines may be slow."""
    bot_workers = BotWorkers(
        workers,
        levels=levels,
        limit=limit,
        light_limit=light_limit,
        patience=patience,
        idle_patience=idle_patience,
        now=now,
    )
    await bot_workers.start()
    try:
        yield bot_workers
    finally:
        await bot_workers.close()


@asynccontextmanager
async def warm(
    script: BotScript, count: int = 1, now: Callable[[], float] = time.monotonic, **limits: float
) -> AsyncIterator[BotWorkers]:
    """Strong workers with the scripted bot, all of them ready."""
    async with thinking(count, levels=script.levels, now=now, **limits) as bot_workers:
        await strong(bot_workers, count)
        yield bot_workers


def within(
    seconds: float,
) -> Callable[[Callable[Given, Coroutine[object, object, None]]], Callable[Given, None]]:
    """Run a coroutine as a test, with a time limit."""

    def made(test: Callable[Given, Coroutine[object, object, None]]) -> Callable[Given, None]:
        @wraps(test)
        def run(*given: Given.args, **named: Given.kwargs) -> None:
            asyncio.run(asyncio.wait_for(test(*given, **named), seconds))

        return run

    return made


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.002)


async def strong(bot_workers: BotWorkers, count: int = 1) -> None:
    await until(lambda: bot_workers.state.strong_ready == count)


def ask(
    bot_workers: BotWorkers, view: View = VIEW, *, table: str = "a", urgent: bool = True
) -> asyncio.Task[Move]:
    return asyncio.create_task(bot_workers.choose("search", view, table=table, urgent=urgent))


async def held(script: BotScript, bot_workers: BotWorkers, view: View = VIEW) -> asyncio.Task[Move]:
    """Ask the scripted bot and return while it is thinking; it thinks until told otherwise."""
    script.forget()
    script.say("wait")
    answer = ask(bot_workers, view)
    await until(lambda: len(script.begun) == 1)
    return answer


def run_out_of_time(bot_workers: BotWorkers, limit: float) -> None:
    """Make the time limit of the thinking worker expire now."""
    (deadline,) = [worker._deadline for worker in bot_workers._strong._workers if worker.job]
    assert deadline is not None
    assert 0 < deadline.when() - asyncio.get_running_loop().time() <= limit
    deadline._run()


def is_gone(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


def pids(bot_workers: BotWorkers) -> tuple[int, ...]:
    return bot_workers._light.pids + bot_workers._strong.pids


def is_noticed(bot_workers: BotWorkers, dead: int) -> bool:
    return dead not in pids(bot_workers)

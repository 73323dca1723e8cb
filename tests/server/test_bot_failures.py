"""Bot workers: how they end with their server, which modules they load, when they compile."""

from __future__ import annotations

import ast
import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pytest

import linko
from linko import BotError
from linko.options import EDITIONS
from linko.server.bot_workers.bot_workers import BotWorkers
from linko.server.bot_workers.levels import LEVELS
from tests.server.bot_workers import (
    GREEDY,
    STRONG,
    VIEW,
    BotScript,
    ask,
    deal,
    is_gone,
    is_noticed,
    pids,
    script,
    strong,
    thinking,
    until,
    warm,
    within,
)

__all__ = ["script"]  # a fixture


# The end


@within(60)
async def test_no_bot_answers_before_the_start_or_after_the_end() -> None:
    bot_workers = BotWorkers(0)
    await bot_workers.close()
    for _ in range(2):
        with pytest.raises(BotError) as caught:
            await bot_workers.choose("greedy", VIEW, table="a")
        assert caught.value.code == "bots_away"
        await bot_workers.start()
        await bot_workers.close()


@within(60)
async def test_a_question_pending_at_the_end_gets_an_error(script: BotScript) -> None:
    async with warm(script) as bot_workers:
        script.say("wait")
        answers = [ask(bot_workers, table=table) for table in ("a", "a", "b")]
        await until(lambda: bot_workers.state.waiting == 2)
    for answer in answers:
        with pytest.raises(BotError) as caught:
            await answer
        assert caught.value.code == "bots_away"


@within(60)
async def test_all_processes_end_whether_thinking_stopped_or_starting(script: BotScript) -> None:
    async with warm(script, 2) as bot_workers:
        script.forget()
        script.say("wait")
        answer = ask(bot_workers)
        await until(lambda: len(script.begun) >= 1)
        os.kill(bot_workers._light.pids[0], signal.SIGSTOP)
        idle = next(pid for pid in bot_workers._strong.pids if pid != script.begun[0][0])
        os.kill(idle, signal.SIGKILL)
        await until(lambda: bot_workers.state.restarts == 1)
        await until(lambda: len(pids(bot_workers)) == 3)
        ours = pids(bot_workers)
        began = time.perf_counter()
        await bot_workers.close()
        assert time.perf_counter() - began < 5
        assert all(map(is_gone, ours))
        with pytest.raises(BotError):
            await answer


@within(60)
async def test_ctrl_c_does_not_end_a_worker(script: BotScript) -> None:
    async with warm(script) as bot_workers:
        for pid in pids(bot_workers):
            assert os.getpgid(pid) != os.getpgid(0), (
                "a worker must not be in the server's process group"
            )
            os.kill(pid, signal.SIGINT)
        assert await ask(bot_workers) == STRONG
        assert await bot_workers.choose("greedy", VIEW, table="a") == GREEDY
        assert bot_workers.state.restarts == 0


# Real servers, imports and compilation

SERVER = """
import asyncio, sys
from linko import Game
from linko.server.bot_workers.bot_workers import BotWorkers
from linko.server.bot_workers.levels import LEVELS

async def serve(levels):
    bot_workers = BotWorkers(2, levels=levels)
    await bot_workers.start()
    game = Game.deal("classic", seats=4, seed=7)
    view = game.view(game.to_move)
    await bot_workers.choose("greedy", view, table="a")
    await bot_workers.choose("search", view, table="a")
    heavy = {"numba", "llvmlite", "numpy", "litestar", "sqlalchemy", "uvicorn"}
    print(sorted(heavy & set(sys.modules)), flush=True)
    while not bot_workers._strong.pids:
        await asyncio.sleep(0.01)
    print(*bot_workers._light.pids, *bot_workers._strong.pids, flush=True)
    await asyncio.Event().wait()

asyncio.run(serve(eval(sys.argv[1])))
"""


def serve(levels: Mapping[str, str]) -> subprocess.Popen[str]:
    """A process that runs the bot workers of a server and nothing else."""
    command = [sys.executable, "-c", SERVER, repr(dict(levels))]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def said(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    return server.stdout.readline().strip()


def mapped(pid: int) -> str:
    return Path(f"/proc/{pid}/maps").read_text()


def wait_until(condition: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "timed out"
        time.sleep(0.01)


def test_a_killed_server_leaves_no_worker_running(script: BotScript) -> None:
    script.say("wait")
    with serve(script.levels) as server:
        said(server)
        workers = [int(word) for word in said(server).split()]
        wait_until(lambda: len(script.begun) == 1)
        server.kill()
    wait_until(lambda: all(map(is_gone, workers)))
    assert len(workers) == 2


@pytest.mark.slow
def test_neither_server_nor_light_workers_load_the_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This holds even if the server is killed while its strong worker compiles."""
    monkeypatch.setenv("LINKO_CACHE_DIR", str(tmp_path))
    with serve(LEVELS) as server:
        assert said(server) == "[]"
        light, heavy = (int(word) for word in said(server).split())
        wait_until(lambda: "llvmlite" in mapped(heavy))
        assert "llvmlite" not in mapped(light) + mapped(server.pid)
        assert "numpy" not in mapped(light) + mapped(server.pid)
        wait_until(lambda: any(tmp_path.rglob("*.nbc")), 120)  # it compiles
        server.kill()
    wait_until(lambda: is_gone(light) and is_gone(heavy))


def test_workers_do_not_import_the_server() -> None:
    code = (
        "import sys, linko.server.bot_workers.worker;"
        "from linko import bots;"
        "[bots.load(name) for name in ('random', 'kitten', 'greedy')];"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert "linko" in loaded
    assert not loaded & {
        "numba",
        "numpy",
        "llvmlite",
        "litestar",
        "sqlalchemy",
        "msgspec",
        "asyncio",
    }


def test_the_server_package_itself_imports_nothing() -> None:
    source = (Path(linko.__file__).parent / "server/__init__.py").read_text()
    assert [type(node) for node in ast.parse(source).body] == [ast.Expr]


@pytest.mark.slow
@within(300)
async def test_the_strong_bots_play_every_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an empty cache, greedy answers at first; the second worker compiles nothing again."""
    monkeypatch.setenv("LINKO_CACHE_DIR", str(tmp_path))
    async with thinking(2) as bot_workers:
        assert await bot_workers.choose("search", VIEW, table="a") == GREEDY
        await strong(bot_workers, 1)
        compiled = {path.name for path in tmp_path.rglob("*")}
        await strong(bot_workers, 2)
        assert {path.name for path in tmp_path.rglob("*")} == compiled
        before = bot_workers.state.fallbacks
        for edition, options in EDITIONS.items():
            for seats in options.seat_counts:
                view = deal(3, edition, seats)
                for level in LEVELS:
                    move = await bot_workers.choose(level, view, table="a")
                    assert move in view.legal_moves
        assert bot_workers.state.fallbacks == before
        assert bot_workers.state.restarts == 0


@pytest.mark.slow
@within(200)
async def test_every_question_is_answered_whichever_workers_are_killed() -> None:
    rng = random.Random(8)

    async def play(bot_workers: BotWorkers, table: int, stop: asyncio.Event) -> int:
        count = 0
        while not stop.is_set():
            level = rng.choice(["greedy", "heuristic", "search"])
            view = deal(rng.randrange(100))
            urgent = table % 2 == 0
            move = await bot_workers.choose(level, view, table=str(table), urgent=urgent)
            assert move in view.legal_moves
            count += 1
        return count

    async with thinking(2, patience=2, limit=10) as bot_workers:
        stop = asyncio.Event()
        tables = [asyncio.create_task(play(bot_workers, table, stop)) for table in range(8)]
        for _ in range(10):
            await until(lambda: bot_workers.state.strong_ready > 0 < bot_workers.state.thinking)
            victim = rng.choice(pids(bot_workers))
            os.kill(victim, signal.SIGKILL)
            await until(partial(is_noticed, bot_workers, victim))
        await strong(bot_workers, 2)
        stop.set()
        assert min(await asyncio.gather(*tables)) > 0
        assert bot_workers.state.waiting == bot_workers.state.thinking == 0
        assert bot_workers.state.restarts == 10
        ours = pids(bot_workers)
    assert all(map(is_gone, ours))


WARM = """
import gc
from numba.core.dispatcher import Dispatcher
from linko import EDITIONS, Game, bots
from linko.server.bot_workers.worker import warm_up

def compiled():
    return sum(len(one.overloads) for one in gc.get_objects() if isinstance(one, Dispatcher))

players = [bots.load("heuristic"), bots.load("search:games=2")]
warm_up(players)
before = compiled()
for player in players:
    for edition, options in EDITIONS.items():
        for seats in options.seat_counts:
            game = Game.deal(edition, seats=seats, seed=5)
            while not game.is_over:
                game.push(player.choose(game.view(game.to_move)))
print(before, compiled())
"""


@pytest.mark.slow
def test_after_the_warm_up_nothing_is_compiled() -> None:
    done = subprocess.run([sys.executable, "-c", WARM], capture_output=True, text=True, check=True)
    before, after = map(int, done.stdout.split())
    assert before == after > 0

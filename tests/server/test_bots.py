"""The server's bots: which questions they accept, and the light worker for plain bots."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable

import pytest
import uvloop

import linko
from linko import BotError, Game, Move, bots
from linko.server.bot_workers.bot_workers import BotWorkers
from linko.server.bot_workers.levels import LEVELS
from tests.server.bot_workers import GREEDY, VIEW, is_gone, pids, thinking, until, within

# Levels


def test_every_level_is_a_built_in_bot_with_valid_options() -> None:
    assert list(LEVELS)[:4] == ["random", "kitten", "greedy", "heuristic"]
    assert LEVELS["search"].startswith("search:ms=")
    assert {bot.partition(":")[0] for bot in LEVELS.values()} == set(bots.BOTS)


@pytest.mark.parametrize(
    "asked",
    [
        "",
        "exec:true",
        "tests.server.slow_bots:ScriptedBot",
        "search:ms=1",
        "Greedy",
        5,
        None,
        ["greedy"],
    ],
)
@within(60)
async def test_an_unknown_level_is_refused(asked: str) -> None:
    with pytest.raises(BotError) as caught:
        await BotWorkers().choose(asked, VIEW, table="a")
    assert caught.value.code == "unknown_level"
    assert "they offer random, kitten, greedy, heuristic" in str(caught.value)


# Questions


@within(60)
async def test_a_state_is_refused() -> None:
    async with thinking(0) as bot_workers:
        state = Game.deal("classic", seats=4, seed=7).state
        with pytest.raises(TypeError, match="never a State"):
            await bot_workers.choose("greedy", state, table="a")  # type: ignore[arg-type] # wrong


@within(60)
async def test_a_view_of_another_seat_is_refused() -> None:
    async with thinking(0) as bot_workers:
        spectator = Game.deal("classic", seats=4, seed=7).view(None)
        with pytest.raises(ValueError, match="must decide"):
            await bot_workers.choose("greedy", spectator, table="a")


@within(60)
async def test_a_forced_move_is_made_without_a_worker() -> None:
    game = Game.deal(linko.Options(jokers=0, hand_size=1), seats=2, seed=1)
    assert game.to_move is not None
    view = game.view(game.to_move)
    assert len(view.legal_moves) == 1
    async with thinking(0) as bot_workers:
        answer = await bot_workers.choose("search", view, table="a")
        assert answer == view.legal_moves[0]
        assert not bot_workers.state.light_ready, "it answered without a worker"


# The light worker


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_plain_bots_answer_in_any_loop(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def body() -> None:
        async with thinking(0) as bot_workers:
            assert await bot_workers.choose("greedy", VIEW, table="a") == GREEDY
            for level in ("random", "kitten"):
                assert await bot_workers.choose(level, VIEW, table="a") in VIEW.legal_moves
            assert bot_workers.state.light_ready
            assert bot_workers.state.fallbacks == bot_workers.state.restarts == 0
            ours = pids(bot_workers)
        assert all(map(is_gone, ours))

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(asyncio.wait_for(body(), 60))


@within(60)
async def test_starting_does_not_wait_for_the_workers() -> None:
    async with thinking(1) as bot_workers:
        assert pids(bot_workers) == ()
        assert not bot_workers.state.light_ready
        assert bot_workers.state.strong_ready == 0
        await until(lambda: bot_workers.state.light_ready)


@within(60)
async def test_bots_are_not_predictable() -> None:
    """Two runs differ, because every process uses the randomness of the operating system."""

    async def played() -> list[Move]:
        async with thinking(0) as bot_workers:
            return [await bot_workers.choose("random", VIEW, table="a") for _ in range(40)]

    first, second = await played(), await played()
    assert first != second
    assert len(set(first)) > 1


@within(60)
async def test_a_killed_light_worker_is_replaced_and_asked_again() -> None:
    async with thinking(0) as bot_workers:
        await until(lambda: bot_workers.state.light_ready)
        for deaths in (1, 2):
            (light,) = bot_workers._light.pids
            os.kill(light, signal.SIGSTOP)
            answer = asyncio.create_task(bot_workers.choose("greedy", VIEW, table="a"))
            await until(lambda: bot_workers.state.thinking == 1)
            os.kill(light, signal.SIGKILL)
            assert await answer == GREEDY
            assert bot_workers.state.restarts == deaths


@within(60)
async def test_a_stalled_light_worker_is_killed_and_another_is_asked() -> None:
    async with thinking(0, light_limit=2) as bot_workers:
        await until(lambda: bot_workers.state.light_ready)
        (light,) = bot_workers._light.pids
        os.kill(light, signal.SIGSTOP)
        assert await bot_workers.choose("greedy", VIEW, table="a") == GREEDY
        assert is_gone(light)
        assert bot_workers.state.restarts == 1


@pytest.mark.parametrize("executable", ["/bin/false", "/nowhere/python"])
@within(60)
async def test_games_continue_if_no_process_can_be_started(
    executable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", executable)
    async with thinking(1) as bot_workers:
        for level in ("greedy", "search"):
            answer = await bot_workers.choose(level, VIEW, table="a")
            assert answer == VIEW.legal_moves[0]
        for _ in range(20):
            answering = asyncio.create_task(bot_workers.choose("greedy", VIEW, table="a"))
            await asyncio.sleep(0)
            assert answering.done(), "it does not wait for another process to start"
        assert not bot_workers.state.light_ready


@within(60)
async def test_without_strong_workers_plain_bots_answer_everything() -> None:
    async with thinking(0) as bot_workers:
        assert await bot_workers.choose("search", VIEW, table="a") == GREEDY
        assert bot_workers.state.fallbacks == 1
        assert bot_workers.state.strong_workers == 0


def test_by_default_one_core_is_reserved_for_the_server() -> None:
    cores = len(os.sched_getaffinity(0))
    assert BotWorkers().state.strong_workers == max(1, cores - 1)

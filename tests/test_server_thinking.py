"""The processes in which the server's bots think: killed, stopped, crowded, compiling."""

from __future__ import annotations

import ast
import asyncio
import logging
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import psutil
import pytest
import uvloop

import linko
from linko import BotError, Game, Move, View, bots
from linko.options import EDITIONS
from linko.server.thinking import LEVELS, Thinkers
from linko.server.thinking.messages import (
    Ask,
    Decided,
    Failed,
    Ready,
    Replies,
    Reply,
    next_ask,
    packed,
)
from linko.server.thinking.process import WorkerProcess

TESTS = Path(__file__).parent


def deal(seed: int = 7, edition: str = "classic", seats: int = 4) -> View:
    game = Game.deal(edition, seats=seats, seed=seed)
    assert game.to_move is not None
    return game.view(game.to_move)


VIEW = deal()
GREEDY = bots.load("greedy").choose(VIEW)
STRONG = VIEW.legal_moves[-1]
"""What the bot of the tests answers."""


class Told:
    """What the bot of the tests is told, and where it has thought."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "begun").touch()
        self.say("answer")
        self.levels = {"greedy": "greedy", "search": f"thinking_bots:Told:folder={folder}"}

    def say(self, word: str) -> None:
        """Tell it all at once, however often it looks."""
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
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Told:
    monkeypatch.setenv("PYTHONPATH", str(TESTS))
    return Told(tmp_path)


@asynccontextmanager
async def thinking(
    workers: int = 1,
    *,
    levels: Mapping[str, str] = LEVELS,
    limit: float = 60,
    light_limit: float = 60,
    patience: float = 60,
    idle_patience: float = 60,
) -> AsyncIterator[Thinkers]:
    """Bots that are not hurried unless a test wants it, for machines are slow at times."""
    thinkers = Thinkers(
        workers,
        levels=levels,
        limit=limit,
        light_limit=light_limit,
        patience=patience,
        idle_patience=idle_patience,
    )
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.close()


def run(body: Coroutine[object, object, None], seconds: float = 60) -> None:
    asyncio.run(asyncio.wait_for(body, seconds))


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.002)


async def strong(thinkers: Thinkers, count: int = 1) -> None:
    await until(lambda: thinkers.state.strong_ready == count)


def ask(
    thinkers: Thinkers, view: View = VIEW, *, table: str = "a", urgent: bool = True
) -> asyncio.Task[Move]:
    return asyncio.create_task(thinkers.choose("search", view, table=table, urgent=urgent))


def is_gone(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


def pids(thinkers: Thinkers) -> tuple[int, ...]:
    return thinkers._light.pids + thinkers._strong.pids


def is_noticed(thinkers: Thinkers, dead: int) -> bool:
    return dead not in pids(thinkers)


# What tables may offer


def test_every_level_is_a_bot_of_ours_with_its_options() -> None:
    assert list(LEVELS)[:4] == ["random", "kitten", "greedy", "heuristic"]
    assert LEVELS["search"].startswith("search:ms=")
    assert {bot.partition(":")[0] for bot in LEVELS.values()} == set(bots.BOTS)


@pytest.mark.parametrize(
    "asked", ["", "exec:true", "thinking_bots:Told", "search:ms=1", "Greedy", 5, None, ["greedy"]]
)
def test_only_the_levels_can_be_asked_for(asked: str) -> None:
    async def body() -> None:
        with pytest.raises(BotError) as caught:
            await Thinkers().choose(asked, VIEW, table="a")
        assert caught.value.code == "unknown_level"
        assert "they offer random, kitten, greedy, heuristic" in str(caught.value)

    run(body())


# The light worker


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_plain_bots_answer_in_any_loop(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def body() -> None:
        async with thinking(0) as thinkers:
            assert await thinkers.choose("greedy", VIEW, table="a") == GREEDY
            for level in ("random", "kitten"):
                assert await thinkers.choose(level, VIEW, table="a") in VIEW.legal_moves
            assert thinkers.state.light_ready
            assert thinkers.state.fallbacks == thinkers.state.restarts == 0
            ours = pids(thinkers)
        assert all(map(is_gone, ours))

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(asyncio.wait_for(body(), 60))


def test_start_returns_at_once() -> None:
    async def body() -> None:
        began = time.perf_counter()
        async with thinking(1):
            assert time.perf_counter() - began < 0.05

    run(body())


def test_nobody_can_predict_a_bot() -> None:
    """Nor tell two of the same server apart: every process draws from the operating system."""

    async def played() -> list[Move]:
        async with thinking(0) as thinkers:
            return [await thinkers.choose("random", VIEW, table="a") for _ in range(40)]

    async def body() -> None:
        first, second = await played(), await played()
        assert first != second
        assert len(set(first)) > 1

    run(body())


def test_a_killed_light_worker_is_replaced_and_asked_again() -> None:
    async def body() -> None:
        async with thinking(0) as thinkers:
            await until(lambda: thinkers.state.light_ready)
            for deaths in (1, 2):
                (light,) = thinkers._light.pids
                os.kill(light, signal.SIGSTOP)
                answer = asyncio.create_task(thinkers.choose("greedy", VIEW, table="a"))
                await until(lambda: thinkers.state.thinking == 1)
                os.kill(light, signal.SIGKILL)
                assert await answer == GREEDY
                assert thinkers.state.restarts == deaths

    run(body())


def test_a_stalled_light_worker_is_killed_and_another_asked() -> None:
    async def body() -> None:
        async with thinking(0, light_limit=2) as thinkers:
            await until(lambda: thinkers.state.light_ready)
            (light,) = thinkers._light.pids
            os.kill(light, signal.SIGSTOP)
            assert await thinkers.choose("greedy", VIEW, table="a") == GREEDY
            assert is_gone(light)
            assert thinkers.state.restarts == 1

    run(body())


@pytest.mark.parametrize("executable", ["/bin/false", "/nowhere/python"])
def test_where_no_process_starts_the_game_goes_on(
    executable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", executable)

    async def body() -> None:
        async with thinking(1) as thinkers:
            for level in ("greedy", "search"):
                answer = await thinkers.choose(level, VIEW, table="a")
                assert answer == VIEW.legal_moves[0]
            for _ in range(20):
                answering = asyncio.create_task(thinkers.choose("greedy", VIEW, table="a"))
                await asyncio.sleep(0)
                assert answering.done(), "nobody waits for the next process that dies"
            assert not thinkers.state.light_ready

    run(body())


def test_without_strong_workers_plain_bots_do_it_all() -> None:
    async def body() -> None:
        async with thinking(0) as thinkers:
            assert await thinkers.choose("search", VIEW, table="a") == GREEDY
            assert thinkers.state.fallbacks == 1
            assert thinkers.state.strong_workers == 0

    run(body())


def test_by_default_one_core_is_left_to_the_server() -> None:
    cores = len(os.sched_getaffinity(0))
    assert Thinkers().state.strong_workers == max(1, cores - 1)


# Strong workers


def test_until_a_strong_worker_is_warm_a_simpler_bot_answers_at_once(told: Told) -> None:
    async def body() -> None:
        told.say("wait")
        async with thinking(levels=told.levels) as thinkers:
            for urgent in (True, False):
                assert await ask(thinkers, urgent=urgent) == GREEDY
            assert thinkers.state.strong_ready == 0
            assert thinkers.state.fallbacks == 2
            told.say("answer")
            await strong(thinkers)
            assert await ask(thinkers) == STRONG
            assert thinkers.state.fallbacks == 2

    run(body())


def test_strong_workers_start_one_after_the_other(told: Told) -> None:
    """So the second finds compiled what the first compiled."""

    async def body() -> None:
        told.say("wait")
        async with thinking(2, levels=told.levels) as thinkers:
            await until(lambda: len(told.begun) == 1)
            assert len(thinkers._strong.pids) == 1
            told.say("answer")
            await strong(thinkers, 2)
            assert len(thinkers._strong.pids) == 2

    run(body())


def test_a_worker_is_not_replaced_while_another_starts(told: Told) -> None:
    async def body() -> None:
        async with thinking(2, levels=told.levels) as thinkers:
            await strong(thinkers, 1)
            told.forget()
            told.say("wait")
            await until(lambda: len(told.begun) == 1)
            (second, _), *_ = told.begun
            (first,) = set(thinkers._strong.pids) - {second}
            os.kill(first, signal.SIGKILL)
            await until(lambda: thinkers.state.restarts == 1)
            assert len(thinkers._strong._workers) == 1
            told.say("answer")
            await strong(thinkers, 2)
            assert second in thinkers._strong.pids

    run(body())


def test_strong_workers_give_way_and_keep_to_one_core(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels) as thinkers:
            await strong(thinkers)
            light, heavy = map(psutil.Process, pids(thinkers))
            assert light.nice() == os.nice(0)
            assert heavy.nice() > light.nice()
            assert heavy.environ()["NUMBA_NUM_THREADS"] == "1"

    run(body())


def test_a_killed_workers_move_is_thought_again_by_the_one_that_replaces_it(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels) as thinkers:
            await strong(thinkers)
            told.forget()
            told.say("wait")
            answer = ask(thinkers)
            await until(lambda: len(told.begun) == 1)
            os.kill(told.begun[0][0], signal.SIGKILL)
            told.say("answer")
            assert await answer == STRONG
            assert thinkers.state.restarts == 1
            assert thinkers.state.fallbacks == 0

    run(body())


def test_a_killed_workers_move_is_thought_again_by_another(told: Told) -> None:
    async def body() -> None:
        async with thinking(2, levels=told.levels) as thinkers:
            await strong(thinkers, 2)
            both = thinkers._strong.pids
            told.forget()
            told.say("wait")
            answer = ask(thinkers)
            await until(lambda: len(told.begun) == 1)
            os.kill(told.begun[0][0], signal.SIGKILL)
            await until(lambda: len(told.begun) >= 2)
            assert {pid for pid, _ in told.begun[:2]} == set(both)
            told.say("answer")
            assert await answer == STRONG

    run(body())


def test_where_strong_workers_go_on_dying_a_simpler_bot_answers(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels) as thinkers:
            await strong(thinkers)
            told.forget()
            told.say("wait")
            answer = ask(thinkers)
            await until(lambda: len(told.begun) == 1)
            told.say("die")
            for _ in range(3):
                assert await answer == GREEDY
                answer = ask(thinkers)
            assert await answer == GREEDY
            assert thinkers.state.fallbacks == 4
            told.say("answer")
            await strong(thinkers)
            assert await ask(thinkers) == STRONG

    run(body())


def test_a_question_that_kills_two_workers_is_kept_from_the_third(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels) as thinkers:
            await strong(thinkers)
            told.say(f"die of {hand(VIEW)}")
            assert await ask(thinkers) == GREEDY
            assert [cards for _, cards in told.begun].count(hand(VIEW)) == 2
            await strong(thinkers)
            assert await ask(thinkers, deal(1)) == deal(1).legal_moves[-1]
            assert thinkers.state.restarts == 2

    run(body())


def test_nobody_waits_longer_for_a_worker_that_comes_back_than_for_a_turn(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels, patience=0.5) as thinkers:
            await strong(thinkers)
            told.forget()
            told.say("wait")
            answer = ask(thinkers)
            await until(lambda: len(told.begun) == 1)
            os.kill(told.begun[0][0], signal.SIGKILL)
            assert await answer == GREEDY

    run(body())


def test_a_worker_that_thinks_too_long_is_killed_and_replaced(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels, limit=0.5) as thinkers:
            await strong(thinkers)
            told.forget()
            told.say("wait")
            assert await ask(thinkers) == GREEDY
            ((slow, _),) = told.begun
            told.say("answer")
            await until(lambda: is_gone(slow))
            await strong(thinkers)
            assert await ask(thinkers) == STRONG
            assert thinkers.state.restarts == thinkers.state.fallbacks == 1

    run(body())


def test_a_worker_that_is_to_be_killed_is_not_heard_any_more() -> None:
    """Its last answer may be on the way when its job has gone to another."""
    heard: list[Reply] = []
    worker = WorkerProcess("late", heard=lambda _, reply: heard.append(reply), died=print)
    worker.pipe_data_received(1, packed(Ready()))
    worker.kill()
    worker.pipe_data_received(1, packed(Decided(STRONG)))
    assert heard == [Ready()]


@pytest.mark.parametrize("mistake", ["raise", "cheat"])
def test_a_bot_that_fails_is_stood_in_for_and_the_log_says_why(
    told: Told, mistake: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels) as thinkers:
            await strong(thinkers)
            told.say(mistake)
            assert await ask(thinkers) == GREEDY
            told.say("answer")
            assert await ask(thinkers) == STRONG
            assert thinkers.state.restarts == 0

    run(body())
    expected = {"raise": "RuntimeError: I do not know", "cheat": "no legal move for search"}
    assert expected[mistake] in caplog.text


def test_what_a_bot_prints_goes_to_the_log(
    told: Told, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels) as thinkers:
            await strong(thinkers)
            told.say("chat")
            assert await ask(thinkers) == STRONG
            assert await ask(thinkers) == STRONG
            await until(lambda: caplog.text.count("and again") == 2)

    run(body())
    assert "worker 1 says: hello from a bot" in caplog.text
    assert capfd.readouterr().out == ""


def test_what_a_worker_dies_of_is_in_the_log(told: Told, caplog: pytest.LogCaptureFixture) -> None:
    async def body() -> None:
        told.say("raise")
        async with thinking(levels=told.levels) as thinkers:
            await until(lambda: "strong worker 1 ended with status 1" in caplog.text)
            await until(lambda: "RuntimeError: I do not know" in caplog.text)
            assert await ask(thinkers) == GREEDY

    with caplog.at_level(logging.INFO):
        run(body())


# Who waits for whom


def test_a_table_has_one_decision_made_at_a_time(told: Told) -> None:
    async def body() -> None:
        async with thinking(2, levels=told.levels) as thinkers:
            await strong(thinkers, 2)
            told.forget()
            told.say("wait")
            answers = [ask(thinkers, deal(seed)) for seed in (1, 2, 3)]
            await until(lambda: len(told.begun) == 1)
            assert thinkers.state.thinking == 1
            assert thinkers.state.waiting == 2
            other = ask(thinkers, deal(4), table="b")
            await until(lambda: thinkers.state.thinking == 2)
            told.say("answer")
            await asyncio.gather(*answers, other)
            begun = [cards for _, cards in told.begun if cards != hand(deal(4))]
            assert begun == [hand(deal(seed)) for seed in (1, 2, 3)]

    run(body())


def test_a_table_of_people_passes_the_tables_of_bots(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels) as thinkers:
            await strong(thinkers)
            told.forget()
            told.say("wait")
            tables = [(1, False), (2, False), (3, False), (4, True), (5, True)]
            answers = [
                ask(thinkers, deal(seed), table=str(seed), urgent=urgent) for seed, urgent in tables
            ]
            await until(lambda: len(told.begun) == 1 and thinkers.state.waiting == 4)
            told.say("answer")
            await asyncio.gather(*answers)
            order = [hand(deal(seed)) for seed in (1, 4, 5, 2, 3)]
            assert [cards for _, cards in told.begun] == order

    run(body())


def test_tables_of_bots_never_have_all_strong_workers(told: Told) -> None:
    async def body() -> None:
        async with thinking(2, levels=told.levels) as thinkers:
            await strong(thinkers, 2)
            told.say("wait")
            answers = [ask(thinkers, table=str(table), urgent=False) for table in range(5)]
            await until(lambda: thinkers.state.waiting == 4)
            assert thinkers.state.thinking == 1
            person = ask(thinkers, table="people")
            await until(lambda: thinkers.state.thinking == 2)
            assert thinkers.state.waiting == 4
            told.say("answer")
            assert await person == STRONG
            assert set(await asyncio.gather(*answers)) == {STRONG}
            assert thinkers.state.fallbacks == 0

    run(body())


def test_where_a_person_would_wait_too_long_a_simpler_bot_answers_at_once(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels, patience=1.0, limit=600) as thinkers:
            await strong(thinkers)
            thinkers._strong._seconds["search"] = 100.0
            told.say("wait")
            first = ask(thinkers, table="a")
            await until(lambda: thinkers.state.thinking == 1)
            began = time.perf_counter()
            assert await ask(thinkers, table="b") == GREEDY
            assert time.perf_counter() - began < 0.9, "it was not known at once"
            patient = ask(thinkers, table="c", urgent=False)
            await until(lambda: thinkers.state.waiting == 1)
            told.say("answer")
            assert await first == await patient == STRONG
            assert thinkers.state.fallbacks == 1

    run(body())


@pytest.mark.parametrize("urgent", [True, False])
def test_nobody_waits_for_ever_for_a_worker(told: Told, urgent: bool) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels, patience=0.3, idle_patience=0.3) as thinkers:
            await strong(thinkers)
            thinkers._strong._seconds["search"] = 0.0
            told.say("wait")
            first = ask(thinkers, table="a")
            await until(lambda: thinkers.state.thinking == 1)
            second = ask(thinkers, table="b", urgent=urgent)
            await until(lambda: thinkers.state.waiting == 1)
            assert await second == GREEDY
            told.say("answer")
            assert await first == STRONG

    run(body())


def test_how_long_a_bot_thinks_is_learnt(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels) as thinkers:
            await strong(thinkers)
            for _ in range(30):
                await ask(thinkers)
            assert 0 < thinkers._strong._seconds["search"] < 0.15
            assert thinkers._strong.expected_wait() == 0

    run(body())


def test_to_cancel_is_to_withdraw_the_question(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels) as thinkers:
            await strong(thinkers)
            told.forget()
            told.say("wait")
            running = ask(thinkers, deal(1), table="a")
            await until(lambda: len(told.begun) == 1)
            queued = ask(thinkers, deal(2), table="b")
            behind = ask(thinkers, deal(3), table="a")
            last = ask(thinkers, deal(4), table="a")
            await until(lambda: thinkers.state.waiting == 3)
            for one in (queued, behind, running):
                one.cancel()
            await asyncio.wait([queued, behind, running])
            assert thinkers.state.waiting == 1
            assert thinkers.state.thinking == 1, "the table's turn lasts as long as the thought"
            told.say("answer")
            assert await last == deal(4).legal_moves[-1]
            assert [cards for _, cards in told.begun] == [hand(deal(1)), hand(deal(4))]

    run(body())


def test_a_withdrawn_question_is_not_thought_again(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels) as thinkers:
            await strong(thinkers)
            told.forget()
            told.say("wait")
            running = ask(thinkers, deal(1))
            await until(lambda: len(told.begun) == 1)
            running.cancel()
            await asyncio.wait([running])
            os.kill(told.begun[0][0], signal.SIGKILL)
            await until(lambda: thinkers.state.restarts == 1)
            told.say("answer")
            await strong(thinkers)
            assert await ask(thinkers) == STRONG
            assert thinkers.state.fallbacks == 0
            assert hand(deal(1)) not in [cards for _, cards in told.begun[1:]]

    run(body())


# What is asked


def test_a_state_is_refused() -> None:
    async def body() -> None:
        async with thinking(0) as thinkers:
            state = Game.deal("classic", seats=4, seed=7).state
            with pytest.raises(TypeError, match="never a State"):
                await thinkers.choose("greedy", state, table="a")  # type: ignore[arg-type] # wrong

    run(body())


def test_a_view_of_another_seat_is_refused() -> None:
    async def body() -> None:
        async with thinking(0) as thinkers:
            spectator = Game.deal("classic", seats=4, seed=7).view(None)
            with pytest.raises(ValueError, match="must decide"):
                await thinkers.choose("greedy", spectator, table="a")

    run(body())


def test_a_forced_move_needs_no_thought() -> None:
    game = Game.deal(linko.Options(jokers=0, hand_size=1), seats=2, seed=1)
    assert game.to_move is not None
    view = game.view(game.to_move)
    assert len(view.legal_moves) == 1

    async def body() -> None:
        async with thinking(0) as thinkers:
            answer = await thinkers.choose("search", view, table="a")
            assert answer == view.legal_moves[0]
            assert not thinkers.state.light_ready, "it answered before anybody could think"

    run(body())


# The end


def test_before_the_start_and_after_the_end_nobody_thinks() -> None:
    async def body() -> None:
        thinkers = Thinkers(0)
        await thinkers.close()
        for _ in range(2):
            with pytest.raises(BotError) as caught:
                await thinkers.choose("greedy", VIEW, table="a")
            assert caught.value.code == "bots_away"
            await thinkers.start()
            await thinkers.close()

    run(body())


def test_who_waits_at_the_end_hears_that_there_will_be_no_move(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels) as thinkers:
            await strong(thinkers)
            told.say("wait")
            answers = [ask(thinkers, table=table) for table in ("a", "a", "b")]
            await until(lambda: thinkers.state.waiting == 2)
        for answer in answers:
            with pytest.raises(BotError) as caught:
                await answer
            assert caught.value.code == "bots_away"

    run(body())


def test_all_processes_end_thinking_stopped_or_starting(told: Told) -> None:
    async def body() -> None:
        async with thinking(2, levels=told.levels) as thinkers:
            await strong(thinkers, 2)
            told.forget()
            told.say("wait")
            answer = ask(thinkers)
            await until(lambda: len(told.begun) >= 1)
            os.kill(thinkers._light.pids[0], signal.SIGSTOP)
            idle = next(pid for pid in thinkers._strong.pids if pid != told.begun[0][0])
            os.kill(idle, signal.SIGKILL)
            await until(lambda: thinkers.state.restarts == 1)
            await until(lambda: len(pids(thinkers)) == 3)
            ours = pids(thinkers)
            began = time.perf_counter()
            await thinkers.close()
            assert time.perf_counter() - began < 5
            assert all(map(is_gone, ours))
            with pytest.raises(BotError):
                await answer

    run(body())


def test_ctrl_c_ends_no_worker(told: Told) -> None:
    async def body() -> None:
        async with thinking(levels=told.levels) as thinkers:
            await strong(thinkers)
            for pid in pids(thinkers):
                assert os.getpgid(pid) != os.getpgid(0), "not even while it starts"
                os.kill(pid, signal.SIGINT)
            assert await ask(thinkers) == STRONG
            assert await thinkers.choose("greedy", VIEW, table="a") == GREEDY
            assert thinkers.state.restarts == 0

    run(body())


# Real servers, real imports, the real compiler

SERVER = """
import asyncio, sys
from linko import Game
from linko.server.thinking import LEVELS, Thinkers

async def serve(levels):
    thinkers = Thinkers(2, levels=levels)
    await thinkers.start()
    game = Game.deal("classic", seats=4, seed=7)
    view = game.view(game.to_move)
    await thinkers.choose("greedy", view, table="a")
    await thinkers.choose("search", view, table="a")
    heavy = {"numba", "llvmlite", "numpy", "litestar", "sqlalchemy", "uvicorn"}
    print(sorted(heavy & set(sys.modules)), flush=True)
    while not thinkers._strong.pids:
        await asyncio.sleep(0.01)
    print(*thinkers._light.pids, *thinkers._strong.pids, flush=True)
    await asyncio.Event().wait()

asyncio.run(serve(eval(sys.argv[1])))
"""


def serve(levels: Mapping[str, str]) -> subprocess.Popen[str]:
    """A server in a process of its own, as far as bots are concerned."""
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
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def test_a_killed_server_leaves_no_worker_behind_even_one_that_thinks(told: Told) -> None:
    told.say("wait")
    with serve(told.levels) as server:
        said(server)
        workers = [int(word) for word in said(server).split()]
        wait_until(lambda: len(told.begun) == 1)
        server.kill()
    wait_until(lambda: all(map(is_gone, workers)))
    assert len(workers) == 2


@pytest.mark.slow
def test_neither_server_nor_light_worker_ever_loads_a_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a server killed while its strong worker compiles leaves no worker behind either."""
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


def test_a_worker_imports_nothing_of_the_server() -> None:
    code = (
        "import sys, linko.server.thinking.worker;"
        "from linko import bots;"
        "[bots.load(name) for name in ('random', 'kitten', 'greedy')];"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert "linko" in loaded
    assert not loaded & {"numba", "numpy", "llvmlite", "litestar", "sqlalchemy", "msgspec"}


def test_the_server_package_itself_imports_nothing() -> None:
    source = (Path(linko.__file__).parent / "server/__init__.py").read_text()
    assert [type(node) for node in ast.parse(source).body] == [ast.Expr]


@pytest.mark.slow
def test_the_strong_bots_play_every_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From an empty cache: greedy meanwhile, and the second worker compiles nothing again."""
    monkeypatch.setenv("LINKO_CACHE_DIR", str(tmp_path))

    async def body() -> None:
        async with thinking(2) as thinkers:
            assert await thinkers.choose("search", VIEW, table="a") == GREEDY
            await strong(thinkers, 1)
            compiled = {path.name for path in tmp_path.rglob("*")}
            await strong(thinkers, 2)
            assert {path.name for path in tmp_path.rglob("*")} == compiled
            before = thinkers.state.fallbacks
            for edition, options in EDITIONS.items():
                for seats in options.seat_counts:
                    view = deal(3, edition, seats)
                    for level in LEVELS:
                        move = await thinkers.choose(level, view, table="a")
                        assert move in view.legal_moves
            assert thinkers.state.fallbacks == before
            assert thinkers.state.restarts == 0

    run(body(), 300)


@pytest.mark.slow
def test_whichever_workers_are_killed_every_question_is_answered() -> None:
    rng = random.Random(8)

    async def play(thinkers: Thinkers, table: int, stop: asyncio.Event) -> int:
        count = 0
        while not stop.is_set():
            level = rng.choice(["greedy", "heuristic", "search"])
            view = deal(rng.randrange(100))
            urgent = table % 2 == 0
            move = await thinkers.choose(level, view, table=str(table), urgent=urgent)
            assert move in view.legal_moves
            count += 1
        return count

    async def body() -> None:
        async with thinking(2, patience=2, limit=10) as thinkers:
            stop = asyncio.Event()
            tables = [asyncio.create_task(play(thinkers, table, stop)) for table in range(8)]
            for _ in range(10):
                await until(lambda: thinkers.state.strong_ready > 0 < thinkers.state.thinking)
                victim = rng.choice(pids(thinkers))
                os.kill(victim, signal.SIGKILL)
                await until(partial(is_noticed, thinkers, victim))
            await strong(thinkers, 2)
            stop.set()
            assert min(await asyncio.gather(*tables)) > 0
            assert thinkers.state.waiting == thinkers.state.thinking == 0
            assert thinkers.state.restarts == 10
            ours = pids(thinkers)
        assert all(map(is_gone, ours))

    run(body(), 200)


WARM = """
import gc
from numba.core.dispatcher import Dispatcher
from linko import EDITIONS, Game, bots
from linko.server.thinking.worker import warm_up

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


# Messages


def test_replies_are_put_together_from_any_pieces() -> None:
    sent: list[Reply] = [Ready(), Decided(STRONG), Failed("why")]
    stream = b"".join(map(packed, sent))
    for size in (1, 3, 1000):
        replies = Replies()
        pieces = [stream[at : at + size] for at in range(0, len(stream), size)]
        assert [reply for piece in pieces for reply in replies.add(piece)] == sent


def test_a_question_cut_short_is_none(tmp_path: Path) -> None:
    whole = packed(Ask("greedy", VIEW))
    file = tmp_path / "line"
    for length in (0, 2, 10, len(whole) - 1):
        file.write_bytes(whole[:length])
        with file.open("rb") as line:
            assert next_ask(line) is None
    file.write_bytes(whole)
    with file.open("rb") as line:
        assert next_ask(line) == Ask("greedy", VIEW)

"""The processes in which the server's strong bots think: killed, stopped, crowded."""

from __future__ import annotations

import asyncio
import logging
import os
import signal

import psutil
import pytest

from linko.processes.frames import framed
from linko.processes.jobs import Ready
from linko.server.bot_workers.crew import MEMORY, USUAL_SECONDS, Worker
from linko.server.bot_workers.question import Choice, Message
from tests.server.bot_workers import (
    GREEDY,
    STRONG,
    VIEW,
    Told,
    ask,
    deal,
    hand,
    held,
    is_gone,
    pids,
    run_out_of_time,
    strong,
    thinking,
    told,
    until,
    warm,
    within,
)

__all__ = ["told"]  # a fixture


# Strong workers


@within(60)
async def test_until_a_strong_worker_is_warm_a_simpler_bot_answers_at_once(told: Told) -> None:
    told.say("wait")
    async with thinking(levels=told.levels) as bot_workers:
        for urgent in (True, False):
            assert await ask(bot_workers, urgent=urgent) == GREEDY
        assert bot_workers.state.strong_ready == 0
        assert bot_workers.state.fallbacks == 2
        told.say("answer")
        await strong(bot_workers)
        assert await ask(bot_workers) == STRONG
        assert bot_workers.state.fallbacks == 2


@within(60)
async def test_strong_workers_start_one_after_the_other(told: Told) -> None:
    """So the second finds compiled what the first compiled."""
    told.say("wait")
    async with thinking(2, levels=told.levels) as bot_workers:
        await until(lambda: len(told.begun) == 1)
        assert len(bot_workers._strong.pids) == 1
        told.say("answer")
        await strong(bot_workers, 2)
        assert len(bot_workers._strong.pids) == 2


@within(60)
async def test_a_worker_is_not_replaced_while_another_starts(told: Told) -> None:
    async with thinking(2, levels=told.levels) as bot_workers:
        await strong(bot_workers, 1)
        told.forget()
        told.say("wait")
        await until(lambda: len(told.begun) == 1)
        (second, _), *_ = told.begun
        (first,) = set(bot_workers._strong.pids) - {second}
        os.kill(first, signal.SIGKILL)
        await until(lambda: bot_workers.state.restarts == 1)
        assert len(bot_workers._strong._workers) == 1
        told.say("answer")
        await strong(bot_workers, 2)
        assert second in bot_workers._strong.pids


@within(60)
async def test_strong_workers_give_way_and_keep_to_one_core(told: Told) -> None:
    async with warm(told) as bot_workers:
        light, heavy = map(psutil.Process, pids(bot_workers))
        assert light.nice() == os.nice(0)
        assert heavy.nice() > light.nice()
        assert heavy.environ()["NUMBA_NUM_THREADS"] == "1"


@within(60)
async def test_a_killed_workers_move_is_thought_again_by_the_one_that_replaces_it(
    told: Told,
) -> None:
    async with warm(told) as bot_workers:
        answer = await held(told, bot_workers)
        os.kill(told.begun[0][0], signal.SIGKILL)
        told.say("answer")
        assert await answer == STRONG
        assert bot_workers.state.restarts == 1
        assert bot_workers.state.fallbacks == 0


@within(60)
async def test_a_killed_workers_move_is_thought_again_by_another(told: Told) -> None:
    async with warm(told, 2) as bot_workers:
        both = bot_workers._strong.pids
        answer = await held(told, bot_workers)
        os.kill(told.begun[0][0], signal.SIGKILL)
        await until(lambda: len(told.begun) >= 2)
        assert {pid for pid, _ in told.begun[:2]} == set(both)
        told.say("answer")
        assert await answer == STRONG


@within(60)
async def test_where_strong_workers_go_on_dying_a_simpler_bot_answers(told: Told) -> None:
    async with warm(told) as bot_workers:
        answer = await held(told, bot_workers)
        told.say("die")
        for _ in range(3):
            assert await answer == GREEDY
            answer = ask(bot_workers)
        assert await answer == GREEDY
        assert bot_workers.state.fallbacks == 4
        told.say("answer")
        await strong(bot_workers)
        assert await ask(bot_workers) == STRONG


@within(60)
async def test_a_question_that_kills_two_workers_is_kept_from_the_third(told: Told) -> None:
    async with warm(told) as bot_workers:
        told.say(f"die of {hand(VIEW)}")
        assert await ask(bot_workers) == GREEDY
        assert [cards for _, cards in told.begun].count(hand(VIEW)) == 2
        await strong(bot_workers)
        assert await ask(bot_workers, deal(1)) == deal(1).legal_moves[-1]
        assert bot_workers.state.restarts == 2


@within(60)
async def test_nobody_waits_longer_for_a_worker_that_comes_back_than_for_a_turn(told: Told) -> None:
    async with warm(told, patience=0.5) as bot_workers:
        answer = await held(told, bot_workers)
        os.kill(told.begun[0][0], signal.SIGKILL)
        assert await answer == GREEDY


@within(60)
async def test_a_worker_that_thinks_too_long_is_killed_and_replaced(told: Told) -> None:
    async with warm(told, limit=50) as bot_workers:
        answer = await held(told, bot_workers)
        ((slow, _),) = told.begun
        run_out_of_time(bot_workers, limit=50)
        assert await answer == GREEDY
        told.say("answer")
        await until(lambda: is_gone(slow))
        await strong(bot_workers)
        assert await ask(bot_workers) == STRONG
        assert bot_workers.state.restarts == bot_workers.state.fallbacks == 1


def test_a_worker_that_is_to_be_killed_is_not_heard_any_more() -> None:
    """Its last answer may be on the way when its job has gone to another."""
    heard: list[Message] = []
    worker = Worker("late", heard=lambda _, message: heard.append(message), died=print)
    worker.pipe_data_received(1, framed(Ready()))
    worker.kill()
    worker.pipe_data_received(1, framed(Choice(0)))
    assert heard == [Ready()]


@pytest.mark.parametrize("mistake", ["raise", "cheat"])
@within(60)
async def test_a_simpler_bot_answers_for_one_that_fails_and_the_log_says_why(
    told: Told, mistake: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with warm(told) as bot_workers:
        told.say(mistake)
        assert await ask(bot_workers) == GREEDY
        told.say("answer")
        assert await ask(bot_workers) == STRONG
        assert bot_workers.state.restarts == 0
    expected = {
        "raise": "RuntimeError: I do not know",
        "cheat": "failed as search: Move.parse('leave') is no legal move",
    }
    assert expected[mistake] in caplog.text


@within(60)
async def test_what_a_bot_prints_goes_to_the_log(
    told: Told, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async with warm(told) as bot_workers:
        told.say("chat")
        assert await ask(bot_workers) == STRONG
        assert await ask(bot_workers) == STRONG
        await until(lambda: caplog.text.count("and again") == 2)
    assert "worker 1 says: hello from a bot" in caplog.text
    assert capfd.readouterr().out == ""


@within(60)
async def test_what_a_worker_dies_of_is_in_the_log(
    told: Told, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    told.say("raise")
    async with thinking(levels=told.levels) as bot_workers:
        await until(lambda: "strong worker 1 ended with status 1" in caplog.text)
        await until(lambda: "RuntimeError: I do not know" in caplog.text)
        assert await ask(bot_workers) == GREEDY


# Who waits for whom


@within(60)
async def test_a_table_has_one_decision_made_at_a_time(told: Told) -> None:
    async with warm(told, 2) as bot_workers:
        told.forget()
        told.say("wait")
        answers = [ask(bot_workers, deal(seed)) for seed in (1, 2, 3)]
        await until(lambda: len(told.begun) == 1)
        assert bot_workers.state.thinking == 1
        assert bot_workers.state.waiting == 2
        other = ask(bot_workers, deal(4), table="b")
        await until(lambda: bot_workers.state.thinking == 2)
        told.say("answer")
        await asyncio.gather(*answers, other)
        begun = [cards for _, cards in told.begun if cards != hand(deal(4))]
        assert begun == [hand(deal(seed)) for seed in (1, 2, 3)]


@within(60)
async def test_a_table_of_people_passes_the_tables_of_bots(told: Told) -> None:
    async with warm(told) as bot_workers:
        told.forget()
        told.say("wait")
        tables = [(1, False), (2, False), (3, False), (4, True), (5, True)]
        answers = [
            ask(bot_workers, deal(seed), table=str(seed), urgent=urgent) for seed, urgent in tables
        ]
        await until(lambda: len(told.begun) == 1 and bot_workers.state.waiting == 4)
        told.say("answer")
        await asyncio.gather(*answers)
        order = [hand(deal(seed)) for seed in (1, 4, 5, 2, 3)]
        assert [cards for _, cards in told.begun] == order


@within(60)
async def test_tables_of_bots_never_have_all_strong_workers(told: Told) -> None:
    async with warm(told, 2) as bot_workers:
        told.say("wait")
        answers = [ask(bot_workers, table=str(table), urgent=False) for table in range(5)]
        await until(lambda: bot_workers.state.waiting == 4)
        assert bot_workers.state.thinking == 1
        person = ask(bot_workers, table="people")
        await until(lambda: bot_workers.state.thinking == 2)
        assert bot_workers.state.waiting == 4
        told.say("answer")
        assert await person == STRONG
        assert set(await asyncio.gather(*answers)) == {STRONG}
        assert bot_workers.state.fallbacks == 0


@within(60)
async def test_where_a_person_would_wait_too_long_a_simpler_bot_answers_at_once(told: Told) -> None:
    async with warm(told, now=lambda: 0.0) as bot_workers:
        bot_workers._strong._seconds["search"] = 61.0
        told.say("wait")
        first = ask(bot_workers, table="a")
        await until(lambda: bot_workers.state.thinking == 1)
        hurried = ask(bot_workers, table="b")
        await asyncio.sleep(0)
        assert bot_workers.state.fallbacks == 1, "it was not known at once"
        assert await hurried == GREEDY
        patient = ask(bot_workers, table="c", urgent=False)
        await until(lambda: bot_workers.state.waiting == 1)
        told.say("answer")
        assert await first == await patient == STRONG
        assert bot_workers.state.fallbacks == 1


@pytest.mark.parametrize("urgent", [True, False])
@within(60)
async def test_nobody_waits_for_ever_for_a_worker(told: Told, urgent: bool) -> None:
    async with warm(told, patience=0.3, idle_patience=0.3) as bot_workers:
        bot_workers._strong._seconds["search"] = 0.0
        told.say("wait")
        first = ask(bot_workers, table="a")
        await until(lambda: bot_workers.state.thinking == 1)
        second = ask(bot_workers, table="b", urgent=urgent)
        await until(lambda: bot_workers.state.waiting == 1)
        assert await second == GREEDY
        told.say("answer")
        assert await first == STRONG


@within(60)
async def test_how_long_a_bot_thinks_is_learnt(told: Told) -> None:
    clock = [1000.0]
    async with warm(told, now=lambda: clock[0]) as bot_workers:
        learnt = USUAL_SECONDS
        for seconds in (3.0, 0.0, 0.5):
            answer = await held(told, bot_workers)
            clock[0] += seconds / 2
            left = max(0.0, learnt - seconds / 2)
            assert bot_workers._strong.expected_wait() == pytest.approx(left)
            clock[0] += seconds / 2
            told.say("answer")
            assert await answer == STRONG
            learnt = MEMORY * learnt + (1 - MEMORY) * seconds
            assert bot_workers._strong._seconds["search"] == pytest.approx(learnt)
            assert bot_workers._strong.expected_wait() == 0


@within(60)
async def test_to_cancel_is_to_withdraw_the_question(told: Told) -> None:
    async with warm(told) as bot_workers:
        told.forget()
        told.say("wait")
        running = ask(bot_workers, deal(1), table="a")
        await until(lambda: len(told.begun) == 1)
        queued = ask(bot_workers, deal(2), table="b")
        behind = ask(bot_workers, deal(3), table="a")
        last = ask(bot_workers, deal(4), table="a")
        await until(lambda: bot_workers.state.waiting == 3)
        for one in (queued, behind, running):
            one.cancel()
        await asyncio.wait([queued, behind, running])
        assert bot_workers.state.waiting == 1
        assert bot_workers.state.thinking == 1, "the table's turn lasts as long as the thought"
        told.say("answer")
        assert await last == deal(4).legal_moves[-1]
        assert [cards for _, cards in told.begun] == [hand(deal(1)), hand(deal(4))]


@within(60)
async def test_a_withdrawn_question_is_not_thought_again(told: Told) -> None:
    async with warm(told) as bot_workers:
        running = await held(told, bot_workers, deal(1))
        running.cancel()
        await asyncio.wait([running])
        os.kill(told.begun[0][0], signal.SIGKILL)
        await until(lambda: bot_workers.state.restarts == 1)
        told.say("answer")
        await strong(bot_workers)
        assert await ask(bot_workers) == STRONG
        assert bot_workers.state.fallbacks == 0
        assert hand(deal(1)) not in [cards for _, cards in told.begun[1:]]

"""The worker processes of the server's strong bots: killed, stalled, overloaded."""

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
    BotScript,
    ask,
    deal,
    hand,
    held,
    is_gone,
    pids,
    run_out_of_time,
    script,
    strong,
    thinking,
    until,
    warm,
    within,
)

__all__ = ["script"]  # a fixture


# Strong workers


@within(60)
async def test_a_simpler_bot_answers_until_a_strong_worker_is_warm(script: BotScript) -> None:
    script.say("wait")
    async with thinking(levels=script.levels) as bot_workers:
        for urgent in (True, False):
            assert await ask(bot_workers, urgent=urgent) == GREEDY
        assert bot_workers.state.strong_ready == 0
        assert bot_workers.state.fallbacks == 2
        script.say("answer")
        await strong(bot_workers)
        assert await ask(bot_workers) == STRONG
        assert bot_workers.state.fallbacks == 2


@within(60)
async def test_strong_workers_start_one_after_the_other(script: BotScript) -> None:
    """Then the second can use the code that the first has compiled."""
    script.say("wait")
    async with thinking(2, levels=script.levels) as bot_workers:
        await until(lambda: len(script.begun) == 1)
        assert len(bot_workers._strong.pids) == 1
        script.say("answer")
        await strong(bot_workers, 2)
        assert len(bot_workers._strong.pids) == 2


@within(60)
async def test_a_worker_is_not_replaced_while_another_starts(script: BotScript) -> None:
    async with thinking(2, levels=script.levels) as bot_workers:
        await strong(bot_workers, 1)
        script.forget()
        script.say("wait")
        await until(lambda: len(script.begun) == 1)
        (second, _), *_ = script.begun
        (first,) = set(bot_workers._strong.pids) - {second}
        os.kill(first, signal.SIGKILL)
        await until(lambda: bot_workers.state.restarts == 1)
        assert len(bot_workers._strong._workers) == 1
        script.say("answer")
        await strong(bot_workers, 2)
        assert second in bot_workers._strong.pids


@within(60)
async def test_strong_workers_have_low_priority_and_use_one_core(script: BotScript) -> None:
    async with warm(script) as bot_workers:
        light, heavy = map(psutil.Process, pids(bot_workers))
        assert light.nice() == os.nice(0)
        assert heavy.nice() > light.nice()
        assert heavy.environ()["NUMBA_NUM_THREADS"] == "1"


@within(60)
async def test_the_job_of_a_killed_worker_is_done_by_its_replacement(
    script: BotScript,
) -> None:
    async with warm(script) as bot_workers:
        answer = await held(script, bot_workers)
        os.kill(script.begun[0][0], signal.SIGKILL)
        script.say("answer")
        assert await answer == STRONG
        assert bot_workers.state.restarts == 1
        assert bot_workers.state.fallbacks == 0


@within(60)
async def test_the_job_of_a_killed_worker_is_done_by_another_worker(script: BotScript) -> None:
    async with warm(script, 2) as bot_workers:
        both = bot_workers._strong.pids
        answer = await held(script, bot_workers)
        os.kill(script.begun[0][0], signal.SIGKILL)
        await until(lambda: len(script.begun) >= 2)
        assert {pid for pid, _ in script.begun[:2]} == set(both)
        script.say("answer")
        assert await answer == STRONG


@within(60)
async def test_a_simpler_bot_answers_if_strong_workers_keep_dying(script: BotScript) -> None:
    async with warm(script) as bot_workers:
        answer = await held(script, bot_workers)
        script.say("die")
        for _ in range(3):
            assert await answer == GREEDY
            answer = ask(bot_workers)
        assert await answer == GREEDY
        assert bot_workers.state.fallbacks == 4
        script.say("answer")
        await strong(bot_workers)
        assert await ask(bot_workers) == STRONG


@within(60)
async def test_a_question_that_kills_two_workers_is_not_given_to_a_third(script: BotScript) -> None:
    async with warm(script) as bot_workers:
        script.say(f"die of {hand(VIEW)}")
        assert await ask(bot_workers) == GREEDY
        assert [cards for _, cards in script.begun].count(hand(VIEW)) == 2
        await strong(bot_workers)
        assert await ask(bot_workers, deal(1)) == deal(1).legal_moves[-1]
        assert bot_workers.state.restarts == 2


@within(60)
async def test_waiting_for_a_replacement_worker_has_the_usual_time_limit(script: BotScript) -> None:
    async with warm(script, patience=0.5) as bot_workers:
        answer = await held(script, bot_workers)
        os.kill(script.begun[0][0], signal.SIGKILL)
        assert await answer == GREEDY


@within(60)
async def test_a_worker_that_thinks_too_long_is_killed_and_replaced(script: BotScript) -> None:
    async with warm(script, limit=50) as bot_workers:
        answer = await held(script, bot_workers)
        ((slow, _),) = script.begun
        run_out_of_time(bot_workers, limit=50)
        assert await answer == GREEDY
        script.say("answer")
        await until(lambda: is_gone(slow))
        await strong(bot_workers)
        assert await ask(bot_workers) == STRONG
        assert bot_workers.state.restarts == bot_workers.state.fallbacks == 1


def test_messages_of_a_worker_that_is_being_killed_are_ignored() -> None:
    """Its last answer may still arrive after its job was given to another worker."""
    heard: list[Message] = []
    worker = Worker("late", heard=lambda _, message: heard.append(message), died=print)
    worker.pipe_data_received(1, framed(Ready()))
    worker.kill()
    worker.pipe_data_received(1, framed(Choice(0)))
    assert heard == [Ready()]


@pytest.mark.parametrize("mistake", ["raise", "cheat"])
@within(60)
async def test_a_simpler_bot_answers_for_a_bot_that_fails_and_the_log_says_why(
    script: BotScript, mistake: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with warm(script) as bot_workers:
        script.say(mistake)
        assert await ask(bot_workers) == GREEDY
        script.say("answer")
        assert await ask(bot_workers) == STRONG
        assert bot_workers.state.restarts == 0
    expected = {
        "raise": "RuntimeError: I do not know",
        "cheat": "failed as search: Move.parse('leave') is not a legal move",
    }
    assert expected[mistake] in caplog.text


@within(60)
async def test_what_a_bot_prints_goes_to_the_log(
    script: BotScript, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async with warm(script) as bot_workers:
        script.say("chat")
        assert await ask(bot_workers) == STRONG
        assert await ask(bot_workers) == STRONG
        await until(lambda: caplog.text.count("and again") == 2)
    assert "worker 1 says: hello from a bot" in caplog.text
    assert capfd.readouterr().out == ""


@within(60)
async def test_the_cause_of_a_workers_death_is_logged(
    script: BotScript, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    script.say("raise")
    async with thinking(levels=script.levels) as bot_workers:
        await until(lambda: "strong worker 1 ended with status 1" in caplog.text)
        await until(lambda: "RuntimeError: I do not know" in caplog.text)
        assert await ask(bot_workers) == GREEDY


# Order of the questions


@within(60)
async def test_only_one_decision_per_table_is_computed_at_a_time(script: BotScript) -> None:
    async with warm(script, 2) as bot_workers:
        script.forget()
        script.say("wait")
        answers = [ask(bot_workers, deal(seed)) for seed in (1, 2, 3)]
        await until(lambda: len(script.begun) == 1)
        assert bot_workers.state.thinking == 1
        assert bot_workers.state.waiting == 2
        other = ask(bot_workers, deal(4), table="b")
        await until(lambda: bot_workers.state.thinking == 2)
        script.say("answer")
        await asyncio.gather(*answers, other)
        begun = [cards for _, cards in script.begun if cards != hand(deal(4))]
        assert begun == [hand(deal(seed)) for seed in (1, 2, 3)]


@within(60)
async def test_tables_with_people_are_served_before_tables_of_bots(script: BotScript) -> None:
    async with warm(script) as bot_workers:
        script.forget()
        script.say("wait")
        tables = [(1, False), (2, False), (3, False), (4, True), (5, True)]
        answers = [
            ask(bot_workers, deal(seed), table=str(seed), urgent=urgent) for seed, urgent in tables
        ]
        await until(lambda: len(script.begun) == 1 and bot_workers.state.waiting == 4)
        script.say("answer")
        await asyncio.gather(*answers)
        order = [hand(deal(seed)) for seed in (1, 4, 5, 2, 3)]
        assert [cards for _, cards in script.begun] == order


@within(60)
async def test_tables_of_bots_never_occupy_all_strong_workers(script: BotScript) -> None:
    async with warm(script, 2) as bot_workers:
        script.say("wait")
        answers = [ask(bot_workers, table=str(table), urgent=False) for table in range(5)]
        await until(lambda: bot_workers.state.waiting == 4)
        assert bot_workers.state.thinking == 1
        person = ask(bot_workers, table="people")
        await until(lambda: bot_workers.state.thinking == 2)
        assert bot_workers.state.waiting == 4
        script.say("answer")
        assert await person == STRONG
        assert set(await asyncio.gather(*answers)) == {STRONG}
        assert bot_workers.state.fallbacks == 0


@within(60)
async def test_a_simpler_bot_answers_if_a_person_would_wait_too_long(script: BotScript) -> None:
    async with warm(script, now=lambda: 0.0) as bot_workers:
        bot_workers._strong._seconds["search"] = 61.0
        script.say("wait")
        first = ask(bot_workers, table="a")
        await until(lambda: bot_workers.state.thinking == 1)
        hurried = ask(bot_workers, table="b")
        await asyncio.sleep(0)
        assert bot_workers.state.fallbacks == 1, "the fallback was not immediate"
        assert await hurried == GREEDY
        patient = ask(bot_workers, table="c", urgent=False)
        await until(lambda: bot_workers.state.waiting == 1)
        script.say("answer")
        assert await first == await patient == STRONG
        assert bot_workers.state.fallbacks == 1


@pytest.mark.parametrize("urgent", [True, False])
@within(60)
async def test_waiting_for_a_worker_has_a_time_limit(script: BotScript, urgent: bool) -> None:
    async with warm(script, patience=0.3, idle_patience=0.3) as bot_workers:
        bot_workers._strong._seconds["search"] = 0.0
        script.say("wait")
        first = ask(bot_workers, table="a")
        await until(lambda: bot_workers.state.thinking == 1)
        second = ask(bot_workers, table="b", urgent=urgent)
        await until(lambda: bot_workers.state.waiting == 1)
        assert await second == GREEDY
        script.say("answer")
        assert await first == STRONG


@within(60)
async def test_the_average_thinking_time_is_updated(script: BotScript) -> None:
    clock = [1000.0]
    async with warm(script, now=lambda: clock[0]) as bot_workers:
        learnt = USUAL_SECONDS
        for seconds in (3.0, 0.0, 0.5):
            answer = await held(script, bot_workers)
            clock[0] += seconds / 2
            left = max(0.0, learnt - seconds / 2)
            assert bot_workers._strong.expected_wait() == pytest.approx(left)
            clock[0] += seconds / 2
            script.say("answer")
            assert await answer == STRONG
            learnt = MEMORY * learnt + (1 - MEMORY) * seconds
            assert bot_workers._strong._seconds["search"] == pytest.approx(learnt)
            assert bot_workers._strong.expected_wait() == 0


@within(60)
async def test_a_cancelled_question_is_withdrawn(script: BotScript) -> None:
    async with warm(script) as bot_workers:
        script.forget()
        script.say("wait")
        running = ask(bot_workers, deal(1), table="a")
        await until(lambda: len(script.begun) == 1)
        queued = ask(bot_workers, deal(2), table="b")
        behind = ask(bot_workers, deal(3), table="a")
        last = ask(bot_workers, deal(4), table="a")
        await until(lambda: bot_workers.state.waiting == 3)
        for one in (queued, behind, running):
            one.cancel()
        await asyncio.wait([queued, behind, running])
        assert bot_workers.state.waiting == 1
        assert bot_workers.state.thinking == 1, "the table is blocked until the decision ends"
        script.say("answer")
        assert await last == deal(4).legal_moves[-1]
        assert [cards for _, cards in script.begun] == [hand(deal(1)), hand(deal(4))]


@within(60)
async def test_a_withdrawn_question_is_not_retried(script: BotScript) -> None:
    async with warm(script) as bot_workers:
        running = await held(script, bot_workers, deal(1))
        running.cancel()
        await asyncio.wait([running])
        os.kill(script.begun[0][0], signal.SIGKILL)
        await until(lambda: bot_workers.state.restarts == 1)
        script.say("answer")
        await strong(bot_workers)
        assert await ask(bot_workers) == STRONG
        assert bot_workers.state.fallbacks == 0
        assert hand(deal(1)) not in [cards for _, cards in script.begun[1:]]

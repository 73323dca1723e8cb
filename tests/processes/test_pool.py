"""Worker processes for a caller that waits."""

from __future__ import annotations

import multiprocessing
import os
import signal

import pytest

from linko import BotError
from linko.processes.pool import Pool, WorkerDied
from linko.processes.pulse import NOTHING, Pulse
from tests.processes.work import deadly_three, never_ready, one_square_each, squares


def test_every_job_is_answered_and_no_process_is_left_behind() -> None:
    with Pool(squares, 2) as pool:
        assert sorted(pool.results(range(10))) == [job * job for job in range(10)]
    assert multiprocessing.active_children() == []


def test_a_killed_workers_job_is_done_again() -> None:
    with Pool(squares, 1) as pool:
        answers = pool.results(range(4))
        found = [next(answers)]
        (worker,) = multiprocessing.active_children()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        assert sorted([*found, *answers]) == [0, 1, 4, 9]


def test_a_worker_that_retires_is_replaced() -> None:
    with Pool(one_square_each, 1) as pool:
        assert list(pool.results(range(3))) == [0, 1, 4]


def test_a_job_that_keeps_killing_workers_ends_the_pool() -> None:
    with Pool(deadly_three, 1) as pool:
        answers = pool.results(range(5))
        assert [next(answers) for _ in range(3)] == [0, 1, 2]
        with pytest.raises(WorkerDied, match="exit status 9"):
            next(answers)
    assert multiprocessing.active_children() == []


def test_an_error_in_a_worker_is_raised_in_the_caller() -> None:
    with Pool(never_ready, 1) as pool, pytest.raises(BotError) as caught:
        pool.check()
    assert caught.value.code == "program_given_up"


def test_an_idle_worker_does_not_count_as_stalled() -> None:
    pulse = Pulse()
    assert pulse.at == NOTHING
    assert pulse.still_for(5) == 0
    pulse.beat(2)
    assert [pulse.still_for(1) for _ in range(3)] == [0, 1, 2]
    pulse.beat(2)
    assert pulse.still_for(1) == 0
    assert pulse.at == 2

"""Work within a time limit."""

from __future__ import annotations

import threading

import pytest

from linko.processes.timed_thread import Stalled, TimedThread


def test_a_late_answer_is_not_returned_by_the_next_call() -> None:
    thread, release = TimedThread(), threading.Event()
    with pytest.raises(Stalled):
        thread.call(release.wait, 0.01)
    release.set()
    assert thread.call(lambda: "next", 10) == "next"
    thread.end()


def test_a_thread_ends_after_a_last_piece_of_work() -> None:
    thread, done = TimedThread(), threading.Event()
    assert thread.call(lambda: 7, 10) == 7
    thread.end(done.set)
    assert done.wait(10)

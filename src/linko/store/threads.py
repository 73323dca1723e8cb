"""Daemon threads that run blocking work for the event loop.

`ThreadPoolExecutor` joins its threads when the interpreter ends, so one blocked read of a broken
disk would keep the process alive. These threads are never joined.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import TypeVar

T = TypeVar("T")

_Job = Callable[[], None]


class Threads:
    """A fixed number of daemon threads that share one queue of jobs."""

    def __init__(self, count: int, name: str) -> None:
        self._count = count
        self._name = name
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._started = 0
        self._is_closed = False

    async def run(self, work: Callable[[], T], seconds: float) -> T:
        """Return the result of `work`; raise `TimeoutError` if it takes longer than `seconds`.

        Work that has begun cannot be interrupted. It ends later, and its result is dropped.
        """
        if self._is_closed:
            raise ConnectionError("the database is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def job() -> None:
            if done.done():  # the caller has given up
                return
            try:
                result = work()
            except BaseException as error:
                _tell(loop, done, error=error)
            else:
                _tell(loop, done, result)

        if self._started < self._count:
            self._started += 1
            name = f"{self._name}-{self._started}"
            threading.Thread(target=self._serve, name=name, daemon=True).start()
        self._jobs.put(job)
        timer = loop.call_later(seconds, _give_up, done, seconds)
        try:
            return await done
        finally:
            timer.cancel()

    def close(self) -> None:
        """End each thread once the queued jobs are done."""
        self._is_closed = True
        for _ in range(self._started):
            self._jobs.put(None)

    def _serve(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()
            del job  # or the last result would stay alive while this thread waits


def _tell(
    loop: asyncio.AbstractEventLoop,
    done: asyncio.Future[T],
    result: T | None = None,
    *,
    error: BaseException | None = None,
) -> None:
    def settle() -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]  # None only if T includes it

    with suppress(RuntimeError):  # the event loop was closed in the meantime
        loop.call_soon_threadsafe(settle)


def _give_up(done: asyncio.Future[T], seconds: float) -> None:
    if not done.done():
        done.set_exception(TimeoutError(f"no answer within {seconds:g} s"))

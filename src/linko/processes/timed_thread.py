"""Running foreign code so that it can neither stall nor break the caller."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import TypeVar

from linko.processes.foreign_words import in_a_line

Result = TypeVar("Result")


class Raised(Exception):  # noqa: N818 - an event, not an error
    """The work raised an exception, which is in `error`."""

    def __init__(self, error: BaseException) -> None:
        super().__init__(in_a_line(error))
        self.error = error


class Stalled(Exception):  # noqa: N818 - an event, not an error
    """The work took too long; it may still be running, and its result is dropped."""


_Done = SimpleQueue[tuple[object, Raised | None]]


class TimedThread:
    """One thread that does one piece of work after another, each within a time limit.

    After a `Stalled` the thread cannot be used any more: `end` it and create another.
    """

    def __init__(self) -> None:
        self._work: SimpleQueue[tuple[Callable[[], object], _Done] | None] = SimpleQueue()
        threading.Thread(target=self._run, daemon=True).start()

    def call(self, work: Callable[[], Result], seconds: float) -> Result:
        """Return the result of the work; raise `Raised` if it raises, `Stalled` if it is slow."""
        # A new queue for each call: a caller that was interrupted must not leave an answer behind.
        done: _Done = SimpleQueue()
        self._work.put((work, done))
        try:
            result, error = done.get(timeout=seconds)
        except Empty:
            raise Stalled from None
        if error is not None:
            raise error from error.error
        return result  # type: ignore[return-value] # what this work returned

    def end(self, last: Callable[[], object] | None = None) -> None:
        """End the thread after its current work and, if given, a last piece of work."""
        if last is not None:
            self._work.put((last, SimpleQueue()))
        self._work.put(None)

    def _run(self) -> None:
        while (piece := self._work.get()) is not None:
            work, done = piece
            try:
                done.put((work(), None))
            except BaseException as error:  # even SystemExit must not end the thread
                done.put((None, Raised(error)))
            del piece, work, done  # do not keep their objects alive while waiting

"""Other people's code, run so that it can neither stall nor break the caller."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import TypeVar

from linko.processes.foreign_words import in_a_line

Result = TypeVar("Result")


class Raised(Exception):  # noqa: N818 - what happened, not a mistake of ours
    """The work raised something; `error` is what."""

    def __init__(self, error: BaseException) -> None:
        super().__init__(in_a_line(error))
        self.error = error


class Stalled(Exception):  # noqa: N818 - what happened, not a mistake of ours
    """The work took too long; it may go on for ever, unheard."""


_Done = SimpleQueue[tuple[object, Raised | None]]


class TimedThread:
    """One thread that does one piece of work after another, each within a time limit.

    All the work is done in the same thread. After a `Stalled` the thread must be given up: `end`
    it and make another.
    """

    def __init__(self) -> None:
        self._work: SimpleQueue[tuple[Callable[[], object], _Done] | None] = SimpleQueue()
        threading.Thread(target=self._run, daemon=True).start()

    def call(self, work: Callable[[], Result], seconds: float) -> Result:
        """What the work returns; `Raised` if it raises anything at all, `Stalled` if it is slow."""
        done: _Done = SimpleQueue()  # one for each piece, for a caller may be interrupted
        self._work.put((work, done))
        try:
            result, error = done.get(timeout=seconds)
        except Empty:
            raise Stalled from None
        if error is not None:
            raise error from error.error
        return result  # type: ignore[return-value] # what this work returned

    def end(self, last: Callable[[], object] | None = None) -> None:
        """No more work: the thread ends after what it is doing, and after a last piece."""
        if last is not None:
            self._work.put((last, SimpleQueue()))
        self._work.put(None)

    def _run(self) -> None:
        while (piece := self._work.get()) is not None:
            work, done = piece
            try:
                done.put((work(), None))
            except BaseException as error:  # also SystemExit is only an answer here
                done.put((None, Raised(error)))
            del piece, work, done  # whatever they hold is not ours to keep while waiting

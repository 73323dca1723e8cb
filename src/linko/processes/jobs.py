"""The jobs of a worker process, seen from inside the worker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

Job = TypeVar("Job")
Answer = TypeVar("Answer")


class Ready(NamedTuple):
    """From a worker: it has prepared itself and takes jobs."""


class Pipe(Protocol):
    """A way to the parent: `FramePipe`, or a connection of `multiprocessing`."""

    def recv(self) -> Any:  # noqa: ANN401 - whatever the parent sends
        """Wait for a message; an `EOFError` when there will be none."""

    def send(self, obj: Any, /) -> None:  # noqa: ANN401 - as multiprocessing has it
        """Send a message."""


class Jobs(Generic[Job, Answer]):
    """What a worker is to do, one job after the other, until nobody is there to give any.

    for job in jobs:            # to ask for the first says that the worker is ready
        jobs.answer(done(job))
    """

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe

    def __iter__(self) -> Iterator[Job]:
        self._pipe.send(Ready())
        while True:
            try:
                job: Job = self._pipe.recv()
            except (EOFError, OSError):
                return
            yield job

    def answer(self, answer: Answer) -> None:
        """Send what came of the job."""
        self._pipe.send(answer)

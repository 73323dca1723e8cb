"""The jobs of a worker process, seen from inside the worker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

Job = TypeVar("Job")
Answer = TypeVar("Answer")


class Ready(NamedTuple):
    """From a worker: it is ready and accepts jobs."""


class Pipe(Protocol):
    """The connection to the parent: `FramePipe`, or a connection of `multiprocessing`."""

    def recv(self) -> Any:  # noqa: ANN401 - whatever the parent sends
        """Wait for a message; raise `EOFError` when there are no more."""

    def send(self, obj: Any, /) -> None:  # noqa: ANN401 - as in multiprocessing
        """Send a message."""


class Jobs(Generic[Job, Answer]):
    """The jobs of a worker, one after the other, until the parent closes the connection.

    for job in jobs:            # starting the loop tells the parent that the worker is ready
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
        """Send the result of the job."""
        self._pipe.send(answer)

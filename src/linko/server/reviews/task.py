"""The messages between the server and the process that reviews games."""

from __future__ import annotations

from typing import NamedTuple

from linko.processes.jobs import Ready


class Task(NamedTuple):
    """To the process: a finished game."""

    record: bytes
    """Its record (R47)."""
    reviewed_by: tuple[str, ...] = ()
    """The analysers that have already reviewed it."""


class Stop(NamedTuple):
    """To the process: nobody waits for this review any more."""


class Part(NamedTuple):
    """From the process: the review so far."""

    done: int
    """Number of decisions that have been reviewed."""
    of: int
    review: bytes
    """JSON."""


class Whole(NamedTuple):
    """From the process: the review."""

    analyser: str
    """Name, version and weights of the analyser."""
    review: bytes | None
    """JSON; None if this analyser has already reviewed the game."""


class Stopped(NamedTuple):
    """From the process: it has stopped, as it was told to."""


class Failure(NamedTuple):
    """From the process: why this game cannot be reviewed."""

    analyser: str
    """Empty if that is unknown."""
    reason: str


Reply = Part | Whole | Stopped | Failure
Message = Ready | Reply

"""The process that reviews games, using only idle processor time.

    python -m linko.server.reviews.worker linko.server.reviews.analysis

The argument is the module that judges. It reads games from standard input and writes reviews to
standard output. It ends when standard input ends, even in the middle of a game.
"""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, Protocol

from linko.game import Game
from linko.processes.child import give_way_to_all, ignore_interrupts, standard_pipe, vanish
from linko.processes.foreign_words import in_a_line
from linko.processes.frames import FramePipe
from linko.processes.jobs import Jobs
from linko.records import load_object
from linko.server.reviews.task import Failure, Part, Reply, Stopped, Task, Whole

FIRST_PART: Final = 0.3
"""Seconds until the first part of a review is sent."""

PARTS_APART: Final = 1.0
"""Minimum number of seconds between two parts; each part contains the whole review so far."""

Heard = Callable[[int, int, Callable[[], bytes]], None]
"""Called after each decision: number so far, total, and a function for the review so far."""


class Analyser(Protocol):
    """A module that judges games."""

    def warm_up(self) -> None:
        """Load and compile everything."""

    def name_for(self, game: Game) -> str:
        """Return the name, version and weights that this module would judge a game with."""

    def review(self, game: Game, heard: Heard) -> bytes:
        """Return the review of a game as JSON."""


class StopReview(BaseException):
    """Nobody waits for the review any more."""


def main(arguments: Iterable[str]) -> None:
    """Review games until the server closes the pipe."""
    ignore_interrupts()
    (module,) = arguments
    pipe = standard_pipe()
    give_way_to_all()
    analyser: Analyser = importlib.import_module(module)
    analyser.warm_up()
    jobs: Jobs[Task, Reply] = Jobs(pipe)
    with suppress(BrokenPipeError):  # the server is gone
        for task in jobs:
            if isinstance(task, Task):  # else it stops a review that had already ended
                jobs.answer(_reviewed(analyser, task, pipe))
    vanish()


def _reviewed(analyser: Analyser, task: Task, pipe: FramePipe) -> Reply:
    next_part = time.monotonic() + FIRST_PART
    name = ""

    def heard(done: int, of: int, so_far: Callable[[], bytes]) -> None:
        nonlocal next_part
        if pipe.has_message():
            raise StopReview
        if time.monotonic() >= next_part:
            pipe.send(Part(done, of, so_far()))
            next_part = time.monotonic() + PARTS_APART

    try:
        game = Game.from_record(load_object(task.record))
        name = analyser.name_for(game)
        if name in task.reviewed_by:
            return Whole(name, None)
        return Whole(name, analyser.review(game, heard))
    except StopReview:
        pipe.recv()
        return Stopped()
    except Exception as error:
        return Failure(name, in_a_line(error))


if __name__ == "__main__":
    main(sys.argv[1:])

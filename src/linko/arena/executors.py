"""Games on any executor of `concurrent.futures`: threads, processes, or the machines of a cluster.

Every game depends only on the setup and its own seeds, so the results are the same everywhere. A
machine with other versions or other weights refuses to play.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from functools import cache
from typing import Final

from linko.arena.bout import play_game
from linko.arena.errors import ArenaError
from linko.arena.files import Key
from linko.arena.provenance import Provenance, difference, provenance
from linko.arena.setup import Setup
from linko.arena.worker import Answer
from linko.processes.foreign_words import in_a_line
from linko.refusal import LinkoError

AHEAD: Final = 256
"""Number of games given to the executor in advance."""


def executor_results(
    executor: Executor, setup: Setup, games: Iterable[Key], *, ahead: int = AHEAD
) -> Generator[Answer, None, None]:
    """Play the games on an executor, and yield each game and its record as it arrives.

    Games that have not begun are cancelled when the caller stops.
    """
    waiting, made_with = deque(games), setup.made_with
    running: dict[Future[Answer], Key] = {}
    try:
        while waiting or running:
            while waiting and len(running) < ahead:
                key = waiting.popleft()
                running[executor.submit(play_elsewhere, setup, made_with, *key)] = key
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                deal, rotation = running.pop(future)
                yield _answer(future, deal, rotation)
    except BrokenExecutor as error:
        raise ArenaError("arena_executor_broken", reason=in_a_line(error)) from error
    finally:
        for future in running:
            future.cancel()


def play_elsewhere(setup: Setup, made_with: Provenance, deal: int, rotation: int) -> Answer:
    """Play one game of a setup here; refuse if the result cannot be compared with the others."""
    unlike = difference(made_with, _here(setup))
    if unlike is not None:
        raise ArenaError("arena_other_worker", difference=unlike)
    return play_game(setup, deal, rotation)


@cache
def _here(setup: Setup) -> Provenance:
    return provenance(setup.bots, setup.options, setup.seats)


def _answer(future: Future[Answer], deal: int, rotation: int) -> Answer:
    try:
        return future.result()
    except (LinkoError, BrokenExecutor):
        raise
    except Exception as error:
        raise ArenaError(
            "arena_game_lost", deal=deal, rotation=rotation, reason=in_a_line(error)
        ) from error

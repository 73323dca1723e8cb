"""The code of an arena worker process: it creates the bots, then plays the games it is given."""

from __future__ import annotations

from linko.arena.bout import check_bots, play_game
from linko.arena.played_game import PlayedGame
from linko.arena.setup import Setup
from linko.processes.child import is_haunted
from linko.processes.jobs import Jobs
from linko.processes.pulse import Pulse

Order = tuple[int, int, frozenset[int]]
"""Deal, rotation, and the bots to leave out."""

Answer = tuple[PlayedGame, str]
"""A finished game and its record."""


def work(setup: Setup, jobs: Jobs[Order, Answer], pulse: Pulse) -> None:
    """Play games until there are no more, or until a bot hangs in this process.

    The pulse always says which bot is running, in case the process dies or freezes.
    """
    check_bots(setup, pulse.beat)
    pulse.beat()
    for deal, rotation, absent in jobs:
        answer = play_game(setup, deal, rotation, absent=absent, before=pulse.beat)
        pulse.beat()
        jobs.answer(answer)
        if any(answer[0].failure_counts) and is_haunted():
            return

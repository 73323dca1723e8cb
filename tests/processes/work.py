"""Work for the processes of a pool."""

from __future__ import annotations

import os

from linko import BotError
from linko.processes.jobs import Jobs
from linko.processes.pulse import Pulse


def squares(jobs: Jobs[int, int], _: Pulse) -> None:
    for job in jobs:
        jobs.answer(job * job)


def one_square_each(jobs: Jobs[int, int], _: Pulse) -> None:
    """Retire after every job."""
    for job in jobs:
        jobs.answer(job * job)
        return


def deadly_three(jobs: Jobs[int, int], _: Pulse) -> None:
    for job in jobs:
        if job == 3:
            os._exit(9)
        jobs.answer(job)


def never_ready(_: Jobs[int, int], pulse: Pulse) -> None:
    del pulse
    raise BotError("program_given_up", starts=2)

"""What a process of the arena does: it makes the bots, then plays the games it is told."""

from __future__ import annotations

import os
import signal
import sys
import threading
from ctypes import c_int, c_ulong
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Final

from linko.arena.played import Played
from linko.arena.playing import check_bots, play_game
from linko.arena.setup import Setup
from linko.refusal import LinkoError

Order = tuple[int, int, frozenset[int]]
"""Deal, rotation, and the bots that are left out."""

Answer = str | LinkoError | tuple[Played, str]
"""Ready or retired, a refusal, or a game that has ended with its record."""

READY: Final = "ready"
RETIRED: Final = "retired"
NOBODY: Final = -1
"""No bot is thinking."""

FAREWELL: Final = 0.2
"""A thread that is to end has so many seconds for it."""


def work(setup: Setup, line: Connection, thinking: c_int, beats: c_ulong) -> None:
    """Answer orders until the line is closed, or until a bot has stalled here for good.

    `thinking` always says which bot has the process, should it die; `beats` counts on whenever one
    gets it, so that a standstill can be seen from outside.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that gives orders
    signal.signal(signal.SIGTERM, _exit_once)
    _keep_standard_output_clean()

    def before(bot: int) -> None:
        thinking.value = bot
        beats.value += 1
        parent = parent_process()
        if parent is not None and not parent.is_alive():
            sys.exit(0)

    try:
        check_bots(setup, before)
        thinking.value = NOBODY
        line.send(READY)
        while True:
            deal, rotation, absent = line.recv()
            answer = play_game(setup, deal, rotation, absent=absent, before=before)
            thinking.value = NOBODY
            line.send(answer)
            if any(answer[0].failure_counts) and _is_haunted():
                signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it ends by itself
                line.send(RETIRED)
                return
    except LinkoError as error:
        line.send(error)
    except (EOFError, OSError):
        return  # nobody is there to give orders


def _exit_once(*_: object) -> None:
    """Leave, ending what the bots have started; to be told so twice must not disturb that."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(0)


def _is_haunted() -> bool:
    """Whether a bot that was given up still thinks here, at the cost of everybody else's time."""
    others = [thread for thread in threading.enumerate() if thread is not threading.main_thread()]
    for thread in others:
        thread.join(FAREWELL)
    return any(thread.is_alive() for thread in others)


def _keep_standard_output_clean() -> None:
    """What a bot prints goes to standard error: results are all that standard output has."""
    if sys.stdout is not None and sys.stderr is not None:
        sys.stdout.flush()
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

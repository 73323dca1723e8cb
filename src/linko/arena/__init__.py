"""Measures the strength of bots; every deal is played once from every seat.

>>> from linko import arena
>>> setup = arena.Setup.of("random", "random", edition="duel", seed=7)
>>> result = arena.run(setup, games=4, workers=0)
>>> result.deals, len(result.games), result.parity
(2, 4, 0.5)
"""

from linko.arena.bout import play_game
from linko.arena.files import merge, read_results, write_results
from linko.arena.intervals import Interval
from linko.arena.picture import plot
from linko.arena.played_game import PlayedGame
from linko.arena.result import Result
from linko.arena.runs import Run, run
from linko.arena.sequential import SequentialTest
from linko.arena.setup import Setup

__all__ = [
    "Interval",
    "PlayedGame",
    "Result",
    "Run",
    "SequentialTest",
    "Setup",
    "merge",
    "play_game",
    "plot",
    "read_results",
    "run",
    "write_results",
]

"""The test suites that the makers of the interfaces provide for environments."""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Callable

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env as gymnasium_check_env
from pettingzoo.test import api_test, render_test, seed_test

import linko.adapters.openspiel  # registers the game
from linko import EDITIONS
from linko.adapters import linko_v0
from linko.adapters.gymnasium import LinkoEnv
from linko.adapters.gymnasium_vector import LinkoVectorEnv
from linko.testing import check_env

ID = "linko.adapters.gymnasium:Linko-v0"


def pettingzoo() -> str:
    """`api_test`, `seed_test` and `render_test`."""
    with contextlib.redirect_stdout(io.StringIO()):
        for edition in EDITIONS:
            api_test(linko_v0.env(edition=edition), num_cycles=100)
            seed_test(lambda edition=edition: linko_v0.env(edition=edition), num_cycles=50)
        render_test(linko_v0.env)
    return f"api_test, seed_test of {len(EDITIONS)} editions, render_test"


def gymnasium_checker() -> str:
    """`check_env`, with warnings as errors."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for edition in EDITIONS:
            gymnasium_check_env(gymnasium.make(ID, edition=edition).unwrapped)
    return f"check_env of {len(EDITIONS)} editions"


def openspiel() -> str:
    """`random_sim_test`, and CFR on a small game."""
    for edition in EDITIONS:
        game = pyspiel.load_game(f"{linko.adapters.openspiel.NAME}(edition={edition})")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    small = "players=2,ranks=3,copies=2,jokers=0,hand_size=2,row_size=1"
    game = pyspiel.load_game(f"{linko.adapters.openspiel.NAME}({small})")
    solver = pyspiel.CFRSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    left = pyspiel.exploitability(game, solver.average_policy())
    return f"random_sim_test of {len(EDITIONS)} editions; CFR on a small game leaves {left:.3f}"


def our_own() -> str:
    """`linko.testing.check_env` on every interface but OpenSpiel's."""
    for env in (linko_v0.env(), LinkoEnv(), LinkoVectorEnv(4)):
        check_env(env, games=1)
    return "check_env of three interfaces"


RUNS: dict[str, Callable[[], str]] = {
    "pettingzoo": pettingzoo,
    "gymnasium": gymnasium_checker,
    "openspiel": openspiel,
    "linko": our_own,
}

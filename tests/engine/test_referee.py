"""The compiled engine compared with the normative rules, game by game."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests import ROOT
from tests.engine.referee import referee_extremes, referee_games

GAMES = 20_000
PARTS = 20


def in_a_process(first: int, end: int, **switches: str) -> str:
    """Compare games in a new process with other settings of numba."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.engine.referee", str(first), str(end)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=os.environ | switches,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.mark.xdist_group("engine")
def test_some_games_of_every_kind_agree() -> None:
    assert referee_games(range(150)) > 10_000


@pytest.mark.xdist_group("engine")
def test_games_of_extreme_sizes_agree() -> None:
    assert referee_extremes() > 1000


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_twenty_thousand_games_agree(part: int) -> None:
    size = GAMES // PARTS
    assert referee_games(range(part * size, (part + 1) * size)) > 50_000


@pytest.mark.slow
@pytest.mark.parametrize("half", [0, 1])
def test_two_thousand_games_agree_with_bounds_checked(half: int) -> None:
    output = in_a_process(1000 * half, 1000 * (half + 1), NUMBA_BOUNDSCHECK="1")
    assert "decisions agree" in output


@pytest.mark.slow
def test_a_hundred_games_agree_without_the_compiler() -> None:
    assert "decisions agree" in in_a_process(0, 100, NUMBA_DISABLE_JIT="1")


def test_a_few_games_agree_without_the_compiler() -> None:
    assert "decisions agree" in in_a_process(0, 4, NUMBA_DISABLE_JIT="1")

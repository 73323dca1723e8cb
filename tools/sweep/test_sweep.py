"""The page of the sweep matches its figures, and an interrupted sweep continues on a cluster."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest
from distributed import LocalCluster
from tests.arena.test_run import without_times
from tests.server.interrupt import hear_interrupts, unmeasured

from linko import arena
from linko.arena.files import read_stored
from linko.bots import load
from tools import DOCS
from tools.sweep import __main__ as sweep
from tools.sweep.field import BOTS, GROUPS, file_name, setup_of

GAMES = 4
"""Games of each bot in the test: one deal from every seat."""


def committed() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(sweep.FIGURES.read_text(encoding="utf-8"))
    return read


def test_there_are_16_different_bots_that_can_be_loaded() -> None:
    assert len(set(BOTS)) == len(set(map(file_name, BOTS))) == 16
    for bot in BOTS:
        load(bot, seed=1)


def test_no_budget_is_a_time() -> None:
    assert [bot for bot in BOTS if "ms=" in bot or bot == "search"] == []


def test_page_and_picture_match_the_figures() -> None:
    for name, text in sweep.drawn(committed()).items():
        there = (DOCS / name).read_text(encoding="utf-8")
        if f"Matplotlib v{mpl.__version__}," in there or name.endswith(".md"):
            assert there == text, "python -m tools.sweep --draw"
        else:  # another matplotlib version may draw differently, but writes the same words
            words = re.compile(r"<text[^>]*>([^<]*)</text>")
            assert words.findall(there) == words.findall(text), "python -m tools.sweep --draw"


def test_the_figures_have_every_bot_on_the_same_deals() -> None:
    figures = committed()
    assert sweep.FIGURES.read_text(encoding="utf-8") == sweep.dumped(figures)
    assert tuple(figures["bots"]) == BOTS
    assert len({own["deals"] for own in figures["bots"].values()}) == 1
    assert all(own["games"] == figures["seats"] * own["deals"] for own in figures["bots"].values())
    assert all(own["failures"] == 0 for own in figures["bots"].values())


def test_the_picture_names_every_bot_and_follows_the_theme() -> None:
    svg = (DOCS / sweep.PICTURE).read_text(encoding="utf-8")
    words = set(re.findall(r"<text[^>]*>([^<]*)</text>", svg))
    assert {*BOTS, *GROUPS} <= words
    rules, body = svg.split("</style>", 1)
    inks = set(re.findall(r'"[^"]*(?:fill|stroke): (#\w{6})', body))
    assert inks <= set(re.findall(r"(#\w{6})\"\]", rules))


def test_a_sweep_without_games_is_refused(tmp_path: Path) -> None:
    done = subprocess.run(
        [*command(tmp_path), "--games", "0"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "--games must be at least 1" in done.stderr


def command(folder: Path) -> list[str]:
    return [
        sys.executable, "-m", "tools.sweep", "--games", str(GAMES), "--data", str(folder / "data"),
        "--out", str(folder), "--figures", str(folder / "sweep.json"),
    ]  # fmt: skip


@pytest.mark.slow
def test_an_interrupted_sweep_continues_on_another_cluster(tmp_path: Path) -> None:
    first, third = (tmp_path / "data" / file_name(bot) for bot in (BOTS[0], BOTS[2]))
    own_cluster = subprocess.Popen(
        command(tmp_path),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=unmeasured(),
        preexec_fn=hear_interrupts,
        start_new_session=True,
    )
    deadline = time.monotonic() + 300
    while not third.exists():
        assert time.monotonic() < deadline
        assert own_cluster.poll() is None
        time.sleep(0.05)
    os.killpg(own_cluster.pid, signal.SIGINT)  # to the whole process group, as a terminal does
    _, stderr = own_cluster.communicate(timeout=120)
    assert own_cluster.returncode == 130
    assert "run it again to continue" in stderr
    assert not (tmp_path / "sweep.json").exists()
    kept = first.read_bytes()
    assert kept.count(b"\n") == 1 + GAMES

    with LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as cluster:
        again = subprocess.run(
            [*command(tmp_path), "--dask", cluster.scheduler_address],
            capture_output=True,
            text=True,
            check=False,
        )
    assert again.returncode == 0, again.stderr
    assert first.read_bytes() == kept
    figures = json.loads((tmp_path / "sweep.json").read_text(encoding="utf-8"))
    assert tuple(figures["bots"]) == BOTS
    for bot in ("greedy", "search:games=10"):
        alone = arena.run(setup_of(bot), games=GAMES, workers=0)
        stored = read_stored(tmp_path / "data" / file_name(bot))
        assert without_times(stored.games) == without_times(alone.games)
        assert figures["bots"][bot]["share"]["mean"] == round(alone.share(0).mean, 4)
    page = (tmp_path / sweep.PAGE).read_text(encoding="utf-8")
    assert all(f"| `{bot}` | " in page for bot in BOTS)
    assert (tmp_path / sweep.PICTURE).read_text(encoding="utf-8").startswith("<?xml")

"""The facts page matches its figures, and the figures match the games."""

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
from tests.server.interrupt import hear_interrupts, unmeasured

from tools import DOCS
from tools.facts import FACTS
from tools.facts import __main__ as facts
from tools.facts.figures import mean, share, summary, worth_of_cards
from tools.facts.games import CELLS, Facts, Job, played

LARGEST_FILE = 200_000


def committed() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8"))
    return read


def test_page_and_plots_match_the_figures() -> None:
    for name, text in facts.drawn(committed()).items():
        there = (DOCS / name).read_text(encoding="utf-8")
        if f"Matplotlib v{mpl.__version__}," in there or name.endswith(".md"):
            assert there == text, "python -m tools.facts --draw"
        else:  # another matplotlib version may draw differently, but writes the same words
            words = re.compile(r"<text[^>]*>([^<]*)</text>")
            assert words.findall(there) == words.findall(text), "python -m tools.facts --draw"


def test_the_files_of_the_page_are_small() -> None:
    for path in (DOCS / facts.FOLDER).iterdir():
        assert path.stat().st_size < LARGEST_FILE, path


def test_the_page_shows_every_plot() -> None:
    page = (DOCS / facts.PAGE).read_text(encoding="utf-8")
    shown = {f"{name}" for name in re.findall(r"\]\((facts/[\w-]+\.svg)\)", page)}
    assert shown == {f"facts/{path.name}" for path in (DOCS / facts.FOLDER).glob("*.svg")}


def test_every_colour_of_the_plots_has_a_dark_variant() -> None:
    for path in (DOCS / facts.FOLDER).glob("*.svg"):
        svg = path.read_text(encoding="utf-8")
        rules, body = svg.split("</style>", 1)
        inks = set(re.findall(r'"[^"]*(?:fill|stroke): (#\w{6})', body))
        assert inks <= set(re.findall(r"(#\w{6})\"\]", rules)), path


@pytest.fixture(scope="module", params=CELLS, ids=lambda cell: f"{cell[0]}-{cell[1]}")
def game(request: pytest.FixtureRequest) -> Facts:
    edition, seats = request.param
    return played(Job("random", edition, seats, 3))


def test_the_facts_of_a_game_are_consistent(game: dict[str, Any]) -> None:
    seats = int(game["cell"].split("-")[1])
    assert len(game["scores"]) == len(game["shares"]) == len(game["opening"]) == seats
    assert sum(game["shares"]) == pytest.approx(1)
    won = [score for score, part in zip(game["scores"], game["shares"], strict=True) if part]
    assert set(won) == {max(game["scores"])}
    assert [sum(hand) for hand in game["opening"]] == [13] * seats
    counts = game["counts"]
    assert sum(game["snatched"].values()) == counts.get("taken", 0) + counts.get("left", 0)
    assert counts.get("left", 0) >= counts.get("picked up", 0) + counts.get("discarded", 0)
    assert sum(game["laid"].values()) == game["turns"]
    assert all(game["snatched"][name] <= game["laid"][name] for name in game["snatched"])
    assert (game["out"] is None) == (game["end"] != "out")


def test_the_same_game_gives_the_same_facts() -> None:
    job = Job("random", "basic", 3, 5)
    assert played(job) == played(job)


def test_no_two_cells_share_a_deal() -> None:
    jobs = [Job("random", *cell, seed) for cell in CELLS for seed in range(50)]
    assert len({job.deal for job in jobs}) == len(jobs)


def test_a_mean_has_an_interval() -> None:
    assert mean([1, 2, 3, 4, 5]) == [
        3.0,
        pytest.approx(1.614, abs=1e-3),
        pytest.approx(4.386, abs=1e-3),
    ]


def test_a_share_has_an_interval_between_0_and_1() -> None:
    assert share([0] * 50, [1] * 50) == [0, 0, pytest.approx(0.0714, abs=1e-3)]
    assert share([1] * 50, [1] * 50) == [1, pytest.approx(0.9286, abs=1e-3), 1]
    assert share([1] * 8 + [0] * 2, [1] * 10) == [
        0.8, pytest.approx(0.49, abs=0.02), pytest.approx(0.943, abs=0.01),
    ]  # fmt: skip
    assert share([], []) is None


def test_correlation_within_games_widens_the_interval() -> None:
    spread = share([5] * 20, [10] * 20)
    clustered = share([10] * 10 + [0] * 10, [10] * 20)
    assert spread is not None
    assert clustered is not None
    assert clustered[2] - clustered[1] > 2 * (spread[2] - spread[1])


def planted(seed: int) -> dict[str, Any]:
    """A game in which every joker is worth three points, and nothing else counts."""
    game: dict[str, Any] = played(Job("random", "classic", 3, seed))
    return game | {"scores": [3 * hand[-1] for hand in game["opening"]]}


def test_a_known_card_value_is_recovered() -> None:
    games = [planted(seed) for seed in range(40)]
    joker = summary(games)["opening"]["joker"]["score"]
    assert joker == pytest.approx([3, 3, 3], abs=1e-3)
    cards = worth_of_cards([games])
    others = [middle for middle, _, _ in cards[:-1]]
    assert cards[-1][0] - others[0] == pytest.approx(3, abs=1e-2)
    assert others == pytest.approx([others[0]] * len(others), abs=1e-2)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools.facts", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.slow
def test_an_interrupted_run_continues_where_it_stopped(tmp_path: Path) -> None:
    data, folder = tmp_path / "games.jsonl", tmp_path / "docs"
    arguments = (
        "--bot",
        "random",
        "--games",
        "2",
        "--data",
        str(data),
        "--out",
        str(folder),
        "--figures",
        str(tmp_path / "facts.json"),
    )
    assert run(*arguments, "--workers", "2").returncode == 0
    whole = (tmp_path / "facts.json").read_text(encoding="utf-8")
    lines = [line for line in data.read_text(encoding="utf-8").splitlines() if line]
    assert len(lines) == 2 * len(CELLS)
    kept = lines[:20]
    data.write_text("\n".join([*kept, lines[20][:50]]), encoding="utf-8")
    assert run(*arguments, "--workers", "1").returncode == 0
    again = [line for line in data.read_text(encoding="utf-8").splitlines() if line]
    assert again[:20] == kept
    assert len(again) == len(lines) + 1
    assert (tmp_path / "facts.json").read_text(encoding="utf-8") == whole
    assert (folder / facts.PAGE).exists()


def test_ctrl_c_keeps_the_games_that_are_played(tmp_path: Path) -> None:
    data, folder = tmp_path / "games.jsonl", tmp_path / "docs"
    process = subprocess.Popen(
        [sys.executable, "-m", "tools.facts", "--bot", "random", "--games", "100000",
         "--workers", "1", "--data", str(data), "--out", str(folder),
         "--figures", str(tmp_path / "facts.json")],
        stderr=subprocess.PIPE,
        text=True,
        env=unmeasured(),
        preexec_fn=hear_interrupts,
        start_new_session=True,
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while not (data.exists() and data.stat().st_size > 5000):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # to the whole process group, as a terminal does
    _, stderr = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "run it again to continue" in stderr
    assert "Traceback" not in stderr
    assert not (tmp_path / "facts.json").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bot", "deep blue"), "there is no bot"),
        (("--games", "1", "--bot", "random"), "at least two games"),
    ],
)
def test_bad_arguments_are_refused(arguments: tuple[str, ...], words: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert words in result.stderr

"""The page on bots matches the measurements, and the list of measurements is well-formed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from linko.arena import run
from linko.bots import BOTS, load
from linko.judgement.features import FEATURES
from tools import DOCS
from tools.bot_digest import PACKAGE, bot_digest
from tools.strength import __main__ as strength
from tools.strength.cells import LADDER, Cell, cells
from tools.strength.page import GROUPS, drawn


def page() -> str:
    return (DOCS / strength.PAGE).read_text(encoding="utf-8")


def cell_of(name: str) -> Cell:
    return next(cell for cell in cells() if cell.name == name)


@cache
def played() -> dict[str, Any]:
    return strength.figures_of(run(cell_of("kitten-random").setup, games=4, workers=0))


def measured(mean: float, **more: list[int]) -> dict[str, Any]:
    return played() | {"share": {"mean": mean, "low": mean - 0.04, "high": mean + 0.04}} | more


def test_the_page_matches_figures_and_features() -> None:
    assert page() == drawn(page(), strength.read(strength.FIGURES)), (
        "python -m tools.strength --draw"
    )


def test_the_figures_match_the_cells_in_order() -> None:
    written = strength.FIGURES.read_text(encoding="utf-8")
    assert written == strength.dumped(strength.read(strength.FIGURES)), (
        "python -m tools.strength --draw"
    )


def test_every_bot_has_its_paragraph_in_the_order_of_the_ladder() -> None:
    assert re.findall(r"^## `(\w+)`\n\n\w", page(), flags=re.MULTILINE) == list(BOTS)


def test_the_page_names_every_feature_with_its_weight() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (−?[\d.]+) \| .+ \|$", page(), flags=re.MULTILINE)
    told = {name: float(weight.replace("−", "-")) for name, weight in rows}
    assert told == {name: weight for name, (weight, _) in FEATURES.items()}


def test_cells_have_unique_names_existing_bots_and_a_table() -> None:
    names = [cell.name for cell in cells()]
    assert len(set(names)) == len(names)
    for bot in {bot for cell in cells() for bot in cell.setup.bots}:
        load(bot, seed=1)
    assert {cell.group for cell in cells()} == {*GROUPS, "ladder"}


def test_cells_play_enough_games_and_have_valid_targets() -> None:
    for cell in cells():
        assert cell.games >= 40, cell.name
        if cell.wanted is not None:
            low, high = cell.wanted
            assert 0 <= low < high <= 100, cell.name


def test_the_ladder_has_every_pair_once_in_each_role() -> None:
    pairs = [cell.setup.bots for cell in cells() if cell.group == "ladder"]
    bots = LADDER.values()
    assert len(pairs) == len(set(pairs))
    assert set(pairs) == {(one, other) for one in bots for other in bots if one != other}


def test_cells_are_chosen_by_name_or_prefix() -> None:
    assert [cell.name for cell in strength.chosen_cells(["kitten-random"])] == ["kitten-random"]
    assert {cell.group for cell in strength.chosen_cells(["ladder", "more"])} == {
        "ladder",
        "more-time",
    }
    assert strength.chosen_cells(None) == list(cells())
    assert strength.chosen_cells(["lynx"]) == []


@pytest.mark.parametrize(("mean", "is_missed"), [(0.7, False), (0.59, True), (0.81, True)])
def test_a_missed_floor_is_stated_plainly(mean: float, is_missed: bool) -> None:
    text = drawn(page(), {"kitten-random": measured(mean)})
    assert ("60 to 80 %, **missed**" in text) is is_missed
    assert ("**Not reached:** kitten-random" in text) is is_missed
    assert f"**{100 * mean:.1f} %**, {100 * mean - 4:.1f} to {100 * mean + 4:.1f}" in text


def test_cells_not_measured_yet_are_marked() -> None:
    text = drawn(page(), {})
    own = [cell for cell in cells() if cell.group != "ladder"]
    assert text.count("not measured yet") == len(own)
    assert "missed" not in text.split("<!-- strength -->")[1]


def test_a_bot_that_failed_is_named() -> None:
    text = drawn(page(), {"kitten-random": measured(0.7, failures=[0, 3])})
    assert "In classic 4, against random, `random` failed in 3 decisions." in text


def test_figures_of_another_setup_are_ignored(tmp_path: Path) -> None:
    found = measured(0.7)
    for figures, names in ((found, ["kitten-random"]), (found | {"seats": 5}, [])):
        file = tmp_path / "strength.json"
        file.write_text(json.dumps({"kitten-random": figures}))
        assert list(strength.read(file)) == names


def test_other_bots_have_another_digest(tmp_path: Path) -> None:
    package = tmp_path / "linko"
    shutil.copytree(PACKAGE, package)
    assert bot_digest(package) == bot_digest()
    digests = {bot_digest()}
    for name in ("bots/kitten.py", "judgement/trained.json", "judgement/network.json", "game.py"):
        with (package / name).open("a", encoding="utf-8") as file:
            file.write(" ")
        digests.add(bot_digest(package))
    assert len(digests) == 5


def test_a_page_without_its_markers_is_refused() -> None:
    with pytest.raises(ValueError, match="the page needs <!-- features -->"):
        drawn("# The bots", {})


def test_the_script_plays_what_is_missing_and_writes_figures_and_page(tmp_path: Path) -> None:
    shutil.copy(DOCS / strength.PAGE, tmp_path)
    command = [
        sys.executable, "-m", "tools.strength", "--data", str(tmp_path / "data"),
        "--out", str(tmp_path), "--figures", str(tmp_path / "strength.json"),
        "--workers", "0", "--only", "kitten-random",
    ]  # fmt: skip
    for games in ("4", "8"):
        done = subprocess.run([*command, "--games", games], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("kitten-random: ")
    figures = strength.read(tmp_path / "strength.json")
    assert list(figures) == ["kitten-random"]
    assert (figures["kitten-random"]["games"], figures["kitten-random"]["deals"]) == (8, 2)
    written = (tmp_path / strength.PAGE).read_text(encoding="utf-8")
    assert written == drawn(page(), figures)
    assert "linko arena kitten random --edition classic --seats 4 --games 8 --seed 1" in written

"""The table of baselines matches its figures, and the kernel plays them fairly."""

from __future__ import annotations

import json
from typing import Any

import pytest

from linko import EDITIONS
from tools.baselines import __main__ as baselines
from tools.baselines.games import in_the_arena, in_the_kernel


def committed() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(baselines.FIGURES.read_text(encoding="utf-8"))
    return read


def test_the_table_matches_the_figures() -> None:
    page = baselines.PAGE.read_text(encoding="utf-8")
    assert page == baselines.drawn(page, committed()), "python -m tools.baselines --draw"
    assert baselines.FIGURES.read_text(encoding="utf-8") == baselines.dumped(committed())


def test_the_figures_have_every_edition_and_every_pair() -> None:
    shares = committed()["shares"]
    assert list(shares) == list(EDITIONS)
    for rows in shares.values():
        found = {(bot, others) for bot, row in rows.items() for others in row}
        assert found == set(baselines.pairs())


def test_the_table_has_the_hash_of_all_weights() -> None:
    page = baselines.PAGE.read_text(encoding="utf-8")
    figures = committed()
    assert f"`{figures['sources']}`" in page
    for hashes in figures["weights"].values():
        assert set(hashes) == {"heuristic", "heuristic:weights=learned", baselines.SEARCH}
        assert all(f"`{found}`" in page for found in hashes.values())


@pytest.mark.parametrize("edition", ["classic", "duel"])
def test_a_bot_against_copies_of_itself_wins_its_part(edition: str) -> None:
    parity = 1 / EDITIONS[edition].usual_seats
    assert in_the_kernel("greedy", "greedy", edition, 10).mean == pytest.approx(parity)


def test_kernel_and_arena_agree_on_a_bot() -> None:
    kernel = in_the_kernel("greedy", "random", "duel", 2000)
    played = in_the_arena("greedy", "random", "duel", 40)
    assert played.low is not None
    assert played.high is not None
    assert played.low - 0.05 < kernel.mean < played.high + 0.05


def test_a_page_without_its_markers_is_refused() -> None:
    with pytest.raises(ValueError, match="the page needs <!-- baselines -->"):
        baselines.drawn("# Environments", committed())

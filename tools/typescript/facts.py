"""The figures of the game that the browser client's page draws, from `tools/facts/facts.json`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from linko.cards import JOKER
from tools.facts import FACTS
from tools.facts.page import USUAL
from tools.facts.plots import FEWEST_SETS

SHORT = {
    "turns": "turns",
    "winner": "winning score",
    "ahead": "margin",
    "ended": "ends by going out",
    "won": "going out wins",
    "snatches": "snatches",
    "cards": "cards snatched",
    "taken": "taken",
}
"""The figures of the summary, and their names in the data."""

STEP = 2
"""Number of scores that share a column."""


def facts() -> str:
    """Return what the page shows, as JSON with a line for each plot."""
    data = json.loads(FACTS.read_text(encoding="utf-8"))
    cells: Mapping[str, Any] = data["cells"]
    found = {
        "games": sum(cell["games"] for cell in cells.values()),
        "each": min(cell["games"] for cell in cells.values()),
        "short": _short(cells[USUAL]),
        "cells": [_cell(name, cell) for name, cell in cells.items()],
        "scores": list(_scores(cells)),
        "cards": data["cards"],
        "snatched": list(_snatched(cells[USUAL]["sets"])),
    }
    lines = (f" {json.dumps(key)}: {json.dumps(value)}" for key, value in found.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _short(cell: Mapping[str, Any]) -> dict[str, Any]:
    joker = cell["opening"]["joker"]
    return {
        "seats": cell["seats"],
        **{name: cell[key][0] for name, key in SHORT.items()},
        "starter": cell["wins by place"][0][0],
        "jokerPoints": joker["score"][0],
        "jokerWins": joker["wins"][0],
    }


def _cell(name: str, cell: Mapping[str, Any]) -> dict[str, Any]:
    places = cell["wins by place"]
    return {
        "edition": name.split("-")[0],
        "seats": cell["seats"],
        "turns": cell["turns quantiles"],
        "first": places[0],
        "last": places[-1],
        "ended": cell["ends by going out"][0],
        "won": cell["going out wins"],
    }


def _scores(cells: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Return, for each number of players in the usual edition, how often each score occurs.

    All lists begin at the same score. Each share is the sum over `STEP` scores.
    """
    edition = USUAL.split("-")[0]
    shown = [cell for name, cell in cells.items() if name.startswith(edition)]
    scores = [int(score) for cell in shown for score in cell["scores"]]
    first = min(scores) // STEP * STEP
    columns = range(first, max(scores) + 1, STEP)
    for cell in shown:
        games = cell["games"]
        yield {
            "seats": cell["seats"],
            "from": first,
            "step": STEP,
            "all": [_share(cell["scores"], at, games * cell["seats"]) for at in columns],
            "winners": [_share(cell["winning scores"], at, games) for at in columns],
        }


def _share(counts: Mapping[str, int], first: int, games: int) -> float:
    count = sum(counts.get(str(score), 0) for score in range(first, first + STEP))
    return round(count / games, 4)


def _snatched(sets: Mapping[str, list[int]]) -> Iterator[list[float | None]]:
    """Return the share of sets that are snatched, by size and value; None if too few were laid."""
    sizes = [int(name.split("x")[0]) for name, (laid, _) in sets.items() if laid >= FEWEST_SETS]
    for size in range(1, max(sizes) + 1):
        laid = [sets.get(f"{size}x{value}", [0, 0]) for value in range(1, JOKER + 1)]
        yield [round(lost / all_, 3) if all_ >= FEWEST_SETS else None for all_, lost in laid]

"""The picture of the sweep: the share of the wins of each bot, with its interval."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tools.facts.canvas import (
    EMBER,
    LINE,
    MUTED,
    ROW_HEIGHT,
    SPRUCE,
    TEXT,
    interval,
    titled,
)
from tools.sweep.field import GROUPS

INKS: Final = dict(zip(GROUPS, (MUTED, SPRUCE, EMBER), strict=True))
HEADING_ROWS: Final = 1.7
"""Rows between the last bot of a group and the first of the next, including its heading."""
LEFT: Final = 0.3
"""Where the axes begin, as a fraction of the width."""


def picture(figures: Mapping[str, Any]) -> str:
    """The picture as SVG, for light and dark themes."""
    bots, parity = figures["bots"], 100 / figures["seats"]
    rows = places()
    last = max(rows.values())
    height = 1.3 + ROW_HEIGHT * (last + 2)
    games = {own["games"] for own in bots.values()}
    many = " to ".join(f"{count:,}" for count in sorted({min(games), max(games)}))
    note = (
        f"Wins of one against {figures['seats'] - 1} {figures['others']} in {figures['edition']}, "
        f"{many} games each on the same deals, with 95 % intervals"
    )
    with titled("What a budget buys", note, height) as (figure, svg):
        bottom, top = 0.5 / height, 1 - 0.72 / height
        axes = figure.add_axes((LEFT, bottom, 0.97 - LEFT, top - bottom))
        axes.axvline(parity, color=MUTED, linewidth=0.8, dashes=(4, 3), zorder=0)
        for group, own in GROUPS.items():
            axes.annotate(
                group, (0, rows[own[0]] - 0.85), (-3.5, 0), xycoords=("axes fraction", "data"),
                textcoords="offset points", ha="right", va="center", size=8, weight="bold",
                color=INKS[group],
            )  # fmt: skip
            for bot in own:
                share = bots[bot]["share"]
                ends = [100 * share[name] for name in ("mean", "low", "high")]
                interval(axes, rows[bot], ends, INKS[group])
                axes.annotate(
                    f"{ends[0]:.0f} %", (ends[2], rows[bot]), (5, 0),
                    textcoords="offset points", va="center", size=8, color=TEXT,
                )  # fmt: skip
        axes.set_ylim(last + 0.7, -1.5)
        axes.set_yticks(list(rows.values()), list(rows))
        axes.tick_params(axis="y", length=0, labelsize=8)
        axes.spines["left"].set_visible(False)
        axes.set_xlim(-1, 100)
        axes.set_xlabel(f"% of the wins; equal bots would win {parity:g} %")
        axes.grid(axis="x", color=LINE, linewidth=0.5)
        axes.set_axisbelow(True)
    return svg[0]


def places() -> dict[str, float]:
    """The row of each bot, counted from the top."""
    found: dict[str, float] = {}
    at = 0.0
    for group in GROUPS.values():
        for bot in group:
            found[bot] = at
            at += 1
        at += HEADING_ROWS - 1
    return found

"""Axes and SVG for the plots of the facts page; they follow the light or dark theme."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from linko.drawing.tokens import TOKENS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER, TEXT, MUTED, LINE, EMBER, SPRUCE = (
    TOKENS[name][1].lower() for name in ("paper", "text", "muted", "line", "ember", "spruce")
)
DUSK = {day.lower(): dusk for _, day, dusk in TOKENS.values()}
FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans'"

WIDTH = 7.6
ROW_HEIGHT = 0.27


@contextmanager
def titled(title: str, note: str, height: float) -> Iterator[tuple[Figure, list[str]]]:
    """A figure with a title and a note below it; the SVG is put into the list at the end."""
    import matplotlib as mpl
    from matplotlib.figure import Figure as Drawing

    settings: dict[Any, Any] = {
        "svg.fonttype": "none", "svg.hashsalt": title, "font.size": 9, "text.color": TEXT,
        "axes.edgecolor": LINE, "axes.labelcolor": MUTED, "axes.facecolor": "none",
        "xtick.color": LINE, "ytick.color": LINE, "xtick.labelcolor": MUTED,
        "ytick.labelcolor": TEXT, "axes.spines.top": False, "axes.spines.right": False,
    }  # fmt: skip
    with mpl.rc_context(settings):
        figure = Drawing(figsize=(WIDTH, height), facecolor=PAPER)
        figure.text(0.02, 1 - 0.26 / height, title, size=12, weight="bold")
        figure.text(0.02, 1 - 0.48 / height, note, color=MUTED)
        svg: list[str] = []
        yield figure, svg
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Title": title})
        svg.append(_themed(file.getvalue()))


def _themed(svg: str) -> str:
    """Add the colours of the dark theme, and common fonts."""
    rules = "".join(
        f'[style*="{part}: {day}"]{{{part}:{DUSK[day]}!important}}'
        for day in (PAPER, TEXT, MUTED, LINE, EMBER, SPRUCE)
        for part in ("fill", "stroke")
    )
    style = f"<style>@media (prefers-color-scheme:dark){{{rules}}}</style>"
    lines = "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"
    return lines.replace("<defs>", f"{style}\n <defs>", 1).replace("'DejaVu Sans'", FONTS)


def row_axes(
    figure: Figure, cells: Mapping[str, Any], left: float = 0.16
) -> tuple[Axes, list[float]]:
    """Axes with a labelled line for every cell, with gaps between editions."""
    places: list[float] = []
    at, before = 0.0, ""
    for name in cells:
        edition = name.split("-")[0]
        at += 0.55 if before and edition != before else 0.0
        places.append(at)
        at, before = at + 1, edition
    height = figure.get_figheight()
    bottom, top = 0.62 / height, 1 - 0.84 / height
    axes = figure.add_axes((left, bottom, 0.97 - left, top - bottom))
    axes.set_ylim(places[-1] + 0.7, -0.7)
    axes.set_yticks(places, [name.replace("-", ", ") for name in cells])
    axes.text(-0.01, 1.01, "edition, players", color=MUTED, transform=axes.transAxes, ha="right")
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x", color=LINE, linewidth=0.5)
    axes.set_axisbelow(True)
    return axes, places


def height_of(cells: Mapping[str, Any]) -> float:
    """Height in inches of a figure with a line for every cell."""
    return 1.46 + ROW_HEIGHT * (len(cells) + 3.4)


def interval(axes: Axes, at: float, figure: list[float], colour: str) -> None:
    """Draw an estimate as a dot on the line of its interval."""
    middle, low, high = figure
    axes.plot([low, high], [at, at], color=colour, linewidth=1.6, solid_capstyle="butt")
    axes.plot([middle], [at], "o", color=colour, markersize=4.5)

"""The plots of the facts page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from linko.cards import JOKER, Card, card_text
from tools.facts.canvas import (
    EMBER,
    LINE,
    MUTED,
    SPRUCE,
    TEXT,
    height_of,
    interval,
    row_axes,
    titled,
)

FEWEST_SETS = 20
"""Minimum number of sets in a field of the heat map; fields with fewer are empty."""
STRONGEST = 0.6
"""Maximum opacity of the heat map, so that its numbers stay readable."""


def plots(facts: Mapping[str, Any]) -> dict[str, str]:
    """Every plot by its name."""
    cells = facts["cells"]
    return {
        "length": _length(cells),
        "scores": _scores(cells),
        "starter": _starter(cells),
        "going-out": _going_out(cells),
        "cards": _cards(facts["cards"]),
        "snatched": _snatched(cells["classic-4"]["sets"]),
    }


def _length(cells: Mapping[str, Any]) -> str:
    with titled(
        "How long a game lasts",
        "All players' turns: the middle half (bar), 5 to 95 % (line), median (dot and number)",
        height_of(cells),
    ) as (figure, svg):
        axes, places = row_axes(figure, cells)
        for at, cell in zip(places, cells.values(), strict=True):
            low, quarter, middle, three_quarters, high = cell["turns quantiles"]
            axes.plot([low, high], [at, at], color=SPRUCE, linewidth=1)
            axes.plot(
                [quarter, three_quarters], [at, at], color=SPRUCE, linewidth=6,
                solid_capstyle="butt", alpha=0.45,
            )  # fmt: skip
            axes.plot([middle], [at], "o", color=SPRUCE, markersize=4.5)
            axes.annotate(
                f"{middle:g}", (high, at), (5, 0), textcoords="offset points", va="center"
            )
        axes.set_xlim(left=0)
        axes.set_xlabel("turns")
    return svg[0]


def _scores(cells: Mapping[str, Any]) -> str:
    shown = {name: cell for name, cell in cells.items() if name.startswith("classic")}
    numbers = [int(score) for cell in shown.values() for score in cell["scores"]]
    steps = range(2 * (min(numbers) // 2) - 2, max(numbers) + 3, 2)
    with titled("What players score", "Classic: how often each score occurs", 3.1) as (figure, svg):
        for place, (name, cell) in enumerate(shown.items()):
            axes = figure.add_axes((0.03 + 0.242 * place, 0.17, 0.215, 0.5))
            for key, colour, most in (
                ("scores", SPRUCE, cell["games"] * cell["seats"]),
                ("winning scores", EMBER, cell["games"]),
            ):
                counts = [_of_two(cell[key], score) / most for score in steps]
                axes.fill_between(steps, counts, step="post", color=colour, alpha=0.22, linewidth=0)
                axes.step(steps, counts, where="post", color=colour, linewidth=1.1)
            axes.set_title(f"{name.replace('-', ', ')} players", size=9, loc="left", color=TEXT)
            axes.set_ylim(bottom=0)
            axes.yaxis.set_visible(False)
            axes.spines["left"].set_visible(False)
            axes.set_xlabel("score")
        figure.text(0.97, 1 - 0.48 / 3.1, "everybody", color=SPRUCE, ha="right")
        figure.text(0.86, 1 - 0.48 / 3.1, "the winner", color=EMBER, ha="right")
    return svg[0]


def _of_two(scores: Mapping[str, int], score: int) -> int:
    """How often this score or the next one occurs."""
    return scores.get(str(score), 0) + scores.get(str(score + 1), 0)


def _starter(cells: Mapping[str, Any]) -> str:
    with titled(
        "Does it pay to start?",
        "Wins above an equal share, in percentage points, with 95 % intervals",
        height_of(cells),
    ) as (figure, svg):
        axes, places = row_axes(figure, cells)
        axes.axvline(0, color=MUTED, linewidth=1)
        for at, cell in zip(places, cells.values(), strict=True):
            for place, colour, shift in ((0, EMBER, -0.16), (-1, SPRUCE, 0.16)):
                points = [100 * (end - 1 / cell["seats"]) for end in cell["wins by place"][place]]
                interval(axes, at + shift, points, colour)
        reach = max(map(abs, axes.get_xlim()))
        axes.set_xlim(-reach, reach)
        axes.set_xlabel("percentage points")
        axes.text(0.99, 1.01, "starter", color=EMBER, transform=axes.transAxes, ha="right")
        axes.text(0.84, 1.01, "last player", color=SPRUCE, transform=axes.transAxes, ha="right")
    return svg[0]


def _going_out(cells: Mapping[str, Any]) -> str:
    with titled(
        "Does the player who plays the last card win?",
        "Wins of that player, with 95 % intervals; at the right, how many games end this way",
        height_of(cells),
    ) as (figure, svg):
        axes, places = row_axes(figure, cells)
        for at, cell in zip(places, cells.values(), strict=True):
            if cell["going out wins"] is not None:
                interval(axes, at, [100 * end for end in cell["going out wins"]], EMBER)
            ends = f"{100 * cell['ends by going out'][0]:.0f} %"
            axes.annotate(
                ends, (1, at), xycoords=("axes fraction", "data"), ha="right", va="center"
            )
        axes.set_xlim(0, 112)
        axes.set_xticks(range(0, 101, 20))
        axes.set_xlabel("% of them won")
    return svg[0]


def _cards(worths: list[list[float]]) -> str:
    with titled(
        "What a card of the opening hand is worth",
        "Points at the end against an average card, with 95 % intervals; editions without ghost",
        3.3,
    ) as (figure, svg):
        axes = figure.add_axes((0.09, 0.15, 0.88, 0.62))
        axes.axhline(0, color=MUTED, linewidth=1)
        for place, (middle, low, high) in enumerate(worths):
            colour = EMBER if place == JOKER - 1 else SPRUCE
            axes.plot(
                [place, place], [low, high], color=colour, linewidth=1.6, solid_capstyle="butt"
            )
            axes.plot([place], [middle], "o", color=colour, markersize=5)
            number = f"{middle:+.1f}".replace("-", "−") if abs(middle) >= 0.05 else "0"
            axes.annotate(
                number, (place, middle), (6, 5), textcoords="offset points", va="center", size=8
            )
        axes.set_xticks(
            range(JOKER), [card_text(Card(card)) for card in range(1, JOKER)] + ["joker"]
        )
        axes.set_xlim(-0.5, JOKER - 0.2)
        axes.tick_params(axis="x", length=0, labelcolor=TEXT)
        axes.set_ylabel("points")
        axes.grid(axis="y", color=LINE, linewidth=0.5)
        axes.set_axisbelow(True)
    return svg[0]


def _snatched(sets: Mapping[str, list[int]]) -> str:
    enough = (name for name, (laid, _) in sets.items() if laid >= FEWEST_SETS)
    sizes = max((int(name.split("x")[0]) for name in enough), default=1)
    with titled(
        "Which sets are snatched",
        "Classic, 4 players: how many of 100 such sets are snatched during the game",
        3.7,
    ) as (figure, svg):
        axes = figure.add_axes((0.09, 0.13, 0.89, 0.66))
        for value in range(1, JOKER + 1):
            for size in range(1, sizes + 1):
                laid, lost = sets.get(f"{size}x{value}", (0, 0))
                if laid < FEWEST_SETS:
                    axes.text(value, size, "·", ha="center", va="center", color=MUTED)
                    continue
                axes.add_patch(_field(value, size, lost / laid))
                axes.text(value, size, f"{100 * lost / laid:.0f}", ha="center", va="center")
        axes.set_xlim(0.5, JOKER + 0.5)
        axes.set_ylim(sizes + 0.5, 0.5)
        axes.set_xticks(range(1, JOKER + 1), [*map(str, range(1, JOKER)), "jokers"])
        axes.set_yticks(range(1, sizes + 1))
        axes.tick_params(length=0, labelcolor=TEXT)
        axes.set_ylabel("cards in the set")
        axes.set_xlabel("value of the set")
        for side in ("left", "bottom"):
            axes.spines[side].set_visible(False)
    return svg[0]


def _field(value: int, size: int, rate: float) -> Any:  # noqa: ANN401 - matplotlib is imported late
    from matplotlib.patches import Rectangle

    corner = (value - 0.47, size - 0.46)
    return Rectangle(corner, 0.94, 0.92, color=EMBER, alpha=0.04 + STRONGEST * rate, linewidth=0)

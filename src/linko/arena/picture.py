"""Draws an arena result as a picture: win shares by seat, and scores."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from linko.arena.errors import ArenaError
from linko.arena.files import check_writable
from linko.arena.intervals import Interval
from linko.arena.result import Result
from linko.cards import Card
from linko.drawing.tokens import GROUND, TOKENS
from linko.players import shown_names
from linko.refusal import quote

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS: Final = (".svg", ".pdf", ".png")
TEXT, MUTED, LINE, EMBER, SPRUCE = (
    TOKENS[name][1] for name in ("text", "muted", "line", "ember", "spruce")
)
INKS: Final = (EMBER, SPRUCE, GROUND[Card(3)], "#8A6A12", "#5D4777")
"""One colour for each bot."""

POSITIONS: Final = ("starts", "2nd", "3rd", "4th", "5th")
WIDTH: Final = 7.2
"""Width in inches: the text width of a page with two columns."""

ROW_INCHES: Final = 0.19
NAME_INCHES: Final = 0.085
"""Width in inches reserved for each letter of a bot's name."""

LONGEST_TITLE: Final = 70
"""Maximum number of characters at full size; a longer title is set smaller."""

GAP_ROWS: Final = 1.1
"""Gap between two bots, in rows."""

_STYLE: Final = {
    "axes.edgecolor": LINE,
    "axes.labelcolor": MUTED,
    "font.size": 8,
    "svg.hashsalt": "linko",
    "text.color": TEXT,
    "text.parse_math": False,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
}

_PAPER: Final = {"facecolor": "white", "edgecolor": "none", "pad": 0.8}
"""White box behind a number, so that no line crosses it."""


def check_plot(file: Path) -> None:
    """Raise an error if the picture cannot be drawn, before anything is played."""
    if file.suffix.lower() not in FORMATS:
        raise ArenaError("plot_format", given=quote(file.name))
    try:
        import matplotlib  # noqa: F401, ICN001 - only to check that it is installed
    except ImportError:
        raise ArenaError("plot_needs_matplotlib") from None
    check_writable(file)


def plot(result: Result, file: Path | str) -> None:
    """Draw the result; the same result always gives the same SVG."""
    file = Path(file)
    check_plot(file)
    if not result.deals:
        raise ArenaError("arena_no_deals")
    import matplotlib as mpl

    kind = file.suffix.lower().removeprefix(".")
    picture = io.BytesIO()
    with mpl.rc_context(_STYLE):  # type: ignore[arg-type] # the stub wants literal keys
        _draw(result, picture, kind)
    file.write_bytes(picture.getvalue())


def _draw(result: Result, picture: io.BytesIO, kind: str) -> None:
    from matplotlib.figure import Figure

    bots, seats = len(result.setup.bots), result.setup.seats
    band = 1 + seats + GAP_ROWS  # one row for all seats, one for each seat, and a gap
    body = bots * band * ROW_INCHES
    height = body + 1.15
    labels = shown_names(bots, result.setup.labels)
    margin = max(1.2, 0.25 + NAME_INCHES * max(map(len, labels)))
    figure = Figure(figsize=(WIDTH, height))
    shares, scores = figure.subplots(1, 2, sharey=True, width_ratios=(1.35, 1))
    figure.subplots_adjust(
        left=margin / WIDTH, right=0.98, wspace=0.13, top=1 - 0.72 / height, bottom=0.43 / height
    )
    tops = [bot * band for bot in range(bots)]
    _draw_shares(shares, result, tops)
    _draw_scores(scores, result, tops, seats)
    _name_rows(shares, tops, labels, seats)
    shares.set_ylim(bots * band - GAP_ROWS + 0.1, -0.9)
    title = result.setup.pairing
    size = 10 * min(1, LONGEST_TITLE / len(title))
    subtitle = (
        f"{result.setup.terms}; {result.deals:,} deals, each played from every seat; "
        "95 % intervals over deals"
    )
    figure.text(0.015, 1 - 0.19 / height, title, size=size, weight="bold", va="center")
    figure.text(0.015, 1 - 0.4 / height, subtitle, color=MUTED, va="center")
    dates = {"svg": {"Date": None}, "pdf": {"CreationDate": None}, "png": None}
    figure.savefig(picture, format=kind, dpi=200, metadata=dates[kind])


def _draw_shares(axes: Axes, result: Result, tops: Sequence[float]) -> None:
    for bot, top in enumerate(tops):
        ink = INKS[bot]
        whole = result.share(bot)
        _mark(axes, whole, top, ink, size=6.5, width=2.4)
        low, high = _ends(whole)
        side = "left" if high < 0.88 else "right"
        end = high if side == "left" else low
        axes.annotate(
            f"{100 * whole.mean:.1f} %", (100 * end, top),
            xytext=(5 if side == "left" else -5, 0), textcoords="offset points",
            ha=side, va="center", color=ink, weight="bold", bbox=_PAPER,
        )  # fmt: skip
        for position in range(result.setup.seats):
            share = result.share_at(bot, position)
            _mark(axes, share, top + 1 + position, ink, size=3.2, width=0.9)
    parity = 100 * result.parity
    axes.axvline(parity, color=MUTED, linewidth=0.8, dashes=(4, 3), zorder=0)
    axes.annotate(
        f"parity {parity:.3g} %", (parity, 1), xycoords=("data", "axes fraction"),
        xytext=(3, 2), textcoords="offset points", color=MUTED, size=7, va="bottom",
    )  # fmt: skip
    axes.set_xlim(-1, 101)
    axes.set_xticks(range(0, 101, 25), [f"{share} %" for share in range(0, 101, 25)])
    axes.set_xlabel("share of the wins")
    _clear(axes)


def _draw_scores(axes: Axes, result: Result, tops: Sequence[float], seats: int) -> None:
    found = [Counter(result.scores(bot)) for bot in range(len(tops))]
    parts = [{score: count / counts.total() for score, count in counts.items()} for counts in found]
    highest = max(max(part.values()) for part in parts)
    room = seats + 0.4
    for bot, (top, part) in enumerate(zip(tops, parts, strict=True)):
        floor = top + seats + 0.4
        scores = range(min(part), max(part) + 1)
        heights = [part.get(score, 0.0) / highest * room for score in scores]
        axes.bar(
            scores, [-one for one in heights], bottom=floor, width=1.0, color=INKS[bot], alpha=0.3,
        )  # fmt: skip
        axes.axhline(floor, color=LINE, linewidth=0.6)
        mean = result.score(bot).mean
        axes.plot([mean, mean], [floor, floor - room], color=INKS[bot], linewidth=1.2)
        axes.annotate(
            f"{mean:+.1f}".replace("-", "−"), (mean, floor - room),
            xytext=(0, 1), textcoords="offset points",
            ha="center", va="bottom", color=INKS[bot], weight="bold",
        )  # fmt: skip
    axes.set_xlabel("score of a game, and its mean")
    axes.tick_params(left=False, labelleft=False)
    _clear(axes)


def _mark(axes: Axes, share: Interval, row: float, ink: str, *, size: float, width: float) -> None:
    low, high = _ends(share)
    axes.plot([100 * low, 100 * high], [row, row], color=ink, linewidth=width, alpha=0.55,
              solid_capstyle="butt")  # fmt: skip
    axes.plot(
        [100 * share.mean], [row], "o", color=ink, markersize=size, markeredgewidth=0, clip_on=False
    )


def _ends(share: Interval) -> tuple[float, float]:
    assert share.low is not None
    assert share.high is not None
    return share.low, share.high


def _name_rows(axes: Axes, tops: Sequence[float], labels: Sequence[str], seats: int) -> None:
    rows: list[float] = []
    names: list[str] = []
    for top, label in zip(tops, labels, strict=True):
        rows += [top + step for step in range(seats + 1)]
        names += [label, *POSITIONS[:seats]]
    axes.set_yticks(rows, names)
    axes.tick_params(left=False)
    for place, text in enumerate(axes.get_yticklabels()):
        bot, step = divmod(place, seats + 1)
        if step == 0:
            text.set(color=INKS[bot], weight="bold", size=9)
        else:
            text.set(color=MUTED, size=7)


def _clear(axes: Axes) -> None:
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="x", length=2.5, width=0.6)

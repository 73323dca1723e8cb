"""The arena result as a terminal table."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from linko.arena.result import Result
from linko.players import printable
from linko.rules import End
from linko.rules.events import END_WORDS


def table(result: Result) -> Table:
    """One row per bot; the result must have at least one complete deal.

    In a narrow terminal, long names are shortened, but never numbers.
    """
    grid = Table(
        title=Text(f"{result.setup.pairing} · {result.setup.terms}"),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    grid.add_column("bot", min_width=8)
    for head in ("wins", "95 %", "score", "", "rating", "", "ms", "slowest"):
        grid.add_column(head, justify="right", no_wrap=True)
    for place, label in enumerate(result.setup.labels):
        share, score, rating = result.share(place), result.score(place), result.rating(place)
        mean, slowest = result.pace(place)
        grid.add_row(
            Text(printable(label), no_wrap=True, overflow="ellipsis"),
            f"{100 * share.mean:.1f} %",
            f"{100 * (share.low or 0):.1f}–{100 * (share.high or 0):.1f}",
            f"{score.mean:+.2f}",
            "" if score.half is None else f"± {score.half:.2f}",
            f"{rating.mu:.1f}",
            f"± {rating.sigma:.1f}",
            f"{mean:.2f}",
            f"{slowest:.1f}",
        )
    return grid


def notes(result: Result) -> list[str]:
    """Lines printed below the table."""
    games = len(result.games)
    turns = result.turns
    spread = "" if turns.half is None else f" ± {turns.half:.1f}"
    ends = ", ".join(f"{END_WORDS[End(end)]} {count}" for end, count in result.ends.items())
    lines = [
        f"deals {result.deals}, games {games}, turns a game {turns.mean:.1f}{spread}",
        f"ends: {ends}",
        f"parity {100 * result.parity:.1f} % a seat; a shared win is split equally",
    ]
    if result.left_over:
        lines.append(f"not counted: {result.left_over} games of unfinished deals")
    if result.outcome is not None:
        first, margin = printable(result.setup.labels[0]), result.outcome.margin
        claim = f"{first} is stronger than parity by {margin:g}"
        lines.append(f"sequential test ({claim}): {result.outcome.sentence}")
    for place, label in enumerate(result.setup.labels):
        if count := result.failure_count(place):
            decisions = result.decisions(place)
            lines.append(f"{printable(label)} failed in {count} of its {decisions} decisions:")
            lines += [f"  {printable(sentence)}" for sentence in result.failure_sentences(place)]
    return lines

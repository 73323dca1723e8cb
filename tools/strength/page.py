"""The tables of `docs/bots.md`: all features, and the measured strength of each bot."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from linko.judgement.features import FEATURES, POSITION_TRAITS, SET_TRAITS
from tools.strength.cells import LADDER, Cell, cells

Figures = Mapping[str, Mapping[str, Any]]
"""The measurements by cell name."""

GROUPS = {
    "search-heuristic": "One `search:ms=50` against `heuristic`",
    "heuristic-greedy": "One `heuristic` against `greedy`",
    "heuristic-random": "One `heuristic` against `random`",
    "kitten": "One `kitten`, which should win 60 to 80 % against `random` "
    "and at most 12 % against `heuristic`",
    "more-time": "Eight times the time: one `search:ms=400` against three `search:ms=50`",
    "search-trained": "One `search:ms=50` against `heuristic:weights=trained`",
    "search-learned": "One `search:ms=50` against its own judgement, `heuristic:weights=learned`",
    "guessing": "Guessing from the others' choices: "
    "one `search:games=1000` against three that deal blindly",
}
"""The heading of every table but the cross table."""

DECISIONS = {
    "take": "The attacker takes the loot rather than leaving it",
    "pickup": "The robbed player picks the set up rather than discarding it",
    "draw": "A card is drawn",
    "console": "A card is drawn for consolation rather than none",
}
"""What a feature is about, by the first word of its name; all other features evaluate a set."""

COLUMNS = (
    "game", "wins, 95 % interval", "wanted", "parity", "score", "others' score",
    "ms per decision", "stopped", "games", "deals",
)  # fmt: skip

NOT_YET = "not measured yet"


def drawn(page: str, figures: Figures) -> str:
    """The page with its tables regenerated."""
    page = _filled(_filled(page, "features", _features()), "traits", _traits())
    return _filled(page, "strength", _strength(figures))


def _filled(page: str, marker: str, lines: Iterable[str]) -> str:
    text = f"<!-- {marker} -->\n\n" + "\n".join(lines) + f"\n\n<!-- /{marker} -->"
    between = rf"<!-- {marker} -->.*<!-- /{marker} -->"
    filled, count = re.subn(between, lambda _: text, page, flags=re.DOTALL)
    if count != 1:
        raise ValueError(f"the page needs <!-- {marker} --> and <!-- /{marker} -->")
    return filled


def _row(entries: Iterable[object]) -> str:
    return f"| {' | '.join(map(str, entries))} |"


def _head(columns: Sequence[str]) -> Iterator[str]:
    yield _row(columns)
    yield "|" + "---|" * len(columns)


def _features() -> Iterator[str]:
    yield from _head(("feature", "by hand", "counts"))
    decision = ""
    for name, (weight, meaning) in FEATURES.items():
        found = DECISIONS.get(name.partition("_")[0], "A set is laid")
        if found != decision:
            decision = found
            yield _row((f"**{decision}**", "", ""))
        yield _row((f"`{name}`", f"{weight:g}".replace("-", "−"), meaning))


def _traits() -> Iterator[str]:
    yield from _head(("trait", "says"))
    for heading, traits in (("Of the set", SET_TRAITS), ("Of the position", POSITION_TRAITS)):
        yield _row((f"**{heading}**", ""))
        yield from (_row((f"`{name}`", meaning)) for name, meaning in traits.items())


def _strength(figures: Figures) -> Iterator[str]:
    every = cells()
    missed = [cell.name for cell in every if cell.name in figures and _is_missed(cell, figures)]
    if missed:
        yield f"**Not reached:** {', '.join(missed)}; see the column “wanted”.\n"
    for group, heading in GROUPS.items():
        own = [cell for cell in every if cell.group == group]
        yield f"### {heading}\n"
        yield from _table(own, figures)
        yield "\n```"
        yield from (_command(cell, figures.get(cell.name)) for cell in own)
        yield "```\n"
        yield from _failures(own, figures)
    yield "### The ladder\n"
    yield from _ladder(every, figures)


def _table(own: Sequence[Cell], figures: Figures) -> Iterator[str]:
    yield from _head(COLUMNS)
    for cell in own:
        parity = f"{100 * cell.setup.parity:.0f} %"
        found = figures.get(cell.name)
        if found is None:
            blank = [""] * (len(COLUMNS) - 4)
            yield _row((_game(cell), NOT_YET, _wanted(cell), parity, *blank))
            continue
        share = found["share"]
        interval = f"{100 * share['low']:.1f} to {100 * share['high']:.1f}"
        yield _row(
            (
                _game(cell),
                f"**{100 * share['mean']:.1f} %**, {interval}",
                _wanted(cell) + (", **missed**" if _is_missed(cell, figures) else ""),
                parity,
                *(f"{score:.1f}".replace("-", "−") for score in found["scores"]),
                f"{found['ms']:.1f}",
                found["stopped"],
                found["games"],
                found["deals"],
            )
        )


def _game(cell: Cell) -> str:
    name = f"{cell.setup.options.edition} {cell.setup.seats}"
    return f"{name}, against {cell.setup.bots[1]}" if cell.group == "kitten" else name


def _wanted(cell: Cell) -> str:
    if cell.wanted is None:
        return ""
    low, high = cell.wanted
    return f"≥ {low} %" if high == 100 else f"≤ {high} %" if low == 0 else f"{low} to {high} %"


def _is_missed(cell: Cell, figures: Figures) -> bool:
    if cell.wanted is None:
        return False
    low, high = cell.wanted
    return not low <= 100 * figures[cell.name]["share"]["mean"] <= high


def _command(cell: Cell, found: Mapping[str, Any] | None) -> str:
    setup = cell.setup
    games = cell.games if found is None else found["games"]
    place = f"--edition {setup.options.edition} --seats {setup.seats}"
    return f"linko arena {' '.join(setup.bots)} {place} --games {games} --seed {setup.seed}"


def _failures(own: Sequence[Cell], figures: Figures) -> Iterator[str]:
    """A sentence for each bot with failed decisions; usually none."""
    for cell in own:
        lost = figures[cell.name]["failures"] if cell.name in figures else (0, 0)
        for bot, count in zip(cell.setup.bots, lost, strict=True):
            if count:
                yield f"In {_game(cell)}, `{bot}` failed in {count} decisions.\n"


def _ladder(every: Sequence[Cell], figures: Figures) -> Iterator[str]:
    """The cross table: the row's bot on one seat, the column's on the three others."""
    own = {cell.name: cell for cell in every if cell.group == "ladder"}
    yield "One bot of the row against three of the column in classic with four seats: percentage"
    yield "of the wins ± half of the 95 % interval. Parity is 25.\n"
    yield from _head(("one \\ three", *(f"`{bot}`" for bot in LADDER.values())))
    for one, bot in LADDER.items():
        names = [f"ladder-{one}-{other}" for other in LADDER]
        yield _row((f"**`{bot}`**", *(_crossing(name, own, figures) for name in names)))
    yield "\nEach cell was played by a command like this one:\n"
    last = list(own.values())[-1]
    yield f"```\n{_command(last, figures.get(last.name))}\n```"


def _crossing(name: str, own: Mapping[str, Cell], figures: Figures) -> str:
    if name not in own:
        return "·"
    if name not in figures:
        return "–"
    share = figures[name]["share"]
    return f"{100 * share['mean']:.0f} ± {50 * (share['high'] - share['low']):.0f}"

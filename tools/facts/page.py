"""The facts page: all sentences and tables are written from the figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tools.facts.figures import SHAPES

Cell = Mapping[str, Any]

NOTHING = "–"

USUAL = "classic-4"
"""The cell described in the summary."""


def page(facts: Mapping[str, Any]) -> str:
    """The whole page."""
    cells: Mapping[str, Cell] = facts["cells"]
    parts = (_head(facts), _length(cells), _scores(cells), _starter(cells), _out(cells),
             _opening(cells), _snatching(cells), METHOD)  # fmt: skip
    return "\n\n".join(parts) + "\n"


METHOD = """## How it was measured

Every seat was played by the same bot, so that differences come from the game and not from the
players. Figures in brackets are 95 % intervals over games, because games are independent, but
events within a game are not. A shared win is split equally. Positions are counted from the starter.
The lead changes when, at the end of a turn, another player alone has the most points. Sets snatched
from the ghost are counted separately from those of players. The value of a card comes from a
least-squares fit over the opening hands of all seats.

`make facts` plays the games, continues after an interruption, and writes this page, its plots and
[the figures behind them](../tools/facts/facts.json). The browser client draws the same figures at
`/facts`."""


def _head(facts: Mapping[str, Any]) -> str:
    games = sorted({cell["games"] for cell in facts["cells"].values()})
    many = f"{games[0]:,}" if len(games) == 1 else f"{games[0]:,} to {games[-1]:,}"
    total = sum(cell["games"] for cell in facts["cells"].values())
    cell: Cell = facts["cells"][USUAL]
    joker = cell["opening"]["joker"]
    return f"""# What the game is like

This page shows how long a game lasts, what players score and what a card is worth. The figures are
from {total:,} games of `{facts["bot"]}` against itself, {many} for every edition and number of
players. Brackets hold 95 % intervals; see [how it was measured](#how-it-was-measured).

In short, for classic with four players:

- A game lasts {_number(cell["turns"])} turns, {_number(_each(cell))} per player.
- The winner has {_number(cell["winning score"])} points, {_number(cell["margin"])} more than the
  second player.
- The starter wins {_percent(cell["wins by place"][0])}; an equal share is 25 %.
- {_percent(cell["ends by going out"])} of the games end when a player lays their last card. That
  player wins {_percent(cell["going out wins"])} of them.
- A joker in the opening hand is worth {_change(joker["score"])} points and
  {_change_percent(joker["wins"])} percentage points of wins.
- {_number(cell["snatches"])} sets with {_number(cell["cards snatched"])} cards are snatched, and
  {_percent(cell["taken"])} of these sets are taken."""


def _length(cells: Mapping[str, Cell]) -> str:
    table = _table(
        cells,
        {
            "turns": lambda cell: _number(cell["turns"]),
            "turns per player": lambda cell: _number(_each(cell)),
            "turn limit reached": lambda cell: _percent(cell["turn limit"]),
        },
    )
    return f"""## How long it lasts

![Turns of a game, by edition and players](facts/length.svg)

{table}"""


def _scores(cells: Mapping[str, Cell]) -> str:
    table = _table(
        cells,
        {
            "mean score": lambda cell: _number(cell["score"]),
            "winner's score": lambda cell: _number(cell["winning score"]),
            "ahead of the second": lambda cell: _number(cell["margin"]),
            "lead changes": lambda cell: _number(cell["lead changes"]),
        },
    )
    return f"""## What players score

![Distribution of scores](facts/scores.svg)

{table}"""


def _starter(cells: Mapping[str, Cell]) -> str:
    most = max(cell["seats"] for cell in cells.values())
    table = _table(
        cells,
        {
            title: _wins_at(place)
            for place, title in enumerate(("starts", "second", "third", "fourth", "fifth")[:most])
        },
    )
    clear = [
        name.replace("-", ", ")
        for name, cell in cells.items()
        if not _holds(cell["wins by place"][0], 1 / cell["seats"])
    ]
    verdict = (
        f"The starter's share differs clearly from an equal one in: {'; '.join(clear)}."
        if clear
        else "In no cell do the starter's wins differ clearly from an equal share."
    )
    return f"""## Does it pay to start?

{verdict} By chance alone, about one of {len(cells)} cells would differ.

![Wins of the starter and of the last player](facts/starter.svg)

{table}"""


def _out(cells: Mapping[str, Cell]) -> str:
    table = _table(
        cells,
        {
            "games ended by going out": lambda cell: _percent(cell["ends by going out"]),
            "won by that player": lambda cell: _percent(cell["going out wins"]),
            "lost by that player": lambda cell: _percent(cell["going out loses"]),
        },
    )
    return f"""## Going out

Laying the last card ends the game, but the points decide who wins. Wins and losses do not always
add up to 100 %, because a shared win counts only partly as a win and not as a loss.

![How often going out wins](facts/going-out.svg)

{table}"""


def _opening(cells: Mapping[str, Cell]) -> str:
    columns = {"joker: wins": _worth("joker", "wins", _change_percent)}
    columns |= {f"{shape}: points": _worth(shape, "score", _change) for shape in SHAPES}
    table = _table(cells, columns)
    return f"""## What the opening hand is worth

The table shows the effect of one more joker, 13 or 1 in the opening hand, or of one more card in
its largest group of equal ranks: the change of the final score in points and, for the joker, the
change of the wins in percentage points. The other three are held fixed.

![What each card of the opening hand is worth](facts/cards.svg)

{table}"""


def _snatching(cells: Mapping[str, Cell]) -> str:
    table = _table(
        cells,
        {
            "snatches per game": lambda cell: _number(cell["snatches"]),
            "cards snatched": lambda cell: _number(cell["cards snatched"]),
            "taken": lambda cell: _percent(cell["taken"]),
            "of those left, picked up": lambda cell: _percent(cell["picked up"]),
            "drawn from the row": lambda cell: _percent(cell["from row"]),
            "consolation draws used": lambda cell: _percent(cell["consoled"]),
            "ghost sets snatched": lambda cell: (
                _number(cell["ghost"]) if cell["ghost"][0] else NOTHING
            ),
        },
    )
    left = any(cell["picked up"] for cell in cells.values())
    answers = (
        "how often robbed players pick up a set that is left to them, and where they draw."
        if left
        else "and where robbed players draw. No set was left that they could pick up."
    )
    return f"""## Snatching

The table shows how often attackers take what they snatch, {answers}

![Which sets are snatched, by size and value](facts/snatched.svg)

{table}"""


def _table(cells: Mapping[str, Cell], columns: Mapping[str, Callable[[Cell], str]]) -> str:
    """A table with a row for every cell; columns without any figure are omitted."""
    found = {title: [said(cell) for cell in cells.values()] for title, said in columns.items()}
    kept = {title: texts for title, texts in found.items() if set(texts) != {NOTHING}}
    lines = ["| edition | players | " + " | ".join(kept) + " |", "|---|--:|" + "--:|" * len(kept)]
    for place, name in enumerate(cells):
        edition, players = name.split("-")
        texts = " | ".join(column[place] for column in kept.values())
        lines.append(f"| {edition} | {players} | {texts} |")
    return "\n".join(lines)


def _holds(figure: Sequence[float], value: float) -> bool:
    _, low, high = figure
    return low <= value <= high


def _number(figure: Sequence[float]) -> str:
    middle, low, high = (f"{end:.1f}".replace("-", "−") for end in figure)
    return f"{middle} ({low} to {high})"


def _percent(figure: Sequence[float] | None) -> str:
    if figure is None:
        return NOTHING
    middle, low, high = (f"{100 * end:.0f}" for end in figure)
    return f"{middle} % ({low}–{high})"


def _change(figure: Sequence[float]) -> str:
    middle, low, high = (_signed(end, 1) for end in figure)
    return f"{middle} ({low} to {high})"


def _change_percent(figure: Sequence[float]) -> str:
    middle, low, high = (_signed(100 * end, 0) for end in figure)
    return f"{middle} ({low} to {high})"


def _signed(number: float, digits: int) -> str:
    rounded = round(number, digits)
    return f"{rounded:+.{digits}f}".replace("-", "−") if rounded else f"{0:.{digits}f}"


def _each(cell: Cell) -> list[float]:
    """Turns per player."""
    return [end / cell["seats"] for end in cell["turns"]]


def _wins_at(place: int) -> Callable[[Cell], str]:
    """The wins in one position of the turn order; empty if a cell has fewer players."""

    def said(cell: Cell) -> str:
        places = cell["wins by place"]
        return _percent(places[place]) if place < len(places) else NOTHING

    return said


def _worth(shape: str, key: str, shown: Callable[[Sequence[float]], str]) -> Callable[[Cell], str]:
    """The effect of a shape of the opening hand."""
    return lambda cell: shown(cell["opening"][shape][key])

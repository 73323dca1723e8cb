"""The page of facts: every sentence and table from the figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tools.facts.figures import SHAPES

Cell = Mapping[str, Any]

NOTHING = "–"

USUAL = "classic-4"
"""The cell that is told in words."""


def page(facts: Mapping[str, Any]) -> str:
    """The whole page."""
    cells: Mapping[str, Cell] = facts["cells"]
    parts = (_head(facts), _length(cells), _scores(cells), _starter(cells), _out(cells),
             _opening(cells), _snatching(cells), METHOD)  # fmt: skip
    return "\n\n".join(parts) + "\n"


METHOD = """## How it was measured

Every seat was played by the same bot, so that differences come from the game and not from the
players. Figures in brackets are 95 % intervals, taken over games: what happens within one game
hangs together, games do not. A shared win counts in equal parts. Places are counted from who
starts. A lead changes when another player alone has the most points at the end of a turn. What the
ghost loses is counted apart from what players lose. What a card is worth comes from least squares
over the opening hands of all seats.

`make facts` plays the games, goes on after an interruption, and writes this page, its plots and
[the figures behind them](../tools/facts/facts.json)."""


def _head(facts: Mapping[str, Any]) -> str:
    games = sorted({cell["games"] for cell in facts["cells"].values()})
    many = f"{games[0]:,}" if len(games) == 1 else f"{games[0]:,} to {games[-1]:,}"
    total = sum(cell["games"] for cell in facts["cells"].values())
    cell: Cell = facts["cells"][USUAL]
    joker = cell["opening"]["joker"]
    return f"""# What the game is like

Measured, not guessed: {total:,} games of `{facts["bot"]}` against itself, {many} of every edition
with every number of players. Brackets hold 95 % intervals; [the end](#how-it-was-measured) says
how.

In short, for classic with four players:

- A game lasts {_number(cell["turns"])} turns, {_number(_each(cell))} a player.
- The winner has {_number(cell["winning score"])} points, {_number(cell["margin"])} more than the
  second.
- Who starts wins {_percent(cell["wins by place"][0])}; an equal share is 25 %.
- {_percent(cell["ends by going out"])} of the games end with somebody's last card. Who lays it wins
  {_percent(cell["going out wins"])} of them.
- A joker in the opening hand is worth {_change(joker["score"])} points and
  {_change_percent(joker["wins"])} percentage points of wins.
- {_number(cell["snatches"])} sets are snatched, {_number(cell["cards snatched"])} cards, and
  {_percent(cell["taken"])} of the sets are taken."""


def _length(cells: Mapping[str, Cell]) -> str:
    table = _table(
        cells,
        {
            "turns": lambda cell: _number(cell["turns"]),
            "turns a player": lambda cell: _number(_each(cell)),
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

{verdict} Of {len(cells)} cells about one would differ by chance.

![Wins of who starts and of who comes last](facts/starter.svg)

{table}"""


def _out(cells: Mapping[str, Cell]) -> str:
    table = _table(
        cells,
        {
            "games ending so": lambda cell: _percent(cell["ends by going out"]),
            "who went out won": lambda cell: _percent(cell["going out wins"]),
            "who went out lost": lambda cell: _percent(cell["going out loses"]),
        },
    )
    return f"""## Going out

Laying the last card ends the game, but does not win it: points do. What is missing to 100 % are
shared wins, of which the second column counts a part.

![How often going out wins](facts/going-out.svg)

{table}"""


def _opening(cells: Mapping[str, Cell]) -> str:
    columns = {"joker: wins": _worth("joker", "wins", _change_percent)}
    columns |= {f"{shape}: points": _worth(shape, "score", _change) for shape in SHAPES}
    table = _table(cells, columns)
    return f"""## What the opening hand is worth

One more joker, 13 or 1 among the cards dealt, or one more card in the largest group of equal ranks:
so many points more at the end, and for the joker so many percentage points more wins, each with the
other three held fixed.

![What each card of the opening hand is worth](facts/cards.svg)

{table}"""


def _snatching(cells: Mapping[str, Cell]) -> str:
    table = _table(
        cells,
        {
            "snatches a game": lambda cell: _number(cell["snatches"]),
            "cards snatched": lambda cell: _number(cell["cards snatched"]),
            "taken": lambda cell: _percent(cell["taken"]),
            "left ones picked up": lambda cell: _percent(cell["picked up"]),
            "drawn from the row": lambda cell: _percent(cell["from row"]),
            "consolation drawn": lambda cell: _percent(cell["consoled"]),
            "sets of the ghost": lambda cell: (
                _number(cell["ghost"]) if cell["ghost"][0] else NOTHING
            ),
        },
    )
    left = any(cell["picked up"] for cell in cells.values())
    answers = (
        "how often robbed players pick up what is left to them, and where they draw."
        if left
        else "and where robbed players draw; nothing was left to them that they could pick up."
    )
    return f"""## Snatching

How often attackers take what they snatch, {answers}

![Which sets are snatched, by size and value](facts/snatched.svg)

{table}"""


def _table(cells: Mapping[str, Cell], columns: Mapping[str, Callable[[Cell], str]]) -> str:
    """A line for every cell; a column that says nothing anywhere is left out."""
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
    """Turns a player."""
    return [end / cell["seats"] for end in cell["turns"]]


def _wins_at(place: int) -> Callable[[Cell], str]:
    """The wins of a place at the table, where there is that place."""

    def said(cell: Cell) -> str:
        places = cell["wins by place"]
        return _percent(places[place]) if place < len(places) else NOTHING

    return said


def _worth(shape: str, key: str, shown: Callable[[Sequence[float]], str]) -> Callable[[Cell], str]:
    """What a shape of the opening hand adds."""
    return lambda cell: shown(cell["opening"][shape][key])

"""Measures games between strong players and writes `docs/game-facts.md` with its plots.

    python -m tools.facts                plays what is missing, then writes page and plots
    python -m tools.facts --draw         only writes page and plots from tools/facts/facts.json

Every game is added to the data file as soon as it has ended; after an interruption, the same
command continues. By default, every version of the bots has its own data file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from linko.bots import load
from linko.bots.errors import BotError
from linko.cli import INTERRUPTED_STATUS
from linko.cli.console import err, out, progress
from linko.processes.cores import usable_cores
from linko.processes.pool import Pool
from tools import DOCS
from tools.bot_digest import bot_digest
from tools.facts import FACTS
from tools.facts.games import CELLS, Facts, Job, cell_name, play_jobs

PAGE = "game-facts.md"
FOLDER = "facts"

BOT = "search:games=100"
GAMES = 60
BUILD = Path("build")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default=BOT, help=f"the bot on every seat ({BOT})")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games per cell ({GAMES})")
    parser.add_argument("--workers", type=int, default=usable_cores(), help="processes")
    parser.add_argument("--data", type=Path, help=f"file of the games ({BUILD}/facts-….jsonl)")
    parser.add_argument("--out", type=Path, default=DOCS, help="folder of the page (docs)")
    parser.add_argument("--figures", type=Path, default=FACTS, help="file of the figures")
    parser.add_argument("--draw", action="store_true", help="play nothing, only write the page")
    given = parser.parse_args()
    if not given.draw:
        try:
            load(given.bot)
        except BotError as error:
            parser.error(str(error))
        if given.games < 2 or given.workers < 1:
            parser.error("there must be at least two games per cell, and one worker")
        data = given.data or BUILD / f"facts-{bot_digest()}.jsonl"
        data.parent.mkdir(parents=True, exist_ok=True)
        _play(data, _jobs(given.bot, given.games), given.workers)
        (given.out / FOLDER).mkdir(parents=True, exist_ok=True)
        figures = collected(data, given.bot, given.games)
        given.figures.write_text(figures, encoding="utf-8")
    facts = json.loads(given.figures.read_text(encoding="utf-8"))
    for name, text in drawn(facts).items():
        (given.out / name).write_text(text, encoding="utf-8")
        out.print(name)


def drawn(facts: dict[str, Any]) -> dict[str, str]:
    """The page and plots for these facts, by name."""
    from tools.facts.page import page
    from tools.facts.plots import plots

    pictures = {f"{FOLDER}/{name}.svg": text for name, text in plots(facts).items()}
    return {PAGE: page(facts), **pictures}


def collected(data: Path, bot: str, games: int) -> str:
    """The figures of all games of a bot in the data file, as JSON for the repository."""
    from tools.facts.figures import summary, worth_of_cards

    found: dict[str, list[Any]] = {cell_name(*cell): [] for cell in CELLS}
    for facts in _lines(data):
        if facts["bot"] == bot and facts["seed"] < games:  # type: ignore[operator] # a number
            found[str(facts["cell"])].append(facts)
    for played_games in found.values():
        played_games.sort(key=lambda facts: facts["seed"])
    ordinary = [found[cell_name(*cell)] for cell in CELLS if cell[0] not in {"duel", "phantom"}]
    figures = {
        "bot": bot,
        "cards": worth_of_cards(ordinary),
        "cells": {name: summary(cell) for name, cell in found.items()},
    }
    return _dumped(figures)


def _dumped(figures: dict[str, Any]) -> str:
    """The figures as JSON, one line for every figure of a cell, so that diffs are readable."""
    cells = []
    for name, cell in figures["cells"].items():
        lines = (f"   {json.dumps(key)}: {json.dumps(value)}" for key, value in cell.items())
        cells.append(f"  {json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n  }")
    head = "".join(f" {json.dumps(key)}: {json.dumps(figures[key])},\n" for key in ("bot", "cards"))
    return "{\n" + head + ' "cells": {\n' + ",\n".join(cells) + "\n }\n}\n"


def _jobs(bot: str, games: int) -> list[Job]:
    """All games to play, one from each cell in turn, so that an interrupted run is balanced."""
    return [Job(bot, *cell, seed) for seed in range(games) for cell in CELLS]


def _lines(data: Path) -> Iterator[Facts]:
    """The games in the data file; a truncated line is skipped."""
    if data.exists():
        for line in data.read_text(encoding="utf-8").splitlines():
            with suppress(ValueError):
                yield json.loads(line)


def _play(data: Path, jobs: Sequence[Job], workers: int) -> None:
    done = {(facts["bot"], facts["cell"], facts["seed"]) for facts in _lines(data)}
    missing = [job for job in jobs if job.key not in done]
    if not missing:
        return
    finished = 0
    try:
        with (
            Pool(play_jobs, workers) as pool,
            data.open("a", encoding="utf-8") as file,
            progress("playing", len(missing)) as bar,
        ):
            file.write("\n")  # end a truncated line
            for facts in pool.results(missing):
                file.write(json.dumps(facts) + "\n")
                file.flush()
                finished += 1
                bar.tick()
    except KeyboardInterrupt:
        err.print(
            f"interrupted: {finished} of {len(missing)} games played; run it again to continue"
        )
        sys.exit(INTERRUPTED_STATUS)


if __name__ == "__main__":
    main()

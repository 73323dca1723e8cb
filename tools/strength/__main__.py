"""Measures how strong the bots are and writes the tables of `docs/bots.md`.

    python -m tools.strength                    plays what is missing, one cell after another
    python -m tools.strength --only kitten      only the cells that are so called or begin so
    python -m tools.strength --draw             writes the tables from the figures only

Every game goes to the result file of its cell as soon as it is played; after an interruption the
same command goes on where it stopped. Figures and page follow after each cell. Unless a folder is
named, every state of the bots has one of its own.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from linko.arena import Result, Run
from linko.cli import INTERRUPTED_STATUS
from linko.cli.console import err, out, progress
from linko.refusal import LinkoError
from tools import DOCS
from tools.bot_digest import bot_digest
from tools.strength.cells import Cell, cells
from tools.strength.page import Figures, drawn

PAGE = "bots.md"
FIGURES = Path(__file__).with_name("strength.json")
DATA = Path("build/strength")

WORKERS = 2


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="+", metavar="NAME", help="cells so called or beginning so")
    parser.add_argument("--games", type=int, help="games a cell, instead of what each one plans")
    parser.add_argument("--workers", type=int, default=WORKERS, help=f"processes ({WORKERS})")
    parser.add_argument("--data", type=Path, help=f"where games are kept ({DATA}/…)")
    parser.add_argument("--out", type=Path, default=DOCS, help="where the page is (docs)")
    parser.add_argument("--figures", type=Path, default=FIGURES, help="where the figures are")
    parser.add_argument("--draw", action="store_true", help="play nothing, only write the tables")
    given = parser.parse_args()
    chosen = chosen_cells(given.only)
    if not chosen:
        parser.error(f"no cell is called so; there are {', '.join(cell.name for cell in cells())}")
    if given.workers < 0 or (given.games is not None and given.games < 1):
        parser.error("at least one game a cell, and no fewer than 0 workers")
    if given.draw:
        write(given.out, given.figures, read(given.figures))
        return
    data = given.data or DATA / bot_digest()
    data.mkdir(parents=True, exist_ok=True)
    failed = False
    for cell in chosen:
        try:
            result = played(cell, given.games or cell.games, data, given.workers)
        except LinkoError as error:
            err.print(f"{cell.name}: {error}")
            failed = True
            continue
        except KeyboardInterrupt:
            err.print(f"interrupted in {cell.name}; run it again to go on")
            sys.exit(INTERRUPTED_STATUS)
        found = figures_of(result)
        write(given.out, given.figures, {**read(given.figures), cell.name: found})
        share = found["share"]
        out.print(f"{cell.name}: {share['mean']:.1%} ({share['low']:.1%} to {share['high']:.1%})")
    sys.exit(1 if failed else 0)


def chosen_cells(names: Sequence[str] | None) -> list[Cell]:
    """The cells so called or beginning so; all of them without names."""
    return [cell for cell in cells() if names is None or cell.name.startswith(tuple(names))]


def played(cell: Cell, games: int, data: Path, workers: int) -> Result:
    """The result of a cell; what an earlier run has played is taken over."""
    file = data / f"{cell.name}.json"
    run = Run(cell.setup, games=games, workers=workers, results=file, resume=True)
    with progress(cell.name, run.total) as bar:
        bar.tick(run.done)
        run.play(bar.tick)
    return run.result


def figures_of(result: Result) -> dict[str, Any]:
    """What is kept of a result."""
    setup = result.setup
    return {
        "bots": list(setup.bots),
        "edition": setup.options.edition,
        "seats": setup.seats,
        "seed": setup.seed,
        "games": len(result.games),
        "deals": result.deals,
        "share": {name: round(x or 0.0, 4) for name, x in result.share(0).as_json().items()},
        "scores": [round(result.score(place).mean, 2) for place in (0, 1)],
        "ms": round(result.pace(0)[0], 2),
        "turns": round(result.turns.mean, 1),
        "stopped": result.ends["turn_limit"],
        "failures": [result.failure_count(place) for place in (0, 1)],
    }


def read(file: Path) -> dict[str, dict[str, Any]]:
    """The figures of the cells measured so far, without those that are no longer measured so."""
    found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {
        cell.name: found[cell.name]
        for cell in cells()
        if cell.name in found and is_of(cell, found[cell.name])
    }


def is_of(cell: Cell, figures: Mapping[str, Any]) -> bool:
    """Whether figures were measured with a cell's setup."""
    setup = cell.setup
    ours = [list(setup.bots), setup.options.edition, setup.seats, setup.seed]
    return [figures[key] for key in ("bots", "edition", "seats", "seed")] == ours


def write(folder: Path, file: Path, figures: Figures) -> None:
    """Write figures and page; the page last, so that it never says more than the figures."""
    file.write_text(dumped(figures), encoding="utf-8")
    page = folder / PAGE
    page.write_text(drawn(page.read_text(encoding="utf-8"), figures), encoding="utf-8")


def dumped(figures: Figures) -> str:
    """A line for every cell in its order, so that changes can be read."""
    names = [cell.name for cell in cells() if cell.name in figures]
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(figures[name])}" for name in names)
    return f"{{\n{lines}\n}}\n" if lines else "{}\n"


if __name__ == "__main__":
    main()

"""Measures the strength of the bots and writes the tables of `docs/bots.md`.

    python -m tools.strength                    plays what is missing, one cell after another
    python -m tools.strength --only kitten      only the cells with this name or prefix
    python -m tools.strength --draw             only writes the tables from the stored figures

Every game is added to the result file of its cell as soon as it has ended; after an interruption,
the same command continues. Figures and page are written after each cell. By default, every version
of the bots has its own data folder.
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
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="+", metavar="NAME", help="names or prefixes of cells")
    parser.add_argument(
        "--games", type=int, help="number of games per cell (default: the cell's own)"
    )
    parser.add_argument("--workers", type=int, default=WORKERS, help=f"processes ({WORKERS})")
    parser.add_argument("--data", type=Path, help=f"folder of the result files ({DATA}/…)")
    parser.add_argument("--out", type=Path, default=DOCS, help="folder of the page (docs)")
    parser.add_argument("--figures", type=Path, default=FIGURES, help="file of the figures")
    parser.add_argument("--draw", action="store_true", help="play nothing, only write the tables")
    given = parser.parse_args()
    chosen = chosen_cells(given.only)
    if not chosen:
        parser.error(
            f"there is no such cell; the cells are {', '.join(cell.name for cell in cells())}"
        )
    if given.workers < 0 or (given.games is not None and given.games < 1):
        parser.error("--games must be at least 1, and --workers at least 0")
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
            err.print(f"interrupted in {cell.name}; run it again to continue")
            sys.exit(INTERRUPTED_STATUS)
        found = figures_of(result)
        write(given.out, given.figures, {**read(given.figures), cell.name: found})
        share = found["share"]
        out.print(f"{cell.name}: {share['mean']:.1%} ({share['low']:.1%} to {share['high']:.1%})")
    sys.exit(1 if failed else 0)


def chosen_cells(names: Sequence[str] | None) -> list[Cell]:
    """The cells with these names or prefixes; without names, all cells."""
    return [cell for cell in cells() if names is None or cell.name.startswith(tuple(names))]


def played(cell: Cell, games: int, data: Path, workers: int) -> Result:
    """The result of a cell; games of an earlier run are reused."""
    file = data / f"{cell.name}.json"
    run = Run(cell.setup, games=games, workers=workers, results=file, resume=True)
    with progress(cell.name, run.total) as bar:
        bar.tick(run.done)
        run.play(bar.tick)
    return run.result


def figures_of(result: Result) -> dict[str, Any]:
    """The figures that are stored for a result."""
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
    """The figures of the cells measured so far, except those measured with another setup."""
    found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {
        cell.name: found[cell.name]
        for cell in cells()
        if cell.name in found and is_of(cell, found[cell.name])
    }


def is_of(cell: Cell, figures: Mapping[str, Any]) -> bool:
    """Return whether figures were measured with a cell's setup."""
    setup = cell.setup
    ours = [list(setup.bots), setup.options.edition, setup.seats, setup.seed]
    return [figures[key] for key in ("bots", "edition", "seats", "seed")] == ours


def write(folder: Path, file: Path, figures: Figures) -> None:
    """Write figures, then the page, so that the page never says more than the figures."""
    file.write_text(dumped(figures), encoding="utf-8")
    page = folder / PAGE
    page.write_text(drawn(page.read_text(encoding="utf-8"), figures), encoding="utf-8")


def dumped(figures: Figures) -> str:
    """The figures as JSON, one line per cell, so that diffs are readable."""
    names = [cell.name for cell in cells() if cell.name in figures]
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(figures[name])}" for name in names)
    return f"{{\n{lines}\n}}\n" if lines else "{}\n"


if __name__ == "__main__":
    main()

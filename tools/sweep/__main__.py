"""Plays a sweep over 16 bots on a Dask cluster and writes `docs/sweep.md` with its picture.

    python -m tools.sweep                     on two workers of this machine
    python -m tools.sweep --dask ADDRESS      on the workers of an existing cluster
    python -m tools.sweep --draw              only writes page and picture from the stored figures

Every game is added to the result file of its bot as soon as it has ended; after an interruption,
the same command continues, on the same cluster or on another one. Every version of deals, rules and
bots has its own folder of result files.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from linko.arena import Result, Run
from linko.arena.dask_cluster import dask_executor
from linko.arena.provenance import source_hash
from linko.cli import INTERRUPTED_STATUS
from linko.cli.console import err, out, progress
from linko.refusal import LinkoError
from tools import DOCS
from tools.sweep.field import BOTS, EDITION, GAMES, OTHERS, SEED, file_name, setup_of

PAGE: Final = "sweep.md"
PICTURE: Final = "sweep.svg"
FIGURES: Final = Path(__file__).with_name("sweep.json")
DATA: Final = Path("build/sweep")

WORKERS: Final = 2
"""Number of workers of the local cluster."""


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--dask", metavar="ADDRESS", help="scheduler (two local workers)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each bot ({GAMES})")
    parser.add_argument("--data", type=Path, help=f"folder of the result files ({DATA}/…)")
    parser.add_argument("--out", type=Path, default=DOCS, help="folder of the page (docs)")
    parser.add_argument("--figures", type=Path, default=FIGURES, help="file of the figures")
    parser.add_argument("--draw", action="store_true", help="play nothing, only write the page")
    given = parser.parse_args()
    if not given.draw:
        if given.games < 1:
            parser.error("--games must be at least 1")
        data = given.data or DATA / source_hash()
        data.mkdir(parents=True, exist_ok=True)
        try:
            with cluster(given.dask) as executor:
                results = played(executor, given.games, data)
        except LinkoError as error:
            err.print(f"sweep: {error}", soft_wrap=True)
            sys.exit(2)
        except KeyboardInterrupt:
            err.print("interrupted; run it again to continue")
            sys.exit(INTERRUPTED_STATUS)
        given.figures.write_text(dumped(figures_of(results)), encoding="utf-8")
    figures = json.loads(given.figures.read_text(encoding="utf-8"))
    for name, text in drawn(figures).items():
        (given.out / name).write_text(text, encoding="utf-8")
        out.print(name)


@contextmanager
def cluster(address: str | None) -> Iterator[Executor]:
    """Connect to the scheduler at this address; without one, start a cluster on this machine."""
    if address is not None:
        with dask_executor(address) as executor:
            yield executor
        return
    from distributed import LocalCluster

    with (
        LocalCluster(
            n_workers=WORKERS, threads_per_worker=1, host="127.0.0.1", dashboard_address=None,
            silence_logs=50,
        ) as local,
        dask_executor(local.scheduler_address) as executor,
    ):  # fmt: skip
        yield executor


def played(executor: Executor, games: int, data: Path) -> dict[str, Result]:
    """The result of each bot; games of an earlier run are reused."""
    runs = {
        bot: Run(
            setup_of(bot),
            games=games,
            executor=executor,
            results=data / file_name(bot),
            resume=True,
        )
        for bot in BOTS
    }
    with progress("sweep", sum(run.total for run in runs.values())) as bar:
        bar.tick(sum(run.done for run in runs.values()))
        for bot, run in runs.items():
            run.play(bar.tick)
            share = run.result.share(0)
            out.print(f"{bot}: {share.mean:.1%} of {run.done} games", soft_wrap=True)
    return {bot: run.result for bot, run in runs.items()}


def figures_of(results: Mapping[str, Result]) -> dict[str, Any]:
    """Return the figures of the results that are stored."""
    made_with = next(iter(results.values())).setup.made_with
    return {
        "linko": made_with["linko"],
        "sources": made_with["sources"],
        "edition": EDITION,
        "others": OTHERS,
        "seed": SEED,
        "seats": setup_of(OTHERS).seats,
        "bots": {bot: _figures_of(result) for bot, result in results.items()},
    }


def _figures_of(result: Result) -> dict[str, Any]:
    bots = result.setup.made_with["bots"]
    assert isinstance(bots, list)
    return {
        "games": len(result.games),
        "deals": result.deals,
        "share": {name: round(x or 0.0, 4) for name, x in result.share(0).as_json().items()},
        "score": round(result.score(0).mean, 2),
        "ms": round(result.pace(0)[0], 2),
        "failures": result.failure_count(0),
        "weights": bots[0].get("weights"),
    }


def dumped(figures: Mapping[str, Any]) -> str:
    """The figures as JSON, one line for each bot, so that diffs are readable."""
    head = "".join(
        f" {json.dumps(key)}: {json.dumps(value)},\n"
        for key, value in figures.items()
        if key != "bots"
    )
    lines = (f"  {json.dumps(bot)}: {json.dumps(own)}" for bot, own in figures["bots"].items())
    return "{\n" + head + ' "bots": {\n' + ",\n".join(lines) + "\n }\n}\n"


def drawn(figures: Mapping[str, Any]) -> dict[str, str]:
    """The page and its picture for these figures, by name."""
    from tools.sweep.page import page
    from tools.sweep.picture import picture

    return {PAGE: page(figures), PICTURE: picture(figures)}


if __name__ == "__main__":
    main()

"""Makes a data set of strong games: `make dataset` plays 100,000.

    python -m tools.dataset --games 100000 --seed 1 --rollouts 300

Every player is `search` with a fixed number of rollouts, so seed, rollouts, edition and number of
players determine every byte, on any machine and with any number of processes. The records are
written in order as the games end. After an interruption, the same command continues. At the end the
card beside the records gives their number and their SHA-256.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from linko.cli import INTERRUPTED_STATUS
from linko.cli.console import err, out, progress
from linko.processes.cores import usable_cores
from linko.refusal import LinkoError
from tools.dataset.files import Dataset, DatasetError
from tools.dataset.games import records, setup_of

FOLDER = Path("build/dataset")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000, help="number of records (100,000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of deals and players (1)")
    parser.add_argument("--rollouts", type=int, default=300, help="for each decision (300)")
    parser.add_argument("--edition", default="classic", help="an edition's name (classic)")
    parser.add_argument("--seats", type=int, help="number of players (4, or the most allowed)")
    parser.add_argument("--workers", type=int, default=usable_cores(), help="number of processes")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where to write ({FOLDER})")
    given = parser.parse_args()
    if given.games < 1 or given.workers < 1:
        parser.error("--games and --workers must be at least 1")
    try:
        setup = setup_of(given.edition, given.seats, given.seed, given.rollouts)
        dataset = Dataset(given.folder, setup, given.rollouts)
        with dataset, progress(dataset.name, given.games) as bar:
            bar.tick(min(dataset.count, given.games))
            for record in records(setup, dataset.count, given.games, given.workers):
                dataset.add(record)
                bar.tick()
    except KeyboardInterrupt:
        err.print(
            f"interrupted after {dataset.count} of {given.games} games; run it again to go on"
        )
        sys.exit(INTERRUPTED_STATUS)
    except (LinkoError, DatasetError) as error:
        err.print(f"dataset: {error}", soft_wrap=True)
        sys.exit(2)
    card = dataset.write_card()
    out.print(
        f"{dataset.file}: {card['records']:,} records, {card['bytes']:,} bytes", soft_wrap=True
    )
    out.print(f"SHA-256 {card['sha256']}", soft_wrap=True)


if __name__ == "__main__":
    main()

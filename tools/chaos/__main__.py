"""Breaks a cluster again and again while a crowd plays: `make chaos`.

    python -m tools.chaos --faults 1000 --tables 100

At the end an independent check compares everything that anybody saw with the database: no move
lost or doubled, one order for all, no player punished for an outage, every table played to its
end. It exits with an error if anything is wrong, and prints the seed that repeats the faults.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tools.chaos.story import Plan, tell


def main() -> None:
    """Read the options, run the faults and print the figures as JSON."""
    parser = argparse.ArgumentParser(prog="python -m tools.chaos", description=__doc__)
    parser.add_argument("--faults", type=int, default=1000, help="number of faults")
    parser.add_argument("--tables", type=int, default=100, help="number of tables of four")
    parser.add_argument("--servers", type=int, default=3, help="number of server processes")
    parser.add_argument("--seed", type=int, default=None, help="repeat a run")
    given = parser.parse_args()
    seed = random.randrange(10**9) if given.seed is None else given.seed
    print(f"the seed is {seed}", file=sys.stderr)
    plan = Plan(given.faults, given.tables, given.servers, seed)
    began = time.monotonic()

    def show(done: int, faults: Counter[str]) -> None:
        if sys.stderr.isatty() or done % 50 == 0:
            passed = time.monotonic() - began
            print(f"{done}/{plan.faults} faults, {passed:.0f} s, {dict(faults)}", file=sys.stderr)

    with tempfile.TemporaryDirectory(prefix="linko-chaos-") as folder:
        figures = asyncio.run(tell(Path(folder), plan, show))
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()

"""Runs the suites of the interfaces and short trainings of other libraries: `make bench-labs`.

    python -m tools.bench.labs               everything
    python -m tools.bench.labs tianshou      only the runs with this name or prefix

The trainings are a few hundred steps: they show that a library works with Linko as it stands, not
how well it learns. `make bench-labs` installs the libraries in an environment of their own.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version

from tools.bench.labs import suites, trainings
from tools.bench.labs.speeds import speeds

PACKAGES = (
    "linko-game", "numpy", "numba", "torch", "pettingzoo", "gymnasium", "open_spiel",
    "stable-baselines3", "sb3-contrib", "tianshou", "torchrl",
)  # fmt: skip

RUNS: dict[str, Callable[[], str]] = {**suites.RUNS, **trainings.RUNS, "speeds": speeds}


def main() -> None:
    """Run what was asked for; exit with status 1 if anything failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", help=f"of {', '.join(RUNS)}")
    names = parser.parse_args().names
    chosen = [name for name in RUNS if not names or name.startswith(tuple(names))]
    if not chosen:
        parser.error(f"there is no such run; the runs are {', '.join(RUNS)}")
    print(f"Python {sys.version.split()[0]}, {', '.join(map(_with_version, PACKAGES))}")
    failed = [name for name in chosen if not _works(name)]
    print(f"{len(chosen) - len(failed)} of {len(chosen)} runs work", flush=True)
    sys.exit(1 if failed else 0)


def _works(name: str) -> bool:
    """Run one of them, and print its result or why it failed."""
    began = time.perf_counter()
    try:
        said = RUNS[name]()
    except Exception:  # a library may raise anything; the others still run
        traceback.print_exc()
        print(f"FAILED  {name}", flush=True)
        return False
    print(f"works   {name}: {said} ({time.perf_counter() - began:.0f} s)", flush=True)
    return True


def _with_version(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return f"no {package}"


if __name__ == "__main__":
    main()

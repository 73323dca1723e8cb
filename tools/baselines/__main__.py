"""Measures the baselines and writes their table into `docs/environments.md`: `make baselines`.

python -m tools.baselines --draw    only writes the table from the stored figures
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from linko import EDITIONS
from linko.arena.provenance import source_hash
from linko.bots.fingerprint import fingerprint
from linko.cli.console import progress
from tools import DOCS
from tools.baselines.games import SEED, in_the_arena, in_the_kernel

PAGE: Final = DOCS / "environments.md"
FIGURES: Final = Path(__file__).with_name("baselines.json")

OTHERS: Final = ("random", "greedy", "heuristic")
COMPILED: Final = ("random", "greedy", "heuristic", "heuristic:weights=learned")
SEARCH: Final = "search:games=100"
BOTS: Final = (*COMPILED, SEARCH)

DEALS: Final = 5_000
SEARCH_DEALS: Final = 20
"""Number of deals for a bot that only the arena can play."""

START, END = "<!-- baselines -->", "<!-- /baselines -->"


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--draw", action="store_true", help="measure nothing, only write the table")
    if not parser.parse_args().draw:
        FIGURES.write_text(dumped(measured()), encoding="utf-8")
    figures = json.loads(FIGURES.read_text(encoding="utf-8"))
    PAGE.write_text(drawn(PAGE.read_text(encoding="utf-8"), figures), encoding="utf-8")


def pairs() -> Iterator[tuple[str, str]]:
    """The measured bot and its opponents, for every measurement in an edition."""
    for bot in BOTS:
        for others in OTHERS:
            if bot != others and not (bot == SEARCH and others == "random"):
                yield bot, others


def measured(deals: int = DEALS, search_deals: int = SEARCH_DEALS) -> dict[str, Any]:
    """Play all games of the baselines, and return their figures."""
    rows = [(edition, *pair) for edition in EDITIONS for pair in pairs()]
    shares: dict[str, Any] = {}
    with progress("baselines", len(rows)) as bar:
        for edition, bot, others in rows:
            if bot == SEARCH:
                share = in_the_arena(bot, others, edition, search_deals)
            else:
                share = in_the_kernel(bot, others, edition, deals)
            shares.setdefault(edition, {}).setdefault(bot, {})[others] = share.as_json()
            bar.tick()
    return {
        "linko": version("linko-game"),
        "sources": source_hash(),
        "seed": SEED,
        "deals": [deals, search_deals],
        "weights": {edition: weights_of(edition) for edition in EDITIONS},
        "shares": shares,
    }


def weights_of(edition: str) -> dict[str, str]:
    """The hash of the weights of each bot that has any, as in the arena's result files."""
    options = EDITIONS[edition]
    prints = {bot: fingerprint(bot, options, options.usual_seats) for bot in BOTS}
    return {bot: str(found["weights"]) for bot, found in prints.items() if "weights" in found}


def dumped(figures: Mapping[str, Any]) -> str:
    """The figures as JSON that can be compared line by line."""
    return json.dumps(figures, indent=1) + "\n"


def drawn(page: str, figures: Mapping[str, Any]) -> str:
    """The page with its table rewritten."""
    table = "\n".join([START, "", *lines(figures), "", END])
    found, count = re.subn(f"{START}.*{END}", lambda _: table, page, flags=re.DOTALL)
    if count != 1:
        raise ValueError(f"the page needs {START} and {END}")
    return found


def lines(figures: Mapping[str, Any]) -> Iterator[str]:
    """The lines of the table."""
    many, few = figures["deals"]
    yield f"Measured with Linko {figures['linko']}, sources `{figures['sources']}`, seed"
    yield f"{figures['seed']}: {many:,} deals in each cell, {few} in those of `search`."
    yield ""
    yield "| edition, seats | one | weights | against `random` | `greedy` | `heuristic` |"
    yield "|---|---|---|---|---|---|"
    for edition, rows in figures["shares"].items():
        name = f"{edition}, {EDITIONS[edition].usual_seats}"
        for bot, shares in rows.items():
            weights = figures["weights"][edition].get(bot)
            cells = (said(shares.get(others)) for others in OTHERS)
            hashed = f"`{weights}`" if weights else ""
            yield f"| {name} | `{bot}` | {hashed} | {' | '.join(cells)} |"
            name = ""


def said(share: Mapping[str, float] | None) -> str:
    """A share and half the width of its interval, in per cent; a dot if it was not measured."""
    if share is None:
        return "·"
    half = (share["high"] - share["low"]) / 2
    return f"{100 * share['mean']:.1f} ± {100 * half:.1f}"


if __name__ == "__main__":
    main()

"""Measures bots against the field of strangers, on the same deals, and compares them in pairs.

    python -m tools.strength.strangers search:games=600 --games 400
    python -m tools.strength.strangers search:games=600 heuristic:weights=learned --seats 4

The strangers sit clockwise from the bot's left. With two seats, the bot meets each of them in a
third of the games. Every deal is played once from every seat; the intervals are over deals. The
difference between two bots is taken deal by deal, so most of the luck cancels. With `--keep`,
finished games are kept in a folder, and an interrupted run continues.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from tests.arena.strangers.field import NAMES

from linko import arena
from linko.arena.intervals import Interval, mean_interval, share_interval

Shares = dict[tuple[int, int], float]
"""The mean share of the wins in a deal, by table and deal."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The games that every bot plays."""

    edition: str
    games: int
    seed: int
    keep: Path | None


def tables(bot: str, seats: int) -> list[tuple[str, ...]]:
    """Return the tables at which a bot meets the field: three for two seats, else one."""
    if seats == 2:
        return [(bot, stranger) for stranger in NAMES]
    return [(bot, *(NAMES[place % len(NAMES)] for place in range(seats - 1)))]


def shares_of(bot: str, seats: int, plan: Plan) -> Shares:
    """Return the bot's share of the wins in each deal."""
    found: dict[tuple[int, int], list[float]] = defaultdict(list)
    chosen = tables(bot, seats)
    for number, names in enumerate(chosen):
        setup = arena.Setup.of(*names, edition=plan.edition, seats=seats, seed=plan.seed)
        results = None
        if plan.keep is not None:
            plan.keep.mkdir(parents=True, exist_ok=True)
            label = "".join(letter if letter.isalnum() else "-" for letter in bot)
            results = plan.keep / f"{label}.{plan.edition}.{seats}.{number}.{plan.seed}.jsonl"
        result = arena.run(
            setup,
            games=plan.games // len(chosen),
            workers=0,
            results=results,
            resume=results is not None and results.exists(),
        )
        for game in result.games:
            found[number, game.deal].append(game.shares[game.seating.index(0)])
    return {key: fmean(shares) for key, shares in found.items()}


def shown(interval: Interval) -> str:
    """Return a share as percent, with its interval."""
    if interval.low is None or interval.high is None:
        return f"{interval.mean:6.1%}"
    return f"{interval.mean:6.1%} ({interval.low:.1%} to {interval.high:.1%})"


def main() -> None:
    """Print the share of every bot, and its difference from the first."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4, 5])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    plan = Plan(given.edition, given.games, given.seed, given.keep)
    for seats in given.seats:
        first: Shares = {}
        for bot in given.bots:
            shares = shares_of(bot, seats, plan)
            line = f"{seats} seats  {bot:32} {shown(share_interval(list(shares.values())))}"
            if first:
                apart = mean_interval([shares[key] - first[key] for key in first])
                line += f"  difference {shown(apart)}"
            print(line, flush=True)
            first = first or shares


if __name__ == "__main__":
    main()

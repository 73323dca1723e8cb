"""The page of the sweep: its sentences and its table are written from the figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tools.sweep.field import GROUPS, ROLLOUTS, file_name


def page(figures: Mapping[str, Any]) -> str:
    """The whole page."""
    parts = (_head(figures), "\n".join(_table(figures)), _commands(figures), METHOD)
    return "\n\n".join(parts) + "\n"


METHOD = """## How it was measured

Every bot gets the same deals, and plays every deal once from each seat, so that luck is the same
for all. The intervals are those of the [arena](arena.md#comparing-two-bots-honestly): 95 %
over deals. Budgets are numbers of rollouts and not times, so the moves do not depend on how fast a
worker is or on what else it does; only the milliseconds do. So the same sweep on any other cluster
gives the same wins.

`search` deals the hidden cards at random before each rollout. It either guesses hands from the
others' choices or, with `guess=false`, deals blindly; [search.md](search.md) says more. The hashes
of the weights are those of the arena's [result files](arena.md#the-result-file)."""


def _head(figures: Mapping[str, Any]) -> str:
    bots, seats = figures["bots"], figures["seats"]
    small, large = (bots[f"search:games={count}"] for count in (ROLLOUTS[0], ROLLOUTS[-1]))
    blind = bots[f"search:games={ROLLOUTS[-1]},guess=false"]
    games = sum(own["games"] for own in bots.values())
    return f"""# A sweep over {len(bots)} bots

This page shows what a larger budget or another setting gains for a bot. It is also an example of
many runs on a [cluster](arena.md#on-a-cluster). Each of {len(bots)} bots played
{figures["edition"]} against {seats - 1} copies of `{figures["others"]}` on the workers of a Dask
cluster, {games:,} games in all.

![The share of the wins of {len(bots)} bots](sweep.svg)

- With {ROLLOUTS[0]} rollouts for each decision, `search` wins {_percent(small)}; with
  {ROLLOUTS[-1]:,}, it wins {_percent(large)}.
- With {ROLLOUTS[-1]:,} rollouts, but without guessing hands from the others' choices, it wins
  {_percent(blind)}{_overlap(blind, large)}.
- Equal bots would win {100 / seats:g} %.

Measured with Linko {figures["linko"]}, sources `{figures["sources"]}`, seed {figures["seed"]}."""


def _table(figures: Mapping[str, Any]) -> Iterator[str]:
    yield "| bot | wins, 95 % interval | mean score | ms per decision | weights | games |"
    yield "|---|---|--:|--:|---|--:|"
    for group in GROUPS.values():
        for bot in group:
            own = figures["bots"][bot]
            score = f"{own['score']:.1f}".replace("-", "−")
            weights = f"`{own['weights']}`" if own["weights"] else ""
            yield (
                f"| `{bot}` | {_percent(own)} | {score} | {own['ms']:.1f} | {weights} "
                f"| {own['games']:,} |"
            )


def _commands(figures: Mapping[str, Any]) -> str:
    games = max(own["games"] for own in figures["bots"].values())
    name = file_name("search:games=N").replace("N", "$n")
    budgets = " ".join(map(str, ROLLOUTS))
    terms = f"--edition {figures['edition']} --games {games} --seed {figures['seed']}"
    return f"""## The command

```
make sweep                                # on two workers of this machine
make sweep DASK=tcp://10.0.0.1:8786       # on the workers of an existing cluster
```

It plays the missing games, shows its progress, and writes this page, its picture and
[the figures behind them](../tools/sweep/sweep.json). Every game is written to the result file of
its bot in `build/sweep` as soon as it ends. So if the run is interrupted, the same command
continues, even on another cluster. For each bot, it does the same as `linko arena`. These commands
play part of the sweep by hand:

```
for n in {budgets}; do
  linko arena search:games=$n {figures["others"]} {terms} \\
    --json {name} --resume --plot search-$n.svg --dask tcp://10.0.0.1:8786
done
```"""


def _percent(own: Mapping[str, Any]) -> str:
    share = own["share"]
    mean, low, high = (f"{100 * share[name]:.1f}" for name in ("mean", "low", "high"))
    return f"{mean} % ({low} to {high})"


def _overlap(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """Return the end of the sentence: a warning if the two intervals overlap, else nothing."""
    ends = [own["share"] for own in (one, other)]
    meet = all(a["low"] <= b["high"] for a, b in (ends, ends[::-1]))
    return "; the intervals overlap, so this proves no difference" if meet else ""

"""The measurements of `tools/strength/__main__.py` and their targets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations

from linko.arena import Setup

SEED = 1
GAMES = 400

LADDER = {
    "random": "random",
    "kitten": "kitten",
    "greedy": "greedy",
    "heuristic": "heuristic",
    "trained": "heuristic:weights=trained",
    "learned": "heuristic:weights=learned",
    "search": "search:games=300",
}
"""The bots of the cross table, weakest first."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One measured setup."""

    group: str
    """The table in which it appears."""
    name: str
    setup: Setup
    games: int
    wanted: tuple[int, int] | None = None
    """The lowest and the highest acceptable percentage of wins."""


def cells() -> tuple[Cell, ...]:
    """All cells, the most important first."""
    return (
        *_group(
            "search-heuristic",
            "search:ms=50",
            "heuristic",
            {
                "classic-2": 85, "classic-3": 72, "classic-4": 65, "classic-5": 50,
                "basic-4": 60, "expert-4": 60, "duel-2": 80, "phantom-2": 80,
            },
        ),
        *_group("heuristic-greedy", "heuristic", "greedy",
                {"classic-2": 90, "classic-3": 80, "classic-4": 70, "classic-5": 50}),
        *_group(
            "heuristic-random",
            "heuristic",
            "random",
            {
                "classic-2": 97, "classic-3": 95, "classic-4": 95, "classic-5": 95,
                "basic-4": 95, "expert-4": 95, "duel-2": 97, "phantom-2": 97,
            },
        ),
        _cell("kitten", "kitten-random", "kitten", "random", wanted=(60, 80)),
        _cell("kitten", "kitten-heuristic", "kitten", "heuristic", wanted=(0, 12)),
        _cell("more-time", "more-time", "search:ms=400", "search:ms=50", games=120),
        *_group("search-trained", "search:ms=50", "heuristic:weights=trained",
                dict.fromkeys(("classic-2", "classic-4", "duel-2")), games=200),
        _cell("search-learned", "search-learned", "search:ms=50", "heuristic:weights=learned",
              games=200),
        _cell("guessing", "guessing", "search:games=1000", "search:games=1000,guess=false",
              games=200),
        *(
            _cell("ladder", f"ladder-{one}-{other}", LADDER[one], LADDER[other], games=40)
            for one, other in permutations(LADDER, 2)
        ),
    )  # fmt: skip


def _group(
    group: str, one: str, other: str, floors: Mapping[str, int | None], games: int = GAMES
) -> Iterator[Cell]:
    for place, floor in floors.items():
        wanted = None if floor is None else (floor, 100)
        yield _cell(group, f"{group}-{place}", one, other, place, games=games, wanted=wanted)


def _cell(
    group: str,
    name: str,
    one: str,
    other: str,
    place: str = "classic-4",
    *,
    games: int = GAMES,
    wanted: tuple[int, int] | None = None,
) -> Cell:
    edition, _, seats = place.partition("-")
    setup = Setup.of(one, other, edition=edition, seats=int(seats), seed=SEED)
    return Cell(group, name, setup, games, wanted)

"""Computes figures from games: means, shares and slopes, each with its 95 % interval.

Decisions of one game depend on each other, but games are independent, so every interval is taken
over games.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from linko.arena.intervals import NORMAL_QUANTILE
from linko.cards import JOKER

DIGITS = 4

Game = dict[str, Any]  # a line of the data file as JSON
Figure = list[float]
"""An estimate, and the lower and upper end of its interval."""

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)

SHAPES = ("joker", "thirteen", "one", "largest group")
"""The features of an opening hand that are evaluated."""


def mean(numbers: Iterable[float]) -> Figure:
    """The mean of one number per game."""
    found = list(numbers)
    return _ratio(found, [1.0] * len(found))


def share(parts: Iterable[float], wholes: Iterable[float]) -> Figure | None:
    """The ratio of two sums over games; None if the second is 0.

    Wilson's interval, with the number of trials that matches the spread between games.
    """
    part, whole = list(parts), list(wholes)
    total = sum(whole)
    if not total:
        return None
    rate, low, high = _ratio(part, whole, digits=12)
    error = (high - low) / (2 * NORMAL_QUANTILE)
    trials = rate * (1 - rate) / error**2 if error else total
    return _rounded(rate, *_wilson(rate, min(trials, total)))


def quantiles(numbers: Sequence[float]) -> list[float]:
    """The 5, 25, 50, 75 and 95 % quantiles."""
    return [round(float(point), 1) for point in np.quantile(numbers, QUANTILES)]


def histogram(numbers: Iterable[int]) -> dict[str, int]:
    """How often each number occurs, in ascending order."""
    return {str(number): count for number, count in sorted(Counter(numbers).items())}


def summary(games: Sequence[Game]) -> dict[str, Any]:
    """All figures of one cell."""
    seats = len(games[0]["scores"])
    gone_out = [game for game in games if game["out"] is not None]
    scores = [score for game in games for score in game["scores"]]
    best = [max(game["scores"]) for game in games]
    return {
        "games": len(games),
        "seats": seats,
        "turns": mean(game["turns"] for game in games),
        "turns quantiles": quantiles([game["turns"] for game in games]),
        "turn limit": share([game["end"] == "turn_limit" for game in games], [1] * len(games)),
        "score": mean(sum(game["scores"]) / seats for game in games),
        "winning score": mean(best),
        "margin": mean(_margin(game["scores"]) for game in games),
        "scores": histogram(scores),
        "winning scores": histogram(best),
        "wins by place": [
            share([game["shares"][place] for game in games], [1] * len(games))
            for place in range(seats)
        ],
        "ends by going out": share([game["out"] is not None for game in games], [1] * len(games)),
        "going out wins": share(
            [game["shares"][game["out"]] for game in gone_out], [1] * len(gone_out)
        ),
        "going out loses": share(
            [game["shares"][game["out"]] == 0 for game in gone_out], [1] * len(gone_out)
        ),
        "snatches": mean(_count(game, "taken", "left") for game in games),
        "cards snatched": mean(game["cards snatched"] for game in games),
        "lead changes": mean(game["lead changes"] for game in games),
        "taken": _part(games, "taken", "left"),
        "picked up": _part(games, "picked up", "discarded"),
        "from row": _part(games, "from row", "from pile"),
        "consoled": _part(games, "consoled", "passed"),
        "ghost": mean(_count(game, "from ghost") for game in games),
        "opening": _worth_of_shapes(games),
        "sets": {
            name: [sum(game[key].get(name, 0) for game in games) for key in ("laid", "snatched")]
            for name in sorted({name for game in games for name in game["laid"]}, key=_set_order)
        },
    }


def worth_of_cards(cells: Iterable[Sequence[Game]]) -> list[Figure]:
    """The value in points of each card of an opening hand, compared with an average card.

    Least squares of the final score on the number of each card dealt, within cells.
    """
    hands, scores, groups = [], [], []
    for number, games in enumerate(cells):
        expected = np.mean([score for game in games for score in game["scores"]])
        for game in games:
            for hand, score in zip(game["opening"], game["scores"], strict=True):
                hands.append(hand)
                scores.append(score - expected)
                groups.append((number, game["seed"]))
    counts = np.array(hands, float)
    # All hands have the same size, so only differences count; an average card has the value 0.
    average = counts.mean(axis=0) / counts.sum(axis=1).mean()
    frame = np.eye(JOKER) - np.tile(average, (JOKER, 1))
    slopes, covariance = _least_squares(counts, np.array(scores), groups)
    errors = np.sqrt(np.maximum(np.diag(frame @ covariance @ frame.T), 0))
    return [
        _around(float(slope), float(error))
        for slope, error in zip(frame @ slopes, errors, strict=True)
    ]


def _worth_of_shapes(games: Sequence[Game]) -> dict[str, dict[str, Figure]]:
    """The effect on score and win share of one more of each shape in the opening hand."""
    rows, scores, shares, groups = [], [], [], []
    for game in games:
        for hand, score, won in zip(game["opening"], game["scores"], game["shares"], strict=True):
            rows.append([1, hand[JOKER - 1], hand[JOKER - 2], hand[0], max(hand[:-1])])
            scores.append(score)
            shares.append(won)
            groups.append(game["seed"])
    table = np.array(rows, float)
    worth: dict[str, dict[str, Figure]] = {shape: {} for shape in SHAPES}
    for name, outcome in (("score", scores), ("wins", shares)):
        slopes, covariance = _least_squares(table, np.array(outcome, float), groups)
        for place, shape in enumerate(SHAPES, start=1):
            error = math.sqrt(covariance[place, place])
            worth[shape][name] = _around(float(slopes[place]), error)
    return worth


def _least_squares(
    table: np.ndarray, outcome: np.ndarray, groups: Sequence[object]
) -> tuple[np.ndarray, np.ndarray]:
    """Slopes and their covariance; errors within a group may be correlated."""
    bread = np.linalg.pinv(table.T @ table)
    slopes = bread @ table.T @ outcome
    pulls: dict[object, np.ndarray] = {}
    for row, miss, group in zip(table, outcome - table @ slopes, groups, strict=True):
        pulls[group] = pulls.get(group, 0) + row * miss
    meat = np.array(list(pulls.values()))
    spread = bread @ meat.T @ meat @ bread * len(pulls) / max(1, len(pulls) - 1)
    np.fill_diagonal(spread, np.maximum(np.diag(spread), 0))  # rounding may make it negative
    return slopes, spread


def _part(games: Sequence[Game], name: str, other: str) -> Figure | None:
    return share(
        [_count(game, name) for game in games], [_count(game, name, other) for game in games]
    )


def _count(game: Game, *names: str) -> int:
    return sum(game["counts"].get(name, 0) for name in names)


def _margin(scores: Sequence[int]) -> int:
    first, second = sorted(scores, reverse=True)[:2]
    return first - second


def _set_order(name: str) -> tuple[int, int]:
    size, value = name.split("x")
    return int(size), int(value)


def _ratio(parts: Sequence[float], wholes: Sequence[float], digits: int = DIGITS) -> Figure:
    total = sum(wholes)
    rate = sum(parts) / total
    misses = sum((part - rate * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    correction = len(parts) / max(1, len(parts) - 1)
    return _around(rate, math.sqrt(misses * correction) / total, digits)


def _around(middle: float, error: float, digits: int = DIGITS) -> Figure:
    return _rounded(
        middle, middle - NORMAL_QUANTILE * error, middle + NORMAL_QUANTILE * error, digits=digits
    )


def _wilson(rate: float, trials: float) -> tuple[float, float]:
    square = NORMAL_QUANTILE**2
    middle = (rate + square / (2 * trials)) / (1 + square / trials)
    reach = math.sqrt(rate * (1 - rate) / trials + square / (4 * trials**2))
    reach *= NORMAL_QUANTILE / (1 + square / trials)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _rounded(*numbers: float, digits: int = DIGITS) -> Figure:
    return [round(number, digits) + 0.0 for number in numbers]

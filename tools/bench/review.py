"""Measures how accurate the review is: flagged losses against a reference of very many rollouts.

    python -m tools.bench.review --flagged 200
    python -m tools.bench.review --flagged 40 --rollouts 4000 --list

Games are played by a table of bots from weak to strong. Every decision with a choice is judged
twice, in different worlds. For each loss that the first run flags, the reference judges the played
and the best move again, both in the same `--worlds` worlds. The report gives the share of flagged
losses that the reference confirms, their mean compared with the reference's, and how often the two
runs agree within their intervals.

Every judged decision is added to `--data`; after an interruption, the same command continues. Use
one file for each seed, budget and version of the bots.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import linko
from linko.judgement.review.budget import USUAL_ROLLOUTS, ReviewBudget, checked_budget
from linko.judgement.review.decision import FLAG_LOSS, judged_decision
from linko.judgement.review.estimates import NORMAL_95, mean_and_error
from linko.judgement.review.prospect import Prospect
from linko.judgement.review.result import ReviewedDecision
from linko.rules import Move, View

TABLES = (
    ("classic", ("kitten", "greedy", "heuristic", "heuristic:weights=learned")),
    ("classic", ("heuristic:weights=learned", "search:games=500", "greedy", "search:games=500")),
    ("classic", ("kitten", "heuristic:weights=learned", "search:games=500")),
    ("classic", ("greedy", "heuristic:weights=learned")),
    ("expert", ("greedy", "kitten", "heuristic:weights=learned", "search:games=500")),
)
"""Editions and their bots, played in turn."""

REFERENCE_WORLDS = 50_000
FIRST, SECOND, REFERENCE = range(3)
"""The salts of the two runs and of the reference."""

DATA = Path("build") / "review.jsonl"

Line = dict[str, Any]  # a line of the data file as JSON
"""The judgement of a decision by two runs and, if the first flagged it, by the reference."""


@dataclass(slots=True)
class Tally:
    """The results so far."""

    decisions: int = 0
    agreeing: int = 0
    """Number of decisions whose two chances agree within their intervals."""
    losses_agreeing: int = 0
    flagged: int = 0
    positive: int = 0
    """Number of flagged losses that are above 0 in the reference."""
    right: int = 0
    """Number of flagged losses that are above one percent in the reference."""
    covered: int = 0
    """Number of flagged losses within two standard errors of the reference."""
    loss: float = 0.0
    reference: float = 0.0
    square: float = 0.0
    """Sum of the squared differences between flagged losses and the reference."""
    seconds: float = 0.0
    """Processor time of the first run."""

    def add(self, line: Line) -> None:
        """Count a judged decision."""
        one, other = line["one"], line["other"]
        self.decisions += 1
        self.seconds += line["seconds"]
        apart = abs(one["chance"] - other["chance"])
        self.agreeing += apart <= math.hypot(one["half"], other["half"])
        apart = abs(one["loss"] - other["loss"])
        self.losses_agreeing += apart <= NORMAL_95 * math.hypot(one["error"], other["error"])
        if line["reference"] is not None:
            loss, error = line["reference"]
            apart = abs(loss - one["loss"])
            self.flagged += 1
            self.positive += loss > 0
            self.right += loss > FLAG_LOSS
            self.covered += apart <= NORMAL_95 * math.hypot(error, one["error"])
            self.loss += one["loss"]
            self.reference += loss
            self.square += apart**2

    def report(self) -> dict[str, float]:
        """Return the figures."""
        flagged, decisions = max(1, self.flagged), max(1, self.decisions)
        mean = self.reference / flagged
        apart = (self.loss - self.reference) / flagged
        spread = math.sqrt(max(0.0, self.square / flagged - apart**2) / flagged)
        return {
            "decisions": self.decisions,
            "agree_chance": round(self.agreeing / decisions, 4),
            "agree_loss": round(self.losses_agreeing / decisions, 4),
            "flagged": self.flagged,
            "reference_above_0": round(self.positive / flagged, 4),
            "reference_above_1_percent": round(self.right / flagged, 4),
            "within_interval": round(self.covered / flagged, 4),
            "mean_loss": round(self.loss / flagged, 5),
            "mean_reference": round(mean, 5),
            "ratio": round(self.loss / self.reference, 4) if self.reference else math.nan,
            "ratio_error": round(spread / mean, 4) if mean else math.nan,
            "seconds_per_decision": round(self.seconds / decisions, 4),
        }


def choices(seed: int) -> tuple[int, list[tuple[int, View, Move]]]:
    """Play a game; return its length and its decisions with a choice, numbered."""
    edition, names = TABLES[seed % len(TABLES)]
    bots = [linko.bots.load(name, seed=seed * 8 + at) for at, name in enumerate(names)]
    game = linko.Game.deal(edition, seats=len(names), seed=seed)
    found = []
    while game.to_move is not None:
        view = game.view(game.to_move)
        move = bots[game.to_move].choose(view)
        if len(view.legal_moves) > 1:
            found.append((game.move_count, view, move))
        game.push(move)
    return game.move_count, found


def judged(view: View, number: int, move: Move, budget: ReviewBudget, worlds: int) -> Line:
    """Judge a decision twice and, if the first run flags it, in the reference's worlds."""
    began = time.process_time()
    one = judged_decision(Prospect(view, FIRST), number, move, budget).reviewed
    seconds = time.process_time() - began
    other = judged_decision(Prospect(view, SECOND), number, move, budget).reviewed
    reference = None
    if one.is_flagged:
        codes = [Move.parse(one.played).code, Move.parse(one.best).code]
        prospect = Prospect(view, REFERENCE)
        own = prospect.played_on("reference", worlds, codes).shares[:, :, prospect.seat]
        reference = mean_and_error(np.subtract(own[:, 1], own[:, 0]))
    found = {"number": number, "phase": view.phase.value, "played": one.played, "best": one.best}
    runs = {"one": _run(one), "other": _run(other)}
    return {**found, **runs, "reference": reference, "seconds": round(seconds, 5)}


def _run(one: ReviewedDecision) -> dict[str, float]:
    """Return the figures by which two runs of a decision are compared."""
    chance = one.chance_played
    half = (chance.high - chance.low) / 2
    return {"chance": chance.value, "half": half, "loss": one.loss, "error": one.loss_error}


def lines(arguments: argparse.Namespace) -> Iterator[Line]:
    """Return the judged decisions in order: those in the data file, then those still missing."""
    known = {(line["seed"], line["number"]): line for line in _kept(arguments.data)}
    budget = checked_budget(arguments.rollouts)
    seed = arguments.seed
    with arguments.data.open("a", encoding="utf-8") as file:
        file.write("\n")  # end a truncated line
        while True:
            length, decisions = choices(seed)
            for number, view, move in decisions:
                line = known.get((seed, number))
                if line is None:
                    share = budget.for_game(length)
                    line = {"seed": seed, **judged(view, number, move, share, arguments.worlds)}
                    file.write(json.dumps(line) + "\n")
                    file.flush()
                yield line
            seed += 1


def _kept(data: Path) -> Iterator[Line]:
    """Return the lines of the data file; a truncated one is skipped."""
    if data.exists():
        for text in data.read_text(encoding="utf-8").splitlines():
            with suppress(ValueError):
                yield json.loads(text)


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--flagged", type=int, default=200, help="flagged losses to check")
    parser.add_argument("--rollouts", type=int, default=USUAL_ROLLOUTS, help="budget of a decision")
    parser.add_argument("--worlds", type=int, default=REFERENCE_WORLDS, help="of the reference")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--data", type=Path, default=DATA, help=f"file of the decisions ({DATA})")
    parser.add_argument("--list", action="store_true", help="print every flagged loss")
    parser.add_argument("--every", type=int, default=20, help="print after each number of losses")
    arguments = parser.parse_args()
    arguments.data.parent.mkdir(parents=True, exist_ok=True)
    tally = Tally()
    for line in lines(arguments):
        tally.add(line)
        if line["reference"] is None:
            continue
        if arguments.list:
            print(json.dumps(line), flush=True)
        if tally.flagged % arguments.every == 0:
            print(json.dumps(tally.report()), flush=True)
        if tally.flagged == arguments.flagged:
            break
    print(json.dumps(tally.report()))


if __name__ == "__main__":
    main()

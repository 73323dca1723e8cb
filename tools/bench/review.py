"""Measures how accurate the review is: flagged losses against a reference of very many rollouts.

    python -m tools.bench.review --flagged 200
    python -m tools.bench.review --flagged 40 --rollouts 4000 --list

Games are played by a table of bots from weak to strong. Every decision with a choice is judged
twice, in different worlds. Each loss that the first run flags is judged again, played and best in
the same `--worlds` worlds. Reported are the share of flagged losses that the reference confirms,
their mean against the reference's, and how often the two runs agree within their intervals.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass

import numpy as np

import linko
from linko.judgement.review.budget import USUAL_ROLLOUTS, checked_budget
from linko.judgement.review.decision import FLAG_LOSS, judged_decision
from linko.judgement.review.estimates import NORMAL_95, mean_and_error
from linko.judgement.review.prospect import Prospect
from linko.judgement.review.result import ReviewedDecision
from linko.rules import Move

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
    seconds: float = 0.0
    """Processor time of the first run."""

    def add_runs(self, one: ReviewedDecision, other: ReviewedDecision) -> None:
        """Compare two runs of a decision."""
        self.decisions += 1
        apart = abs(one.chance_played.value - other.chance_played.value)
        self.agreeing += apart <= math.hypot(_half(one), _half(other))
        apart = abs(one.loss - other.loss)
        self.losses_agreeing += apart <= NORMAL_95 * math.hypot(one.loss_error, other.loss_error)

    def add_reference(self, one: ReviewedDecision, loss: float, error: float) -> None:
        """Compare a flagged loss with its reference."""
        self.flagged += 1
        self.positive += loss > 0
        self.right += loss > FLAG_LOSS
        self.covered += abs(loss - one.loss) <= NORMAL_95 * math.hypot(error, one.loss_error)
        self.loss += one.loss
        self.reference += loss

    def report(self) -> dict[str, float]:
        """Return the figures."""
        flagged, decisions = max(1, self.flagged), max(1, self.decisions)
        return {
            "decisions": self.decisions,
            "agree_chance": round(self.agreeing / decisions, 4),
            "agree_loss": round(self.losses_agreeing / decisions, 4),
            "flagged": self.flagged,
            "reference_above_0": round(self.positive / flagged, 4),
            "reference_above_1_percent": round(self.right / flagged, 4),
            "within_interval": round(self.covered / flagged, 4),
            "mean_loss": round(self.loss / flagged, 5),
            "mean_reference": round(self.reference / flagged, 5),
            "ratio": round(self.loss / self.reference, 4) if self.reference else math.nan,
            "seconds_per_decision": round(self.seconds / decisions, 4),
        }


def decisions(seed: int) -> Iterator[tuple[linko.View, Move]]:
    """Play game after game; yield the decisions with a choice."""
    while True:
        edition, names = TABLES[seed % len(TABLES)]
        bots = [linko.bots.load(name, seed=seed * 8 + at) for at, name in enumerate(names)]
        game = linko.Game.deal(edition, seats=len(names), seed=seed)
        while game.to_move is not None:
            view = game.view(game.to_move)
            move = bots[game.to_move].choose(view)
            if len(view.legal_moves) > 1:
                yield view, move
            game.push(move)
        seed += 1


def measure(arguments: argparse.Namespace) -> Iterator[Tally]:
    """Judge decisions until enough are flagged; yield the tally after each flagged one."""
    budget = checked_budget(arguments.rollouts)
    tally = Tally()
    for number, (view, move) in enumerate(decisions(arguments.seed)):
        began = time.process_time()
        one = judged_decision(Prospect(view, FIRST), number, move, budget).reviewed
        tally.seconds += time.process_time() - began
        other = judged_decision(Prospect(view, SECOND), number, move, budget).reviewed
        tally.add_runs(one, other)
        if one.is_flagged:
            codes = [Move.parse(one.played).code, Move.parse(one.best).code]
            fresh = Prospect(view, REFERENCE).played_on("reference", arguments.worlds, codes)
            own = fresh.shares[:, :, Prospect(view).seat]
            loss, error = mean_and_error(np.subtract(own[:, 1], own[:, 0]))
            tally.add_reference(one, loss, error)
            if arguments.list:
                print(json.dumps(asdict(one) | {"reference": loss, "error": error}), flush=True)
            yield tally
        if tally.flagged == arguments.flagged:
            return


def _half(one: ReviewedDecision) -> float:
    """Half the width of the interval of the chance after the played move."""
    return (one.chance_played.high - one.chance_played.low) / 2


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--flagged", type=int, default=200, help="flagged losses to check")
    parser.add_argument("--rollouts", type=int, default=USUAL_ROLLOUTS, help="budget of a decision")
    parser.add_argument("--worlds", type=int, default=REFERENCE_WORLDS, help="of the reference")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--list", action="store_true", help="print every flagged loss")
    parser.add_argument("--every", type=int, default=20, help="print after each number of losses")
    arguments = parser.parse_args()
    tally = Tally()
    for tally in measure(arguments):
        if tally.flagged % arguments.every == 0:
            print(json.dumps(tally.report()), flush=True)
    print(json.dumps(tally.report()))


if __name__ == "__main__":
    main()

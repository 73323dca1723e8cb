"""Trains a policy against frozen opponents, and measures it.

    python -m training.champion --hours 1 --run runs/headroom
    python -m training.champion --run runs/headroom --test 4000

The training is saved every few minutes in the run's folder, and continues from there.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads only slow down small matrices
os.environ.setdefault("OMP_NUM_THREADS", "1")

try:
    import torch
except ModuleNotFoundError as error:
    raise SystemExit("training needs torch: pip install 'linko-game[train,research]'") from error

from linko.arena.intervals import share_interval
from training.learner import Learner, Rates, tested
from training.model import parameter_count
from training.teacher import Judge

SAVE_EVERY, TEST_EVERY = 60.0, 300.0
"""Seconds of training between two checkpoints, and between two short tests."""
SHORT_TEST = 1000
IMITATION_RATE = 2e-3
TEST_SEED = 1_000_003
"""The seed of the short tests; the final test has another one, `--seed`, unused until then."""


def rates(progress: float) -> Rates:
    """Return the rates after this fraction of the training."""
    left = max(0.0, 1 - progress)
    return Rates(5e-5 + 4.5e-4 * left, 0.001 + 0.004 * left)


def save(learner: Learner, seconds: float, path: Path) -> None:
    """Write a checkpoint; a reader never sees half of one."""
    whole = {
        "policy": learner.policy.state_dict(),
        "critic": learner.critic.state_dict(),
        "optimiser": learner.optimiser.state_dict(),
        "rng": learner.rng.bit_generator.state,
        "torch": torch.get_rng_state(),
        "decisions": learner.decisions,
        "seconds": seconds,
    }
    new = path.with_suffix(".new")
    torch.save(whole, new)
    new.replace(path)


def load(learner: Learner, path: Path) -> float:
    """Read a checkpoint, and return how many seconds of training it contains."""
    whole: dict[str, Any] = torch.load(path, weights_only=False)
    learner.policy.load_state_dict(whole["policy"])
    learner.critic.load_state_dict(whole["critic"])
    learner.optimiser.load_state_dict(whole["optimiser"])
    learner.rng.bit_generator.state = whole["rng"]
    torch.set_rng_state(whole["torch"])
    learner.decisions = whole["decisions"]
    return float(whole["seconds"])


def imitate(learner: Learner, updates: int, path: Path) -> None:
    """Imitate the trained judgement, so that training does not begin with random play."""
    began = time.process_time()
    judge = Judge(learner.envs)
    for number in range(updates):
        steps, _, returns = learner.collect(judge)
        likely = learner.imitate(steps, returns, IMITATION_RATE * (1 - number / updates))
        print(f"imitation {number + 1} of {updates}: chance of its move {likely:.3f}", flush=True)
    learner.results.clear()
    save(learner, time.process_time() - began, path)


def train(learner: Learner, given: argparse.Namespace, seconds: float, path: Path) -> None:
    """Train until the requested number of processor hours is reached."""
    whole = given.hours * 3600
    saved = shown = seconds
    began, before = time.process_time(), seconds
    while seconds < whole:
        at = rates(seconds / whole)
        learner.improve(*learner.collect(), at)
        seconds = before + time.process_time() - began
        if seconds - saved > SAVE_EVERY:
            recent, learner.results = learner.results, []
            share = sum(recent) / max(1, len(recent))
            print(
                f"{seconds:6.0f} s  {learner.decisions:9d} decisions  share {share:.3f}", flush=True
            )
            save(learner, seconds, path)
            saved = seconds
        if seconds - shown > TEST_EVERY:
            shown = seconds
            report(learner, given, SHORT_TEST, TEST_SEED)
    save(learner, seconds, path)


def report(learner: Learner, given: argparse.Namespace, games: int, seed: int) -> None:
    """Measure the policy and print its share of the wins."""
    shares = tested(
        learner.policy,
        given.opponents,
        edition=given.edition,
        seats=given.seats,
        games=games,
        seed=seed,
    )
    wins = share_interval(shares.tolist())
    print(
        f"wins {wins.mean:.1%} of {games} games against {given.seats - 1} × {given.opponents}, "
        f"95 % interval {wins.low:.1%} to {wins.high:.1%}",
        flush=True,
    )


def main() -> None:
    """Train or test, as the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--hours", type=float, default=1.0, help="processor hours of training")
    parser.add_argument("--run", type=Path, default=Path("runs/champion"), help="its folder")
    parser.add_argument("--opponents", default="heuristic:weights=learned")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--imitate", type=int, default=30, help="updates of imitation before")
    parser.add_argument("--test", type=int, default=0, help="only play this number of games")
    given = parser.parse_args()
    given.run.mkdir(parents=True, exist_ok=True)
    path = given.run / "checkpoint.pt"
    learner = Learner(given.opponents, edition=given.edition, seats=given.seats, seed=given.seed)
    sizes = {name: parameter_count(getattr(learner, name)) for name in ("policy", "critic")}
    print(json.dumps({"parameters": sizes, "run": str(given.run)}), flush=True)
    if given.imitate and not path.exists():
        imitate(learner, given.imitate, path)
    seconds = load(learner, path) if path.exists() else 0.0
    if given.test:
        report(learner, given, given.test, given.seed)
    else:
        train(learner, given, seconds, path)


if __name__ == "__main__":
    main()

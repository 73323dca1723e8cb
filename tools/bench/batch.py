"""Measures the speed of a `Batch` driven from Python: random steps, masks, observations."""

from __future__ import annotations

import time
from collections.abc import Callable

from linko.engine import Batch

SIZE = 4096
STEPS = 100
ROUNDS = 5


def main() -> None:
    """Time each part separately and print for how many decisions per second it does its work."""
    batch = Batch("classic", seats=4, size=SIZE, seed=7)
    parts: dict[str, Callable[[], object]] = {
        "step(random_codes())": lambda: batch.step(batch.random_codes()),
        "legal_mask()": batch.legal_mask,
        "observe()": batch.observe,
    }
    for name, work in parts.items():
        work()
        best = min(_seconds(work) for _ in range(ROUNDS))
        print(f"{name:<22}{SIZE * STEPS / best / 1e6:6.2f} M decisions/s")


def _seconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    for _ in range(STEPS):
        work()
    return time.perf_counter() - started


if __name__ == "__main__":
    main()

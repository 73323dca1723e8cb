"""Sharing the work on many games among threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

MOST_THREADS = 64


def in_parts(work: Callable[[slice], None], size: int, threads: int) -> None:
    """Do the work in equal slices, one thread each; the kernel releases the GIL."""
    threads = min(threads, size, MOST_THREADS)
    if threads == 1:
        work(slice(0, size))
        return
    ends = [size * number // threads for number in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, (slice(*pair) for pair in pairwise(ends))))

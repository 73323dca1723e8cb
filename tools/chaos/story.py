"""One run: people sit down, faults happen one after another, everybody plays to the end."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tests.server.crowd import Crowd, Ledger, compare

from linko.store import Store
from linko.table import decode_entry
from linko.table.log import Moved, StoodIn
from tools.chaos.cluster import Cluster, running_cluster
from tools.chaos.faults import drawn_faults, possible_faults

Progress = Callable[[int, Counter[str]], None]

CLOCK: Final = {"bank": 10.0, "per_decision": 5.0}
"""Short enough that charging a player for an outage of a few seconds would be noticed."""
BETWEEN: Final = (0.2, 2.0)
"""Seconds between the end of a fault and the next one."""
HOME_SECONDS: Final = 300.0
"""Seconds within which all tables must be finished after the last fault."""


class Plan(NamedTuple):
    """What a run does."""

    faults: int
    """Number of faults; each kind comes once before any comes again."""
    tables: int
    servers: int
    seed: int


def sit_down(crowd: Crowd, tables: int) -> None:
    """Seat four at every table: people, or people and bots, with and without a clock."""
    kinds: tuple[dict[str, object], ...] = (
        {},
        {"clock": CLOCK},
        {"edition": "expert"},
        {"clock": CLOCK, "edition": "basic"},
    )
    for number in range(tables):
        settings = kinds[number % len(kinds)]
        if number % 4 == 3:
            crowd.sit_down(2, "greedy", **settings)
        else:
            crowd.sit_down(4, None, **settings)
        if number % 5 == 0:
            crowd.watch(number)


async def tell(folder: Path, plan: Plan, show: Progress) -> dict[str, object]:
    """Run the plan and return its figures; any loss raises an AssertionError."""
    rng = random.Random(plan.seed)
    done: Counter[str] = Counter()
    async with running_cluster(folder, plan.servers, plan.seed) as cluster:
        crowd = Crowd(cluster, plan.seed)
        await asyncio.to_thread(sit_down, crowd, plan.tables)
        began = time.monotonic()
        try:
            crowd.play()
            faults = drawn_faults(possible_faults(cluster), plan.faults, rng)
            for number, fault in enumerate(faults, start=1):
                await fault(cluster, rng)
                done[fault.__name__] += 1
                await asyncio.sleep(rng.uniform(*BETWEEN))
                crowd.check()
                show(number, done)
            await crowd.wait_for(plan.tables)
            await crowd.go_home(HOME_SECONDS)
        finally:
            await crowd.leave()
        seconds = time.monotonic() - began
        found = await _checked(cluster, crowd.ledgers)
    assert found.punished == 0, f"{found.punished} present players were replaced by a bot"
    return {
        "seconds": round(seconds),
        "faults": dict(done),
        "tables": len(crowd.ledgers),
        "people": len(crowd.players),
        "moves": found.moves,
        "seen_moves": sum(len(ledger.moves) for ledger in crowd.ledgers),
        "accepted": sum(len(ledger.accepted) for ledger in crowd.ledgers),
        "resent": sum(ledger.resent for ledger in crowd.ledgers),
        "refused": dict(sum((ledger.refused for ledger in crowd.ledgers), Counter())),
        "punished": found.punished,
        "most_seconds_charged": found.most_charged,
        "mistakes": dict(_mistakes(folder)),
    }


def _mistakes(folder: Path) -> Counter[str]:
    """Number of unexpected errors (those logged with a trace) by message and cause."""
    found: Counter[str] = Counter()
    for log in folder.glob("server-*/server-*.log"):
        for line in log.read_text().splitlines():
            if '"trace"' in line and line.endswith("}"):
                told = json.loads(line)
                cause = str(told["trace"]).strip().rpartition("\n")[2]
                found[f"{told['message'].partition(chr(10))[0]}: {cause}"] += 1
    return found


class Found(NamedTuple):
    """What the database says at the end."""

    moves: int
    punished: int
    """Number of players who were replaced by a bot although they always moved without delay."""
    most_charged: float
    """The largest number of seconds that a bank lost in one game."""


async def _checked(cluster: Cluster, ledgers: list[Ledger]) -> Found:
    """Compare all ledgers with the database."""
    store = await Store.open(cluster.postgres.url)
    try:
        moves = [await compare(store, ledger) for ledger in ledgers]
        punished, least = 0, CLOCK["bank"]
        for ledger in ledgers:
            for entry in await store.entries(ledger.table):
                change = decode_entry(entry.version, entry.at, entry.data).change
                punished += isinstance(change, StoodIn)
                if isinstance(change, Moved | StoodIn) and change.bank is not None:
                    least = min(least, change.bank)
    finally:
        await store.close()
    return Found(sum(moves), punished, round(CLOCK["bank"] - least, 3))

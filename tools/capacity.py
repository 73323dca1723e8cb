"""Calculates the machines that people online need, and writes the tables of docs/capacity.md.

    python -m tools.capacity                                # write the page again
    python -m tools.capacity --people 30000 --with_bots 0.2 # print one case, with other assumptions

Every field of `Costs` and `Habits` is an option.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from math import ceil
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "capacity.md"
PEOPLE: Final = (1_000, 100_000, 1_000_000)


@dataclass(frozen=True, slots=True, kw_only=True)
class Costs:
    """The measured costs, and the size of a machine."""

    socket_kb: float = field(default=16.3, metadata={"about": "memory of a socket, kB"})
    table_kb: float = field(default=26.6, metadata={"about": "memory of a table, kB"})
    idle_us: float = field(default=3.8, metadata={"about": "CPU of an idle socket, µs a second"})
    move_us: float = field(default=554.0, metadata={"about": "CPU of a move at 500 moves/s, µs"})
    plain_bot_ms: float = field(
        default=0.6, metadata={"about": "CPU of a plain bot's decision, ms"}
    )
    strong_bot_ms: float = field(
        default=200.0, metadata={"about": "CPU of a `search` bot's decision, ms"}
    )
    strong_worker_mb: float = field(
        default=166.0, metadata={"about": "memory of a strong bot process, MB"}
    )
    move_bytes: float = field(
        default=418.0, metadata={"about": "disk space of a move in PostgreSQL, bytes"}
    )
    database_moves: float = field(
        default=4_700.0, metadata={"about": "moves/s that one PostgreSQL is known to handle"}
    )
    cores: float = field(default=16.0, metadata={"about": "cores of a machine (assumed)"})
    memory_gb: float = field(default=64.0, metadata={"about": "memory of a machine, GB (assumed)"})
    busy: float = field(default=0.6, metadata={"about": "share of a core that is used (assumed)"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """The habits of people; all of them are assumptions."""

    at_tables: float = field(default=0.8, metadata={"about": "share of people at a table"})
    with_bots: float = field(
        default=0.5, metadata={"about": "share of those who play alone against three bots"}
    )
    strong: float = field(default=0.1, metadata={"about": "share of bots that are `search`"})
    seats: float = field(default=4.0, metadata={"about": "people at a table without bots"})
    mean_to_peak: float = field(
        default=0.4, metadata={"about": "people online over a whole day, as a share of the peak"}
    )
    think_seconds: float = field(
        default=8.0, metadata={"about": "seconds between two decisions of one table’s people"}
    )


@dataclass(frozen=True, slots=True)
class Plan:
    """The needs of a number of people."""

    people: int
    tables: float
    moves: float
    """Moves a second, of people and bots."""
    strong_decisions: float
    """Decisions of strong bots a second."""
    server_cores: float
    server_gb: float
    bot_cores: float
    databases: int
    gb_a_day: float
    machines: int


def plan(people: int, costs: Costs, habits: Habits) -> Plan:
    """Return what a number of people online needs.

    >>> small = plan(1000, Costs(), Habits())
    >>> small.databases, small.machines
    (1, 2)
    """
    playing = people * habits.at_tables
    alone = playing * habits.with_bots
    together = (playing - alone) / habits.seats
    decisions = (alone + together) / habits.think_seconds
    of_bots = 3 * alone / habits.think_seconds
    moves = decisions + of_bots
    strong = of_bots * habits.strong
    plain = of_bots - strong
    server = (moves * costs.move_us + people * costs.idle_us) / 1e6
    bots = (strong * costs.strong_bot_ms + plain * costs.plain_bot_ms) / 1e3
    tables = alone + together
    server_gb = (playing * costs.socket_kb + tables * costs.table_kb) / 1e6
    bot_gb = bots / costs.busy * costs.strong_worker_mb / 1e3
    databases = ceil(moves / costs.database_moves)
    cores = (server + bots) / costs.busy
    machines = max(ceil(cores / costs.cores), ceil((server_gb + bot_gb) / costs.memory_gb))
    return Plan(
        people,
        tables,
        moves,
        strong,
        server / costs.busy,
        server_gb,
        bots / costs.busy,
        databases,
        moves * habits.mean_to_peak * costs.move_bytes * 86_400 / 1e9,
        machines + databases,
    )


def rounded(value: float) -> str:
    """A number with two significant digits, for people.

    >>> [rounded(one) for one in (0.042, 3.14, 271.8, 31415.9)]
    ['0.042', '3.1', '270', '31,000']
    """
    if value == 0:
        return "0"
    short = float(f"{value:.2g}")
    return f"{short:,.0f}" if abs(short) >= 10 else f"{short:g}"


ROWS: Final[Mapping[str, Callable[[Plan], str]]] = {
    "tables in memory": lambda one: rounded(one.tables),
    "moves a second": lambda one: rounded(one.moves),
    "decisions of strong bots a second": lambda one: rounded(one.strong_decisions),
    "cores for servers": lambda one: rounded(one.server_cores),
    "memory of servers, GB": lambda one: rounded(one.server_gb),
    "cores for bots": lambda one: rounded(one.bot_cores),
    "databases": lambda one: str(one.databases),
    "growth of the databases, GB a day": lambda one: rounded(one.gb_a_day),
    "machines, including one for each database": lambda one: f"{one.machines:,}",
}


def result_table(costs: Costs, habits: Habits) -> str:
    """A table of what each number of people in `PEOPLE` needs."""
    plans = [plan(people, costs, habits) for people in PEOPLE]
    head = "| people online | " + " | ".join(f"{people:,}" for people in PEOPLE) + " |"
    lines = [head, "|---" * (len(PEOPLE) + 1) + "|"]
    for name, value in ROWS.items():
        lines.append(f"| {name} | " + " | ".join(value(one) for one in plans) + " |")
    without = [plan(people, costs, replace(habits, strong=0.0)).machines for people in PEOPLE]
    last = " | ".join(f"{machines:,}" for machines in without)
    lines.append(f"| machines if no bot is `search` | {last} |")
    return "\n".join(lines)


def input_table(given: Costs | Habits) -> str:
    """The costs or the habits, with the names of their options, as a table."""
    lines = ["| option | value | what it is |", "|---|---|---|"]
    for one in fields(given):
        value = getattr(given, one.name)
        lines.append(f"| `--{one.name}` | {value:g} | {one.metadata['about']} |")
    return "\n".join(lines)


def page(text: str) -> str:
    """The page with its three tables rebuilt."""
    made = {
        "costs": input_table(Costs()),
        "habits": input_table(Habits()),
        "result": result_table(Costs(), Habits()),
    }
    for name, table in made.items():
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        text = re.sub(f"{begin}.*?{end}", f"{begin}\n\n{table}\n\n{end}", text, flags=re.DOTALL)
    return text


def main() -> None:
    """Write the page, or print one case."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--people", type=int, help="number of people online")
    for given in (Costs(), Habits()):
        for one in fields(given):
            parser.add_argument(f"--{one.name}", type=float, default=getattr(given, one.name))
    chosen = vars(parser.parse_args())
    if chosen["people"] is None:
        PAGE.write_text(page(PAGE.read_text("utf-8")), encoding="utf-8")
        return
    costs = Costs(**{one.name: chosen[one.name] for one in fields(Costs)})
    habits = Habits(**{one.name: chosen[one.name] for one in fields(Habits)})
    found = plan(chosen["people"], costs, habits)
    for name, value in ROWS.items():
        print(f"{name}: {value(found)}")


if __name__ == "__main__":
    main()

"""Measures the speed of the table in the browser: `make bench-browser`.

It plays a game with five seats against bots on a real server, in a desktop window of the system's
Chromium. Main-thread tasks come from the browser's own trace, in wall time and in CPU time. On a
busy machine, only the CPU time shows what the page itself costs.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.browser.house import open_chromium, open_house
from tests.browser.motion import moving, script_size, seen, watch
from tests.browser.player import answer, start

LONG = 50.0
"""Milliseconds above which a main-thread task counts as long."""


@dataclass(frozen=True, slots=True)
class Run:
    """The measurements of one game, in bytes and milliseconds."""

    script: int
    taps: tuple[float, ...]
    gaps: tuple[float, ...]
    properties: tuple[str, ...]
    wall: tuple[float, ...]
    processor: tuple[float, ...]


def main() -> None:
    """Play some games and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=12, help="decisions of each game")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        open_chromium() as browser,
    ):
        runs = [measured(browser, house, given.decisions) for _ in range(given.games)]
    taps = [tap for run in runs for tap in run.taps]
    properties = sorted({name for run in runs for name in run.properties})
    print(f"script, compressed           {runs[0].script / 1000:8.1f} kB")
    print(f"tap to first moved frame     {statistics.median(taps):8.1f} ms, median of {len(taps)}")
    print(f"                             {max(taps):8.1f} ms, longest")
    gaps = sorted(gap for run in runs for gap in run.gaps)
    print(f"frame while cards fly        {statistics.median(gaps):8.1f} ms, median of {len(gaps)}")
    print(f"                             {gaps[len(gaps) * 95 // 100]:8.1f} ms, 95th percentile")
    print(f"animated                     {', '.join(properties):>8}")
    for name, found in (
        ("wall", [run.wall for run in runs]),
        ("processor", [run.processor for run in runs]),
    ):
        longest = [max(tasks) for tasks in found]
        long = sum(task > LONG for tasks in found for task in tasks)
        print(f"longest task, {name:10}     {statistics.median(longest):8.1f} ms, median of games")
        print(f"tasks over {LONG:.0f} ms             {long:8} of {sum(map(len, found))}")


def measured(browser: Browser, house: str, decisions: int) -> Run:
    """Make this many decisions in a game with five seats, and measure."""
    with moving(browser) as context:
        page = context.new_page()
        start(page, house, "classic", 5, "heuristic", pace="normal")
        answer(page)
        watch(page)
        with tempfile.NamedTemporaryFile(suffix=".json") as file:
            browser.start_tracing(page=page, path=file.name, categories=["toplevel", "__metadata"])
            for _ in range(decisions):
                if not answer(page):
                    break
            browser.stop_tracing()
            trace = json.loads(Path(file.name).read_bytes())
        found = seen(page)
        tasks = _tasks(trace["traceEvents"])
        return Run(
            script_size(page),
            tuple(found["taps"]),
            tuple(found["gaps"]),
            tuple(found["properties"]),
            tuple(task["dur"] / 1000 for task in tasks),
            tuple(task.get("tdur", 0) / 1000 for task in tasks),
        )


def _tasks(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tasks of the page's main thread, which is that of the busiest renderer."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event
        for event in events
        if event.get("ph") == "X"
        and event["name"].endswith("RunTask")
        and (event["pid"], event["tid"]) in mains
    ]
    by_thread: dict[int, list[dict[str, Any]]] = {}
    for task in tasks:
        by_thread.setdefault(task["pid"], []).append(task)
    return max(by_thread.values(), key=lambda some: sum(task["dur"] for task in some))


if __name__ == "__main__":
    main()

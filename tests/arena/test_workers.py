"""The worker processes of the arena: killed, stalled, broken, interrupted."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from linko import Game, arena
from linko.arena import Result, Run, Setup, read_results
from linko.arena.bout import LEFT_OUT
from linko.arena.errors import ArenaError
from linko.arena.workers import Workers
from linko.processes.pulse import NOTHING
from tests import ROOT
from tests.arena.test_run import without_times
from tests.server.interrupt import hear_interrupts, unmeasured


def children() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.pid is not None]


def test_the_games_of_a_killed_process_are_played_again() -> None:
    setup = Setup.of("greedy", "random", seed=6)
    run = Run(setup, games=16, workers=2)
    killed: list[int] = []

    def kill_one() -> None:
        alive = [child for child in children() if child not in killed]
        if alive and len(killed) < 2:
            killed.append(alive[0])
            os.kill(alive[0], signal.SIGKILL)

    run.play(kill_one)
    assert len(killed) == 2
    assert without_times(run.result.games) == without_times(
        arena.run(setup, games=16, workers=0).games
    )
    assert children() == []


def test_a_bot_that_ends_its_process_loses_its_moves_and_the_run_continues() -> None:
    quitter = "tests.arena.bad_bots:Quitter"
    result = arena.run(Setup.of("random", quitter, edition="duel"), games=2, workers=1)
    assert result.deals == 1
    assert result.failure_sentences(quitter) == [LEFT_OUT]
    assert result.failure_count("random") == 0


def test_a_bot_that_stalls_loses_its_moves_and_its_process(
    capfd: pytest.CaptureFixture[str],
) -> None:
    sleeper = "tests.arena.bad_bots:Sleeper"
    setup = Setup.of(sleeper, "random", edition="duel", seconds=0.1)
    result = arena.run(setup, games=2, workers=1)
    assert result.deals == 1
    assert "took longer than 0.1 s" in result.failure_sentences(sleeper)[0]
    said = capfd.readouterr().err
    assert "Exception ignored" not in said
    processes = re.findall(r"asleep in (\d+)", said)
    assert len(processes) == len(set(processes)) == 2


@pytest.mark.parametrize("innocent", ["random", "tests.arena.bad_bots:Clumsy"])
def test_a_bot_that_dies_when_it_is_closed_is_blamed(innocent: str) -> None:
    leaver = "tests.arena.bad_bots:Leaver"
    result = arena.run(Setup.of(innocent, leaver, edition="duel"), games=2, workers=1)
    assert result.deals == 1
    assert result.failure_sentences(leaver) == [LEFT_OUT]
    assert LEFT_OUT not in result.failure_sentences(innocent)


def test_a_bot_that_freezes_its_process_loses_its_moves_and_the_run_continues() -> None:
    setup = Setup.of("random", "tests.arena.bad_bots:Freezer", edition="duel", seconds=0.1)
    with Workers(setup, 1, spare=2) as workers:
        result = Result.of(setup, [game for game, _ in workers.results([(0, 0), (0, 1)])])
    assert result.deals == 1
    assert result.failure_sentences("tests.arena.bad_bots:Freezer") == [LEFT_OUT]
    assert result.failure_count("random") == 0
    assert children() == []


def test_the_suspects_are_the_running_bot_or_else_other_third_party_bots() -> None:
    setup = Setup.of("tests.arena.bad_bots:Clumsy", "random", "tests.arena.bad_bots:Quitter")
    workers = Workers(setup, 1)
    assert workers._suspects(0, frozenset()) == {0}
    assert workers._suspects(1, frozenset()) == {0, 2}
    assert workers._suspects(0, frozenset({0})) == {2}
    assert workers._suspects(NOTHING, frozenset({0})) == {2}
    assert workers._suspects(1, frozenset({0, 2})) == {1}
    assert workers._suspects(NOTHING, frozenset({0, 2})) == frozenset()


def test_processes_that_never_start_end_the_run() -> None:
    with pytest.raises(ArenaError) as caught:
        arena.run(Setup.of("random", "tests.arena.bad_bots:Unmakeable"), workers=2)
    assert caught.value.code == "arena_process_dies"
    assert "exit status 4" in str(caught.value)
    assert children() == []


@pytest.mark.slow
def test_the_error_for_a_script_without_a_main_guard_says_so(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from linko import arena\n"
        "arena.run(arena.Setup.of('random', 'random'), games=4, workers=1)\n"
    )
    result = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=60, check=False
    )
    assert result.returncode == 1
    assert 'needs: if __name__ == "__main__"' in result.stderr


def test_what_bots_print_stays_out_of_standard_output() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "linko", "arena", "tests.arena.bad_bots:Chatterer", "random",
         "--edition", "duel", "--games", "2", "--json"],
        capture_output=True, text=True, timeout=60, check=False,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
    )  # fmt: skip
    assert json.loads(result.stdout)["games"] == 2
    assert "I take the first" in result.stderr
    assert "and say so twice" in result.stderr


def stopped_early(
    tmp_path: Path, stop: Callable[[subprocess.Popen[str]], None]
) -> tuple[int, str, str]:
    """Exit status and output of an arena that was stopped after some games.

    Its pipes close only when the last of its processes has ended.
    """
    file, records = tmp_path / "results.json", tmp_path / "records.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "linko", "arena", "greedy", "random", "--seed", "8", "--seats", "3",
         "--games", "90000", "--workers", "2", "--json", str(file), "--records", str(records)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True, env=unmeasured(), preexec_fn=hear_interrupts,
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while not (file.exists() and file.stat().st_size > 6000):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.02)
    stop(process)
    stdout, stderr = process.communicate(timeout=30)
    assert "Traceback" not in stdout + stderr
    return process.returncode, stdout, stderr


def check_going_on(tmp_path: Path) -> None:
    """Check that resuming gives the same files as one uninterrupted run."""
    file, records = tmp_path / "results.json", tmp_path / "records.jsonl"
    found = read_results(file)
    setup = found.setup
    games = 3 * (found.deals + 3)
    resumed = arena.run(setup, games=games, workers=0, results=file, records=records, resume=True)
    once = arena.run(setup, games=games, workers=0)
    assert without_times(resumed.games) == without_times(once.games)
    lines = records.read_text().splitlines()
    played = [Game.from_record(json.loads(line)).extra["arena"] for line in lines]
    assert len(lines) == len({json.dumps(one) for one in played}) == len(resumed.games)


def test_ctrl_c_reports_the_games_so_far_and_leaves_no_process_behind(tmp_path: Path) -> None:
    status, stdout, stderr = stopped_early(
        tmp_path, lambda process: os.killpg(process.pid, signal.SIGINT)
    )
    assert status == 130
    assert "interrupted after" in stderr
    assert "greedy against 2 × random" in stdout
    assert (tmp_path / "results.json").read_bytes().endswith(b"}\n")
    check_going_on(tmp_path)


@pytest.mark.slow
def test_a_killed_arena_leaves_no_process_behind_and_can_be_resumed(tmp_path: Path) -> None:
    status, _, _ = stopped_early(tmp_path, lambda process: process.kill())
    assert status == -signal.SIGKILL
    check_going_on(tmp_path)

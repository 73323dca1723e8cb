"""Arenas on executors and clusters, and results that cannot be compared."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from linko import arena
from linko.arena import Result, Run, SequentialTest, Setup, merge
from linko.arena.dask_cluster import dask_executor
from linko.arena.errors import ArenaError
from linko.arena.executors import play_elsewhere
from linko.bots.fingerprint import fingerprint
from linko.options import EDITIONS
from tests.arena.test_run import without_times
from tests.conftest import Command

SETUP = Setup.of("greedy", "kitten", edition="duel", seed=3)
GAMES = 24


def refusal(act: Callable[[], object]) -> ArenaError:
    with pytest.raises(ArenaError) as caught:
        act()
    return caught.value


def alone(games: int = GAMES) -> Result:
    return arena.run(SETUP, games=games, workers=0)


def threads() -> Executor:
    return ThreadPoolExecutor(2)


def processes() -> Executor:
    return ProcessPoolExecutor(2, multiprocessing.get_context("spawn"))


@pytest.mark.parametrize("kind", [threads, processes])
def test_an_executor_plays_the_same_games(kind: Callable[[], Executor], tmp_path: Path) -> None:
    file, records = tmp_path / "run.json", tmp_path / "records.jsonl"
    with kind() as executor:
        arena.run(SETUP, games=8, executor=executor, results=file, records=records)
        again = arena.run(
            SETUP, games=GAMES, executor=executor, results=file, records=records, resume=True
        )
    assert without_times(again.games) == without_times(alone().games)
    assert len(records.read_text().splitlines()) == GAMES


def test_a_sequential_test_stops_an_executor() -> None:
    setup = Setup.of("greedy", "random", edition="duel", seed=3)
    with threads() as executor:
        run = Run(setup, games=4000, executor=executor, test=SequentialTest(seats=2, margin=0.3))
        run.play()
        assert run.is_decided
        assert run.done < 400
        assert executor.submit(int, "7").result(30) == 7  # nothing is left in the queue


def test_workers_and_an_executor_exclude_each_other() -> None:
    with threads() as executor:
        error = refusal(lambda: Run(SETUP, workers=2, executor=executor))
    assert error.code == "arena_two_ways"


def test_an_executor_whose_process_dies_is_named() -> None:
    setup = Setup.of("tests.arena.bad_bots:Quitter", "random", edition="duel")
    with processes() as executor:
        error = refusal(lambda: arena.run(setup, games=2, executor=executor))
    assert error.code == "arena_executor_broken"


class Losing(Executor):
    """An executor that loses every game."""

    def submit(self, *_: object, **__: object) -> Future[Any]:
        lost: Future[Any] = Future()
        lost.set_exception(RuntimeError("the cable is cut"))
        return lost


def test_a_game_that_an_executor_loses_is_named() -> None:
    error = refusal(lambda: arena.run(SETUP, games=2, executor=Losing()))
    assert error.code == "arena_game_lost"
    assert error.params["deal"] == 0
    assert "the cable is cut" in str(error)


def test_a_worker_with_other_weights_or_versions_refuses() -> None:
    other = json.loads(json.dumps(SETUP.made_with)) | {"linko": "0.0.9"}
    error = refusal(lambda: play_elsewhere(SETUP, other, 0, 0))
    assert error.code == "arena_other_worker"
    assert "linko" in str(error)
    assert "instead of '0.0.9'" in str(error)


# Results that cannot be compared


def changed(made_with: dict[str, Any], how: str) -> None:
    """Change one thing in the first line of a file."""
    bot = made_with["bots"][0]
    match how:
        case "version":
            made_with["linko"] = "0.0.9"
        case "sources":
            made_with["sources"] = "0" * 16
        case "weights":
            bot["weights"] = "0" * 16
        case "budget":
            bot["options"]["ms"] = 100


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("version", "linko '0.0.9' instead of"),
        ("sources", "sources '0000000000000000' instead of"),
        ("weights", "bot 1: weights '0000000000000000' instead of"),
        ("budget", "bot 1: options ms 100 instead of 200"),
    ],
)
def test_merge_and_resume_refuse_what_cannot_be_compared(
    tmp_path: Path, how: str, words: str
) -> None:
    setup = Setup.of("search", "random", edition="duel", seed=3)
    ours, theirs = tmp_path / "ours.json", tmp_path / "theirs.json"
    header = json.loads(json.dumps(setup.header()))
    ours.write_text(json.dumps(header) + "\n")
    changed(header["made_with"], how)
    theirs.write_text(json.dumps(header) + "\n")
    error = refusal(lambda: merge([ours, theirs]))
    assert error.code == "arena_other_setup"
    assert words in str(error)
    assert refusal(lambda: Run(setup, results=theirs, resume=True)).code == "arena_resume_other"
    assert merge([theirs]).setup.made_with == header["made_with"]


def test_a_file_names_versions_weights_and_budgets(tmp_path: Path) -> None:
    setup = Setup.of("search", "heuristic:weights=learned", seats=2)
    bots = setup.made_with["bots"]
    assert isinstance(bots, list)
    assert bots[0]["options"] == {"games": None, "guess": True, "ms": 200, "threads": 1}
    assert bots[1]["options"] == {"weights": "learned"}
    hashes = {
        name: fingerprint(f"heuristic:weights={name}", EDITIONS["classic"], 2)["weights"]
        for name in ("hand", "trained", "learned")
    }
    assert len(set(hashes.values())) == 3
    assert bots[1]["weights"] == hashes["learned"] != bots[0]["weights"]
    file = tmp_path / "merged.json"
    arena.write_results(file, setup, ())
    assert json.loads(file.read_text()) == setup.header()


def test_a_bot_of_others_is_known_by_its_source_and_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    classic = EDITIONS["classic"]
    (tmp_path / "strange_bot.py").write_text("one = 1")
    (tmp_path / "net.npz").write_bytes(b"weights")
    name = "strange_bot:Strange:file=net.npz"
    first = fingerprint(name, classic, 2)
    assert first == fingerprint(name, classic, 2)
    (tmp_path / "net.npz").write_bytes(b"other weights")
    second = fingerprint(name, classic, 2)
    assert second["source"] == first["source"] is not None
    assert second["files"] != first["files"]
    (tmp_path / "strange_bot.py").write_text("one = 2")
    assert fingerprint(name, classic, 2)["source"] != first["source"]
    program = fingerprint("exec:node net.npz --fast", classic, 2)
    assert program == {"files": {"net.npz": second["files"]["net.npz"]}}  # type: ignore[index] # a dict
    assert fingerprint("greedy", classic, 2) == {"options": {}}


# A Dask cluster


def test_a_missing_extra_is_named(linko: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = linko("arena", "greedy", "random", "--dask", "tcp://127.0.0.1:1", "--games", "2")
    assert said.returncode == 2
    assert "a Dask cluster needs distributed: pip install 'linko-game[cluster]'" in said.stderr
    assert refusal(lambda: dask_executor("tcp://127.0.0.1:1").__enter__()).code == (
        "arena_needs_distributed"
    )
    both = linko("arena", "greedy", "random", "--dask", "tcp://127.0.0.1:1", "--workers", "2")
    assert "--workers and --dask cannot both be given" in both.stderr


def test_a_scheduler_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("linko.arena.dask_cluster.CONNECT_SECONDS", 0.5)

    def connect(address: str) -> None:
        with dask_executor(address):
            pass

    for address in ("tcp://127.0.0.1:9", "nonsense"):
        error = refusal(lambda address=address: connect(address))  # type: ignore[misc] # a default
        assert error.code == "arena_no_cluster"
        assert address in str(error)


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_even_if_a_worker_is_killed(
    linko: Command, tmp_path: Path
) -> None:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as cluster:
        play_on(cluster.scheduler_address, linko, tmp_path)


def play_on(address: str, linko: Command, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    killed: list[int] = []
    with dask_executor(address) as executor:
        pids = dict(executor._client.run(os.getpid))  # type: ignore[attr-defined] # Dask's client
        assert len(set(pids.values()) - {os.getpid()}) == 2
        run = Run(SETUP, games=120, executor=executor, results=file)

        def watch() -> None:
            if run.done == 10:
                killed.append(next(iter(pids.values())))
                os.kill(killed[0], signal.SIGKILL)

        run.play(watch)
    assert killed
    assert without_times(run.result.games) == without_times(alone(120).games)
    said = linko("arena", "greedy", "kitten", "--edition", "duel", "--seed", "3", "--games",
                 str(GAMES), "--dask", address, "--json")  # fmt: skip
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout)["bots"][0]["share"] == alone().share(0).as_json()

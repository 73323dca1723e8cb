"""A data set is byte for byte the same even if its run was killed and continued."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.server.interrupt import unmeasured

from linko import Game
from tools.dataset.files import Dataset, DatasetError
from tools.dataset.games import setup_of

NAME = "duel-2-rollouts-10-seed-1"
GAMES = 12


def command(folder: Path, workers: int) -> list[str]:
    return [
        sys.executable, "-m", "tools.dataset", "--games", str(GAMES), "--rollouts", "10",
        "--edition", "duel", "--workers", str(workers), "--folder", str(folder),
    ]  # fmt: skip


def lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


@pytest.mark.slow
def test_a_killed_run_continues_and_writes_the_same_bytes(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    done = subprocess.run(command(whole, 2), capture_output=True, text=True, check=True)
    made = (whole / f"{NAME}.jsonl").read_bytes()
    assert made.count(b"\n") == GAMES
    assert hashlib.sha256(made).hexdigest() in done.stdout

    process = subprocess.Popen(command(killed, 1), env=unmeasured(), start_new_session=True)
    file = killed / f"{NAME}.jsonl"
    deadline = time.monotonic() + 120
    while lines(file) < 2:
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert lines(file) < GAMES
    with file.open("ab") as out:
        out.write(made.splitlines()[lines(file)][:100])  # as if it was killed while writing

    subprocess.run(command(killed, 2), capture_output=True, check=True)
    assert file.read_bytes() == made
    cards = [(folder / f"{NAME}.json").read_bytes() for folder in (whole, killed)]
    assert cards[0] == cards[1]
    card = json.loads(cards[0])
    assert (card["records"], card["bytes"]) == (GAMES, len(made))
    assert card["sha256"] == hashlib.sha256(made).hexdigest()
    assert {"linko", "sources", "bots"} <= set(card["made_with"])
    for line in made.decode().splitlines():
        assert Game.from_record(json.loads(line)).is_over


@pytest.mark.parametrize("key", ["linko", "sources"])
def test_a_data_set_of_another_version_is_not_continued(tmp_path: Path, key: str) -> None:
    setup = setup_of("duel", None, 1, 10)
    with Dataset(tmp_path, setup, 10) as dataset:
        dataset.add("{}")
    file = tmp_path / f"{NAME}.json"
    card = json.loads(file.read_text(encoding="utf-8"))
    card["made_with"][key] = "another"
    file.write_text(json.dumps(card), encoding="utf-8")
    with pytest.raises(DatasetError, match=f"cannot be continued: it has {key} 'another'"):
        Dataset(tmp_path, setup, 10).__enter__()
    assert lines(tmp_path / f"{NAME}.jsonl") == 1


def test_records_without_a_card_are_not_continued(tmp_path: Path) -> None:
    (tmp_path / f"{NAME}.jsonl").write_text("{}\n", encoding="utf-8")
    with pytest.raises(DatasetError, match="has no card"):
        Dataset(tmp_path, setup_of("duel", None, 1, 10), 10).__enter__()

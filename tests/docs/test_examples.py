"""The bots in examples/ are short and work, as the documentation says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from linko import Game, arena, bots
from linko.arena import Setup
from linko.bots import Guard
from linko.client import Player
from linko.testing import check_bot
from tests import ROOT
from tests.server.inside import server_inside

EXAMPLES = ROOT / "examples"


@pytest.fixture(autouse=True)
def in_the_examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(EXAMPLES)
    yield
    for name in ("my_bot", "network_bot", "robber"):
        sys.modules.pop(name, None)


def test_the_first_bot_of_the_guide_works_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guide = (EXAMPLES.parent / "docs/writing-bots.md").read_text(encoding="utf-8")
    code = guide.split("```python\n")[1].split("```")[0]
    (tmp_path / "my_bot.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    check_bot("my_bot:MyBot", decisions=30)


@pytest.fixture
def node() -> str:
    if shutil.which("node") is None:
        if os.environ.get("CI") == "true":
            pytest.fail("the examples in JavaScript need node, and there is none")
        pytest.skip("NOT TESTED: the examples in JavaScript need node, and there is none")
    return "exec:node my_bot.js"


def wins(bot: str, games: int) -> float:
    """The bot's share of the wins against one random player."""
    won = 0.0
    for seed in range(games):
        game = Game.deal("classic", seats=2, seed=seed)
        guard = Guard(bot, seed=seed)
        players: list[bots.Bot] = [guard, bots.load("random", seed=seed)]
        while (seat := game.to_move) is not None:
            game.push(players[seat].choose(game.view(seat)))
        guard.close()
        assert guard.failures == []
        won += (0 in game.winners) / len(game.winners)
    return won / games


def test_the_bot_in_python_keeps_its_promises() -> None:
    check_bot("robber:Robber")


def test_the_bot_in_python_is_short_and_plays_better_than_chance() -> None:
    lines = (EXAMPLES / "robber.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 16
    assert wins("robber:Robber", 30) > 0.6


def test_the_learner_beats_a_random_player_after_a_few_updates() -> None:
    command = [sys.executable, "learner.py", "--updates", "4", "--games", "300"]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    before, after = said.stdout.splitlines()
    found = re.fullmatch(
        r"after 4 updates \(\d+ s\): wins ([\d.]+)% of 300 games against one random player, "
        r"95 % interval ([\d.]+)% to ([\d.]+)%",
        after,
    )
    assert found is not None
    share, low, high = map(float, found.groups())
    assert low < share < high
    assert share > 60
    assert float(before.split("wins ")[1].split("%")[0]) < 60


def test_self_play_learns_to_beat_greedy_and_its_network_plays_in_the_arena(
    tmp_path: Path,
) -> None:
    file = tmp_path / "network.npz"
    command = [sys.executable, "self_play.py", str(file), "--updates", "5", "--games", "300"]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    before, after = said.stdout.splitlines()
    found = re.fullmatch(
        r"5 updates, \d+ s: wins ([\d.]+)% of 300 games against three greedy, "
        r"95 % interval ([\d.]+)% to ([\d.]+)%",
        after,
    )
    assert found is not None
    _, low, high = map(float, found.groups())
    assert 25 < low < high  # three greedy leave a fourth 25 %
    assert float(before.split("wins ")[1].split("%")[0]) < 25
    setup = Setup.of(f"network_bot:NetworkBot:file={file}", "greedy", seed=1)
    result = arena.run(setup, games=60, workers=0)
    assert result.share(0).mean > 0.25
    assert result.failure_count(0) == 0


def test_the_bot_in_javascript_keeps_its_promises(node: str) -> None:
    check_bot(node, editions=["duel"], decisions=30)


def test_the_bot_in_javascript_plays_whole_games_without_a_failure(node: str) -> None:
    assert wins(node, 4) > 0


def test_the_table_bot_plays_at_a_real_server(tmp_path: Path) -> None:
    with server_inside(tmp_path) as server:
        ann = server.guest("Ann")
        token = ann.ask("POST", "/api/my/bots", {"name": "Snatcher"}).data["token"]
        table = ann.opens(seats=2)
        command = [sys.executable, "table_bot.py", server.url, token, table]
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for _ in range(600):
            if ann.looks(table)["table"]["seats"][1]["name"] == "Snatcher":
                break
            time.sleep(0.05)
        ann.commands(table, "start")
        Player(server.url, ann.token).play(table, bots.load("greedy"))
        said, _ = bot.communicate(timeout=60)
        assert bot.returncode == 0
        scores = ann.ask("GET", "/api/my/games").data[0]["scores"]
        assert said.split() == ["scores", *map(str, scores)]


def test_the_client_in_javascript_plays_a_match_at_a_real_server(node: str, tmp_path: Path) -> None:
    del node  # only the check of the fixture is needed
    command = ["node", "--no-warnings", "--experimental-websocket", "table_client.js"]
    with server_inside(tmp_path) as server:
        ann = server.guest("Ann")
        opened = ann.ask("POST", "/api/tables", {"settings": {"seats": 2, "rounds": 1}}).data
        table = opened["id"]
        guest = subprocess.Popen(
            [*command, server.url, opened["code"]], stdout=subprocess.PIPE, text=True
        )
        for _ in range(600):
            if ann.looks(table)["table"]["seats"][1]["name"] == "Node":
                break
            time.sleep(0.05)
        ann.commands(table, "start")
        outcome = Player(server.url, ann.token).play(table, bots.load("greedy"))
        said, _ = guest.communicate(timeout=60)
        assert guest.returncode == 0
        assert said.split() == ["totals", *map(str, outcome.totals)]
        wrong = subprocess.run(
            [*command, server.url, "ZZZZZZ"], capture_output=True, text=True, check=False
        )
        assert wrong.returncode == 1
        assert "code" in wrong.stderr

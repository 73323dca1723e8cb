"""`Player` at a real server: how it finds a table, what it returns, and how it names a failure."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator

import pytest

from linko import ClientError
from linko.bots import load
from linko.client import LastGame, Player
from linko.client.player import PAUSES
from tests.server.inside import Server, server_inside

MOST_SECONDS = 3.0
"""Maximum number of seconds until an unreachable server is reported."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_inside(tmp_path_factory.mktemp("player")) as server:
        yield server


def wait_until_seated(server: Server, table: str) -> None:
    """Wait until somebody sits on seat 1."""
    deadline = time.monotonic() + 30
    look = server.guest("Watcher").looks
    while not look(table)["table"]["seats"][1]["name"]:
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize("by", ["id", "code", "link"])
def test_a_player_finds_a_table_and_returns_the_totals_of_the_match(
    server: Server, by: str
) -> None:
    ann = server.guest("Ann")
    opened = ann.ask("POST", "/api/tables", {"settings": {"seats": 2, "rounds": 1}}).data
    table = opened["id"]
    name = {
        "id": table,
        "code": f" {opened['code'].lower()}",
        "link": f"{server.url}/table/{table}/",
    }
    token = ann.ask("POST", "/api/my/bots", {"name": "Robber"}).data["token"]
    found: list[LastGame] = []
    thread = threading.Thread(
        target=lambda: found.append(Player(server.url, token).play(name[by], load("greedy")))
    )
    thread.start()
    wait_until_seated(server, table)
    ann.commands(table, "start")
    mine = Player(server.url, ann.token).play(table, load("greedy"))
    thread.join(60)
    (outcome,) = found
    assert outcome.match is not None
    assert len(outcome.match.scores) == 2
    assert outcome.totals == mine.totals == tuple(map(sum, zip(*outcome.match.scores, strict=True)))
    assert outcome.board.scores == outcome.match.scores[-1] != outcome.totals
    assert list(outcome.totals) == ann.looks(table)["table"]["match"]["totals"]


def test_a_wrong_short_code_is_refused_with_its_reason(server: Server) -> None:
    with pytest.raises(ClientError, match="code") as refused:
        Player(server.url, server.guest().token).play("ZZZZZZ", load("greedy"))
    assert refused.value.code == "client_refused"


@pytest.mark.parametrize("token", ["", "x" * 43])
def test_a_bad_token_is_named_as_such(server: Server, token: str) -> None:
    table = server.guest().opens()
    player = Player(server.url, token)
    for act in (
        lambda: player.play(table, load("greedy")),
        lambda: player.request("GET", "/api/me"),
    ):
        with pytest.raises(ClientError, match="does not know this token") as refused:
            act()
        assert refused.value.code == "client_bad_token"
        assert refused.value.params["url"] == server.url


def test_a_token_that_is_revoked_during_play_is_named_as_such(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(seats=2)
    bot = ann.ask("POST", "/api/my/bots", {"name": "Robber"}).data
    found: list[ClientError] = []

    def play() -> None:
        with pytest.raises(ClientError) as refused:
            Player(server.url, bot["token"]).play(table, load("greedy"))
        found.append(refused.value)

    thread = threading.Thread(target=play)
    thread.start()
    wait_until_seated(server, table)
    ann.ask("DELETE", f"/api/my/bots/{bot['id']}")
    thread.join(60)
    assert [error.code for error in found] == ["client_bad_token"]


def test_a_server_that_is_not_there_is_named_within_three_seconds() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}"
        started = time.monotonic()
        with pytest.raises(ClientError, match=f"the server {url} cannot be reached") as refused:
            Player(url, "x").play("K7F2QX", load("greedy"))
    assert refused.value.code == "client_unreachable"
    assert time.monotonic() - started < MOST_SECONDS


def test_a_server_that_accepts_nobody_is_named_within_three_seconds() -> None:
    with socket.socket() as full, socket.socket() as one, socket.socket() as other:
        full.bind(("127.0.0.1", 0))
        full.listen(0)
        for waiting in (one, other):  # more than the queue holds, so that further ones must wait
            waiting.setblocking(False)
            waiting.connect_ex(full.getsockname())
        started = time.monotonic()
        with pytest.raises(ClientError, match="cannot be reached: timed out"):
            Player(f"http://127.0.0.1:{full.getsockname()[1]}", "x").play("K7F2QX", load("greedy"))
    assert 1 < time.monotonic() - started < MOST_SECONDS


def test_a_refusal_that_passes_is_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.guest("Ann")
    table = ann.opens(seats=2)
    ann.commands(table, "start", fill="greedy")
    player = Player(server.url, ann.token)
    answer, busy, waited = player._answer, [(503, b""), (429, b"")], list[float]()
    monkeypatch.setattr(player, "_answer", lambda *asked: busy.pop() if busy else answer(*asked))
    monkeypatch.setattr("linko.client.player.time.sleep", waited.append)
    assert player.play(table, load("greedy")).board.ended_by is not None
    assert waited[:2] == list(PAUSES[:2])

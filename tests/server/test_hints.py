"""Hints over HTTP, computed by the real strong bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from linko.bots.errors import BotError
from linko.game import Game
from linko.judgement.review import Hint, hint
from linko.rules import View
from linko.server.bot_workers.bot_workers import BotWorkers
from tests.server.live_server import Client, QuickBots, Serving, serving

ROLLOUTS = 200


class HintingBots(QuickBots):
    """Bots that also give hints, in this process; with `is_away`, they cannot."""

    def __init__(self) -> None:
        self.is_away = False
        self.asked: list[View] = []

    async def hint(self, view: View, *, table: str) -> Hint:
        del table
        if self.is_away:
            raise BotError("bots_away")
        self.asked.append(view)
        return await asyncio.to_thread(hint, view, ROLLOUTS)


@pytest.fixture(scope="module")
def bots() -> HintingBots:
    return HintingBots()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, bots: HintingBots) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, bots=bots, rate_scale=0.0) as running:
        yield running


def opened(who: Client, **settings: object) -> str:
    body = {"settings": {"seats": 2, "starter": 0} | settings, "fill": "kitten", "start": True}
    return str(who.ask("POST", "/api/tables", body).data["id"])


def look(who: Client, table: str) -> Any:  # noqa: ANN401 - JSON
    return who.ask("GET", f"/api/tables/{table}").data


def test_a_hint_is_a_legal_move_with_its_reason_and_stands_in_the_record(
    server: Serving, bots: HintingBots
) -> None:
    ann = server.guest("Ann")
    table = opened(ann, edition={"hand_size": 2})
    for attempt in range(200):
        seen = look(ann, table)
        if seen["game"]["hands"] is not None:
            break
        moves = seen["own"]["legal_moves"]
        if not moves:
            continue
        if attempt == 0:
            found = ann.ask("POST", f"/api/tables/{table}/hint").data
            assert found["move"] in moves
            assert (found["game"], found["number"]) == (seen["game"]["id"], 1)
            assert bots.asked[-1].hand == tuple(seen["own"]["hand"])
            again = ann.ask("POST", f"/api/tables/{table}/hint").data
            assert again == found
            moves = [found["move"]]
        number = seen["game"]["number"]
        ann.act(table, "move", f"m{attempt}", number=number, move=moves[0])
    record = ann.ask("GET", f"/api/games/{seen['game']['id']}").data
    assert record["hints"] == [1]
    assert Game.from_record(record).is_over


def test_the_bot_thinks_once_for_a_decision_however_often_it_is_asked(
    server: Serving, bots: HintingBots
) -> None:
    ann = server.guest("Ann")
    table = opened(ann)
    before = len(bots.asked)
    with ThreadPoolExecutor(8) as askers:
        asking = [askers.submit(ann.ask, "POST", f"/api/tables/{table}/hint") for _ in range(24)]
    answers = [one.result() for one in asking]
    assert {one.status for one in answers} == {200}
    assert all(one.data == answers[0].data for one in answers)
    assert len(bots.asked) == before + 1
    ann.act(table, "move", "next", number=1, move=answers[0].data["move"])
    while not look(ann, table)["own"]["legal_moves"]:
        time.sleep(0.05)
    assert ann.ask("POST", f"/api/tables/{table}/hint").status == 200
    assert len(bots.asked) == before + 2


def test_others_hear_nothing_of_a_hint(server: Serving) -> None:
    ann, watcher = server.guest("Ann"), server.guest("Wim")
    table = opened(ann)
    with watcher.socket(table) as socket:
        socket.recv()
        assert ann.ask("POST", f"/api/tables/{table}/hint").status == 200
        with pytest.raises(TimeoutError):
            socket.recv(timeout=1.5)
    assert "hint" not in str(look(watcher, table))


def test_hints_are_refused_to_strangers_and_where_people_play(server: Serving) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = opened(ann)
    refused = ben.ask("POST", f"/api/tables/{table}/hint")
    assert (refused.status, refused.data["code"]) == (409, "table_not_seated")
    assert server.stranger().ask("POST", f"/api/tables/{table}/hint").status == 401
    shared = ann.ask("POST", "/api/tables", {"settings": {"seats": 2, "starter": 0}}).data["id"]
    ben.act(shared, "sit", "s", seat=1)
    ann.act(shared, "start", "go")
    refused = ann.ask("POST", f"/api/tables/{shared}/hint")
    assert (refused.status, refused.data["code"]) == (409, "table_no_hints")


def test_without_a_strong_bot_there_is_no_hint_and_none_on_record(
    server: Serving, bots: HintingBots
) -> None:
    ann = server.guest("Ann")
    table = opened(ann)
    before = look(ann, table)["version"]
    bots.is_away = True
    try:
        refused = ann.ask("POST", f"/api/tables/{table}/hint")
    finally:
        bots.is_away = False
    assert (refused.status, refused.data["code"]) == (503, "server_no_hint_now")
    assert look(ann, table)["version"] == before


def test_a_strong_worker_gives_hints() -> None:
    async def story() -> None:
        workers = BotWorkers(1, levels={"search": "search:games=50"}, limit=300.0)
        await workers.start()
        try:
            view = Game.deal("classic", seats=3, seed=1, starter=0).view(0)
            with pytest.raises(BotError):  # no other bot replaces it while it starts
                await workers.hint(view, table="t")
            async with asyncio.timeout(600):
                while workers.state.strong_ready == 0:
                    await asyncio.sleep(0.1)
                found = await workers.hint(view, table="t")
            assert found.move in [move.text for move in view.legal_moves]
            assert found == hint(view)
        finally:
            await workers.close()
        with pytest.raises(BotError):
            await workers.hint(view, table="t")

    asyncio.run(story())

"""Replays over HTTP: of games played here, and of records that are sent."""

from __future__ import annotations

import asyncio
import gc
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from linko import EDITIONS, Game
from linko.records import dump_object
from linko.server.errors import ServerError
from linko.server.http import replays
from linko.server.http.replays import LARGEST_BODY, MOST_RECORDS, checked
from linko.server.waiting_line import WaitingLine
from tests.rules.reference import random_game
from tests.server.live_server import Answer, Serving, serving

GAMES = [random_game(EDITIONS[name], 2, 7) for name in ("classic", "duel")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server"), rate_scale=0.0) as running:
        yield running


def played(server: Serving) -> str:
    ann = server.guest("Ann")
    settings = {"edition": {"hand_size": 1}, "seats": 2, "starter": 0}
    body = {"settings": settings, "fill": "greedy", "start": True}
    table = ann.ask("POST", "/api/tables", body).data["id"]
    for attempt in range(400):
        seen = ann.ask("GET", f"/api/tables/{table}").data
        if seen["game"]["hands"] is not None:
            return str(seen["game"]["id"])
        moves = seen["own"]["legal_moves"]
        if moves:
            number = seen["game"]["number"]
            ann.act(table, "move", f"m{attempt}", number=number, move=moves[0])
    raise AssertionError("the game did not end")


def sent(server: Serving, text: str) -> Answer:
    return server.stranger().ask("POST", "/api/replays", {"records": text})


def line(game: Game, **changes: object) -> str:
    return dump_object(game.record() | changes)


def test_anyone_with_the_link_gets_every_position_of_a_finished_game(server: Serving) -> None:
    game = played(server)
    stranger = server.stranger()
    replay = stranger.ask("GET", f"/api/games/{game}/replay").data
    record = stranger.ask("GET", f"/api/games/{game}").data
    assert replay["id"] == game
    assert [step["move"] for step in replay["steps"]] == record["moves"]
    assert replay["steps"][-1]["board"]["winners"] == record["winners"]
    assert replay["names"] == record["seats"]
    shuffle = {key: record[key] for key in ("commitment", "salt", "deck")}
    assert replay["shuffle"] == shuffle


def test_a_replay_is_compressed_for_those_who_can_read_it(server: Serving) -> None:
    path = f"/api/games/{played(server)}/replay"
    plain = server.stranger().ask("GET", path)
    zipped = server.stranger().ask("GET", path, accept_encoding="gzip")
    assert zipped.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(zipped.body) == plain.body
    assert len(zipped.body) < 0.6 * len(plain.body)


def test_one_record_that_is_sent_is_answered_with_its_replay(server: Serving) -> None:
    for game in GAMES:
        pretty = json.dumps(game.record(), indent=2)
        for text in (line(game), pretty, f"\n{line(game)}\n\n"):
            data = sent(server, text).data
            assert [record["refusal"] for record in data["records"]] == [None]
            assert data["replay"]["id"] is None
            assert [step["move"] for step in data["replay"]["steps"]] == game.record()["moves"]


def test_many_records_are_listed_with_their_results_and_what_is_wrong(server: Serving) -> None:
    good, other = GAMES
    wrong = line(good, winners=[0, 1])
    text = "\n".join([line(good), "", wrong, json.dumps(other.record(), indent=1), "nonsense"])
    data = sent(server, text).data
    assert data["replay"] is None
    lines = [record["line"] for record in data["records"]]
    codes = [(record["refusal"] or {}).get("code") for record in data["records"]]
    assert lines[:3] == [1, 3, 4]
    assert codes == [None, "record_wrong_result", None, "record_not_json"]
    ended = data["records"][2]
    assert (ended["edition"], ended["scores"]) == ("duel", list(other.scores))
    assert ended["winners"] == list(other.winners)


def test_a_bad_record_is_refused_with_the_sentence_of_verify(
    server: Serving, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from linko.cli.verify import verify

    salt = {"salt": "00", "commitment": "11"}
    bad = [line(GAMES[0], deck="1 2"), line(GAMES[0], moves=["9-8"]), line(GAMES[0], **salt), "[1]"]
    file = tmp_path / "bad.jsonl"
    file.write_text("\n".join(bad))
    with pytest.raises(BaseException, match="1"):
        verify(file)
    said = capsys.readouterr().out
    refused = [record["refusal"] for record in sent(server, "\n".join(bad)).data["records"]]
    assert len(refused) == len(bad)
    for refusal in refused:
        assert refusal["sentence"] in said


def test_the_record_of_an_unfinished_game_is_correct_but_has_no_replay(server: Serving) -> None:
    game = random_game(EDITIONS["classic"], 4, 1, most=30)
    data = sent(server, line(game)).data
    (found,) = data["records"]
    assert (found["refusal"], found["edition"], found["winners"]) == (None, "classic", [])
    assert found["scores"] == list(game.scores)
    assert data["replay"] is None


def test_an_unfinished_record_among_others_is_not_called_wrong(server: Serving) -> None:
    unfinished = random_game(EDITIONS["classic"], 4, 1, most=30)
    wrong = line(unfinished, deck="1 2")
    data = sent(server, "\n".join([line(GAMES[0]), line(unfinished), wrong])).data
    codes = [(record["refusal"] or {}).get("code") for record in data["records"]]
    assert codes[:2] == [None, None]
    assert codes[2] is not None
    assert data["replay"] is None


def test_a_game_that_goes_on_has_no_replay_for_anybody(server: Serving) -> None:
    ann = server.guest("Ann")
    body = {"settings": {"edition": "duel", "seats": 2}, "fill": "greedy", "start": True}
    table = ann.ask("POST", "/api/tables", body).data["id"]
    game = ann.ask("GET", f"/api/tables/{table}").data["game"]["id"]
    for person in (ann, server.stranger()):
        answer = person.ask("GET", f"/api/games/{game}/replay")
        assert (answer.status, answer.data["code"]) == (404, "server_no_such_game")


def test_text_that_is_too_long_or_no_text_is_refused(server: Serving) -> None:
    too_long = sent(server, " " * LARGEST_BODY)
    assert (too_long.status, too_long.data["code"]) == (413, "server_too_large")
    assert sent(server, "").status == 400
    assert sent(server, " \n ").data == {"records": [], "replay": None}


@pytest.mark.parametrize("text", ["\x00", "{", "}\n{", "[" * 5000, '{"a":' * 3000, "null", "é"])
def test_nonsense_is_refused_record_by_record(text: str) -> None:
    found = checked(text)
    assert found.records
    assert all(record.refusal is not None for record in found.records)
    assert found.replay is None


def test_more_records_than_a_text_may_have_are_refused(server: Serving) -> None:
    assert len(sent(server, "x\n" * MOST_RECORDS).data["records"]) == MOST_RECORDS
    too_many = sent(server, "x\n" * (MOST_RECORDS + 1))
    assert (too_many.status, too_many.data["code"]) == (413, "server_too_large")


def test_bad_records_leave_nothing_for_the_garbage_collector() -> None:
    checked("x")
    gc.collect()
    gc.disable()
    try:
        assert len(checked("x\n" * MOST_RECORDS).records) == MOST_RECORDS
        assert gc.collect() < MOST_RECORDS
    finally:
        gc.enable()


def test_the_answer_to_a_text_is_limited(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "LARGEST_ANSWER", 1000)
    answer = sent(server, line(GAMES[0]))
    assert (answer.status, answer.data["code"]) == (413, "server_too_large")


def test_who_comes_when_too_many_wait_is_refused() -> None:
    async def story() -> None:
        waiting_line, opened, through = WaitingLine(3), asyncio.Event(), 0

        async def wait() -> None:
            nonlocal through
            async with waiting_line.turn():
                await opened.wait()
                through += 1

        waiting = [asyncio.create_task(wait()) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(ServerError) as refused:
            await wait()
        assert refused.value.code == "server_too_fast"
        waiting[1].cancel()
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(wait()))
        await asyncio.sleep(0)
        opened.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert through == 3

    asyncio.run(story())


def test_half_a_character_is_refused(server: Serving) -> None:
    answer = server.stranger().ask("POST", "/api/replays", raw=b'{"records": "\\ud800"}')
    assert (answer.status, answer.data["code"]) == (400, "server_bad_message")


def test_replays_are_rate_limited(tmp_path: Path) -> None:
    with serving(tmp_path) as limited:
        stranger = limited.stranger()
        answers: list[Any] = [
            stranger.ask("GET", "/api/games/nothing/replay").data["code"] for _ in range(40)
        ]
        assert "server_too_fast" in answers

"""The deal of the day: the same for everybody, hidden until its day is over."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from linko import EDITIONS, Game
from linko.bots import load
from linko.cards import cards_text
from linko.commitment import check_commitment, commitment
from linko.deals import DealOfTheDay, date_text, day_begins, day_of, deal_of_the_day, squares
from linko.game import SEEDS
from linko.server import daily_deals
from linko.server.daily_deals import OPPONENT
from tests.server.known_worlds import COMMITMENT, KnownLuck, ScriptedBots, use_known_secrets
from tests.server.live_server import NOW, Client, QuickBots, Serving, serving
from tests.server.process import ServerProcess
from tests.server.twin_deals import twins

TODAY = day_of(NOW)
Choice = Callable[[list[str]], str]


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[Serving]:
    with serving(tmp_path, bots=QuickBots(), rate_scale=0.0, now=clock) as running:
        yield running
        assert not running.has_traceback(), running.lines


def begin(who: Client) -> dict[str, Any]:
    answer = who.ask("POST", "/api/daily")
    assert answer.status == 201, answer
    found: dict[str, Any] = answer.data
    return found


def look(who: Client, table: str) -> Any:  # noqa: ANN401 - JSON
    answer = who.ask("GET", f"/api/tables/{table}")
    assert answer.status == 200, answer
    return answer.data


def daily(who: Client) -> Any:  # noqa: ANN401 - JSON
    return who.ask("GET", "/api/daily").data


def first(moves: list[str]) -> str:
    return moves[0]


def last(moves: list[str]) -> str:
    return moves[-1]


def play(who: Client, table: str, choose: Choice = first, most: int = 999) -> list[str]:
    """Make at most this many decisions; return the board and the own hand that are then seen."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        seen = look(who, table)
        if seen["game"]["board"]["ended_by"] is not None or (
            most == 0 and seen["own"]["legal_moves"]
        ):
            return [seen["game"]["board"], seen["own"]["hand"]]
        if moves := seen["own"]["legal_moves"]:
            number = seen["game"]["number"]
            who.act(table, "move", f"m{number}", number=number, move=choose(moves))
            most -= 1
        else:
            time.sleep(0.002)
    raise AssertionError("the game did not end")


def logged(server: Serving, table: str) -> list[str]:
    """All decisions at a table, by everybody."""
    entries = server.call(lambda: server.hub.store.entries(table))
    return [json.loads(one.data)["change"]["move"] for one in entries if one.game is not None]


def test_people_who_play_alike_meet_the_same_cards_and_answers(server: Serving) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    tables = [begin(who)["id"] for who in (ann, bo)]
    assert tables[0] != tables[1]
    seen = [look(who, table) for who, table in zip((ann, bo), tables, strict=True)]
    assert seen[0]["game"]["commitment"] == seen[1]["game"]["commitment"]
    assert seen[0]["game"]["daily"] == {"date": date_text(TODAY), "practice": False}
    ends = [play(who, table) for who, table in zip((ann, bo), tables, strict=True)]
    assert ends[0] == ends[1]
    assert logged(server, tables[0]) == logged(server, tables[1])
    results = [daily(who)["result"] for who in (ann, bo)]
    for key in ("score", "squares", "counts", "better_than"):
        assert results[0][key] == results[1][key]


def test_one_try_counts_and_later_ones_are_practice(server: Serving) -> None:
    ann = server.guest("Ann")
    assert daily(ann)["latest"] is None
    table = begin(ann)
    assert table["practice"] is False
    assert begin(ann) == table, "it goes on"
    assert daily(ann)["result"] is None
    play(ann, table["id"])
    result = daily(ann)["result"]
    again = begin(ann)
    assert again["practice"] is True
    assert again["id"] != table["id"]
    assert look(ann, again["id"])["game"]["daily"]["practice"] is True
    play(ann, again["id"], last)
    after = daily(ann)
    assert after["players"] == 1
    assert after["latest"]["practice"] is True
    for key in ("score", "squares", "scores"):
        assert after["result"][key] == result[key]


def test_the_result_stands_among_people_and_our_bots(server: Serving) -> None:
    people = [server.guest(name) for name in ("Ann", "Bo", "Cy")]
    for who, choose in zip(
        people, (first, last, lambda moves: moves[len(moves) // 2]), strict=True
    ):
        play(who, begin(who)["id"], choose)
    day = server.call(server.hub.daily.today)
    server.call(lambda: server.hub.daily.let_bots_play(day))
    results = [daily(who)["result"] for who in people]
    scores = [result["score"] for result in results]
    counted = {one["score"]: one["people"] for one in results[0]["scores"]}
    assert counted == {score: scores.count(score) for score in scores}
    bots = {bot["level"]: bot["score"] for bot in results[0]["bots"]}
    assert set(bots) == {"random", "kitten", "greedy"}, "without strong workers"
    for result in results:
        others = [*scores, *bots.values()]
        lower = sum(score < result["score"] for score in others)
        assert result["better_than"] == 100 * lower // (len(others) - 1)
        assert (result["streak"], result["longest_streak"]) == (1, 1)
        assert [played["score"] for played in result["days"]] == [None] * 6 + [result["score"]]
    server.call(lambda: server.hub.daily.let_bots_play(day))
    assert {bot["level"]: bot["score"] for bot in daily(people[0])["result"]["bots"]} == bots


def test_nothing_of_a_deal_can_be_read_before_midnight(server: Serving, clock: Clock) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = begin(ann)["id"]
    code = "table_daily_closed"
    assert bo.ask("GET", f"/api/tables/{table}").data["code"] == code
    with bo.socket(table) as socket:
        assert json.loads(socket.recv(10))["code"] == code
    assert ann.ask("POST", f"/api/tables/{table}/hint").data["code"] == "table_daily"
    for command in ("leave_table", "rematch", "next"):
        assert ann.act(table, command, command).data["code"] == "table_daily"
    play(ann, table)
    seen = look(ann, table)
    game = seen["game"]["id"]
    assert seen["game"]["hands"] is None
    assert seen["table"]["next"] is None
    doors = ("", "/table.svg", "/table.png", "/replay", "/review")

    def statuses() -> list[tuple[int, str | None]]:
        answers = [ann.ask("GET", f"/api/games/{game}{door}") for door in doors]
        answers.append(ann.ask("POST", f"/api/games/{game}/review"))
        body = {"at": 0, "seat": 0, "deal": "as_it_was"}
        answers.append(ann.ask("POST", f"/api/games/{game}/play-on", body))
        is_json = [one.headers["content-type"].startswith("application/json") for one in answers]
        return [
            (one.status, one.data.get("code") if is_text else None)
            for one, is_text in zip(answers, is_json, strict=True)
        ]

    assert set(statuses()) == {(403, "server_daily_closed")}
    page = ann.ask("GET", f"/game/{game}", accept="text/html")
    assert page.status == 403
    assert b"og:" not in page.body
    assert ann.ask("GET", "/api/my/games").data == []
    assert ann.ask("GET", "/api/my/games.jsonl").body == b""
    assert server.stranger().ask("GET", "/api/tables").data == {"open": [], "running": []}
    assert ann.ask("GET", "/api/me/figures").data["all"]["games"] == 0
    clock.now = day_begins(TODAY + 1)
    assert {status for status, _ in statuses()} <= {200, 201}
    record = ann.ask("GET", f"/api/games/{game}").data
    assert record["daily"] == {"day": TODAY, "attempt": 1}
    assert check_commitment(record)
    assert [one["id"] for one in ann.ask("GET", "/api/my/games").data] == [game]
    assert bo.ask("GET", f"/api/tables/{table}").data["code"] == code


def test_at_midnight_the_next_deal_begins_and_the_seed_of_the_last_one_opens_it(
    server: Serving, clock: Clock
) -> None:
    ann = server.guest("Ann")
    before = daily(ann)
    assert before["date"] == date_text(TODAY)
    assert before["ends_at"] == day_begins(TODAY + 1)
    tomorrow = ann.ask("GET", f"/api/daily/{date_text(TODAY + 1)}").data
    assert (tomorrow["seed"], tomorrow["commitment"]) == (None, before["next_commitment"])
    for date in (date_text(TODAY + 2), date_text(TODAY - 1), "20270115", "never"):
        refused = ann.ask("GET", f"/api/daily/{date}")
        assert (refused.status, refused.data["code"]) == (404, "server_no_daily")
    table = begin(ann)["id"]
    shown = look(ann, table)
    play(ann, table)
    late = server.guest("Late")
    unfinished = begin(late)["id"]
    clock.now = day_begins(TODAY + 1)
    after = daily(ann)
    assert (after["date"], after["commitment"]) == (date_text(TODAY + 1), before["next_commitment"])
    assert (after["latest"], after["result"], after["players"]) == (None, None, 0)
    seed = ann.ask("GET", f"/api/daily/{date_text(TODAY)}").data["seed"]
    assert commitment(seed, date_text(TODAY)) == before["commitment"]
    deal = deal_of_the_day(seed, TODAY)
    assert commitment(deal.salt, deal.deck) == shown["game"]["commitment"]
    assert deal.starter == shown["game"]["board"]["starter"]
    assert deal.seat == shown["own"]["seat"]
    assert begin(ann)["practice"] is False
    play(late, unfinished)
    counted = server.call(lambda: server.hub.store.daily.scores(TODAY))
    assert sum(people for _, people in counted) == 1, "a game that ends too late does not count"


def test_a_clock_set_back_changes_nothing(server: Serving, clock: Clock) -> None:
    ann = server.guest("Ann")
    clock.now = day_begins(TODAY + 1)
    before = daily(ann)
    clock.now = NOW - 10 * 86_400
    assert daily(ann) == before | {"now": clock.now}
    again = daily_deals.DailyDeals(
        server.hub.store, server.hub.tables, server.hub.bot_workers, clock
    )
    assert server.call(again.today).number == TODAY + 1
    assert ann.ask("GET", f"/api/daily/{date_text(TODAY)}").data["seed"] is not None


def test_nothing_counts_after_the_seed_was_public_even_if_the_clock_is_set_back(
    server: Serving, clock: Clock
) -> None:
    ann = server.guest("Ann")
    table = begin(ann)["id"]
    clock.now = day_begins(TODAY + 1)
    assert ann.ask("GET", f"/api/daily/{date_text(TODAY)}").data["seed"] is not None
    clock.now = NOW
    play(ann, table)
    assert server.call(lambda: server.hub.store.daily.scores(TODAY)) == ()


def test_a_day_that_another_process_has_begun_begins_here_too(
    server: Serving, clock: Clock
) -> None:
    parts = server.hub.store, server.hub.tables, server.hub.bot_workers
    late = daily_deals.DailyDeals(*parts, lambda: NOW)
    assert server.call(late.today).number == TODAY
    clock.now = day_begins(TODAY + 1)
    assert server.call(server.hub.daily.today).number == TODAY + 1
    assert server.call(late.look).number == TODAY + 1
    assert server.call(late.today).number == TODAY + 1
    assert server.call(lambda: late.is_over(TODAY))


def test_hidden_games_leave_no_gap_in_my_games(
    server: Serving, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("linko.server.http.games.MOST_LISTED", 1)
    ann = server.guest("Ann")
    games = []
    for day in (TODAY, TODAY + 1):
        clock.now = max(NOW, day_begins(day) + 1)
        table = begin(ann)["id"]
        play(ann, table)
        games.append(look(ann, table)["game"]["id"])
    assert [one["id"] for one in ann.ask("GET", "/api/my/games").data] == games[:1]


def test_a_try_goes_on_where_no_other_table_may_be_opened(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.guest("Ann")
    table = begin(ann)
    monkeypatch.setattr("linko.server.http.tables.MOST_RUNNING", 1)
    assert begin(ann) == table
    assert ann.ask("DELETE", f"/api/tables/{table['id']}").status == 204
    monkeypatch.setattr("linko.server.http.tables.MOST_RUNNING", 0)
    refused = ann.ask("POST", "/api/daily")
    assert (refused.status, refused.data["code"]) == (409, "server_too_many")


def test_the_cards_cannot_be_found_by_trying_all_seeds_of_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decks = set()
    for number in (5, 5 + SEEDS):
        known = deal_of_the_day.__globals__
        monkeypatch.setitem(known, "_number", lambda *_, one=number: one)
        decks.add(deal_of_the_day("", TODAY).deck)
    assert len(decks) == 2


def test_a_streak_counts_the_days_in_a_row(server: Serving, clock: Clock) -> None:
    ann = server.guest("Ann")
    for later in (0, 1, 3):
        clock.now = day_begins(TODAY + later) + 1
        play(ann, begin(ann)["id"])
        result = daily(ann)["result"]
    assert (result["streak"], result["longest_streak"]) == (1, 2)
    assert [played["score"] is None for played in result["days"]] == [
        True, True, True, False, False, True, False,
    ]  # fmt: skip


def test_only_people_begin_it(server: Serving) -> None:
    assert server.stranger().ask("POST", "/api/daily").data["code"] == "server_not_signed_in"
    assert daily(server.stranger())["latest"] is None
    token = server.guest("Ann").ask("POST", "/api/my/bots", {"name": "Robot"}).data["token"]
    robot = Client(server.port, {"authorization": f"Bearer {token}"})
    assert robot.ask("POST", "/api/daily").data["code"] == "server_people_only"


def test_a_begin_that_was_cut_off_is_healed(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.guest("Ann")
    with monkeypatch.context() as broken:

        async def fail(*_: object) -> None:
            raise OSError

        broken.setattr(server.hub.tables, "begin_with_bots", fail)
        assert ann.ask("POST", "/api/daily").status == 500
    server.lines.clear()
    table = begin(ann)
    assert table["practice"] is False
    assert look(ann, table["id"])["game"]["daily"]["practice"] is False


def test_the_squares_tell_what_each_turn_snatched() -> None:
    game = Game.deal("classic", seats=4, seed=5)
    bot = load("greedy")
    while game.to_move is not None:
        game.push(bot.choose(game.view(game.to_move)))
    found = [squares(game.record(), seat) for seat in range(4)]
    turns = [len(one) for one in found]
    assert max(turns) - min(turns) <= 1
    assert set("".join(found)) <= set("-123r")
    assert any(letter in "123" for letter in found[0])


def bodies(people: tuple[Client, ...], table: str, game: str) -> list[bytes]:
    """Everything that these people receive about a deal of the day by every request."""
    paths = (
        "/api/daily",
        "/api/my/tables",
        "/api/my/games",
        f"/api/tables/{table}",
        f"/api/tables/{table}/invitation",
        f"/api/games/{game}",
        f"/api/games/{game}/replay",
        f"/game/{game}",
    )
    return [who.ask("GET", path).body for who in people for path in paths]


def test_two_deals_that_differ_in_hidden_cards_look_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = twins(EDITIONS["classic"], 4, 2, 25, Random(3))  # type: ignore[arg-type] # a seat
    heard = []
    for world, deck in enumerate(found.decks):
        salt = f"{world:064x}"
        deal = DealOfTheDay(cards_text(deck), found.starter, 2, salt)
        monkeypatch.setattr(daily_deals, "deal_of_the_day", lambda *_, deal=deal: deal)
        monkeypatch.setattr("linko.server.daily_deals.secrets.token_hex", lambda size: "ab" * size)
        use_known_secrets(monkeypatch)
        bots = ScriptedBots()
        folder = tmp_path / str(world)
        folder.mkdir()
        with serving(folder, chance=KnownLuck([]), bots=bots, rate_scale=0.0) as server:
            ann, bo = server.guest("Ann"), server.guest("Bo")
            parts: list[bytes] = []

            id = begin(ann)["id"]
            game = daily(ann)["latest"]["game"]
            replayed = Game(EDITIONS["classic"], 4, deck=deck, starter=found.starter)
            for number, move in enumerate(found.moves, start=1):
                while look(ann, id)["game"]["number"] < number:
                    time.sleep(0.002)
                parts += bodies((ann, bo, server.stranger()), id, game)
                if replayed.to_move == 2:
                    made = ann.act(id, "move", f"m{number}", number=number, move=move.text)
                    assert made.status == 200
                elif len(replayed.legal_moves) > 1:
                    bots.tell(id, move)
                replayed.push(move)
            parts.append(ann.ask("GET", f"/api/tables/{id}").body)
            assert not server.has_traceback(), server.lines
            heard.append([COMMITMENT.sub(b"", part) for part in parts])
            everything = b"".join(parts)
            assert cards_text(deck).encode() not in everything
            assert salt.encode() not in everything
    assert heard[0] == heard[1]


def test_a_search_bot_with_a_budget_depends_on_its_seed_and_its_view_only() -> None:
    game = Game.deal("classic", seats=4, seed=11)
    while len(game.legal_moves) < 12:
        game.push(game.legal_moves[-1])
    view = game.view(game.to_move)
    answers = {load(bot, seed=5).choose(view)
               for bot in (OPPONENT, OPPONENT, f"{OPPONENT},threads=2")}  # fmt: skip
    assert len(answers) == 1


def test_a_killed_server_goes_on_with_the_same_deal(tmp_path: Path, postgres_database: str) -> None:
    with ServerProcess(tmp_path, postgres_database) as process:

        def guest(name: str) -> Client:
            answer = Client(process.port).ask("POST", "/api/me", {"name": name})
            return Client(process.port, {"cookie": answer.cookies[0].partition(";")[0]})

        ann, bo = guest("Ann"), guest("Bo")
        tables = [begin(ann)["id"], begin(bo)["id"]]
        play(bo, tables[1], most=6)
        play(ann, tables[0], most=3)
        process.kill()
        process.start()
        for who in (ann, bo):
            who.port = process.port
        assert begin(ann) == {"id": tables[0], "practice": False}
        ends = [play(ann, tables[0]), play(bo, tables[1])]
        assert ends[0] == ends[1]
        results = [daily(who)["result"] for who in (ann, bo)]
        assert results[0]["squares"] == results[1]["squares"]
        own = results[0]["score"]
        assert results[0]["scores"] == [{"score": own, "people": 2}]
        assert own == ends[0][0]["scores"][look(ann, tables[0])["own"]["seat"]]  # type: ignore[index]

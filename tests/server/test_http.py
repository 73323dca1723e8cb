"""What people can do over HTTP, on a real server."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from linko import EDITIONS, Game
from linko.bots import load
from linko.client import Player
from linko.records import load_object
from linko.server.http.tables import EMPTY_SECONDS
from linko.server.hub import LOOKS_APART
from linko.server.links import site_url, table_link
from linko.server.settings import ServerSettings
from linko.table import LEVELS
from linko.texts import LANGUAGES
from tests.server.inside import Guest, Server, server_inside
from tests.server.live_server import NOW, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_inside(tmp_path_factory.mktemp("server")) as server:
        yield server


def test_a_first_visitor_has_no_identity_and_is_not_refused(server: Server) -> None:
    nobody = Guest(server.host, {})
    answer = nobody.ask("GET", "/api/me")
    assert (answer.status, answer.data) == (200, None)
    assert nobody.ask("GET", "/api/me", authorization="Basic x").status == 401


def test_an_invitation_from_the_servers_own_machine_has_an_address_that_others_can_reach(
    tmp_path: Path,
) -> None:
    settings = ServerSettings(network_url="http://192.0.2.7:8013/")
    assert site_url(settings, "http://127.0.0.1:8013/") == "http://192.0.2.7:8013"
    assert table_link(settings, "http://localhost:8013/", "t") == "http://192.0.2.7:8013/table/t"
    assert site_url(settings, "http://192.0.2.9:8013/") == "http://192.0.2.9:8013"
    public = ServerSettings(network_url="http://192.0.2.7", public_url="https://linko.example")
    assert site_url(public, "http://127.0.0.1:8013/") == "https://linko.example"
    with server_inside(tmp_path, network_url="http://192.0.2.7:8013") as server:
        about = Guest(server.host, {}).ask("GET", "/api/about").data
        assert about["address"] == "http://192.0.2.7:8013"


def test_a_guest_needs_only_a_name(server: Server) -> None:
    ann = server.guest("  Ann   Lee ")
    assert ann.ask("GET", "/api/me").data == {"id": ann.id, "name": "Ann Lee", "kind": "guest"}
    assert ann.ask("PATCH", "/api/me", {"name": "Anna"}).data["name"] == "Anna"
    again = ann.ask("GET", "/api/me")
    assert again.data["name"] == "Anna"
    assert again.headers["set-cookie"] == ann.cookie


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "a\x00b"])
def test_a_name_is_short_and_printable(server: Server, name: str) -> None:
    answer = server.guest().ask("POST", "/api/me", {"name": name})
    assert answer.status == 400
    assert answer.code in ("server_bad_name", "server_bad_message")


def test_a_name_may_contain_joined_characters(server: Server) -> None:
    answer = server.guest().ask("POST", "/api/me", {"name": " Mama  👩\u200d👧 "})
    assert (answer.status, answer.data["name"]) == (201, "Mama 👩\u200d👧")


def test_no_name_is_required_at_first(server: Server) -> None:
    ann = server.guest()
    ann.headers.clear()
    answer = ann.ask("GET", "/api/my/tables")
    assert (answer.status, answer.code) == (401, "server_not_signed_in")


def test_one_request_deals_a_game_with_bots(server: Server) -> None:
    ann = server.guest()
    body = {"settings": {"edition": "duel", "seats": 2}, "fill": "greedy", "start": True}
    opened = ann.ask("POST", "/api/tables", body).data
    assert opened["code"] is None
    seen = ann.looks(opened["id"])
    assert seen["table"]["status"] == "running"
    assert [seat["bot"] for seat in seen["table"]["seats"]] == [None, "greedy"]
    assert len(seen["own"]["hand"]) == 13
    assert seen["table"]["options"]["ghost"] is True


def test_friends_join_by_link_or_code_and_play(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    opened = ann.ask("POST", "/api/tables", {"settings": {"seats": 3}}).data
    table = opened["id"]
    assert ben.ask("GET", f"/api/codes/{opened['code'].lower()}").data == {"id": table}
    assert ben.commands(table, "sit", seat=2).status == 200
    refused = ben.commands(table, "start")
    assert (refused.status, refused.code) == (409, "table_not_host")
    assert ann.commands(table, "seat_bot", seat=1, level="kitten").status == 200
    assert ann.commands(table, "start").status == 200
    names = [seat["name"] for seat in ben.looks(table)["table"]["seats"]]
    assert names == ["Ann", "kitten", "Ben"]
    gone = ben.ask("GET", f"/api/codes/{opened['code']}")
    assert (gone.status, gone.code) == (404, "server_no_such_code")


def test_a_refused_start_leaves_no_table_behind(server: Server) -> None:
    ann = server.guest()
    body = {"settings": {"seats": 4}, "fill": "os:system", "start": True}
    answer = ann.ask("POST", "/api/tables", body)
    assert (answer.status, answer.code) == (409, "table_unknown_level")
    assert ann.ask("GET", "/api/my/tables").data == []


def test_settings_that_cannot_be_played_are_refused_with_the_clause(server: Server) -> None:
    answer = server.guest().ask("POST", "/api/tables", {"settings": {"edition": "duel"}})
    assert (answer.status, answer.code) == (400, "seats_exactly")
    assert answer.data["clause"] == "R32"


def test_public_tables_are_listed_and_others_are_not(server: Server) -> None:
    ann = server.guest()
    open_to_all = ann.opens(public=True)
    hidden = ann.opens()
    watched = ann.opens(public=True, seats=2)
    ann.commands(watched, "start", fill="greedy")
    listed = server.guest("Ben").ask("GET", "/api/tables").data
    waiting = {row["id"] for row in listed["open"]}
    running = {row["id"] for row in listed["running"]}
    assert open_to_all in waiting
    assert watched in running
    assert hidden not in waiting | running


def test_an_old_waiting_table_is_listed_only_while_somebody_is_there(
    tmp_path: Path,
) -> None:
    clock = [NOW]
    with serving(tmp_path, now=lambda: clock[0]) as server:
        ann = server.guest("Ann")
        table = ann.ask("POST", "/api/tables", {"settings": {"public": True}}).data["id"]

        def is_listed() -> bool:
            return table in [row["id"] for row in ann.ask("GET", "/api/tables").data["open"]]

        clock[0] += EMPTY_SECONDS - 1
        assert is_listed()
        clock[0] += 1
        assert not is_listed()
        with ann.socket(table) as socket:
            socket.recv()
            assert is_listed()
        assert ann.ask("GET", f"/api/tables/{table}").status == 200


def test_my_tables_say_where_it_is_my_turn(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.opens(seats=2, starter=1)
    ben.commands(table, "sit", seat=1)
    ann.commands(table, "start")
    assert [row["your_turn"] for row in ann.ask("GET", "/api/my/tables").data] == [False]
    assert [row["your_turn"] for row in ben.ask("GET", "/api/my/tables").data] == [True]


def test_a_refused_move_gives_the_rule_and_the_version(server: Server) -> None:
    ann = server.guest()
    table = ann.opens(seats=2, starter=0)
    ann.commands(table, "start", fill="greedy")
    refused = ann.commands(table, "move", number=1, move="7-9")
    assert refused.data["version"] == ann.looks(table)["version"]
    assert (refused.status, refused.code, refused.data["clause"]) == (409, "not_a_set", "R2")
    stale = ann.commands(table, "move", number=5, move="7")
    assert (stale.status, stale.code) == (409, "table_stale_move")


def test_a_finished_game_has_a_record_a_picture_and_a_page(server: Server) -> None:
    ann = server.guest("<b>Ann</b>")
    player = Player(server.url, ann.token)
    table = ann.opens(seats=2)
    ann.commands(table, "start", fill="kitten")
    game = player.play(table, load("greedy"))
    assert game.hands is not None
    mine = ann.ask("GET", "/api/my/games").data
    assert [row["id"] for row in mine] == [game.id]
    assert mine[0]["scores"] == list(game.board.scores)
    stranger = server.guest("Ben")
    record = stranger.ask("GET", f"/api/games/{game.id}").data
    assert Game.from_record(record).scores == game.board.scores
    opened = hashlib.sha256(f"{record['salt']}\n{record['deck']}".encode()).hexdigest()
    assert opened == record["commitment"] == game.commitment
    lines = ann.ask("GET", "/api/my/games.jsonl").body.splitlines()
    assert [load_object(line) for line in lines] == [record]
    assert b"<svg" in stranger.ask("GET", f"/api/games/{game.id}/table.svg").body
    page = stranger.ask("GET", f"/game/{game.id}").body.decode()
    assert record["commitment"] in page
    assert "<b>Ann" not in page


def test_a_running_game_has_no_record(server: Server) -> None:
    ann = server.guest()
    table = ann.opens(seats=2, starter=0)
    ann.commands(table, "start", fill="greedy")
    game = ann.looks(table)["game"]["id"]
    for path in (
        f"/api/games/{game}",
        f"/game/{game}",
        f"/api/games/{game}/table.svg",
        f"/api/games/{game}/replay",
    ):
        answer = server.guest().ask("GET", path)
        assert (answer.status, answer.code) == (404, "server_no_such_game")


def test_unknown_tables_and_games_are_not_found(server: Server) -> None:
    ann = server.guest()
    for path, code in {
        "/api/tables/nothing": "server_no_such_table",
        "/api/codes/ZZZZZZ": "server_no_such_code",
        "/api/codes/x": "server_no_such_code",
        "/api/nothing": "server_not_found",
        "/nothing.svg": "server_not_found",
        "/api/texts/xx": "server_not_found",
    }.items():
        answer = ann.ask("GET", path)
        assert (answer.status, answer.code) == (404, code)
    wrong = ann.ask("DELETE", "/api/about")
    assert (wrong.status, wrong.code) == (405, "server_not_allowed")


def test_the_server_says_what_can_be_played(server: Server) -> None:
    about = server.guest().ask("GET", "/api/about").data
    assert about["levels"] == list(LEVELS)
    assert set(about["editions"]) == set(EDITIONS)
    assert about["editions"]["basic"]["seats"] == [3, 5]
    assert about["languages"] == dict(LANGUAGES)
    texts = server.guest().ask("GET", "/api/texts/pl")
    assert texts.headers["content-type"].startswith("text/plain")
    assert "event-laid" in texts.body.decode()


def test_the_server_reports_its_health(server: Server) -> None:
    ann = server.guest()
    assert ann.ask("GET", "/healthz").data == {"status": "ok"}
    assert ann.ask("GET", "/readyz").data == {"status": "ok"}


def test_a_table_has_a_qr_code(server: Server) -> None:
    ann = server.guest()
    picture = ann.ask("GET", f"/api/tables/{ann.opens()}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in picture.body


def test_every_page_of_the_client_is_served(server: Server) -> None:
    ann = server.guest()
    for path in ("/", "/table/abc", "/join/ABCDEF", "/rules", "/you", "/settings"):
        page = ann.ask("GET", path)
        assert page.status == 200
        assert page.headers["content-type"].startswith("text/html")
    assert ann.ask("GET", "/plain.css").status == 200


def test_an_unknown_page_shows_a_page_that_says_so(server: Server) -> None:
    ann = server.guest()
    for path in ("/nowhere", "/far/away", "/game/none"):
        page = ann.ask("GET", path, accept="text/html,*/*")
        assert page.status == 404
        assert page.headers["content-type"].startswith("text/html")
    for path in ("/api/nowhere", "/assets/none.js", "/nowhere"):
        told = ann.ask("GET", path, accept="text/html" if path != "/nowhere" else "*/*")
        assert told.status == 404
        assert told.headers["content-type"].startswith("application/json")


def test_client_files_with_hashed_names_are_cached_by_browsers(server: Server) -> None:
    ann = server.guest()
    script = re.search(r"/assets/[\w.-]+\.js", ann.ask("GET", "/").body.decode())
    assert script is not None
    answer = ann.ask("GET", script.group())
    assert answer.status == 200
    assert "immutable" in answer.headers["cache-control"]


def test_a_bot_has_a_token_that_can_be_revoked(server: Server) -> None:
    ann = server.guest()
    bot = ann.ask("POST", "/api/my/bots", {"name": "Robber"}).data
    assert [row["name"] for row in ann.ask("GET", "/api/my/bots").data] == ["Robber"]
    robot = server.guest("x")
    robot.headers = {"Authorization": f"Bearer {bot['token']}"}
    assert robot.ask("GET", "/api/me").data == {"id": bot["id"], "name": "Robber", "kind": "bot"}
    refused = robot.ask("POST", "/api/my/bots", {"name": "Child"})
    assert (refused.status, refused.code) == (403, "server_people_only")
    others = server.guest("Ben").ask("DELETE", f"/api/my/bots/{bot['id']}")
    assert (others.status, others.code) == (404, "server_no_such_bot")
    assert ann.ask("DELETE", f"/api/my/bots/{bot['id']}").status == 204
    assert robot.ask("GET", "/api/me").status == 401


def test_the_numbers_of_bots_and_open_tables_are_limited(server: Server) -> None:
    ann = server.guest()
    answers = [ann.ask("POST", "/api/my/bots", {"name": f"B{n}"}) for n in range(21)]
    assert [answer.status for answer in answers] == [201] * 20 + [409]
    assert answers[-1].code == "server_too_many"
    opened = [ann.ask("POST", "/api/tables", {"settings": {}}) for _ in range(21)]
    assert [answer.status for answer in opened] == [201] * 20 + [409]


def test_tables_that_never_started_are_deleted_and_finished_ones_are_kept(tmp_path: Path) -> None:
    with server_inside(tmp_path) as server:
        ann = server.guest()
        waiting = ann.opens()
        finished = ann.opens(seats=2)
        ann.commands(finished, "start", fill="greedy")
        Player(server.url, ann.token).play(finished, load("greedy"))
        server.time += 3 * 24 * 3600
        server.do(server.hub.clean())
        assert ann.ask("GET", f"/api/tables/{waiting}").status == 404
        assert ann.ask("GET", f"/api/tables/{finished}").status == 200


def test_guests_not_seen_for_a_year_are_deleted(tmp_path: Path) -> None:
    with server_inside(tmp_path) as server:
        ann = server.guest("Ann Unique")
        table = ann.opens(seats=2)
        ann.commands(table, "start", fill="greedy")
        game = Player(server.url, ann.token).play(table, load("greedy"))
        server.do(server.hub.identities.write_seen())
        server.time += 366 * 24 * 3600
        server.do(_clean_after(server, 0.0))
        server.do(_clean_after(server, LOOKS_APART / 2))
        assert server.do(server.hub.store.identity(ann.id)) is not None
        server.do(_clean_after(server, LOOKS_APART))
        assert ann.ask("GET", "/api/me").status == 401
        ben = server.guest("Ben")
        record = ben.ask("GET", f"/api/games/{game.id}").data
        assert "guest" in record["seats"]
        assert Game.from_record(record).is_over
        server.do(_drop(server, table))
        assert "Ann Unique" not in json.dumps(ben.looks(table))


async def _clean_after(server: Server, ran: float) -> None:
    """Clean up after the server has been running for some more seconds."""
    beat = await server.hub.store.beat(server.time, ran)
    server.hub.readiness.running = beat.running
    await server.hub.clean()


async def _drop(server: Server, table: str) -> None:
    live = server.hub.tables.in_memory(table)
    if live is not None:
        live.give_up()


def test_a_table_that_nobody_uses_is_unloaded_and_loaded_again(server: Server) -> None:
    ann = server.guest()
    table = ann.opens(seats=2, starter=0)
    ann.commands(table, "start", fill="greedy")
    before = ann.looks(table)
    server.time += 400

    async def leave() -> int:
        return server.hub.tables.leave_idle()

    assert server.do(leave()) >= 1
    assert server.hub.tables.in_memory(table) is None
    after = ann.looks(table)
    assert after["own"] == before["own"]
    assert after["version"] == before["version"]

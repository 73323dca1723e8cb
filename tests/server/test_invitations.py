"""What visitors read before they sit down, and how a game against bots is given up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.inside import Guest, Server, server_inside


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_inside(tmp_path_factory.mktemp("server")) as server:
        yield server


def test_a_stranger_reads_who_plays_what_without_becoming_anybody(server: Server) -> None:
    ann, stranger = server.guest(), Guest(server.host, {})
    table = ann.opens(edition="expert", seats=4)
    ann.commands(table, "seat_bot", seat=2, level="kitten")
    answer = stranger.ask("GET", f"/api/tables/{table}/invitation")
    assert (answer.status, "set-cookie" in answer.headers) == (200, False)
    seen = answer.data
    assert (seen["status"], seen["settings"]["edition"]) == ("open", "expert")
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "", "kitten", ""]
    assert [seat["host"] for seat in seen["seats"]] == [True, False, False, False]
    assert [seat["bot"] for seat in seen["seats"]] == [None, None, "kitten", None]
    assert (seen["turn"], seen["seated"]) == (None, False)
    assert ann.id.encode() not in answer.body
    assert stranger.ask("GET", "/api/me").data is None


def test_somebody_who_sits_there_is_told_so(server: Server) -> None:
    ann, ben = server.guest(), server.guest("Ben")
    table = ann.opens(seats=3)
    path = f"/api/tables/{table}/invitation"
    assert ann.ask("GET", path).data["seated"] is True
    assert ben.ask("GET", path).data["seated"] is False
    ben.commands(table, "sit", seat=1)
    assert ben.ask("GET", path).data["seated"] is True


def test_an_invitation_to_a_running_game_has_the_turn_and_no_card(server: Server) -> None:
    ann = server.guest()
    table = ann.opens(seats=2)
    ann.commands(table, "start", fill="kitten")
    answer = Guest(server.host, {}).ask("GET", f"/api/tables/{table}/invitation")
    assert (answer.data["status"], answer.data["turn"]) == ("running", 1)
    assert set(answer.data) == {"id", "status", "settings", "seats", "turn", "seated"}
    assert set(answer.data["seats"][0]) == {"name", "bot", "host", "present", "coat"}


def test_there_is_no_invitation_to_a_table_that_does_not_exist(server: Server) -> None:
    for table in ("none", "..%2fetc"):
        answer = Guest(server.host, {}).ask("GET", f"/api/tables/{table}/invitation")
        assert answer.status == 404


def test_people_without_a_connection_are_absent_in_invitations_and_lists(server: Server) -> None:
    ann = server.guest()
    table = ann.opens(seats=2)
    assert ann.ask("GET", f"/api/tables/{table}/invitation").data["seats"][0]["present"] is False
    (listed,) = ann.ask("GET", "/api/my/tables").data
    assert listed["seats"][0]["present"] is False
    server.hub.tables.live[-1].table.visitors.add(ann.id)
    assert ann.ask("GET", f"/api/tables/{table}/invitation").data["seats"][0]["present"] is True
    (listed,) = ann.ask("GET", "/api/my/tables").data
    assert [seat["present"] for seat in listed["seats"]] == [True, False]


def test_a_game_against_bots_can_be_closed(server: Server) -> None:
    ann = server.guest()
    table = ann.opens(seats=2)
    ann.commands(table, "start", fill="kitten")
    assert ann.ask("DELETE", f"/api/tables/{table}").status == 204
    assert ann.looks(table)["table"]["closed_because"] == "forgotten"
    assert ann.ask("GET", "/api/my/tables").data == []
    assert ann.ask("DELETE", f"/api/tables/{table}").status == 204


def test_a_table_with_other_people_cannot_be_closed(server: Server) -> None:
    ann, ben = server.guest(), server.guest("Ben")
    table = ann.opens(seats=2)
    ben.commands(table, "sit", seat=1)
    for person in (ann, ben, server.guest("Cy")):
        answer = person.ask("DELETE", f"/api/tables/{table}")
        assert (answer.status, answer.code) == (409, "server_not_alone")
    assert Guest(server.host, {}).ask("DELETE", f"/api/tables/{table}").status == 401


def test_an_invitation_survives_a_restart(tmp_path: Path) -> None:
    with server_inside(tmp_path) as server:
        table = server.guest().opens(seats=2)
    with server_inside(tmp_path) as server:
        seen = Guest(server.host, {}).ask("GET", f"/api/tables/{table}/invitation").data
        assert [seat["name"] for seat in seen["seats"]] == ["Ann", ""]

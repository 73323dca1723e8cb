"""The socket of a table, on a real server."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.connection import ASGIConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import linko
from linko import ClientError, View
from linko.bots import load
from linko.client import Player
from linko.server.live_table import LiveTable
from tests.server.inside import WAIT, Guest, Server, server_inside

Message = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_inside(tmp_path_factory.mktemp("server")) as server:
        yield server


@contextmanager
def at_table(guest: Guest, table: str, query: str = "") -> Iterator[ClientConnection]:
    url = f"ws://{guest.host}/api/tables/{table}/socket{query}"
    with connect(url, additional_headers=guest.headers, compression=None) as socket:
        yield socket


def hear(socket: ClientConnection, kind: str) -> Message:
    """The next message of this type; others are skipped."""
    for _ in range(200):
        message: Message = json.loads(socket.recv(timeout=WAIT))
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind}")


def accepted(socket: ClientConnection, command: str) -> int:
    """The version at which a command was carried out, as sent to its sender."""
    for _ in range(200):
        message: Message = json.loads(socket.recv(timeout=WAIT))
        if command in (message.get("accepted"), message.get("id")):
            assert message["type"] in ("update", "accepted"), message
            return int(message["version"])
    raise AssertionError(f"{command} was not accepted")


def say(socket: ClientConnection, kind: str, **values: object) -> None:
    socket.send(json.dumps({"type": kind} | values))


def test_the_first_message_is_a_snapshot_of_the_table(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(seats=3)
    with at_table(ann, table) as socket:
        first = json.loads(socket.recv(timeout=WAIT))
    assert first["type"] == "table"
    assert first["person"] == ann.id
    assert [seat["name"] for seat in first["table"]["seats"]] == ["Ann", "", ""]
    assert first["missed"] is None


def test_a_change_is_sent_to_everybody_and_acknowledged_to_its_sender(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.opens(seats=2)
    with at_table(ann, table) as hers, at_table(ben, table) as his:
        say(his, "sit", id="s", seat=1)
        told = hear(his, "update")
        update = hear(hers, "update")
        assert told.pop("accepted") == "s"
        assert "accepted" not in update
        assert (told["version"], told["table"]) == (update["version"], update["table"])
        assert update["events"][0]["type"] == "sat"
        assert update["table"]["seats"][1]["name"] == "Ben"


def test_a_command_sent_twice_is_carried_out_once(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(seats=2, starter=0)
    ann.commands(table, "start", fill="greedy")
    with at_table(ann, table) as socket:
        first = hear(socket, "table")
        move = first["own"]["legal_moves"][0]
        for _ in range(2):
            say(socket, "move", id="once", number=1, move=move)
        assert accepted(socket, "once") == accepted(socket, "once")


def test_a_refused_move_gets_reason_clause_and_version(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(seats=2, starter=0)
    ann.commands(table, "start", fill="greedy")
    with at_table(ann, table) as socket:
        version = hear(socket, "table")["version"]
        say(socket, "move", id="m", number=1, move="1-2")
        refused = hear(socket, "refused")
    assert (refused["id"], refused["code"], refused["clause"]) == ("m", "not_a_set", "R2")
    assert refused["version"] == version
    assert "1-2" in refused["sentence"]


def test_an_unreadable_message_is_refused_and_the_socket_stays_open(server: Server) -> None:
    ann = server.guest("Ann")
    with at_table(ann, ann.opens()) as socket:
        for nonsense in ("", "{", "[]", '{"type": "fly"}', b"\xff\x00", '{"type":"ping","x":1}'):
            socket.send(nonsense)
            assert hear(socket, "refused")["code"] == "server_bad_message"
        say(socket, "ping")
        assert hear(socket, "pong")["at"] == server.time


def test_presence_and_spectators_are_sent(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.opens(seats=2)
    with at_table(ann, table) as hers:
        hear(hers, "table")
        with at_table(ben, table) as his:
            hear(his, "table")
            assert hear(hers, "presence")["spectators"] == 1
        assert hear(hers, "presence")["spectators"] == 0
        assert hear_present(ben, table) == [True, False]
    assert ben.looks(table)["table"]["seats"][0]["present"] is False


def test_an_open_socket_keeps_neither_its_request_nor_the_frames_of_the_framework(
    server: Server,
) -> None:
    """They used to take more than half of a socket's memory."""
    guest = server.guest()
    table = guest.opens(seats=2)
    with ExitStack() as stack:
        for _ in range(3):
            socket = stack.enter_context(at_table(guest, table))
            hear(socket, "table")
        accepted_again = stack.enter_context(at_table(guest, table))
        hear(accepted_again, "table")
        gc.collect()
        assert [one for one in gc.get_objects() if type(one) is ASGIConnection] == []
        say(accepted_again, "say", id="hello", phrase="hello")
        assert accepted(accepted_again, "hello")


def hear_present(guest: Guest, table: str) -> list[bool]:
    return [seat["present"] for seat in guest.looks(table)["table"]["seats"]]


def test_a_returning_client_receives_what_it_missed(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.opens(seats=3)
    with at_table(ann, table) as socket:
        seen = hear(socket, "table")["version"]
    ben.commands(table, "sit", seat=2)
    with at_table(ann, table, f"?seen={seen}") as socket:
        missed = hear(socket, "table")["missed"]
    assert [event["type"] for event in missed] == ["sat"]
    with at_table(ann, table, "?seen=9999") as socket:
        assert hear(socket, "table")["missed"] is None


def test_a_late_client_receives_the_log_and_can_request_more(server: Server) -> None:
    ann, ben, wes = server.guest("Ann"), server.guest("Ben"), server.guest("Wes")
    table = ann.opens(seats=2, starter=0)
    ben.commands(table, "sit", seat=1)
    ann.commands(table, "start")
    for number in range(1, 20):  # too few single cards to go out
        mover = next(guest for guest in (ann, ben) if guest.looks(table)["own"]["legal_moves"])
        mover.commands(
            table, "move", number=number, move=mover.looks(table)["own"]["legal_moves"][0]
        )
    with at_table(ann, table) as host, at_table(wes, table) as socket:
        late = hear(socket, "table")
        moves = [event["number"] for event in late["log"]]
        assert moves == list(range(moves[0], 20))
        say(socket, "log", id="more", before=late["log_from"])
        more = hear(socket, "log")
        assert more["events"][0]["type"] == "started"
        assert [event["number"] for event in more["events"][1:]] == list(range(1, moves[0]))
        say(socket, "log", id="more", before=more["version"])
        assert hear(socket, "log") == {"type": "log", "version": more["version"], "events": []}
        say(socket, "log", id="", before=1)
        assert hear(socket, "refused")["code"] == "server_bad_message"
        say(host, "ping")
        assert {json.loads(host.recv(timeout=WAIT))["type"] for _ in range(3)} == {
            "table", "presence", "pong",
        }  # fmt: skip
    assert wes.looks(table)["version"] == late["version"]


def test_people_talk_and_messages_of_a_muted_person_are_not_delivered(server: Server) -> None:
    ann, ben, cy = server.guest("Ann"), server.guest("Ben"), server.guest("Cy")
    table = ann.opens(seats=3, free_text=True)
    ben.commands(table, "sit", seat=1)
    cy.commands(table, "sit", seat=2)
    cy.commands(table, "mute", person=ben.id)
    with at_table(ann, table) as hers, at_table(cy, table) as theirs:
        ben.commands(table, "say", text="hello there")
        ben.commands(table, "say", phrase="good_luck")
        heard = [hear(hers, "update")["events"][0] for _ in range(2)]
        assert [event.get("text") or event["phrase"] for event in heard] == [
            "hello there",
            "good_luck",
        ]
        ann.commands(table, "say", phrase="thanks")
        assert hear(theirs, "update")["events"][0]["person"] == ann.id


def test_a_player_who_runs_out_of_time_is_replaced_and_can_return(tmp_path: Path) -> None:
    with server_inside(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        clock = {"bank": 0.0, "per_decision": 1.0}
        table = ann.opens(seats=2, starter=0, clock=clock)
        ben.commands(table, "sit", seat=1)
        with at_table(ann, table) as hers:
            hear(hers, "table")
            ann.commands(table, "start")
            hear(hers, "update")
            server.time += 5
            events = [event["type"] for event in hear(hers, "update")["events"]]
            assert events == ["stood_in"]
            moved = hear(hers, "update")["events"][0]
            assert (moved["type"], moved["by_bot"]) == ("moved", True)
        with at_table(ann, table) as hers:
            assert hear(hers, "table")["table"]["seats"][0]["stand_in"] is None


def test_an_external_bot_takes_a_seat_and_plays_to_the_end(server: Server) -> None:
    ann = server.guest("Ann")
    bot = ann.ask("POST", "/api/my/bots", {"name": "Robber"}).data
    table = ann.opens(seats=3, rounds=1, starter=0)
    ann.commands(table, "seat_bot", seat=2, level="kitten")
    seen: list[View] = []

    class Watching:
        def __init__(self) -> None:
            self._bot = load("greedy")

        def choose(self, view: View) -> linko.Move:
            seen.append(view)
            return self._bot.choose(view)

    results = []
    robber = Player(server.url, bot["token"])
    thread = threading.Thread(target=lambda: results.append(robber.play(table, Watching())))
    with at_table(ann, table) as hers:
        hear(hers, "table")
        thread.start()
        while "sat" not in [event["type"] for event in hear(hers, "update")["events"]]:
            pass
        ann.commands(table, "start")
        play_on(hers, hear(hers, "update"))
    thread.join(WAIT)
    assert len(results) == 1
    assert results[0].board.winners
    assert {view.standing.number for view in seen if view.standing} == {1, 2, 3}
    assert all(view.seat == 1 and view.legal_moves for view in seen)


def play_on(socket: ClientConnection, message: Message) -> None:
    """Make the first legal move until the match is over."""
    for count in range(5000):
        game, own = message.get("game"), message.get("own")
        status = message.get("table", {}).get("status", "running")
        if game and status == "finished":
            return
        if game and game["board"]["ended_by"]:
            say(socket, "next", id=f"n{count}")
        elif game and own and own["legal_moves"]:
            move = own["legal_moves"][0]
            say(socket, "move", id=f"m{count}", number=game["number"], move=move)
        message = hear(socket, "update")
    raise AssertionError("the match does not end")


def test_the_next_game_is_dealt_when_somebody_who_holds_it_up_stays_away(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.opens(seats=2, edition={"hand_size": 1}, starter=0)
    ben.commands(table, "sit", seat=1)
    ann.commands(table, "start")
    ann.commands(table, "move", number=1, move=ann.looks(table)["own"]["legal_moves"][0])
    monkeypatch.setattr("linko.table.next_game.AWAY_SECONDS", 0.0)
    with at_table(ann, table) as hers:
        hear(hers, "table")
        with at_table(ben, table) as his:
            hear(his, "table")
            say(hers, "rematch", id="again")
            assert hear(his, "update")["table"]["next"]["asker"] == ann.id
            assert hear(hers, "update")["table"]["next"]["awaited"] == [1]
        dealt = hear(hers, "update")
    assert [event["type"] for event in dealt["events"]] == ["started"]
    assert dealt["table"]["next"] is None


def test_a_refused_player_gets_the_reason(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(seats=2)
    with pytest.raises(ClientError, match="does not know this token"):
        Player(server.url, "x" * 43).play(table, load("greedy"))
    with pytest.raises(ClientError, match="no such table"):
        Player(server.url, ann.token).play("nothing", load("greedy"))
    with pytest.raises(ClientError, match="no such table"):
        Player(server.url, ann.token).request("GET", "/api/tables/nothing")
    for url, code in {
        "ftp://x": "client_bad_url",
        "http://127.0.0.1:9": "client_unreachable",
    }.items():
        with pytest.raises(ClientError) as error:
            Player(url, ann.token).request("GET", "/api/me")
        assert error.value.code == code


def test_sockets_of_other_sites_are_refused(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens()
    url = f"ws://{ann.host}/api/tables/{table}/socket"
    for origin in ("http://evil.example", "null"):
        with pytest.raises(InvalidStatus):
            connect(url, additional_headers=ann.headers | {"Origin": origin})
    own = ann.headers | {"Origin": f"http://{ann.host}"}
    with connect(url, additional_headers=own) as socket:
        assert hear(socket, "table")


def test_a_closed_table_closes_its_sockets(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens()
    with at_table(ann, table) as socket:
        hear(socket, "table")
        say(socket, "leave_table", id="bye")
        assert hear(socket, "bye")["reason"] == "closed"
        with pytest.raises(ConnectionClosed) as closed:
            hear(socket, "nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1001


def test_a_player_gets_no_seat_at_a_full_table(server: Server) -> None:
    ann, ben, cy = server.guest("Ann"), server.guest("Ben"), server.guest("Cy")
    table = ann.opens(seats=2)
    ben.commands(table, "sit", seat=1)
    with pytest.raises(ClientError) as error:
        Player(server.url, cy.token).play(table, load("greedy"))
    assert error.value.code == "client_no_seat"
    with pytest.raises(ClientError, match="taken") as error:
        Player(server.url, cy.token).play(ann.opens(seats=2), load("greedy"), seat=0)
    assert error.value.code == "client_refused"


@pytest.mark.parametrize("is_running", [False, True])
def test_a_new_name_appears_at_once_at_the_persons_tables(
    server: Server, *, is_running: bool
) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.opens(seats=2)
    ben.commands(table, "sit", seat=1)
    if is_running:
        ann.commands(table, "start")
    with at_table(ann, table) as hers, at_table(ben, table) as his:
        for socket in (hers, his):
            hear(socket, "table")
        ann.ask("PATCH", "/api/me", {"name": "Anna"})
        for socket in (hers, his):
            update = hear(socket, "update")
            assert update["events"][0]["type"] == "renamed"
            assert [seat["name"] for seat in update["table"]["seats"]] == ["Anna", "Ben"]


def test_a_person_with_an_open_socket_sits_down_under_the_new_name(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.opens(seats=2)
    with at_table(ann, table) as hers, at_table(ben, table) as his:
        ben.ask("PATCH", "/api/me", {"name": "Benno"})
        say(his, "sit", id="s", seat=1)
        accepted(his, "s")
        assert hear(hers, "update")["table"]["seats"][1]["name"] == "Benno"
        say(his, "leave_table", id="l")
        accepted(his, "l")
        ben.ask("PATCH", "/api/me", {"name": "Bo"})
        say(his, "sit", id="again", seat=1)
        accepted(his, "again")
    assert ann.looks(table)["table"]["seats"][1]["name"] == "Bo"


@contextmanager
def long_in_coming(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Delay every table lookup until the end of the block; yield an event set by a lookup."""
    find, asked, go_on = server.hub.tables.find, threading.Event(), threading.Event()

    async def slow(wanted: str) -> LiveTable:
        live = await find(wanted)
        asked.set()
        await asyncio.to_thread(go_on.wait, WAIT)
        return live

    with monkeypatch.context() as patched:
        patched.setattr(server.hub.tables, "find", slow)
        try:
            yield asked
        finally:
            go_on.set()


@pytest.mark.parametrize("is_remembered", [True, False])
def test_a_name_changed_while_a_socket_opens_is_not_reset(
    server: Server, monkeypatch: pytest.MonkeyPatch, *, is_remembered: bool
) -> None:
    async def forget_everybody() -> None:
        server.hub.identities.forget_all()

    ann = server.guest("Ann")
    table = ann.opens(seats=2)
    with ExitStack() as open_socket:
        with long_in_coming(server, monkeypatch) as asked:
            socket = open_socket.enter_context(at_table(ann, table))
            assert asked.wait(WAIT)
            ann.ask("PATCH", "/api/me", {"name": "Anna"})
            if not is_remembered:
                server.do(forget_everybody())
        assert hear(socket, "table")["table"]["seats"][0]["name"] == "Anna"


def test_a_token_revoked_while_a_socket_opens_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.guest("Ann")
    table = ann.opens(seats=2)
    bot = ann.ask("POST", "/api/my/bots", {"name": "Robot"}).data
    robot = Guest(server.host, {"Authorization": f"Bearer {bot['token']}"})
    with ExitStack() as open_socket:
        with long_in_coming(server, monkeypatch) as asked:
            socket = open_socket.enter_context(at_table(robot, table))
            assert asked.wait(WAIT)
            assert ann.ask("DELETE", f"/api/my/bots/{bot['id']}").status == 204
        first = json.loads(socket.recv(timeout=WAIT))
        assert (first["type"], first["code"]) == ("refused", "server_not_signed_in")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=WAIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert bot["id"] not in server.hub.limits.sockets.own

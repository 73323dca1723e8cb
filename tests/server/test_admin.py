"""What a host does while real servers run: everybody notices within seconds."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from linko.table.commands import Say
from linko.wire.to_client import Bulletin, Refused, Update
from tests.bus.redis_server import RedisServer
from tests.conftest import Command
from tests.server.people import Guest, Refusal, Visit, ask, new_guest
from tests.server.process import ServerProcess, until, wait_until

NOTICED = 5.0
"""Seconds within which every process must have noticed an act, on a busy machine."""

HERE = "203.0.113.7"


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path, database) as running:
        yield running


class RefusedAct(Exception):  # noqa: N818 - what the command said
    """An act was refused."""


def admin(server: ServerProcess, *arguments: str) -> Any:  # noqa: ANN401 - JSON
    """Run `linko admin` in its own process; return what it prints."""
    command = [sys.executable, "-m", "linko", "admin", *arguments]
    command += ["--database", server.database, "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RefusedAct(ran.stderr)
    return json.loads(ran.stdout)


def refusal(server: ServerProcess, *arguments: str) -> str:
    """Run an act that is refused; return the sentence, and check that nothing was logged."""
    before = admin(server, "audit")
    with pytest.raises(RefusedAct) as caught:
        admin(server, *arguments)
    assert admin(server, "audit") == before
    return str(caught.value)


def two_people(server: ServerProcess) -> tuple[Guest, Guest, str]:
    ann, ben = new_guest(server, "Ann"), new_guest(server, "Ben")
    table = ann.open_table(server, None, seats=2, starter=0)
    ben.command(server, table, "sit", seat=1)
    ann.command(server, table, "start")
    return ann, ben, table


async def until_closed(visit: Visit) -> None:
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(visit.hear(), NOTICED)


def test_people_at_a_closed_table_read_the_reason_and_the_hosts_words(
    server: ServerProcess,
) -> None:
    ann, _, table = two_people(server)

    async def play() -> None:
        async with await ann.enter(server, table) as visit:
            admin(server, "close", table, "--reason", "conduct", "--words", "Be  kind.")
            await until_closed(visit)
        assert visit.table is not None
        assert visit.table.status.value == "closed"
        assert visit.table.closed_because == "host_conduct"
        assert visit.table.closed_words == "Be kind."
        update = next(one for one in reversed(visit.heard) if isinstance(one, Update))
        assert [event.__struct_config__.tag for event in update.events] == ["closed"]
        async with await ann.enter(server, table) as again:
            assert again.table is not None
            assert again.table.closed_words == "Be kind."

    asyncio.run(play())
    assert [one["id"] for one in admin(server, "tables", "--which", "closed")] == [table]
    assert admin(server, "tables") == []
    assert [one["act"] for one in admin(server, "audit")] == ["close"]
    assert "closed already" in refusal(server, "close", table)
    assert "no table" in refusal(server, "close", "nothing")
    assert "no table" in refusal(server, "close", "../etc")


def test_a_table_can_be_closed_while_bots_play_at_it(server: ServerProcess) -> None:
    ann = new_guest(server, "Ann")
    table = ann.open_table(server, "kitten", seats=4)
    admin(server, "close", table)
    wait_until(lambda: is_closed(server, ann, table), "the table is closed", NOTICED)
    with pytest.raises(Refusal) as caught:
        ann.command(server, table, "say", phrase="hello")
    assert caught.value.code == "table_closed"
    assert ann.ask(server, "GET", f"/api/tables/{table}")["table"]["status"] == "closed"


def is_closed(server: ServerProcess, who: Guest, table: str) -> bool:
    seen = who.ask(server, "GET", f"/api/tables/{table}")
    return bool(seen["table"]["status"] == "closed")


def test_a_closed_table_is_closed_in_a_server_that_starts_later(server: ServerProcess) -> None:
    ann, _, table = two_people(server)
    assert server.stop() == 0
    admin(server, "close", table, "--reason", "stuck")
    server.start()
    seen = ann.ask(server, "GET", f"/api/tables/{table}")
    assert seen["table"]["closed_because"] == "host_stuck"


def test_an_announcement_reaches_open_sockets_and_every_page(server: ServerProcess) -> None:
    ann, _, table = two_people(server)

    async def listen() -> None:
        async with await ann.enter(server, table) as visit:
            admin(server, "announce", "Tournament at 8 pm")
            told = await asyncio.wait_for(visit.hear_of(Bulletin), NOTICED)
            assert told.announcement == "Tournament at 8 pm"
            assert ask(server, "GET", "/api/bulletin")["announcement"] == "Tournament at 8 pm"
            admin(server, "announce", "--clear")
            told = await asyncio.wait_for(visit.hear_of(Bulletin), NOTICED)
            assert told.announcement is None

    asyncio.run(listen())
    assert ask(server, "GET", "/api/bulletin")["announcement"] is None
    assert "no announcement" in refusal(server, "announce", "--clear")
    assert "visible characters" in refusal(server, "announce", "\u202e")
    assert "visible characters" in refusal(server, "announce", "x" * 301)


def test_an_announcement_survives_a_restart(server: ServerProcess) -> None:
    admin(server, "announce", "We move on Sunday")
    server.kill()
    server.start()
    assert ask(server, "GET", "/api/bulletin")["announcement"] == "We move on Sunday"


def test_a_banned_person_loses_sockets_and_is_refused_with_the_reason(
    server: ServerProcess,
) -> None:
    ann, ben, table = two_people(server)
    bot = ann.ask(server, "POST", "/api/my/bots", {"name": "Robo"})

    async def play() -> None:
        robo = Guest(bot["id"], "Robo", bot["token"])
        async with (
            await ann.enter(server, table) as hers,
            await ben.enter(server, table) as his,
            await robo.enter(server, table) as its,
        ):
            admin(server, "ban", ann.id, "--words", "Too rude.")
            for visit in (hers, its):
                await asyncio.wait_for(until_closed(visit), 2 * NOTICED)
                assert visit.close_code == 4403
                last = visit.heard[-1]
                assert isinstance(last, Refused)
                assert (last.code, last.params) == ("server_banned", {"words": "Too rude."})
            await his.do(Say("a", phrase="hello"))  # others can still talk

    asyncio.run(play())
    for path in ("/api/me", "/api/bulletin", "/api/my/tables", f"/api/tables/{table}"):
        with pytest.raises(Refusal) as caught:
            ann.ask(server, "GET", path)
        assert (caught.value.status, caught.value.code) == (403, "server_banned")
    assert [one["banned"] for one in admin(server, "people", "--name", "ANN")] == [True]
    admin(server, "unban", ann.id)
    wait_until(lambda: can_ask(server, ann), "Ann is welcome again", NOTICED)
    assert "is not banned" in refusal(server, "unban", ann.id)
    assert "no guest or bot" in refusal(server, "ban", "nobody")
    assert "an IP address" in refusal(server, "ban", "not/an/id")


def can_ask(server: ServerProcess, who: Guest) -> bool:
    try:
        who.ask(server, "GET", "/api/me")
    except Refusal:
        return False
    return True


def test_a_banned_address_is_refused_but_may_load_the_page(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, database, trust_proxy="yes") as server:
        ann, ben, table = two_people(server)

        async def play() -> None:
            header = {"Authorization": f"Bearer {ann.token}", "X-Forwarded-For": HERE}
            async with (
                await ann.enter(server, table, additional_headers=header) as visit,
                await ben.enter(server, table) as other,
            ):
                admin(server, "ban", HERE, "--words", "Too many robots.")
                await asyncio.wait_for(until_closed(visit), 2 * NOTICED)
                assert visit.close_code == 4403
                await other.do(Say("a", phrase="hello"))

        asyncio.run(play())
        assert status_from(server, HERE, "/api/me") == 403
        assert status_from(server, HERE, "/") == 200
        assert status_from(server, "203.0.113.8", "/api/me") == 200
        assert "lock everybody out" in refusal(server, "ban", "127.0.0.1")
        assert [one["target"] for one in admin(server, "bans")] == [HERE]


def status_from(server: ServerProcess, address: str, path: str) -> int:
    from http.client import HTTPConnection

    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        connection.request("GET", path, headers={"X-Forwarded-For": address})
        return connection.getresponse().status
    finally:
        connection.close()


def test_during_maintenance_running_games_go_on_and_none_begin(server: ServerProcess) -> None:
    ann, ben, table = two_people(server)
    waiting = ben.open_table(server, None, seats=2)

    async def play() -> None:
        async with await ann.enter(server, table) as visit:
            admin(server, "maintenance", "on", "--words", "Back at noon.")
            told = await asyncio.wait_for(visit.hear_of(Bulletin), NOTICED)
            assert (told.maintenance, told.maintenance_words) == (True, "Back at noon.")
            assert visit.own is not None
            move = visit.own.legal_moves[0]
            ann.command(server, table, "move", number=1, move=move)

    asyncio.run(play())
    for attempt in (
        lambda: ann.open_table(server, "kitten", seats=2),
        lambda: ben.open_table(server, None, seats=2),
        lambda: ben.command(server, waiting, "start", fill="kitten"),
        lambda: ann.command(server, table, "next"),
        lambda: ann.command(server, table, "rematch"),
    ):
        with pytest.raises(Refusal) as caught:
            attempt()
        assert caught.value.code == "server_maintenance"
        assert caught.value.data["params"] == {"words": "Back at noon."}
    assert "is on already" in refusal(server, "maintenance", "on")
    admin(server, "maintenance", "off")

    def begins() -> bool:
        try:
            ben.command(server, waiting, "start", fill="kitten")
        except Refusal:
            return False
        return True

    wait_until(begins, "games begin again", NOTICED)


def test_a_deleted_guest_leaves_neither_name_nor_words(server: ServerProcess) -> None:
    ann, ben, table = two_people(server)
    ben.ask(server, "POST", "/api/my/bots", {"name": "Benbot"})
    assert "close them first" in refusal(server, "delete-guest", ben.id)
    admin(server, "close", table)
    other = ann.open_table(server, None, seats=2)

    async def watch() -> None:
        async with await ben.enter(server, other) as visit:
            admin(server, "delete-guest", ben.id)
            await until_closed(visit)
            assert visit.close_code == 4401

    asyncio.run(watch())
    with pytest.raises(Refusal) as caught:
        ben.ask(server, "GET", "/api/my/tables")
    assert caught.value.status == 401
    found = admin(server, "people", "--hours", "0"), admin(server, "tables", "--which", "closed")
    assert "Ben" not in json.dumps(found)
    assert [one["name"] for one in found[0]] == ["Ann"]
    assert "no guest or bot" in refusal(server, "delete-guest", ben.id)
    last = admin(server, "audit")[0]
    assert (last["act"], last["target"], last["words"]) == ("delete_guest", ben.id, None)


@pytest.mark.parametrize("first", ["-", "--", "-h", "--json"])
def test_an_id_may_begin_with_a_dash(sqlite_database: str, linko: Command, first: str) -> None:
    for act in ("ban", "unban", "delete-guest", "close"):
        ran = linko("admin", act, f"{first}9aZ", "--database", sqlite_database)
        assert ran.returncode == 2
        assert f"{first}9aZ" in ran.stderr
        assert "Usage" not in ran.stderr


def test_a_bot_is_deleted_with_its_guest_only(server: ServerProcess) -> None:
    ann = new_guest(server, "Ann")
    bot = ann.ask(server, "POST", "/api/my/bots", {"name": "Robo"})
    assert f"a bot of the guest {ann.id}" in refusal(server, "delete-guest", bot["id"])
    admin(server, "delete-guest", ann.id)
    assert admin(server, "people", "--hours", "0") == []


def test_the_host_sees_people_tables_and_processes(server: ServerProcess) -> None:
    ann, ben, table = two_people(server)

    async def look() -> None:
        async with await ann.enter(server, table), await ben.enter(server, table):
            await until(lambda: admin(server, "status")["online"] == 2, "both are counted", 30.0)

    asyncio.run(look())
    found = admin(server, "status")
    assert found["guests"] == found["guests_seen_in_a_day"] == 2
    assert found["tables"] == {"open": 0, "running": 1, "finished": 0, "closed": 0}
    assert len(found["processes"]) == 1
    people = admin(server, "people")
    assert {one["name"]: one["unfinished_tables"] for one in people} == {"Ann": 1, "Ben": 1}
    (seen,) = admin(server, "tables")
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Ben"]
    assert server.stop() == 0
    assert admin(server, "status")["processes"] == []


def test_every_act_is_in_the_audit_log_with_its_actor(server: ServerProcess) -> None:
    ann = new_guest(server, "Ann")
    for arguments in (
        ("announce", "Hello"),
        ("ban", ann.id, "--words", "Reasons"),
        ("unban", ann.id),
        ("ban", "2001:db8:1:2:3:4:5:6"),
        ("delete-guest", ann.id),
        ("maintenance", "on"),
        ("maintenance", "off"),
        ("announce", "--clear"),
    ):
        admin(server, *arguments)
    found = list(reversed(admin(server, "audit")))
    assert [one["number"] for one in found] == list(range(1, 9))
    assert [(one["act"], one["target"], one["words"]) for one in found] == [
        ("announce", None, "Hello"),
        ("ban", ann.id, "Reasons"),
        ("unban", ann.id, None),
        ("ban", "2001:db8:1:2::", None),
        ("delete_guest", ann.id, None),
        ("maintenance_on", None, None),
        ("maintenance_off", None, None),
        ("clear", None, None),
    ]
    assert all("@" in one["actor"] for one in found)
    assert found == sorted(found, key=lambda one: one["at"])


def test_two_processes_of_one_postgresql_both_obey(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    with (
        ServerProcess(folders[0], postgres_database, redis=redis.url) as one,
        ServerProcess(folders[1], postgres_database, redis=redis.url) as other,
    ):
        ann, ben, table = two_people(one)
        cy = new_guest(other, "Cy")

        async def play() -> None:
            async with await ann.enter(one, table) as here, await ben.enter(other, table) as there:
                admin(one, "announce", "Hello, both")
                for visit in (here, there):
                    told = await asyncio.wait_for(visit.hear_of(Bulletin), NOTICED)
                    assert told.announcement == "Hello, both"
                admin(one, "maintenance", "on")
                for server in (one, other):
                    wait_until(partial(is_maintained, server), "both refuse", NOTICED)
                admin(one, "ban", cy.id, "--words", "Enough.")
                for server in (one, other):
                    wait_until(partial(is_banned, server, cy), "both ban", NOTICED)
                redis.kill()  # acts of the host need no Redis
                admin(one, "close", table, "--words", "Good night.")
                for visit in (here, there):
                    await until_closed(visit)
                    assert visit.table is not None
                    assert visit.table.closed_words == "Good night."

        asyncio.run(play())
        assert len(admin(one, "status")["processes"]) == 2


def is_maintained(server: ServerProcess) -> bool:
    """Whether no table may be opened."""
    bulletin = ask(server, "GET", "/api/bulletin")
    return bool(bulletin["maintenance"])


def is_banned(server: ServerProcess, guest: Guest) -> bool:
    """Whether a guest is refused."""
    with suppress(Refusal):
        guest.ask(server, "GET", "/api/me")
        return False
    return True

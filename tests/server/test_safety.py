"""Every promise of docs/security.md about the server, tested as an attacker would."""

from __future__ import annotations

import base64
import hmac
import json
import random
import re
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from html import escape, unescape
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from linko.server import identities, limits
from linko.server.app import LARGEST_BODY
from linko.server.bot_workers.levels import LEVELS as THINKING_LEVELS
from linko.server.errors import ServerError
from linko.server.http import pages
from linko.server.http.tables import MOST_OPEN
from linko.server.identities import Identities
from linko.server.ip_addresses import counted
from linko.server.limits import MOST_SOCKETS, MOST_SOCKETS_AT_TABLE, RATES, Limits
from linko.server.socket import LONGEST_MESSAGE
from linko.server.tables import CODE_LENGTH, CODE_LETTERS
from linko.table import LEVELS, SystemChance
from linko.table.talk import LONGEST_TEXT
from tests.server.live_server import NOW, SECONDS, Answer, Client, Serving, serving

ONE_CARD = {"edition": {"hand_size": 1}, "seats": 2, "starter": 0}
"""A game that ends with its first decision."""

HOSTILE = (
    "<script>alert(1)</script",
    '"><img src=x onerror=x>',
    "</title><script>x",
    "'; DROP TABLE log; --",
    "&lt;b&gt; {{7*7}} ${7*7}",
    "]]></svg><svg onload=x>",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server without rate limits, for tests of other things."""
    with serving(tmp_path_factory.mktemp("server"), rate_scale=0.0) as running:
        yield running
    assert not running.has_traceback(), running.lines


def opened(client: Client, **settings: object) -> str:
    answer = client.ask("POST", "/api/tables", {"settings": {"seats": 2} | settings})
    assert answer.status == 201, answer.body
    return str(answer.data["id"])


def played(server: Serving, first: str, second: str) -> tuple[str, str]:
    """A table where two people have finished a game with one card each, and that game."""
    one, other = server.guest(first), server.guest(second)
    table = opened(one, **ONE_CARD)
    assert other.act(table, "sit", "a", seat=1).status == 200
    assert one.act(table, "start", "b").status == 200
    seen = one.ask("GET", f"/api/tables/{table}").data
    move = seen["own"]["legal_moves"][0]
    assert one.act(table, "move", "c", number=1, move=move).status == 200
    return table, str(seen["game"]["id"])


def close_code(hearing: ClientConnection, *messages: str) -> int:
    """The code with which the server disconnects after these messages were repeated."""
    with suppress(ConnectionClosed):
        for _ in range(1000):
            for message in messages:
                hearing.send(message)
            hearing.recv(SECONDS)
    assert hearing.close_code is not None
    return hearing.close_code


def policy(answer: Answer) -> dict[str, str]:
    directives = (
        part.split(maxsplit=1) for part in answer.headers["content-security-policy"].split(";")
    )
    return {part[0]: part[1] if len(part) > 1 else "" for part in directives}


# Headers of every response


def test_every_response_allows_only_our_own_script_files(server: Serving) -> None:
    table, game = played(server, "Ann", "Ben")
    ann, nobody = server.guest("Ann"), server.stranger()
    answers = {
        "page": nobody.ask("GET", "/"),
        "page of a table": nobody.ask("GET", f"/table/{table}"),
        "style": nobody.ask("GET", "/plain.css"),
        "finished game": nobody.ask("GET", f"/game/{game}"),
        "picture": nobody.ask("GET", f"/api/games/{game}/table.svg"),
        "record": nobody.ask("GET", f"/api/games/{game}"),
        "replay": nobody.ask("GET", f"/api/games/{game}/replay"),
        "code": ann.ask("GET", f"/api/tables/{table}/qr.svg"),
        "table": ann.ask("GET", f"/api/tables/{table}"),
        "download": ann.ask("GET", "/api/my/games.jsonl"),
        "texts": nobody.ask("GET", "/api/texts/en"),
        "document": nobody.ask("GET", "/api/openapi.json"),
        "health": nobody.ask("GET", "/healthz"),
        "not signed in": nobody.ask("GET", "/api/my/tables"),
        "not there": nobody.ask("GET", "/nothing.txt"),
        "no such game": nobody.ask("GET", "/game/nothing"),
        "not so": nobody.ask("PUT", "/api/me", {}),
        "not a socket": nobody.ask("GET", f"/api/tables/{table}/socket"),
        "unreadable": nobody.ask("POST", "/api/me", raw=b"{"),
        "too large": nobody.ask("POST", "/api/me", raw=b" " * (LARGEST_BODY + 1)),
        "other name": nobody.ask("GET", "/", host="evil.example"),
        "other site": nobody.ask("POST", "/api/me", {"name": "x"}, origin="http://evil.example"),
        "options": nobody.ask("OPTIONS", "/api/me"),
        "head": nobody.ask("HEAD", "/"),
    }
    for kind, answer in answers.items():
        said = policy(answer)
        assert said["default-src"] == "'none'", kind
        assert said.get("script-src", "'none'") in ("'self'", "'none'"), kind
        assert said["frame-ancestors"] == "'none'", kind
        if "style-src" in said and "unsafe-inline" in said["style-src"]:
            assert answer.headers["content-type"].startswith("image/svg"), kind
        assert answer.headers["x-content-type-options"] == "nosniff", kind
        assert answer.headers["referrer-policy"] == "no-referrer", kind
        assert "server" not in answer.headers, kind
        assert "access-control-allow-origin" not in answer.headers, kind
    assert {answer.status for answer in answers.values()} >= {
        200,
        400,
        401,
        403,
        404,
        405,
        413,
        421,
    }


def test_our_own_pages_need_no_inline_script_or_style(server: Serving) -> None:
    _, game = played(server, "Ann", "Ben")
    for path in ("/", f"/game/{game}"):
        page = server.stranger().ask("GET", path).body.decode()
        assert not re.search(
            r"<script(?![^>]*\ssrc=)|\son\w+\s*=|javascript:|\sstyle\s*=|<style", page
        )


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_only_text_on_pages_and_in_pictures(server: Serving, name: str) -> None:
    table, game = played(server, name, "Ben")
    page = server.stranger().ask("GET", f"/game/{game}").body.decode()
    assert escape(name) in page
    assert name not in page or escape(name) == name
    cells = re.findall(r"<td>(.*?)</td>", page)
    assert unescape(cells[0]) == name
    picture = server.stranger().ask("GET", f"/api/games/{game}/table.svg")
    shown = ET.fromstring(picture.body)  # noqa: S314 - our own picture, if it is one
    assert {element.tag.rpartition("}")[2] for element in shown.iter()}.isdisjoint(
        {"script", "img"}
    )
    assert not re.search(r"<[^>]*\son\w+\s*=", re.sub(r">[^<]*<", "><", picture.body.decode()))
    assert server.stranger().ask("GET", f"/api/games/{game}").data["seats"] == [name, "Ben"]
    ann = server.guest("Ann")
    assert ann.ask("GET", f"/api/tables/{table}").data["table"]["seats"][0]["name"] == name


@pytest.mark.parametrize(
    "text", [*HOSTILE, "\u202eevil", "a\nb", "a\x1b[2J", "x" * (LONGEST_TEXT + 1)]
)
def test_talk_is_text_of_limited_length(server: Serving, text: str) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = opened(ann, free_text=True)
    with ben.socket(table) as hearing:
        hearing.recv(SECONDS)
        answer = ann.act(table, "say", "a", text=text)
        if len(text) > LONGEST_TEXT or not "".join(text.split()).isprintable():
            assert answer.data["code"] == "table_bad_text"
            return
        assert answer.status == 200
        ann.act(table, "say", "b", phrase="bye")
        heard = "".join(str(hearing.recv(SECONDS)) for _ in range(2))
    said = re.search(r'"text":("(?:[^"\\]|\\.)*")', heard)
    assert said is not None
    assert json.loads(said.group(1)) == " ".join(text.split())


# Other sites


def foreign_origins(port: int) -> list[str]:
    return [
        "http://evil.example",
        "https://evil.example:443",
        "null",
        "",
        f"http://127.0.0.1.evil.example:{port}",
        f"http://127.0.0.1:{port}.evil.example",
        f"http://127.0.0.1:{port}@evil.example",
        f"http://evil.example@127.0.0.1:{port}",
        f"http://127.0.0.1:{port + 1}",
        f"ftp://127.0.0.1:{port}",
        f"http://127.0.0.1:{port}/",
        "http://localhost",
        "file://",
    ]


def test_pages_of_other_sites_cannot_change_anything(server: Serving) -> None:
    ann = server.guest("Ann")
    table = opened(ann)
    for origin in foreign_origins(server.port):
        for method, path in (
            ("POST", "/api/me"),
            ("PATCH", "/api/me"),
            ("POST", "/api/tables"),
            ("POST", f"/api/tables/{table}/commands"),
            ("DELETE", "/api/my/bots/x"),
        ):
            answer = ann.ask(method, path, {"name": "Eve"}, origin=origin)
            assert (answer.status, answer.data["code"]) == (403, "server_other_site"), origin
    for site in ("cross-site", "same-site", "nonsense"):
        answer = ann.ask("PATCH", "/api/me", {"name": "Eve"}, sec_fetch_site=site)
        assert answer.status == 403
    assert ann.ask("GET", "/api/me").data["name"] == "Ann"
    assert server.version(table) == 1


def test_our_own_page_can_make_changes(server: Serving) -> None:
    ann = server.guest("Ann")
    own = f"http://127.0.0.1:{server.port}"
    ann.headers["sec-fetch-site"] = "same-origin"
    assert ann.ask("PATCH", "/api/me", {"name": "Anna"}, origin=own).status == 200
    with ann.socket(opened(ann), origin=own) as hearing:
        assert "table" in str(hearing.recv(SECONDS))


def test_sockets_of_other_sites_are_not_even_accepted(server: Serving) -> None:
    ann = server.guest("Ann")
    table = opened(ann)
    for origin in foreign_origins(server.port):
        with pytest.raises(InvalidStatus), ann.socket(table, origin=origin):
            pass
    with pytest.raises(InvalidStatus), ann.socket(table, sec_fetch_site="cross-site"):
        pass


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "x"],
)
def test_requests_that_a_form_can_send_are_refused(server: Serving, kind: str) -> None:
    ann = server.guest("Ann")
    answer = ann.ask("POST", "/api/tables", raw=b'{"settings":{}}', content_type=kind)
    assert (answer.status, answer.data["code"]) == (400, "server_bad_message")
    chunks = b"f\r\n" + b'{"settings":{}}' + b"\r\n0\r\n\r\n"
    answer = ann.ask(
        "POST", "/api/tables", raw=chunks, content_type=kind, transfer_encoding="chunked"
    )
    assert answer.status == 400
    assert ann.ask("GET", "/api/my/tables").data == []


def test_behind_https_only_https_origins_are_accepted_and_cookies_are_secure(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, public_url="https://linko.example", rate_scale=0.0) as server:
        name = {"name": "Ann"}
        for origin, status in (
            ("https://linko.example", 201),
            ("http://linko.example", 403),
            ("https://linko.example.evil.example", 403),
            ("https://linko.example:8443", 403),
            (f"http://127.0.0.1:{server.port}", 403),
        ):
            nobody = server.stranger()
            answer = nobody.ask("POST", "/api/me", name, origin=origin, host="linko.example")
            assert answer.status == status, origin
        answer = server.stranger().ask("POST", "/api/me", name, host="linko.example")
        attributes = {part.strip().lower() for part in answer.cookies[0].split(";")[1:]}
        assert {"httponly", "samesite=lax", "secure", "path=/"} <= attributes
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"


def test_with_http_no_header_mentions_https(server: Serving) -> None:
    headers = server.stranger().ask("GET", "/").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert not {"strict-transport-security", "cross-origin-opener-policy"} & headers.keys()


def test_cookies_are_hidden_from_scripts_and_from_other_sites(server: Serving) -> None:
    answer = server.stranger().ask("POST", "/api/me", {"name": "Ann"})
    attributes = {part.strip().lower() for part in answer.cookies[0].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert "secure" not in attributes  # plain http on a home network
    assert not any(part.startswith("domain") for part in attributes)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "",
        "[::1]; script-src *",
        "127.0.0.1:80; script-src *",
        "127.0.0.1:80 evil.example",
        "127.0.0.1:x",
        "localhost@evil.example",
        "evil.example#localhost",
        "[::1",
        "[evil.example]",
        "localhost:80:80",
        "0x7f.1",
        "\xff",
    ],
)
def test_a_server_answers_only_requests_for_its_own_host_names(server: Serving, host: str) -> None:
    answer = server.guest("Ann").ask("GET", "/", host=host)
    assert (answer.status, answer.data["code"]) == (421, "server_bad_host")
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert "evil" not in answer.headers["content-security-policy"]
    assert answer.headers["content-security-policy"].count("script-src") == 1


# Tokens and ids


def test_tokens_are_stored_only_as_hashes(server: Serving, tmp_path: Path) -> None:
    with serving(tmp_path, rate_scale=0.0) as other:
        ann = other.guest("Ann")
        token = ann.headers["cookie"].partition("=")[2]
        bot = ann.ask("POST", "/api/my/bots", {"name": "Robot"}).data["token"]
    for kept in tmp_path.iterdir():
        data = kept.read_bytes()
        assert token.encode() not in data
        assert bot.encode() not in data
    assert (
        len(base64.urlsafe_b64decode(token + "=")) == len(base64.urlsafe_b64decode(bot + "=")) == 32
    )
    assert server.stranger().ask("GET", "/api/me", cookie=f"linko={token}").status == 401


def test_tokens_are_compared_in_constant_time(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.guest("Ann")
    assert ann.ask("GET", "/api/me").status == 200
    compared: list[tuple[object, object]] = []

    def never(one: object, other: object) -> bool:
        compared.append((one, other))
        return False

    monkeypatch.setattr(hmac, "compare_digest", never)
    assert ann.ask("GET", "/api/me").status == 401
    assert compared
    assert compared[0][0] == compared[0][1]


def test_forged_tokens_have_no_identity(server: Serving) -> None:
    ann = server.guest("Ann")
    cookie = ann.headers["cookie"]
    flipped = cookie[:-1] + ("A" if cookie[-1] != "A" else "E")
    nobody = server.stranger()
    for forged in (
        flipped,
        cookie[:-1],
        cookie + "A",
        cookie.swapcase(),
        "linko=",
        "linko",
        "linko=" + "A" * 43,
    ):
        assert nobody.ask("GET", "/api/my/tables", cookie=forged).status == 401
    token = cookie.partition("=")[2]
    for header in (
        "Bearer",
        "Bearer ",
        f"Bearer {token}x",
        f"Basic {token}",
        f"bearer{token}",
        "Bearer \xff",
    ):
        assert nobody.ask("GET", "/api/me", authorization=header).status == 401
    # A person's id is not secret and gives no access.
    identity = ann.ask("GET", "/api/me").data["id"]
    assert nobody.ask("GET", "/api/me", cookie=f"linko={identity}").status == 401


def test_ids_cannot_be_guessed() -> None:
    random.seed(1)
    first = [SystemChance().new_id() for _ in range(1000)]
    random.seed(1)
    second = [SystemChance().new_id() for _ in range(1000)]
    assert len({*first, *second}) == 2000
    assert {len(base64.urlsafe_b64decode(id + "==")) for id in first} == {16}
    assert {len(bytes.fromhex(SystemChance().salt())) for _ in range(10)} == {32}
    assert len(CODE_LETTERS) ** CODE_LENGTH > 10**9


def test_a_private_table_is_found_only_by_its_id(server: Serving) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = opened(ann)
    public = opened(ann, public=True)
    nobody = server.stranger()
    for client in (eve, nobody):
        listed = client.ask("GET", "/api/tables").body.decode()
        assert public in listed
        assert table not in listed
    assert table not in eve.ask("GET", "/api/my/tables").body.decode()
    assert nobody.ask("GET", f"/api/tables/{table}").status == 401
    unknown = eve.ask("GET", f"/api/tables/{SystemChance().new_id()}")
    for wrong in (
        table[:-1],
        table + "A",
        table.swapcase(),
        "x" * 100,
        "%2e%2e",
        "*",
        "%25",
    ):
        answer = eve.ask("GET", f"/api/tables/{wrong}")
        assert (answer.status, answer.body) == (unknown.status, unknown.body)


def test_a_record_does_not_lead_to_its_table(server: Serving) -> None:
    table, game = played(server, "Ann", "Ben")
    nobody = server.stranger()
    for path in (
        f"/game/{game}",
        f"/api/games/{game}",
        f"/api/games/{game}/table.svg",
        f"/api/games/{game}/replay",
    ):
        answer = nobody.ask("GET", path)
        assert answer.status == 200
        assert table not in answer.body.decode()


def test_a_running_game_gets_the_same_answer_as_an_unknown_game(server: Serving) -> None:
    ann = server.guest("Ann")
    body = {"settings": ONE_CARD, "fill": "kitten", "start": True}
    table = ann.ask("POST", "/api/tables", body).data["id"]
    game = ann.ask("GET", f"/api/tables/{table}").data["game"]["id"]
    for path in ("/api/games/{}", "/api/games/{}/table.svg", "/api/games/{}/replay", "/game/{}"):
        running = ann.ask("GET", path.format(game))
        unknown = ann.ask("GET", path.format("nothing"))
        assert running.status == unknown.status == 404
        assert running.body == unknown.body
    assert ann.ask("GET", "/api/my/games.jsonl").body == b""


def test_a_join_code_works_only_until_the_deal(server: Serving) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    answer = ann.ask("POST", "/api/tables", {"settings": {"seats": 2}}).data
    assert eve.ask("GET", f"/api/codes/{answer['code']}").data == {"id": answer["id"]}
    assert ann.act(answer["id"], "start", "a", fill="kitten").status == 200
    gone = eve.ask("GET", f"/api/codes/{answer['code']}")
    never = eve.ask("GET", "/api/codes/ZZZZZZ")
    assert (gone.status, gone.body) == (never.status, never.body)
    assert gone.status == 404


def test_the_owner_of_a_bot_is_not_revealed(server: Serving) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    bot = ann.ask("POST", "/api/my/bots", {"name": "Robot"}).data
    foreign = eve.ask("DELETE", f"/api/my/bots/{bot['id']}")
    unknown = eve.ask("DELETE", "/api/my/bots/nothing")
    assert (foreign.status, foreign.body) == (unknown.status, unknown.body)
    assert foreign.status == 404
    robot = Client(server.port, {"authorization": f"Bearer {bot['token']}"})
    assert robot.ask("GET", "/api/me").data["kind"] == "bot"
    assert robot.ask("POST", "/api/my/bots", {"name": "Child"}).status == 403


def test_a_revoked_token_stops_working_at_once_even_on_an_open_socket(server: Serving) -> None:
    ann = server.guest("Ann")
    bot = ann.ask("POST", "/api/my/bots", {"name": "Robot"}).data
    robot = Client(server.port, {"authorization": f"Bearer {bot['token']}"})
    table = opened(ann)
    with robot.socket(table) as hearing:
        hearing.recv(SECONDS)
        assert ann.ask("DELETE", f"/api/my/bots/{bot['id']}").status == 204
        assert close_code(hearing, '{"type":"sit","id":"a","seat":1}') == 4401
    assert robot.ask("GET", "/api/me").status == 401
    with robot.socket(table) as hearing:
        assert "server_not_signed_in" in str(hearing.recv(SECONDS))
    assert server.version(table) == 1


def test_a_token_revoked_while_it_is_used_stays_revoked(server: Serving) -> None:
    ann = server.guest("Ann")
    bot = ann.ask("POST", "/api/my/bots", {"name": "Robot"}).data
    owner_id = ann.ask("GET", "/api/me").data["id"]
    owner = server.call(lambda: server.hub.store.identity(owner_id))
    robot = server.call(lambda: server.hub.store.identity(bot["id"]))
    assert owner is not None
    assert robot is not None
    fresh = overtaken(server, lambda known: known.remove_bot(owner, bot["id"]))
    assert server.call(lambda: fresh.find(bot["token"])) is None
    with pytest.raises(ServerError, match="choose a name"):
        server.call(lambda: fresh.rename(robot, "Back again"))
    assert server.call(lambda: fresh.find(bot["token"])) is None


def test_a_name_changed_while_it_is_read_is_not_cached_with_the_old_value(server: Serving) -> None:
    ann = server.guest("Ann")
    bot = ann.ask("POST", "/api/my/bots", {"name": "Robot"}).data
    robot = server.call(lambda: server.hub.store.identity(bot["id"]))
    assert robot is not None
    fresh = overtaken(server, lambda known: known.rename(robot, "Roberta"))
    for _ in range(2):
        found = server.call(lambda: fresh.find(bot["token"]))
        assert found is not None
        assert found.name == "Roberta"


def overtaken(server: Serving, change: Callable[[Identities], Awaitable[object]]) -> Identities:
    """Identities with an empty cache; the change happens while the first one is being read."""
    store = server.hub.store
    left = [change]

    async def slow(hashed: bytes) -> object:
        found = await store.identity_by_token_hash(hashed)
        while left:
            await left.pop()(fresh)
        return found

    class SlowStore:
        identity_by_token_hash = staticmethod(slow)
        bots_of = store.bots_of
        remove_identity = store.remove_identity
        rename = store.rename

    fresh = Identities(SlowStore(), lambda: NOW)  # type: ignore[arg-type]  # it is overtaken
    return fresh


@pytest.mark.parametrize(
    "level",
    [
        "exec:touch /tmp/linko-was-here",
        "os:system",
        "search:ms=99999999",
        "Kitten",
        "",
        "../kitten",
        "kitten ",
    ],
)
def test_only_listed_levels_are_accepted_as_bots(server: Serving, level: str) -> None:
    ann = server.guest("Ann")
    table = opened(ann)
    answer = ann.act(table, "seat_bot", "a", seat=1, level=level)
    assert answer.data["code"] == "table_unknown_level"
    assert ann.act(table, "start", "b", fill=level).data["code"] == "table_unknown_level"
    body = {"settings": {"seats": 2}, "fill": level, "start": True}
    assert ann.ask("POST", "/api/tables", body).data["code"] == "table_unknown_level"
    assert server.version(table) == 1
    assert set(LEVELS) == set(THINKING_LEVELS)


# Sizes


def test_bodies_messages_and_names_have_a_maximum_size(server: Serving) -> None:
    ann = server.guest("Ann")
    table = opened(ann)
    for size, status in ((LARGEST_BODY, 400), (LARGEST_BODY + 1, 413), (10 * LARGEST_BODY, 413)):
        assert ann.ask("POST", "/api/tables", raw=b" " * size).status == status
    chunk = b"1000\r\n" + b" " * 0x1000 + b"\r\n"
    answer = ann.ask(
        "POST", "/api/tables", raw=chunk * 5 + b"0\r\n\r\n", transfer_encoding="chunked"
    )
    assert (answer.status, answer.data["code"]) == (413, "server_too_large")
    assert ann.ask("PATCH", "/api/me", {"name": "x" * 25}).data["code"] == "server_bad_name"
    assert ann.ask("PATCH", "/api/me", {"name": "x" * 9999}).data["code"] == "server_bad_message"
    with ann.socket(table) as hearing:
        hearing.recv(SECONDS)
        hearing.send(" " * LONGEST_MESSAGE)
        assert "server_bad_message" in str(hearing.recv(SECONDS))
        hearing.send(" " * (LONGEST_MESSAGE + 1))
        assert close_code(hearing) == 1009
    assert server.version(table) == 1


# Files


PATHS_OUT = (
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets//{secret}",
    "/assets/%2f{secret}",
    "/index.html",
    "/.hidden",
    "/%00.txt",
    "/assets/%00.js",
    "/" + "a" * 300 + ".txt",
    "/assets/" + "a" * 300 + ".js",
    "//secret.txt",
)


def test_no_path_leads_outside_the_client_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("index")
    (built / "icon.svg").write_text("<svg/>")
    (built / "assets" / "main.js").write_text("client()")
    secret = tmp_path / "secret.txt"
    secret.write_text("top secret")
    monkeypatch.setattr(pages, "BUILT", built)
    with serving(tmp_path, rate_scale=0.0) as server:
        nobody = server.stranger()
        assert nobody.ask("GET", "/assets/main.js").body == b"client()"
        assert nobody.ask("GET", "/icon.svg").body == b"<svg/>"
        for path in PATHS_OUT:
            answer = nobody.ask("GET", path.format(secret=secret))
            assert answer.status == 404, path
            assert b"top secret" not in answer.body
    assert not server.has_traceback()


# Rates


@pytest.fixture
def clock() -> list[float]:
    """The time, which a test advances."""
    return [NOW]


@pytest.fixture
def limited(tmp_path: Path, clock: list[float]) -> Iterator[Serving]:
    with serving(tmp_path, now=lambda: clock[0]) as running:
        yield running
    assert not running.has_traceback(), running.lines


def until_refused(ask: Callable[[int], Answer], most: int) -> Answer:
    """Send requests until one is refused, which must be after exactly `most`."""
    for number in range(most):
        answer = ask(number)
        assert answer.status != 429, number
    answer = ask(most)
    assert answer.status == 429
    assert answer.data["code"] == "server_too_fast"
    assert int(answer.headers["retry-after"]) == answer.data["params"]["seconds"] >= 1
    return answer


def test_a_rate_limited_request_says_how_long_to_wait(limited: Serving, clock: list[float]) -> None:
    nobody = limited.stranger()

    def guess(number: int) -> Answer:
        return nobody.ask("GET", f"/api/codes/AAAA{number:02}")

    refused = until_refused(guess, RATES["code"].at_once)
    clock[0] += int(refused.headers["retry-after"]) - 1
    assert guess(0).status == 429
    clock[0] += 1
    assert guess(0).status == 404


def test_an_address_cannot_create_many_guests(limited: Serving) -> None:
    nobody = limited.stranger()
    until_refused(
        lambda number: nobody.ask("POST", "/api/me", {"name": f"Guest {number}"}),
        RATES["guest"].at_once,
    )


def test_tokens_cannot_be_guessed_by_trying(limited: Serving) -> None:
    nobody = limited.stranger()
    until_refused(
        lambda number: nobody.ask("GET", "/api/me", cookie=f"linko={number:043}"),
        RATES["request"].at_once,
    )


def test_all_requests_of_an_address_are_counted_even_unreadable_ones(limited: Serving) -> None:
    nobody = limited.stranger()
    until_refused(lambda _: nobody.ask("POST", "/api/me", raw=b"{"), RATES["address"].at_once)
    with pytest.raises(InvalidStatus) as refused, nobody.socket("x"):
        pass
    check_is_too_much(refused.value, "server_too_fast")


def check_is_too_much(refused: InvalidStatus, code: str) -> None:
    """The handshake was answered with 429, the time to wait, and the reason."""
    assert refused.response.status_code == 429
    assert int(refused.response.headers["retry-after"]) >= 1
    assert json.loads(refused.response.body or b"")["code"] == code


def test_a_socket_over_the_limit_is_refused_with_429(limited: Serving, clock: list[float]) -> None:
    ann = limited.guest("Ann")
    table = opened(ann)
    for _ in range(RATES["socket"].at_once):
        with ann.socket(table) as hearing:
            hearing.recv(SECONDS)
    with pytest.raises(InvalidStatus) as refused, ann.socket(table):
        pass
    check_is_too_much(refused.value, "server_too_fast")
    clock[0] += int(refused.value.response.headers["retry-after"])
    with ann.socket(table) as hearing:
        assert '"type":"table"' in str(hearing.recv(SECONDS))


def test_a_refused_socket_has_the_status_of_the_refusal(server: Serving) -> None:
    ann = server.guest("Ann")
    table = opened(ann)
    for headers, status in (
        ({"origin": "http://evil.example"}, 403),
        ({"host": "evil.example"}, 421),
    ):
        with pytest.raises(InvalidStatus) as refused, ann.socket(table, **headers):
            pass
        assert refused.value.response.status_code == status
    with pytest.raises(InvalidStatus) as refused, ann.socket("x/y"):
        pass
    assert refused.value.response.status_code == 404


def test_creating_tables_is_rate_limited(limited: Serving, clock: list[float]) -> None:
    ann = limited.guest("Ann")
    body = {"settings": {"seats": 2}}
    assert RATES["table"].at_once == MOST_OPEN
    until_refused(lambda _: ann.ask("POST", "/api/tables", body), MOST_OPEN)
    clock[0] += 3600
    answer = ann.ask("POST", "/api/tables", body)
    assert (answer.status, answer.data["code"]) == (409, "server_too_many")


def test_messages_on_a_socket_are_limited_and_repeat_offenders_disconnected(
    limited: Serving,
) -> None:
    ann = limited.guest("Ann")
    table = opened(ann)
    with ann.socket(table) as hearing:
        hearing.recv(SECONDS)
        for _ in range(RATES["message"].at_once):
            hearing.send('{"type":"ping"}')
            assert "pong" in str(hearing.recv(SECONDS))
        hearing.send('{"type":"ping"}')
        refused = str(hearing.recv(SECONDS))
        assert "server_too_fast" in refused
        assert '"seconds":1' in refused
        assert close_code(hearing, "x") == 1008


def test_commands_other_than_decisions_have_their_own_limit(limited: Serving) -> None:
    ann = limited.guest("Ann")
    table = opened(ann)
    for number in range(RATES["command"].at_once):
        assert ann.act(table, "swap", str(number), seat=0, other=1).status == 200
    version = limited.version(table)
    with ann.socket(table) as hearing:
        hearing.recv(SECONDS)
        hearing.send('{"type":"swap","id":"x","seat":0,"other":1}')
        assert "server_too_fast" in str(hearing.recv(SECONDS))
    assert limited.version(table) == version


def test_forwarded_addresses_are_believed_only_from_a_trusted_proxy(tmp_path: Path) -> None:
    def guess(client: Client, forwarded: str) -> int:
        return client.ask("GET", "/api/codes/AAAAAA", x_forwarded_for=forwarded).status

    most = RATES["code"].at_once
    (tmp_path / "open").mkdir()
    with serving(tmp_path / "open") as server:
        nobody = server.stranger()
        assert [guess(nobody, f"192.0.2.{number}") for number in range(most)] == [404] * most
        assert guess(nobody, "192.0.2.99") == 429
    (tmp_path / "behind").mkdir()
    with serving(tmp_path / "behind", trust_proxy=True) as server:
        nobody = server.stranger()
        # Only the last entry is from the proxy; the client may have invented those before it.
        said = [guess(nobody, f"192.0.2.{number}, 198.51.100.7") for number in range(most)]
        assert said == [404] * most
        assert guess(nobody, "192.0.2.99, 198.51.100.7") == 429
        assert guess(nobody, "192.0.2.99,198.51.100.8") == 404


def test_ipv4_addresses_are_distinguished_on_an_ipv6_socket() -> None:
    assert counted("::ffff:192.0.2.1") != counted("::ffff:192.0.2.2")
    assert counted("2001:db8::1") == counted("2001:db8::2") != counted("2001:db8:0:1::1")
    assert len(counted("x" * 1000)) < 100


# Memory


def test_sockets_per_identity_are_limited(limited: Serving, clock: list[float]) -> None:
    ann = limited.guest("Ann")
    tables = [opened(ann) for _ in range(3)]
    with ExitStack() as held:
        for number in range(MOST_SOCKETS - 1):
            clock[0] += 10
            hearing = held.enter_context(ann.socket(tables[number // MOST_SOCKETS_AT_TABLE]))
            hearing.recv(SECONDS)
        with ann.socket(tables[1]) as hearing:
            hearing.recv(SECONDS)
            clock[0] += 10
            with pytest.raises(InvalidStatus) as refused, ann.socket(tables[2]):
                pass
            check_is_too_much(refused.value, "server_too_many")
        gone = threading.Event()
        for _ in range(600):  # until the server has noticed
            clock[0] += 10
            with suppress(InvalidStatus), ann.socket(tables[2]) as hearing:
                if '"type":"table"' in str(hearing.recv(SECONDS)):
                    break
            gone.wait(0.05)
        else:
            pytest.fail("a closed socket still counts")


def test_memory_used_for_unknown_addresses_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    counting = Limits()
    for number in range(1000):
        counting.check("request", str(number), NOW)
        counting.open_socket(str(number), "192.0.2.1", "table")
        counting.close_socket(str(number), "192.0.2.1", "table")
    assert len(counting._buckets["request"]) == 10
    assert not counting.sockets.own
    assert not counting.sockets_of_address.own
    assert not counting.sockets_at_table.own


def test_former_visitors_do_not_use_memory_for_ever(limited: Serving, clock: list[float]) -> None:
    for number in range(5):
        limited.guest(f"Guest {number}").ask("GET", "/api/me")
    known = limited.hub.identities
    limited.call(known.write_seen)
    assert len(known._noted) == 5
    clock[0] += 2 * identities.SEEN_EVERY
    limited.call(known.write_seen)
    assert known._noted == {}


# Logs


def test_logs_contain_no_secrets_even_when_the_database_fails(tmp_path: Path) -> None:
    with serving(tmp_path, rate_scale=0.0) as server:
        ann = server.guest("Ann Secretname")
        body = {"settings": {"seats": 2}, "fill": "kitten", "start": True}
        table = ann.ask("POST", "/api/tables", body).data["id"]

        async def dealt() -> tuple[str, str]:
            live = await server.hub.tables.find(table)
            assert live.table.dealt is not None
            record = live.table.dealt.game.record()
            return live.table.dealt.salt, " ".join(str(record["deck"]).split()[:8])

        salt, deck = server.call(dealt)
        with sqlite3.connect(tmp_path / "linko.db") as database:
            database.execute("ALTER TABLE log RENAME TO away")
        said = [
            ann.act(table, "say", "a", phrase="hello"),
            ann.ask("POST", "/api/tables", body),
        ]
        said.append(ann.ask("GET", f"/api/tables/{table}", authorization="Bearer x"))
        log = "\n".join(server.lines)
    assert [answer.status for answer in said] == [503, 503, 401]
    for answer in said[:2]:
        assert answer.data["code"] == "server_cannot_save"
        assert b"log" not in answer.body
    assert "the database failed" in log
    token = ann.headers["cookie"].partition("=")[2]
    for secret in (salt, deck, token, table, "Secretname"):
        assert secret not in log
    assert "linko=" not in log

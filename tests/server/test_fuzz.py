"""Whatever is sent to a real server causes no error and has no effect."""

from __future__ import annotations

import json
import socket as plain
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed, InvalidStatus

from linko.errors import ERRORS
from linko.server.socket import LONGEST_MESSAGE
from tests.server.live_server import SECONDS, Client, Serving, serving

BEYOND_THE_SCHEMA = [positive_data_acceptance]
"""No schema says that names are printable or settings playable, so valid data may be refused."""


@dataclass
class Scene:
    """A running game of two people, and an outsider."""

    server: Serving
    ann: Client
    ben: Client
    eve: Client
    table: str
    version: int

    def is_untouched(self) -> bool:
        """Whether the table is unchanged, and the server answers and has logged no traceback."""
        healthy = self.eve.ask("GET", "/healthz").status == 200
        unchanged = self.server.version(self.table) == self.version
        return healthy and unchanged and not self.server.has_traceback()


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with serving(tmp_path_factory.mktemp("server"), rate_scale=0.0) as server:
        ann, ben, eve = (server.guest(name) for name in ("Ann", "Ben", "Eve"))
        opening = {"settings": {"seats": 2, "starter": 0}}
        table = ann.ask("POST", "/api/tables", opening).data["id"]
        ben.act(table, "sit", "sit", seat=1)
        assert ann.act(table, "start", "start").status == 200
        yield Scene(server, ann, ben, eve, table, server.version(table))


def answers(scene: Scene, who: Client, message: str | bytes) -> list[dict[str, object]]:
    """The socket's answers; none if the server disconnected, as it does for oversized frames."""
    found: list[dict[str, object]] = []
    with who.socket(scene.table) as socket:
        socket.recv(SECONDS)
        try:
            socket.send(message)
            socket.send('{"type":"ping"}')
            while True:
                answer = json.loads(socket.recv(SECONDS))
                if answer["type"] == "pong":
                    return found
                if answer["type"] != "presence":
                    found.append(answer)
        except ConnectionClosed:
            return found


def is_typed_refusal(answer: dict[str, object]) -> bool:
    return (
        answer["type"] == "refused"
        and answer["code"] in ERRORS
        and answer["code"] != "server_broken"
        and isinstance(answer["sentence"], str)
    )


# HTTP requests from the OpenAPI document


def operations(scene: Scene) -> list[Any]:
    document = scene.eve.ask("GET", "/api/openapi.json").data
    schema = schemathesis.openapi.from_dict(document)
    return [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]


def fuzz(scene: Scene, examples: int) -> set[int]:
    """Send valid and invalid requests of every described kind; return the statuses received."""
    met: set[int] = set()
    described = operations(scene)
    assert len(described) > 20
    for operation in described:

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:  # noqa: ANN401 - of whatever operation
            if "table" in case.path_parameters:
                case.path_parameters["table"] = scene.table
            answer = case.call_and_validate(
                base_url=f"http://127.0.0.1:{scene.server.port}",
                headers={"Cookie": scene.eve.headers["cookie"]},
                excluded_checks=BEYOND_THE_SCHEMA,
            )
            met.add(answer.status_code)

        ask()
    return met


def test_every_response_matches_the_openapi_document(scene: Scene) -> None:
    met = fuzz(scene, 15)
    assert met >= {200, 201, 400, 404}
    assert max(met) < 500
    assert scene.is_untouched()


@pytest.mark.slow
def test_many_responses_match_the_openapi_document(scene: Scene) -> None:
    assert max(fuzz(scene, 200)) < 500
    assert scene.is_untouched()


def test_the_openapi_document_forbids_what_the_server_refuses(scene: Scene) -> None:
    document = scene.eve.ask("GET", "/api/openapi.json").data
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            for body in operation.get("requestBody", {}).get("content", {}).values():
                kinds = body["schema"].get("oneOf") or [body["schema"]]
                for kind in kinds:
                    name = kind["$ref"].rpartition("/")[2]
                    schema = document["components"]["schemas"][name]
                    assert schema["additionalProperties"] is False, (path, method, name)


@pytest.mark.parametrize("path", ["/metrics", "/api/bulletin"])
def test_what_a_host_offers_can_only_be_read(scene: Scene, path: str) -> None:
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        assert scene.eve.ask(method, path, {"words": "x"}).status == 405
    for header in ("", "Bearer", "Bearer \xff\xfe", "Basic x", "Bearer " + "x" * 4000):
        answer = scene.eve.ask("GET", path, authorization=header)
        assert answer.status == (404 if path == "/metrics" else 200)
        assert scene.eve.ask("GET", f"{path}?token={header[:7]}".replace(" ", "")).status < 500
    assert scene.is_untouched()


# The socket

UGLY = (
    "",
    " ",
    "null",
    "true",
    "0",
    '"ping"',
    "[]",
    "{}",
    "[" * 4000,
    '{"type":' * 1000,
    '{"type":"ping","type":"start"}',
    '{"type":"ping","x":1}',
    '{"type":null}',
    '{"type":"nothing"}',
    '{"type":"table","version":1}',
    '{"type":"move"}',
    '{"type":"move","id":"a","number":NaN,"move":"7"}',
    '{"type":"move","id":"a","number":Infinity,"move":"7"}',
    '{"type":"move","id":"a","number":1e400,"move":"7"}',
    '{"type":"move","id":"a","number":1.5,"move":"7"}',
    '{"type":"move","id":"a","number":"1","move":"7"}',
    '{"type":"move","id":"a","number":-1,"move":"7"}',
    '{"type":"move","id":"a","number":' + "9" * 4000 + ',"move":"7"}',
    '{"type":"move","id":"a","number":1,"move":"\\ud800"}',
    '{"type":"move","id":"a","number":1,"move":"\\u0000"}',
    '{"type":"move","id":"a","number":1,"move":"７"}',
    '{"type":"move","id":"a","number":1,"move":"٣"}',
    '{"type":"move","id":"a","number":1,"move":"' + "7-" * 29 + '7"}',
    '{"type":"move","id":"","number":1,"move":"7"}',
    '{"type":"move","id":"' + "x" * 41 + '","number":1,"move":"7"}',
    '{"type":"sit","id":"a","seat":-1}',
    '{"type":"sit","id":"a","seat":5}',
    '{"type":"sit","id":"a","seat":true}',
    '{"type":"settings","id":"a","settings":{"seats":' + "9" * 4000 + "}}",
    '{"type":"settings","id":"a","settings":{"clock":{"bank":NaN,"per_decision":1}}}',
    '{"type":"say","id":"a","text":"\\u202e"}',
    '{"type":"say","id":"a","phrase":"<script>"}',
    '{"type":"mute","id":"a","person":"\\u0000"}',
    '{"type":"start","id":"a","fill":"exec:sh"}',
    "\ufeff{}",
    "\x00",
    "💥" * 1000,
    b"",
    b"\x00" * 100,
    b"\xff\xfe\xfd",
    b'{"type":"move","id":"\xff","number":1,"move":"7"}',
    b"\x1f\x8b" + b"\x00" * 100,
)


@pytest.mark.parametrize("who", ["ann", "eve"])
def test_invalid_requests_are_refused_with_a_reason(scene: Scene, who: str) -> None:
    client = {"ann": scene.ann, "eve": scene.eve}[who]
    for message in UGLY:
        found = answers(scene, client, message)
        assert len(found) == 1, message
        assert is_typed_refusal(found[0]), (message, found)
    assert scene.is_untouched()


def test_oversized_and_binary_frames_end_only_their_connection(scene: Scene) -> None:
    for message in ("x" * (LONGEST_MESSAGE + 1), b"x" * 1_000_000, "💥" * LONGEST_MESSAGE):
        assert answers(scene, scene.ann, message) == []
    with scene.ann.socket(scene.table) as socket:
        socket.recv(SECONDS)
        socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            socket.recv(SECONDS)
        assert socket.close_code == 1007
    assert scene.is_untouched()


def test_people_without_a_seat_cannot_send_commands(scene: Scene) -> None:
    wrong_orders: tuple[dict[str, object], ...] = (
        {"type": "move", "number": 1, "move": "7"},
        {"type": "sit", "seat": 0},
        {"type": "swap", "seat": 0, "other": 1},
        {"type": "leave_table"},
        {"type": "back"},
        {"type": "seat_bot", "seat": 1, "level": "kitten"},
        {"type": "clear_seat", "seat": 0},
        {"type": "settings", "settings": {"seats": 2}},
        {"type": "start", "fill": "kitten"},
        {"type": "next"},
        {"type": "rematch"},
        {"type": "hand_over", "seat": 0},
        {"type": "say", "phrase": "hello"},
        {"type": "mute", "person": "nobody"},
    )
    for order in wrong_orders:
        found = answers(scene, scene.eve, json.dumps(order | {"id": "x"}))
        assert [is_typed_refusal(answer) for answer in found] == [True], (order, found)
    assert scene.is_untouched()


def test_forged_ids_of_tables_and_people_do_not_open_a_socket(scene: Scene) -> None:
    token = scene.ann.headers["cookie"]
    for cookie in ("", "linko=", token[:-2], token + "AA", "linko=" + "A" * 43, "linko=\xff"):
        with Client(scene.server.port, {"cookie": cookie}).socket(scene.table) as socket:
            assert "server_not_signed_in" in str(socket.recv(SECONDS))
    for table in ("x", scene.table[:-1], scene.table + "A", "*", "%2e%2e", "%F0%9F%92%A5"):
        with scene.eve.socket(table) as socket:
            assert "server_no_such_table" in str(socket.recv(SECONDS))
    for table in ("%00", "x" * 300, "../../me", "x/y"):
        with pytest.raises(InvalidStatus), scene.eve.socket(table):
            pass
    for query in ("?seen=-1", "?seen=x", "?seen=" + "9" * 400, "?seen=%FF", "?&&==;", "?seen=1e9"):
        with scene.eve.socket(scene.table, query) as socket:
            assert '"type":"table"' in str(socket.recv(SECONDS))
    assert scene.is_untouched()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=12,
)
TYPES = ("ping", "move", "sit", "swap", "start", "settings", "say", "mute", "next", "back")
NAMES = ("id", "number", "move", "seat", "other", "level", "settings", "person", "text", "phrase")
ALMOST = st.builds(
    lambda kind, fields: {"type": kind} | fields,
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(NAMES), JSON, max_size=5),
)
MESSAGES = (
    st.binary(max_size=300) | st.text(max_size=300) | JSON.map(json.dumps) | ALMOST.map(json.dumps)
)


def pelt(scene: Scene, examples: int) -> None:
    """Send random messages on one connection after another, as a person without a seat."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(messages=st.lists(MESSAGES, min_size=1, max_size=20))
    def send(messages: list[str | bytes]) -> None:
        with scene.eve.socket(scene.table) as socket:
            socket.recv(SECONDS)
            for message in messages:
                socket.send(message)
            socket.send('{"type":"ping"}')
            pongs = sum(_is_ping(message) for message in messages) + 1
            while pongs:
                answer = json.loads(socket.recv(SECONDS))
                assert answer["type"] in ("pong", "presence") or is_typed_refusal(answer), answer
                pongs -= answer["type"] == "pong"

    send()


def _is_ping(message: str | bytes) -> bool:
    try:
        return bool(json.loads(message) == {"type": "ping"})
    except (ValueError, RecursionError):
        return False


def test_random_messages_have_no_effect(scene: Scene) -> None:
    pelt(scene, 60)
    assert scene.is_untouched()


@pytest.mark.slow
def test_many_random_messages_have_no_effect(scene: Scene) -> None:
    pelt(scene, 400)
    assert scene.is_untouched()


def test_bytes_that_are_not_http_are_refused_and_the_server_runs_on(scene: Scene) -> None:
    rng = Random(1)
    junk = [
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /" + b"a" * 200_000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 200_000,
        *(rng.randbytes(rng.randint(1, 2000)) + b"\r\n\r\n" for _ in range(30)),
    ]
    for data in junk:
        with plain.create_connection(("127.0.0.1", scene.server.port), SECONDS) as connection:
            try:
                connection.sendall(data)
                connection.shutdown(plain.SHUT_WR)
                said = connection.recv(65536)
            except OSError:
                said = b""
            assert not said or said.startswith(b"HTTP/1.1 4"), (data[:80], said[:80])
    assert scene.is_untouched()

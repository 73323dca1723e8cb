"""Requests that are too long, too slow or too many, on a real server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from socket import SO_SNDBUF, SOL_SOCKET

import pytest

from linko.server import http_protocol, reader_watch
from linko.server.http_protocol import (
    LONGEST_BODY,
    LONGEST_HEAD,
    LONGEST_URL,
    MOST_HEADERS,
    MOST_PIPELINED,
    HttpProtocol,
)
from linko.server.websocket_frames import TEXT
from tests.server.live_server import Serving, serving
from tests.server.test_hostile_sockets import opened, plain, read_all, request, wait_until
from tests.server.test_websocket_frames import sent


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server"), rate_scale=0.0) as running:
        yield running
    assert not running.has_traceback(), running.lines
    assert not any("uvicorn" in line for line in running.lines), running.lines


def get(server: Serving, more: bytes = b"", path: bytes = b"/healthz") -> bytes:
    return b"GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s\r\n" % (path, server.port, more)


def answer(server: Serving, data: bytes) -> bytes:
    """Everything that the server answers to these bytes until it closes."""
    with plain(server, data) as hearing:
        return read_all(hearing)


def status(said: bytes) -> int:
    return int(said.split()[1])


def of_length(server: Serving, size: int) -> bytes:
    """A request whose head has exactly this number of bytes."""
    shortest = get(server, b"Connection: close\r\nX: \r\n")
    more = b"Connection: close\r\nX: %s\r\n" % (b"x" * (size - len(shortest)))
    return get(server, more)


def test_a_head_has_at_most_16_kib(server: Serving) -> None:
    longest = of_length(server, LONGEST_HEAD)
    assert len(longest) == LONGEST_HEAD
    assert status(answer(server, longest)) == 200
    refused = answer(server, of_length(server, LONGEST_HEAD + 1))
    assert status(refused) == 431
    assert b"server_too_large" in refused
    assert b"connection: close" in refused


def test_a_head_may_come_in_pieces(server: Serving) -> None:
    data = of_length(server, 300)
    with plain(server, b"") as hearing:
        for at in range(len(data)):
            hearing.sendall(data[at : at + 1])
        assert status(read_all(hearing)) == 200


def test_a_request_has_at_most_100_headers(server: Serving) -> None:
    lines = [b"X-%d: 1\r\n" % number for number in range(MOST_HEADERS - 2)]
    most = b"Connection: close\r\n" + b"".join(lines)
    assert status(answer(server, get(server, most))) == 200
    assert status(answer(server, get(server, most + b"Y: 1\r\n"))) == 431


def test_a_url_has_at_most_8_kib(server: Serving) -> None:
    query = b"/healthz?" + b"x" * (LONGEST_URL - len("/healthz?"))
    assert status(answer(server, get(server, b"Connection: close\r\n", query))) == 200
    assert status(answer(server, get(server, b"", query + b"x"))) == 414


def test_a_second_head_on_a_connection_has_the_same_limits(server: Serving) -> None:
    with plain(server, get(server)) as hearing:
        while not hearing.recv(1 << 16).endswith(b"}"):
            pass
        hearing.sendall(get(server, b"X: %s\r\n" % (b"x" * LONGEST_HEAD)))
        assert status(read_all(hearing)) == 431


def test_a_huge_header_is_cut_off_at_once(server: Serving) -> None:
    with plain(server, get(server)[:-2] + b"X: ") as hearing:
        hearing.settimeout(10)
        with pytest.raises(OSError):  # noqa: PT011 - reset, broken pipe or no room
            hearing.sendall(b"x" * 200_000_000)


def test_bytes_that_are_not_http_get_an_answer_and_are_closed(server: Serving) -> None:
    for garbage in (b"\x16\x03\x01\x02\x00\x01", b"GET / FTP/1.0\r\n\r\n", b"x\r\n\r\n"):
        refused = answer(server, garbage)
        assert status(refused) == 400
        assert b"server_bad_message" in refused


def test_a_slow_head_is_refused_and_a_silent_connection_closed(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.2)
    assert answer(server, b"") == b""
    assert status(answer(server, get(server)[:-2] + b"X: x")) == 408
    with plain(server, get(server)) as hearing:
        while not hearing.recv(1 << 16).endswith(b"}"):
            pass
        hearing.sendall(b"GET / HT")
        assert status(read_all(hearing)) == 408


def test_a_slow_body_is_refused(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", 0.2)
    assert status(answer(server, post(server, b"Content-Length: 100\r\n") + b"{")) == 408
    assert answer(server, b"\r\n" + get(server, b"Content-Length: 100\r\n")).startswith(
        b"HTTP/1.1 200"
    )


def post(server: Serving, more: bytes) -> bytes:
    head = get(server, b"Content-Type: application/json\r\n" + more, b"/api/me")
    return b"POST" + head.removeprefix(b"GET")


def test_an_endless_body_is_cut_off(server: Serving) -> None:
    begin = post(server, b"Transfer-Encoding: chunked\r\n")
    for chunk in (b"1;x=y\r\nx\r\n", b"400\r\n" + b"x" * 1024 + b"\r\n"):
        said = answer(server, begin + chunk * (1 + 2 * LONGEST_BODY // len(chunk)))
        assert status(said) == 413
    trailers = begin + b"0\r\n" + b"X: %s\r\n" % (b"x" * 1000) * 100
    assert status(answer(server, trailers)) == 413


def test_requests_may_be_pipelined(server: Serving) -> None:
    last = get(server, b"Connection: close\r\n")
    said = answer(server, get(server) * (MOST_PIPELINED - 1) + last)
    assert said.count(b"HTTP/1.1 200") == MOST_PIPELINED
    with plain(server, get(server) * 5000) as hearing:
        said = b""
        with suppress(ConnectionResetError):
            while data := hearing.recv(1 << 16):
                said += data
        assert said.count(b"HTTP/1.1") < 100


def test_a_request_that_finds_no_turn_is_refused_once(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("linko.server.turns.MOST_WAITING", 0)
    broken_body = post(server, b"Transfer-Encoding: chunked\r\n") + b"not a size\r\n"
    for data in (get(server), get(server) * 20, broken_body, broken_body + get(server)):
        said = answer(server, data)
        assert said.count(b"HTTP/1.1") == 1
        assert status(said) == 503
        assert b"server_too_fast" in said
        assert b"retry-after: 1" in said


def test_a_socket_is_not_opened_before_the_last_answer_is_read(server: Serving) -> None:
    ann, table = opened(server)
    wait_until(lambda: not connections(server))
    with plain(server, b"", receives=2048) as hearing:
        wait_until(lambda: len(connections(server)) == 1)
        (one,) = connections(server)

        async def narrow() -> None:
            one.transport.set_write_buffer_limits(0)
            one.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, 2048)

        server.call(narrow)
        hearing.sendall(get(server, b"", b"/api/openapi.json"))
        wait_until(lambda: one.flow.write_paused and one._is_answered)
        hearing.sendall(request(server, ann, table))
        said = read_all(hearing)
    assert said.count(b"HTTP/1.1 200") == 1
    assert said.count(b"HTTP/1.1 400") == 1


def test_an_upgrade_to_an_unknown_protocol_is_ignored_and_the_request_answered(
    server: Serving,
) -> None:
    upgrade = b"Connection: Upgrade\r\nUpgrade: h2c\r\n"
    said = answer(server, get(server, upgrade) + b"PRI * HTTP/2.0\r\n\r\n")
    assert said.count(b"HTTP/1.1") == 1
    assert status(said) == 200


def test_frames_behind_the_handshake_are_not_lost(server: Serving) -> None:
    ann, table = opened(server)
    with plain(server, request(server, ann, table) + sent(b'{"type":"ping"}', TEXT)) as hearing:
        said = b""
        while b'"pong"' not in said:
            said += hearing.recv(1 << 16)


def test_a_client_that_does_not_read_its_response_is_disconnected(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader_watch, "READ_SECONDS", 0.2)
    monkeypatch.setattr(server.server.config, "timeout_keep_alive", 0.2)
    texts = get(server, b"", b"/api/openapi.json")
    with ExitStack() as held:
        for _ in range(5):
            hearing = held.enter_context(plain(server, b"", receives=2048))
            hearing.sendall(texts * MOST_PIPELINED)
        wait_until(lambda: not connections(server))


def connections(server: Serving) -> list[HttpProtocol]:
    found = tuple(server.server.server_state.connections)
    return [one for one in found if isinstance(one, HttpProtocol)]


def test_connections_per_address_are_limited_and_the_oldest_idle_one_is_closed(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, connections_per_address=5) as server, ExitStack() as held:
        idle = [held.enter_context(plain(server, b"")) for _ in range(5)]
        wait_until(lambda: len(connections(server)) == 5)
        assert server.stranger().ask("GET", "/healthz").status == 200
        with suppress(ConnectionResetError):
            assert idle[0].recv(1) == b""
        idle[4].setblocking(False)
        with pytest.raises(BlockingIOError):
            idle[4].recv(1)


def test_an_address_without_an_idle_connection_is_refused_with_429(tmp_path: Path) -> None:
    with serving(tmp_path, connections_per_address=3) as server, ExitStack() as held:
        ann, table = opened(server)
        for _ in range(3):
            held.enter_context(ann.socket(table)).recv(10)
        said = answer(server, b"")
        assert status(said) == 429
        assert b"retry-after: 1" in said
        assert len(server.hub.tables.connections) == 3


def test_when_the_server_is_full_spectators_are_disconnected_and_players_stay(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, connections=4) as server, ExitStack() as held:
        ann, table = opened(server)
        ben = server.guest("Ben")
        hers = held.enter_context(ann.socket(table))
        assert '"table"' in str(hers.recv(10))
        for _ in range(6):
            his = held.enter_context(ben.socket(table))
            assert '"table"' in str(his.recv(10))
        hers.send('{"type":"ping"}')
        while "pong" not in str(hers.recv(10)):
            pass


def test_behind_a_proxy_the_forwarded_address_is_used(tmp_path: Path) -> None:
    with serving(tmp_path, connections_per_address=2, trust_proxy=True) as server:
        ann, table = opened(server)
        with ExitStack() as held:
            for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
                hearing = held.enter_context(ann.socket(table, x_forwarded_for=address))
                assert '"table"' in str(hearing.recv(10))
            said = ann.ask("GET", "/healthz", x_forwarded_for="192.0.2.1")
            assert said.status == 429
            assert int(said.headers["retry-after"]) >= 1
            assert ann.ask("GET", "/healthz", x_forwarded_for="192.0.2.2").status == 200


def test_the_server_stops_even_if_responses_are_not_read(tmp_path: Path) -> None:
    with serving(tmp_path, rate_scale=0.0) as server:
        stuck = plain(server, get(server, b"", b"/api/openapi.json") * 4, receives=2048)
        refused = plain(server, get(server)[:-2] + b"X: " + b"x" * 300_000)
        wait_until(lambda: len(connections(server)) == 2)
        began = time.monotonic()
    stuck.close()
    refused.close()
    assert time.monotonic() - began < 8

"""Sockets that break the protocol or do not read, on a real server."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from linko.server.limits import RATES
from linko.server.websocket import MOST_UNREAD, WebSocket
from linko.server.websocket_frames import CONTINUATION, PING, PONG, TEXT
from tests.server.live_server import SECONDS, Client, Serving, serving
from tests.server.test_websocket_frames import sent


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server"), rate_scale=0.0) as running:
        yield running


@pytest.fixture(scope="module")
def pinging_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("pinging")
    with serving(folder, rate_scale=0.0, ping_seconds=0.3) as running:
        yield running


def request(server: Serving, who: Client, table: str, more: str = "", query: str = "") -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/socket{query} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nCookie: {who.headers.get('cookie', '')}\r\n{more}\r\n"
    ).encode()


def plain(server: Serving, data: bytes, receives: int | None = None) -> socket.socket:
    made = socket.socket()
    if receives is not None:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
    made.settimeout(SECONDS)
    made.connect(("127.0.0.1", server.port))
    made.sendall(data)
    return made


def read_all(hearing: socket.socket) -> bytes:
    found = b""
    while data := hearing.recv(1 << 16):
        found += data
    return found


def opened(server: Serving) -> tuple[Client, str]:
    ann = server.guest("Ann")
    return ann, str(ann.ask("POST", "/api/tables", {"settings": {"seats": 2}}).data["id"])


def sockets(server: Serving) -> list[WebSocket]:
    found = tuple(server.server.server_state.connections)
    return [one for one in found if isinstance(one, WebSocket)]


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("more", "query", "status"),
    [
        ("Content-Length: 5\r\n", "", b"400"),
        ("Transfer-Encoding: chunked\r\n", "", b"400"),
        (f"X: {'x' * 9000}\r\n", "", b"431"),
        ("".join(f"X-{number}: 1\r\n" for number in range(140)), "", b"431"),
        ("", f"?seen={'1' * 9000}", b"414"),
    ],
)
def test_a_request_that_cannot_be_upgraded_is_answered_and_closed(
    server: Serving, more: str, query: str, status: bytes
) -> None:
    with plain(server, request(server, server.stranger(), "abc", more, query)) as hearing:
        assert read_all(hearing).split()[1] == status


def test_an_application_that_fails_before_the_accept_answers_in_http(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(server.server.config, "loaded_app", failing)
        with plain(server, request(server, server.stranger(), "abc")) as hearing:
            answer = read_all(hearing)
    assert answer.startswith(b"HTTP/1.1 500")
    assert answer.endswith(b"\r\n\r\n")


def test_only_a_pong_with_the_same_content_answers_a_ping(pinging_server: Serving) -> None:
    server = pinging_server
    ann, table = opened(server)
    with plain(server, request(server, ann, table)) as hearing:
        hearing.settimeout(0.05)
        found, end = b"", time.monotonic() + SECONDS
        while time.monotonic() < end:
            try:
                hearing.sendall(sent(b"", PONG))
                data = hearing.recv(1 << 16)
            except TimeoutError:
                continue
            except OSError:
                break
            if not data:
                break
            found += data
    assert found.endswith(b"\x88\x02" + (1011).to_bytes(2, "big"))
    with ann.socket(table) as honest:
        honest.recv(timeout=SECONDS)
        time.sleep(1.0)
        honest.send('{"type":"ping"}')
        assert "pong" in str(honest.recv(timeout=SECONDS))


def test_the_number_of_waiting_messages_is_limited(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, table = opened(server)
    wait_until(lambda: not sockets(server))
    with plain(server, request(server, ann, table)) as hearing:
        wait_until(lambda: len(sockets(server)) == 1 and sockets(server)[0].is_writable)
        real, most = WebSocket.data_received, 0

        def counting(one: WebSocket, data: bytes) -> None:
            nonlocal most
            real(one, data)
            most = max(most, len(one._messages))

        monkeypatch.setattr(WebSocket, "data_received", counting)
        hearing.sendall(sent(b'{"type":"ping"}') * 150)
        answer = b""
        while answer.count(b'"pong"') < 150:
            answer += hearing.recv(1 << 16)
    assert most <= MOST_UNREAD


def test_a_closed_connection_that_does_not_read_is_soon_aborted(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (
        "connection.DRAIN_SECONDS",
        "websocket.CLOSE_SECONDS",
        "reader_watch.LAST_SECONDS",
    ):
        monkeypatch.setattr(f"linko.server.{name}", 0.05)
    ann, table = opened(server)
    wait_until(lambda: not sockets(server))
    with plain(server, request(server, ann, table), receives=2048):
        wait_until(lambda: len(server.hub.tables.connections) == 1)

        async def fill() -> None:
            (connection,) = server.hub.tables.connections
            while not connection.is_behind:
                connection.send(b"x" * 10_000)
                await asyncio.sleep(0)
            connection.close(4401)

        server.call(fill)
        wait_until(lambda: not sockets(server) and not server.hub.tables.connections)


def test_a_stop_survives_a_socket_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        raise ZeroDivisionError

    with serving(tmp_path, rate_scale=0.0) as server:
        ann, table = opened(server)
        with plain(server, request(server, ann, table)):
            wait_until(lambda: len(server.hub.tables.connections) == 1)
            monkeypatch.setattr(WebSocket, "_end", failing)
            server.server.should_exit = True
            wait_until(lambda: not sockets(server) and not server.hub.is_ready)
    assert any("a socket cannot be closed" in line for line in server.lines)


@pytest.mark.parametrize(
    "flood",
    [
        sent(b"", PING),
        sent(b"x" * 125, PONG),
        sent(b"", CONTINUATION, final=False),
    ],
)
def test_control_frames_and_fragments_count_as_messages(server: Serving, flood: bytes) -> None:
    ann, table = opened(server)
    first = sent(b"", TEXT, final=False)
    most = RATES["message"].at_once
    with plain(server, request(server, ann, table)) as hearing:
        wait_until(lambda: len(server.hub.tables.connections) == 1)
        hearing.sendall(first + flood * (most - 10))
        hearing.sendall(sent(b"?", PING))
        found = b""
        while not found.endswith(b"\x8a\x01?"):
            found += hearing.recv(1 << 16)
        hearing.sendall(flood * most)
        assert read_until_closed(hearing).endswith(CLOSED_1008)
    wait_until(lambda: not server.hub.tables.connections)


CLOSED_1008 = b"\x88\x02" + (1008).to_bytes(2, "big")


def read_until_closed(hearing: socket.socket) -> bytes:
    found = b""
    with suppress(ConnectionResetError):
        while data := hearing.recv(1 << 16):
            found += data
    return found


def test_a_fragmented_message_is_received(server: Serving) -> None:
    ann, table = opened(server)
    parts = [b'{"ty', b'pe":', b'"ping"', b"}"]
    data = sent(parts[0], TEXT, final=False)
    data += b"".join(sent(part, CONTINUATION, final=False) for part in parts[1:-1])
    with plain(server, request(server, ann, table)) as hearing:
        hearing.sendall(data + sent(parts[-1], CONTINUATION))
        found = b""
        while b'"pong"' not in found:
            found += hearing.recv(1 << 16)


def test_a_closed_socket_ignores_further_messages(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("linko.server.websocket.CLOSE_SECONDS", 60.0)
    nobody = server.stranger()
    with plain(server, request(server, nobody, "abc")) as hearing:
        found = b""
        while b"\x88\x02" not in found:
            found += hearing.recv(1 << 16)
        with suppress(ConnectionError):
            hearing.sendall(sent(b"{}") * 2 * RATES["message"].at_once)
        read_until_closed(hearing)


def test_a_client_that_does_not_read_is_disconnected(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("linko.server.reader_watch.READ_SECONDS", 0.2)
    ann, table = opened(server)
    wait_until(lambda: not sockets(server))
    with plain(server, request(server, ann, table), receives=2048):
        wait_until(lambda: len(server.hub.tables.connections) == 1)

        async def fill() -> None:
            (connection,) = server.hub.tables.connections
            while not connection.is_behind:
                connection.send(b"x" * 10_000)
                await asyncio.sleep(0)

        server.call(fill)
        wait_until(lambda: not sockets(server) and not server.hub.tables.connections)


def test_an_evicted_socket_that_does_not_read_is_gone_at_once(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("linko.server.reader_watch.LAST_SECONDS", 10 * SECONDS)
    ann, table = opened(server)
    wait_until(lambda: not sockets(server))
    with plain(server, request(server, ann, table), receives=2048):
        wait_until(lambda: len(server.hub.tables.connections) == 1)

        async def fill_and_evict() -> None:
            (connection,) = server.hub.tables.connections
            while not connection.is_behind:
                connection.send(b"x" * 10_000)
                await asyncio.sleep(0)
            sockets(server)[0].evict()

        server.call(fill_and_evict)
        wait_until(lambda: not sockets(server) and not server.hub.tables.connections)


def test_a_handshake_that_the_application_does_not_answer_is_aborted(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_: object) -> None:
        await asyncio.sleep(1)

    monkeypatch.setattr("linko.server.websocket.HANDSHAKE_SECONDS", 0.1)
    monkeypatch.setattr(server.server.config, "loaded_app", silent)
    with plain(server, request(server, server.stranger(), "abc")) as hearing:
        assert read_all(hearing).startswith(b"HTTP/1.1 503")

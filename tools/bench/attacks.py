"""The attacks that `tools.bench.attack` measures: an outsider attacks over real sockets.

    python -m tools.bench.attacks NAME PORT SECONDS SCALE

This process is the attacker. It connects to 127.0.0.1 only, from 127.0.0.2 and the addresses after
it, because people elsewhere would also have other addresses. Every attack ends after the given
seconds. `SCALE` multiplies sizes and numbers; 1 is the full attack.
"""

from __future__ import annotations

import base64
import json
import os
import random
import select
import selectors
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from http.client import HTTPConnection
from typing import Final

MB: Final = 1_000_000
ADDRESSES: Final = 32
"""Number of addresses that the attacker has."""

NEAR: Final = 4
"""Number of addresses that attacks with few connections use."""

PARALLEL: Final = 8
"""Number of connections on which a flood is sent."""

PATIENCE: Final = 2.0
"""Seconds after which the attacker drops a connection that accepts no data."""

GUESTS: Final = 4
"""Number of guests that the attacker has, each with a table."""

PING: Final = 0x89
FRAGMENT: Final = 0x00
FIRST_FRAGMENT: Final = 0x01


@dataclass
class _Stream:
    """What is being sent on one connection."""

    rest: bytes
    """The data to send next."""
    at: float
    """When the server last accepted data."""
    size: int = 0
    """Number of bytes sent."""


@dataclass
class Attack:
    """A running attack and its figures."""

    port: int
    seconds: float
    scale: float
    connections: int = 0
    """Number of connections that were opened."""
    dropped: int = 0
    """Number of connections that the server closed or refused."""
    sent: int = 0
    """Number of bytes sent."""

    def __post_init__(self) -> None:
        self.end = time.monotonic() + self.seconds
        self.noise = random.Random(1)

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self.end

    def connect(self, number: int = 0, *, wait: bool = True) -> socket.socket:
        """Open a connection from one of the attacker's addresses."""
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((f"127.0.0.{2 + number % ADDRESSES}", 0))
        if wait:
            made.settimeout(PATIENCE)
            made.connect(("127.0.0.1", self.port))
        else:
            made.setblocking(False)
            made.connect_ex(("127.0.0.1", self.port))
        self.connections += 1
        return made

    def send(self, to: socket.socket, data: bytes) -> None:
        to.sendall(data)
        self.sent += len(data)

    def flood(
        self, begin: bytes, chunk: Callable[[], bytes], total: float, *, reads: bool = True
    ) -> None:
        """Send requests of `total` bytes on some connections; replace those that are closed."""
        selector = selectors.DefaultSelector()
        events = selectors.EVENT_WRITE | (selectors.EVENT_READ if reads else 0)
        while not self.is_over:
            while len(selector.get_map()) < PARALLEL:
                to = self.connect(self.connections % NEAR, wait=False)
                selector.register(to, events, _Stream(begin, time.monotonic()))
            for key, ready in selector.select(0.05):
                assert isinstance(key.fileobj, socket.socket)
                to, stream = key.fileobj, key.data
                is_cut = bool(ready & selectors.EVENT_READ)  # answered or closed
                if not is_cut:
                    is_cut = not self._send_some(to, stream, chunk) or stream.size >= total
                if is_cut:
                    self.dropped += 1
                    selector.unregister(to)
                    to.close()
            oldest = time.monotonic() - PATIENCE
            for key in list(selector.get_map().values()):
                assert isinstance(key.fileobj, socket.socket)
                if key.data.at < oldest:
                    self.dropped += 1
                    selector.unregister(key.fileobj)
                    key.fileobj.close()

    def _send_some(self, to: socket.socket, stream: _Stream, chunk: Callable[[], bytes]) -> bool:
        """Send as much as the system accepts; False if the connection is gone."""
        try:
            stream.rest = stream.rest or chunk()
            sent = to.send(stream.rest)
        except BlockingIOError:
            return True
        except OSError:
            return False
        stream.rest = stream.rest[sent:]
        stream.size += sent
        stream.at = time.monotonic()
        self.sent += sent
        return True

    def request(self, more: str = "") -> bytes:
        return f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{more}".encode()

    def upgrade(self, table: str, more: str = "") -> bytes:
        key = base64.b64encode(self.noise.randbytes(16)).decode()
        return (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n{more}"
        ).encode()


def headers(attack: Attack) -> None:
    """100 MB of headers in one request."""
    line = b"".join(b"X-%05d: %s\r\n" % (number, b"a" * 80) for number in range(700))
    attack.flood(attack.request(), lambda: line, 100 * MB * attack.scale)


def header_value(attack: Attack) -> None:
    """One header with a value of 200 MB."""
    part = b"a" * 65_536
    attack.flood(attack.request("X: "), lambda: part, 200 * MB * attack.scale)


def url(attack: Attack) -> None:
    """A URL of 100 MB."""
    part = b"a" * 65_536
    attack.flood(b"GET /", lambda: part, 100 * MB * attack.scale)


def bodies(attack: Attack) -> None:
    """Endless bodies in tiny chunks."""
    begin = (
        f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{attack.port}\r\n"
        "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    ).encode()
    part = b"1;a=b\r\nx\r\n" * 6000
    attack.flood(begin, lambda: part, 100 * MB * attack.scale)


def pipeline(attack: Attack) -> None:
    """An endless stream of requests on one connection, whose answers nobody reads."""
    part = attack.request("\r\n") * 1000
    attack.flood(b"", lambda: part, 100 * MB * attack.scale, reads=False)


def garbage(attack: Attack) -> None:
    """Random bytes at full speed."""
    parts = [attack.noise.randbytes(65_536) for _ in range(8)]
    attack.flood(b"", lambda: attack.noise.choice(parts), 10 * MB * attack.scale)


def idle(attack: Attack) -> None:
    """12,000 connections that send nothing."""
    _hold(attack, _opened(attack, round(12_000 * attack.scale), lambda _: b""), lambda: b"")


def slow_heads(attack: Attack) -> None:
    """4,000 requests whose heads arrive one byte at a time."""
    lines = "".join(f"X-{number}: {'a' * 150}\r\n" for number in range(90))
    begin = attack.request(f"{lines}X: ")
    _hold(attack, _opened(attack, round(4_000 * attack.scale), lambda _: begin), lambda: b"a")


def half_open(attack: Attack) -> None:
    """10,000 handshakes: half incomplete, half complete but silent afterwards."""

    def begin(number: int) -> bytes:
        return attack.upgrade("none", "" if number % 2 else "\r\n")

    _hold(attack, _opened(attack, round(10_000 * attack.scale), begin), lambda: b"")


def pings(attack: Attack) -> None:
    """2 MB/s of pings, whose pongs are read."""
    _frames(attack, _frame(PING, b"") * 200, reads=True)


def fragments(attack: Attack) -> None:
    """2 MB/s of empty fragments."""
    first = _frame(FIRST_FRAGMENT, b"")
    _frames(attack, _frame(FRAGMENT, b"") * 200, reads=True, first=first)


def unread_pongs(attack: Attack) -> None:
    """Long pings at full speed, whose pongs nobody reads."""
    _frames(attack, _frame(PING, b"p" * 125) * 200, reads=False, rate=0)


ATTACKS: Final[dict[str, Callable[[Attack], None]]] = {
    made.__name__: made
    for made in (
        headers,
        header_value,
        url,
        bodies,
        pipeline,
        pings,
        fragments,
        unread_pongs,
        idle,
        slow_heads,
        half_open,
        garbage,
    )
}


def _frame(first: int, content: bytes) -> bytes:
    return bytes((first, 0x80 | len(content))) + b"\0\0\0\0" + content


def _frames(
    attack: Attack, block: bytes, *, reads: bool, first: bytes = b"", rate: float = 2 * MB
) -> None:
    """Send frames on sockets at the attacker's own tables; replace those that are closed."""
    guests = [_guest(attack, number) for number in range(GUESTS)]
    number = 0
    while not attack.is_over:
        cookie, table = guests[number % GUESTS]
        try:
            _send_frames(attack, number, cookie, table, first, block, rate if reads else 0)
        except OSError:
            attack.dropped += 1
        number += 1


def _send_frames(
    attack: Attack, number: int, cookie: str, table: str, first: bytes, block: bytes, rate: float
) -> None:
    with attack.connect(number % GUESTS) as to:
        attack.send(to, attack.upgrade(table, f"Cookie: {cookie}\r\n\r\n"))
        if b" 101 " not in to.recv(1 << 12):
            raise ConnectionRefusedError
        attack.send(to, first)
        began, size = time.monotonic(), 0
        while not attack.is_over:
            attack.send(to, block)
            size += len(block)
            if rate:
                if select.select([to], [], [], 0)[0] and not to.recv(1 << 18):
                    raise ConnectionResetError
                time.sleep(max(0.0, began + size / rate - time.monotonic()))


def _guest(attack: Attack, number: int) -> tuple[str, str]:
    """Create a guest and open a table; return the cookie and the table's id."""
    source = (f"127.0.0.{2 + number}", 0)
    connection = HTTPConnection("127.0.0.1", attack.port, timeout=5.0, source_address=source)
    headers = {"Content-Type": "application/json"}
    try:
        connection.request("POST", "/api/me", '{"name":"Mallory"}', headers)
        answer = connection.getresponse()
        answer.read()
        cookie = str(answer.getheader("set-cookie")).partition(";")[0]
        connection.request(
            "POST", "/api/tables", '{"settings":{"seats":2}}', headers | {"Cookie": cookie}
        )
        found = json.loads(connection.getresponse().read())
    finally:
        connection.close()
    return cookie, str(found["id"])


def _opened(attack: Attack, count: int, begin: Callable[[int], bytes]) -> Iterator[socket.socket]:
    """Open connections, each with the beginning of a request."""
    for number in range(count):
        if attack.is_over:
            return
        try:
            to = attack.connect(number, wait=False)
        except OSError:
            attack.dropped += 1
            continue
        data = begin(number)
        if data:
            for _ in range(100):
                try:
                    attack.send(to, data)
                except BlockingIOError:  # not connected yet
                    time.sleep(0.001)
                except OSError:
                    break
                else:
                    break
        yield to


def _hold(attack: Attack, opening: Iterator[socket.socket], drip: Callable[[], bytes]) -> None:
    """Keep connections open until the attack is over; send something on each every second."""
    held = list(opening)
    selector = selectors.DefaultSelector()
    for to in held:
        selector.register(to, selectors.EVENT_READ)
    while not attack.is_over:
        data = drip()
        for to in list(held) if data else ():
            with suppress(OSError):
                attack.send(to, data)
            if time.monotonic() >= attack.end:
                break
        for key, _ in selector.select(0.0):
            assert isinstance(key.fileobj, socket.socket)
            if not _is_closed(key.fileobj):
                continue
            attack.dropped += 1
            selector.unregister(key.fileobj)
            held.remove(key.fileobj)
            key.fileobj.close()
        time.sleep(min(1.0, max(0.0, attack.end - time.monotonic())))
    for to in held:
        to.close()


def _is_closed(to: socket.socket) -> bool:
    """Whether the server has closed a connection that became readable."""
    try:
        return not to.recv(1 << 16)
    except OSError:
        return True


def main() -> None:
    name, port, seconds, scale = sys.argv[1:]
    os.nice(10)  # lower priority than the measuring process
    attack = Attack(int(port), float(seconds), float(scale))
    ATTACKS[name](attack)
    print(json.dumps(asdict(attack)))


if __name__ == "__main__":
    main()

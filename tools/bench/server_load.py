"""The load driver: many tables of four people on one server or several, with real sockets.

    python -m tools.bench.server            # starts server and driver, each on its own core
    python -m tools.bench.cluster           # the same with the people of a table at two servers

It measures moves per second and delays. It implements the protocol itself, with as little work per
message as possible, so that one core of clients can keep one core of server busy. It reads the
messages of this version and of the previous one, in which a view was `game` and `you`.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import sys
import time
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection

import msgspec
import psutil
import uvloop

SEATS = 4


class _Own(msgspec.Struct):
    seat: int | None
    legal_moves: tuple[str, ...]


class _Board(msgspec.Struct):
    ended_by: str | None


class _Game(msgspec.Struct):
    number: int | None = None
    board: _Board | None = None
    next_decision: int | None = None
    ended_by: str | None = None

    @property
    def decision(self) -> int:
        """The number of the next decision."""
        return self.number or self.next_decision or 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return (self.ended_by if self.board is None else self.board.ended_by) is not None


class _Message(msgspec.Struct):
    type: str
    version: int = 0
    own: _Own | None = None
    you: _Own | None = None
    game: _Game | None = None
    sentence: str = ""


_decode = msgspec.json.Decoder(_Message).decode


@dataclass
class Results:
    """The driver's measurements."""

    pause: float
    moves: int = 0
    refused: int = 0
    late: list[float] = field(default_factory=list)
    running: bool = True
    counting: bool = False


class Table:
    """The clients at one table; it knows when all of them have received a move."""

    def __init__(self, name: str, results: Results, rng: random.Random) -> None:
        self.name = name
        self.results = results
        self.rng = rng
        self.clients: list[Client] = []
        self.sent_at: dict[int, float] = {}
        self.seen: dict[int, int] = {}
        self.moves = 0

    def saw(self, version: int) -> None:
        sent = self.sent_at.get(version)
        if sent is None:
            return
        self.seen[version] = self.seen.get(version, 0) + 1
        if self.seen[version] == len(self.clients):
            del self.seen[version], self.sent_at[version]
            if self.results.counting:
                self.moves += 1
                self.results.moves += 1
                self.results.late.append(time.perf_counter() - sent)


class Client(asyncio.Protocol):
    """The socket of one person."""

    def __init__(self, table: Table, path: str, cookie: str, host: str) -> None:
        self.table = table
        self.buffer = b""
        self.is_open = False
        self.commands = 0
        self.has_agreed = False
        self.version = 0
        self.own: _Own | None = None
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment] # TCP has this type
        self.transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            if b" 101 " not in buffer[:20]:
                raise SystemExit(f"no socket: {buffer[:300]!r}")
            self.is_open = True
            buffer = buffer[end + 4 :]
        at = 0
        while len(buffer) - at >= 2:
            kind, size, begin = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                (size,) = struct.unpack_from("!H", buffer, at + 2)
                begin = at + 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                (size,) = struct.unpack_from("!Q", buffer, at + 2)
                begin = at + 10
            if len(buffer) < begin + size:
                break
            self.frame(kind, buffer[begin : begin + size])
            at = begin + size
        self.buffer = buffer[at:]

    def frame(self, kind: int, data: bytes) -> None:
        if kind == 9:
            self.send(data, 10)
        if kind != 1:
            return
        message = _decode(data)
        if message.type == "refused":
            self.table.results.refused += 1
            print(message.sentence, file=sys.stderr)
        if message.type not in ("update", "table"):
            return
        self.version = message.version
        self.table.saw(message.version)
        if message.type == "table" and not self.ready.done():
            self.ready.set_result(None)
        self.own = own = message.own or message.you or self.own  # only sent if it has changed
        if message.game is not None and own is not None:
            self.decide(message.game, own)

    def decide(self, game: _Game, own: _Own) -> None:
        if game.is_over:
            if not self.has_agreed:
                self.has_agreed = True
                self.command({"type": "rematch"})
            return
        self.has_agreed = False
        if own.legal_moves:
            pause = self.table.results.pause
            move = own.legal_moves[int(self.table.rng.random() * len(own.legal_moves))]
            if pause:
                wait = pause * (0.5 + self.table.rng.random())
                asyncio.get_running_loop().call_later(wait, self.move, game.decision, move)
            else:
                self.move(game.decision, move)

    def move(self, number: int, move: str) -> None:
        if not self.table.results.running:
            return
        self.table.sent_at[self.version + 1] = time.perf_counter()
        self.command({"type": "move", "number": number, "move": move})

    def command(self, command: dict[str, object]) -> None:
        self.commands += 1
        self.send(msgspec.json.encode(command | {"id": str(self.commands)}), 1)

    def send(self, data: bytes, kind: int) -> None:
        size = len(data)
        head = (
            struct.pack("!BB", 128 | kind, 128 | size)
            if size < 126
            else struct.pack("!BBH", 128 | kind, 128 | 126, size)
        )
        self.transport.write(head + b"\0\0\0\0" + data)  # a mask of zeros is valid


def people(host: str, count: int) -> list[str]:
    """Create guests; return their cookies."""
    connection = HTTPConnection(host)
    cookies = []
    for number in range(count):
        body = json.dumps({"name": f"P{number}"})
        connection.request("POST", "/api/me", body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        answer.read()
        cookies.append(str(answer.getheader("set-cookie")).partition(";")[0])
    connection.close()
    return cookies


def opened(connection: HTTPConnection, cookies: list[str]) -> str:
    """Create a table, seat these four people and deal; return its id."""

    def ask(path: str, body: object, cookie: str) -> dict[str, str]:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        found: dict[str, str] = json.loads(answer.read())
        if answer.status >= 400:
            raise SystemExit(str(found))
        return found

    table = ask("/api/tables", {"settings": {"seats": SEATS}}, cookies[0])["id"]
    for seat, cookie in enumerate(cookies[1:], start=1):
        ask(f"/api/tables/{table}/commands", {"type": "sit", "id": "s", "seat": seat}, cookie)
    return table


async def seated(hosts: str, tables: int, results: Results) -> list[Table]:
    """Create tables at which four people sit, each with a socket.

    With several hosts, separated by commas, the people of each table are spread over all of them.
    """
    rng = random.Random(1)
    names = hosts.split(",")
    cookies = await asyncio.to_thread(people, names[0], tables * SEATS)
    asking = [HTTPConnection(name) for name in names]
    found = []
    for number in range(tables):
        mine = cookies[number * SEATS : (number + 1) * SEATS]
        name = await asyncio.to_thread(opened, asking[number % len(names)], mine)
        table = Table(name, results, rng)
        for seat, cookie in enumerate(mine):
            await enter(table, cookie, names[(number + seat) % len(names)])
        found.append(table)
    for connection in asking:
        connection.close()
    return found


async def enter(table: Table, cookie: str, host: str) -> None:
    """Open a socket at a table."""
    client = Client(table, f"/api/tables/{table.name}/socket", cookie, host)
    name, port = host.split(":")
    await asyncio.get_running_loop().create_connection(partial(_same, client), name, int(port))
    table.clients.append(client)
    await client.ready


async def begin(tables: list[Table], rate: float) -> None:
    """Deal at all tables, so that their moves are spread over time."""
    for table in tables:
        table.clients[0].command({"type": "start"})
        if rate:
            await asyncio.sleep(1 / rate)
    await asyncio.sleep(2.0)


async def counted(
    playing: list[Table], results: Results, seconds: float, servers: list[psutil.Process]
) -> dict[str, float]:
    """Count moves and measure delays and processor time for this number of seconds."""
    results.counting = True
    me = psutil.Process()
    began, driver_cpu, server_cpu = time.perf_counter(), _cpu(me), sum(map(_cpu, servers))
    await asyncio.sleep(seconds)
    results.counting = False
    took = time.perf_counter() - began
    driver_cpu, server_cpu = _cpu(me) - driver_cpu, sum(map(_cpu, servers)) - server_cpu
    results.running = False
    late = sorted(results.late)
    return {
        "tables": len(playing),
        "sockets": sum(len(table.clients) for table in playing),
        "moves_per_s": round(results.moves / took),
        "p50_ms": round(late[len(late) // 2] * 1000, 2),
        "p99_ms": round(late[int(len(late) * 0.99)] * 1000, 2),
        "us_per_move": round(server_cpu / results.moves * 1e6),
        "server_cpu": round(server_cpu / took, 2),
        "driver_cpu": round(driver_cpu / took, 2),
        "mb": round(sum(server.memory_info().rss for server in servers) / 1e6),
        "refused": results.refused,
        "silent_tables": sum(table.moves == 0 for table in playing),
    }


async def drive(
    hosts: str, tables: int, seconds: float, rate: float, servers: list[psutil.Process]
) -> dict[str, float]:
    """Play at this number of tables for some seconds; `rate` limits the total moves per second."""
    results = Results(pause=tables / rate if rate else 0.0)
    playing = await seated(hosts, tables, results)
    await begin(playing, rate)
    return await counted(playing, results, seconds, servers)


def _same(client: Client) -> Client:
    return client


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


if __name__ == "__main__":
    hosts, tables, seconds, rate, pids = sys.argv[1:]
    servers = [psutil.Process(int(pid)) for pid in pids.split(",")]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(drive(hosts, int(tables), float(seconds), float(rate), servers))
    print(json.dumps(found), flush=True)
    os._exit(0)

"""Many tables of four people on one server, all real sockets: moves a second, and how late.

    python -m tools.bench.server            # starts server and driver, each on its own core

This file is the driver. It speaks the protocol itself, with as little work a message as can be, so
that one core of clients can keep one core of server busy.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import resource
import struct
import sys
import time
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection

import msgspec
import uvloop

SEATS = 4


class _You(msgspec.Struct):
    seat: int | None
    legal_moves: tuple[str, ...]


class _Game(msgspec.Struct):
    next_decision: int
    ended_by: str | None


class _Message(msgspec.Struct):
    type: str
    version: int = 0
    you: _You | None = None
    game: _Game | None = None
    sentence: str = ""


_decode = msgspec.json.Decoder(_Message).decode


@dataclass
class Results:
    """What the driver sees."""

    pause: float
    moves: int = 0
    refused: int = 0
    late: list[float] = field(default_factory=list)
    running: bool = True
    counting: bool = False


class Table:
    """Four clients at one table; knows when all of them have seen a move."""

    def __init__(self, name: str, results: Results, rng: random.Random) -> None:
        self.name = name
        self.results = results
        self.rng = rng
        self.clients: list[Client] = []
        self.sent_at: dict[int, float] = {}
        self.seen: dict[int, int] = {}

    def saw(self, version: int) -> None:
        sent = self.sent_at.get(version)
        if sent is None:
            return
        self.seen[version] = self.seen.get(version, 0) + 1
        if self.seen[version] == SEATS:
            del self.seen[version], self.sent_at[version]
            if self.results.counting:
                self.results.moves += 1
                self.results.late.append(time.perf_counter() - sent)


class Client(asyncio.Protocol):
    """One person's socket."""

    def __init__(self, table: Table, path: str, cookie: str, host: str) -> None:
        self.table = table
        self.buffer = b""
        self.is_open = False
        self.count = 0
        self.version = 0
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment] # it is one
        transport = self.transport
        transport.write(self.hello)

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
        you, game = message.you, message.game
        if game is None or you is None:
            return
        if game.ended_by is not None:
            if you.seat == 0:
                self.count += 1
                self.command({"type": "rematch", "id": f"r{self.count}"})
        elif you.legal_moves:
            pause = self.table.results.pause
            move = you.legal_moves[int(self.table.rng.random() * len(you.legal_moves))]
            if pause:
                wait = pause * (0.5 + self.table.rng.random())
                asyncio.get_running_loop().call_later(wait, self.move, game.next_decision, move)
            else:
                self.move(game.next_decision, move)

    def move(self, number: int, move: str) -> None:
        if not self.table.results.running:
            return
        self.table.sent_at[self.version + 1] = time.perf_counter()
        self.command({"type": "move", "id": f"m{number}-{move}", "number": number, "move": move})

    def command(self, command: dict[str, object]) -> None:
        self.send(msgspec.json.encode(command), 1)

    def send(self, data: bytes, kind: int) -> None:
        size = len(data)
        head = (
            struct.pack("!BB", 128 | kind, 128 | size)
            if size < 126
            else struct.pack("!BBH", 128 | kind, 128 | 126, size)
        )
        self.transport.write(head + b"\0\0\0\0" + data)  # a mask of zeros is a mask


def people(host: str, count: int) -> list[str]:
    """The cookies of new guests."""
    connection = HTTPConnection(host)
    cookies = []
    for number in range(count):
        body = json.dumps({"name": f"P{number}"})
        connection.request("POST", "/api/me", body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        answer.read()
        cookies.append(str(answer.getheader("set-cookie")).partition(";")[0])
    return cookies


def opened(host: str, cookies: list[str]) -> str:
    """A table at which these four sit and the cards are dealt; its id."""
    connection = HTTPConnection(host)

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


async def drive(host: str, tables: int, seconds: float, rate: float) -> dict[str, object]:
    """Play at so many tables for so long; with a rate, so many moves a second in all."""
    rng = random.Random(1)
    results = Results(pause=tables / rate if rate else 0.0)
    cookies = people(host, tables * SEATS)
    loop = asyncio.get_running_loop()
    address, port = host.split(":")
    playing = []
    for number in range(tables):
        mine = cookies[number * SEATS : (number + 1) * SEATS]
        table = Table(opened(host, mine), results, rng)
        for cookie in mine:
            path = f"/api/tables/{table.name}/socket"
            client = Client(table, path, cookie, host)
            await loop.create_connection(partial(_same, client), address, int(port))
            table.clients.append(client)
            await client.ready
        playing.append(table)
    for table in playing:
        table.clients[0].command({"type": "start", "id": "go"})
        if rate:
            await asyncio.sleep(1 / rate)
    await asyncio.sleep(2.0)
    results.counting = True
    began, cpu = time.perf_counter(), _cpu()
    await asyncio.sleep(seconds)
    results.counting = False
    took, used = time.perf_counter() - began, _cpu() - cpu
    results.running = False
    late = sorted(results.late)
    return {
        "tables": tables,
        "sockets": tables * SEATS,
        "moves_per_s": round(results.moves / took),
        "p50_ms": round(late[len(late) // 2] * 1000, 2),
        "p99_ms": round(late[int(len(late) * 0.99)] * 1000, 2),
        "refused": results.refused,
        "driver_cpu": round(used / took, 2),
    }


def _same(client: Client) -> Client:
    return client


def _cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


if __name__ == "__main__":
    host, tables, seconds, rate = sys.argv[1:]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(drive(host, int(tables), float(seconds), float(rate)))
    print(json.dumps(found), flush=True)
    os._exit(0)

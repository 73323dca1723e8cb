"""Finished games whose reviews wait while a server is measured."""

from __future__ import annotations

import asyncio
import json
import random
import time
from http.client import HTTPConnection
from typing import Any

from linko import Game
from linko.records import dump_object
from linko.store import Entry, FinishedGame, Store, TableRow
from linko.table import Status

SECONDS = 900.0
"""Seconds to wait for the first review to begin, which compiles the analyser."""


def put_games(database: str, count: int) -> None:
    """Put finished games of random moves into a database that no server uses."""

    async def put() -> None:
        store = await Store.open(database)
        for number in range(count):
            row = TableRow(
                f"review-{number}", None, False, Status.FINISHED, False, 1.0, 1.0, b"{}", ()
            )
            game = FinishedGame(row.id, row.id, 2.0, dump_object(_played(number)).encode(), ())
            await store.append(row.id, [Entry(1, 1.0, b"{}")], row=row, finished=[game])
        await store.close()

    asyncio.run(put())


def ask_for_reviews(port: int, count: int) -> None:
    """Ask for all of them, each as a different guest, and wait until one has begun."""
    for number in range(count):
        cookie = _ask(port, "POST", "/api/me", {"name": f"R{number}"})[1]
        _ask(port, "POST", f"/api/games/review-{number}/review", None, cookie)
    end = time.monotonic() + SECONDS
    while not any(_states(port, count, "running", "done")):
        if time.monotonic() > end:
            raise SystemExit("no review has begun")
        time.sleep(0.5)
    while not any(_ask(port, "GET", _path(number))[0]["done"] for number in range(count)):
        if time.monotonic() > end:
            raise SystemExit("no decision was reviewed")
        time.sleep(0.5)


def count_done(port: int, count: int) -> int:
    """Return the number of reviews that are complete."""
    return sum(_states(port, count, "done"))


def _states(port: int, count: int, *wanted: str) -> list[bool]:
    return [_ask(port, "GET", _path(number))[0]["state"] in wanted for number in range(count)]


def _path(number: int) -> str:
    return f"/api/games/review-{number}/review"


def _played(seed: int) -> dict[str, object]:
    game = Game.deal("classic", seats=4, seed=seed)
    chance = random.Random(seed)
    while not game.is_over:
        game.push(chance.choice(game.legal_moves))
    return game.record()


def _ask(
    port: int, method: str, path: str, body: object = None, cookie: str = ""
) -> tuple[dict[str, Any], str]:
    connection = HTTPConnection("127.0.0.1", port)
    text = None if body is None else json.dumps(body)
    connection.request(method, path, text, {"Content-Type": "application/json", "Cookie": cookie})
    answer = connection.getresponse()
    found = json.loads(answer.read())
    cookie = str(answer.getheader("set-cookie")).partition(";")[0]
    connection.close()
    if answer.status >= 400:
        raise SystemExit(str(found))
    return found, cookie

"""Past games of the reader of a house, with people and bots; some of them are reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

from linko import EDITIONS, Game
from linko.records import dump_object
from linko.server.figures import figures_from_record
from linko.store import FinishedGame, GameFigures, SeatReview
from tests.browser.positions import House
from tests.rules.reference import random_game
from tests.server.live_server import NOW, Client

DAY = 86400.0
CELLS = (
    ("classic", 4),
    ("classic", 5),
    ("expert", 4),
    ("advanced", 3),
    ("duel", 2),
    ("classic", 4),
)
BOTS = ("greedy", "kitten", "heuristic")


@cache
def _played(cell: tuple[str, int], seed: int) -> Game:
    return random_game(EDITIONS[cell[0]], cell[1], seed)


def add_past(house: House, games: int = 240, days: int = 300) -> tuple[GameFigures, ...]:
    """Add games of the reader, as if they had ended here, and reviews of half of them."""
    past = tuple(_games(house, games, days))

    async def add() -> None:
        store = house.server.hub.store
        for finished, figures in past:
            await store.append(finished.table, (), finished=[finished], figures=[figures])
        for place, (finished, _) in enumerate(past[::2]):
            loss = 0.31 - 0.17 * place / len(past[::2])
            await store.add_review(finished.id, [SeatReview(0, loss, 0.02, -0.01, -loss, 0.3)])

    house.server.call(add)
    return tuple(figures for _, figures in past)


def _games(house: House, games: int, days: int) -> Iterator[tuple[FinishedGame, GameFigures]]:
    rng = Random(3)
    table = house.table("duelled")
    me, *others = (_identity(one) for one in (house.reader, *house.others))
    for number in range(games):
        cell = CELLS[number % len(CELLS)]
        game = _played(cell, rng.randrange(12))
        at = NOW - DAY * days * (1 - number / games)
        people = {0: me} | dict(enumerate(rng.sample(others, rng.randrange(cell[1])), 1))
        bots = [rng.choice(BOTS) for _ in range(cell[1])]
        names = [
            "Ann" if seat == 0 else f"Person {seat}" if seat in people else bots[seat]
            for seat in range(cell[1])
        ]
        record = dump_object(game.record() | {"seats": names}).encode()
        finished = FinishedGame(f"past{number:018}", table, at, record, tuple(people.items()))
        figures = figures_from_record(finished)
        assert figures is not None
        if rng.random() < 0.3:  # the reader is better than chance
            figures = replace(figures, winners=(0,))
        yield finished, figures


def _identity(client: Client) -> str:
    return str(client.ask("GET", "/api/me").data["id"])

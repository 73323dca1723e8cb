"""Helpers for tests of the store: an open store on either database, and values to write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from linko.store import Entry, FinishedGame, Identity, IdentityKind, Store, TableRow
from linko.table import Status

OPEN = TableRow("t", None, False, Status.OPEN, False, 10.0, 10.0, b"{}", ())


def with_store(story: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """Return a test that runs the story with a new store."""

    def test(database: str) -> None:
        async def run() -> None:
            store = await Store.open(database)
            try:
                await story(store)
            finally:
                await store.close()

        asyncio.run(run())

    for name in ("__name__", "__qualname__", "__module__", "__doc__"):
        setattr(test, name, getattr(story, name))
    return test


def entry(version: int, data: bytes = b"{}") -> Entry:
    """Return an entry that is not a move."""
    return Entry(version, 100.0 + version, data)


def move(version: int, game: str, number: int) -> Entry:
    """Return an entry that is a move."""
    return Entry(version, 100.0 + version, b'{"move":"7-7"}', game, number)


async def add_table(store: Store, id: str, **changes: object) -> TableRow:
    """Append the first entry of a table."""
    row = replace(OPEN, id=id, **changes)  # type: ignore[arg-type]  # whatever a test changes
    await store.append(id, [entry(1)], row=row)
    return row


def guest(id: str, seen_at: float = 10.0, name: str = "Ann") -> Identity:
    """Return a guest; the hash of the token is made from the id."""
    return Identity(id, f"hash of {id}".encode(), name, IdentityKind.GUEST, None, 10.0, seen_at)


def bot(id: str, owner: str, created_at: float = 10.0) -> Identity:
    """Return a bot of a guest."""
    token = f"hash of {id}".encode()
    return Identity(id, token, "Robot", IdentityKind.BOT, owner, created_at, created_at)


def game(id: str, table: str, finished_at: float, *players: str) -> FinishedGame:
    """Return a finished game of these identities, in this order."""
    names = ",".join(f'"{player}"' for player in players)
    record = f'{{"linko":1,"id":"{id}","seats":[{names}]}}'.encode()
    return FinishedGame(id, table, finished_at, record, tuple(enumerate(players)))

"""Scripted decks, tokens and bots, so that two servers can be compared byte by byte."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Sequence
from itertools import count

import pytest

from linko import Options
from linko.cards import Card
from linko.judgement.review import Hint, hint
from linko.rules import Move, View
from linko.server import identities, tables
from tests.server.live_server import PatientBots

ROLLOUTS = 100
"""The budget of a hint; counted in rollouts, so that the same view gets the same hint."""

COMMITMENT = re.compile(rb'"commitment":"[0-9a-f]{64}"')


class KnownLuck:
    """Deals the given decks; everything else counts up."""

    def __init__(self, decks: Sequence[tuple[Card, ...]]) -> None:
        self._decks = iter(decks)
        self._ids = count(1)

    def deck(self, options: Options) -> tuple[Card, ...]:
        del options
        return next(self._decks)

    def salt(self) -> str:
        return f"{next(self._ids):064x}"

    def starter(self, seats: int) -> int:
        raise AssertionError(f"the starter among {seats} is given")

    def new_id(self) -> str:
        return f"id-{next(self._ids)}"


class KnownSecrets:
    """Tokens, ids and codes that count up."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def token_urlsafe(self, size: int) -> str:
        return f"{next(self._numbers):0{43 if size == 32 else 16}}"

    def choice(self, letters: str) -> str:
        return letters[next(self._numbers) % len(letters)]


class ScriptedBots(PatientBots):
    """Bots that make the moves they are given, when they are given them."""

    def __init__(self) -> None:
        self._told: dict[str, deque[Move]] = {}
        self._asked: dict[str, list[View]] = {}
        self.hinted: list[View] = []
        """The views for which hints were requested."""

    def asked(self, table: str) -> tuple[View, ...]:
        """The views that the bots of a table received."""
        return tuple(self._asked.get(table, ()))

    def tell(self, table: str, *moves: Move) -> None:
        """Give the bots of a table their next move."""
        self._told.setdefault(table, deque()).extend(moves)

    async def choose(self, bot: str, view: View, *, table: str, urgent: bool) -> Move:
        del bot, urgent
        while not self._told.get(table):
            await asyncio.sleep(0.005)
        move = self._told[table].popleft()
        assert move in view.legal_moves
        self._asked.setdefault(table, []).append(view)
        return move

    async def hint(self, view: View, *, table: str) -> Hint:
        """The strong bot's hint, computed in this process."""
        del table
        self.hinted.append(view)
        return await asyncio.to_thread(hint, view, ROLLOUTS)


def use_known_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make tokens, ids and codes of servers in this process count up from one."""
    known = KnownSecrets()
    monkeypatch.setattr(identities, "secrets", known)
    monkeypatch.setattr(tables, "secrets", known)

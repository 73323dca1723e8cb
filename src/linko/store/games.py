"""SQL that reads finished games."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.engine import Row

from linko.store.rows import FinishedGame

_COLUMNS = "id, table_id, games.finished_at, record, games.players"
_BY_ID = text(f"SELECT {_COLUMNS} FROM games WHERE id = :id")
_OF = text(
    f"SELECT {_COLUMNS} FROM players JOIN games ON id = game_id"
    " WHERE identity = :identity AND players.finished_at < :before"
    " ORDER BY players.finished_at DESC, id LIMIT :limit"
)
_NEXT = text(
    "SELECT games.finished_at, id, record FROM players JOIN games ON id = game_id"
    " WHERE identity = :identity AND (players.finished_at, game_id) > (:after, :after_id)"
    " ORDER BY players.finished_at, game_id LIMIT :limit"
)
_NEVER = 1e300
"""Later than any time."""

GameCursor = tuple[float, str]
"""Position of a game in a list of games: the time of its end, and its id."""
FIRST: GameCursor = (-_NEVER, "")


def game(connection: Connection, id: str) -> FinishedGame | None:
    """Return the finished game with this id."""
    row = connection.execute(_BY_ID, {"id": id}).first()
    return None if row is None else finished_game(row)


def games_of(
    connection: Connection, identity: str, limit: int, before: float | None
) -> tuple[FinishedGame, ...]:
    """Return the games of a player, latest first."""
    before = _NEVER if before is None else before
    rows = connection.execute(_OF, {"identity": identity, "before": before, "limit": limit})
    return tuple(finished_game(row) for row in rows)


def records_after(
    connection: Connection, identity: str, cursor: GameCursor, limit: int
) -> tuple[tuple[GameCursor, bytes], ...]:
    """Return the records after this cursor, oldest first."""
    after, after_id = cursor
    rows = connection.execute(
        _NEXT, {"identity": identity, "after": after, "after_id": after_id, "limit": limit}
    )
    return tuple(((finished_at, id), record.encode()) for finished_at, id, record in rows)


def finished_game(row: Row[*tuple[Any, ...]]) -> FinishedGame:  # Any: what the driver gives
    """Return a row of `games` with these columns: id, table, end, record, players."""
    id, table, finished_at, record, players = row
    return FinishedGame(
        id,
        table,
        finished_at,
        record.encode(),
        msgspec.json.decode(players, type=tuple[tuple[int, str], ...]),
    )

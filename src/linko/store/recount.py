"""Counting the figures of one person again from the records, while servers add games.

Most games are counted before the transaction that replaces the rows. The transaction counts only
the games that ended in between. In PostgreSQL it delays the ends of games for a moment, so that
none is missed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, text

from linko.store import figures
from linko.store.figures import GameFigures
from linko.store.games import GameCursor, finished_game
from linko.store.rows import FinishedGame

PEOPLE_AT_ONCE = 500
"""Number of people read at a time."""

Count = Callable[[FinishedGame], GameFigures | None]
"""Counts a game; None if it does not count for anybody."""

Counted = Mapping[str, GameFigures | None]
"""Games by id."""

_PEOPLE = text(
    "SELECT identity FROM (SELECT identity FROM players UNION SELECT identity FROM figures)"
    " AS people WHERE identity > :after ORDER BY identity LIMIT :limit"
)
_COLUMNS = "id, table_id, games.finished_at, record, games.players"
_AFTER = text(
    f"SELECT {_COLUMNS} FROM players JOIN games ON id = game_id"
    " WHERE identity = :identity AND (players.finished_at, game_id) > (:after, :after_id)"
    " ORDER BY players.finished_at, game_id LIMIT :limit"
)
_IDS = text("SELECT game_id FROM players WHERE identity = :identity ORDER BY game_id")
_THESE = text(f"SELECT {_COLUMNS} FROM games WHERE id IN :ids ORDER BY id").bindparams(
    bindparam("ids", expanding=True)
)
_LOCK = text("LOCK TABLE figures IN SHARE ROW EXCLUSIVE MODE")
_CLEAR = tuple(text(f"DELETE FROM {table} WHERE identity = :identity") for table in figures.COUNTED)
_EXTENT = text(
    "SELECT (SELECT COUNT(*) FROM games), (SELECT COUNT(DISTINCT game_id) FROM figures),"
    " (SELECT COUNT(DISTINCT identity) FROM figures)"
)


@dataclass(frozen=True, slots=True)
class Extent:
    """The numbers of games and people with figures."""

    games: int
    """Number of finished games."""
    counted: int
    """Number of those with figures."""
    people: int
    """Number of people with figures."""


def extent(connection: Connection) -> Extent:
    """Return how many games and people have figures."""
    return Extent(*connection.execute(_EXTENT).one())


def people(connection: Connection, after: str) -> tuple[str, ...]:
    """Return some of the people who have games or figures, in the order of their ids."""
    some = {"after": after, "limit": PEOPLE_AT_ONCE}
    return tuple(connection.execute(_PEOPLE, some).scalars())


def games_after(
    connection: Connection, identity: str, cursor: GameCursor, limit: int
) -> tuple[FinishedGame, ...]:
    """Return a person's games after this cursor, oldest first."""
    after, after_id = cursor
    rows = connection.execute(
        _AFTER, {"identity": identity, "after": after, "after_id": after_id, "limit": limit}
    )
    return tuple(finished_game(row) for row in rows)


def replace(connection: Connection, identity: str, counted: Counted, count: Count) -> None:
    """Replace a person's figures by those of `counted`, and of the games that ended since.

    What reviews said about games stays.
    """
    if connection.dialect.name != "sqlite":  # SQLite has one writer anyway
        connection.execute(_LOCK)
    me = {"identity": identity}
    ids: Sequence[str] = tuple(connection.execute(_IDS, me).scalars())
    if missing := [id for id in ids if id not in counted]:
        found = map(finished_game, connection.execute(_THESE, {"ids": missing}).fetchall())
        counted = {**counted, **{game.id: count(game) for game in found}}
    games = [one for id in ids if (one := counted[id]) is not None]
    for statement in _CLEAR:
        connection.execute(statement, me)
    figures.add(connection, games, only=identity)

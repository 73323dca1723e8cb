"""Appends as SQL: a group of them in a handful of statements, however many they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, text

from linko.store.rows import Entry, FinishedGame, TableRow

_LOG = text(
    "INSERT INTO log (table_id, version, at, data, game, number)"
    " VALUES (:table_id, :version, :at, :data, :game, :number)"
)
_TABLE = text(
    "INSERT INTO tables"
    " (id, code, public, status, attended, created_at, changed_at, summary, members)"
    " VALUES (:id, :code, :public, :status, :attended, :created_at, :changed_at, :summary,"
    " :members)"
    " ON CONFLICT (id) DO UPDATE SET code = excluded.code, public = excluded.public,"
    " status = excluded.status, attended = excluded.attended, created_at = excluded.created_at,"
    " changed_at = excluded.changed_at, summary = excluded.summary, members = excluded.members"
)
_GAME = text(
    "INSERT INTO games (id, table_id, finished_at, record, players)"
    " VALUES (:id, :table_id, :finished_at, :record, :players)"
)
_PLAYER = text(
    "INSERT INTO players (identity, game_id, finished_at)"
    " VALUES (:identity, :game_id, :finished_at)"
)


@dataclass(frozen=True, slots=True)
class Append:
    """What one caller wants written, all or nothing."""

    table: str
    entries: Sequence[Entry]
    row: TableRow | None
    finished: Sequence[FinishedGame]


def write(connection: Connection, appends: Sequence[Append]) -> None:
    """Write all of them. If one cannot be written the database raises, and all are to be undone.

    Rows are written in one order everywhere, so that two processes never wait for each other.
    """
    rows = {append.row.id: append.row for append in appends if append.row is not None}
    if rows:
        connection.execute(_TABLE, [_table(rows[id]) for id in sorted(rows)])
    entries = sorted(
        ((append.table, entry.version, entry) for append in appends for entry in append.entries),
        key=lambda line: line[:2],
    )
    if entries:
        connection.execute(_LOG, [_entry(table, entry) for table, _, entry in entries])
    games = [game for append in appends for game in append.finished]
    if games:
        games.sort(key=lambda game: game.id)
        connection.execute(_GAME, [_game(game) for game in games])
        if players := [line for game in games for line in _players(game)]:
            connection.execute(_PLAYER, players)


def _entry(table: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table,
        "version": entry.version,
        "at": entry.at,
        "data": entry.data.decode(),
        "game": entry.game,
        "number": entry.number,
    }


def _table(row: TableRow) -> dict[str, object]:
    return {
        "id": row.id,
        "code": row.code,
        "public": row.public,
        "status": row.status.value,
        "attended": row.attended,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
        "summary": row.summary.decode(),
        "members": as_json(row.members),
    }


def _game(game: FinishedGame) -> dict[str, object]:
    return {
        "id": game.id,
        "table_id": game.table,
        "finished_at": game.finished_at,
        "record": game.record.decode(),
        "players": as_json(game.players),
    }


def _players(game: FinishedGame) -> Iterable[dict[str, object]]:
    for identity in sorted({identity for _, identity in game.players}):
        yield {"identity": identity, "game_id": game.id, "finished_at": game.finished_at}


def as_json(value: object) -> str:
    """A small list as text."""
    return msgspec.json.encode(value).decode()

"""SQL that writes a group of appends in a few statements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from linko.store import figures, tries
from linko.store.figures import GameFigures
from linko.store.json_text import as_json
from linko.store.rows import Entry, FinishedGame, TableRow
from linko.store.tries import TryResult


class _Insert:
    """A statement that adds rows, with the placeholders of each driver."""

    def __init__(self, table: str, columns: str, *, replace: str | None = None) -> None:
        names = columns.split()
        into = f"INSERT INTO {table} ({', '.join(names)}) VALUES"
        also = ""
        if replace is not None:
            changed = ", ".join(f"{name} = excluded.{name}" for name in names if name != replace)
            newer = f"{table}.changed_at <= excluded.changed_at"  # an older row changes nothing
            also = f" ON CONFLICT ({replace}) DO UPDATE SET {changed} WHERE {newer}"
        numbered = ", ".join(f"${number}" for number, _ in enumerate(names, start=1))
        self._sqlite = f"{into} ({', '.join('?' * len(names))}){also}"
        self._postgres = f"{into} ({numbered}){also}"

    def run(self, connection: Connection, rows: Sequence[tuple[object, ...]]) -> None:
        """Add these rows."""
        is_sqlite = connection.dialect.name == "sqlite"
        statement = self._sqlite if is_sqlite else self._postgres
        connection.exec_driver_sql(statement, rows)


_LOG = _Insert("log", "table_id version at data game number")
_TABLE = _Insert(
    "tables",
    "id code public status attended created_at changed_at summary members",
    replace="id",
)
_GAME = _Insert("games", "id table_id finished_at record players")
_PLAYER = _Insert("players", "identity game_id finished_at")

_LOCK = (
    "SELECT CAST(pg_current_xact_id() AS text) FROM (SELECT count(*) FROM"
    " (SELECT 1 FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE) AS locked) AS done"
)

TRANSACTION = "transaction"
"""Key in `Connection.info` of the current transaction's number, if a statement returned it."""


@dataclass(frozen=True, slots=True)
class Append:
    """Everything that one caller writes; all of it or nothing is written."""

    table: str
    entries: Sequence[Entry]
    row: TableRow | None
    finished: Sequence[FinishedGame]
    figures: Sequence[GameFigures] = ()
    tries: Sequence[TryResult] = ()


def write(connection: Connection, appends: Sequence[Append]) -> None:
    """Write all appends. If the database refuses one and raises, the caller must undo all.

    Rows are always written in the same order, so that two processes never block each other.
    """
    rows = {append.row.id: append.row for append in appends if append.row is not None}
    if rows:
        _TABLE.run(connection, [_table(rows[id]) for id in sorted(rows)])
    entries = [_entry(append.table, entry) for append in appends for entry in append.entries]
    if entries:
        entries.sort(key=_place)
        _LOG.run(connection, entries)
    games = [game for append in appends for game in append.finished]
    if games:
        games.sort(key=lambda game: game.id)
        _GAME.run(connection, [_game(game) for game in games])
        if players := [line for game in games for line in _players(game)]:
            _PLAYER.run(connection, players)
    figures.add(connection, [game for append in appends for game in append.figures])
    tries.finish(connection, [result for append in appends for result in append.tries])


def lock(connection: Connection, appends: Sequence[Append]) -> None:
    """Lock the tables of these appends, always in the same order, against other processes.

    Without this, two groups that write to the same tables could wait for each other forever.
    """
    tables = sorted({append.table for append in appends})
    if tables and connection.dialect.name != "sqlite":  # SQLite has one writer anyway
        number = connection.exec_driver_sql(_LOCK, (tables,)).scalar()
        connection.info[TRANSACTION] = number


def _place(entry: tuple[str, int, float, str, str | None, int | None]) -> tuple[str, int]:
    return entry[:2]


def _entry(table: str, entry: Entry) -> tuple[str, int, float, str, str | None, int | None]:
    return (table, entry.version, entry.at, entry.data.decode(), entry.game, entry.number)


def _table(row: TableRow) -> tuple[object, ...]:
    return (
        row.id, row.code, row.public, row.status.value, row.attended, row.created_at,
        row.changed_at, row.summary.decode(), as_json(row.members),
    )  # fmt: skip


def _game(game: FinishedGame) -> tuple[object, ...]:
    record, players = game.record.decode(), as_json(game.players)
    return (game.id, game.table, game.finished_at, record, players)


def _players(game: FinishedGame) -> Iterable[tuple[object, ...]]:
    for identity in sorted({identity for _, identity in game.players}):
        yield (identity, game.id, game.finished_at)

"""`Daily`: the deal of each day, everybody's tries at it, and the moves and scores of bots.

A day is a number of days since 1970 in UTC. What is final is never changed: a seed, an opened day,
a result, a bot's answer. When a person is forgotten, the results stay without an owner.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from linko.store.errors import StoreConflict
from linko.store.orders import Read
from linko.store.tries import Try
from linko.store.writer import Writer


@dataclass(frozen=True, slots=True)
class DayRow:
    """What fixes the deal of a day."""

    day: int
    seed: str
    """Secret until the day is over."""
    bot: str
    """The bot on the other seats, with its options."""
    drawn_at: float
    opened_at: float | None
    """When it became the deal of the day; None before its day."""


_DRAW = text(
    "INSERT INTO daily_deals (day, seed, bot, drawn_at) VALUES (:day, :seed, :bot, :drawn_at)"
    " ON CONFLICT (day) DO NOTHING"
)
_OPEN = text("UPDATE daily_deals SET opened_at = :at WHERE day = :day AND opened_at IS NULL")
_DAY = text("SELECT day, seed, bot, drawn_at, opened_at FROM daily_deals WHERE day = :day")
_LAST_OPENED = text("SELECT MAX(day) FROM daily_deals WHERE opened_at IS NOT NULL")

_TRY = "table_id, game_id, identity, day, attempt, begun_at, finished_at, score, squares, counts"
_BEGIN = text(
    "INSERT INTO daily_tries (table_id, game_id, identity, day, attempt, begun_at)"
    " VALUES (:table, :game, :identity, :day, :attempt, :begun_at)"
)
_TRIES = text(
    f"SELECT {_TRY} FROM daily_tries WHERE identity = :identity AND day = :day ORDER BY attempt"
)
_SCORES = text(
    "SELECT score, COUNT(*) FROM daily_tries WHERE day = :day AND counts = :yes"
    " GROUP BY score ORDER BY score"
)
_HISTORY = text(
    "SELECT day, score FROM daily_tries WHERE identity = :identity AND counts = :yes ORDER BY day"
)

_ADD_BOT = text(
    "INSERT INTO daily_bots (day, level, score) VALUES (:day, :level, :score)"
    " ON CONFLICT (day, level) DO NOTHING"
)
_BOTS = text("SELECT level, score FROM daily_bots WHERE day = :day ORDER BY level")
_ADD_ANSWER = text(
    "INSERT INTO daily_answers (day, position, move) VALUES (:day, :position, :move)"
    " ON CONFLICT (day, position) DO NOTHING"
)
_ANSWER = text("SELECT move FROM daily_answers WHERE day = :day AND position = :position")
_DROP_ANSWERS = text("DELETE FROM daily_answers WHERE day < :day")


class Daily:
    """Reads and writes the deal of each day."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def draw(self, rows: Sequence[DayRow]) -> None:
        """Add the seeds of days that have none yet."""
        await self._writer.do(partial(_draw, rows=rows))

    async def open(self, day: int, at: float) -> None:
        """Note that a day has begun; the bots' answers for days before yesterday are removed."""
        await self._writer.do(partial(_open, day=day, at=at))

    async def last_opened(self) -> int | None:
        """Return the last day that has begun."""
        return await self._read(lambda found: found.execute(_LAST_OPENED).scalar())

    async def day(self, day: int) -> DayRow | None:
        """Return what fixes the deal of a day; None if it is not drawn yet."""
        return await self._read(partial(_day, day=day))

    async def begin(self, begun: Try) -> None:
        """Add a try; StoreConflict if the person has one with this number."""
        await self._writer.do(partial(_begin, begun=begun))

    async def tries(self, identity: str, day: int) -> tuple[Try, ...]:
        """Return a person's tries at the deal of a day, earliest first."""
        return await self._read(partial(_tries, identity=identity, day=day))

    async def scores(self, day: int) -> tuple[tuple[int, int], ...]:
        """Return the number of counted results with each score, lowest score first."""
        return await self._read(
            lambda found: tuple(
                (score, count) for score, count in found.execute(_SCORES, {"day": day, "yes": True})
            )
        )

    async def history(self, identity: str) -> tuple[tuple[int, int], ...]:
        """Return the days and scores of a person's counted results, earliest day first."""
        return await self._read(
            lambda found: tuple(
                (day, score)
                for day, score in found.execute(_HISTORY, {"identity": identity, "yes": True})
            )
        )

    async def add_bot(self, day: int, level: str, score: int) -> None:
        """Add the score of a bot on the person's seat, unless there is one already."""
        values = {"day": day, "level": level, "score": score}
        await self._writer.do(lambda connection: connection.execute(_ADD_BOT, values).rowcount)

    async def bots(self, day: int) -> dict[str, int]:
        """Return the score of each bot on the person's seat."""
        return await self._read(
            lambda found: {row.level: row.score for row in found.execute(_BOTS, {"day": day})}
        )

    async def answer(self, day: int, position: str) -> str | None:
        """Return the first move that a bot made in a position; None if there is none."""
        place = {"day": day, "position": position}
        return await self._read(lambda found: found.execute(_ANSWER, place).scalar())

    async def first_answer(self, day: int, position: str, move: str) -> str:
        """Store a bot's move unless the position has one already; return the stored move."""
        return await self._writer.do(partial(_first_answer, day=day, position=position, move=move))


def _draw(connection: Connection, rows: Sequence[DayRow]) -> None:
    for row in sorted(rows, key=lambda one: one.day):
        connection.execute(
            _DRAW, {"day": row.day, "seed": row.seed, "bot": row.bot, "drawn_at": row.drawn_at}
        )


def _open(connection: Connection, day: int, at: float) -> None:
    connection.execute(_OPEN, {"day": day, "at": at})
    connection.execute(_DROP_ANSWERS, {"day": day - 1})


def _day(connection: Connection, day: int) -> DayRow | None:
    row = connection.execute(_DAY, {"day": day}).first()
    return None if row is None else DayRow(*row)


def _begin(connection: Connection, begun: Try) -> None:
    values = {
        "table": begun.table,
        "game": begun.game,
        "identity": begun.identity,
        "day": begun.day,
        "attempt": begun.attempt,
        "begun_at": begun.begun_at,
    }
    try:
        connection.execute(_BEGIN, values)
    except IntegrityError as error:
        raise StoreConflict("store_identity_conflict", identity=begun.identity or "") from error


def _tries(connection: Connection, identity: str, day: int) -> tuple[Try, ...]:
    rows = connection.execute(_TRIES, {"identity": identity, "day": day})
    return tuple(_try(*row) for row in rows)


def _try(
    table: str,
    game: str,
    identity: str | None,
    day: int,
    attempt: int,
    begun_at: float,
    finished_at: float | None,
    score: int | None,
    squares: str | None,
    counts: bool | int | None,  # noqa: FBT001 - SQLite's 0 or 1
) -> Try:
    is_counted = None if counts is None else bool(counts)
    return Try(
        table, game, identity, day, attempt, begun_at, finished_at, score, squares, is_counted
    )


def _first_answer(connection: Connection, day: int, position: str, move: str) -> str:
    place = {"day": day, "position": position}
    connection.execute(_ADD_ANSWER, place | {"move": move})
    found: str = connection.execute(_ANSWER, place).scalar_one()
    return found

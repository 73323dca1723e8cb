"""`Reviews`: the reviews of finished games, and the people who wait for one.

A person waits for one game at a time, so the key of a request is the person. A request is removed
when its identity is erased; a review contains nobody's name.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, TextClause
from sqlalchemy import text as sql

from linko.store.errors import StoreConflict
from linko.store.orders import Read
from linko.store.writer import Writer


@dataclass(frozen=True, slots=True)
class StoredReview:
    """The review of a game by one version of the analyser."""

    game: str
    analyser: str
    """Name, version and weights of the analyser."""
    made_at: float
    review: bytes | None
    """JSON; None if this analyser failed at this game."""


_KEEP = sql(
    "INSERT INTO reviews (game_id, analyser, made_at, review)"
    " VALUES (:game, :analyser, :made_at, :review)"
    " ON CONFLICT (game_id, analyser) DO UPDATE SET"
    " made_at = excluded.made_at, review = excluded.review"
)
_LAST = sql(
    "SELECT game_id, analyser, made_at, review FROM reviews WHERE game_id = :game"
    " ORDER BY made_at DESC, analyser LIMIT 1"
)
_BY = sql(
    "SELECT game_id, analyser, made_at, review FROM reviews"
    " WHERE game_id = :game AND analyser = :analyser"
)
_ASK = sql(
    "INSERT INTO review_requests (identity, game_id, asked_at)"
    " SELECT id, CAST(:game AS TEXT), CAST(:at AS DOUBLE PRECISION) FROM identities"
    " WHERE id = :identity ON CONFLICT (identity) DO NOTHING"
)
_ASKED = sql("SELECT game_id FROM review_requests WHERE identity = :identity")
_WITHDRAW = sql("DELETE FROM review_requests WHERE identity = :identity AND game_id = :game")
_FULFIL = sql("DELETE FROM review_requests WHERE game_id = :game")
_WANTED = sql(
    "SELECT game_id FROM review_requests GROUP BY game_id ORDER BY MIN(asked_at), game_id"
    " LIMIT :limit"
)
_IS_WANTED = sql("SELECT 1 FROM review_requests WHERE game_id = :game LIMIT 1")


class Reviews:
    """Reads and writes reviews and requests for them."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def last(self, game: str) -> StoredReview | None:
        """Return the newest review of a game, whichever version made it."""
        return await self._read(partial(_found, game=game, analyser=None))

    async def by(self, game: str, analyser: str) -> StoredReview | None:
        """Return the review of a game by this version of the analyser."""
        return await self._read(partial(_found, game=game, analyser=analyser))

    async def keep(self, review: StoredReview) -> None:
        """Keep a review in place of an earlier one of its analyser; remove the requests for it."""
        await self._writer.do(partial(_keep, review=review))

    async def fulfil(self, game: str) -> None:
        """Remove all requests for a game."""
        await self._writer.do(lambda connection: _run(connection, _FULFIL, game=game))

    async def ask(self, identity: str, game: str, at: float) -> str:
        """Ask for a game; return the game that this person waits for, which may be another."""
        return await self._writer.do(partial(_ask, identity=identity, game=game, at=at))

    async def withdraw(self, identity: str, game: str) -> bool:
        """Take a request back; return whether there was one."""
        found = await self._writer.do(
            lambda connection: _run(connection, _WITHDRAW, identity=identity, game=game)
        )
        return found > 0

    async def wanted(self, limit: int) -> tuple[str, ...]:
        """Return the games that people wait for, in the order in which they were asked for."""
        return await self._read(partial(_wanted, limit=limit))

    async def is_wanted(self, game: str) -> bool:
        """Whether anybody waits for a game."""
        return await self._read(
            lambda found: found.execute(_IS_WANTED, {"game": game}).first() is not None
        )


def _found(connection: Connection, game: str, analyser: str | None) -> StoredReview | None:
    if analyser is None:
        row = connection.execute(_LAST, {"game": game}).first()
    else:
        row = connection.execute(_BY, {"game": game, "analyser": analyser}).first()
    if row is None:
        return None
    id, name, made_at, review = row
    return StoredReview(id, name, made_at, None if review is None else review.encode())


def _keep(connection: Connection, review: StoredReview) -> None:
    text = None if review.review is None else review.review.decode()
    connection.execute(
        _KEEP,
        {
            "game": review.game,
            "analyser": review.analyser,
            "made_at": review.made_at,
            "review": text,
        },
    )
    _run(connection, _FULFIL, game=review.game)


def _ask(connection: Connection, identity: str, game: str, at: float) -> str:
    connection.execute(_ASK, {"identity": identity, "game": game, "at": at})
    found: str | None = connection.execute(_ASKED, {"identity": identity}).scalar()
    if found is None:  # the identity has just been removed
        raise StoreConflict("store_identity_conflict", identity=identity)
    return found


def _wanted(connection: Connection, limit: int) -> tuple[str, ...]:
    return tuple(connection.execute(_WANTED, {"limit": limit}).scalars())


def _run(connection: Connection, statement: TextClause, **values: str) -> int:
    return connection.execute(statement, values).rowcount

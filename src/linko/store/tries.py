"""Tries at the deal of the day: how they end, and what is kept when a person is forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, text


@dataclass(frozen=True, slots=True)
class Try:
    """A person's try at the deal of a day."""

    table: str
    game: str
    identity: str | None
    """None if the person was forgotten."""
    day: int
    attempt: int
    """1 for the one that can count; later ones are practice."""
    begun_at: float
    finished_at: float | None = None
    score: int | None = None
    squares: str | None = None
    """One letter for each turn of the person."""
    counts: bool | None = None
    """Whether the result counts; None while the game is played."""


@dataclass(frozen=True, slots=True)
class TryResult:
    """The end of a try."""

    game: str
    finished_at: float
    score: int
    squares: str
    counts: bool


_FINISH = text(
    "UPDATE daily_tries SET finished_at = :finished_at, score = :score, squares = :squares,"
    " counts = :counts AND attempt = 1 AND NOT EXISTS (SELECT 1 FROM daily_deals AS later"
    " WHERE later.day > daily_tries.day AND later.opened_at IS NOT NULL)"
    " WHERE game_id = :game AND finished_at IS NULL"
)
_FORGET = text("UPDATE daily_tries SET identity = NULL WHERE identity = :identity")


def finish(connection: Connection, results: Sequence[TryResult]) -> None:
    """Store the results of tries; results that are already stored stay as they are.

    Once the next day has begun, the seed is public: nothing counts then, whatever a clock says.
    """
    for result in sorted(results, key=lambda one: one.game):
        connection.execute(
            _FINISH,
            {
                "game": result.game,
                "finished_at": result.finished_at,
                "score": result.score,
                "squares": result.squares,
                "counts": result.counts,
            },
        )


def forget(connection: Connection, identity: str) -> None:
    """Keep a person's results, but remove their owner."""
    connection.execute(_FORGET, {"identity": identity})

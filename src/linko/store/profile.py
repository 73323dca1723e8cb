"""SQL that reads the figures of one person."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, text

from linko.store.figures import WHOLE, SnatchedValue

MOST_OPPONENTS = 12
"""Maximum number of opponents listed: those met most often."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A person's games of one edition with one number of seats."""

    edition: str
    seats: int
    games: int
    won: float
    """Wins; a shared one counts in part."""


@dataclass(frozen=True, slots=True)
class Day:
    """A person's games on one day."""

    day: int
    """Days since the beginning of 1970."""
    games: int
    won: float
    chance: float
    """Wins that chance alone would bring: the sum of 1/seats."""
    reviewed: int
    """Number of games that were reviewed."""
    loss: float
    """Sum of what the decisions in reviewed games gave away."""


@dataclass(frozen=True, slots=True)
class Streak:
    """Streaks: the current length, and the greatest length so far."""

    now: int
    most: int


@dataclass(frozen=True, slots=True)
class Opponent:
    """A person or a bot that the person has played with."""

    name: str
    games: int
    won: int
    """Number of these games that the person won, shared wins included."""


@dataclass(frozen=True, slots=True)
class Luck:
    """The parts of all results of reviewed games, as wins."""

    games: int
    deal: float
    draws: float
    own: float
    others: float


@dataclass(frozen=True, slots=True)
class Profile:
    """Everything about one person's finished games."""

    cells: tuple[Cell, ...]
    days: tuple[Day, ...]
    """Days with games, in order."""
    wins: Streak
    people: tuple[Opponent, ...]
    bots: tuple[Opponent, ...]
    snatched: tuple[SnatchedValue, ...]
    luck: Luck


_EDITIONS = text(
    "SELECT edition, seats, games, won FROM figures_editions WHERE identity = :identity"
    " ORDER BY games DESC, edition, seats"
)
_DAYS = text(
    "SELECT (hour + :zone) / 24 AS day, SUM(games), SUM(won), SUM(chance) FROM figures_hours"
    " WHERE identity = :identity GROUP BY day ORDER BY day"
)
_REVIEWED = text(
    "SELECT (hour + :zone) / 24 AS day, COUNT(*), SUM(loss), SUM(deal), SUM(draws), SUM(own),"
    " SUM(others) FROM figures_reviews WHERE identity = :identity GROUP BY day"
)
_RESULT = "CASE WHEN won > 0 THEN 'w' ELSE ' ' END"
_RESULTS = {
    "sqlite": text(
        f"SELECT GROUP_CONCAT(result, '') FROM (SELECT {_RESULT} AS result FROM figures"
        " WHERE identity = :identity ORDER BY finished_at, game_id)"
    ),
    "postgresql": text(
        f"SELECT STRING_AGG({_RESULT}, '' ORDER BY finished_at, game_id) FROM figures"
        " WHERE identity = :identity"
    ),
}
"""The results of all games in order as one text, which is faster than reading a row for each."""
_PEOPLE = text(
    "SELECT name, games, won FROM figures_opponents JOIN identities ON id = opponent"
    " WHERE identity = :identity AND NOT is_bot ORDER BY games DESC, opponent LIMIT :limit"
)
_BOTS = text(
    "SELECT opponent, games, won FROM figures_opponents"
    " WHERE identity = :identity AND is_bot ORDER BY games DESC, opponent LIMIT :limit"
)
_SNATCHED = text(
    "SELECT value, sets, taken, cards, lost_sets, lost_cards FROM figures_snatches"
    " WHERE identity = :identity ORDER BY value"
)


def profile(connection: Connection, identity: str, zone: int) -> Profile:
    """Return a person's figures; a day begins `zone` hours before midnight of UTC."""
    me = {"identity": identity}
    some, here = me | {"limit": MOST_OPPONENTS}, me | {"zone": zone}
    reviewed = {row[0]: row[1:] for row in connection.execute(_REVIEWED, here)}
    return Profile(
        tuple(
            Cell(edition, seats, games, won / WHOLE)
            for edition, seats, games, won in connection.execute(_EDITIONS, me)
        ),
        tuple(
            Day(
                day, int(games), int(won) / WHOLE, int(chance) / WHOLE,
                *reviewed.get(day, (0, 0.0))[:2],
            )
            for day, games, won, chance in connection.execute(_DAYS, here)
        ),
        _wins(connection.execute(_RESULTS[connection.dialect.name], me).scalar() or ""),
        tuple(Opponent(*row) for row in connection.execute(_PEOPLE, some)),
        tuple(Opponent(*row) for row in connection.execute(_BOTS, some)),
        tuple(SnatchedValue(*row) for row in connection.execute(_SNATCHED, me)),
        Luck(
            sum(row[0] for row in reviewed.values()),
            *(sum(row[part] for row in reviewed.values()) for part in range(2, 6)),
        ),
    )  # fmt: skip


def _wins(results: str) -> Streak:
    """Wins in a row, given a "w" for each win and a blank for any other result."""
    runs = [len(run) for run in results.split(" ")]
    return Streak(runs[-1], max(runs))

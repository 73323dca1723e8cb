"""The figures of finished games, stored when games end; a person's page shows them.

Showing a page must not require counting 10,000 games, so most figures are stored as sums per
person. There is also a row per person and game, for what sums cannot tell: wins in a row, and whose
seat a review judges.
Nothing here reads records: the layer above counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from sqlalchemy import Connection, text

WHOLE: Final = 60
"""A whole win in integer units; shares of a win are integers too, so sums are always exact."""

HOUR: Final = 3600


@dataclass(frozen=True, slots=True)
class SnatchedValue:
    """The sets of one value that a person snatched from players and lost to them."""

    value: int
    """The rank; 14 stands for jokers only."""
    sets: int
    taken: int
    """Number of the snatched sets that the person took; the others were left to their owners."""
    cards: int
    lost_sets: int
    lost_cards: int


@dataclass(frozen=True, slots=True)
class PersonFigures:
    """One person in one game."""

    identity: str
    seat: int
    snatched: tuple[SnatchedValue, ...]


@dataclass(frozen=True, slots=True)
class GameFigures:
    """A finished game that counts."""

    game: str
    finished_at: float
    edition: str
    """The name of the edition; empty for a custom edition."""
    seats: int
    winners: tuple[int, ...]
    bots: frozenset[str]
    """The names of the bots in the game."""
    people: tuple[PersonFigures, ...]
    """Every person once, even on two seats."""

    @property
    def hour(self) -> int:
        """The hour in which it ended, from 1970."""
        return int(self.finished_at // HOUR)

    def won(self, person: PersonFigures) -> int:
        """The person's part of the win in 60ths, which winners share equally."""
        return WHOLE // len(self.winners) if person.seat in self.winners else 0


@dataclass(frozen=True, slots=True)
class SeatReview:
    """What a review says about one seat of a game, all as chances to win."""

    seat: int
    loss: float
    """The chance that the decisions of the seat gave away in the whole game."""
    deal: float
    """Luck of the deal; this and the next three add up to the result minus an equal share."""
    draws: float
    own: float
    others: float


Row = Mapping[str, Any]  # Any: what the drivers accept
Seats = Sequence[tuple[GameFigures, PersonFigures]]


@dataclass(frozen=True, slots=True)
class _Sums:
    """A table of sums; the numbers of new rows are added to those of existing rows."""

    table: str
    keys: tuple[str, ...]
    sums: tuple[str, ...]
    rows: Callable[[GameFigures, PersonFigures], Iterable[Row]]

    def add(self, connection: Connection, seats: Seats) -> None:
        """Add the numbers of these games, in the order of the keys."""
        names = (*self.keys, *self.sums)
        sums = ", ".join(f"{name} = {self.table}.{name} + excluded.{name}" for name in self.sums)
        found: dict[tuple[Any, ...], dict[str, Any]] = {}  # Any: values of rows
        for row in (row for game, person in seats for row in self.rows(game, person)):
            sum_ = found.setdefault(
                tuple(row[key] for key in self.keys), {**row} | _zero(self.sums)
            )
            for name in self.sums:
                sum_[name] += row[name]
        if found:
            connection.execute(
                text(
                    f"INSERT INTO {self.table} ({', '.join(names)}) VALUES (:{', :'.join(names)})"
                    f" ON CONFLICT ({', '.join(self.keys)}) DO UPDATE SET {sums}"
                ),
                [found[key] for key in sorted(found)],
            )


def _zero(names: Iterable[str]) -> dict[str, int]:
    return dict.fromkeys(names, 0)


def _editions(game: GameFigures, person: PersonFigures) -> Iterable[Row]:
    yield {
        "identity": person.identity,
        "edition": game.edition,
        "seats": game.seats,
        "games": 1,
        "won": game.won(person),
    }


def _hours(game: GameFigures, person: PersonFigures) -> Iterable[Row]:
    yield {
        "identity": person.identity,
        "hour": game.hour,
        "games": 1,
        "won": game.won(person),
        "chance": WHOLE // game.seats,
    }


def _opponents(game: GameFigures, person: PersonFigures) -> Iterable[Row]:
    others = [(False, one.identity) for one in game.people if one is not person]
    for is_bot, opponent in (*others, *((True, name) for name in game.bots)):
        yield {
            "identity": person.identity,
            "is_bot": is_bot,
            "opponent": opponent,
            "games": 1,
            "won": int(game.won(person) > 0),
        }


def _snatches(_: GameFigures, person: PersonFigures) -> Iterable[Row]:
    for one in person.snatched:
        yield {"identity": person.identity} | {
            field.name: getattr(one, field.name) for field in fields(one)
        }


_SNATCHED = tuple(field.name for field in fields(SnatchedValue) if field.name != "value")
_ALL_SUMS: Final = (
    _Sums("figures_editions", ("identity", "edition", "seats"), ("games", "won"), _editions),
    _Sums("figures_hours", ("identity", "hour"), ("games", "won", "chance"), _hours),
    _Sums("figures_opponents", ("identity", "is_bot", "opponent"), ("games", "won"), _opponents),
    _Sums("figures_snatches", ("identity", "value"), _SNATCHED, _snatches),
)
COUNTED: Final = ("figures", *(sums.table for sums in _ALL_SUMS))
"""The tables that records alone determine."""

_GAME = text(
    "INSERT INTO figures (identity, finished_at, game_id, hour, seat, won)"
    " VALUES (:identity, :finished_at, :game, :hour, :seat, :won)"
)
_PARTS = ("loss", "deal", "draws", "own", "others")
_REVIEW = text(
    f"INSERT INTO figures_reviews (identity, hour, game_id, {', '.join(_PARTS)})"
    " SELECT identity, hour, game_id,"
    f" {', '.join(f'CAST(:{part} AS DOUBLE PRECISION)' for part in _PARTS)}"
    " FROM figures WHERE game_id = :game AND seat = :seat"
    " ON CONFLICT (identity, hour, game_id) DO UPDATE SET"
    f" {', '.join(f'{part} = excluded.{part}' for part in _PARTS)}"
)
_FORGET = (
    *(
        text(f"DELETE FROM {table} WHERE identity = :identity")
        for table in (*COUNTED, "figures_reviews")
    ),
    text("DELETE FROM figures_opponents WHERE opponent = :identity AND NOT is_bot"),
)


def add(connection: Connection, games: Sequence[GameFigures], *, only: str | None = None) -> None:
    """Add the figures of games, always in the same order of rows; with `only`, for one person."""
    seats = [
        (game, person)
        for game in games
        for person in game.people
        if only is None or person.identity == only
    ]
    if not seats:
        return
    rows = [_game(*seat) for seat in seats]
    rows.sort(key=lambda row: (row["identity"], row["finished_at"], row["game"]))
    connection.execute(_GAME, rows)
    for sums in _ALL_SUMS:
        sums.add(connection, seats)


def add_review(connection: Connection, game: str, seats: Sequence[SeatReview]) -> None:
    """Note what a review says about seats of a game; a later review replaces it."""
    rows = [
        {"game": game} | {field.name: getattr(seat, field.name) for field in fields(seat)}
        for seat in sorted(seats, key=lambda seat: seat.seat)
    ]
    if rows:
        connection.execute(_REVIEW, rows)


def forget(connection: Connection, identity: str) -> None:
    """Erase a person's figures, and the person from the figures of others."""
    for statement in _FORGET:
        connection.execute(statement, {"identity": identity})


def _game(game: GameFigures, person: PersonFigures) -> Row:
    return {
        "identity": person.identity,
        "finished_at": game.finished_at,
        "game": game.game,
        "hour": game.hour,
        "seat": person.seat,
        "won": game.won(person),
    }

"""The figures of a finished game, counted when it ends or recounted from its record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from linko.game import Game
from linko.records import load_object
from linko.refusal import LinkoError
from linko.store import FinishedGame, GameFigures, PersonFigures, SnatchedValue, Store
from linko.table.log import FORGOTTEN
from linko.table.snatches import Snatches

PLAYED_ON: Final = "played_on"
"""The key of a record whose game began in the middle of another; such games do not count."""


DAILY: Final = "daily"
"""The key of a record of a deal of the day, which has figures of its own."""

Record = Mapping[str, Any]  # Any: a record's keys, as we wrote them


def _counts(record: Record) -> bool:
    return PLAYED_ON not in record and DAILY not in record


def game_figures(game: FinishedGame, record: Record, snatches: Snatches) -> GameFigures | None:
    """Return the figures of a game, including what was snatched; None if it does not count."""
    if not _counts(record):
        return None
    edition, names = record["edition"], record["seats"]
    seats_of_people = {seat for seat, _ in game.players}
    first_seats = {identity: seat for seat, identity in sorted(game.players, reverse=True)}
    return GameFigures(
        game.id,
        game.finished_at,
        edition if isinstance(edition, str) else "",
        len(names),
        tuple(record["winners"]),
        frozenset(
            name
            for seat, name in enumerate(names)
            if seat not in seats_of_people and name != FORGOTTEN
        ),
        tuple(
            PersonFigures(identity, seat, snatched_by(snatches, seat))
            for identity, seat in sorted(first_seats.items())
        ),
    )


def figures_from_record(game: FinishedGame) -> GameFigures | None:
    """Return the figures of a stored game; None if it does not count or cannot be replayed."""
    try:
        record: Record = load_object(game.record)
        return game_figures(game, record, replayed(record)) if _counts(record) else None
    except (LinkoError, KeyError):
        return None


async def rebuild(store: Store, counted: Callable[[], None] = lambda: None) -> None:
    """Recount everybody's figures from the records; `counted` is called for each person.

    Servers may keep running.
    """
    after = ""
    while people := await store.people_with_games(after):
        for identity in people:
            await store.rebuild_figures(identity, figures_from_record)
            counted()
        after = people[-1]


def replayed(record: Record) -> Snatches:
    """Return what was snatched in a recorded game."""
    moves: Sequence[str] = record["moves"]
    game = Game.from_record(
        {key: value for key, value in record.items() if key not in {"scores", "winners"}}
        | {"moves": []}
    )
    snatches = Snatches()
    for move in moves:
        snatches.note(game.push(move))
        game.settle()
    return snatches


def snatched_by(snatches: Snatches, seat: int) -> tuple[SnatchedValue, ...]:
    """Return what a seat snatched and lost, as the store keeps it."""
    return tuple(
        SnatchedValue(
            value, count.sets, count.taken, count.cards, count.lost_sets, count.lost_cards
        )
        for value, count in snatches.of(seat).items()
    )

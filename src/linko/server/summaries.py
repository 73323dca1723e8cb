"""The data that the store keeps of a table besides its log: a row for lists, and finished games."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, json, structs

from linko.deals import day_of, squares
from linko.records import dump_object
from linko.server.figures import game_figures
from linko.store import FinishedGame, GameFigures, TableRow, TryResult
from linko.table import LogEntry, Settings, Status, Table, TableGame
from linko.table.log import Hinted, Moved, Muted, Said


class SeatSummary(Struct, frozen=True):
    """The person or bot on a seat."""

    name: str
    bot: str | None
    person: str | None
    present: bool = False
    """Whether the person is connected now."""


class TableSummary(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    status: Status
    settings: Settings
    host: str
    seats: tuple[SeatSummary, ...]
    opened_at: float
    changed_at: float
    to_move: str | None = None
    """The person who must decide now."""
    spectators: int = 0
    your_turn: bool = False
    daily: bool = False
    """Whether it is a table for a deal of the day."""


_encoder = json.Encoder()
_decoder = json.Decoder(TableSummary)


def is_shown_in_lists(happened: Sequence[LogEntry]) -> bool:
    """Return whether any of these entries changes what lists show."""
    return not all(isinstance(one.change, Moved | Hinted | Said | Muted) for one in happened)


def summary(table: Table, *, your_turn: bool = False) -> TableSummary:
    """Return the summary of a table."""
    return TableSummary(
        table.id,
        table.status,
        table.settings,
        table.host,
        tuple(
            SeatSummary(place.name, place.bot, None if place.person is None else place.person.id)
            for place in table.places
        ),
        table.opened_at,
        table.changed_at,
        table.person_to_move,
        table.spectators,
        your_turn,
        table.is_daily,
    )


def read_summary(row: TableRow) -> TableSummary:
    """Return the summary in a row, as of the time when it was written."""
    return _decoder.decode(row.summary)


def table_row(table: Table) -> TableRow:
    """Return the row of a table, for lists and for the next start."""
    return TableRow(
        id=table.id,
        code=table.code if table.status is Status.OPEN else None,
        public=table.settings.public,
        status=table.status,
        attended=table.is_attended,
        created_at=table.opened_at,
        changed_at=table.changed_at,
        summary=_encoder.encode(summary(table)),
        members=tuple(sorted(table.known)),
    )


def ended_game(
    table: Table, dealt: TableGame, at: float
) -> tuple[FinishedGame, GameFigures | None]:
    """Return a finished game as the store keeps it, with its figures if it counts."""
    record = dealt.record()
    game = FinishedGame(
        id=dealt.id,
        table=table.id,
        finished_at=at,
        record=dump_object(record).encode(),
        players=tuple(
            (seat, place.person.id)
            for seat, place in enumerate(table.places)
            if place.person is not None
        ),
    )
    return game, game_figures(game, record, dealt.snatches)


def ended_try(table: Table, dealt: TableGame, at: float) -> TryResult | None:
    """Return the result of a try at a deal of the day; None for other games.

    It counts if the person made every decision, without a hint, before the day was over.
    """
    if dealt.daily is None:
        return None
    seat = next(seat for seat, place in enumerate(table.places) if place.person is not None)
    is_own = not dealt.stood_in and not dealt.hints
    return TryResult(
        game=dealt.id,
        finished_at=at,
        score=dealt.game.scores[seat],
        squares=squares(dealt.record(), seat),
        counts=is_own and day_of(at) == dealt.daily.day,
    )


def forget_in_summary(data: bytes, person: str, name: str) -> bytes:
    """Return a summary without the name of a person."""
    old = _decoder.decode(data)
    seats = tuple(
        SeatSummary(name, seat.bot, seat.person) if seat.person == person else seat
        for seat in old.seats
    )
    return _encoder.encode(structs.replace(old, seats=seats))

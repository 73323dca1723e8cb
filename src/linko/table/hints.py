"""Hints: only for the one person at a table of bots, for their own decisions, and recorded."""

from __future__ import annotations

from dataclasses import dataclass

from linko.rules import View
from linko.table.errors import TableError
from linko.table.lobby import own_seat
from linko.table.log import Hinted
from linko.table.places import Person, count_people
from linko.table.state import Status, TableState


@dataclass(frozen=True, slots=True)
class HintPlace:
    """A decision for which a hint may be given."""

    game: str
    number: int
    """The number of the decision in the game, from 1."""
    view: View
    """What the seat knows."""


def hint_place(table: TableState, by: Person) -> HintPlace:
    """Return the decision for which a person may get a hint now, or refuse it."""
    seat = own_seat(table, by)
    dealt, view = table.dealt, table.view(seat)
    if table.status is not Status.RUNNING or dealt is None or view is None:
        raise TableError("table_not_running")
    if table.is_daily:
        raise TableError("table_daily")
    if count_people(table.places) != 1:
        raise TableError("table_no_hints")
    if table.to_move != seat or table.places[seat].played_by is not None:
        raise TableError("table_hint_not_now")
    return HintPlace(dealt.id, dealt.number, view)


def hinted(table: TableState, by: Person, place: HintPlace) -> Hinted | None:
    """Return the change when the hint is given; None if that decision had one already."""
    now = hint_place(table, by)
    if (now.game, now.number) != (place.game, place.number):
        raise TableError("table_hint_not_now")
    assert table.dealt is not None
    return None if now.number in table.dealt.hints else Hinted(now.game, now.number)

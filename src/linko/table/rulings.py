"""The changes that a command causes at a table, or the reason to refuse it."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from linko.cards import Seat
from linko.rules import LegalMove, Move
from linko.table import lobby, next_game, talk
from linko.table.chance import Chance
from linko.table.commands import (
    Back,
    ChangeSettings,
    ClearSeat,
    Command,
    Decide,
    HandOver,
    LeaveTable,
    Mute,
    Next,
    NotNow,
    Rematch,
    Say,
    SeatBot,
    Sit,
    Start,
    Swap,
)
from linko.table.errors import TableError
from linko.table.lobby import known_seat, own_seat
from linko.table.log import (
    Change,
    LeftOut,
    Moved,
    Returned,
    StoodIn,
)
from linko.table.places import Person, Reason
from linko.table.state import Status, TableState


class Ruling(Struct, frozen=True):
    """The changes that a command causes, in order."""

    changes: tuple[Change, ...]
    move: LegalMove | None = None
    """The move of the decision among them, checked by the rules."""


def ruling(table: TableState, command: Command, by: Person, now: float, chance: Chance) -> Ruling:
    """The changes of a command; a `LinkoError` says why it cannot be carried out."""
    if table.status is Status.CLOSED:
        raise TableError("table_closed")
    if table.broken is not None:
        raise TableError("table_broken")  # its reason may name somebody's cards
    if table.is_daily and not isinstance(command, Decide | Back | Say | Mute):
        raise TableError("table_daily")
    changes: list[Change]
    match command:
        case Decide():
            return _decide(table, command, by, now)
        case Sit():
            changes = lobby.sit(table, command, by)
        case Swap():
            changes = lobby.swap(table, command, by)
        case LeaveTable():
            changes = _leave(table, by, now)
        case Back():
            changes = [Returned(_replaced_seat(table, by))]
        case SeatBot():
            changes = lobby.seat_bot(table, command, by)
        case ClearSeat():
            changes = lobby.clear_seat(table, command, by)
        case ChangeSettings():
            changes = lobby.change_settings(table, command, by)
        case Start():
            changes = _start(table, command, by, now, chance)
        case Next():
            changes = next_game.asked(table, "next", by, now, chance)
        case Rematch():
            changes = next_game.asked(table, "rematch", by, now, chance)
        case NotNow():
            changes = next_game.declined(table, by)
        case HandOver():
            changes = _hand_over(table, command, by, now)
        case Say():
            changes = [talk.said(table, command, by, now)]
        case Mute():
            changes = [talk.muted(table, command, by)]
        case _:
            assert_never(command)
    return Ruling(tuple(changes))


def decision(table: TableState, seat: Seat, number: int, move: Move | str, now: float) -> Ruling:
    """The decision of a seat, checked by the rules."""
    dealt = table.dealt
    if table.status is not Status.RUNNING or dealt is None:
        raise TableError("table_not_running")
    if number != dealt.number:
        raise TableError("table_stale_move", number=dealt.number, given=number)
    legal = dealt.game.check(move, seat)
    bank = None if dealt.clocks is None else dealt.clocks.bank_after(seat, now)
    if table.places[seat].played_by is not None:
        bank = None
    return Ruling((Moved(dealt.id, number, seat, legal.move.text, bank),), legal)


def stood_in(table: TableState, seat: int, reason: Reason, now: float) -> StoodIn:
    """The change by which a bot takes over a seat; time used for this decision stays used."""
    dealt = table.dealt
    if dealt is None or dealt.clocks is None or table.to_move != seat:
        return StoodIn(seat, reason)
    clocks = dealt.clocks
    return StoodIn(seat, reason, clocks.bank_after(Seat(seat), now), clocks.own_used(now))


def _decide(table: TableState, command: Decide, by: Person, now: float) -> Ruling:
    seat = own_seat(table, by)
    if command.game is not None and table.dealt is not None and command.game != table.dealt.id:
        raise TableError("table_other_game")
    made = decision(table, seat, command.number, command.move, now)
    if table.places[seat].stand_in is None:
        return made
    return Ruling((Returned(seat), *made.changes), made.move)


def _leave(table: TableState, by: Person, now: float) -> list[Change]:
    if table.status is Status.OPEN:
        return lobby.leave(table, by)
    seat = own_seat(table, by)
    _must_not_be_replaced(table, seat)
    return [stood_in(table, seat, Reason.LEFT, now)]


def _start(
    table: TableState, command: Start, by: Person, now: float, chance: Chance
) -> list[Change]:
    found = lobby.start(table, command, by, now)
    gone = [seat for change in found if isinstance(change, LeftOut) for seat in change.seats]
    kept = [seat for seat in range(table.settings.seats) if seat not in gone]
    starter = table.settings.starter
    first = kept.index(starter) if starter in kept else chance.starter(len(kept))
    return [*found, next_game.deal(table, chance, first)]


def _hand_over(table: TableState, command: HandOver, by: Person, now: float) -> list[Change]:
    if table.status is Status.OPEN:
        raise TableError("table_not_running")
    if by.id != table.host and (
        table.visitors.may_be_here(table.host) or table.seat_of(by.id) is None
    ):
        raise TableError("table_not_host")
    place = table.places[known_seat(table, command.seat)]
    if place.person is None:
        raise TableError("table_seat_empty", seat=command.seat)
    if table.visitors.may_be_here(place.person.id):
        raise TableError("table_person_present", seat=command.seat)
    _must_not_be_replaced(table, command.seat)
    return [stood_in(table, command.seat, Reason.HANDED, now)]


def _replaced_seat(table: TableState, by: Person) -> Seat:
    seat = own_seat(table, by)
    if table.places[seat].stand_in is None:
        raise TableError("table_not_replaced")
    return seat


def _must_not_be_replaced(table: TableState, seat: int) -> None:
    if table.places[seat].stand_in is not None:
        raise TableError("table_replaced", seat=seat)

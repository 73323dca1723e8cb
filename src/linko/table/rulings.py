"""What a command brings about at a table, or why it is refused."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from linko.cards import Seat, cards_text
from linko.rules import LegalMove, Move
from linko.table import lobby, talk
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
    Rematch,
    Say,
    SeatBot,
    Sit,
    Start,
    Swap,
)
from linko.table.errors import TableError
from linko.table.lobby import known_level, known_seat, must_be_host, must_be_open, own_seat
from linko.table.log import (
    BotSat,
    Change,
    Moved,
    Returned,
    Started,
    StoodIn,
)
from linko.table.places import Person, Reason
from linko.table.state import Status, TableState


class Ruling(Struct, frozen=True):
    """The changes a command brings about, in order."""

    changes: tuple[Change, ...]
    move: LegalMove | None = None
    """The move of the decision among them, checked by the rules."""


def ruling(table: TableState, command: Command, by: Person, now: float, chance: Chance) -> Ruling:
    """What the command changes; a `LinkoError` says why it cannot be carried out."""
    if table.status is Status.CLOSED:
        raise TableError("table_closed")
    if table.broken is not None:
        raise TableError("table_broken")  # its reason may name somebody's cards
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
            changes = _start(table, command, by, chance)
        case Next():
            changes = _next(table, by, chance)
        case Rematch():
            changes = _rematch(table, by, chance)
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
    """A bot takes over; whoever thinks just then does not get the time back."""
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


def _start(table: TableState, command: Start, by: Person, chance: Chance) -> list[Change]:
    must_be_open(table)
    must_be_host(table, by)
    found: list[Change] = []
    empty = [seat for seat, place in enumerate(table.places) if place.is_empty]
    if empty and command.fill is None:
        raise TableError("table_seats_missing", empty=len(empty))
    if command.fill is not None:
        level = known_level(command.fill)
        found += [BotSat(seat, level) for seat in empty]
    starter = table.settings.starter
    if starter is None:
        starter = chance.starter(table.settings.seats)
    return [*found, _deal(table, chance, starter)]


def _next(table: TableState, by: Person, chance: Chance) -> list[Change]:
    _must_take_part(table, by)
    dealt = table.dealt
    if dealt is None:
        raise TableError("table_not_running")
    if not dealt.game.is_over:
        raise TableError("table_game_running")
    if table.match is None or table.match.is_over:
        raise TableError("table_no_next")
    starter = (dealt.game.state.starter + 1) % table.settings.seats
    return [*_returning(table, by), _deal(table, chance, starter, table.match.name)]


def _rematch(table: TableState, by: Person, chance: Chance) -> list[Change]:
    _must_take_part(table, by)
    if table.dealt is None:
        raise TableError("table_not_running")
    if table.status is not Status.FINISHED:
        if table.dealt.game.is_over:
            raise TableError("table_match_running")
        raise TableError("table_game_running")
    starter = (table.dealt.game.state.starter + 1) % table.settings.seats
    return [*_returning(table, by), _deal(table, chance, starter)]


def _returning(table: TableState, by: Person) -> list[Change]:
    """Who plays again from the next deal on: who asks for it, and who is here but was too slow."""
    here = table.visitors.is_here
    return [
        Returned(seat)
        for seat, place in enumerate(table.places)
        if place.person is not None
        and place.stand_in is not None
        and (place.person.id == by.id or (place.stand_in is Reason.TIME and here(place.person.id)))
    ]


def _deal(table: TableState, chance: Chance, starter: int, match: str | None = None) -> Started:
    deck = cards_text(chance.deck(table.settings.options))
    return Started(chance.new_id(), match or chance.new_id(), starter, deck, chance.salt())


def _hand_over(table: TableState, command: HandOver, by: Person, now: float) -> list[Change]:
    if table.status is Status.OPEN:
        raise TableError("table_not_running")
    if by.id != table.host and (table.visitors.is_here(table.host) or table.seat_of(by.id) is None):
        raise TableError("table_not_host")
    place = table.places[known_seat(table, command.seat)]
    if place.person is None:
        raise TableError("table_seat_empty", seat=command.seat)
    if table.visitors.is_here(place.person.id):
        raise TableError("table_person_present", seat=command.seat)
    _must_not_be_replaced(table, command.seat)
    return [stood_in(table, command.seat, Reason.HANDED, now)]


def _replaced_seat(table: TableState, by: Person) -> Seat:
    seat = own_seat(table, by)
    if table.places[seat].stand_in is None:
        raise TableError("table_not_replaced")
    return seat


def _must_take_part(table: TableState, by: Person) -> None:
    if by.id != table.host:
        own_seat(table, by)


def _must_not_be_replaced(table: TableState, seat: int) -> None:
    if table.places[seat].stand_in is not None:
        raise TableError("table_replaced", seat=seat)

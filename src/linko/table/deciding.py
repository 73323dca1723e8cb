"""Which changes a command brings about, or why it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from linko.cards import Seat, cards_text
from linko.errors import TableError, quote
from linko.rules import Move, check
from linko.table.changes import (
    BotSat,
    Change,
    Cleared,
    Closed,
    HostChanged,
    Moved,
    Muted,
    Returned,
    Sat,
    SettingsChanged,
    Started,
    StoodIn,
    Swapped,
)
from linko.table.commands import (
    Back,
    ClearSeat,
    Command,
    Decide,
    HandOver,
    Leave,
    Mute,
    Next,
    Rematch,
    Say,
    SeatBot,
    Sit,
    Start,
    Swap,
)
from linko.table.commands import Change as ChangeSettings
from linko.table.places import LEVELS, Person, Reason
from linko.table.seating import people
from linko.table.settings import check_settings
from linko.table.status import Status
from linko.table.talking import said

if TYPE_CHECKING:
    from linko.table.table import Table


def changes(table: Table, command: Command, by: Person, now: float) -> list[Change]:
    """What the command changes; a `LinkoError` says why it cannot be carried out."""
    if table.status is Status.CLOSED:
        raise TableError("table_closed")
    match command:
        case Decide():
            return _decide(table, command, by, now)
        case Sit():
            return _sit(table, command, by)
        case Swap():
            return _swap(table, command, by)
        case Leave():
            return _leave(table, by)
        case Back():
            return [Returned(_replaced_seat(table, by))]
        case SeatBot():
            return _seat_bot(table, command, by)
        case ClearSeat():
            return _clear(table, command, by)
        case ChangeSettings():
            return _change_settings(table, command, by)
        case Start():
            return _start(table, command, by)
        case Next():
            return _next(table, by)
        case Rematch():
            return _rematch(table, by)
        case HandOver():
            return _hand_over(table, command, by)
        case Say():
            return [said(table, command, by, now)]
        case Mute():
            return [Muted(by.id, command.person, command.muted)]
        case _:
            assert_never(command)


def moved(table: Table, seat: Seat, number: int, move: str, now: float) -> Moved:
    """The decision of a seat, checked by the rules."""
    dealt = table.dealt
    if table.status is not Status.RUNNING or dealt is None:
        raise TableError("table_not_running")
    if number != dealt.number:
        raise TableError("table_stale_move", number=dealt.number, given=number)
    parsed = Move.parse(move)
    check(dealt.game.state, parsed, seat)
    bank = None if dealt.clocks is None else dealt.clocks.left(seat, now)
    if table.places[seat].played_by is not None:
        bank = None
    return Moved(dealt.id, number, seat, parsed.text, bank)


def _decide(table: Table, command: Decide, by: Person, now: float) -> list[Change]:
    seat = _seat(table, by)
    found: list[Change] = []
    if table.places[seat].stand_in is not None:
        found.append(Returned(seat))
    found.append(moved(table, seat, command.number, command.move, now))
    return found


def _sit(table: Table, command: Sit, by: Person) -> list[Change]:
    _must_be_open(table)
    if by.id in table.removed:
        raise TableError("table_removed")
    place = table.places[_known_seat(table, command.seat)]
    if not place.is_empty:
        raise TableError("table_seat_taken", seat=command.seat)
    found: list[Change] = [Sat(command.seat, by)]
    if table.seat_of(table.host) is None and table.host != by.id and not people(table.places):
        found.append(HostChanged(by.id))
    return found


def _swap(table: Table, command: Swap, by: Person) -> list[Change]:
    _must_be_open(table)
    first, second = _known_seat(table, command.seat), _known_seat(table, command.other)
    if by.id != table.host:
        own = _seat(table, by)
        other = second if own == first else first
        if own not in (first, second) or table.places[other].person is not None:
            raise TableError("table_not_yours_to_swap")
    return [Swapped(first, second)]


def _leave(table: Table, by: Person) -> list[Change]:
    seat = _seat(table, by)
    if table.status is not Status.OPEN:
        return [] if table.places[seat].stand_in else [StoodIn(seat, Reason.LEFT)]
    found: list[Change] = [Cleared(seat)]
    others = [
        place.person.id
        for place in table.places
        if place.person is not None and place.person.id != by.id
    ]
    if not others:
        found.append(Closed("empty"))
    elif table.host == by.id:
        found.append(HostChanged(others[0]))
    return found


def _seat_bot(table: Table, command: SeatBot, by: Person) -> list[Change]:
    _must_be_open(table)
    _must_be_host(table, by)
    if table.places[_known_seat(table, command.seat)].person is not None:
        raise TableError("table_seat_taken", seat=command.seat)
    return [BotSat(command.seat, _known_level(command.level))]


def _clear(table: Table, command: ClearSeat, by: Person) -> list[Change]:
    _must_be_open(table)
    _must_be_host(table, by)
    place = table.places[_known_seat(table, command.seat)]
    if place.is_empty:
        raise TableError("table_seat_empty", seat=command.seat)
    is_other = place.person is not None and place.person.id != by.id
    return [Cleared(command.seat, removed=is_other)]


def _change_settings(table: Table, command: ChangeSettings, by: Person) -> list[Change]:
    _must_be_open(table)
    _must_be_host(table, by)
    check_settings(command.settings)
    seated = people(table.places)
    if seated > command.settings.seats:
        raise TableError("table_too_many_people", people=seated, given=command.settings.seats)
    return [SettingsChanged(command.settings)]


def _start(table: Table, command: Start, by: Person) -> list[Change]:
    _must_be_open(table)
    _must_be_host(table, by)
    found: list[Change] = []
    empty = [seat for seat, place in enumerate(table.places) if place.is_empty]
    if empty and command.fill is None:
        raise TableError("table_seats_missing", empty=len(empty))
    if command.fill is not None:
        level = _known_level(command.fill)
        found += [BotSat(seat, level) for seat in empty]
    starter = table.settings.starter
    seats = table.settings.seats
    return [*found, _dealt(table, table.chance.starter(seats) if starter is None else starter)]


def _next(table: Table, by: Person) -> list[Change]:
    _seat(table, by)
    dealt = table.dealt
    if dealt is None:
        raise TableError("table_not_running")
    if not dealt.game.is_over:
        raise TableError("table_game_running")
    if table.match is None or table.match.is_over:
        raise TableError("table_no_next")
    return [_dealt(table, (dealt.game.state.starter + 1) % table.settings.seats, table.match.name)]


def _rematch(table: Table, by: Person) -> list[Change]:
    _seat(table, by)
    if table.dealt is None:
        raise TableError("table_not_running")
    if table.status is not Status.FINISHED:
        over = table.dealt.game.is_over
        raise TableError("table_match_running" if over else "table_game_running")
    return [_dealt(table, (table.dealt.game.state.starter + 1) % table.settings.seats)]


def _dealt(table: Table, starter: int, match: str | None = None) -> Started:
    chance = table.chance
    deck = cards_text(chance.deck(table.settings.options))
    return Started(chance.new_id(), match or chance.new_id(), starter, deck, chance.salt())


def _hand_over(table: Table, command: HandOver, by: Person) -> list[Change]:
    if table.status is Status.OPEN:
        raise TableError("table_not_running")
    if by.id != table.host and (table.presence.is_here(table.host) or table.seat_of(by.id) is None):
        raise TableError("table_not_host")
    place = table.places[_known_seat(table, command.seat)]
    if place.person is None:
        raise TableError("table_seat_empty", seat=command.seat)
    if table.presence.is_here(place.person.id):
        raise TableError("table_person_present", seat=command.seat)
    return [] if place.stand_in else [StoodIn(command.seat, Reason.HANDED)]


def _replaced_seat(table: Table, by: Person) -> Seat:
    seat = _seat(table, by)
    if table.places[seat].stand_in is None:
        raise TableError("table_not_replaced")
    return seat


def _seat(table: Table, by: Person) -> Seat:
    seat = table.seat_of(by.id)
    if seat is None:
        raise TableError("table_not_seated")
    return seat


def _known_seat(table: Table, seat: int) -> int:
    highest = len(table.places) - 1
    if not 0 <= seat <= highest:
        raise TableError("table_no_such_seat", highest=highest, given=seat)
    return seat


def _known_level(level: str) -> str:
    if level not in LEVELS:
        raise TableError("table_unknown_level", given=quote(level), known=", ".join(LEVELS))
    return level


def _must_be_open(table: Table) -> None:
    if table.status is not Status.OPEN:
        raise TableError("table_not_open")


def _must_be_host(table: Table, by: Person) -> None:
    if by.id != table.host:
        raise TableError("table_not_host")

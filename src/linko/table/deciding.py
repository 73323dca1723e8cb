"""Which changes a command brings about, or why it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from linko.cards import Seat, cards_text
from linko.refusal import quote
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
from linko.table.errors import TableError
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
    if table.broken is not None:
        raise TableError("table_broken")  # its reason may name somebody's cards
    match command:
        case Decide():
            return _decide(table, command, by, now)
        case Sit():
            return _sit(table, command, by)
        case Swap():
            return _swap(table, command, by)
        case Leave():
            return _leave(table, by, now)
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
            return _hand_over(table, command, by, now)
        case Say():
            return [said(table, command, by, now)]
        case Mute():
            return [_muted(table, command, by)]
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


def stood_in(table: Table, seat: int, reason: Reason, now: float) -> StoodIn:
    """A bot takes over; whoever thinks just then does not get the time back."""
    dealt = table.dealt
    if dealt is None or dealt.clocks is None or table.to_move != seat:
        return StoodIn(seat, reason)
    clocks = dealt.clocks
    return StoodIn(seat, reason, clocks.left(Seat(seat), now), clocks.own_used(now))


def _decide(table: Table, command: Decide, by: Person, now: float) -> list[Change]:
    seat = _seat(table, by)
    if command.game is not None and table.dealt is not None and command.game != table.dealt.id:
        raise TableError("table_other_game")
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
    has_host = table.seat_of(table.host) is not None or table.presence.is_here(table.host)
    if not has_host and by.id != table.host:
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
    if first == second:
        raise TableError("table_nothing_changes")
    return [Swapped(first, second)]


def _leave(table: Table, by: Person, now: float) -> list[Change]:
    if table.status is not Status.OPEN:
        seat = _seat(table, by)
        _must_not_be_replaced(table, seat)
        return [stood_in(table, seat, Reason.LEFT, now)]
    found: list[Change] = []
    if table.host != by.id or table.seat_of(by.id) is not None:
        found.append(Cleared(_seat(table, by)))
    others = [
        place.person.id
        for place in table.places
        if place.person is not None and place.person.id != by.id
    ]
    if table.host == by.id and others:
        found.append(HostChanged(next(filter(table.presence.is_here, others), others[0])))
    elif not others and (table.host == by.id or not table.presence.is_here(table.host)):
        found.append(Closed("empty"))
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
    _must_take_part(table, by)
    dealt = table.dealt
    if dealt is None:
        raise TableError("table_not_running")
    if not dealt.game.is_over:
        raise TableError("table_game_running")
    if table.match is None or table.match.is_over:
        raise TableError("table_no_next")
    starter = (dealt.game.state.starter + 1) % table.settings.seats
    return [*_returning(table, by), _dealt(table, starter, table.match.name)]


def _rematch(table: Table, by: Person) -> list[Change]:
    _must_take_part(table, by)
    if table.dealt is None:
        raise TableError("table_not_running")
    if table.status is not Status.FINISHED:
        if table.dealt.game.is_over:
            raise TableError("table_match_running")
        raise TableError("table_game_running")
    starter = (table.dealt.game.state.starter + 1) % table.settings.seats
    return [*_returning(table, by), _dealt(table, starter)]


def _returning(table: Table, by: Person) -> list[Change]:
    """Who plays again from the next deal on: who asks for it, and who is here but was too slow."""
    here = table.presence.is_here
    return [
        Returned(seat)
        for seat, place in enumerate(table.places)
        if place.person is not None
        and place.stand_in is not None
        and (place.person.id == by.id or (place.stand_in is Reason.TIME and here(place.person.id)))
    ]


def _dealt(table: Table, starter: int, match: str | None = None) -> Started:
    chance = table.chance
    deck = cards_text(chance.deck(table.settings.options))
    return Started(chance.new_id(), match or chance.new_id(), starter, deck, chance.salt())


def _hand_over(table: Table, command: HandOver, by: Person, now: float) -> list[Change]:
    if table.status is Status.OPEN:
        raise TableError("table_not_running")
    if by.id != table.host and (table.presence.is_here(table.host) or table.seat_of(by.id) is None):
        raise TableError("table_not_host")
    place = table.places[_known_seat(table, command.seat)]
    if place.person is None:
        raise TableError("table_seat_empty", seat=command.seat)
    if table.presence.is_here(place.person.id):
        raise TableError("table_person_present", seat=command.seat)
    _must_not_be_replaced(table, command.seat)
    return [stood_in(table, command.seat, Reason.HANDED, now)]


def _muted(table: Table, command: Mute, by: Person) -> Muted:
    _seat(table, by)
    other = command.person
    is_muted = other in table.mutes.get(by.id, ())
    if other == by.id or not (is_muted or table.seat_of(other) is not None):
        raise TableError("table_unknown_person")
    if command.muted == is_muted:
        raise TableError("table_nothing_changes")
    return Muted(by.id, other, command.muted)


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


def _must_take_part(table: Table, by: Person) -> None:
    if by.id != table.host:
        _seat(table, by)


def _must_not_be_replaced(table: Table, seat: int) -> None:
    if table.places[seat].stand_in is not None:
        raise TableError("table_replaced", seat=seat)


def _must_be_host(table: Table, by: Person) -> None:
    if by.id != table.host:
        raise TableError("table_not_host")

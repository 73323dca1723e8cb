"""What may be done at a table before the first deal, and by whom."""

from __future__ import annotations

from linko.cards import Seat
from linko.refusal import quote
from linko.table.commands import ChangeSettings, ClearSeat, SeatBot, Sit, Swap
from linko.table.errors import TableError
from linko.table.log import (
    BotSat,
    Change,
    Cleared,
    Closed,
    HostChanged,
    Sat,
    SettingsChanged,
    Swapped,
)
from linko.table.places import LEVELS, Person, count_people
from linko.table.settings import check_settings
from linko.table.state import Status, TableState


def sit(table: TableState, command: Sit, by: Person) -> list[Change]:
    """Take an empty seat; whoever sits down where no host is left becomes the host."""
    must_be_open(table)
    if by.id in table.removed:
        raise TableError("table_removed")
    place = table.places[known_seat(table, command.seat)]
    if not place.is_empty:
        raise TableError("table_seat_taken", seat=command.seat)
    found: list[Change] = [Sat(command.seat, by)]
    has_host = table.seat_of(table.host) is not None or table.visitors.is_here(table.host)
    if not has_host and by.id != table.host:
        found.append(HostChanged(by.id))
    return found


def swap(table: TableState, command: Swap, by: Person) -> list[Change]:
    """Let two seats change places."""
    must_be_open(table)
    first, second = known_seat(table, command.seat), known_seat(table, command.other)
    if by.id != table.host:
        own = own_seat(table, by)
        other = second if own == first else first
        if own not in (first, second) or table.places[other].person is not None:
            raise TableError("table_not_yours_to_swap")
    if first == second:
        raise TableError("table_nothing_changes")
    return [Swapped(first, second)]


def leave(table: TableState, by: Person) -> list[Change]:
    """Give the seat and the host's rights up; the last to leave closes the table."""
    found: list[Change] = []
    if table.host != by.id or table.seat_of(by.id) is not None:
        found.append(Cleared(own_seat(table, by)))
    others = [
        place.person.id
        for place in table.places
        if place.person is not None and place.person.id != by.id
    ]
    if table.host == by.id and others:
        found.append(HostChanged(next(filter(table.visitors.is_here, others), others[0])))
    elif not others and (table.host == by.id or not table.visitors.is_here(table.host)):
        found.append(Closed("empty"))
    return found


def seat_bot(table: TableState, command: SeatBot, by: Person) -> list[Change]:
    """Put a bot on a seat without a person."""
    must_be_open(table)
    must_be_host(table, by)
    if table.places[known_seat(table, command.seat)].person is not None:
        raise TableError("table_seat_taken", seat=command.seat)
    return [BotSat(command.seat, known_level(command.level))]


def clear_seat(table: TableState, command: ClearSeat, by: Person) -> list[Change]:
    """Send a bot or a person away."""
    must_be_open(table)
    must_be_host(table, by)
    place = table.places[known_seat(table, command.seat)]
    if place.is_empty:
        raise TableError("table_seat_empty", seat=command.seat)
    is_other = place.person is not None and place.person.id != by.id
    return [Cleared(command.seat, removed=is_other)]


def change_settings(table: TableState, command: ChangeSettings, by: Person) -> list[Change]:
    """Agree on other settings, if everybody who sits here still finds a seat."""
    must_be_open(table)
    must_be_host(table, by)
    check_settings(command.settings)
    seated = count_people(table.places)
    if seated > command.settings.seats:
        raise TableError("table_too_many_people", people=seated, given=command.settings.seats)
    return [SettingsChanged(command.settings)]


def own_seat(table: TableState, by: Person) -> Seat:
    """Where a person sits, or a refusal."""
    seat = table.seat_of(by.id)
    if seat is None:
        raise TableError("table_not_seated")
    return seat


def known_seat(table: TableState, seat: int) -> int:
    """The seat, if the table has it."""
    highest = len(table.places) - 1
    if not 0 <= seat <= highest:
        raise TableError("table_no_such_seat", highest=highest, given=seat)
    return seat


def known_level(level: str) -> str:
    """The level, if there is such a bot."""
    if level not in LEVELS:
        raise TableError("table_unknown_level", given=quote(level), known=", ".join(LEVELS))
    return level


def must_be_open(table: TableState) -> None:
    """Refuse what is only possible before the first deal."""
    if table.status is not Status.OPEN:
        raise TableError("table_not_open")


def must_be_host(table: TableState, by: Person) -> None:
    """Refuse what only the host may do."""
    if by.id != table.host:
        raise TableError("table_not_host")

"""The commands before the first deal: what is allowed, and to whom."""

from __future__ import annotations

from typing import Final

from linko.cards import Seat
from linko.players import FEWEST_SEATS
from linko.refusal import quote
from linko.table.commands import ChangeSettings, ClearSeat, SeatBot, Sit, Start, Swap
from linko.table.errors import TableError
from linko.table.log import (
    BotSat,
    Change,
    Cleared,
    Closed,
    HostChanged,
    LeftOut,
    Sat,
    SettingsChanged,
    Swapped,
)
from linko.table.names import check_name
from linko.table.places import LEVELS, Deputy, Person, count_people
from linko.table.settings import check_settings
from linko.table.state import Status, TableState

HOST_SECONDS: Final = 60.0
"""How long the host must be away before somebody else may deal."""


def sit(table: TableState, command: Sit, by: Person) -> list[Change]:
    """Sit down on an empty seat; without a host, this person becomes the host."""
    must_be_open(table)
    if by.id in table.removed:
        raise TableError("table_removed")
    place = table.places[known_seat(table, command.seat)]
    if not place.is_empty:
        raise TableError("table_seat_taken", seat=command.seat)
    check_name(table, by)
    found: list[Change] = [Sat(command.seat, by)]
    has_host = table.seat_of(table.host) is not None or table.visitors.may_be_here(table.host)
    if not has_host and by.id != table.host:
        found.append(HostChanged(by.id))
    return found


def swap(table: TableState, command: Swap, by: Person) -> list[Change]:
    """Swap two seats."""
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
    """Give up the seat and the host's rights; the last person to leave closes the table."""
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
    elif not others and (table.host == by.id or not table.visitors.may_be_here(table.host)):
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
    """Change the settings, if there is still a seat for everybody who sits here."""
    must_be_open(table)
    must_be_host(table, by)
    check_settings(command.settings)
    seated = count_people(table.places)
    if seated > command.settings.seats:
        raise TableError("table_too_many_people", people=seated, given=command.settings.seats)
    return [SettingsChanged(command.settings)]


def start(table: TableState, command: Start, by: Person, now: float) -> list[Change]:
    """Prepare the deal: bots fill the empty seats, or the empty seats are removed."""
    must_be_open(table)
    if not may_deal(table, by, now):
        raise TableError("table_not_host")
    empty = [seat for seat, place in enumerate(table.places) if place.is_empty]
    if command.fill is not None:
        level = known_level(command.fill)
        return [BotSat(seat, level) for seat in empty]
    if not empty:
        return []
    seated = len(table.places) - len(empty)
    if seated < FEWEST_SEATS:
        raise TableError("table_seats_missing", least=FEWEST_SEATS, seated=seated)
    table.settings.options.check_seats(seated)
    return [LeftOut(tuple(empty))]


def may_deal(table: TableState, by: Person, now: float) -> bool:
    """Whether a person may deal: the host, or the deputy of a host who is away for too long."""
    deputy = deputy_of(table)
    return by.id == table.host or (
        deputy is not None and by.id == deputy.person and now >= deputy.since
    )


def deputy_of(table: TableState) -> Deputy | None:
    """The next person present after the seat of an absent host; None if the host is here."""
    if table.status is not Status.OPEN or table.visitors.may_be_here(table.host):
        return None
    first = table.seat_of(table.host) or 0
    seats = len(table.places)
    others = (table.places[(first + step) % seats].person for step in range(seats))
    for person in others:
        if person is not None and table.visitors.is_here(person.id):
            return Deputy(person.id, table.away_since(table.host) + HOST_SECONDS)
    return None


def own_seat(table: TableState, by: Person) -> Seat:
    """The seat of a person; refused if there is none."""
    seat = table.seat_of(by.id)
    if seat is None:
        raise TableError("table_not_seated")
    return seat


def known_seat(table: TableState, seat: int) -> int:
    """The seat; refused if the table does not have it."""
    highest = len(table.places) - 1
    if not 0 <= seat <= highest:
        raise TableError("table_no_such_seat", highest=highest, given=seat)
    return seat


def known_level(level: str) -> str:
    """The level; refused if there is no such bot."""
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

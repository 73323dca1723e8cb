"""The next game: somebody asks for it, the others agree, then it is dealt.

It is dealt as soon as nobody holds it up. Bots always agree. A person holds it up until they agree,
leave the table, or have been away for `AWAY_SECONDS`. While nobody who wants to play is connected,
nothing is dealt.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from linko.cards import Seat, cards_text
from linko.table.chance import Chance
from linko.table.errors import TableError
from linko.table.lobby import own_seat
from linko.table.log import Agreed, Change, Declined, Returned, Started
from linko.table.offer import Offer
from linko.table.places import Person, Place, Reason
from linko.table.state import Status, TableState

AWAY_SECONDS: Final = 60.0
"""How long a person must be away before the next game is dealt without their answer."""

NextKind = Literal["next", "rematch"]


class NextGame(Struct, frozen=True):
    """The game that can be dealt now, and who wants to play it."""

    kind: NextKind
    """The command that asks for it: the next game of the match, or a rematch."""
    starter: int
    asker: str | None
    """The person who asked for it; None if nobody did."""
    agreed: tuple[int, ...]
    """The seats whose people want to play it."""
    declined: tuple[int, ...]
    """The seats whose people said "not now"."""
    awaited: tuple[int, ...]
    """The seats whose people hold it up, including those who declined."""


def next_game(table: TableState) -> NextGame | None:
    """The next game; None while a game is played, or if no other game can follow."""
    dealt = table.dealt
    if dealt is None or not dealt.game.is_over or table.broken is not None or table.is_daily:
        return None
    if table.status not in (Status.RUNNING, Status.FINISHED):
        return None
    offer = table.offer or Offer(())
    return NextGame(
        "rematch" if table.status is Status.FINISHED else "next",
        _starter(table),
        offer.agreed[0] if offer.agreed else None,
        _seats(table, offer.agreed),
        _seats(table, offer.declined),
        _awaited(table, offer) if offer.agreed else (),
    )


def asked(
    table: TableState, kind: NextKind, by: Person, now: float, chance: Chance
) -> list[Change]:
    """The changes if a person asks for the next game, or agrees to it."""
    if by.id != table.host:
        own_seat(table, by)
    _must_be_possible(table, kind)
    if table.offer is not None and by.id in table.offer.agreed:
        raise TableError("table_already_agreed")
    offer = (table.offer or Offer(())).with_yes(by.id)
    seat = table.seat_of(by.id)
    is_back = seat is not None and table.places[seat].stand_in is not None
    back: list[Change] = [Returned(seat)] if seat is not None and is_back else []
    free_at = _free_at(table, offer)
    if free_at is None or now < free_at:
        return [*back, Agreed(by.id)]
    return [*back, deal(table, chance, _starter(table), _match_name(table))]


def declined(table: TableState, by: Person) -> list[Change]:
    """The changes if a person declines the next game, or no longer wants it."""
    if by.id != table.host:
        own_seat(table, by)
    if table.offer is None:
        raise TableError("table_no_offer")
    if by.id in table.offer.declined:
        raise TableError("table_nothing_changes")
    return [Declined(by.id)]


def due_at(table: TableState) -> float | None:
    """When the game that people wait for can be dealt; None if somebody must answer first."""
    offer = table.offer
    if offer is None or table.broken is not None or table.status is Status.CLOSED:
        return None
    return _free_at(table, offer) if any(map(table.visitors.is_here, offer.agreed)) else None


def due(table: TableState, now: float, chance: Chance) -> Started | None:
    """The deal of the game that people wait for, if nobody holds it up any more."""
    at = due_at(table)
    if at is None or now < at:
        return None
    return deal(table, chance, _starter(table), _match_name(table))


def deal(table: TableState, chance: Chance, starter: int, match: str | None = None) -> Started:
    """The deal of a game."""
    deck = cards_text(chance.deck(table.settings.options))
    return Started(chance.new_id(), match or chance.new_id(), starter, deck, chance.salt())


def _must_be_possible(table: TableState, kind: NextKind) -> None:
    dealt = table.dealt
    if dealt is None:
        raise TableError("table_not_running")
    if not dealt.game.is_over:
        raise TableError("table_game_running")
    if kind == "next" and table.status is Status.FINISHED:
        raise TableError("table_no_next")
    if kind == "rematch" and table.status is not Status.FINISHED:
        raise TableError("table_match_running")


def _starter(table: TableState) -> int:
    assert table.dealt is not None
    return (table.dealt.game.state.starter + 1) % table.settings.seats


def _match_name(table: TableState) -> str | None:
    """The match that goes on; None if the next game begins another."""
    is_on = table.match is not None and table.status is Status.RUNNING
    return table.match.name if is_on and table.match is not None else None


def _free_at(table: TableState, offer: Offer) -> float | None:
    """When nobody will hold the game up any more; None if somebody who may be here does."""
    people = [table.places[seat].person for seat in _awaited(table, offer)]
    if any(person is not None and table.visitors.may_be_here(person.id) for person in people):
        return None
    times = [table.away_since(person.id) + AWAY_SECONDS for person in people if person is not None]
    return max(times, default=table.changed_at)


def _awaited(table: TableState, offer: Offer) -> tuple[Seat, ...]:
    return tuple(
        Seat(seat) for seat, place in enumerate(table.places) if _is_awaited(table, offer, place)
    )


def _is_awaited(table: TableState, offer: Offer, place: Place) -> bool:
    """Whether a seat's person must still answer; not if they left or are away while a bot plays."""
    person = place.person
    if person is None or person.id in offer.agreed or place.stand_in is Reason.LEFT:
        return False
    return place.stand_in is None or table.visitors.is_here(person.id)


def _seats(table: TableState, people: tuple[str, ...]) -> tuple[int, ...]:
    seats = [table.seat_of(person) for person in people]
    return tuple(seat for seat in seats if seat is not None)

"""The effect of each change on a table. The change has happened, so nothing is checked here."""

from __future__ import annotations

from collections import deque
from typing import assert_never

from msgspec import structs

from linko.cards import Seat
from linko.game import Game
from linko.match import Match
from linko.refusal import LinkoError
from linko.rules import Event, LegalMove
from linko.table.clock import Clocks
from linko.table.log import (
    Agreed,
    BotSat,
    Change,
    Cleared,
    Closed,
    Declined,
    Hinted,
    HostChanged,
    LeftOut,
    Moved,
    Muted,
    Opened,
    Renamed,
    Returned,
    Said,
    Sat,
    SettingsChanged,
    Started,
    StoodIn,
    Swapped,
)
from linko.table.offer import Offer
from linko.table.places import EMPTY, Place, fitted
from linko.table.state import Status, TableState
from linko.table.table_game import TableGame
from linko.table.talk import SAYING_SECONDS, SAYINGS
from linko.table.talk_lines import TalkLine


def apply(
    table: TableState, change: Change, at: float, by: str | None, move: LegalMove | None = None
) -> tuple[Event, ...]:
    """Apply a change that a person, or None, asked for; return the events of a move.

    `move` is the move of a decision if the rules have checked it already.
    """
    match change:
        case Moved():
            return _move(table, change, at, move, by_bot=by is None)
        case Opened():
            _open(table, change, at)
        case Started():
            _deal(table, change, at)
        case SettingsChanged():
            table.settings = change.settings
            table.places = fitted(table.places, change.settings.seats)
        case Sat():
            _sit(table, change, at)
        case BotSat():
            table.places[change.seat] = Place(bot=change.level)
        case Swapped():
            places = table.places
            places[change.seat], places[change.other] = places[change.other], places[change.seat]
        case Cleared():
            person = table.places[change.seat].person
            if change.removed and person is not None:
                table.removed.add(person.id)
            table.places[change.seat] = EMPTY
        case LeftOut():
            _leave_out(table, change)
        case HostChanged():
            table.host = change.person
        case Renamed():
            place = table.places[change.seat]
            table.places[change.seat] = structs.replace(place, person=change.person)
        case Hinted():
            if table.dealt is not None and table.dealt.id == change.game:
                table.dealt.hints.append(change.number)
        case Agreed():
            table.offer = (table.offer or Offer(())).with_yes(change.person)
        case Declined():
            table.offer = None if table.offer is None else table.offer.with_no(change.person)
        case StoodIn():
            _stand_in(table, change)
        case Returned():
            _return(table, change, at)
        case Said() | Muted():
            _hear(table, change, at)
        case Closed():
            _close(table, change)
        case _:
            assert_never(change)
    return ()


def _open(table: TableState, change: Opened, at: float) -> None:
    table.settings = change.settings
    table.code = change.code
    table.host = change.host.id
    table.known = {change.host.id}
    table.places = [Place(person=change.host)] + [EMPTY] * (change.settings.seats - 1)
    table.opened_at = table.loaded_at = at


def _sit(table: TableState, change: Sat, at: float) -> None:
    person = change.person
    old = table.seat_of(person.id)
    if old is not None:
        table.places[old] = EMPTY
    else:
        table.talk.append(TalkLine(at, person.id, person.name, change.seat))
    table.places[change.seat] = Place(person=person)
    table.known.add(person.id)


def _leave_out(table: TableState, change: LeftOut) -> None:
    """Remove seats; everybody keeps the coat of the old seat."""
    kept = [seat for seat in range(len(table.places)) if seat not in change.seats]
    starter = table.settings.starter
    table.settings = structs.replace(
        table.settings,
        seats=len(kept),
        starter=kept.index(starter) if starter in kept else None,
    )
    table.places = [structs.replace(table.places[seat], coat=seat) for seat in kept]


def _deal(table: TableState, change: Started, at: float) -> None:
    settings = table.settings
    names = [place.name for place in table.places]
    table.broken = None
    table.offer = None
    try:
        if settings.rounds is None and settings.target is None:
            game = Game(settings.options, names, deck=change.deck, starter=change.starter)
        elif table.match is not None and table.match.name == change.match:
            game = table.match.next(change.deck, names)
        else:
            table.match = Match(
                settings.options,
                seats=names,
                rounds=settings.rounds,
                target=settings.target,
                starter=change.starter,
                deck=change.deck,
                name=change.match,
            )
            game = table.match.game
    except LinkoError as error:
        table.broken = error
        return
    clocks = None
    if settings.clock is not None:
        clocks = Clocks(settings.clock, settings.seats)
        clocks.begin(at)
    table.dealt = TableGame(change, game, clocks)
    try:
        for move in change.moves:
            table.dealt.moved(game.push(move))
    except LinkoError as error:
        table.broken = error
        return
    game.settle()
    for seat, place in enumerate(table.places):
        if place.stand_in is not None:
            table.dealt.stand_in(StoodIn(seat, place.stand_in))
    table.status = Status.RUNNING


def _move(
    table: TableState, change: Moved, at: float, move: LegalMove | None, *, by_bot: bool
) -> tuple[Event, ...]:
    dealt = table.dealt
    if dealt is None or table.broken is not None:
        return ()
    was_late = _end_lateness(table, change.seat)
    if was_late and not by_bot:
        dealt.returned(change.seat)
    try:
        events = dealt.game.push(change.move if move is None else move)
    except LinkoError as error:  # only in a log that an earlier version wrote
        table.broken = error
        return ()
    dealt.game.settle()
    dealt.moved(events)
    if was_late and by_bot:
        dealt.returned(change.seat)
    if dealt.clocks is not None:
        if change.bank is not None:
            dealt.clocks.banks[change.seat] = change.bank
        dealt.clocks.begin(at)
    if dealt.game.is_over:
        table.finished.append(dealt)
        if table.match is None or table.match.is_over:
            table.status = Status.FINISHED
    return events


def _stand_in(table: TableState, change: StoodIn) -> None:
    was_late = _end_lateness(table, change.seat)
    place = table.places[change.seat]
    table.places[change.seat] = structs.replace(place, stand_in=change.reason)
    if table.offer is not None and place.person is not None:
        table.offer = table.offer.without(place.person.id)
    if table.to_move is not None and table.dealt is not None:
        if was_late:
            table.dealt.returned(change.seat)
        table.dealt.stand_in(change)


def _return(table: TableState, change: Returned, at: float) -> None:
    """Give a seat back; a decision for which no time is left stays the bot's."""
    seat, dealt = Seat(change.seat), table.dealt
    is_late = False
    if dealt is not None and dealt.clocks is not None and table.to_move == seat:
        is_late = not dealt.clocks.has_time(seat)
        dealt.clocks.resume(at)
    table.places[seat] = structs.replace(table.places[seat], stand_in=None, is_late=is_late)
    if dealt is not None and not is_late:
        dealt.returned(seat)


def _end_lateness(table: TableState, seat: int) -> bool:
    """Let a person who came back too late decide again; return whether there was one."""
    place = table.places[seat]
    if place.is_late:
        table.places[seat] = structs.replace(place, is_late=False)
    return place.is_late


def _hear(table: TableState, change: Said | Muted, at: float) -> None:
    if isinstance(change, Said):
        silent = [who for who, times in table.sayings.items() if at - times[-1] >= SAYING_SECONDS]
        for person in silent:
            del table.sayings[person]
        table.sayings.setdefault(change.person, deque(maxlen=SAYINGS)).append(at)
        seat = table.seat_of(change.person)
        if seat is not None:
            line = TalkLine(
                at,
                change.person,
                table.places[seat].name,
                table.coat_of(seat),
                change.phrase,
                change.text,
            )
            if line.is_said:  # not removed since
                table.talk.append(line)
        return
    muted = table.mutes.setdefault(change.person, set())
    muted.add(change.other) if change.muted else muted.discard(change.other)
    if not muted:
        del table.mutes[change.person]


def _close(table: TableState, change: Closed) -> None:
    table.status = Status.CLOSED
    table.closed_because = change.reason
    table.closed_words = change.words

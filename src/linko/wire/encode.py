"""Turns tables and games into messages; the only place that does.

A seat may know the `Board` and the `Own` of `linko.rules.views`. They are put into messages with
the data of the table; a part that several people receive is encoded once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import UNSET, Raw, UnsetType, json

from linko.cards import Card, Seat
from linko.deals import date_text
from linko.options import Options
from linko.refusal import LinkoError
from linko.rules import Own, board, in_notation, own, redact
from linko.table import LogEntry, Person, Settings, Status, Table, TableGame
from linko.table.lobby import deputy_of
from linko.table.log import Hinted, Moved, Muted, Opened, Said, Started
from linko.table.next_game import next_game
from linko.wire.game_events import game_event
from linko.wire.to_client import (
    ClockData,
    CurrentGame,
    DailyPart,
    EncodedUpdate,
    GameStarted,
    LogPart,
    MatchData,
    MoveMade,
    Presence,
    Refused,
    SeatData,
    Snapshot,
    TableData,
    TableEvent,
    TableOpened,
)

_encoder: Final = json.Encoder()
encode: Final = _encoder.encode
"""Any message as JSON."""

LAPS: Final = 2
"""Number of laps of the log that a snapshot contains."""

_NOTHING: Final = Raw(b"[]")


@dataclass(frozen=True, slots=True)
class Held:
    """The inputs of the own parts of all seats at some moment."""

    game: str
    hands: tuple[tuple[Card, ...], ...]
    to_move: Seat | None


def held(table: Table) -> Held | None:
    """The present inputs of the own parts."""
    dealt = table.dealt
    return None if dealt is None else Held(dealt.id, dealt.game.state.hands, table.to_move)


class Telling:
    """The messages about new entries of a table's log, for everybody connected.

    Made right after the change, because it describes the table as it is now. A seat gets no own
    part if its cards are those of `before`, and it neither had to decide then nor has to now.
    """

    def __init__(
        self, table: Table, happened: Sequence[LogEntry], before: Held | None = None
    ) -> None:
        self._table = table
        self._before = before
        self._now = held(table)
        self._is_open = all(
            redact(event, None) is event for one in happened for event in one.events
        )
        """Whether even spectators see everything; then all messages have the same events."""
        self._open_events: Raw | None = None
        self._open_message = b""
        """The message for all receivers with the same events and no own part."""
        self._happened = happened
        self._version = happened[-1].version
        self._at = happened[-1].at
        self._is_said = any(isinstance(one.change, Said) for one in happened)
        self._messages: dict[Seat | None, bytes] = {}
        """Those made so far; an empty one is not sent."""
        changes = [one.change for one in happened]
        moved = any(isinstance(change, Moved | Started) for change in changes)
        played = moved and table.dealt is not None
        around = not all(isinstance(change, Moved | Hinted | Said | Muted) for change in changes)
        if played and table.dealt is not None and table.dealt.game.is_over:
            around = True
        self._has_news = played or around
        self.is_plain = played and not around
        """Whether the messages depend on the cards only, and not on who is where."""
        game = current_game(table) if self._has_news else None
        self._game = UNSET if game is None else Raw(encode(game))
        self._table_part = Raw(encode(table_data(table))) if around else UNSET
        if around:
            self._before = None  # somebody may sit elsewhere

    def to(self, person: str, accepted: str | None = None) -> bytes | None:
        """The message for a person; None if there is nothing to send.

        `accepted` is the id of this receiver's command that caused it.
        """
        message = self._to(person)
        if message is None or accepted is None:
            return message
        return b'%b,"accepted":%b}' % (message[:-1], encode(accepted))

    def _to(self, person: str) -> bytes | None:
        seat = self._table.seat_of(person)
        if self._is_said and self._table.mutes.get(person):
            return self._message(seat, self._table.mutes[person]) or None
        return self.to_seat(seat) or None

    def to_seat(self, seat: Seat | None) -> bytes:
        """The message for a seat, or with None for spectators, unless somebody is muted."""
        known = self._messages.get(seat)
        if known is None:
            known = self._messages[seat] = self._message(seat)
        return known

    def _message(self, seat: Seat | None, muted: Iterable[str] = ()) -> bytes:
        own = self._own(seat)
        is_shared = self._is_open and own is UNSET and not muted
        if is_shared and self._open_message:
            return self._open_message
        events = self._events(seat, muted)
        if events is _NOTHING and not self._has_news:
            return b""
        message = encode(
            EncodedUpdate(self._version, self._at, events, self._table_part, self._game, own)
        )
        if is_shared:
            self._open_message = message
        return message

    def _events(self, seat: Seat | None, muted: Iterable[str]) -> Raw:
        """The events that a receiver may know; encoded once if everybody may know them."""
        if self._open_events is not None and not muted:
            return self._open_events
        events = table_events(self._happened, seat, muted)
        encoded = Raw(encode(events)) if events else _NOTHING
        if self._is_open and not muted:
            self._open_events = encoded
        return encoded

    def _own(self, seat: Seat | None) -> Raw | UnsetType:
        if not self._has_news:
            return UNSET
        before, now = self._before, self._now
        if before is not None and now is not None and before.game == now.game:
            if seat is None:
                return UNSET
            is_asked = seat in (before.to_move, now.to_move)
            if not is_asked and before.hands[seat] == now.hands[seat]:
                return UNSET
        return Raw(encode(own_part(self._table, seat)))


def snapshot(table: Table, person: Person, now: float, seen: int | None = None) -> bytes:
    """Everything a person may know now, with the events since a version if these are short."""
    seat = table.seat_of(person.id)
    muted = table.mutes.get(person.id, set())
    game, around = current_game(table), table_data(table)
    happened = None if seen is None else table.log.since(seen)
    lately = table.log.last_turns(LAPS * table.settings.seats)
    missed = None
    if happened is not None:
        missed = table_events(happened, seat, muted)
        if missed and len(encode(missed)) > len(encode(game)) + len(encode(around)):
            missed = None
    return encode(
        Snapshot(
            table.version,
            now,
            person.id,
            around,
            game,
            own_part(table, seat),
            tuple(sorted(muted)),
            missed,
            table_events(lately, seat, muted),
            _first_version(lately, table.version + 1),
            tuple([line for line in table.talk if not (line.is_said and line.person in muted)]),
        )
    )


def log_part(table: Table, person: Person, before: int) -> bytes:
    """A page of the events of the current game before a version."""
    seat = table.seat_of(person.id)
    muted = table.mutes.get(person.id, set())
    events: tuple[TableEvent, ...] = ()
    while not events and (entries := table.log.page(before)):
        before = entries[0].version
        events = table_events(entries, seat, muted)
    return encode(LogPart(before, events))


def _first_version(entries: Sequence[LogEntry], otherwise: int) -> int:
    return entries[0].version if entries else otherwise


def table_events(
    happened: Iterable[LogEntry], seat: Seat | None, muted: Iterable[str] = ()
) -> tuple[TableEvent, ...]:
    """The events of these entries that a seat, or with None a spectator, may know."""
    told: list[TableEvent] = []
    for one in happened:
        change = one.change
        match change:
            case Moved():
                told.append(
                    MoveMade(
                        change.seat,
                        change.number,
                        change.move,
                        one.by is None,
                        tuple([game_event(redact(event, seat)) for event in one.events]),
                    )
                )
            case Started():
                told.append(GameStarted(change.game, change.starter, change.commitment))
            case Opened():
                told.append(TableOpened(change.settings, change.host))
            case Muted() | Hinted():
                pass
            case Said() if change.person in muted or change.phrase is change.text is None:
                pass  # muted, or removed since
            case _:
                told.append(change)
    return tuple(told)


def refused(error: LinkoError, command_id: str | None, version: int) -> Refused:
    """The message for a refusal, with everything a client needs to word it."""
    params = {
        name: str(value) if isinstance(value, LinkoError) else value
        for name, value in error.params.items()
    }
    return Refused(command_id, error.code, params, error.clause, str(error), version)


def table_data(table: Table) -> TableData:
    """The public data of the table around the game."""
    return TableData(
        table.id,
        table.code if table.status is Status.OPEN else None,
        table.status,
        table.settings,
        _options(table.settings),
        table.host,
        deputy_of(table),
        tuple(
            SeatData(
                place.name,
                None if place.person is None else place.person.id,
                place.bot,
                place.stand_in,
                present,
                table.coat_of(seat),
            )
            for seat, (place, present) in enumerate(zip(table.places, table.present, strict=True))
        ),
        table.spectators,
        _match_data(table),
        next_game(table),
        table.closed_because,
        table.closed_words,
    )


def _options(settings: Settings) -> Options | None:
    try:
        return settings.options
    except LinkoError:  # an edition that only an earlier version knew
        return None


def presence(table: Table) -> Presence:
    """The message about who is at the table now."""
    return Presence(table.present, table.spectators, deputy_of(table))


def _match_data(table: Table) -> MatchData | None:
    match = table.match
    if match is None:
        return None
    standing = match.game.standing
    assert standing is not None  # as in every game of a match
    return MatchData(
        standing.match,
        standing.number,
        standing.games,
        standing.target,
        match.totals,
        tuple(game.scores for game in match.games if game.is_over),
        tuple(match.winners),
    )


def current_game(table: Table) -> CurrentGame | None:
    """The public data of the game; with all hands once it is over, but for a deal of the day."""
    dealt = table.dealt
    if dealt is None:
        return None
    game = dealt.game
    return CurrentGame(
        dealt.id,
        dealt.commitment,
        dealt.number,
        board(game.state, game.standing),
        _clock_data(table, dealt),
        game.state.hands if game.is_over and dealt.daily is None else None,
        tuple(dealt.turn_scores) if game.is_over else None,
        dealt.moments if game.is_over else None,
        UNSET if dealt.played_on is None else dealt.played_on,
        UNSET
        if dealt.daily is None
        else DailyPart(date_text(dealt.daily.day), dealt.daily.attempt > 1),
    )


def _clock_data(table: Table, dealt: TableGame) -> ClockData | None:
    if dealt.clocks is None or table.settings.clock is None:
        return None
    return ClockData(
        tuple(dealt.clocks.banks),
        table.settings.clock.per_decision,
        dealt.clocks.since,
        table.deadline is not None,
    )


def own_part(table: Table, seat: Seat | None) -> Own[str] | None:
    """The part of the game that only this seat may know; without moves at a closed table."""
    if table.dealt is None or seat is None:
        return None
    part = own(table.dealt.game.state, seat)
    return in_notation(part) if table.to_move is not None else Own(seat, part.hand, (), ())

"""How a table, its game and a hand stand, as data for messages."""

from __future__ import annotations

from functools import lru_cache

from linko.cards import Seat
from linko.options import OPTION_NAMES, Options
from linko.refusal import LinkoError
from linko.rules import Move, Prey, Snatch, own_part
from linko.table import Settings, Status, Table, TableGame
from linko.wire.messages import (
    ClockData,
    GameData,
    MatchData,
    Presence,
    PreyData,
    SeatData,
    SnatchData,
    TableData,
    YouData,
)


def table_data(table: Table) -> TableData:
    """The table around the game, as everybody may know it."""
    return TableData(
        table.id,
        table.code if table.status is Status.OPEN else None,
        table.status,
        table.settings,
        _options_data(table.settings),
        table.host,
        tuple(
            SeatData(
                place.name,
                None if place.person is None else place.person.id,
                place.bot,
                place.stand_in,
                present,
            )
            for place, present in zip(table.places, table.present, strict=True)
        ),
        table.spectators,
        _match_data(table),
        table.closed_because,
    )


@lru_cache(maxsize=256)
def options_data(options: Options) -> dict[str, str | bool | int | None]:
    """All options by name, and the edition's name."""
    return {"edition": options.edition} | {name: getattr(options, name) for name in OPTION_NAMES}


def _options_data(settings: Settings) -> dict[str, str | bool | int | None]:
    try:
        return options_data(settings.options)
    except LinkoError:  # of an edition that an earlier version knew
        return {}


def presence(table: Table) -> Presence:
    """Who is at the table now."""
    return Presence(table.present, table.spectators)


def _match_data(table: Table) -> MatchData | None:
    match = table.match
    if match is None:
        return None
    standing = match.game.standing
    assert standing is not None  # as in every game of a match
    return MatchData(
        standing.match,
        standing.round,
        standing.games,
        standing.target,
        match.totals,
        standing.totals,
        tuple(match.winners),
    )


def game_data(table: Table) -> GameData | None:
    """The game as a spectator may know it; all hands once it is over."""
    dealt = table.dealt
    if dealt is None:
        return None
    view = dealt.game.view(None)
    return GameData(
        dealt.id,
        dealt.commitment,
        dealt.number,
        view.starter,
        view.turn,
        view.turn_number,
        view.phase,
        view.to_move,
        view.hand_counts,
        view.known,
        view.stacks,
        view.row,
        view.pile_size,
        view.discard,
        view.ghost,
        None if view.snatch is None else _snatch_data(view.snatch),
        view.draws_left,
        view.scores,
        view.ended_by,
        view.winners,
        _clock_data(table, dealt),
        dealt.game.state.hands if dealt.game.is_over else None,
        tuple(dealt.turn_scores) if dealt.game.is_over else None,
    )


def _snatch_data(snatch: Snatch) -> SnatchData:
    return SnatchData(snatch.attacker, snatch.victim, snatch.cards, snatch.pending)


def _clock_data(table: Table, dealt: TableGame) -> ClockData | None:
    if dealt.clocks is None or table.settings.clock is None:
        return None
    return ClockData(
        tuple(dealt.clocks.banks),
        table.settings.clock.per_decision,
        dealt.clocks.since,
        table.deadline is not None,
    )


def you_data(table: Table, seat: Seat | None) -> YouData:
    """What only this seat may know of the game."""
    if table.dealt is None or seat is None:
        return YouData(seat, (), (), ())
    hand, moves, prey = own_part(table.dealt.game.state, seat)
    if table.to_move is None:
        return YouData(seat, hand, (), ())
    return YouData(seat, hand, _texts(moves), tuple(map(_prey_data, prey)))


def _texts(moves: tuple[Move, ...]) -> tuple[str, ...]:
    return tuple([move.text for move in moves])


def _prey_data(prey: tuple[Prey, ...]) -> tuple[PreyData, ...]:
    return tuple([PreyData(one.seat, one.cards) for one in prey])

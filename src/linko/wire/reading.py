"""From messages back to a `View`, for clients in Python."""

from __future__ import annotations

from typing import Final

import msgspec

from linko.cards import Seat
from linko.options import Options
from linko.rules import Move, Prey, Snatch, Standing, View
from linko.wire.messages import GameData, MatchData, TableData, ToClient, YouData

_decoder: Final = msgspec.json.Decoder(ToClient)


def read(text: str | bytes) -> ToClient:
    """A message of the server."""
    message: ToClient = _decoder.decode(text)
    return message


def view_of(table: TableData, game: GameData, you: YouData) -> View:
    """What the server's rules call the view of this seat, made again from messages."""
    options = Options.from_record(table.settings.edition)
    return View(
        options,
        None if you.seat is None else Seat(you.seat),
        Seat(game.starter),
        Seat(game.turn),
        game.turn_number,
        game.phase,
        None if game.to_move is None else Seat(game.to_move),
        you.hand,
        game.hand_counts,
        game.known,
        game.stacks,
        game.row,
        game.pile_size,
        game.discard,
        game.ghost,
        _snatch(game),
        game.draws_left,
        game.scores,
        game.ended_by,
        tuple(map(Seat, game.winners)),
        tuple(map(Move.parse, you.legal_moves)),
        tuple(
            tuple(Prey(None if one.seat is None else Seat(one.seat), one.cards) for one in prey)
            for prey in you.prey
        ),
        None if table.match is None else _standing(table.match),
    )


def _snatch(game: GameData) -> Snatch | None:
    snatch = game.snatch
    if snatch is None:
        return None
    return Snatch(
        Seat(snatch.attacker),
        Seat(snatch.victim),
        snatch.cards,
        tuple(map(Seat, snatch.pending)),
    )


def _standing(match: MatchData) -> Standing:
    return Standing(match.name, match.round, match.totals_before, match.games, match.target)

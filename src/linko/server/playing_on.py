"""Tables where a game begins at a moment of a finished one."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal

from msgspec import Struct

from linko.cards import cards_text
from linko.game import Game
from linko.records import load_object
from linko.redeal import moment, redealt
from linko.server.errors import ServerError
from linko.table import LEVELS, Chance, LogEntry, Person, PlayedOn, Settings, Table
from linko.table.errors import TableError
from linko.table.lobby import known_level
from linko.table.log import Started

STRONGEST: Final = "search"
"""The bot that takes the seats of people."""

Deal = Literal["as_it_was", "unseen_again"]


class Wish(Struct, frozen=True):
    """Where to play on, and how."""

    game: str
    at: int
    """Number of decisions that are kept; the next one is made again."""
    seat: int
    deal: Deal
    level: str | None
    """The level of all bots; None: bots keep their level, and the strongest bot replaces people."""


def continued(
    table_id: str, record: bytes, wish: Wish, host: Person, now: float, chance: Chance
) -> tuple[Table, tuple[LogEntry, ...]]:
    """Return a new table with bots, and its log entries; raise a `LinkoError` for a bad wish."""
    data = load_object(record)
    whole = Game.from_record(data)
    if not 0 <= wish.at < whole.move_count:
        raise ServerError("server_no_such_moment", given=wish.at, decisions=whole.move_count)
    highest = len(whole.names) - 1
    if not 0 <= wish.seat <= highest:
        raise TableError("table_no_such_seat", highest=highest, given=wish.seat)
    game = moment(whole, wish.at)
    if wish.deal == "unseen_again":
        game = redealt(game, wish.seat, Random(chance.salt()))
    started = Started(
        chance.new_id(),
        chance.new_id(),
        int(game.state.starter),
        cards_text(game.deck),
        chance.salt(),
        PlayedOn(wish.game, wish.at, wish.seat, wish.deal),
        tuple([move.text for move in game.moves]),
    )
    edition: Any = data["edition"]  # from_record has checked it
    settings = Settings(edition=edition, seats=len(game.names))
    levels = _levels(game, None if wish.level is None else known_level(wish.level))
    return Table.with_bots(table_id, settings, host, wish.seat, levels, started, now, chance)


def _levels(game: Game, wanted: str | None) -> list[str]:
    """Return the bot of each seat; only a bot can have the name of a level."""
    if wanted is not None:
        return [wanted] * len(game.names)
    return [name if name in LEVELS else STRONGEST for name in game.names]

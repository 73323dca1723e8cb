"""Playing on from a moment of a finished game."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from linko.server.http.games import finished_game
from linko.server.http.refusals import specs
from linko.server.http.tables import OpenedTable, check_new_table
from linko.server.http.who import asker, hub_of
from linko.server.identities import person
from linko.server.playing_on import Deal, Wish
from linko.table.commands import LONGEST_ID, SeatNumber

AnyRequest = Request[Any, Any, Any]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game, and how to play on from there."""

    at: Annotated[int, Meta(ge=0, lt=2**31)]
    """The number of the decision to be made again, from 0, as in the link to a replay."""
    seat: SeatNumber
    """The seat to play on."""
    deal: Deal
    """Whether all cards stay where they were, or those this seat had not seen are dealt again."""
    level: Annotated[str, Meta(max_length=LONGEST_ID)] | None = None
    """The level of all bots; if null, bots keep theirs and the strongest bot replaces people."""


@post("/api/games/{game:str}/play-on", responses=specs(401, 404, 409), operation_id="play_on")
async def play_on(request: AnyRequest, game: FromPath[str], data: JSONBody[PlayOn]) -> OpenedTable:
    """Open a table with bots to continue a finished game from one of its moments.

    The new game counts in no statistics, because its record says where it comes from.
    """
    identity = await asker(request, "table")
    hub = hub_of(request)
    found = await finished_game(request, game)
    await check_new_table(hub, identity)
    wish = Wish(game, data.at, data.seat, data.deal, data.level)
    async with hub.replays.turn():
        live = await hub.tables.play_on(found.record, wish, person(identity))
    return OpenedTable(live.table.id, None)

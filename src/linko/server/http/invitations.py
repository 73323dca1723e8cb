"""The invitation to a table: what visitors read before they sit down or watch."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromPath
from msgspec import Struct

from linko.server.http.refusals import specs
from linko.server.http.who import hub_of, identity_or_none, limit
from linko.table import Settings, Status, Table

AnyRequest = Request[Any, Any, Any]


class InvitedSeat(Struct, frozen=True):
    """A seat as visitors see it, without the id of its person."""

    name: str
    """Empty if nobody sits there."""
    bot: str | None
    host: bool
    """Whether the host sits there."""
    present: bool
    coat: int


class Invitation(Struct, frozen=True):
    """Who plays what at a table."""

    id: str
    status: Status
    settings: Settings
    seats: tuple[InvitedSeat, ...]
    turn: int | None
    """The number of the turn; null if no game is being played."""
    seated: bool
    """Whether the current user sits there."""


@get("/api/tables/{table:str}/invitation", responses=specs(404), operation_id="invitation")
async def invitation(request: AnyRequest, table: FromPath[str]) -> Invitation:
    """Return who plays what at a table; anybody with the link may ask, even without a name."""
    limit(request, "request")
    identity = await identity_or_none(request)
    person = None if identity is None else identity.id
    tables = hub_of(request).tables
    return await tables.at(table, lambda live: live.read(lambda seen: _invitation(seen, person)))


def _invitation(table: Table, person: str | None) -> Invitation:
    seats = tuple(
        InvitedSeat(
            place.name,
            place.bot,
            place.person is not None and place.person.id == table.host,
            present,
            table.coat_of(seat),
        )
        for seat, (place, present) in enumerate(zip(table.places, table.present, strict=True))
    )
    view = table.view(None) if table.status is Status.RUNNING and table.broken is None else None
    playing = view is not None and not (table.dealt is None or table.dealt.game.is_over)
    return Invitation(
        table.id,
        table.status,
        table.settings,
        seats,
        view.board.turn_number if playing and view is not None else None,
        person is not None and table.seat_of(person) is not None,
    )

"""Tables over HTTP: open one, find one, look at one, and send it commands as on the socket."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Annotated, Any, Final
from uuid import uuid4

from litestar import Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, MsgspecError, Struct
from msgspec.structs import replace

from linko.bots.errors import BotError
from linko.judgement.review import Reason
from linko.refusal import LinkoError
from linko.server.errors import ServerError
from linko.server.http.refusals import VERSION, specs
from linko.server.http.who import asker, hub_of, limit
from linko.server.hub import Hub
from linko.server.identities import person
from linko.server.live_table import LiveTable
from linko.server.summaries import SeatSummary, TableSummary, read_summary
from linko.server.tables import CODE_LENGTH, Tables
from linko.store import Identity, TableRow
from linko.table import Command, Person, Settings, Status
from linko.table.commands import LONGEST_ID, Start
from linko.table.hints import hint_place
from linko.wire.to_client import Accepted, Snapshot

log = logging.getLogger("linko.http")

MOST_LISTED: Final = 100
MOST_MINE: Final = 50
MOST_OPEN: Final = 20
"""Maximum number of tables of one person that wait for their first deal."""
MOST_RUNNING: Final = 200
"""Maximum number of running tables of a person who opens another."""
MOST_COUNTED: Final = MOST_OPEN + MOST_RUNNING
"""Maximum number of a person's unfinished tables that are counted for these limits."""
EMPTY_SECONDS: Final = 600.0
"""Seconds for which a waiting table is listed although nobody is connected."""

AnyRequest = Request[Any, Any, Any]
JSON: Final = "application/json"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; with `start`, bots take the other seats and the cards are dealt."""

    settings: Settings
    fill: Annotated[str, Meta(max_length=LONGEST_ID)] | None = None
    """The level of the bots that take the empty seats."""
    start: bool = False


class OpenedTable(Struct, frozen=True):
    """The id and the code of a new table."""

    id: str
    code: str | None


class PublicTables(Struct, frozen=True):
    """Tables to join, and tables to watch."""

    open: list[TableSummary]
    running: list[TableSummary]


class FoundTable(Struct, frozen=True):
    """The table behind a short code."""

    id: str


class GivenHint(Struct, frozen=True):
    """A hint for a decision."""

    game: str
    number: int
    """The number of the decision in the game, from 1."""
    move: str
    reason: Reason | None
    """Why the move is better than another one; null if no reason is given."""


@post("/api/tables", responses=specs(401, 409), operation_id="open_table")
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table."""
    identity = await asker(request, "table")
    hub = hub_of(request)
    await check_new_table(hub, identity)
    host = person(identity)
    live = await hub.tables.open(data.settings, host)
    if data.start or data.fill:
        await _start(live, data, host)
    table = live.table
    return OpenedTable(table.id, table.code if table.status is Status.OPEN else None)


async def check_new_table(hub: Hub, identity: Identity) -> None:
    """Refuse another table to a person with too many, and to everybody during maintenance."""
    hub.board.check_beginning()
    mine = Counter(
        row.status for row in await hub.store.tables_of(identity.id, MOST_COUNTED, unfinished=True)
    )
    if mine[Status.OPEN] >= MOST_OPEN:
        raise ServerError("server_too_many", most=MOST_OPEN, what="open tables")
    if mine[Status.RUNNING] >= MOST_RUNNING:
        raise ServerError("server_too_many", most=MOST_RUNNING, what="running tables")


async def _start(live: LiveTable, data: NewTable, host: Person) -> None:
    command = Start(uuid4().hex, data.fill)
    try:
        await live.command(command, host)
    except LinkoError:
        await live.close_table("not_started")
        raise


@get("/api/tables", responses=specs(), operation_id="public_tables")
async def public_tables(request: AnyRequest) -> PublicTables:
    """Return the public tables to join and to watch, the most recent first."""
    limit(request, "request")
    hub = hub_of(request)
    waiting = await hub.store.public_tables(Status.OPEN, MOST_LISTED)
    running = await hub.store.public_tables(Status.RUNNING, MOST_LISTED)
    since = hub.now() - EMPTY_SECONDS
    visitors = await _visitors(hub, (*waiting, *running))
    joinable = [row for row in waiting if row.changed_at > since or visitors.get(row.id)]
    return PublicTables(
        _listed(hub.tables, joinable, visitors), _listed(hub.tables, running, visitors)
    )


@get("/api/my/tables", responses=specs(401), operation_id="my_tables")
async def my_tables(request: AnyRequest) -> list[TableSummary]:
    """Return the tables where the current user sits, and whether it is their turn."""
    identity = await asker(request, "request")
    hub = hub_of(request)
    rows = await hub.store.tables_of(identity.id, MOST_MINE, unfinished=True)
    await _load_those_behind(hub, rows)
    listed = _listed(hub.tables, rows, await _visitors(hub, rows))
    return [
        replace(table, your_turn=table.to_move == identity.id)
        for table in listed
        if any(seat.person == identity.id for seat in table.seats)
    ]


@get(
    "/api/tables/{table:str}",
    responses={**specs(401, 404), 200: ResponseSpec(Snapshot, generate_examples=False)},
    operation_id="look",
)
async def look(
    request: AnyRequest, table: FromPath[str], seen: FromQuery[int | None] = None
) -> Response[bytes]:
    """Return the table as the current user may see it: the socket's first message."""
    identity = await asker(request, "request")
    message = await hub_of(request).tables.at(table, lambda live: live.look(person(identity), seen))
    return Response(message, media_type=JSON)


@post(
    "/api/tables/{table:str}/commands",
    status_code=200,
    responses=specs(401, 404, 409),
    operation_id="command",
)
async def command(request: AnyRequest, table: FromPath[str], data: JSONBody[Command]) -> Accepted:
    """Carry out a command, as on the socket."""
    identity = await asker(request, "message")
    hub_of(request).check_command(data, identity.id)

    async def carry_out(live: LiveTable) -> int:
        try:
            return await live.command(data, person(identity))
        except LinkoError:
            request.state[VERSION] = live.version
            raise

    return Accepted(data.id, await hub_of(request).tables.at(table, carry_out))


@post(
    "/api/tables/{table:str}/hint",
    status_code=200,
    responses=specs(401, 404, 409, 503),
    operation_id="hint",
)
async def hint(request: AnyRequest, table: FromPath[str]) -> GivenHint:
    """Return the strong bot's choice for the current user's decision; only in games against bots.

    The choice depends only on what the seat knows. The record of the game lists the decision.
    """
    identity = await asker(request, "hint")
    hub, who = hub_of(request), person(identity)

    async def give(live: LiveTable) -> GivenHint:
        place = await live.read(lambda seen: hint_place(seen, who))
        try:
            found = await live.hints.at(place, partial(hub.bot_workers.hint, table=table))
        except BotError:
            raise ServerError("server_no_hint_now") from None
        await live.note_hint(who, place)
        return GivenHint(place.game, place.number, found.move, found.reason)

    return await hub.tables.at(table, give)


@delete("/api/tables/{table:str}", responses=specs(401, 404, 409), operation_id="close_table")
async def close_table(request: AnyRequest, table: FromPath[str]) -> None:
    """Close a table where the current user plays against bots only."""
    identity = await asker(request, "request")

    async def close(live: LiveTable) -> None:
        people = await live.read(
            lambda seen: {place.person.id for place in seen.places if place.person is not None}
        )
        if people != {identity.id}:
            raise ServerError("server_not_alone")
        await live.close_table("forgotten")

    await hub_of(request).tables.at(table, close)


@get("/api/codes/{code:str}", responses=specs(404), operation_id="find_by_code")
async def find_by_code(request: AnyRequest, code: FromPath[str]) -> FoundTable:
    """Return the table that waits for friends under a short code."""
    limit(request, "code")
    wanted = code.strip().upper()
    row = None
    if len(wanted) == CODE_LENGTH and wanted.isalnum() and wanted.isascii():
        row = await hub_of(request).store.table_by_code(wanted)
    if row is None:
        raise ServerError("server_no_such_code")
    return FoundTable(row.id)


@get("/api/tables/{table:str}/qr.svg", responses=specs(401, 404), media_type="image/svg+xml")
async def qr(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    """Return the link to a table as a QR code."""
    from linko.server.links import qr_svg, table_link

    await asker(request, "request")
    live = await hub_of(request).tables.find(table)
    link = table_link(hub_of(request).settings, str(request.base_url), live.table.id)
    return Response(qr_svg(link), media_type="image/svg+xml")


async def _visitors(hub: Hub, rows: Iterable[TableRow]) -> Mapping[str, frozenset[str]]:
    """Return who is connected to each of these tables, through any process."""
    found, away = {}, []
    for row in rows:
        live = hub.tables.in_memory(row.id)
        if live is None:
            away.append(row.id)
        else:
            found[row.id] = live.table.visitors.everybody
    if hub.cluster is not None and away:
        found |= await hub.cluster.visited(away)
    return found


async def _load_those_behind(hub: Hub, rows: Iterable[TableRow]) -> None:
    """Load the tables whose row may name the wrong person to move; loading corrects the row."""
    running = [row.id for row in rows if row.status is Status.RUNNING]
    away = [table for table in running if hub.tables.in_memory(table) is None]
    for table in await hub.store.behind(away):
        try:
            await hub.tables.find(table)
        except Exception as error:  # the list then shows the row as it is
            log.warning(
                "a table cannot be loaded",
                extra={"table": table, "reason": type(error).__name__},
            )


def _listed(
    tables: Tables, rows: Iterable[TableRow], visitors: Mapping[str, frozenset[str]]
) -> list[TableSummary]:
    """Return tables as lists show them, with current spectators; leave out unreadable rows."""
    found = []
    for row in rows:
        try:
            known = read_summary(row)
        except MsgspecError:
            log.error("a summary cannot be read", extra={"table": row.id})  # noqa: TRY400 - no trace
            continue
        live = tables.in_memory(row.id)
        if live is not None:  # the row may be a second behind
            known = replace(
                known,
                seats=_with_presence(known.seats, live.table.visitors.is_here),
                spectators=live.table.spectators,
                to_move=live.person_to_move,
            )
        elif row.id in visitors:
            here = visitors[row.id]
            seated = {seat.person for seat in known.seats}
            known = replace(
                known,
                seats=_with_presence(known.seats, here.__contains__),
                spectators=len(here - seated),
            )
        found.append(known)
    return found


def _with_presence(
    seats: tuple[SeatSummary, ...], is_here: Callable[[str], bool]
) -> tuple[SeatSummary, ...]:
    return tuple(
        replace(seat, present=seat.person is not None and is_here(seat.person)) for seat in seats
    )

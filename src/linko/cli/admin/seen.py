"""What a host sees: counts, processes, people, tables, bans and the audit log."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final

import typer

from linko.cli.admin.session import (
    AsJson,
    Limit,
    Session,
    ago,
    print_json,
    print_table,
    run,
    when,
)
from linko.cli.console import out
from linko.cli.database import Database
from linko.players import printable

DAY: Final = 86400.0
HOUR: Final = 3600.0


class WhichTables(Enum):
    """The tables that a list shows."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"
    UNFINISHED = "unfinished"


def status(*, database: Database = None, as_json: AsJson = False) -> None:
    """Show people online, tables, processes, announcement and maintenance."""

    async def look(session: Session) -> dict[str, object]:
        counts = await session.orders.counts(session.now - DAY)
        processes = await session.orders.processes(session.now)
        bulletin = await session.orders.bulletin()
        return {
            "guests": counts.guests,
            "guests_seen_in_a_day": counts.guests_seen,
            "bots": counts.bots,
            "tables": counts.tables,
            "games": counts.games,
            "online": sum(one.people for one in processes),
            "processes": [
                {
                    "program": one.program,
                    "started_at": one.started_at,
                    "reported_at": one.at,
                    "tables": one.tables,
                    "sockets": one.sockets,
                    "people": one.people,
                }
                for one in processes
            ],
            "announcement": bulletin.announcement,
            "maintenance": bulletin.maintenance,
            "bans": len(bulletin.bans),
        }

    found = run(database, look)
    if as_json:
        print_json(found)
        return
    tables, processes = found["tables"], found["processes"]
    assert isinstance(tables, dict)
    assert isinstance(processes, list)
    out.print(
        f"{found['online']} people online, {found['guests']} guests known "
        f"({found['guests_seen_in_a_day']} seen in the last day), {found['bots']} bots of theirs.",
        soft_wrap=True,
    )
    listed = ", ".join(f"{number} {name}" for name, number in tables.items())
    out.print(f"Tables: {listed}. Finished games: {found['games']}.", soft_wrap=True)
    words = found["announcement"]
    out.print("No announcement." if words is None else f"Announcement: {words}", soft_wrap=True)
    state = "on: running games go on, no new ones begin" if found["maintenance"] else "off"
    out.print(f"Maintenance is {state}. Bans: {found['bans']}.", soft_wrap=True)
    print_table(
        ("process", "started", "tables", "sockets", "people"),
        [
            (
                one["program"],
                when(one["started_at"]),
                str(one["tables"]),
                str(one["sockets"]),
                str(one["people"]),
            )
            for one in processes
        ],
        nothing="No server process is running.",
    )


def people(
    *,
    name: Annotated[str, typer.Option(help="Only people whose name contains this.")] = "",
    hours: Annotated[
        float, typer.Option(help="Only people seen in the last HOURS; 0: everybody.", min=0)
    ] = 24.0,
    limit: Limit = 100,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List guests and their bots, last seen first."""

    async def look(session: Session) -> list[dict[str, object]]:
        since = session.now - hours * HOUR if hours else -1e300
        banned = {ban.target for ban in (await session.orders.bulletin()).bans}
        return [
            {
                "id": one.id,
                "name": one.name,
                "kind": one.kind.value,
                "owner": one.owner,
                "created_at": one.created_at,
                "seen_at": one.seen_at,
                "unfinished_tables": one.tables,
                "banned": one.id in banned or one.owner in banned,
            }
            for one in await session.orders.people(name, since, limit)
        ]

    found = run(database, look)
    if as_json:
        print_json(found)
        return
    print_table(
        ("id", "name", "kind", "seen", "tables", ""),
        [
            (
                str(one["id"]),
                printable(str(one["name"])),
                str(one["kind"]),
                f"{ago(float(str(one['seen_at'])))} ago",
                str(one["unfinished_tables"]),
                "banned" if one["banned"] else "",
            )
            for one in found
        ],
        nothing="Nobody.",
    )


def tables(
    *,
    which: Annotated[WhichTables, typer.Option(help="The tables to list.")] = (
        WhichTables.UNFINISHED
    ),
    limit: Limit = 100,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List tables, private ones too, with the people at them."""
    from msgspec import MsgspecError

    from linko.server.summaries import read_summary
    from linko.store import TableRow
    from linko.table import Status

    wanted = (
        (Status.RUNNING, Status.OPEN) if which is WhichTables.UNFINISHED else (Status(which.value),)
    )

    def shown(row: TableRow) -> dict[str, object]:
        try:
            seats: list[dict[str, object]] = [
                {"name": seat.name, "person": seat.person, "bot": seat.bot}
                for seat in read_summary(row).seats
            ]
        except MsgspecError:
            seats = []
        return {
            "id": row.id,
            "status": row.status.value,
            "public": row.public,
            "created_at": row.created_at,
            "changed_at": row.changed_at,
            "seats": seats,
        }

    async def look(session: Session) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for one in wanted:
            rows = await session.orders.tables(one, limit - len(found))
            found += [shown(row) for row in rows]
            if len(found) >= limit:
                break
        return found

    found = run(database, look)
    if as_json:
        print_json(found)
        return
    print_table(
        ("id", "status", "", "changed", "players"),
        [
            (
                str(one["id"]),
                str(one["status"]),
                "public" if one["public"] else "private",
                f"{ago(float(str(one['changed_at'])))} ago",
                _players(one["seats"]),
            )
            for one in found
        ],
        nothing="No tables.",
    )


def bans(*, database: Database = None, as_json: AsJson = False) -> None:
    """List the banned people and addresses."""

    async def look(session: Session) -> list[dict[str, object]]:
        return [
            {"target": one.target, "kind": one.kind.value, "words": one.words, "at": one.at}
            for one in (await session.orders.bulletin()).bans
        ]

    found = run(database, look)
    if as_json:
        print_json(found)
        return
    print_table(
        ("banned", "kind", "since", "words"),
        [
            (
                str(one["target"]),
                str(one["kind"]),
                when(float(str(one["at"]))),
                printable(str(one["words"] or "")),
            )
            for one in found
        ],
        nothing="Nobody is banned.",
    )


def audit(*, limit: Limit = 50, database: Database = None, as_json: AsJson = False) -> None:
    """List the last acts of hosts, latest first."""

    async def look(session: Session) -> list[dict[str, object]]:
        return [
            {
                "number": one.number,
                "at": one.at,
                "actor": one.actor,
                "act": one.act.value,
                "target": one.target,
                "words": one.words,
            }
            for one in await session.orders.last_acts(limit)
        ]

    found = run(database, look)
    if as_json:
        print_json(found)
        return
    print_table(
        ("number", "when", "who", "act", "target", "words"),
        [
            (
                str(one["number"]),
                when(float(str(one["at"]))),
                printable(str(one["actor"])),
                str(one["act"]),
                str(one["target"] or ""),
                printable(str(one["words"] or "")),
            )
            for one in found
        ],
        nothing="Nothing has been done yet.",
    )


def _players(seats: object) -> str:
    assert isinstance(seats, list)
    names = [printable(seat["name"]) or (seat["bot"] and f"bot {seat['bot']}") for seat in seats]
    return ", ".join(str(name) for name in names if name)
